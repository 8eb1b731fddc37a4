//! The words of Bids: cards, sets of cards and actions.
//!
//! A card is a number that means the same at every table; how it is written is known to the game,
//! because the players may have cards of their own (6.14).

use std::fmt;

use tapis_game::Seat;

/// The first black card. Coloured cards and the Ally come before it.
const FIRST_BLACK: u8 = 64;

/// A colour of Bids. Black are the point cards, white is the Ally.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = bids::Colour))]
pub enum Colour {
    /// Written `Y`.
    Yellow,
    /// Written `B`.
    Blue,
    /// Written `R`.
    Red,
    /// Written `G`; not used with three players (B-01).
    Green,
    /// The point cards, written `K` as far as they are numbers.
    Black,
    /// The Ally.
    White,
}

impl Colour {
    /// The colours of the bid cards, in the order in which they come into the game.
    pub const OF_BIDS: [Self; 4] = [Self::Yellow, Self::Blue, Self::Red, Self::Green];
    /// All of them, in order.
    pub const ALL: [Self; 6] =
        [Self::Yellow, Self::Blue, Self::Red, Self::Green, Self::Black, Self::White];

    /// The letter before the number of a card.
    pub const fn letter(self) -> char {
        match self {
            Self::Yellow => 'Y',
            Self::Blue => 'B',
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Black => 'K',
            Self::White => 'W',
        }
    }
}

/// A card. Coloured cards come first, then the Ally, then the black ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The highest number on any card.
    pub const HIGHEST: u8 = 14;
    /// The white card that makes allies.
    pub const ALLY: Self = Self(Self::HIGHEST * 4);
    /// Doubles the points of its winner.
    pub const TWICE: Self = Self::of_black(14);
    /// Costs five points.
    pub const MINUS_FIVE: Self = Self::of_black(15);
    /// Its winner steals.
    pub const THIEF: Self = Self::of_black(16);
    /// Shuffles the centre deck.
    pub const SHUFFLE: Self = Self::of_black(17);
    /// Lets the lowest number win.
    pub const LOWEST_WINS: Self = Self::of_black(18);
    /// Hides the next centre card.
    pub const GREAT_UNKNOWN: Self = Self::of_black(19);
    /// The two blank cards of the box.
    pub const BLANKS: [Self; 2] = [Self::of_black(20), Self::of_black(21)];
    /// How many black cards there can be.
    pub const N_BLACK: usize = 22;
    /// How many cards there can be: coloured ones, the Ally, black ones.
    pub const COUNT: usize = Self::ALLY.0 as usize + 1 + Self::N_BLACK;

    /// A coloured bid card.
    ///
    /// # Panics
    /// Panics if no coloured card has this number.
    pub const fn coloured(colour: Colour, number: u8) -> Self {
        assert!(number >= 1 && number <= Self::HIGHEST && (colour as u8) < 4, "no coloured card");
        Self(colour as u8 * Self::HIGHEST + number - 1)
    }

    /// A black number card.
    ///
    /// # Panics
    /// Panics if no black card has this number.
    pub const fn black(number: u8) -> Self {
        assert!(number >= 1 && number <= Self::HIGHEST, "no black number");
        Self::of_black(number - 1)
    }

    /// The black card with this place among all black cards.
    #[inline]
    pub(crate) const fn of_black(place: u8) -> Self {
        Self(FIRST_BLACK + place)
    }

    /// The place of a black card among all black cards.
    #[inline]
    pub(crate) const fn black_place(self) -> u8 {
        self.0 - FIRST_BLACK
    }

    /// The place of this card among all that there can be.
    #[inline]
    pub const fn index(self) -> usize {
        (if self.is_black() { Self::ALLY.0 + 1 + self.black_place() } else { self.0 }) as usize
    }

    /// The card at this place among all that there can be.
    pub const fn at(index: usize) -> Option<Self> {
        match index {
            0..=56 => Some(Self(index as u8)),
            57..Self::COUNT => Some(Self::of_black(index as u8 - 57)),
            _ => None,
        }
    }

    /// Whether this is a point card.
    #[inline]
    pub const fn is_black(self) -> bool {
        self.0 >= FIRST_BLACK
    }

    /// The colour of this card.
    pub const fn colour(self) -> Colour {
        match self.0 / Self::HIGHEST {
            _ if self.is_black() => Colour::Black,
            0 => Colour::Yellow,
            1 => Colour::Blue,
            2 => Colour::Red,
            3 => Colour::Green,
            _ => Colour::White,
        }
    }

    /// The number printed on a coloured card.
    pub const fn bid_number(self) -> Option<u8> {
        if self.0 < Self::ALLY.0 { Some(self.0 % Self::HIGHEST + 1) } else { None }
    }
}

