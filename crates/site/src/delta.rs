//! A page after a change, in as few bytes as say what has changed.
//!
//! A page is cut before every tag and every attribute. A delta says how the new page is put
//! together: runs of pieces of the page before, as `FROM+COUNT` in base 36, and new pieces as they
//! are, after `=`; with tabs between them and `~` in front of it all. Whoever writes deltas needs to
//! remember only the fingerprints of the pieces; whoever reads them, the pieces.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

/// Fewer letters than this are sooner written anew than pointed at.
const WORTH_POINTING: usize = 10;
/// Where several places of the old page begin like the new one, so many are compared.
const TRIED: usize = 4;

/// What is remembered of a page: a fingerprint for each piece.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remembered(Box<[u64]>);

impl Remembered {
    /// A page, to be compared with the next one.
    pub fn of(page: &str) -> Self {
        let hash = BuildHasherDefault::<DefaultHasher>::default();
        Self(cut(page).map(|piece| hash.hash_one(piece)).collect())
    }

    /// How many pieces it has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is nothing to remember.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What leads from the remembered page to this one, which is remembered from now on.
    pub fn delta(&mut self, page: &str) -> String {
        let next = Self::of(page);
        let delta = write(&self.0, &next.0, &cut(page).collect::<Vec<_>>());
        *self = next;
        delta
    }
}

/// The pieces of a page.
fn cut(page: &str) -> impl Iterator<Item = &str> {
    let mut rest = page;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?.len_utf8();
        let begins = |at: &usize| begins_piece(&rest.as_bytes()[*at..]);
        let end = (first..rest.len()).find(begins).unwrap_or(rest.len());
        let (piece, after) = rest.split_at(end);
        rest = after;
        Some(piece)
    })
}

/// Whether a tag begins here, or an attribute, ` name="`.
fn begins_piece(text: &[u8]) -> bool {
    match text {
        [b'<', ..] => true,
        [b' ', name @ ..] => {
            let letter = |byte: &u8| byte.is_ascii_lowercase() || *byte == b'-';
            let end = name.iter().position(|byte| !letter(byte)).unwrap_or(0);
            end > 0 && name[end..].starts_with(b"=\"")
        }
        _ => false,
    }
}

fn write(old: &[u64], new: &[u64], pieces: &[&str]) -> String {
    let alike = |a: &[u64], b: &[u64]| a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let mut places: HashMap<u64, Vec<usize>> = HashMap::with_capacity(old.len());
    for (place, print) in old.iter().enumerate() {
        places.entry(*print).or_default().push(place);
    }
    let mut delta = String::from("~");
    // Where the old page would go on if nothing had changed, and up to where the new one is said.
    let (mut cursor, mut fresh, mut at) = (0, 0, 0);
    while at < new.len() {
        let nearby = places.get(&new[at]).map(Vec::as_slice).unwrap_or_default();
        let next = nearby.partition_point(|place| *place < cursor);
        let tried = nearby[next..].iter().take(TRIED).chain(nearby[..next].iter().rev().take(1));
        let run = |from: usize| (from, alike(&old[from..], &new[at..]));
        let best = tried.map(|from| run(*from)).fold((0, 0), |a, b| if b.1 > a.1 { b } else { a });
        let (from, count) = best;
        let letters: usize = pieces[at..at + count].iter().map(|piece| piece.len()).sum();
        if letters < WORTH_POINTING && count > 0 && from != cursor || count == 0 {
            at += 1;
            continue;
        }
        say(&mut delta, &pieces[fresh..at]);
        separate(&mut delta);
        number(&mut delta, from);
        delta.push('+');
        number(&mut delta, count);
        (cursor, at) = (from + count, at + count);
        fresh = at;
    }
    say(&mut delta, &pieces[fresh..]);
    delta
}

fn separate(delta: &mut String) {
    if delta.len() > 1 {
        delta.push('\t');
    }
}

/// A number in base 36.
fn number(delta: &mut String, number: usize) {
    let digits = std::iter::successors(Some(number), |rest| Some(rest / 36).filter(|it| *it > 0));
    let digits = digits.map(|rest| char::from_digit((rest % 36) as u32, 36).unwrap_or('0'));
    let digits: Vec<char> = digits.collect();
    delta.extend(digits.into_iter().rev());
}

fn say(delta: &mut String, pieces: &[&str]) {
    if !pieces.is_empty() {
        separate(delta);
        delta.push('=');
        pieces.iter().for_each(|piece| delta.push_str(piece));
    }
}

/// A page as a browser puts it together from what it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page(Vec<String>);

impl Page {
    /// Takes in a whole page, or what leads to it from the page before. `None` if it is neither.
    pub fn read(&mut self, sent: &str) -> Option<String> {
        let pieces = match sent.strip_prefix('~') {
            None => cut(sent).map(str::to_owned).collect(),
            Some(delta) => self.put_together(delta)?,
        };
        self.0 = pieces;
        Some(self.0.concat())
    }

    fn put_together(&self, delta: &str) -> Option<Vec<String>> {
        let mut pieces = Vec::new();
        for part in delta.split('\t').filter(|part| !part.is_empty()) {
            if let Some(new) = part.strip_prefix('=') {
                pieces.extend(cut(new).map(str::to_owned));
            } else {
                let (from, count) = part.split_once('+')?;
                let read = |digits| usize::from_str_radix(digits, 36).ok();
                let (from, count) = (read(from)?, read(count)?);
                pieces.extend_from_slice(self.0.get(from..from.checked_add(count)?)?);
            }
        }
        Some(pieces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_put_together_again() {
        let pages = [
            "<main a=\"1\"><ul><li>one</li><li>two</li><li>three</li></ul><b>x</b></main>",
            "<main a=\"2\"><ul><li>one</li><li>two</li><li>three</li></ul><b>x</b></main>",
            "<main a=\"2\"><ul><li>two</li><li>three</li><li>four</li></ul><b>x</b></main>",
            "<p>something else</p>",
            "<p>something else</p>",
            "<main a=\"1\"><ul></ul></main>",
        ];
        let (mut sender, mut reader) = (Remembered::of(pages[0]), Page::default());
        assert_eq!(reader.read(pages[0]).as_deref(), Some(pages[0]));
        for page in &pages[1..] {
            let delta = sender.delta(page);
            assert_eq!(reader.read(&delta).as_deref(), Some(*page), "{delta}");
        }
    }

    #[test]
    fn what_stays_costs_next_to_nothing() {
        let row = |n: usize| format!("<li id=\"l{n}\"><b>Ana</b> bids {n}.</li>");
        let list = |from: usize| (from..from + 60).map(row).collect::<String>();
        let mut sender = Remembered::of(&list(0));
        let delta = sender.delta(&list(1));
        assert!(delta.starts_with("~5+87\t=<li id=\"l60\">"), "{delta}");
        assert_eq!(sender.delta(&list(1)), "~0+8c");
    }

    #[test]
    fn what_is_no_page_is_not_read() {
        let mut page = Page::default();
        for nonsense in ["~1+1", "~x", "~0+99999999999999999999", "~3w5e11264sgsf+1"] {
            assert_eq!(page.read(nonsense), None, "{nonsense}");
        }
    }
}
