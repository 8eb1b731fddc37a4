//! Options as they are typed: `key=value`. The type of a value follows from the default.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{Game, Unplayable};

/// The options of a game from `key=value` pairs; what is not named keeps its default.
///
/// A list is written with commas (`specials=thief,shuffle`); `deck` and `blanks` are JSON.
///
/// # Errors
/// Names the pair that is not understood and the keys that are.
pub fn from_pairs<G: Game>(pairs: &[String]) -> Result<G::Options, Unplayable> {
    let defaults = known::<G>()?;
    let mut chosen = Map::new();
    for pair in pairs {
        let (key, text) = pair
            .split_once('=')
            .ok_or_else(|| Unplayable(format!("option `{pair}` is not of the form key=value")))?;
        let default = defaults.get(key).ok_or_else(|| {
            let keys: Vec<_> = defaults.keys().map(String::as_str).collect();
            Unplayable(format!("{} has no option `{key}`; it has: {}", G::NAME, keys.join(", ")))
        })?;
        if chosen.insert(key.to_owned(), value(key, text, default)?).is_some() {
            return Err(Unplayable(format!("option `{key}` is given twice")));
        }
    }
    from_value::<G::Options>(Value::Object(chosen))
}

/// Options from their JSON form.
///
/// # Errors
/// Says what is wrong in them.
pub fn from_value<O: DeserializeOwned>(value: Value) -> Result<O, Unplayable> {
    serde_json::from_value(value).map_err(|error| Unplayable(format!("options: {error}")))
}

/// Every option of a game with its value, as JSON. Keys are sorted, whatever order the JSON
/// library keeps by itself: records are canonical, and deals follow from them.
///
/// # Panics
/// Panics if a game's options cannot be written as JSON, which would be an error of that game.
pub fn to_value<G: Game>(game: &G) -> Value {
    let mut value = serde_json::to_value(game.options()).expect("options are plain data");
    value.sort_all_objects();
    value
}

fn known<G: Game>() -> Result<Map<String, Value>, Unplayable> {
    let game = G::new(*G::SEATS.start(), &G::Options::default())?;
    match to_value(&game) {
        Value::Object(map) => Ok(map),
        other => Err(Unplayable(format!("options are not a table: {other}"))),
    }
}

/// A typed word becomes what the default is: a list, a number, a truth value, or text.
fn value(key: &str, text: &str, default: &Value) -> Result<Value, Unplayable> {
    let as_json = || {
        serde_json::from_str(text)
            .map_err(|error| Unplayable(format!("option `{key}`: `{text}`: {error}")))
    };
    match default {
        _ if text.starts_with(['{', '[', '"']) => as_json(),
        Value::Array(_) if text.is_empty() || text == "none" => Ok(Value::Array(Vec::new())),
        Value::Array(_) => Ok(text.split(',').map(|word| Value::from(word.trim())).collect()),
        Value::Bool(_) | Value::Number(_) => as_json(),
        _ => Ok(text.into()),
    }
}
