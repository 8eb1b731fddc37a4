//! What can happen at a table, as it is written in its log.

use serde::{Deserialize, Serialize};

/// One entry of a table's log. Seats are numbered from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogEntry {
    /// Somebody sits down: on a free seat before the game, on a bot's during it. Whoever sits there
    /// already adds something else to the deal.
    Sit {
        /// Where.
        seat: u8,
        /// Who.
        person: String,
        /// How they are called at this table.
        name: String,
        /// What they add to the deal.
        salt: String,
    },
    /// A bot takes a seat before the game.
    Bot {
        /// Where.
        seat: u8,
        /// How strong.
        level: String,
    },
    /// A seat becomes free before the game. If it was the owner's, the table is the next person's.
    Open {
        /// Where.
        seat: u8,
    },
    /// The cards are dealt; seats that are still free go to bots of this level.
    Start {
        /// How strong they are.
        fill: String,
    },
    /// A seat has decided.
    Act(u8, String),
    /// Time was up for a seat: a bot has decided for it.
    Late(u8, String),
    /// A seat takes its last decision back.
    Undo(u8),
    /// A bot stands in for somebody who is gone.
    StandIn(u8),
    /// They are back.
    Back(u8),
    /// The same company plays again, at that table.
    Rematch(String),
    /// Nobody came for so long that the table is removed.
    Close,
}

impl LogEntry {
    /// As it is written.
    ///
    /// # Panics
    /// Never in practice: every entry can be written as JSON.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }

    /// The entry that is written there.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}
