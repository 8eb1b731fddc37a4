//! What people can do at a table.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tapis_game::{Menu, Refusal, Seat};
use tapis_play::with_sitting;
use tapis_store::{Append, Change, Kind, NewTable, Outcome, Person, Phase, StoreError};

use super::gathering::{FILL, Gathering, Place, is_bot};
use super::happening::Happening;
use super::{Live, SeatWish, Tables, Wish, agree};
use crate::people::tidy;
use crate::{Refused, clock, secrets};

/// The longest message.
const LONGEST_TEXT: usize = 300;
/// The longest salt, as a record takes it.
const LONGEST_SALT: usize = 80;

impl Tables {
    /// Makes a table.
    ///
    /// # Errors
    /// If no game can be played like that, or the store fails.
    pub async fn create(&self, who: &Person, wish: Wish) -> Result<Arc<Live>, Refused> {
        let seats = u8::try_from(wish.seats.len()).map_err(|_| Refused::NoSuchSeat)?;
        let options = wish.game.settle(seats, wish.options)?;
        let salt = tidy_salt(&wish.salt)?;
        let (mut entries, mut sitters) = (Vec::new(), Vec::new());
        for (seat, wished) in wish.seats.iter().enumerate() {
            let seat = seat as u8;
            match wished {
                SeatWish::Me if sitters.is_empty() => {
                    let (person, name, salt) = (who.id.clone(), who.name.clone(), salt.clone());
                    entries.push(Happening::Sit { seat, person, name, salt }.text());
                    sitters.push((seat, who.id.clone()));
                }
                SeatWish::Me => return Err(Refused::SeatTaken),
                SeatWish::Open => {}
                SeatWish::Bot(level) => {
                    let level = known_bot(level)?;
                    entries.push(Happening::Bot { seat, level }.text());
                }
            }
        }
        let table = NewTable {
            id: secrets::name(),
            game: wish.game.name().to_owned(),
            options: options.to_string(),
            seats,
            seed: secrets::seed().reveal(),
            owner: who.id.clone(),
            public: wish.public,
            clock_seconds: wish.clock_seconds.map(|seconds| seconds.clamp(5, 86_400)),
            pace_ms: wish.pace_ms.min(10_000),
            created: clock::now(),
        };
        self.store().create(&table, &entries, &sitters).await?;
        metrics::counter!("tapis_tables_created_total").increment(1);
        self.find(&table.id).await
    }

    /// Takes a seat: this one, or the first free one. Whoever sits already keeps the seat. During
    /// the game a bot's seat can be taken over, if it is named; not that of somebody who is away.
    ///
    /// # Errors
    /// If the game has begun and no seat is named, the seat is taken, or the store fails.
    pub async fn join(
        &self,
        live: &Arc<Live>,
        who: &Person,
        seat: Option<u8>,
        salt: &str,
    ) -> Result<Seat, Refused> {
        if let Some(seat) = live.seat_of(&who.id) {
            return Ok(seat);
        }
        let salt = tidy_salt(salt)?;
        let mut taken = None;
        let change = self.change(live, |state| {
            let late = state.phase() == Phase::Playing && seat.is_some();
            if !late {
                waiting(state)?;
            }
            // The other half of a request that was sent twice.
            if state.seat_of(&who.id).is_some() {
                return Err(Refused::SeatTaken);
            }
            let free = |seat: &usize| match &state.places()[*seat] {
                Place::Open => true,
                Place::Bot { .. } => late,
                Place::Person { .. } => false,
            };
            let seat = match seat.map(usize::from) {
                Some(seat) if seat >= state.places().len() => return Err(Refused::NoSuchSeat),
                Some(seat) => Some(seat).filter(free),
                None => (0..state.places().len()).find(free),
            };
            let seat = seat.ok_or(Refused::SeatTaken)? as u8;
            taken = Some(seat);
            let (person, name, salt) = (who.id.clone(), who.name.clone(), salt.clone());
            let sits = Change::Sits { seat, person: person.clone() };
            Ok((Happening::Sit { seat, person, name, salt }, vec![sits]))
        });
        match change.await {
            Ok(_) => taken.map(Seat::new).ok_or(Refused::SeatTaken),
            Err(Refused::SeatTaken) => live.seat_of(&who.id).ok_or(Refused::SeatTaken),
            Err(refused) => Err(refused),
        }
    }

