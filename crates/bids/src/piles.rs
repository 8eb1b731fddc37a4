//! Ordered piles, small enough to be copied with the state: the cards of a trick, a deck, the fronts.

use std::fmt;
use std::hash::{Hash, Hasher};

use tapis_game::{MAX_SEATS, Seat};

use crate::words::Card;

/// The cards bid in a trick, in play order: eight bits for each, and their number in the highest.
/// One word, because a few bytes written one by one and read at once would make a processor wait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Plays(u64);

impl Plays {
    const COUNT: u32 = 56;

    /// Adds the next card.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.0 += (u64::from(card.0) << (8 * self.len())) + (1 << Self::COUNT);
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 >> Self::COUNT) as usize
    }

    /// Whether nobody has bid.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every card is a coloured one, which does nothing but bid.
    #[inline]
    pub(crate) const fn only_coloured(self) -> bool {
        // Coloured cards have numbers below 56, and all others such that 8 more set bit 6.
        const _: () = assert!(Card::ALLY.0 == 56 && Card::BLANKS[1].0 < 120);
        const EACH: u64 = 0x0000_0101_0101_0101;
        (self.0 + 8 * EACH) & (64 * EACH) == 0
    }

    /// The cards, in play order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        (0..self.len()).map(move |_| {
            let card = Card(rest as u8);
            rest >>= 8;
            card
        })
    }
}

impl FromIterator<Card> for Plays {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut plays = Self::default();
        cards.into_iter().for_each(|card| plays.push(card));
        plays
    }
}

impl fmt::Debug for Plays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Black cards in order: five bits for each, the top card in the lowest, 0 for no card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Deck(u128);

impl Deck {
    const BITS: u32 = 5;
    const MASK: u128 = (1 << Self::BITS) - 1;

    /// The top card.
    #[inline]
    pub fn top(self) -> Option<Card> {
        let code = (self.0 & Self::MASK) as u8;
        (code != 0).then(|| Card::of_black(code - 1))
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let top = self.top();
        self.0 >>= Self::BITS;
        top
    }

    /// Puts a black card on top.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.0 = self.0 << Self::BITS | u128::from(card.black_place() + 1);
    }

    /// Puts a black card under all others.
    #[inline]
    pub fn push_under(&mut self, card: Card) {
        self.0 |= u128::from(card.black_place() + 1) << (Self::BITS * self.len() as u32);
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        (u128::BITS - self.0.leading_zeros()).div_ceil(Self::BITS) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, top first.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || self.pop())
    }
}

/// The last card of the iterator lies on top.
impl FromIterator<Card> for Deck {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut deck = Self::default();
        cards.into_iter().for_each(|card| deck.push(card));
        deck
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The cards in front of all seats. They lie in one pile in order of receipt, each with its owner;
/// what counts is the order within a front, because multipliers act on what came before (B-29).
#[derive(Clone, Copy, Default)]
pub struct Fronts {
    entries: [Entry; Self::ROOM],
    len: u8,
}

/// A card with its owner: five bits and three.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Entry(u8);

impl Entry {
    #[inline]
    const fn new(seat: Seat, card: Card) -> Self {
        Self((seat.index() as u8) << 5 | card.black_place())
    }

    #[inline]
    fn owner(self) -> Seat {
        // Only seats of a table were put in, so the number needs no care.
        Seat::new((self.0 >> 5).min(MAX_SEATS as u8 - 1))
    }

    #[inline]
    const fn card(self) -> Card {
        Card::of_black(self.0 & 31)
    }
}

impl Fronts {
    /// All black cards of the largest game: fourteen numbers, `2x`, `-5`, three specials, two blanks.
    pub const ROOM: usize = 21;

    /// A seat receives a black card.
    ///
    /// # Panics
    /// Panics if there are more cards than a game has.
    #[inline]
    pub fn push(&mut self, seat: Seat, card: Card) {
        self.entries[self.len as usize] = Entry::new(seat, card);
        self.len += 1;
    }

    /// Takes a card away from a seat; nothing happens if it is not there.
    pub fn remove(&mut self, seat: Seat, card: Card) {
        let len = self.len as usize;
        let wanted = Entry::new(seat, card);
        if let Some(place) = self.entries[..len].iter().position(|&entry| entry == wanted) {
            self.entries.copy_within(place + 1..len, place);
            self.len -= 1;
        }
    }

    /// Takes all cards away.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// All cards with their owners, in order of receipt.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.entries[..self.len as usize].iter().map(|entry| (entry.owner(), entry.card()))
    }

    /// The cards in front of a seat, in order of receipt.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.iter().filter(move |&(owner, _)| owner == seat).map(|(_, card)| card)
    }

    /// How many cards there are in all fronts.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nobody has a card.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn by_seat(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        Seat::all(MAX_SEATS as u8).flat_map(|seat| self.of(seat).map(move |card| (seat, card)))
    }
}

/// Fronts are equal if each seat's is, whoever received a card first.
impl PartialEq for Fronts {
    fn eq(&self, other: &Self) -> bool {
        self.by_seat().eq(other.by_seat())
    }
}

impl Eq for Fronts {}

impl Hash for Fronts {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(self.len);
        self.by_seat().for_each(|entry| entry.hash(state));
    }
}

impl fmt::Debug for Fronts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
