//! Whoever comes late: a bot's seat is taken only when somebody who sits here agrees, and its hand is
//! seen only from the next deal on. So nobody reads a hand by walking from seat to seat.

use std::sync::Arc;

use tapis_game::{Game, Seat};
use tapis_registry::with_game;

use super::{Duty, DutyKind, LogEntry, Occupant, Phase, Refused, TableState, Who};
use crate::TableEvent;

/// Whoever has not acted so many milliseconds after the first turn gives the seat back.
const FIRST_TURN_MS: i64 = 120_000;
/// More strangers than this are not heard at one table.
const MOST_ASKS: usize = 20;

/// Somebody who came late, until they have acted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Late {
    /// The level of the bot whose seat it was, and is again if they do not play.
    pub level: Box<str>,
    /// The round from which they see and play the hand.
    pub from_round: u8,
    /// When their first turn began.
    pub first_turn: Option<i64>,
    /// Whether they have acted.
    pub has_acted: bool,
}

/// Somebody who asks for the seat of a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// Which.
    pub seat: Seat,
    /// How they are called.
    pub name: Box<str>,
    pub(super) person: Box<str>,
}

/// Who has come late to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Latecomers {
    /// Whether the opener has said that strangers may ask, or may not.
    pub(super) allowed: Option<bool>,
    /// Who asks at the moment.
    pub(super) asks: Vec<Ask>,
    /// Everybody who ever asked: nobody asks twice.
    heard: Vec<Box<str>>,
}

impl TableState {
    /// Who asks for the seat of a bot.
    pub fn asks(&self) -> &[Ask] {
        &self.latecomers.asks
    }

    /// Whether somebody may ask for the seat of a bot: not at public tables, unless the opener
    /// allows it, and only where a person sits who can agree.
    pub fn takes_latecomers(&self) -> bool {
        let someone = |occupant: &Occupant| matches!(occupant, Occupant::Person { .. });
        let allowed = self.latecomers.allowed.unwrap_or(!self.agreed().public);
        self.phase() == Phase::Playing && allowed && self.occupants.iter().any(someone)
    }

    /// The seat whose hand a person sees and plays; not yet, until the next deal, for who came late.
    pub fn plays(&self, person: &str) -> Option<Seat> {
        self.seat_of(person).filter(|seat| self.waits_for_deal(*seat).is_none())
    }

    /// Who has this seat and comes to its hand with the next deal.
    pub(super) fn waits_for_deal(&self, seat: Seat) -> Option<&Late> {
        let late = self.late(seat)?;
        let round = with_game!(self.game()?, sitting => sitting.game().round(sitting.face_up()));
        (round < late.from_round).then_some(late)
    }

    fn late(&self, seat: Seat) -> Option<&Late> {
        match &self.occupants[seat.index()] {
            Occupant::Person { late, .. } => late.as_deref(),
            _ => None,
        }
    }

    fn late_mut(&mut self, seat: Seat) -> Option<&mut Late> {
        match &mut Arc::make_mut(&mut self.occupants)[seat.index()] {
            Occupant::Person { late, .. } => late.as_deref_mut(),
            _ => None,
        }
    }

    /// What is written when somebody asks for a seat during the game; nothing if they ask already.
    pub(super) fn asking(&self, who: &Who, seat: u8) -> Result<Option<LogEntry>, Refused> {
        let place = self.seat(seat)?;
        if self.latecomers.asks.iter().any(|ask| *ask.person == *who.id) {
            return Ok(None);
        }
        if !matches!(self.occupants[place.index()], Occupant::Bot { .. }) {
            return Err(Refused::SeatTaken);
        }
        let heard = &self.latecomers.heard;
        if !self.takes_latecomers()
            || heard.len() >= MOST_ASKS
            || heard.iter().any(|person| **person == *who.id)
        {
            return Err(Refused::NoLatecomers);
        }
        Ok(Some(LogEntry::Ask { seat, person: who.id.clone(), name: who.name.clone() }))
    }

    pub(super) fn ask_for(&mut self, seat: u8, person: &str, name: &str) -> Result<(), Refused> {
        let ask = Ask { seat: self.seat(seat)?, name: name.into(), person: person.into() };
        self.latecomers.heard.push(ask.person.clone());
        self.latecomers.asks.push(ask);
        Ok(())
    }

    /// Somebody who sits here has answered whoever asks for this seat.
    pub(super) fn answer(&mut self, seat: u8, yes: bool) -> Result<(), Refused> {
        let seat = self.seat(seat)?;
        let asks = &mut self.latecomers.asks;
        let place = asks.iter().position(|ask| ask.seat == seat).ok_or(Refused::NobodyAsks)?;
        let ask = asks.remove(place);
        if !yes {
            return Ok(());
        }
        let Occupant::Bot { level } = &self.occupants[seat.index()] else {
            return Err(Refused::SeatTaken);
        };
        let game = self.game().ok_or(Refused::NotStarted)?;
        let round = with_game!(game, sitting => sitting.game().round(sitting.face_up()));
        let late = Late {
            level: level.clone(),
            from_round: round + 1,
            first_turn: None,
            has_acted: false,
        };
        let (id, name) = (ask.person, ask.name);
        self.note(TableEvent::TookOver { seat, name: name.to_string() });
        Arc::make_mut(&mut self.occupants)[seat.index()] = Occupant::Person {
            id,
            name,
            promise: None,
            salt: Box::default(),
            stand_in: false,
            late: Some(Box::new(late)),
        };
        Ok(())
    }

    /// The bot has its seat again, at the level that it had.
    pub(super) fn give_back(&mut self, seat: u8) -> Result<(), Refused> {
        let seat = self.seat(seat)?;
        let level = self.late(seat).ok_or(Refused::NotSeated)?.level.clone();
        self.note(TableEvent::StoodIn { seat });
        Arc::make_mut(&mut self.occupants)[seat.index()] = Occupant::Bot { level };
        Ok(())
    }

    /// The game has moved on: for some who came late the first turn has begun, and who acts stays.
    pub(super) fn follow_latecomers(&mut self, acted: Option<Seat>, at: i64) {
        for seat in self.to_act().iter() {
            if self.late(seat).is_some() && self.waits_for_deal(seat).is_none() {
                self.late_mut(seat).expect("just seen").first_turn.get_or_insert(at);
            }
        }
        if let Some(seat) = acted
            && self.waits_for_deal(seat).is_none()
            && let Some(late) = self.late_mut(seat)
        {
            late.has_acted = true;
        }
    }

    /// Whoever came late and does not play gives the seat back.
    pub(super) fn late_duties(&self) -> impl Iterator<Item = Duty> {
        Seat::all(self.occupants.len() as u8).filter_map(|seat| {
            let late = self.late(seat).filter(|late| !late.has_acted)?;
            let at = late.first_turn? + FIRST_TURN_MS;
            let entry = LogEntry::GiveBack(seat.index() as u8);
            Some(Duty { at, seat, kind: DutyKind::Write(entry) })
        })
    }
}