    /// Adds something else to the deal, before the game.
    ///
    /// # Errors
    /// If the caller has no seat, the game has begun, or the store fails.
    pub async fn add_salt(
        &self,
        live: &Arc<Live>,
        who: &Person,
        salt: &str,
    ) -> Result<u64, Refused> {
        let salt = tidy_salt(salt)?;
        self.change(live, |state| {
            waiting(state)?;
            let seat = state.seat_of(&who.id).ok_or(Refused::NotSeated)?.index() as u8;
            let (person, name, salt) = (who.id.clone(), who.name.clone(), salt.clone());
            Ok((Happening::Sit { seat, person, name, salt }, Vec::new()))
        })
        .await
    }

    /// Gives a seat up before the game; during it, a bot stands in.
    ///
    /// # Errors
    /// If the caller has no seat, or the store fails.
    pub async fn leave(&self, live: &Arc<Live>, who: &Person) -> Result<u64, Refused> {
        self.change(live, |state| {
            let seat = state.seat_of(&who.id).ok_or(Refused::NotSeated)?.index() as u8;
            match state.phase() {
                Phase::Waiting => Ok((Happening::Open { seat }, vec![Change::Stands { seat }])),
                Phase::Playing => Ok((Happening::StandIn(seat), Vec::new())),
                Phase::Over => Err(Refused::Over),
                Phase::Closed => Err(Refused::NotFound),
            }
        })
        .await
    }

    /// Frees a seat or gives it to a bot, before the game; also removes who sits there.
    ///
    /// # Errors
    /// If the caller is not the owner, the game has begun, or the store fails.
    pub async fn set_seat(
        &self,
        live: &Arc<Live>,
        who: &Person,
        seat: u8,
        wish: &SeatWish,
    ) -> Result<u64, Refused> {
        self.change(live, |state| {
            owner(state, who)?;
            waiting(state)?;
            if usize::from(seat) >= state.places().len() {
                return Err(Refused::NoSuchSeat);
            }
            let happening = match wish {
                SeatWish::Open => Happening::Open { seat },
                SeatWish::Bot(level) => Happening::Bot { seat, level: known_bot(level)? },
                SeatWish::Me => return Err(Refused::none_of("kind", "open, bot:LEVEL")),
            };
            Ok((happening, vec![Change::Stands { seat }]))
        })
        .await
    }

    /// Deals the cards. Seats that are still free go to bots.
    ///
    /// # Errors
    /// If the caller is not the owner, the game has begun, or the store fails.
    pub async fn start(
        &self,
        live: &Arc<Live>,
        who: &Person,
        fill: Option<&str>,
    ) -> Result<u64, Refused> {
        let fill = known_bot(fill.unwrap_or(FILL))?;
        self.change(live, |state| {
            owner(state, who)?;
            waiting(state)?;
            let start = Happening::Start { fill: fill.clone() };
            Ok((start, vec![Change::Phase(Phase::Playing)]))
        })
        .await
    }

    /// Carries out an action of whoever asks. With the version that was seen, a request that comes
    /// twice is harmless: the second one is stale.
    ///
    /// # Errors
    /// If the caller has no seat, the table has moved on, or the action cannot be chosen.
    pub async fn act(
        &self,
        live: &Arc<Live>,
        who: &str,
        words: &str,
        version: Option<u64>,
    ) -> Result<u64, Refused> {
        self.hand_back(live, who).await?;
        self.change(live, |state| action(state, who, words, version)).await
    }

