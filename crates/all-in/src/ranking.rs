//! 1.9 The ranking of hands: category, rank number on the side in play, and the order of all hands.

use serde::{Deserialize, Serialize};

use crate::card_set::CardSet;
use crate::options::Side;
use crate::words::{Card, Suit, Value};

/// The categories of hands, from the lowest on side A.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Category))]
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

    /// The category that is written like this.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|category| category.word() == word)
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
    SHAPES[combination(hand).0]
}

/// The categories in the order of their shapes, see [`combination`].
const SHAPES: [Category; 9] = [
    Category::Nothing,
    Category::Straight,
    Category::Flush,
    Category::StraightFlush,
    Category::Pair,
    Category::TwoPair,
    Category::ThreeOfAKind,
    Category::FullHouse,
    Category::FourOfAKind,
];

/// The shape of the best combination of a hand, as a place in [`SHAPES`], and the value of the
/// highest card of it.
///
/// Each suit is one number with a bit per value, so that equal values show as equal bits. Nothing
/// here branches but for straights and flushes, which are rare: hands come in no order that a
/// processor could foresee.
#[inline]
fn combination(hand: CardSet) -> (usize, u32) {
    let bits = (hand & CardSet::SUITED).bits();
    // Clocks with Scarabs and Masks with Trees, both at once.
    let (one_half, other_half) = (bits as u32, (bits >> 32) as u32);
    let (both, either) = (one_half & other_half, one_half | other_half);
    let (both_1, both_2) = (both & 0xFFFF, both >> 16);
    let (either_1, either_2) = (either & 0xFFFF, either >> 16);
    let values = either_1 | either_2;
    let pairs = both_1 | both_2 | (either_1 & either_2);
    let triples = (both_1 & either_2) | (both_2 & either_1);
    let quads = both_1 & both_2;

    // All cards lie in the suit of the lowest one.
    let one_suit = bits >> (bits.trailing_zeros() & 48) <= 0xFFFF;
    if (one_suit | is_run(values)) & (pairs == 0) {
        return straight_or_flush(values, one_suit);
    }
    let two_pairs = pairs & pairs.wrapping_sub(1) != 0;
    let shape = 4 * usize::from(pairs != 0)
        + usize::from(two_pairs)
        + 2 * usize::from(triples != 0)
        + 2 * usize::from(quads != 0);
    // Nothing is ranked by its highest card.
    let top = if pairs != 0 { pairs } else { values };
    let top = if triples != 0 { triples } else { top };
    (shape.min(8), 31 - top.leading_zeros())
}

/// Ace, 2, 3, 4, 5: here the ace counts as 1 and the 5 is the top card.
const WHEEL: u32 = 0b1_0000_0000_1111;

/// Whether these are five consecutive values, or none at all.
#[inline]
fn is_run(values: u32) -> bool {
    let lowest = values & values.wrapping_neg();
    (values == (lowest << 5) - lowest) | (values == WHEEL)
}

/// The shape and the top card of different values that may be a straight, a flush or both. Rune
/// cards are dead: five suited cards are needed.
#[inline(never)]
fn straight_or_flush(values: u32, one_suit: bool) -> (usize, u32) {
    let five = values.count_ones() == 5;
    let shape = usize::from(five && is_run(values)) + 2 * usize::from(five && one_suit);
    let top = if values == WHEEL { 0b1000 } else { values };
    (shape, top.checked_ilog2().unwrap_or(0))
}

/// The order of hands at one table: the side in play and the order of the suits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ladder {
    /// The rank number of each shape.
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
        Self { ranks: SHAPES.map(|category| category.rank(side)), best_suit }
    }

    /// The strength of a hand.
    #[inline]
    pub fn strength(&self, hand: CardSet) -> Strength {
        let (shape, top) = combination(hand);
        self.strength_of(hand, shape, top)
    }

    /// Everything about a hand.
    pub fn ranking(&self, hand: CardSet) -> Ranking {
        let (shape, top) = combination(hand);
        Ranking {
            category: SHAPES[shape],
            rank: self.ranks[shape],
            top: Value::at(top as u8),
            strength: self.strength_of(hand, shape, top),
        }
    }

    /// The strength of a hand of which only this is known: its category, and the best-suited card of
    /// the highest value in its combination. `None` for a rune card, which decides nothing.
    pub fn strength_by(&self, category: Category, deciding: Card) -> Option<Strength> {
        let shape = SHAPES.iter().position(|shape| *shape == category)?;
        let top = deciding.value()?.place();
        Some(self.strength_of(CardSet::only(deciding), shape, top.into()))
    }

    /// All cards of the top value belong to the combination, so the best suit among them counts
    ///
    #[inline]
    fn strength_of(&self, hand: CardSet, shape: usize, top: u32) -> Strength {
        // The bits of the four suits at this value, brought side by side by one multiplication.
        let column = hand.bits() >> top & 0x0001_0001_0001_0001;
        let suits = column.wrapping_mul(1 << 60 | 1 << 45 | 1 << 30 | 1 << 15) >> 60;
        let rank = u16::from(self.ranks[shape]);
        let suit = u16::from(self.best_suit[suits as usize & 15]);
        Strength(rank << 6 | (top as u16) << 2 | suit)
    }
}
