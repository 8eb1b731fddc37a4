//! From the question for cards to the deal: the promised salts are revealed, or the deal is stopped
//! where all can see it. `docs/deal.md` tells what that proves.

use std::sync::Arc;

use tapis_game::deal::{Commitment, Promise};
use tapis_game::record::{Terms, Version};
use tapis_game::{Game, Opening, Seat, Seats, options};

use super::{Duty, DutyKind, LogEntry, Occupant, Phase, Refused, TableState};
use tapis_registry::with_kind;

/// How long the seats have to reveal what they have promised, in milliseconds. The pages do it by
/// themselves.
const REVEAL_MS: i64 = 3000;
/// How long the seats that have revealed in vain have to promise anew.
const AGAIN_MS: i64 = 1500;
/// After so many stopped deals, a seat that has stopped one plays without a salt.
const PATIENCE: usize = 2;

/// A deal that was asked for and is not there yet.
#[derive(Clone)]
pub(super) struct Dealing {
    /// The level of the bots in seats that nobody took.
    fill: Box<str>,
    /// Since when it is as it is.
    since: i64,
    stage: Stage,
}

#[derive(Clone)]
enum Stage {
    /// All is settled, and salts are revealed.
    Revealing { terms: Arc<Terms>, salts: Vec<Option<Box<str>>> },
    /// The deal was stopped. These seats had revealed, and are expected to promise anew.
    Promising(Seats),
}

impl Dealing {
    pub(super) fn not_after(&mut self, now: i64) {
        self.since = self.since.min(now);
    }
}

/// How far the deal is, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealView {
    /// The promise about the seed of this attempt.
    pub commitment: Commitment,
    /// For each deal that was stopped: who did not reveal.
    pub stopped: Vec<Seats>,
    /// What each seat has promised, before the game.
    pub promises: Vec<Option<Promise>>,
    /// Whether the cards were asked for and are not there yet.
    pub asked: bool,
    /// Everything but the salts, as it will stand in the record, while the salts are revealed.
    pub terms: Option<Arc<Terms>>,
    /// Who has not revealed yet.
    pub awaited: Seats,
}

impl TableState {
    /// How far the deal is.
    pub fn deal(&self) -> DealView {
        let terms = self.dealing.as_ref().and_then(|dealing| match &dealing.stage {
            Stage::Revealing { terms, .. } => Some(terms.clone()),
            Stage::Promising(_) => None,
        });
        DealView {
            commitment: self.commitment,
            stopped: self.stopped.clone(),
            promises: Seat::all(self.occupants.len() as u8).map(|s| self.promised(s)).collect(),
            asked: self.dealing.is_some(),
            terms,
            awaited: self.awaited(),
        }
    }

    pub(super) fn dealing(&self) -> Option<&Dealing> {
        self.dealing.as_ref()
    }

    /// What this seat has promised.
    fn promised(&self, seat: Seat) -> Option<Promise> {
        match &self.occupants[seat.index()] {
            Occupant::Person { promise, .. } => *promise,
            _ => None,
        }
    }

    /// Who has promised and not revealed.
    fn awaited(&self) -> Seats {
        let Some(Dealing { stage: Stage::Revealing { salts, .. }, .. }) = &self.dealing else {
            return Seats::NONE;
        };
        let seats = Seat::all(self.occupants.len() as u8);
        seats
            .filter(|seat| self.promised(*seat).is_some() && salts[seat.index()].is_none())
            .collect()
    }

    /// Whether this seat has stopped a deal, and patience is at an end.
    fn plays_without_salt(&self, seat: Seat) -> bool {
        self.stopped.len() >= PATIENCE && self.stopped.iter().any(|seats| seats.contains(seat))
    }

    /// A deal of the first version, whose salts were there from the beginning.
    pub(super) fn first_opening(&self) -> Opening {
        let salts = self.occupants.iter().map(|occupant| match occupant {
            Occupant::Person { salt, .. } => salt.to_string(),
            _ => String::new(),
        });
        let opening = Opening::new(self.names(), salts.collect(), self.seed.clone());
        Opening { version: Version::One, ..opening }
    }

    fn names(&self) -> Vec<String> {
        (0..self.occupants.len()).map(|seat| self.name(seat)).collect()
    }

