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
    Whole(Box<WholeEvent>),
    /// The later ones with `patch=1`.
    Patch(PatchEvent),
    /// The later ones with `brief=1`: the version, what has happened (the seat and its action, as
    /// `2 bid R9`), and when it is your turn what has changed.
    Brief(Vec<Value>),
    /// Under the name `chat`: what somebody says.
    Chat(ChatEvent),
}

/// Your view, and what led to it.
#[derive(Serialize, ToSchema)]
pub struct WholeEvent {
    #[serde(flatten)]
    view: View,
    /// What has happened since the last event.
    happened: Vec<HappenedAction>,
}

/// What has changed since the last event.
#[derive(Serialize, ToSchema)]
pub struct PatchEvent {
    /// How many things have happened.
    version: u64,
    /// A merge patch (RFC 7396) for your view.
    #[schema(value_type = Object)]
    patch: Value,
    /// What has happened since the last event.
    happened: Vec<HappenedAction>,
}

/// An action, as you heard of it.
#[derive(Serialize, ToSchema)]
pub struct HappenedAction {
    /// The number of the action, from 0.
    number: u64,
    /// Who acted, from 0.
    seat: u8,
    /// One's own words, or what others hear of it.
    action: String,
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
