//! What changed in a view, and nothing else: merge patches as in RFC 7396, and their shorter sisters
//! of brief streams.

use serde_json::{Map, Value};

/// Changes a value by a merge patch: objects are merged, `null` takes a member away, everything
/// else replaces what was there.
pub fn merge(target: &mut Value, patch: Value) {
    change(target, patch, merge);
}

/// Changes a value as a brief stream says: as a merge patch does, but an object for a list has places
/// in that list, as it was, as its keys, and as its values the changes of what stands there, or a
/// list: how many items go, and what comes in their place.
pub fn amend(target: &mut Value, changes: Value) {
    match (target, changes) {
        (Value::Array(items), Value::Object(edits)) => {
            let edits =
                edits.into_iter().filter_map(|(place, edit)| Some((place.parse().ok()?, edit)));
            let mut edits: Vec<(usize, Value)> = edits.collect();
            // From the end, so that all other places are still where they were.
            edits.sort_by_key(|(place, _)| std::cmp::Reverse(*place));
            for (place, edit) in edits {
                match edit {
                    Value::Array(edit) => {
                        let mut edit = edit.into_iter();
                        let gone = edit.next().and_then(|gone| gone.as_u64()).unwrap_or(0) as usize;
                        let (start, end) = (place.min(items.len()), place.saturating_add(gone));
                        items.splice(start..end.clamp(start, items.len()), edit);
                    }
                    edit => items.get_mut(place).map_or((), |item| amend(item, edit)),
                }
            }
        }
        (target, changes) => change(target, changes, amend),
    }
}

fn change(target: &mut Value, patch: Value, inside: fn(&mut Value, Value)) {
    let Value::Object(changes) = patch else {
        *target = patch;
        return;
    };
    if !target.is_object() {
        *target = Value::Object(Map::new());
    }
    if let Value::Object(members) = target {
        for (name, change) in changes {
            if change.is_null() {
                members.remove(&name);
            } else {
                inside(members.entry(name).or_insert(Value::Null), change);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn lists_are_amended_in_place() {
        let cases = [
            (json!({"a":[1,2,3]}), json!({"a":{"1":[1]}}), json!({"a":[1,3]})),
            (json!({"a":[1,2,3]}), json!({"a":{"1":[2,7,8,9]}}), json!({"a":[1,7,8,9]})),
            (json!({"a":[1]}), json!({"a":{"1":[0,2]}}), json!({"a":[1,2]})),
            (json!({"a":[1]}), json!({"a":[2]}), json!({"a":[2]})),
            (json!([[1, 2], {"b":3}]), json!({"0":{"0":[1]},"1":{"b":4}}), json!([[2], {"b":4}])),
            (json!({"a":null}), json!({"a":{"b":1}}), json!({"a":{"b":1}})),
            (
                json!({"a":[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}),
                json!({"a":{"1":[0, "x"],"3":[2],"10":[1, "y", "z"]}}),
                json!({"a":[0, "x", 1, 2, 5, 6, 7, 8, 9, "y", "z"]}),
            ),
            (json!([1]), json!({"7":[3],"x":[1],"0":{}}), json!([{}])),
        ];
        for (mut target, changes, expected) in cases {
            amend(&mut target, changes.clone());
            assert_eq!(target, expected, "after {changes}");
        }
    }

    #[test]
    fn the_examples_of_the_standard_hold() {
        let cases = [
            (json!({"a":"b"}), json!({"a":"c"}), json!({"a":"c"})),
            (json!({"a":"b"}), json!({"b":"c"}), json!({"a":"b","b":"c"})),
            (json!({"a":"b"}), json!({"a":null}), json!({})),
            (json!({"a":"b","b":"c"}), json!({"a":null}), json!({"b":"c"})),
            (json!({"a":["b"]}), json!({"a":"c"}), json!({"a":"c"})),
            (json!({"a":"c"}), json!({"a":["b"]}), json!({"a":["b"]})),
            (json!({"a":{"b":"c"}}), json!({"a":{"b":"d","c":null}}), json!({"a":{"b":"d"}})),
            (json!({"a":[{"b":"c"}]}), json!({"a":[1]}), json!({"a":[1]})),
            (json!(["a", "b"]), json!(["c", "d"]), json!(["c", "d"])),
            (json!({"a":"b"}), json!(["c"]), json!(["c"])),
            (json!({"a":"foo"}), json!(null), json!(null)),
            (json!({"a":"foo"}), json!("bar"), json!("bar")),
            (json!({"e":null}), json!({"a":1}), json!({"e":null,"a":1})),
            (json!([1, 2]), json!({"a":"b","c":null}), json!({"a":"b"})),
            (json!({}), json!({"a":{"bb":{"ccc":null}}}), json!({"a":{"bb":{}}})),
        ];
        for (mut target, patch, expected) in cases {
            merge(&mut target, patch.clone());
            assert_eq!(target, expected, "after {patch}");
        }
    }
}
