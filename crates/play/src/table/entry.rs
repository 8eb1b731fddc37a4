//! What can happen at a table, as it is written in its log.

use serde::{Deserialize, Serialize};
use tapis_game::deal::Promise;

use super::Who;

/// One entry of a table's log. Seats are numbered from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogEntry {
    /// Somebody sits down: on a free seat before the game, on a bot's during it.
    Sit {
        /// Where.
        seat: u8,
        /// Who.
        person: String,
        /// How they are called at this table.
        name: String,
        /// What they promise to add to the deal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<String>,
        /// What they added to a deal of the first version.
        #[serde(default, skip_serializing_if = "String::is_empty")]
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
    /// The cards are dealt as in the first version; seats that are still free go to bots of this
    /// level. It stands in the logs of tables that began long ago.
    Start {
        /// How strong they are.
        fill: String,
    },
    /// A person in this seat promises what they will add to the deal, in place of what they have
    /// promised before.
    Promise {
        /// Where.
        seat: u8,
        /// What, as it is written.
        promise: String,
    },
    /// Dealing is asked: seats that are still free go to bots of this level, and nothing but the
    /// promised salts can come to the deal any more. Without promises the cards are dealt.
    Deal {
        /// How strong they are.
        fill: String,
    },
    /// A seat reveals the salt that it has promised. With the last one the cards are dealt.
    Reveal {
        /// Which.
        seat: u8,
        /// What it adds.
        salt: String,
    },
    /// The seats that have not revealed stop this deal. There is a new seed, and all promise anew.
    Stop,
    /// Somebody asks for the seat of a bot, during the game.
    Ask {
        /// Which.
        seat: u8,
        /// Who.
        person: String,
        /// How they are called at this table.
        name: String,
    },
    /// Whoever asks for this seat has it, and its hand from the next deal on.
    Admit(u8),
    /// Whoever asks for this seat does not get it.
    TurnAway(u8),
    /// The opener says whether anybody may ask for the seat of a bot.
    Latecomers(bool),
    /// Somebody who came late does not play: the bot has its seat again.
    GiveBack(u8),
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
    /// Somebody sits down, with what they promise to add to the deal.
    pub fn sit(seat: u8, who: &Who, promise: Option<Promise>) -> Self {
        let (person, name) = (who.id.clone(), who.name.clone());
        let promise = promise.map(|promise| promise.to_string());
        Self::Sit { seat, person, name, promise, salt: String::new() }
    }

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