    /// The same for whoever does not wait: `done` is called when the action is on the disk, or has
    /// failed. If something has to be waited for before anything can be decided, both come back.
    ///
    /// # Errors
    /// As [`Tables::act`], if that is known at once; then `done` is not called.
    pub fn act_soon<Done>(
        &self,
        live: &Arc<Live>,
        who: &str,
        words: String,
        version: Option<u64>,
        done: Done,
    ) -> Result<Option<(String, Done)>, Refused>
    where
        Done: FnOnce(Result<u64, Refused>) + Send + Sync + 'static,
    {
        let pen = live.pen.clone().try_lock_owned();
        let (Ok(pen), false) = (pen, live.suspect.load(Ordering::Acquire)) else {
            return Ok(Some((words, done)));
        };
        let decided = {
            let state = live.look();
            match stood_in(&state, who) {
                Some(_) => None,
                None => Some(agree(&state, |state| action(state, who, &words, version))),
            }
        };
        let (append, happening) = match decided {
            Some(Ok(decided)) => decided,
            // Whoever asks may have seen on another node what this one has not heard of yet.
            Some(Err(refused)) if self.store().kind() == Kind::Sqlite => return Err(refused),
            _ => return Ok(Some((words, done))),
        };
        let (tables, table, who) = (self.clone(), live.clone(), who.to_owned());
        self.write(live, pen, append, happening, move |written, pen| {
            drop(pen);
            match written {
                Ok(version) => {
                    tables.look_after(&table);
                    done(Ok(version));
                }
                Err(StoreError::Taken) => tables.clone().spawn(async move {
                    done(tables.act(&table, &who, &words, version).await);
                }),
                Err(error) => done(Err(error.into())),
            }
        })?;
        Ok(None)
    }

    /// Takes back the last action of whoever asks.
    ///
    /// # Errors
    /// If something new was seen, or somebody else has acted since.
    pub async fn undo(
        &self,
        live: &Arc<Live>,
        who: &Person,
        version: Option<u64>,
    ) -> Result<u64, Refused> {
        self.change(live, |state| {
            let seat = state.seat_of(&who.id).ok_or(Refused::NotSeated)?;
            fresh(state, version)?;
            let game = state.game().ok_or(Refused::NotStarted)?;
            let can = with_sitting!(game, sitting => sitting.can_undo(seat));
            if !can {
                return Err(Refused::CannotUndo);
            }
            Ok((Happening::Undo(seat.index() as u8), Vec::new()))
        })
        .await
    }

    /// A bot plays for a seat from now on.
    pub(super) async fn stand_in(&self, live: &Arc<Live>, seat: Seat) -> Result<(), Refused> {
        let change = self.change(live, |state| {
            if live.is_here(seat, clock::now()) || state.bot(seat).is_some() {
                return Err(Refused::Stale);
            }
            Ok((Happening::StandIn(seat.index() as u8), Vec::new()))
        });
        change.await.map(drop)
    }

    /// Whoever returns gets the seat back from the bot.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn hand_back(&self, live: &Arc<Live>, who: &str) -> Result<(), Refused> {
        if stood_in(&live.look(), who).is_none() {
            return Ok(());
        }
        let change = self.change(live, |state| {
            let seat = stood_in(state, who).ok_or(Refused::Stale)?;
            Ok((Happening::Back(seat.index() as u8), Vec::new()))
        });
        match change.await {
            Ok(_) | Err(Refused::Stale) => Ok(()),
            Err(refused) => Err(refused),
        }
    }

    /// Says something at a table.
    ///
    /// # Errors
    /// If the text is empty or too long, the caller has no seat, or the store fails.
    pub async fn chat(&self, live: &Arc<Live>, who: &Person, text: &str) -> Result<(), Refused> {
        let text = tidy(text);
        if text.is_empty() || text.chars().count() > LONGEST_TEXT {
            return Err(Refused::BadText);
        }
        let id = {
            let state = live.look();
            state.seat_of(&who.id).ok_or(Refused::NotSeated)?;
            state.id().to_owned()
        };
        self.store().say(&id, &who.id, &who.name, &text, clock::now()).await?;
        self.listen_to(live).await
    }

    /// Reads what was said since.
    pub(super) async fn listen_to(&self, live: &Arc<Live>) -> Result<(), Refused> {
        let id = live.look().id().to_owned();
        let said = self.store().said(&id, live.tick().said, 50).await?;
        live.hear(said);
        Ok(())
    }

    /// Forgets somebody: at tables that wait, their seats become free; in games, bots play on.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forget(&self, who: &Person) -> Result<(), Refused> {
        for (id, phase) in self.store().tables_of(&who.id, u32::MAX).await? {
            if phase == Phase::Over {
                continue;
            }
            let live = self.find(&id).await?;
            match self.leave(&live, who).await {
                Ok(_) | Err(Refused::NotSeated | Refused::Over) => {}
                Err(refused) => return Err(refused),
            }
        }
        self.0.people.forget(who).await?;
        for live in self.all() {
            let id = live.look().id().to_owned();
            live.hear_anew(self.store().said(&id, 0, 50).await?);
        }
        Ok(())
    }

    /// Writes down the record and the results of a finished game.
    pub(super) async fn remember(&self, live: &Arc<Live>) -> Result<(), Refused> {
        let append = {
            let state = live.look();
            let game = state.game().ok_or(Refused::NotStarted)?;
            let (record, outcomes) = with_sitting!(game, sitting => {
                let record = sitting.record().ok_or(Refused::NotOver)?;
                let game = tapis_game::Game::scores(sitting.game(), sitting.face_up());
                let winners = tapis_game::Game::winners(sitting.game(), sitting.face_up());
                let winners = winners.unwrap_or_default();
                let outcome = |(seat, place): (usize, &Place)| Outcome {
                    seat: seat as u8,
                    person: match place {
                        Place::Person { id, .. } => Some(id.to_string()),
                        _ => None,
                    },
                    score: i64::from(game[Seat::new(seat as u8)]),
                    won: winners.contains(Seat::new(seat as u8)),
                };
                let outcomes = state.places().iter().enumerate().map(outcome).collect();
                (record.to_string(), outcomes)
            });
            let changes = vec![Change::Finished { record, outcomes }];
            Append { table: state.id().to_owned(), at: state.moved_at(), entry: None, changes }
        };
        self.store().append(append).await?;
        metrics::counter!("tapis_games_finished_total").increment(1);
        Ok(())
    }

    /// The record of a finished game.
    ///
    /// # Errors
    /// If the game is not over.
    pub fn record(live: &Live) -> Result<String, Refused> {
        let state = live.look();
        let game = state.game().ok_or(Refused::NotStarted)?;
        with_sitting!(game, sitting => {
            sitting.record().map(|record| record.to_string()).ok_or(Refused::NotOver)
        })
    }
}

