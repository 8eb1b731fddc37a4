//! What has changed between two JSON texts, as a merge patch (RFC 7396), or shorter.
//!
//! Most of a table stays as it is from one action to the next, and comparing bytes is much cheaper
//! than building two trees: members are cut out of the texts, and only those that differ are looked
//! at more closely.

/// How lists that differ are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lists {
    /// As they are now: this makes a merge patch.
    Whole,
    /// By what is different in them, if that is shorter: an object whose keys are places in the old
    /// list. Its values are objects, the changes of what stands there, or lists: how many items go,
    /// and what comes in their place.
    Edited,
}

/// Writes the members that differ behind `patch`, and says whether any does; if not, `patch` is as
/// it was. Both texts must be JSON objects as `serde_json` writes them, without blanks, in which no
/// member is a list at one time and an object at another.
pub(super) fn between(old: &[u8], new: &[u8], lists: Lists, patch: &mut Vec<u8>) -> bool {
    if old == new {
        return false;
    }
    let start = patch.len();
    patch.push(b'{');
    let mut olds = Members::of(old);
    let mut news = Members::of(new);
    let mut rest: Vec<Member<'_>> = Vec::new();
    loop {
        // Most members are the same, in the same order; those are passed over together.
        news.pass_over(olds.pass_over_same(news.0));
        let Some((key, value)) = news.next() else { break };
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
            Some(before) if before.starts_with(b"{") && value.starts_with(b"{") => {
                let undo = patch.len();
                push(patch, start, key, b"");
                if !between(before, value, lists, patch) {
                    patch.truncate(undo);
                }
            }
            Some(before) if lists == Lists::Edited && both_lists(before, value) => {
                push(patch, start, key, b"");
                list(before, value, patch);
            }
            // A member that is null is told by its absence, as a merge patch has no other way.
            _ => push(patch, start, key, value),
        }
    }
    for (key, _) in rest.into_iter().chain(olds) {
        push(patch, start, key, b"null");
    }
    let differs = patch.len() > start + 1;
    match differs {
        true => patch.push(b'}'),
        false => patch.truncate(start),
    }
    differs
}

fn both_lists(old: &[u8], new: &[u8]) -> bool {
    old.starts_with(b"[") && new.starts_with(b"[")
}

/// Writes the new list behind `patch`, or what is different in it if that is shorter.
pub(super) fn list(old: &[u8], new: &[u8], patch: &mut Vec<u8>) {
    let start = patch.len();
    edits(old, new, patch);
    if patch.len() - start >= new.len() {
        patch.truncate(start);
        patch.extend_from_slice(new);
    }
}

/// Writes what is different in a list behind `patch`, as an object.
fn edits(old: &[u8], new: &[u8], patch: &mut Vec<u8>) {
    let (olds, news): (Vec<_>, Vec<_>) = (Items::of(old).collect(), Items::of(new).collect());
    let same = olds.iter().zip(&news).take_while(|(old, new)| old == new).count();
    let (olds, news) = (&olds[same..], &news[same..]);
    let ends = olds.iter().rev().zip(news.iter().rev());
    let end = ends.take_while(|(old, new)| old == new).count();
    let (olds, news) = (&olds[..olds.len() - end], &news[..news.len() - end]);
    let start = patch.len();
    patch.push(b'{');
    if olds.len() != news.len() {
        key(patch, start, same);
        splice(olds.len(), news, patch);
    } else {
        let differ = olds.iter().zip(news).enumerate().filter(|(_, (old, new))| old != new);
        for (place, (old, new)) in differ {
            key(patch, start, same + place);
            let undo = patch.len();
            match (old[0], new[0]) {
                (b'{', b'{') => drop(between(old, new, Lists::Edited, patch)),
                (b'[', b'[') => edits(old, new, patch),
                _ => splice(1, &[new], patch),
            }
            if patch.len() - undo > new.len() + b"[1,]".len() {
                patch.truncate(undo);
                splice(1, &[new], patch);
            }
        }
    }
    patch.push(b'}');
}

/// Writes how many items go, and what comes in their place.
fn splice(gone: usize, come: &[&[u8]], patch: &mut Vec<u8>) {
    patch.push(b'[');
    patch.extend_from_slice(gone.to_string().as_bytes());
    for item in come {
        patch.push(b',');
        patch.extend_from_slice(item);
    }
    patch.push(b']');
}

/// Writes a place in a list as the next key.
fn key(patch: &mut Vec<u8>, start: usize, place: usize) {
    push(patch, start, place.to_string().as_bytes(), b"");
}

/// The items of a list that have not been looked at yet.
struct Items<'a>(&'a [u8]);

impl<'a> Items<'a> {
    fn of(list: &'a [u8]) -> Self {
        let inner = list.strip_prefix(b"[").and_then(|rest| rest.strip_suffix(b"]"));
        Self(inner.unwrap_or_default())
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<Self::Item> {
        let rest = Some(self.0).filter(|rest| !rest.is_empty())?;
        let (item, rest) = rest.split_at(end_of_value(rest));
        self.0 = rest.get(1..).unwrap_or_default();
        Some(item)
    }
}

/// A key without its quotation marks, and the text of its value.
type Member<'a> = (&'a [u8], &'a [u8]);

fn take<'a>(rest: &mut Vec<Member<'a>>, key: &[u8]) -> Option<&'a [u8]> {
    let place = rest.iter().position(|(other, _)| *other == key)?;
    Some(rest.swap_remove(place).1)
}

