//! The log of a game in play: the opening, the actions, and what happened at the table besides.

use serde::{Deserialize, Serialize};
use tapis_game::{Game, Seat};

use crate::{Entry, Sitting, What};

/// Something that happened at the table and is no matter of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum TableEvent {
    /// Time was up for somebody: the action that follows was a bot's choice.
    ClockRanOut {
        /// For whom.
        seat: Seat,
    },
    /// A bot plays for somebody who is gone.
    StoodIn {
        /// For whom.
        seat: Seat,
    },
    /// They are back, and the bot plays no longer.
    CameBack {
        /// Who.
        seat: Seat,
    },
    /// Somebody takes a seat over from a bot.
    TookOver {
        /// Which.
        seat: Seat,
        /// How they are called.
        name: String,
    },
    /// Somebody took an action back: what happened then has not happened.
    TookBack {
        /// Who.
        seat: Seat,
        /// The version of what was taken back.
        taken: u64,
    },
    /// The same company plays again.
    Rematch {
        /// At which table.
        table: String,
    },
}

impl TableEvent {
    /// Whether it belongs to the action that follows rather than being a thing of its own.
    fn is_part_of_what_follows(&self) -> bool {
        matches!(self, Self::ClockRanOut { .. })
    }
}

/// What happened, and where it is told.
#[derive(Clone)]
enum Noted {
    Opening,
    /// The action of this number.
    Action(usize),
    Table(TableEvent),
}

/// What happened so far, in order. What was taken back is not in it.
#[derive(Clone)]
pub(crate) struct Log {
    entries: Vec<(u64, Noted)>,
    /// The version of the last thing that happened.
    version: u64,
}

impl Log {
    /// The log of a game whose opening is the first thing of all.
    pub(crate) fn new() -> Self {
        Self { entries: vec![(0, Noted::Opening)], version: 0 }
    }

    /// So much had happened at the table when the cards were dealt.
    ///
    /// # Panics
    /// Panics if something has happened since.
    pub(crate) fn begin_at(&mut self, version: u64) {
        assert_eq!(self.entries.len(), 1, "nothing has happened but the opening");
        self.entries[0].0 = version;
        self.version = version;
    }

    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(crate) fn act(&mut self, number: usize) {
        self.version += 1;
        self.entries.push((self.version, Noted::Action(number)));
    }

    pub(crate) fn note(&mut self, event: TableEvent) {
        let part = event.is_part_of_what_follows();
        self.entries.push((self.version + 1, Noted::Table(event)));
        self.version += u64::from(!part);
    }

    /// Drops the last action and what belongs to it, and notes that it was taken back.
    pub(crate) fn take_back(&mut self, seat: Seat) {
        let is_action = |(_, noted): &&(u64, Noted)| matches!(noted, Noted::Action(_));
        let last = self.entries.iter().rev().find(is_action);
        let taken = last.expect("an action was taken back").0;
        self.entries.retain(|(version, _)| *version != taken);
        self.note(TableEvent::TookBack { seat, taken });
    }
}

impl Log {
    /// What happened after this version; with `None` everything.
    fn after(&self, version: Option<u64>) -> &[(u64, Noted)] {
        let is_known = |entry: &(u64, Noted)| version.is_some_and(|version| entry.0 <= version);
        &self.entries[self.entries.partition_point(is_known)..]
    }
}

impl<G: Game> Sitting<G> {
    /// What happened after this version, as these ears heard it; with `None` everything.
    pub fn heard(
        &self,
        ears: Option<Seat>,
        after: Option<u64>,
    ) -> impl DoubleEndedIterator<Item = Entry<G>> {
        self.log().after(after).iter().map(move |(version, noted)| Entry {
            version: *version,
            what: match noted {
                Noted::Opening => What::Opening { events: self.events(ears, 0).collect() },
                Noted::Action(number) => What::Action {
                    seat: self.actions()[*number].0,
                    action: self.words(ears, *number),
                    events: self.events(ears, number + 1).collect(),
                },
                Noted::Table(event) => What::Table(event.clone()),
            },
        })
    }

    /// The actions after this version alone, in the words in which these ears heard them.
    pub fn said(&self, ears: Option<Seat>, after: u64) -> impl Iterator<Item = (Seat, String)> {
        self.log().after(Some(after)).iter().filter_map(move |(_, noted)| match noted {
            Noted::Action(number) => Some((self.actions()[*number].0, self.words(ears, *number))),
            Noted::Opening | Noted::Table(_) => None,
        })
    }
}
