//! What a scenario expects at one place: fields of the state JSON and what follows from them.

use serde_json::{Map, Value};
use tapis_game::Seat;

use crate::check::Checks;
use crate::file::Table;
use crate::json;
use crate::matching::{difference, differences, includes, words};
use crate::position::Position;

/// Compares everything that is expected with a position; returns one line for each difference.
/// `more` holds values that only this place knows. `deck_shuffled` is left to whoever sees all runs.
pub(crate) fn compare<G: Checks>(
    position: &Position<G>,
    expect: &Table,
    more: &Table,
) -> Vec<String> {
    let scene = json::to_json(&position.state.open_scene(&position.game));
    let one = |(key, expected): (&String, &Value)| match key.as_str() {
        "view" => views(position, expected),
        "deck_shuffled" if expected.is_boolean() => Vec::new(),
        "deck_shuffled" => vec![format!("{key}: must be true or false")],
        "legal" => {
            let legal = position.legal().into_iter().map(Value::from).collect();
            differences(key, &actions(position, expected), &Value::Array(legal))
        }
        "offered" | "not_offered" => offered(position, key, expected),
        "points" => match G::points(position) {
            Some(points) => differences(key, expected, &points),
            None => unknown(key),
        },
        "display_count" | "uncovered" => match scene.get("display") {
            Some(display) if key == "uncovered" => differences(key, expected, &uncovered(display)),
            Some(display) => differences(key, expected, &count(display).into()),
            None => unknown(key),
        },
        key => match more.get(key) {
            Some(found) => differences(key, expected, found),
            None => field("", key, expected, &scene),
        },
    };
    expect.iter().flat_map(one).collect()
}

fn unknown(key: &str) -> Vec<String> {
    vec![format!("{key}: there is no such key")]
}

/// `view.S`: the same keys, checked against what a seat sees.
fn views<G: Checks>(position: &Position<G>, expected: &Value) -> Vec<String> {
    let Some(views) = expected.as_object() else {
        return vec!["view: must be a table of seats".to_owned()];
    };
    let one = |(number, expect): (&String, &Value)| {
        let path = format!("view.{number}.");
        let seat = Seat::all(position.game.seats()).find(|seat| seat.to_string() == *number);
        match (seat, expect.as_object()) {
            (Some(seat), Some(expect)) => {
                let scene = json::to_json(&position.state.view(&position.game, seat).scene());
                let one = |(key, expected): (&String, &Value)| field(&path, key, expected, &scene);
                expect.iter().flat_map(one).collect()
            }
            (None, _) => vec![format!("view.{number}: there is no such seat")],
            (_, None) => vec![format!("view.{number}: must be a table")],
        }
    };
    views.iter().flat_map(one).collect()
}

/// A field of the state JSON, or a key that follows from one of its piles.
fn field(path: &str, key: &str, expected: &Value, scene: &Map<String, Value>) -> Vec<String> {
    let name = format!("{path}{key}");
    if let Some(found) = scene.get(key) {
        return differences(&name, expected, found);
    }
    let (pile, how) = match key {
        "hand_sizes" => ("hands", How::Sizes),
        "front_sizes" => ("fronts", How::Sizes),
        "hands_include" => ("hands", How::EachIncludes),
        "fronts_include" => ("fronts", How::EachIncludes),
        "deck_size" => ("deck", How::Size),
        "discard_size" => ("discard", How::Size),
        "aside_size" => ("aside", How::Size),
        "deck_top" => ("deck", How::Top),
        "discard_top" => ("discard", How::Top),
        "deck_bottom" => ("deck", How::Bottom),
        "deck_include" => ("deck", How::Includes),
        "aside_include" => ("aside", How::Includes),
        _ => return unknown(&name),
    };
    match scene.get(pile).and_then(Value::as_array) {
        Some(pile) => how.compare(&name, expected, pile),
        None => unknown(&name),
    }
}

