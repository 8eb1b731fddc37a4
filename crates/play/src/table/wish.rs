//! Tables as somebody wishes for them.

use serde_json::Value;
use tapis_bots::Level;

use super::command::{Refused, Who, known_promise};
use super::{Agreed, LogEntry};
use tapis_registry::GameKind;

/// The longest time for a decision, in seconds: seven days.
pub const LONGEST_CLOCK: u32 = 7 * 86_400;

/// A table as somebody wishes it.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Which game.
    pub game: GameKind,
    /// Options that differ from the defaults, as JSON.
    pub options: Value,
    /// Who is to have which seat.
    pub seats: Vec<SeatWish>,
    /// Whether strangers find it.
    pub public: bool,
    /// After how many seconds a bot decides for whoever has not.
    pub clock_seconds: Option<u32>,
    /// How long a bot seems to think.
    pub pace_ms: u32,
    /// What the creator promises to add to the deal, if anything.
    pub promise: Option<String>,
}

/// Who is to have a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatWish {
    /// Who asks.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

impl SeatWish {
    /// `me`, `open` or `bot:LEVEL`.
    pub fn read(word: &str) -> Option<Self> {
        match word {
            "me" => Some(Self::Me),
            "open" => Some(Self::Open),
            _ => Some(Self::Bot(word.strip_prefix("bot:")?.to_owned())),
        }
    }
}

impl Wish {
    /// What is agreed for the table, and the first entries of its log. The name of the table and
    /// the seed of its deal come from whoever keeps it.
    ///
    /// # Errors
    /// If no game can be played like that, or somebody is to have a seat who cannot.
    pub fn settle(
        self,
        who: &Who,
        id: String,
        seed: String,
        now: i64,
    ) -> Result<(Agreed, Vec<LogEntry>), Refused> {
        let seats = u8::try_from(self.seats.len()).map_err(|_| Refused::NoSuchSeat)?;
        let options = self.game.settle(seats, self.options).map_err(Refused::Unplayable)?;
        let promise = known_promise(self.promise.as_deref())?;
        let (mut entries, mut seated) = (Vec::new(), false);
        for (seat, wished) in (0..seats).zip(&self.seats) {
            match wished {
                SeatWish::Me if !std::mem::replace(&mut seated, true) => {
                    entries.push(LogEntry::sit(seat, who, promise));
                }
                SeatWish::Me => return Err(Refused::SeatTaken),
                SeatWish::Open => {}
                SeatWish::Bot(level) => {
                    entries.push(LogEntry::Bot { seat, level: known_bot(level)? });
                }
            }
        }
        let agreed = Agreed {
            id,
            game: self.game.name().to_owned(),
            options: options.to_string(),
            seats,
            seed,
            owner: who.id.clone(),
            public: self.public,
            clock_seconds: self.clock_seconds.map(|seconds| seconds.clamp(5, LONGEST_CLOCK)),
            pace_ms: self.pace_ms.min(10_000),
            created: now,
        };
        Ok((agreed, entries))
    }
}

/// Whether a bot of this name may sit at a table. Others may think for too long.
pub fn is_bot(level: &str) -> bool {
    level == "random" || Level::from_name(level).is_some()
}

pub(super) fn known_bot(level: &str) -> Result<String, Refused> {
    if is_bot(level) { Ok(level.to_owned()) } else { Err(Refused::NoSuchBot) }
}
