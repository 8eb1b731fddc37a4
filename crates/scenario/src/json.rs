//! What the notation document says about the state JSON of each game: where its cards lie, which
//! lists have no order, and what a viewer may not see. Written from that document and not from the
//! games, so that both can be held against each other.

mod all_in;
mod bids;

use serde::Serialize;
use serde_json::{Map, Value};
use tapis_game::{Game, Seat};

/// A card that the viewer may not see.
pub const HIDDEN: &str = "??";

/// Lists whose order has no meaning; of `hands` that holds for every single hand.
const WITHOUT_ORDER: [&str; 5] = ["shown", "aside", "removed", "to_act", "winners"];

/// A game whose state JSON is described here.
pub trait StateJson: Game {
    /// The fields in which cards lie; together they hold every card exactly once.
    const PLACES: &'static [&'static str];

    /// The state alone, as a trace writes it: without what a scene tells besides.
    fn state_only(scene: Self::Scene) -> Self::Scene {
        scene
    }

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

/// A scene as JSON.
///
/// # Panics
/// Panics if a scene cannot be written as a JSON object, which would be an error of that game.
pub fn to_json(scene: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(scene).expect("a scene is plain data") {
        Value::Object(fields) => fields,
        other => panic!("a scene is an object, not {other}"),
    }
}

/// Every card of an open scene, sorted; cards that lie in two places appear twice.
pub fn cards<G: StateJson>(scene: &Map<String, Value>) -> Vec<String> {
    fn gather(value: &Value, cards: &mut Vec<String>) {
        match value {
            Value::String(card) => cards.push(card.clone()),
            Value::Array(list) => list.iter().for_each(|value| gather(value, cards)),
            _ => {}
        }
    }
    let mut cards = Vec::new();
    G::PLACES.iter().filter_map(|place| scene.get(*place)).for_each(|v| gather(v, &mut cards));
    cards.sort();
    cards
}

/// Whether the order of the list with this name has no meaning.
pub fn is_without_order(field: &str) -> bool {
    WITHOUT_ORDER.contains(&field)
}

/// Sorts every list whose order has no meaning, so that equal tables are equal values.
pub fn sort(scene: &mut Map<String, Value>) {
    fn sort_list(value: &mut Value) {
        if let Some(list) = value.as_array_mut() {
            // Such a list holds words or numbers.
            let key = |value: &Value| (value.as_str().map(str::to_owned), value.as_i64());
            list.sort_by_cached_key(key);
        }
    }
    for (field, value) in scene.iter_mut() {
        match value {
            Value::Object(table) => sort(table),
            Value::Array(hands) if field == "hands" => hands.iter_mut().for_each(sort_list),
            list if is_without_order(field) => sort_list(list),
            _ => {}
        }
    }
}
