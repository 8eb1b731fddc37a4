//! What has changed between two JSON texts, as a merge patch (RFC 7396), or shorter.
//!
//! Most of a table stays as it is from one action to the next, and comparing bytes is much cheaper
//! than building two trees: members are cut out of the texts, and only those that differ are looked
//! at more closely.

use std::cell::Cell;
use std::io;

use serde::Serialize;
use serde_json::ser::Formatter;

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

/// The text of a JSON object, with the places where its members begin.
pub(super) struct Object {
    text: Box<[u8]>,
    begins: Box<[u32]>,
}

impl Object {
    /// What `value` is written as. If that is no object, it has no members.
    pub fn of(value: &impl Serialize) -> Self {
        let mark = Cell::new(false);
        let mut pen = Pen { text: Vec::with_capacity(2048), begins: Vec::new(), mark: &mark };
        let marks = Marks { depth: 0, mark: &mark };
        let mut serializer = serde_json::Serializer::with_formatter(&mut pen, marks);
        value.serialize(&mut serializer).expect("plain data can be written as JSON");
        Self { text: pen.text.into(), begins: pen.begins.into() }
    }

    /// All of it.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Writes what has changed since behind `patch`, as [`between`] does.
    pub fn since(&self, old: &Self, lists: Lists, patch: &mut Vec<u8>) -> bool {
        let start = patch.len();
        patch.push(b'{');
        for (old_member, member) in old.members().zip(self.members()) {
            if old_member == member {
                continue;
            }
            let (old_key, before) = halves(old_member);
            let (key, value) = halves(member);
            if old_key != key {
                patch.truncate(start);
                return between(&old.text, &self.text, lists, patch);
            }
            tell(key, before, value, lists, start, patch);
        }
        // The same kind of thing has the same members; but if not, they are looked for.
        if old.begins.len() != self.begins.len() {
            patch.truncate(start);
            return between(&old.text, &self.text, lists, patch);
        }
        end(start, patch)
    }

    fn members(&self) -> impl Iterator<Item = &[u8]> {
        // Behind a member stands a comma, and behind the last one the end of the object.
        let ends = self.begins.iter().skip(1).map(|begin| *begin as usize);
        let ends = ends.chain([self.text.len()]);
        self.begins.iter().zip(ends).map(|(begin, end)| &self.text[*begin as usize..end - 1])
    }
}

/// The key of a member without its quotation marks, and the text of its value.
fn halves(member: &[u8]) -> Member<'_> {
    let key = end_of_string(&member[1..]).unwrap_or_default();
    (&member[1..=key], &member[key + 3..])
}

/// Writes text, and notes where a member begins when it was told that one does.
struct Pen<'a> {
    text: Vec<u8>,
    begins: Vec<u32>,
    mark: &'a Cell<bool>,
}

impl io::Write for Pen<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.mark.take() {
            self.begins.push(u32::try_from(self.text.len()).map_err(io::Error::other)?);
        }
        self.text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Tells the pen when a member of the outermost object begins.
struct Marks<'a> {
    depth: u32,
    mark: &'a Cell<bool>,
}

impl Formatter for Marks<'_> {
    fn begin_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(b"{")
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        writer.write_all(b"}")
    }

    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        self.mark.set(self.depth == 1);
        Ok(())
    }
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
            Some(before) => tell(key, before, value, lists, start, patch),
            // A member that is null is told by its absence, as a merge patch has no other way.
            None => push(patch, start, key, value),
        }
    }
    for (key, _) in rest.into_iter().chain(olds) {
        push(patch, start, key, b"null");
    }
    end(start, patch)
}

/// Ends the object that began there, or takes it back if nothing is in it; says which.
fn end(start: usize, patch: &mut Vec<u8>) -> bool {
    let differs = patch.len() > start + 1;
    match differs {
        true => patch.push(b'}'),
        false => patch.truncate(start),
    }
    differs
}

/// Writes how a member has changed, in the object that began at `start`.
fn tell(key: &[u8], old: &[u8], new: &[u8], lists: Lists, start: usize, patch: &mut Vec<u8>) {
    match (old[0], new[0], lists) {
        (b'{', b'{', _) => {
            let undo = patch.len();
            push(patch, start, key, b"");
            if !between(old, new, lists, patch) {
                patch.truncate(undo);
            }
        }
        (b'[', b'[', Lists::Edited) => {
            push(patch, start, key, b"");
            list(old, new, patch);
        }
        _ => push(patch, start, key, new),
    }
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
    let start = patch.len();
    patch.push(b'{');
    let (mut at, mut by) = (0, 0);
    while at < olds.len() || by < news.len() {
        // In lists of the same length, what stands in the same place belongs together.
        let (gone, come) = match olds.len() == news.len() {
            true => (1, 1),
            false => until_alike(&olds[at..], &news[by..]),
        };
        if (gone, come) == (1, 1) {
            if olds[at] != news[by] {
                key(patch, start, at);
                change(olds[at], news[by], patch);
            }
        } else {
            key(patch, start, at);
            splice(gone, &news[by..by + come], patch);
        }
        (at, by) = (at + gone, by + come);
    }
    patch.push(b'}');
}

/// How many items go and come before two lists go on alike: one and one if they begin alike.
fn until_alike(olds: &[&[u8]], news: &[&[u8]]) -> (usize, usize) {
    /// Further ahead nobody looks: then everything goes.
    const AHEAD: usize = 12;
    if let ([old, ..], [new, ..]) = (olds, news)
        && old == new
    {
        return (1, 1);
    }
    for both in 1..=AHEAD {
        for gone in 0..=both {
            if let (Some(old), Some(new)) = (olds.get(gone), news.get(both - gone))
                && old == new
            {
                return (gone, both - gone);
            }
        }
    }
    (olds.len(), news.len())
}

/// Writes how one item becomes another.
fn change(old: &[u8], new: &[u8], patch: &mut Vec<u8>) {
    let start = patch.len();
    match (old[0], new[0]) {
        (b'{', b'{') => drop(between(old, new, Lists::Edited, patch)),
        (b'[', b'[') => edits(old, new, patch),
        _ => splice(1, &[new], patch),
    }
    if patch.len() - start > new.len() + b"[1,]".len() {
        patch.truncate(start);
        splice(1, &[new], patch);
    }
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
                    // An object that knows where its members begin tells the same.
                    let [before, after] = [old, new].map(|text| {
                        Object::of(&serde_json::from_str::<Value>(text).expect("JSON"))
                    });
                    let mut told = Vec::new();
                    let differs = after.since(&before, lists, &mut told);
                    let mut tree: Value = serde_json::from_str(old).unwrap();
                    if differs {
                        apply(&mut tree, serde_json::from_slice(&told).expect("a patch"));
                    }
                    assert_eq!(bare(tree), bare(wanted.clone()), "{old} => {new}, {lists:?}");
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
            (
                r#"{"a":["x1","x3","x4","x5","x6","x7","x8"]}"#,
                r#"{"a":["x1","x2","x3","x4","x5","x7","x8","x9"]}"#,
                r#"{"a":{"1":[0,"x2"],"4":[1],"7":[0,"x9"]}}"#,
            ),
            (r#"{"a":[]}"#, r#"{"a":["x1"]}"#, r#"{"a":["x1"]}"#),
            (r#"{"a":[1,2]}"#, r#"{"a":[3,4]}"#, r#"{"a":[3,4]}"#),
        ] {
            assert_eq!(written(old, new, Lists::Edited).as_deref(), Some(told));
        }
    }
}
