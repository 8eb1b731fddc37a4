//! Marks on cards: of each card, in whose hand it is known to be.
//!
//! A card lies in one place only, so a mark per card says as much as a set per seat in half the
//! room: three bits for each card, kept as three sets.

use tapis_game::Seat;

use crate::card_set::CardSet;
use crate::words::Card;

/// What is known about where a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark(u8);

impl Mark {
    /// It lies face down in the discard pile (1.13, `closed_eye`).
    pub const BURIED: Self = Self(6);

    /// It is in the hand of this seat.
    #[inline]
    pub const fn hand(seat: Seat) -> Self {
        Self(seat.index() as u8 + 1)
    }
}

/// At most one mark on each card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Marks([CardSet; 3]);

impl Marks {
    /// The cards with this mark.
    #[inline]
    pub fn with(&self, mark: Mark) -> CardSet {
        let bit = |place: usize| {
            let bits = self.0[place].bits();
            if mark.0 >> place & 1 == 1 { bits } else { !bits }
        };
        CardSet::from_bits(bit(0) & bit(1) & bit(2))
    }

    /// The cards known to be in the hand of this seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.with(Mark::hand(seat))
    }

    /// The cards with any mark.
    #[inline]
    pub fn any(&self) -> CardSet {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// Marks cards, whatever mark they had.
    #[inline]
    pub fn mark(&mut self, cards: CardSet, mark: Mark) {
        for (place, plane) in self.0.iter_mut().enumerate() {
            *plane = if mark.0 >> place & 1 == 1 { *plane | cards } else { *plane - cards };
        }
    }

    /// Marks one card, whatever mark it had.
    #[inline]
    pub fn mark_card(&mut self, card: Card, mark: Mark) {
        self.mark(CardSet::only(card), mark);
    }

    /// Takes the marks off these cards.
    #[inline]
    pub fn wipe(&mut self, cards: CardSet) {
        for plane in &mut self.0 {
            *plane = *plane - cards;
        }
    }
}
