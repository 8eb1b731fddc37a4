//! What is kept of a table.

use serde::{Deserialize, Serialize};
use sqlx::FromRow;

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// People sit down.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// Nobody came back; it is no longer shown, and removed a little later.
    Closed,
}

impl Phase {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    /// The phase with this word.
    pub fn read(word: &str) -> Option<Self> {
        let all = [Self::Waiting, Self::Playing, Self::Over, Self::Closed];
        all.into_iter().find(|phase| phase.word() == word)
    }
}

impl TryFrom<String> for Phase {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        Self::read(&word).ok_or_else(|| format!("no phase is called {word}"))
    }
}

/// A table as it is created: what was agreed, and the secret of its deal.
#[derive(Clone)]
pub struct NewTable {
    /// Its unguessable name.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Every option, as JSON.
    pub options: String,
    /// How many seats.
    pub seats: u8,
    /// The secret of the deal, as it is written in a record.
    pub seed: String,
    /// Whose table it is.
    pub owner: String,
    /// Whether strangers find it.
    pub public: bool,
    /// After how many seconds a bot decides for whoever has not.
    pub clock_seconds: Option<u32>,
    /// How long a bot seems to think.
    pub pace_ms: u32,
    /// When it was created, in Unix milliseconds.
    pub created: i64,
}

/// A table as it was stored.
#[derive(Clone)]
pub struct StoredTable {
    /// What was agreed.
    pub table: NewTable,
    /// How far it is.
    pub phase: Phase,
}

/// One entry of a table's log, in the words of whoever wrote it.
#[derive(Clone, PartialEq, Eq, FromRow)]
pub struct Entry {
    /// Its number, from 0.
    #[sqlx(try_from = "i64")]
    pub number: u64,
    /// When it was written, in Unix milliseconds.
    pub at: i64,
    /// What happened.
    #[sqlx(rename = "entry")]
    pub text: String,
}

/// An entry to be written, with what else changes in the same moment.
pub struct Append {
    /// Which table.
    pub table: String,
    /// When, in Unix milliseconds.
    pub at: i64,
    /// The entry, with the number that the writer believes to be the next; without one, only the
    /// changes are written.
    pub entry: Option<(u64, String)>,
    /// What else is written, all or nothing.
    pub changes: Vec<Change>,
}

/// What changes besides the log.
pub enum Change {
    /// The table enters a phase.
    Phase(Phase),
    /// Somebody sits down.
    Sits {
        /// Where.
        seat: u8,
        /// Who.
        person: String,
    },
    /// A seat is empty, or a bot's.
    Stands {
        /// Where.
        seat: u8,
    },
    /// The game is over. Written twice, it is kept once: it follows from the log.
    Finished {
        /// The record.
        record: String,
        /// How each seat fared.
        outcomes: Vec<Outcome>,
    },
}

/// How one seat fared.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Where.
    pub seat: u8,
    /// Who sat there, unless it was a bot.
    pub person: Option<String>,
    /// The points.
    pub score: i64,
    /// Whether this seat has won.
    pub won: bool,
}
