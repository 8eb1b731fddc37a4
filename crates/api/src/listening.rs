//! Listening at a table, over an event stream or a WebSocket: one way for both.
//!
//! Each message is one [`Event`] as JSON, `{"snapshot": …}`, `{"update": …}`, `{"chat": …}` or
//! `{"refused": …}`. The first is a snapshot, with everything that the viewer sees. Each later one
//! is an update: what the viewer has heard since the message before, how far the table is, whose
//! turn it is, and what the viewer may do. Whoever wants to see the cards lie as well asks for
//! `?scenes=1` and gets the whole scene with each update. There is nothing to merge: a member of an
//! update that is not there has not changed (`table`), is empty (`heard`, `legal`), or is not so
//! (`can_undo`).
//!
//! Whoever comes back names the last version that they know, as `Last-Event-ID` or as `?since=`,
//! and the first message is then an update from that version on. If that version cannot be gone on
//! from, it is a snapshot; and so it is for whoever reads too slowly to be told everything, and
//! for whoever sits down or is given another seat meanwhile.
//!
//! Over an event stream, the id of a message is the version. Over a WebSocket, the other side sends
//! an [`Act`](crate::Act) whenever it wishes to, and there is no other answer to it than its own
//! update, once the action is on the disk, or `refused`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use crate::{Chat, Heard, Problem, TableInfo, View, schema};

/// A message of a stream or a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Everything as it is now; what was known before counts no longer. `heard` goes back to the
    /// beginning of the game.
    Snapshot(Box<View>),
    /// What has happened since.
    Update(Box<Update>),
    /// Somebody says something. After a snapshot, and after a lost connection, what was said lately
    /// is said again; the numbers tell what is known already.
    Chat(Chat),
    /// Over a WebSocket: why the action that was sent is not carried out.
    Refused(Problem),
}

/// What has happened since the message before.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct Update {
    /// How many things have happened; acting names it.
    pub version: u64,
    /// What you have heard since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heard: Vec<Heard>,
    /// Whose turn it is; nobody's before the game and after it.
    pub to_act: Vec<u8>,
    /// What you may do now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(schema_with = schema::actions, required = false)]
    pub legal: Vec<String>,
    /// Whether you can take your last action back.
    #[serde(default, skip_serializing_if = "is_not")]
    pub can_undo: bool,
    /// Until when somebody has to decide, in Unix milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline_ms: Option<i64>,
    /// The table, if anything has changed there besides the game: who sits and who is here, how far
    /// it is, where the same company plays again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    /// The game as you see it, with `?scenes=1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = schema::scene, required = false)]
    pub scene: Option<Value>,
}

/// How somebody listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Listen {
    /// `1`: every update has the whole scene.
    #[serde(
        default,
        skip_serializing_if = "is_not",
        serialize_with = "one",
        deserialize_with = "yes"
    )]
    #[param(value_type = Option<u8>)]
    pub scenes: bool,
    /// The last version that is known, if the first message is to go on from there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
}

fn is_not(whether: &bool) -> bool {
    !whether
}

fn one<S: Serializer>(_: &bool, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(1)
}

fn yes<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    let word = String::deserialize(from)?;
    Ok(matches!(&*word, "1" | "true"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_update_says_only_what_there_is_to_say() {
        let update = Update { version: 7, to_act: vec![2], ..Update::default() };
        let event = Event::Update(Box::new(update));
        let text = serde_json::to_value(&event).expect("plain data");
        assert_eq!(text, json!({"update": {"version": 7, "to_act": [2]}}));
        assert_eq!(serde_json::from_value::<Event>(text).expect("as written"), event);
    }
}
