//! What a program that learns is shown: views, actions and events as numbers of fixed size.
//!
//! There is one encoding for each game, the same for every number of players, every option and
//! every deck. Seats are told by their *place*: how many seats they sit to the left of whoever
//! looks, who has place 0. So all seats are one, and what was learned in one serves in all. An
//! observation is made from a [`View`], an event from what a seat [`Heard`]; the truth is not asked.
//!
//! `docs/encoding.md` says what every byte means. It is made from [`Encode::PARTS`]; whoever changes
//! the encoding raises [`Encode::VERSION`], and a test holds both.

mod all_in;
mod all_in_events;
mod bids;
mod bids_events;
mod bits;
mod parts;

use std::collections::BTreeMap;

use tapis_game::{Game, Heard, Seat, Unplayable, View};

pub use parts::{Part, offset, size};

/// An event in eight small numbers; 0 stands for "none" in all of them.
pub type Row = [u8; ROW.len()];

/// What the eight numbers of an event are.
pub const ROW: [&str; 8] =
    ["kind", "place", "other_place", "card", "other_card", "slot", "number", "second_number"];

/// What is added to points so that they fit a byte: −64 is 0, and what is beyond 191 stays there.
pub const POINTS: i32 = 64;

/// A game whose views, actions and events can be written as numbers.
pub trait Encode: Game {
    /// Raised with every change of what the numbers mean.
    const VERSION: u32;
    /// The parts of an observation, in order.
    const PARTS: &'static [Part];
    /// How many bytes an observation has.
    const OBSERVATION: usize = size(Self::PARTS);
    /// The parts of what was agreed, in order.
    const AGREED_PARTS: &'static [Part];
    /// How many bytes the agreement has.
    const AGREED: usize = size(Self::AGREED_PARTS);
    /// The parts of the numbers of actions, in order; the numbers of a part belong to one verb.
    const ACTION_PARTS: &'static [Part];
    /// How many actions there are.
    const ACTIONS: usize = size(Self::ACTION_PARTS);
    /// The kinds of events, the first of which has number 1.
    const EVENTS: &'static [&'static str];
    /// The cards, in the order of their numbers; own cards by what they stand for.
    const CARDS: usize;

    /// Writes what a seat sees over all of `out`, which has [`Self::OBSERVATION`] bytes.
    fn observe(view: View<'_, Self>, out: &mut [u8]);
    /// Writes 1 for every action that this seat may choose and 0 for all others over all of `out`,
    /// which has [`Self::ACTIONS`] bytes.
    fn mask(view: View<'_, Self>, out: &mut [u8]);
    /// What was agreed for this table, over all of `out`, which has [`Self::AGREED`] bytes. It stays
    /// the same for the whole game.
    fn agreed(&self, out: &mut [u8]);
    /// The number of an action of this seat.
    fn number(&self, seat: Seat, action: Self::Action) -> usize;
    /// The action of this seat that has this number, whether it is legal or not; nothing if this
    /// game has no such action.
    fn action(&self, seat: Seat, number: usize) -> Option<Self::Action>;
    /// What was heard, one row after another.
    fn rows(&self, ears: Option<Seat>, heard: &Heard<Self>, rows: &mut Vec<Row>);
    /// The number of a card, below [`Self::CARDS`].
    fn card_number(card: Self::Card) -> usize;
    /// The card of this game that has this number.
    fn card_at(&self, number: usize) -> Option<Self::Card>;

    /// The same game with fewer cards than its rules have, so that algorithms can walk through all
    /// of it.
    ///
    /// # Errors
    /// Says what is wrong with the wish.
    fn shrink(self, _wish: &BTreeMap<String, u8>) -> Result<Self, Unplayable> {
        Err(Unplayable(format!("small: {} cannot be made smaller", Self::NAME)))
    }
}

/// A wish with these keys and no others, in their order; what is not named is as in the real game.
pub(crate) fn wished<const N: usize>(
    wish: &BTreeMap<String, u8>,
    real: [(&str, u8); N],
) -> Result<[u8; N], Unplayable> {
    if let Some(key) = wish.keys().find(|key| real.iter().all(|(known, _)| key != known)) {
        let known = real.map(|(known, _)| known).join(", ");
        return Err(Unplayable(format!("small: there is no `{key}`; there are: {known}")));
    }
    Ok(real.map(|(key, usual)| wish.get(key).copied().unwrap_or(usual)))
}

/// How many seats somebody sits to the left of whoever looks.
#[inline]
pub(crate) fn place(of: Seat, eyes: Seat, seats: u8) -> usize {
    let (of, eyes) = (of.index(), eyes.index());
    if of >= eyes { of - eyes } else { of + usize::from(seats) - eyes }
}

/// Points as a byte.
#[inline]
pub(crate) fn points(points: i32) -> u8 {
    (points + POINTS).clamp(0, 255) as u8
}

/// A row that says only what happened.
pub(crate) const fn row(kind: u8) -> Row {
    [kind, 0, 0, 0, 0, 0, 0, 0]
}

/// The seats of a row as places, one more than the place, for these ears; a spectator counts from
/// seat 0.
pub(crate) struct Places {
    pub eyes: Seat,
    pub seats: u8,
}

impl Places {
    pub fn new(ears: Option<Seat>, seats: u8) -> Self {
        Self { eyes: ears.unwrap_or(Seat::new(0)), seats }
    }

    pub fn of(&self, seat: Seat) -> u8 {
        place(seat, self.eyes, self.seats) as u8 + 1
    }
}
