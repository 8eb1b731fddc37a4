//! A sitting of either game, for whoever serves both.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::{Game, Opening, Refusal, Seat, Unplayable, options};

use crate::Sitting;

/// Which of the two games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// All In – Predictions.
    AllIn,
    /// Bids.
    Bids,
}

/// A sitting of one of the two games.
// One lives on the heap for each table, so the larger of the two decides in any case.
#[allow(clippy::large_enum_variant)]
#[derive(Clone)]
pub enum Either {
    /// All In – Predictions.
    AllIn(Sitting<AllIn>),
    /// Bids.
    Bids(Sitting<Bids>),
}

/// Does something with the sitting inside an [`Either`], whichever game it is of.
#[macro_export]
macro_rules! with_sitting {
    ($either:expr, $sitting:ident => $what:expr) => {
        match $either {
            $crate::Either::AllIn($sitting) => $what,
            $crate::Either::Bids($sitting) => $what,
        }
    };
}

/// Does something with the type of a game that a [`GameKind`] stands for.
#[macro_export]
macro_rules! with_kind {
    ($kind:expr, $game:ident => $what:expr) => {
        match $kind {
            $crate::GameKind::AllIn => {
                type $game = tapis_all_in::AllIn;
                $what
            }
            $crate::GameKind::Bids => {
                type $game = tapis_bids::Bids;
                $what
            }
        }
    };
}

impl GameKind {
    /// Both games.
    pub const ALL: [Self; 2] = [Self::AllIn, Self::Bids];

    /// The game's name in commands, records and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AllIn => AllIn::NAME,
            Self::Bids => Bids::NAME,
        }
    }

    /// The game that calls itself so.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// How many can play.
    pub fn seats(self) -> std::ops::RangeInclusive<u8> {
        with_kind!(self, G => G::SEATS)
    }

    /// Every option as agreed, defaults filled in, if this many can play like that.
    ///
    /// # Errors
    /// Says why no game can be played like that.
    pub fn settle(self, seats: u8, wished: Value) -> Result<Value, Unplayable> {
        with_kind!(self, G => {
            let wished = options::from_value::<<G as Game>::Options>(wished)?;
            Ok(options::to_value(&G::new(seats, &wished)?))
        })
    }

    /// Whether it has a bot of this name.
    pub fn has_bot(self, name: &str) -> bool {
        with_kind!(self, G => <G as tapis_bots::Roster>::bots().contains(&name))
    }
}

impl Either {
    /// The sitting of this game after these actions, which are written in words.
    ///
    /// # Errors
    /// Says why no such game can be played, or which action could not have been chosen.
    pub fn reopen<'a>(
        kind: GameKind,
        options: Value,
        opening: Opening,
        actions: impl IntoIterator<Item = (Seat, &'a str)>,
    ) -> Result<Self, Unplayable> {
        let mut either = Self::open(kind, options, opening)?;
        for (number, (seat, words)) in actions.into_iter().enumerate() {
            either
                .act_in_words(seat, words)
                .map_err(|refusal| Unplayable(format!("action {number}: {refusal}")))?;
        }
        Ok(either)
    }

    /// Seats the players and deals the first cards.
    ///
    /// # Errors
    /// Says why no such game can be played.
    pub fn open(kind: GameKind, wished: Value, opening: Opening) -> Result<Self, Unplayable> {
        let seats = u8::try_from(opening.names.len()).unwrap_or(u8::MAX);
        Ok(match kind {
            GameKind::AllIn => Self::AllIn(Sitting::open(
                AllIn::new(seats, &options::from_value(wished)?)?,
                opening,
            )?),
            GameKind::Bids => Self::Bids(Sitting::open(
                Bids::new(seats, &options::from_value(wished)?)?,
                opening,
            )?),
        })
    }

    /// Which game this is.
    pub fn kind(&self) -> GameKind {
        match self {
            Self::AllIn(_) => GameKind::AllIn,
            Self::Bids(_) => GameKind::Bids,
        }
    }

    /// Carries out an action as it is written.
    ///
    /// # Errors
    /// Says why not; then nothing has changed.
    pub fn act_in_words(&mut self, seat: Seat, words: &str) -> Result<(), Refusal> {
        with_sitting!(self, sitting => sitting.act_in_words(seat, words))
    }

    /// Takes the last action of this seat back, until something new was seen.
    ///
    /// # Errors
    /// Refuses if it cannot be taken back; then nothing has changed.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        with_sitting!(self, sitting => sitting.undo(seat))
    }
}
