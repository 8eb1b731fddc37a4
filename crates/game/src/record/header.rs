//! The head of a record: everything that was settled before the first card was dealt.

use super::FORMAT;
use crate::deal::{Commitment, digest};
use crate::{Game, Unplayable, options};

/// The longest name or salt, in Unicode scalar values.
const MAX_WORDS: usize = 80;

/// Game, options, names, commitment and salts. The deal depends on every letter of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    lines: Vec<String>,
    names: Vec<String>,
    salts: Vec<String>,
}

impl Header {
    /// The header of a game between these players.
    ///
    /// # Errors
    /// Refuses a wrong number of names or salts, and ones that do not fit one line.
    pub fn new<G: Game>(
        game: &G,
        names: Vec<String>,
        salts: Vec<String>,
        commitment: Commitment,
    ) -> Result<Self, Unplayable> {
        let seats = usize::from(game.seats());
        if names.len() != seats || salts.len() != seats {
            return Err(Unplayable(format!("{seats} seats need {seats} names and salts")));
        }
        for (what, words) in
            names.iter().map(|n| ("name", n)).chain(salts.iter().map(|s| ("salt", s)))
        {
            fits_one_line(what, words)?;
        }
        if names.iter().any(String::is_empty) {
            return Err(Unplayable("a name must not be empty".to_owned()));
        }
        let mut lines = vec![
            FORMAT.to_owned(),
            format!("game {}", G::NAME),
            format!("players {seats}"),
            format!("options {}", options::to_value(game)),
        ];
        lines.extend(names.iter().enumerate().map(|(seat, name)| format!("name {seat} {name}")));
        lines.push(format!("commitment {commitment}"));
        lines.extend(
            salts
                .iter()
                .enumerate()
                .filter(|(_, salt)| !salt.is_empty())
                .map(|(seat, salt)| format!("salt {seat} {salt}")),
        );
        Ok(Self { lines, names, salts })
    }

    /// The players' names.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What the seats added to the deal.
    pub fn salts(&self) -> &[String] {
        &self.salts
    }

    /// The lines as they are written.
    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The text from which the dealer's key is derived: every line with its line feed.
    pub(crate) fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// The line that closes the header, so that a slip in it is noticed in its own place.
    pub(crate) fn seal(&self) -> String {
        format!("header {}", digest(&self.text()))
    }
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
