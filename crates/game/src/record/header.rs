//! The head of a record: everything that was settled before the first card was dealt.

use super::Version;
use super::write::list;
use crate::deal::{Commitment, Promise, digest};
use crate::{Game, Seats, Unplayable, options};

/// The longest name or salt, in Unicode scalar values.
const MAX_WORDS: usize = 80;

/// Everything but the salts: game, options, names, commitment, deals that were stopped, and what
/// the seats have promised. Nothing of it can be changed once the first salt was revealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    version: Version,
    lines: Vec<String>,
    names: Vec<String>,
    stopped: Vec<Seats>,
    promises: Vec<Option<Promise>>,
}

impl Terms {
    /// The terms of a game between these players, in the current version. `stopped` names for each
    /// deal that was stopped before this one who did not reveal.
    ///
    /// # Errors
    /// Refuses a wrong number of names or promises, and names that do not fit one line.
    pub fn new<G: Game>(
        game: &G,
        names: Vec<String>,
        commitment: Commitment,
        stopped: Vec<Seats>,
        promises: Vec<Option<Promise>>,
    ) -> Result<Self, Unplayable> {
        Self::of_version(Version::CURRENT, game, names, commitment, stopped, promises)
    }

    fn of_version<G: Game>(
        version: Version,
        game: &G,
        names: Vec<String>,
        commitment: Commitment,
        stopped: Vec<Seats>,
        promises: Vec<Option<Promise>>,
    ) -> Result<Self, Unplayable> {
        let seats = usize::from(game.seats());
        if names.len() != seats || promises.len() != seats {
            return Err(Unplayable(format!("{seats} seats need {seats} names and salts")));
        }
        names.iter().try_for_each(|name| fits_one_line("name", name))?;
        if names.iter().any(String::is_empty) {
            return Err(Unplayable("a name must not be empty".to_owned()));
        }
        let mut lines = vec![
            version.first_line().to_owned(),
            format!("game {}", G::NAME),
            format!("players {seats}"),
            format!("options {}", options::to_value(game)),
        ];
        lines.extend(names.iter().enumerate().map(|(seat, name)| format!("name {seat} {name}")));
        lines.push(format!("commitment {commitment}"));
        if version >= Version::Two {
            let words = |seats: &Seats| list("stopped", seats.iter().map(|seat| seat.to_string()));
            lines.extend(stopped.iter().map(words));
            let promised = promises.iter().enumerate();
            lines.extend(promised.filter_map(|(seat, promise)| {
                Some(format!("promise {seat} {}", promise.as_ref()?))
            }));
            lines.push(format!("terms {}", digest(&text(&lines))));
        }
        Ok(Self { version, lines, names, stopped, promises })
    }

    /// The digest of the terms, which the record repeats: whoever reveals a salt has seen it before.
    pub fn digest(&self) -> String {
        self.lines
            .last()
            .and_then(|line| line.strip_prefix("terms "))
            .unwrap_or_default()
            .to_owned()
    }

    /// The terms as they are written in the record.
    pub fn text(&self) -> String {
        text(&self.lines)
    }

    /// The header, once the salts are known; a seat without one has an empty text.
    fn with_salts(mut self, salts: Vec<String>) -> Result<Header, Unplayable> {
        salts.iter().try_for_each(|salt| fits_one_line("salt", salt))?;
        let added = salts.iter().enumerate().filter(|(_, salt)| !salt.is_empty());
        self.lines.extend(added.map(|(seat, salt)| format!("salt {seat} {salt}")));
        Ok(Header { terms: self, salts })
    }
}

/// The terms and the salts. The deal depends on every letter of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    terms: Terms,
    salts: Vec<String>,
}

impl Header {
    /// The header of a game between these players, who have promised the salts that they add.
    ///
    /// # Errors
    /// Refuses a wrong number of names or salts, and ones that do not fit one line.
    pub fn new<G: Game>(
        game: &G,
        version: Version,
        names: Vec<String>,
        commitment: Commitment,
        stopped: Vec<Seats>,
        salts: Vec<String>,
    ) -> Result<Self, Unplayable> {
        let promise = |salt: &String| (!salt.is_empty()).then(|| Promise::of(salt));
        let promises = salts.iter().map(promise).collect();
        Terms::of_version(version, game, names, commitment, stopped, promises)?.with_salts(salts)
    }

    /// The version of the record.
    pub fn version(&self) -> Version {
        self.terms.version
    }

    /// The players' names.
    pub fn names(&self) -> &[String] {
        &self.terms.names
    }

    /// What the seats added to the deal.
    pub fn salts(&self) -> &[String] {
        &self.salts
    }

    /// For each deal of this table that was stopped before this one: who did not reveal.
    pub fn stopped(&self) -> &[Seats] {
        &self.terms.stopped
    }

    /// The lines as they are written.
    pub(crate) fn lines(&self) -> &[String] {
        &self.terms.lines
    }

    /// The text from which the dealer's key is derived: every line with its line feed.
    pub(crate) fn text(&self) -> String {
        text(self.lines())
    }

    /// The line that closes the header, so that a slip in it is noticed in its own place.
    pub(crate) fn seal(&self) -> String {
        format!("header {}", digest(&self.text()))
    }
}

fn text(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn fits_one_line(what: &str, words: &str) -> Result<(), Unplayable> {
    let refuse = |why: &str| Err(Unplayable(format!("the {what} {words:?} {why}")));
    if words.chars().count() > MAX_WORDS {
        return refuse("is longer than 80 characters");
    }
    if words.chars().any(char::is_control) {
        return refuse("holds a control character");
    }
    if words.trim() != words {
        return refuse("begins or ends with white space");
    }
    Ok(())
}