/// The seat in which a bot plays for somebody.
fn stood_in(state: &Gathering, who: &str) -> Option<Seat> {
    let seat = state.seat_of(who)?;
    let away = matches!(state.places()[seat.index()], Place::Person { stand_in: true, .. });
    (away && state.phase() == Phase::Playing).then_some(seat)
}

/// An action of somebody, if they may choose it now.
fn action(
    state: &Gathering,
    who: &str,
    words: &str,
    version: Option<u64>,
) -> Result<(Happening, Vec<Change>), Refused> {
    let seat = state.seat_of(who).ok_or(Refused::NotSeated)?;
    fresh(state, version)?;
    check(state, seat, words)?;
    Ok((Happening::Act(seat.index() as u8, words.to_owned()), Vec::new()))
}

/// Whether a seat may choose this action now.
pub(super) fn check(state: &Gathering, seat: Seat, words: &str) -> Result<(), Refused> {
    let game = state.game().ok_or(Refused::NotStarted)?;
    with_sitting!(game, sitting => {
        let to_act = sitting.to_act();
        if to_act.is_empty() {
            return Err(Refused::Over);
        }
        if !to_act.contains(seat) {
            return Err(Refusal::NotYourTurn { seat, to_act }.into());
        }
        let action = tapis_game::Game::read_action(sitting.game(), words);
        let action = action.ok_or(Refused::Unreadable)?;
        sitting.view(seat).legal().contains(action).then_some(()).ok_or(Refused::Illegal)
    })
}

/// Whether nobody has moved since this version.
fn fresh(state: &Gathering, version: Option<u64>) -> Result<(), Refused> {
    match version {
        Some(version) if version < state.moved() || version > state.version() => {
            Err(Refused::Stale)
        }
        _ => Ok(()),
    }
}

fn waiting(state: &Gathering) -> Result<(), Refused> {
    if state.phase() == Phase::Waiting { Ok(()) } else { Err(Refused::Started) }
}

fn owner(state: &Gathering, who: &Person) -> Result<(), Refused> {
    if state.owner() == Some(&who.id) { Ok(()) } else { Err(Refused::NotOwner) }
}

fn known_bot(level: &str) -> Result<String, Refused> {
    if is_bot(level) { Ok(level.to_owned()) } else { Err(Refused::NoSuchBot) }
}

fn tidy_salt(salt: &str) -> Result<String, Refused> {
    let salt = tidy(salt);
    if salt.chars().count() > LONGEST_SALT { Err(Refused::BadText) } else { Ok(salt) }
}
