//! Tables as they are wished for.

use serde_json::Value;
use tapis_play::GameKind;

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
    /// What the creator adds to the deal.
    pub salt: String,
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