/// What is asked about a pile, or about one pile for each seat.
enum How {
    Size,
    Sizes,
    Top,
    Bottom,
    Includes,
    EachIncludes,
}

impl How {
    fn compare(&self, name: &str, expected: &Value, pile: &[Value]) -> Vec<String> {
        let wrong = || vec![difference(name, expected, &Value::from(pile))];
        match self {
            Self::Size => differences(name, expected, &pile.len().into()),
            Self::Sizes => {
                let sizes: Value = pile.iter().map(|entry| Value::from(len(entry))).collect();
                differences(name, expected, &sizes)
            }
            Self::Top | Self::Bottom => match list(expected) {
                _ if expected == "*" => Vec::new(),
                Some(named) if named.len() <= pile.len() => {
                    let (top, _) = pile.split_at(named.len());
                    let (_, bottom) = pile.split_at(pile.len() - named.len());
                    let found = if matches!(self, Self::Top) { top } else { bottom };
                    differences(name, &named.into(), &found.into())
                }
                _ => wrong(),
            },
            Self::Includes => match list(expected) {
                Some(named) if includes(&named, pile) => Vec::new(),
                _ => wrong(),
            },
            Self::EachIncludes => match expected.as_array() {
                Some(entries) if entries.len() == pile.len() => {
                    let one = |(seat, (entry, pile)): (usize, (&Value, &Value))| {
                        let pile = pile.as_array().map_or(&[][..], Vec::as_slice);
                        Self::Includes.compare(&format!("{name}[{seat}]"), entry, pile)
                    };
                    entries.iter().zip(pile).enumerate().flat_map(one).collect()
                }
                _ => vec![format!("{name}: needs one entry for each seat, found {expected}")],
            },
        }
    }
}

/// A list as it is written: an array, or one string with spaces.
fn list(value: &Value) -> Option<Vec<Value>> {
    match value {
        Value::String(text) => Some(words(text)),
        Value::Array(list) => Some(list.clone()),
        _ => None,
    }
}

fn len(value: &Value) -> usize {
    value.as_array().map_or(0, Vec::len)
}

/// A list of actions; one string is one action if it can be read so, else a list of words.
fn actions<G: Checks>(position: &Position<G>, expected: &Value) -> Value {
    match expected {
        Value::String(text) if position.game.read_action(text).is_some() => {
            Value::Array(vec![expected.clone()])
        }
        other => other.clone(),
    }
}

fn offered<G: Checks>(position: &Position<G>, key: &str, expected: &Value) -> Vec<String> {
    let legal = position.legal();
    let Some(named) = list(&actions(position, expected)) else {
        return vec![format!("{key}: must be a list of actions, found {expected}")];
    };
    let is_legal = |action: &Value| legal.iter().any(|legal| action == legal.as_str());
    let wrong: Vec<_> =
        named.into_iter().filter(|action| is_legal(action) != (key == "offered")).collect();
    match (wrong.is_empty(), key) {
        (true, _) => Vec::new(),
        (_, "offered") => vec![format!("{key}: {} not among {legal:?}", Value::Array(wrong))],
        _ => vec![format!("{key}: {} among {legal:?}", Value::Array(wrong))],
    }
}

/// The number of display cards.
fn count(display: &Value) -> usize {
    rows(display).iter().flatten().filter(|slot| !slot.is_null()).count()
}

/// The display cards on which no other card lies.
fn uncovered(display: &Value) -> Value {
    let rows = rows(display);
    let mut cards = Vec::new();
    for (row, slots) in rows.iter().enumerate() {
        for (column, slot) in slots.iter().enumerate() {
            let above = rows.get(row + 1).and_then(|slots| slots.get(column));
            if !slot.is_null() && above.is_none_or(|slot| slot.is_null()) {
                cards.push((*slot).clone());
            }
        }
    }
    Value::Array(cards)
}

fn rows(display: &Value) -> Vec<Vec<&Value>> {
    let rows = display.as_array().into_iter().flatten();
    rows.map(|row| row.as_array().into_iter().flatten().collect()).collect()
}