/// The game's own words are in [`crate::Bids`]; this is for people who look for an error.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.bid_number(), self.is_black()) {
            (Some(number), _) => write!(f, "{}{number}", self.colour().letter()),
            (None, true) => write!(f, "black#{}", self.black_place()),
            (None, false) => f.write_str("ally"),
        }
    }
}

/// A set of cards: bid cards (coloured and white) in two words, black ones in the third.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u32; 3]);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self([0; 3]);

    /// The bid cards with these bits and the black cards with those.
    #[inline]
    pub(crate) const fn from_bits(bids: u64, black: u32) -> Self {
        Self([bids as u32, (bids >> 32) as u32, black])
    }

    /// These coloured cards and the Ally.
    #[inline]
    pub(crate) fn of_bids(cards: impl Iterator<Item = Card>) -> Self {
        Self::from_bits(cards.fold(0, |bids, card| bids | 1 << (card.0 & 63)), 0)
    }

    /// The coloured cards and the Ally, one bit each.
    #[inline]
    pub const fn bids(self) -> u64 {
        self.0[0] as u64 | (self.0[1] as u64) << 32
    }

    /// The black cards, one bit each.
    #[inline]
    pub const fn black(self) -> u32 {
        self.0[2]
    }

    /// Whether this card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        // A word has 32 bits, so the number of a card is the number of its bit.
        const _: () = assert!(FIRST_BLACK == 64 && Card::N_BLACK <= 32);
        self.0[(card.0 >> 5) as usize] >> (card.0 & 31) & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        *self = if card.is_black() {
            Self::from_bits(self.bids(), self.black() | 1 << (card.0 & 31))
        } else {
            Self::from_bits(self.bids() | 1 << (card.0 & 63), self.black())
        }
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        *self = if card.is_black() {
            Self::from_bits(self.bids(), self.black() & !(1 << (card.0 & 31)))
        } else {
            Self::from_bits(self.bids() & !(1 << (card.0 & 63)), self.black())
        }
    }

    /// The card with this number in the order of the set, `place < len`.
    #[inline]
    pub fn nth(self, place: usize) -> Card {
        // Nearly always this is a bid card, and then nothing needs to be counted.
        match without_lowest(self.bids(), place) {
            0 => self.nth_black(place),
            rest => Card(rest.trailing_zeros() as u8),
        }
    }

    #[cold]
    fn nth_black(self, place: usize) -> Card {
        let place = place - self.bids().count_ones() as usize;
        Card::of_black(without_lowest(self.black().into(), place).trailing_zeros() as u8)
    }

    /// The cards of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.bids() | other.bids(), self.black() | other.black())
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.bids() & !other.bids(), self.black() & !other.black())
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.bids().count_ones() + self.black().count_ones()) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bids() == 0 && self.black() == 0
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let (mut bids, mut black) = (self.bids(), self.black());
        std::iter::from_fn(move || {
            if bids != 0 {
                let card = Card(bids.trailing_zeros() as u8);
                bids &= bids - 1;
                Some(card)
            } else if black != 0 {
                let card = Card::of_black(black.trailing_zeros() as u8);
                black &= black - 1;
                Some(card)
            } else {
                None
            }
        })
    }
}

impl FromIterator<Card> for CardSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let (mut bids, mut black) = (0, 0);
        for card in cards {
            // Of many cards hardly any is black, so this branch is cheaper than both bits.
            if card.is_black() {
                black |= 1 << (card.0 & 31);
            } else {
                bids |= 1 << (card.0 & 63);
            }
        }
        Self::from_bits(bids, black)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The bits without so many of the lowest ones. Choices are random, so a loop would be mispredicted
/// again and again; up to 7 this takes no branch.
#[inline]
pub(crate) fn without_lowest(mut bits: u64, n_bits: usize) -> u64 {
    let n_bits = n_bits as u64;
    // `bits & (bits - 1)` is without the lowest bit, `bits & (bits - 0)` with all.
    let (one, two, four) = (n_bits & 1, n_bits >> 1 & 1, n_bits >> 2 & 1);
    for less in [one, two, two, four, four, four, four] {
        bits &= bits.wrapping_sub(less);
    }
    for _ in 0..n_bits & !7 {
        bits &= bits.wrapping_sub(1);
    }
    bits
}

/// One decision of one player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Plays a hand card to the trick; written `bid R9`.
    Bid(Card),
    /// Takes a front card of a worst bidder (6.6); written `steal 2 K6`.
    Steal(Seat, Card),
}
