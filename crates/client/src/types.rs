//! What the API speaks of.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A person without an account.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Guest {
    /// Who this is.
    pub person: String,
    /// The name that others see.
    pub name: String,
    /// What proves it in later requests; keep it secret.
    pub token: String,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People are gathering.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over, and its record is open.
    Over,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person, or a program with a token.
    Person,
    /// A bot of the server.
    Bot,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Who sits there.
    pub kind: SeatKind,
    /// Their name.
    #[serde(default)]
    pub name: Option<String>,
    /// The strength of a bot.
    #[serde(default)]
    pub level: Option<String>,
    /// Whether the person is connected.
    #[serde(default)]
    pub here: bool,
    /// Whether a bot plays for them until they come back.
    #[serde(default)]
    pub stand_in: bool,
}

/// A table, as everybody may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Everything that was agreed.
    #[serde(default)]
    pub options: Value,
    /// Where it stands.
    pub phase: Phase,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// The seat of whoever asks.
    #[serde(default)]
    pub you: Option<u8>,
    /// Who set it up; what is sent is the server's business.
    #[serde(default)]
    pub owner: Value,
    /// Whether it is listed.
    #[serde(default)]
    pub public: bool,
    /// How long one decision may take.
    #[serde(default)]
    pub clock_seconds: Option<u64>,
    /// How long a bot waits before it acts.
    #[serde(default)]
    pub pace_ms: u64,
    /// What proves later that the deal was fixed before the first action.
    #[serde(default)]
    pub commitment: Option<String>,
    /// How often it has changed.
    pub version: u64,
    /// Everything else that the server says.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

/// A table to be set up.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NewTable {
    /// Which game: `all-in` or `bids`.
    pub game: String,
    /// What differs from the usual options.
    pub options: Value,
    /// The seats, clockwise: `me`, `open` or `bot:LEVEL`.
    pub seats: Vec<String>,
    /// Whether it is listed.
    pub public: bool,
    /// How long one decision may take.
    pub clock_seconds: Option<u64>,
    /// How long a bot waits before it acts.
    pub pace_ms: u64,
}

impl NewTable {
    /// A private table without a clock and with bots that do not wait.
    pub fn new(game: &str, seats: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            game: game.to_owned(),
            options: Value::Object(Map::new()),
            seats: seats.into_iter().map(Into::into).collect(),
            public: false,
            clock_seconds: None,
            pace_ms: 0,
        }
    }
}

/// The answer to joining.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Joined {
    /// The seat that was taken.
    pub seat: u8,
}

/// The answer to whatever changed a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Stamp {
    /// The table's version after it.
    pub version: u64,
}

/// The whole table as the asking person sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The version that was seen; acting names it.
    pub version: u64,
    /// The table.
    pub table: TableInfo,
    /// The scene, in the shape of the game; `null` before the start.
    #[serde(default)]
    pub scene: Value,
    /// What this person may do now, in words.
    #[serde(default)]
    pub legal: Vec<String>,
    /// Whether the last own action can be taken back.
    #[serde(default)]
    pub can_undo: bool,
    /// How long is left for the decision.
    #[serde(default)]
    pub deadline_ms: Option<i64>,
    /// Everything else that the server says.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

impl View {
    /// The scene as the game itself writes it; `None` before the start.
    ///
    /// # Errors
    /// If it is the scene of another game.
    pub fn scene_as<S: DeserializeOwned>(&self) -> Result<Option<S>, serde_json::Error> {
        Option::<S>::deserialize(&self.scene)
    }
}

/// An action, as the watching person heard it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Action {
    /// The table's version after it.
    pub version: u64,
    /// Whose it was.
    pub seat: u8,
    /// Its words, `??` for what is kept from others.
    pub action: String,
}

/// One change of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Update {
    /// The table after the change.
    pub view: View,
    /// What was heard since the last update, in the shape of the game; at first everything.
    pub heard: Vec<Value>,
}

impl Update {
    /// What was heard, as the game itself writes it.
    ///
    /// # Errors
    /// If it belongs to another game.
    pub fn heard_as<E: DeserializeOwned>(&self) -> Result<Vec<E>, serde_json::Error> {
        self.heard.iter().map(E::deserialize).collect()
    }

    /// The actions among what was heard.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        actions(&self.heard)
    }
}

/// The actions among what was heard.
pub fn actions(heard: &[Value]) -> impl Iterator<Item = Action> {
    let acted = heard.iter().filter(|entry| entry["what"] == "action");
    acted.filter_map(|entry| Action::deserialize(entry).ok())
}
