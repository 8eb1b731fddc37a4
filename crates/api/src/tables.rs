//! Tables: finding, making, sitting down.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::{IntoParams, ToSchema};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over, and its record is open.
    Over,
}

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person, or a program with a token.
    Person,
    /// A bot of the server.
    Bot,
}

/// A seat as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatInfo {
    /// Who has it.
    pub kind: SeatKind,
    /// How they are called; empty if nobody has the seat.
    pub name: String,
    /// How strong the bot is.
    pub level: Option<String>,
    /// Whether they look at the table; a bot always does.
    pub here: bool,
    /// Whether a bot plays for them at the moment.
    pub stand_in: bool,
}

/// A table as everybody may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableInfo {
    /// Its unguessable name.
    pub id: String,
    /// Which game, such as `bids`.
    pub game: String,
    /// Every option of the rules.
    #[schema(value_type = HashMap<String, Value>)]
    pub options: Value,
    /// How far it is.
    pub phase: Phase,
    /// Who sits where, clockwise.
    pub seats: Vec<SeatInfo>,
    /// The seat of the table's owner, if they have one.
    pub owner: Option<u8>,
    /// Whether strangers find it.
    pub public: bool,
    /// After how many seconds a bot decides for whoever has not.
    pub clock_seconds: Option<u32>,
    /// How long a bot seems to think, in milliseconds.
    pub pace_ms: u32,
    /// The promise about the deal; a new one after each deal that was stopped.
    pub commitment: String,
    /// Once dealing is asked: the seats that have not revealed what they promised.
    #[serde(default)]
    #[schema(required = true)]
    pub awaited: Vec<u8>,
    /// The table at which the same company plays again.
    pub rematch: Option<String>,
    /// When it was created, in Unix milliseconds.
    pub created: i64,
    /// Your seat, if you have one.
    pub you: Option<u8>,
    /// How many things have happened; goes up by one with each.
    pub version: u64,
}

/// Which tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// `open` (people can still sit down), `running`, or `mine`.
    #[param(example = "open")]
    pub state: Option<String>,
}

/// A list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableList {
    /// The newest first.
    pub tables: Vec<TableInfo>,
}

/// A table as it is wished for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// `all-in` or `bids`.
    #[schema(example = "bids")]
    pub game: String,
    /// Options of the rules that differ from their defaults.
    #[serde(default)]
    #[schema(value_type = HashMap<String, Value>)]
    pub options: Map<String, Value>,
    /// For each seat `me`, `open` or `bot:LEVEL`, with one of the five levels beginner, casual,
    /// club, expert, master.
    #[schema(example = json!(["me", "open", "bot:casual"]))]
    pub seats: Vec<String>,
    /// Whether strangers find the table.
    #[serde(default)]
    pub public: bool,
    /// After how many seconds a bot decides for whoever has not; never if not said.
    pub clock_seconds: Option<u32>,
    /// How long a bot seems to think, in milliseconds.
    #[serde(default = "pace")]
    pub pace_ms: u32,
    /// What you promise to add to the deal, if anything: the SHA-256 of a line `tapis promise 1`
    /// and your salt, in hexadecimal.
    #[serde(default)]
    pub promise: Option<String>,
}

/// A person can follow this.
fn pace() -> u32 {
    900
}

impl NewTable {
    /// A private table without a clock and with bots that do not wait.
    pub fn new(game: &str, seats: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            game: game.to_owned(),
            options: Map::new(),
            seats: seats.into_iter().map(Into::into).collect(),
            public: false,
            clock_seconds: None,
            pace_ms: 0,
            promise: None,
        }
    }
}

/// Where somebody wishes to sit.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat, from 0; the first free one if not said.
    pub seat: Option<u8>,
    /// What you promise to add to the deal, if anything.
    #[serde(default)]
    pub promise: Option<String>,
}

/// What you promise to add to the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// The SHA-256 of a line `tapis promise 1` and your salt, in hexadecimal.
    pub promise: String,
}

/// What you have promised to add to the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The salt.
    pub salt: String,
}

/// Where somebody sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Joined {
    /// The seat, from 0.
    pub seat: u8,
}

/// How far a table is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Stamp {
    /// The version after what was asked for.
    pub version: u64,
}

/// Who is to have a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetSeat {
    /// `open` or `bot:LEVEL`.
    #[schema(example = "bot:casual")]
    pub kind: String,
}

/// How the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The level of bots in seats that nobody took; casual if not said.
    pub fill: Option<String>,
}
