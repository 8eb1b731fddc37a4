//! A finished game as a text that a person can read and a program can re-check.
//!
//! The text is canonical: the same game is always written in the same way. So a record is checked
//! by playing it again from its header, seed and actions, writing it down anew, and comparing line
//! by line; the first line that differs is the first place that is wrong.

mod check;
mod header;
mod replay;
mod write;

pub use check::{Flaw, MAX_BYTES, game_of, read_bytes};
pub use header::{Header, Terms};
pub use replay::Replay;
pub(crate) use write::{Line, Writer};

use std::fmt;

use crate::{Game, Seat};

/// How a record is written and its deal was made. The first line says so, and what was begun in
/// one version is played, resumed and verified in it for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Version {
    /// The seats added salts without a promise, and a name was measured as a whole (B-07).
    One,
    /// The seats promise their salts before everything else is settled.
    Two,
}

impl Version {
    /// The version of a deal that is made now.
    pub const CURRENT: Self = Self::Two;

    /// The first line of a record.
    pub const fn first_line(self) -> &'static str {
        match self {
            Self::One => "tapis record 1",
            Self::Two => "tapis record 2",
        }
    }

    /// The version of a record with this first line.
    pub fn of(line: &str) -> Option<Self> {
        [Self::One, Self::Two].into_iter().find(|version| version.first_line() == line)
    }
}

/// A finished game whose every line was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    game: G,
    header: Header,
    lines: Vec<String>,
    actions: Vec<(Seat, G::Action)>,
    seed: crate::deal::Seed,
}

impl<G: Game> Record<G> {
    /// The game as agreed.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The players' names.
    pub fn names(&self) -> &[String] {
        self.header.names()
    }

    /// The decisions of the players, in order.
    pub fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    /// Shows the game again, step by step.
    pub fn replay(&self) -> Replay<'_, G> {
        Replay::new(self)
    }

    /// Who sat down, what they brought to the deal, and the seed: from it the game is dealt again.
    pub fn opening(&self) -> crate::Opening {
        crate::Opening {
            version: self.header.version(),
            names: self.header.names().to_vec(),
            salts: self.header.salts().to_vec(),
            stopped: self.header.stopped().to_vec(),
            seed: self.seed.clone(),
        }
    }
}

/// The record as it is kept in a file.
impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