    pub(super) fn promise(&mut self, seat: u8, promise: &str) -> Result<(), Refused> {
        let seat = self.seat(seat)?;
        let new = Promise::read(promise).ok_or(Refused::BadPromise)?;
        if self.phase() != Phase::Waiting {
            return Err(Refused::Started);
        }
        if matches!(&self.dealing, Some(Dealing { stage: Stage::Revealing { .. }, .. })) {
            return Err(Refused::Dealing);
        }
        if self.plays_without_salt(seat) {
            return Err(Refused::BadPromise);
        }
        match &mut Arc::make_mut(&mut self.occupants)[seat.index()] {
            Occupant::Person { promise, .. } => *promise = Some(new),
            _ => return Err(Refused::NotSeated),
        }
        Ok(())
    }

    /// Dealing is asked. Says whether the cards are there at once.
    pub(super) fn ask(&mut self, fill: &str, at: i64) -> Result<bool, Refused> {
        match &self.dealing {
            _ if self.phase() != Phase::Waiting => return Err(Refused::Started),
            Some(Dealing { stage: Stage::Revealing { .. }, .. }) => return Err(Refused::Dealing),
            _ => {}
        }
        self.fill(fill)?;
        let seats = self.occupants.len() as u8;
        let promises = Seat::all(seats).map(|seat| self.promised(seat)).collect();
        let (names, stopped) = (self.names(), self.stopped.clone());
        let terms = with_kind!(self.kind(), G => {
            options::from_value(self.options())
                .and_then(|options| G::new(seats, &options))
                .and_then(|game| Terms::new(&game, names, self.commitment, stopped, promises))
        });
        let terms = Arc::new(terms.map_err(Refused::Unplayable)?);
        let stage = Stage::Revealing { terms, salts: vec![None; seats.into()] };
        self.dealing = Some(Dealing { fill: fill.into(), since: at, stage });
        self.deal_if_ready()
    }

    /// A seat reveals. Says whether the cards are there with that.
    pub(super) fn reveal(&mut self, number: u8, salt: &str) -> Result<bool, Refused> {
        let seat = self.seat(number)?;
        let promise = self.promised(seat);
        let Some(Dealing { stage: Stage::Revealing { salts, .. }, .. }) = &mut self.dealing else {
            return Err(Refused::NotDealing);
        };
        // What a record would not take cannot be what it will hold.
        let fits = !salt.is_empty() && salt.trim() == salt && salt.chars().count() <= 80;
        if !fits || salt.contains(char::is_control) || promise != Some(Promise::of(salt)) {
            return Err(Refused::BrokenPromise);
        }
        salts[seat.index()] = Some(salt.into());
        self.deal_if_ready()
    }

    fn deal_if_ready(&mut self) -> Result<bool, Refused> {
        if !self.awaited().is_empty() {
            return Ok(false);
        }
        let Some(Dealing { stage: Stage::Revealing { salts, .. }, .. }) = self.dealing.take()
        else {
            return Ok(false);
        };
        let salts = salts.into_iter().map(|salt| salt.unwrap_or_default().into()).collect();
        let seed = self.seed.after_stops(self.stopped.len());
        let opening = Opening::new(self.names(), salts, seed);
        self.begin(Opening { stopped: self.stopped.clone(), ..opening })?;
        Ok(true)
    }

    /// Whoever has not revealed stops this deal.
    pub(super) fn stop(&mut self, at: i64) -> Result<(), Refused> {
        let missing = self.awaited();
        let Some(dealing) = self.dealing.as_mut().filter(|_| !missing.is_empty()) else {
            return Err(Refused::NotDealing);
        };
        let mut revealed = Seats::NONE;
        for (seat, occupant) in
            Seat::all(self.occupants.len() as u8).zip(Arc::make_mut(&mut self.occupants))
        {
            if let Occupant::Person { promise, .. } = occupant
                && promise.take().is_some()
                && !missing.contains(seat)
            {
                revealed = revealed.with(seat);
            }
        }
        (dealing.stage, dealing.since) = (Stage::Promising(revealed), at);
        self.stopped.push(missing);
        self.commitment = self.seed.after_stops(self.stopped.len()).commitment();
        Ok(())
    }

    /// What comes by itself while cards are asked for: the deal is stopped, or asked for again.
    pub(super) fn dealing_duty(&self) -> Option<Duty> {
        let dealing = self.dealing.as_ref()?;
        let (at, entry) = match &dealing.stage {
            Stage::Revealing { .. } => (dealing.since + REVEAL_MS, LogEntry::Stop),
            Stage::Promising(expected) => {
                let all = expected.iter().all(|seat| self.promised(seat).is_some());
                let at = if all { dealing.since } else { dealing.since + AGAIN_MS };
                (at, LogEntry::Deal { fill: dealing.fill.to_string() })
            }
        };
        let seat = self.awaited().first().unwrap_or(Seat::new(0));
        Some(Duty { at, seat, kind: DutyKind::Write(entry) })
    }
}
