//! What programs and the server send each other: the types behind every JSON body and event of the
//! API, once for the server that writes them, for clients that read them, and for the description
//! in OpenAPI. No game is known here: what a game says of itself is JSON, and the description points
//! at what stands beside the games.
//!
//! What is sent to the server refuses members that it does not know, so that a misspelt one is
//! found at once. What the server sends may grow, and clients ignore what they do not know.

mod listening;
mod people;
mod playing;
mod schema;
mod tables;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use listening::{Event, Listen, Update};
pub use people::{
    Credentials, FinishedGame, History, Logout, MadeToken, Me, Name, NewToken, SignedIn, TokenInfo,
    TokenList, Totals,
};
pub use playing::{Act, Action, Chat, Heard, HeardWhat, Known, Say, Undo, View};
pub use tables::{
    Join, Joined, NewTable, Phase, Promise, Reveal, SeatInfo, SeatKind, SetSeat, Stamp, Start,
    TableInfo, TableList, Which,
};

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// A word for programs.
    pub error: String,
    /// A sentence for people, in the caller's language.
    #[serde(default)]
    #[schema(required = true)]
    pub message: String,
}

/// Whether something was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Done {
    /// Always true.
    pub done: bool,
}

impl Done {
    /// It was done.
    pub const YES: Self = Self { done: true };
}

/// How the server is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Health {
    /// `ok` or `failing`.
    pub status: String,
    /// Whether the database answers.
    pub store: bool,
    /// The version of the program.
    pub version: String,
}
