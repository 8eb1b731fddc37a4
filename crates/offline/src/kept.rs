//! What a device keeps from one visit to the next: texts under keys, in the browser's database.
//!
//! The module itself keeps nothing. What is there is handed in when it begins, and every answer says
//! what is to be written before it may be shown: an action that could not be kept has not happened.

use serde::{Deserialize, Serialize};
use tapis_play::table::{Agreed, Damaged, Who};

/// Something to be written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Write {
    /// Under which key.
    pub key: String,
    /// What; nothing if the key is to be removed.
    pub value: Option<String>,
}

/// Who plays on this device, and what they like.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Under which name the player is kept.
    pub person: Option<String>,
    /// How they are called.
    pub name: String,
    /// The language that they chose.
    pub language: Option<String>,
    /// The theme that they chose.
    pub theme: Option<String>,
}

impl Settings {
    /// Where they are kept.
    pub const KEY: &str = "settings";

    /// Who plays here, if they have begun.
    pub fn who(&self) -> Option<Who> {
        let id = self.person.clone()?;
        Some(Who { id, name: self.name.clone() })
    }
}

/// What is agreed for a table, as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Table {
    id: String,
    game: String,
    options: String,
    seats: u8,
    seed: String,
    owner: String,
    pace_ms: u32,
    created: i64,
}

impl Table {
    /// Where a table is kept.
    pub fn key(id: &str) -> String {
        format!("table/{id}")
    }

    /// The name of the table that is kept under this key.
    pub fn of_key(key: &str) -> Option<&str> {
        key.strip_prefix("table/")
    }

    /// What is kept of what was agreed.
    pub fn of(agreed: &Agreed) -> Self {
        Self {
            id: agreed.id.clone(),
            game: agreed.game.clone(),
            options: agreed.options.clone(),
            seats: agreed.seats,
            seed: agreed.seed.clone(),
            owner: agreed.owner.clone(),
            pace_ms: agreed.pace_ms,
            created: agreed.created,
        }
    }

    /// What was agreed. Nobody else finds a table of a device, and nobody waits there.
    pub fn agreed(self) -> Agreed {
        Agreed {
            id: self.id,
            game: self.game,
            options: self.options,
            seats: self.seats,
            seed: self.seed,
            owner: self.owner,
            public: false,
            clock_seconds: None,
            pace_ms: self.pace_ms,
            created: self.created,
        }
    }
}

/// An entry of the log of a table, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// What happened.
    pub entry: String,
    /// When, in Unix milliseconds.
    pub at: i64,
}

impl Entry {
    /// Where an entry is kept. Keys are in the order of the entries.
    pub fn key(table: &str, number: u64) -> String {
        format!("log/{table}/{number:06}")
    }
}

/// What stands under a key.
pub fn read<'a, T: Deserialize<'a>>(key: &str, value: &'a str) -> Result<T, Damaged> {
    serde_json::from_str(value).map_err(|error| Damaged(format!("{key}: {error}")))
}

/// Something to be written under a key.
pub fn write(key: impl Into<String>, value: &impl Serialize) -> Write {
    let value = serde_json::to_string(value).expect("plain data");
    Write { key: key.into(), value: Some(value) }
}
