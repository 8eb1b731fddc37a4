//! What the notation document says about the state JSON of each game: where its cards lie, and which
//! lists have no order. Written from that document and not from the games, so that both can be held
//! against each other.

use serde::Serialize;
use serde_json::{Map, Value};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::Game;
use tapis_registry::plain_games;

/// Lists whose order has no meaning; of `hands` that holds for every single hand.
const WITHOUT_ORDER: [&str; 5] = ["shown", "aside", "removed", "to_act", "winners"];

/// A game whose state JSON is described here.
pub trait StateJson: Game {
    /// The fields in which cards lie; together they hold every card exactly once. If none is named,
    /// no card is looked for.
    const PLACES: &'static [&'static str] = &[];

    /// The state alone, as a trace writes it: without what a scene tells besides.
    fn state_only(scene: Self::Scene) -> Self::Scene {
        scene
    }
}

impl StateJson for AllIn {
    const PLACES: &'static [&'static str] =
        &["hands", "deck", "discard", "display", "played", "revealed"];

    fn state_only(scene: Self::Scene) -> Self::Scene {
        scene.state_only()
    }
}

impl StateJson for Bids {
    const PLACES: &'static [&'static str] =
        &["hands", "fronts", "deck", "centre", "plays", "aside", "removed"];
}

plain_games! { G => impl StateJson for G {} }

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
