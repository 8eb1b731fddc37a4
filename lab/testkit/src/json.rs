//! State JSON, and what a viewer may not see of it: written from the notation document and not from
//! the games, so that both can be held against each other.

mod all_in;
mod bids;

use serde_json::{Map, Value};
use tapis_game::Seat;

pub use tapis_scenario::json::{StateJson, cards, sort, to_json};

/// A card that the viewer may not see.
pub const HIDDEN: &str = "??";

/// A game of which is said here what a viewer sees.
pub trait Viewed: StateJson {
    /// Turns the open state JSON into the one that a viewer sees; `None` is a spectator.
    fn hide(&self, scene: &mut Map<String, Value>, viewer: Option<Seat>);
}

/// Other hands are seen from the back.
pub fn hide_other_hands(scene: &mut Map<String, Value>, viewer: Option<Seat>) {
    let hands = scene["hands"].as_array_mut().into_iter().flatten();
    for (seat, hand) in hands.enumerate() {
        if viewer.is_none_or(|viewer| viewer.index() != seat) {
            hide_all(hand);
        }
    }
}

/// Every card in a value is seen from the back.
pub fn hide_all(value: &mut Value) {
    match value {
        Value::String(_) => *value = HIDDEN.into(),
        Value::Array(list) => list.iter_mut().for_each(hide_all),
        _ => {}
    }
}
