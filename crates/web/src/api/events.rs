//! What the events of a stream carry. The server writes them piece by piece; these are for the
//! description of the API, and a test holds them against what is sent.
#![allow(dead_code, clippy::large_enum_variant)]

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::tables::View;

/// What an event of a stream carries.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub enum Event {
    /// The first one, and all of them if nothing else was wished for.
    Whole(Box<View>),
    /// The later ones with `patch=1`.
    Patch(PatchEvent),
    /// The later ones with `brief=1`: the version, the actions since (the seat and its action, as
    /// `2 bid R9`), and when it is your turn what has changed.
    Brief(Vec<Value>),
    /// Under the name `chat`: what somebody says.
    Chat(ChatEvent),
}

/// What has changed since the last event.
#[derive(Serialize, ToSchema)]
pub struct PatchEvent {
    /// How many things have happened.
    version: u64,
    /// A merge patch (RFC 7396) for your view.
    #[schema(value_type = Object)]
    patch: Value,
    /// What you have heard since the last event.
    heard: Vec<Heard>,
}

/// One step of the log, as you heard it.
#[derive(Serialize, ToSchema)]
pub struct Heard {
    /// How many things had happened at the table when this had.
    version: u64,
    #[serde(flatten)]
    what: What,
}

/// What one step of the log was.
#[derive(Serialize, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum What {
    /// The first cards were dealt.
    Opening {
        /// What the rules told.
        events: Vec<Value>,
    },
    /// Somebody acted.
    Action {
        /// Who.
        seat: u8,
        /// One's own words, or what is overheard.
        action: String,
        /// What the rules told.
        events: Vec<Value>,
    },
    /// Something that is no matter of the rules.
    Table(Value),
}

/// What somebody says.
#[derive(Serialize, ToSchema)]
pub struct ChatEvent {
    /// Its number at this table, from 0.
    number: u64,
    /// Who said it.
    name: String,
    /// What.
    text: String,
    /// When, in Unix milliseconds.
    at: i64,
}