fn push(patch: &mut Vec<u8>, start: usize, key: &[u8], value: &[u8]) {
    if patch.len() > start + 1 {
        patch.push(b',');
    }
    patch.push(b'"');
    patch.extend_from_slice(key);
    patch.extend_from_slice(b"\":");
    patch.extend_from_slice(value);
}

/// The members of an object that have not been looked at yet.
struct Members<'a>(&'a [u8]);

impl<'a> Members<'a> {
    fn of(object: &'a [u8]) -> Self {
        let inner = object.strip_prefix(b"{").and_then(|rest| rest.strip_suffix(b"}"));
        Self(inner.unwrap_or_default())
    }

    fn pass_over(&mut self, bytes: usize) {
        self.0 = &self.0[bytes..];
    }

    /// Passes over whole members with which `other` begins as well; says how many bytes they are.
    fn pass_over_same(&mut self, other: &[u8]) -> usize {
        let mut same = 0;
        let mut rest = Self(self.0);
        while rest.next().is_some() {
            let end = self.0.len() - rest.0.len();
            if other.get(same..end) != Some(&self.0[same..end]) {
                break;
            }
            same = end;
        }
        // The last member of one may be followed by more in the other.
        if same == self.0.len() && same != other.len() {
            return 0;
        }
        self.pass_over(same);
        same
    }
}

impl<'a> Iterator for Members<'a> {
    type Item = Member<'a>;

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.0;
        let key_end = 1 + end_of_string(rest.get(1..)?)?;
        let value_start = key_end + 2;
        let value_end = value_start + end_of_value(&rest[value_start..]);
        self.0 = rest.get(value_end + 1..).unwrap_or_default();
        Some((&rest[1..key_end], &rest[value_start..value_end]))
    }
}

/// Where the closing quotation mark stands.
fn end_of_string(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        match text.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// Where the value ends: at the comma behind it, or at the end of the object or list.
fn end_of_value(text: &[u8]) -> usize {
    let (mut at, mut depth) = (0, 0u32);
    while at < text.len() {
        match text[at] {
            b'"' => at += 1 + end_of_string(&text[at + 1..]).unwrap_or(text.len()),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use tapis_client::{amend, merge};

    use super::*;

    fn written(old: &str, new: &str, lists: Lists) -> Option<String> {
        let mut patch = b"before".to_vec();
        let differs = between(old.as_bytes(), new.as_bytes(), lists, &mut patch);
        let patch = String::from_utf8(patch).expect("text").split_off("before".len());
        assert_eq!(differs, !patch.is_empty());
        differs.then_some(patch)
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
            r#"{"a":1,"b":[[1,2,3],[4,5,6,7,8],["x"]],"c":{"e":[{"a":1,"b":[1,2]},7]}}"#,
            r#"{"a":1,"b":[[1,3],[4,5,6,7,8],[]],"c":{"e":[{"a":1,"b":[2]},7,8]}}"#,
            r#"{"a":1,"b":[[1,2,3],[4,6,7,8],["x","y"]],"c":{"e":[{"a":2},9]}}"#,
        ];
        for old in texts {
            for new in texts {
                let wanted: Value = serde_json::from_str(new).unwrap();
                type Apply = fn(&mut Value, Value);
                for (lists, apply) in [(Lists::Whole, merge as Apply), (Lists::Edited, amend)] {
                    let mut tree: Value = serde_json::from_str(old).unwrap();
                    if let Some(patch) = written(old, new, lists) {
                        apply(&mut tree, serde_json::from_str(&patch).expect(&patch));
                    }
                    assert_eq!(bare(tree), bare(wanted.clone()), "{old} -> {new}, {lists:?}");
                }
            }
        }
        assert_eq!(written(texts[0], texts[0], Lists::Whole), None);
    }

    #[test]
    fn only_what_differs_is_told() {
        let (old, new) = (r#"{"a":1,"b":{"c":2,"d":3}}"#, r#"{"a":1,"b":{"c":2,"d":4}}"#);
        assert_eq!(written(old, new, Lists::Whole).as_deref(), Some(r#"{"b":{"d":4}}"#));
    }

    #[test]
    fn a_list_is_told_by_what_goes_and_comes_if_that_is_shorter() {
        for (old, new, told) in [
            (r#"{"a":["x1","x2","x3","x4"]}"#, r#"{"a":["x1","x2","x4"]}"#, r#"{"a":{"2":[1]}}"#),
            (
                r#"{"a":[["??","??","??"],["R1","R2"],["??","??","??"]]}"#,
                r#"{"a":[["??","??"],["R1","R2"],["??","??"]]}"#,
                r#"{"a":{"0":{"2":[1]},"2":{"2":[1]}}}"#,
            ),
            (r#"{"a":[]}"#, r#"{"a":["x1"]}"#, r#"{"a":["x1"]}"#),
            (r#"{"a":[1,2]}"#, r#"{"a":[3,4]}"#, r#"{"a":[3,4]}"#),
        ] {
            assert_eq!(written(old, new, Lists::Edited).as_deref(), Some(told));
        }
    }
}
