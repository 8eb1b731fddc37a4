//! Which cards fly where, said in public words only: a card that nobody was shown is a mere back.

use std::fmt::Write;

use tapis_game::Seat;

/// The flights that belong to one event, as attributes of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flight {
    /// Cards that were not in sight before, with the anchor from which they come.
    pub came: String,
    /// Cards that are no longer in sight, with the anchor to which they go.
    pub went: String,
    /// Backs that fly from one anchor to another.
    pub fly: String,
    /// Cards that are slammed down rather than laid.
    pub slam: String,
    /// Who went All In, which is called out over the whole table.
    pub all_in: Option<Seat>,
}

impl Flight {
    pub(crate) fn came(&mut self, key: &str, from: &str) {
        pair(&mut self.came, key, from);
    }

    pub(crate) fn went(&mut self, key: &str, to: &str) {
        pair(&mut self.went, key, to);
    }

    /// A card that was not in sight is slammed down.
    pub(crate) fn slam(&mut self, key: &str, from: &str) {
        self.came(key, from);
        if !self.slam.is_empty() {
            self.slam.push(' ');
        }
        self.slam.push_str(key);
    }

    pub(crate) fn fly(&mut self, from: &str, to: &str) {
        pair(&mut self.fly, from, to);
    }
}

fn pair(out: &mut String, first: &str, second: &str) {
    if !out.is_empty() {
        out.push(' ');
    }
    let _ = write!(out, "{first}:{second}");
}

/// The anchor of a place.
pub(crate) fn place(seat: Seat) -> String {
    format!("p{seat}")
}
