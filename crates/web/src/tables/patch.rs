//! What has changed between two JSON texts, as a merge patch (RFC 7396).
//!
//! Most of a table stays as it is from one action to the next, and comparing bytes is much cheaper
//! than building two trees: members are cut out of the texts, and only those that differ are looked
//! at more closely.

/// Writes the members that differ, as a merge patch; `None` if nothing does. Both texts must be
/// JSON objects as `serde_json` writes them, without blanks.
pub(super) fn between(old: &str, new: &str) -> Option<String> {
    if old == new {
        return None;
    }
    let mut patch = String::from("{");
    let mut olds = members(old);
    let mut rest: Vec<(&str, &str)> = Vec::new();
    for (key, value) in members(new) {
        // Members come in the same order nearly always.
        let before = match olds.next() {
            Some((other, before)) if other == key => Some(before),
            Some(other) => {
                rest.push(other);
                rest.extend(olds.by_ref());
                take(&mut rest, key)
            }
            None => take(&mut rest, key),
        };
        match before {
            Some(before) if before == value => {}
            Some(before) if before.starts_with('{') && value.starts_with('{') => {
                if let Some(inner) = between(before, value) {
                    push(&mut patch, key, &inner);
                }
            }
            // A member that is null is told by its absence, as a merge patch has no other way.
            _ => push(&mut patch, key, value),
        }
    }
    for (key, _) in rest.into_iter().chain(olds) {
        push(&mut patch, key, "null");
    }
    patch.push('}');
    (patch.len() > 2).then_some(patch)
}

fn take<'a>(rest: &mut Vec<(&'a str, &'a str)>, key: &str) -> Option<&'a str> {
    let place = rest.iter().position(|(other, _)| *other == key)?;
    Some(rest.swap_remove(place).1)
}

fn push(patch: &mut String, key: &str, value: &str) {
    if patch.len() > 1 {
        patch.push(',');
    }
    patch.push('"');
    patch.push_str(key);
    patch.push_str("\":");
    patch.push_str(value);
}

/// The members of an object: each key without its quotation marks, and the text of its value.
fn members(object: &str) -> impl Iterator<Item = (&str, &str)> {
    let inner = object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or("");
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = inner.get(at..).filter(|rest| !rest.is_empty())?;
        let key_end = 1 + end_of_string(&rest[1..])?;
        let value_start = key_end + 2;
        let value_end = value_start + end_of_value(&rest[value_start..]);
        at += value_end + 1;
        Some((&rest[1..key_end], &rest[value_start..value_end]))
    })
}

/// Where the closing quotation mark stands.
fn end_of_string(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    None
}

/// Where the value ends: at the comma behind it, or at the end of the object.
fn end_of_value(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0u32);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => at += 1 + end_of_string(&text[at + 1..]).unwrap_or(text.len()),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// The reference: the patch carried out on a tree.
    fn merge(target: &mut Value, patch: Value) {
        let Value::Object(patch) = patch else {
            *target = patch;
            return;
        };
        if !target.is_object() {
            *target = Value::Object(serde_json::Map::new());
        }
        let members = target.as_object_mut().expect("made an object above");
        for (key, value) in patch {
            match value {
                Value::Null => drop(members.remove(&key)),
                value => merge(members.entry(key).or_insert(Value::Null), value),
            }
        }
    }

    /// Without its nulls, which a merge patch cannot tell from absence.
    fn bare(value: Value) -> Value {
        match value {
            Value::Object(members) => Value::Object(
                members
                    .into_iter()
                    .filter(|(_, value)| !value.is_null())
                    .map(|(key, value)| (key, bare(value)))
                    .collect(),
            ),
            value => value,
        }
    }

    #[test]
    fn a_patch_leads_from_the_old_to_the_new() {
        let texts = [
            r#"{"a":1,"b":[1,2,{"x":"}"}],"c":{"d":"\"","e":null}}"#,
            r#"{"a":1,"b":[1,2],"c":{"d":"\\","f":{"g":[]}}}"#,
            r#"{"b":"x,y","c":null,"z":{}}"#,
            r#"{"z":{"q":true},"b":"x,y","a":-2.5e3}"#,
            r#"{}"#,
            r#"{"c":{"e":[[],[]],"d":{"h":"[{"}}}"#,
        ];
        for old in texts {
            for new in texts {
                let mut tree: Value = serde_json::from_str(old).unwrap();
                let wanted: Value = serde_json::from_str(new).unwrap();
                if let Some(patch) = between(old, new) {
                    merge(&mut tree, serde_json::from_str(&patch).expect(&patch));
                }
                assert_eq!(bare(tree), bare(wanted), "{old} -> {new}");
            }
        }
        assert_eq!(between(texts[0], texts[0]), None);
    }

    #[test]
    fn only_what_differs_is_told() {
        let (old, new) = (r#"{"a":1,"b":{"c":2,"d":3}}"#, r#"{"a":1,"b":{"c":2,"d":4}}"#);
        assert_eq!(between(old, new).as_deref(), Some(r#"{"b":{"d":4}}"#));
    }
}
