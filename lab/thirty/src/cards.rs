//! The thirty cards, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tapis_game::Menu;

/// A card: its suit times ten, and its number less one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

impl Card {
    /// Its suit: `a`, `b` or `c`.
    pub const fn suit(self) -> char {
        (b'a' + self.0 / 10) as char
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit(), self.0 % 10 + 1)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let card = Cards::PACK.iter().find(|card| card.to_string() == word);
        card.ok_or_else(|| format!("`{word}` is no card"))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u32);

impl Cards {
    /// All thirty.
    pub const PACK: Self = Self((1 << 30) - 1);

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is among them.
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..30).map(Card).filter(move |card| self.has(*card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::default(), Self::with)
    }
}

/// One may play any card that one holds.
impl Menu<Card> for Cards {
    fn len(&self) -> usize {
        Self::len(*self)
    }

    fn nth(&self, place: usize) -> Card {
        (*self).iter().nth(place).expect("a place below the number of cards")
    }

    fn contains(&self, card: Card) -> bool {
        self.has(card)
    }
}
