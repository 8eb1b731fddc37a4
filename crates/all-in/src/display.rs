//! 1.7 The display: two rows of slots, filled in reading order, where row 2 covers row 1.

use crate::card_set::CardSet;
use crate::words::{Card, Slot};

/// A set of slots and of the discard pile, one bit for the number of each.
pub(crate) type Targets = u16;

/// The discard pile as a target.
pub(crate) const DISCARD: Targets = 1 << Slot::DISCARD.number();

/// The slots of a display with two rows of so many columns.
pub(crate) const fn slots(columns: u8) -> Targets {
    let row = (1 << columns) - 1;
    row | row << Slot::COLUMNS
}

/// The cards in the slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Display {
    cards: [Card; Slot::COUNT],
    filled: Targets,
}

impl Display {
    /// How many cards there are.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.filled.count_ones() as u8
    }

    /// The card in a slot.
    pub fn card(&self, slot: Slot) -> Option<Card> {
        (self.filled >> slot.number() & 1 == 1).then(|| self.cards[slot.number()])
    }

    /// All cards of both rows.
    pub fn cards(&self) -> CardSet {
        self.slots().map(|(_, card)| card).collect()
    }

    /// Every filled slot with its card, in reading order.
    pub fn slots(&self) -> impl Iterator<Item = (Slot, Card)> + '_ {
        let slots = (0..Slot::COUNT).map(|number| Slot::from_number(number as u8));
        slots.filter_map(|slot| Some((slot, self.card(slot)?)))
    }

    /// The first empty slot in reading order, where the next card will lie.
    #[inline]
    pub(crate) const fn next_slot(&self, slots: Targets) -> Option<Slot> {
        let free = slots & !self.filled;
        if free == 0 { None } else { Some(Slot::from_number(free.trailing_zeros() as u8)) }
    }

    /// Whether no slot is free.
    #[inline]
    pub(crate) const fn is_full(&self, slots: Targets) -> bool {
        self.filled & slots == slots
    }

    /// A card is added into the first empty slot in reading order: row 2 only while row 1 has no
    /// empty one, and a gap before anything else. Says whether there was one.
    #[inline]
    pub(crate) fn add(&mut self, card: Card, slots: Targets) -> bool {
        let Some(slot) = self.next_slot(slots) else { return false };
        self.put(slot, card);
        true
    }

    /// Lays a card into a slot.
    #[inline]
    pub(crate) fn put(&mut self, slot: Slot, card: Card) {
        self.cards[slot.number()] = card;
        self.filled |= 1 << slot.number();
    }

    /// The slots whose card may be taken or swapped: a row-1 card below a row-2 card is locked.
    #[inline]
    pub const fn uncovered(&self) -> u16 {
        self.filled & !(self.filled >> Slot::COLUMNS)
    }

    /// 1.6 Takes the card out of a slot, which becomes empty.
    #[inline]
    pub(crate) fn take(&mut self, slot: Slot) -> Card {
        self.filled &= !(1 << slot.number());
        std::mem::take(&mut self.cards[slot.number()])
    }

    /// 1.6 Exchanges the card of a slot; the new one lies exactly where the other lay.
    #[inline]
    pub(crate) fn swap(&mut self, slot: Slot, card: Card) -> Card {
        std::mem::replace(&mut self.cards[slot.number()], card)
    }
}
