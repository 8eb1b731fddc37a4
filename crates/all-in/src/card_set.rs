//! A set of cards in one number. A set has no order, so a hand cannot tell when a card came.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Sub};

use crate::words::Card;

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// 1.1 The suited cards.
    pub const SUITED: Self = Self(0x1FFF_1FFF_1FFF_1FFF);
    /// 1.1 The two rune cards.
    pub const RUNES: Self = Self(1 << Card::RUNE_1.number() | 1 << Card::RUNE_2.number());
    /// 1.1 The whole pack of 54 cards.
    pub const PACK: Self = Self(Self::SUITED.0 | Self::RUNES.0);

    /// Only this card.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.number())
    }

    /// The set with these bits, one for the number of each card.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// One bit for the number of each card.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether this card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 == 1
    }

    /// Whether all those cards are in the set.
    #[inline]
    pub const fn contains_all(self, cards: Self) -> bool {
        cards.0 & !self.0 == 0
    }

    /// Puts a card into the set.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.number();
    }

    /// Takes a card out of the set.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.number());
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest card.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::from_number(self.0.trailing_zeros() as u8)) }
    }

    /// The card at this place of the ascending order, `place < len`.
    #[inline]
    pub fn nth(self, place: usize) -> Card {
        Card::from_number(nth_bit(self.0, place))
    }

    /// How many cards of the set lie below this one in the ascending order.
    #[inline]
    pub const fn below(self, card: Card) -> usize {
        (self.0 & ((1 << card.number()) - 1)).count_ones() as usize
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(card)
        })
    }
}

/// The number of the bit at this place of the ascending order.
#[inline]
pub(crate) fn nth_bit(bits: u64, place: usize) -> u8 {
    let mut rest = bits;
    // The first steps are taken without a branch: a random place cannot be foreseen.
    for step in 0..4 {
        rest = if place > step { rest & rest.wrapping_sub(1) } else { rest };
    }
    for _ in 4..place {
        rest &= rest.wrapping_sub(1);
    }
    rest.trailing_zeros() as u8
}

impl BitOr for CardSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitXor for CardSet {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Card> for CardSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set | Self::only(card))
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
