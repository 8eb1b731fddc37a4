//! Who one is: guests, accounts, tokens, one's own data.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 24 characters.
    #[schema(example = "Ada")]
    pub name: String,
}

/// Somebody who has just said who they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SignedIn {
    /// Who.
    pub person: String,
    /// How they are called.
    pub name: String,
    /// To be sent as `Authorization: Bearer …`; the cookie of the answer does the same.
    pub token: String,
}

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 1 to 24 characters.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// What to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Logout {
    /// Whether to end the sessions on all devices.
    #[serde(default)]
    pub everywhere: bool,
}

/// A token as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TokenInfo {
    /// Its public name.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made, in Unix milliseconds.
    pub created: i64,
}

/// The tokens of one's programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TokenList {
    /// The oldest first.
    pub tokens: Vec<TokenInfo>,
}

/// A token as it is wished for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What you call it.
    #[serde(default)]
    pub label: String,
}

/// A token, the only time that its secret is shown.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct MadeToken {
    /// Its public name.
    pub id: String,
    /// To be sent as `Authorization: Bearer …`.
    pub token: String,
}

/// Who you are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Me {
    /// Who.
    pub person: String,
    /// How you are called.
    pub name: String,
    /// The name of your account, if you have one.
    pub account: Option<String>,
}

/// A game that somebody has finished.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct FinishedGame {
    /// Which table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// Where they sat.
    pub seat: u8,
    /// Their points.
    pub score: i64,
    /// Whether they won.
    pub won: bool,
    /// When it was over, in Unix milliseconds.
    pub finished: i64,
}

/// What the finished games of somebody add up to, by game and number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Totals {
    /// Which game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// How many games.
    pub games: u32,
    /// How many were won.
    pub won: u32,
    /// All points together.
    pub points: i64,
}

/// Finished games and what they add up to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct History {
    /// The newest first.
    pub games: Vec<FinishedGame>,
    /// By game and number of players.
    pub totals: Vec<Totals>,
}
