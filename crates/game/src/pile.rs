//! A pile of cards: an ordered list that is copied with the state, so it lives without the heap.

use std::fmt;
use std::hash::{Hash, Hasher};

/// At most `N` cards in order. The last one lies on top.
#[derive(Clone, Copy)]
pub struct Pile<C, const N: usize> {
    cards: [C; N],
    len: u8,
}

impl<C: Copy + Default, const N: usize> Pile<C, N> {
    /// Puts a card on top.
    ///
    /// # Panics
    /// Panics if the pile is full: a pile is as large as the pack.
    #[inline]
    pub fn push(&mut self, card: C) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<C> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        // What is left above the top is cleared, so that equal piles are equal bytes too.
        Some(std::mem::take(&mut self.cards[self.len as usize]))
    }

    /// Puts a card under all others.
    pub fn push_under(&mut self, card: C) {
        self.cards.copy_within(..self.len as usize, 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Takes out the card at a place, counted from the bottom.
    ///
    /// # Panics
    /// Panics if there is no card at that place.
    pub fn remove(&mut self, place: usize) -> C {
        let card = self.as_slice()[place];
        self.cards.copy_within(place + 1..self.len as usize, place);
        self.pop();
        card
    }

    /// Takes all cards away.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl<C, const N: usize> Pile<C, N> {
    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, bottom first.
    #[inline]
    pub fn as_slice(&self) -> &[C] {
        &self.cards[..self.len as usize]
    }

    /// The cards, bottom first, to be changed or shuffled.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [C] {
        &mut self.cards[..self.len as usize]
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<&C> {
        self.as_slice().last()
    }

    /// The cards, bottom first.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, C> {
        self.as_slice().iter()
    }
}

impl<C: Copy + Default, const N: usize> Default for Pile<C, N> {
    #[inline]
    fn default() -> Self {
        Self { cards: [C::default(); N], len: 0 }
    }
}

impl<C: Copy + Default, const N: usize> FromIterator<C> for Pile<C, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<'a, C, const N: usize> IntoIterator for &'a Pile<C, N> {
    type Item = &'a C;
    type IntoIter = std::slice::Iter<'a, C>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<C: PartialEq, const N: usize> PartialEq for Pile<C, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<C: Eq, const N: usize> Eq for Pile<C, N> {}

impl<C: Hash, const N: usize> Hash for Pile<C, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<C: fmt::Debug, const N: usize> fmt::Debug for Pile<C, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
