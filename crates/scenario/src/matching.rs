//! How an expected value is compared with the one that was found.

use serde_json::Value;

use crate::file::Table;
use crate::json;

/// Compares a field; returns one line for each difference, with the full name of the field.
pub(crate) fn differences(field: &str, expected: &Value, found: &Value) -> Vec<String> {
    let Value::Object(table) = expected else {
        return if matches(last_name(field), expected, found) {
            Vec::new()
        } else {
            vec![difference(field, expected, found)]
        };
    };
    match found {
        Value::Object(fields) => table_differences(field, table, fields),
        _ => vec![difference(field, expected, found)],
    }
}

/// A table matches if all its named keys match.
fn table_differences(field: &str, expected: &Table, found: &Table) -> Vec<String> {
    let compare = |(key, value): (&String, &Value)| {
        let field = format!("{field}.{key}");
        match found.get(key) {
            Some(found) => differences(&field, value, found),
            None => vec![format!("{field}: there is no such field")],
        }
    };
    expected.iter().flat_map(compare).collect()
}

/// One line that says what is different.
pub(crate) fn difference(field: &str, expected: &Value, found: &Value) -> String {
    format!("{field}: expected {expected}, found {found}")
}

/// Whether a value is as expected; `name` is the field that holds it.
pub(crate) fn matches(name: &str, expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(any), _) if any == "*" => true,
        (Value::String(word), Value::Null) => word == "none" || word == "-",
        (Value::String(text), Value::Array(list)) => matches_list(name, &words(text), list),
        (Value::Number(_), Value::Array(list)) => {
            matches_list(name, std::slice::from_ref(expected), list)
        }
        (Value::Array(entries), Value::Array(list)) if name == "display" => {
            matches_display(entries, list)
        }
        (Value::Array(entries), Value::Array(list)) => matches_list(name, entries, list),
        (Value::Number(_) | Value::Bool(_) | Value::String(_), _) => expected == found,
        // Entries of a list have no place of their own in a message, so a table in a list is
        // compared like any other.
        (Value::Object(_), Value::Object(_)) => differences(name, expected, found).is_empty(),
        _ => false,
    }
}

/// The words of a list that is written as one string.
pub(crate) fn words(text: &str) -> Vec<Value> {
    text.split_whitespace().map(Value::from).collect()
}

fn matches_list(name: &str, expected: &[Value], found: &[Value]) -> bool {
    if expected.len() != found.len() {
        return false;
    }
    let without_order =
        json::is_without_order(name) || matches!(name, "hand" | "legal" | "uncovered" | "starters");
    if without_order {
        return includes(expected, found);
    }
    // Of the hands, each one is without order.
    let inner = if name == "hands" { "hand" } else { "" };
    expected.iter().zip(found).all(|(expected, found)| matches(inner, expected, found))
}

/// Whether the named entries are among those found; `*` stands for any entry.
pub(crate) fn includes(named: &[Value], found: &[Value]) -> bool {
    let mut rest: Vec<&Value> = found.iter().collect();
    named.iter().filter(|entry| **entry != "*").all(|entry| {
        let place = rest.iter().position(|found| *found == entry);
        place.map(|place| rest.swap_remove(place)).is_some()
    })
}

/// Rows may be shorter than they are wide; what is missing must be empty.
fn matches_display(expected: &[Value], found: &[Value]) -> bool {
    let no_row = Value::from("");
    expected.len() <= found.len()
        && found.iter().enumerate().all(|(place, slots)| {
            let row = expected.get(place).unwrap_or(&no_row);
            let Some(slots) = slots.as_array() else { return false };
            let named = match row {
                Value::String(any) if any == "*" => return true,
                Value::String(text) => words(text),
                Value::Array(list) => list.clone(),
                _ => return false,
            };
            let (first, rest) = slots.split_at(named.len().min(slots.len()));
            matches_list("row", &named, first) && rest.iter().all(Value::is_null)
        })
}

fn last_name(field: &str) -> &str {
    field.rsplit('.').next().unwrap_or(field)
}
