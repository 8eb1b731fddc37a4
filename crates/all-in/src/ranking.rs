//! 1.9 The ranking of hands: category, rank number on the side in play, and the order of all hands.

use crate::card_set::CardSet;
use crate::options::Side;
use crate::words::{Suit, Value};

/// The categories of hands, from the lowest on side A.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Category {
    /// Not even a pair.
    Nothing,
    /// Two equal values.
    Pair,
    /// Two pairs.
    TwoPair,
    /// Three equal values.
    ThreeOfAKind,
    /// Five consecutive values.
    Straight,
    /// Five cards of one suit.
    Flush,
    /// Three equal values and two equal ones.
    FullHouse,
    /// Four equal values.
    FourOfAKind,
    /// Five consecutive values of one suit.
    StraightFlush,
}

impl Category {
    /// All categories, from the lowest on side A.
    pub const ALL: [Self; 9] = [
        Self::Nothing,
        Self::Pair,
        Self::TwoPair,
        Self::ThreeOfAKind,
        Self::Straight,
        Self::Flush,
        Self::FullHouse,
        Self::FourOfAKind,
        Self::StraightFlush,
    ];

    /// How this category is written.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Pair => "pair",
            Self::TwoPair => "two_pair",
            Self::ThreeOfAKind => "three_of_a_kind",
            Self::Straight => "straight",
            Self::Flush => "flush",
            Self::FullHouse => "full_house",
            Self::FourOfAKind => "four_of_a_kind",
            Self::StraightFlush => "straight_flush",
        }
    }

    /// The rank number, which is also what the hand scores.
    pub const fn rank(self, side: Side) -> u8 {
        match (self, side) {
            (Self::StraightFlush, _) => 10,
            (Self::FourOfAKind, _) => 7,
            (Self::FullHouse, Side::A) | (Self::Straight, Side::B) => 6,
            (Self::Flush, _) => 5,
            (Self::Straight, Side::A) | (Self::FullHouse, Side::B) => 4,
            (Self::ThreeOfAKind, _) => 3,
            (Self::TwoPair, _) => 2,
            (Self::Pair, _) => 1,
            (Self::Nothing, _) => 0,
        }
    }
}

/// How strong a hand is; two hands at one table never have the same strength.
///
/// From the top: the rank number, the value of the highest card of the combination, the place of
/// the best suit among the cards of that value. No kickers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strength(u16);

impl Strength {
    /// A number that is larger for a stronger hand.
    #[inline]
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// What can be said about a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ranking {
    /// Its best category.
    pub category: Category,
    /// The rank number of that category on the side in play.
    pub rank: u8,
    /// The value of the highest card of the combination.
    pub top: Value,
    /// Its place in the order of all hands.
    pub strength: Strength,
}

/// The category of a hand; it is the same on both sides.
#[inline]
pub fn category(hand: CardSet) -> Category {
    combination(hand).0
}

/// The best combination of a hand and the value of its highest card.
///
/// Rune cards are dead: a straight or a flush needs five suited cards. Each suit is
/// one number with a bit per value, so that equal values show as equal bits.
#[inline]
fn combination(hand: CardSet) -> (Category, u32) {
    let bits = (hand & CardSet::SUITED).bits();
    let [c, m, s, t] = [0, 16, 32, 48].map(|shift| u32::from((bits >> shift) as u16));
    let (c_and_m, c_or_m, s_and_t, s_or_t) = (c & m, c | m, s & t, s | t);
    let pairs = c_and_m | s_and_t | (c_or_m & s_or_t);
    if pairs == 0 {
        return five_different(bits, c_or_m | s_or_t);
    }
    let triples = (c_and_m & s_or_t) | (s_and_t & c_or_m);
    if triples == 0 {
        let one = pairs & (pairs - 1) == 0;
        return (if one { Category::Pair } else { Category::TwoPair }, pairs.ilog2());
    }
    let quads = c_and_m & s_and_t;
    if quads != 0 {
        (Category::FourOfAKind, quads.ilog2())
    } else if pairs != triples {
        (Category::FullHouse, triples.ilog2())
    } else {
        (Category::ThreeOfAKind, triples.ilog2())
    }
}

/// The combination of a hand without equal values. Nothing is ranked by its highest card.
#[inline]
fn five_different(bits: u64, values: u32) -> (Category, u32) {
    /// Ace, 2, 3, 4, 5: here the ace counts as 1 and the 5 is the top card.
    const WHEEL: u32 = 0b1_0000_0000_1111;
    let lowest = values & values.wrapping_neg();
    let (straight, top) = match values {
        WHEEL => (true, 3),
        0 => (false, 0),
        _ => (values == lowest * 0b1_1111, values.ilog2()),
    };
    // Five different values in one suit are all the values there are.
    let flush = values.count_ones() == 5
        && [0, 16, 32, 48].iter().any(|shift| bits == u64::from(values) << shift);
    match (straight, flush) {
        (true, true) => (Category::StraightFlush, top),
        (false, true) => (Category::Flush, top),
        (true, false) => (Category::Straight, top),
        (false, false) => (Category::Nothing, top),
    }
}

/// The order of hands at one table: the side in play and the order of the suits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ladder {
    /// The rank number of each category.
    ranks: [u8; 9],
    /// For each set of suits, the place of its best one: 3 for the best of all.
    best_suit: [u8; 16],
}

impl Ladder {
    /// The order on this side, with the suits from the best to the worst.
    pub fn new(side: Side, suits: [Suit; 4]) -> Self {
        let mut best_suit = [0; 16];
        for (set, best) in best_suit.iter_mut().enumerate() {
            let place = suits.iter().position(|suit| set >> *suit as usize & 1 == 1);
            *best = 3 - place.unwrap_or(3) as u8;
        }
        Self { ranks: Category::ALL.map(|category| category.rank(side)), best_suit }
    }

    /// The strength of a hand.
    #[inline]
    pub fn strength(&self, hand: CardSet) -> Strength {
        let (category, top) = combination(hand);
        self.strength_of(hand, category, top)
    }

    /// Everything about a hand.
    pub fn ranking(&self, hand: CardSet) -> Ranking {
        let (category, top) = combination(hand);
        Ranking {
            category,
            rank: self.ranks[category as usize],
            top: Value::at(top as u8),
            strength: self.strength_of(hand, category, top),
        }
    }

    /// All cards of the top value belong to the combination, so the best suit among them counts
    ///
    #[inline]
    fn strength_of(&self, hand: CardSet, category: Category, top: u32) -> Strength {
        // The bits of the four suits at this value, brought side by side by one multiplication.
        let column = hand.bits() >> top & 0x0001_0001_0001_0001;
        let suits = column.wrapping_mul(1 << 60 | 1 << 45 | 1 << 30 | 1 << 15) >> 60;
        let rank = u16::from(self.ranks[category as usize]);
        let suit = u16::from(self.best_suit[suits as usize & 15]);
        Strength(rank << 6 | (top as u16) << 2 | suit)
    }
}
