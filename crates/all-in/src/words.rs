//! The words of the game: suits, values, cards, slots and actions, and how each is written.
//!
//! There is one spelling for everything. Whatever is written differently is not read: no lower
//! case, no leading zero, no second space.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tapis_game::Seat;

/// 1.1 The four suits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// `C`
    Clocks,
    /// `M`
    Masks,
    /// `S`
    Scarabs,
    /// `T`
    Trees,
}

impl Suit {
    /// All suits, as the rulebook lists them.
    pub const ALL: [Self; 4] = [Self::Clocks, Self::Masks, Self::Scarabs, Self::Trees];

    /// The letter of this suit.
    pub const fn letter(self) -> &'static str {
        ["C", "M", "S", "T"][self as usize]
    }

    /// The suit with this letter.
    pub fn read(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

/// 1.1 The value of a suited card: 2 to 10, J, Q, K, A.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(u8);

impl Value {
    /// How the values are written, from the lowest.
    const WORDS: [&'static str; 13] =
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

    /// All values, from the 2 to the ace.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..13).map(Self)
    }

    /// The value at this place, 0 for the 2 and 12 for the ace.
    ///
    /// # Panics
    /// Panics if there is no such value.
    #[inline]
    pub const fn at(place: u8) -> Self {
        assert!(place < 13, "there are thirteen values");
        Self(place)
    }

    /// The place of this value, 0 for the 2 and 12 for the ace.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0
    }

    /// How this value is written.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self.0 as usize]
    }

    /// The value that is written like this.
    pub fn read(word: &str) -> Option<Self> {
        Self::all().find(|value| value.word() == word)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// One of the 54 cards.
///
/// Its number has the suit in the upper bits and the value in the lower four, so that a set of
/// cards holds each suit in sixteen bits of its own; the rune cards lie above the Trees.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// The first rune card.
    pub const RUNE_1: Self = Self(61);
    /// The second rune card.
    pub const RUNE_2: Self = Self(62);

    /// The suited card of this value and suit.
    #[inline]
    pub const fn new(value: Value, suit: Suit) -> Self {
        Self((suit as u8) << 4 | value.0)
    }

    /// The card with this number, which must come from [`Card::number`].
    #[inline]
    pub(crate) const fn from_number(number: u8) -> Self {
        Self(number)
    }

    /// The number of this card, below 64.
    #[inline]
    pub const fn number(self) -> usize {
        (self.0 & 63) as usize
    }

    /// 1.1 Rune cards have neither value nor suit.
    #[inline]
    pub const fn is_rune(self) -> bool {
        self.0 >= Self::RUNE_1.0
    }

    /// The value, unless it is a rune card.
    pub const fn value(self) -> Option<Value> {
        if self.is_rune() { None } else { Some(Value(self.0 & 15)) }
    }

    /// The suit, unless it is a rune card.
    pub const fn suit(self) -> Option<Suit> {
        if self.is_rune() { None } else { Some(Suit::ALL[(self.0 >> 4) as usize]) }
    }

    /// The card that is written like this.
    pub fn read(word: &str) -> Option<Self> {
        match word {
            "RU1" => return Some(Self::RUNE_1),
            "RU2" => return Some(Self::RUNE_2),
            _ => {}
        }
        let (value, suit) = word.split_at_checked(word.len().checked_sub(1)?)?;
        Some(Self::new(Value::read(value)?, Suit::read(suit)?))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Self::read(&word).ok_or_else(|| D::Error::custom(format_args!("`{word}` is no card")))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.value(), self.suit()) {
            (Some(value), Some(suit)) => write!(f, "{value}{}", suit.letter()),
            _ => f.write_str(if *self == Self::RUNE_1 { "RU1" } else { "RU2" }),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What Take and Swap point at: a slot of the display, or the top of the discard pile (1.13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// The widest display: two rows of six.
    pub const COLUMNS: u8 = 6;
    /// How many slots two rows of six have.
    pub const COUNT: usize = 12;
    /// The top of the discard pile.
    pub const DISCARD: Self = Self(Self::COUNT as u8);

    /// The slot in this row and column, both counted from 0.
    ///
    /// # Panics
    /// Panics if no display has such a slot.
    pub const fn new(row: u8, column: u8) -> Self {
        assert!(row < 2 && column < Self::COLUMNS, "no display has such a slot");
        Self(row * Self::COLUMNS + column)
    }

    /// The target with this number, in reading order, the discard pile last.
    #[inline]
    pub(crate) const fn from_number(number: u8) -> Self {
        Self(number)
    }

    /// The number of this target, in reading order, the discard pile last.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The target that is written like this.
    pub fn read(word: &str) -> Option<Self> {
        match word.as_bytes() {
            b"discard" => Some(Self::DISCARD),
            [b'r', row @ b'1'..=b'2', b'c', column @ b'1'..=b'6'] => {
                Some(Self::new(row - b'1', column - b'1'))
            }
            _ => None,
        }
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Self::read(&word).ok_or_else(|| D::Error::custom(format_args!("`{word}` is no slot")))
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::DISCARD {
            return f.write_str("discard");
        }
        write!(f, "r{}c{}", self.0 / Self::COLUMNS + 1, self.0 % Self::COLUMNS + 1)
    }
}

/// One decision of one player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// 1.5 Play this hand card.
    Play(Card),
    /// 1.5 Pass.
    Pass,
    /// 1.5 Go All In.
    AllIn,
    /// 1.6 Take the card of this slot.
    Take(Slot),
    /// 1.6 Exchange this hand card with the card of this slot.
    Swap(Card, Slot),
    /// 1.6 Use an optional Draw.
    Draw,
    /// 1.6 Use an optional Reveal.
    Reveal,
    /// 1.6 Gain a rune.
    Rune,
    /// 1.6 Ask this opponent for the rank of the hand.
    Hypnosis(Seat),
    /// 1.6 Look at four cards of this opponent.
    Eye(Seat),
    /// 1.6 Keep this card of a Reveal.
    Keep(Card),
    /// Lay this card on the discard pile: excess (1.5), or what is left of a Reveal.
    Discard(Card),
    /// 1.6 The card that the Eye is not shown.
    Hide(Card),
    /// 1.8 Put the token in front of this player.
    Predict(Seat),
    /// 1.5 Do without an effect.
    Skip,
}

impl Action {
    /// The action that is written like this, at a table of so many seats.
    pub fn read(words: &str, seats: u8) -> Option<Self> {
        let seat = |word: &str| match word.as_bytes() {
            [digit @ b'0'..=b'9'] if digit - b'0' < seats => Some(Seat::new(digit - b'0')),
            _ => None,
        };
        let mut words = words.split(' ');
        let action = match (words.next()?, words.next(), words.next()) {
            ("play", Some(card), None) => Self::Play(Card::read(card)?),
            ("pass", None, None) => Self::Pass,
            ("all-in", None, None) => Self::AllIn,
            ("take", Some(slot), None) => Self::Take(Slot::read(slot)?),
            ("swap", Some(card), Some(slot)) => Self::Swap(Card::read(card)?, Slot::read(slot)?),
            ("draw", None, None) => Self::Draw,
            ("reveal", None, None) => Self::Reveal,
            ("rune", None, None) => Self::Rune,
            ("hypnosis", Some(target), None) => Self::Hypnosis(seat(target)?),
            ("eye", Some(target), None) => Self::Eye(seat(target)?),
            ("keep", Some(card), None) => Self::Keep(Card::read(card)?),
            ("discard", Some(card), None) => Self::Discard(Card::read(card)?),
            ("hide", Some(card), None) => Self::Hide(Card::read(card)?),
            ("predict", Some(target), None) => Self::Predict(seat(target)?),
            ("skip", None, None) => Self::Skip,
            _ => return None,
        };
        words.next().is_none().then_some(action)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = String::deserialize(deserializer)?;
        let action = Self::read(&words, crate::SEATS as u8);
        action.ok_or_else(|| D::Error::custom(format_args!("`{words}` is no action")))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Pass => f.write_str("pass"),
            Self::AllIn => f.write_str("all-in"),
            Self::Take(slot) => write!(f, "take {slot}"),
            Self::Swap(card, slot) => write!(f, "swap {card} {slot}"),
            Self::Draw => f.write_str("draw"),
            Self::Reveal => f.write_str("reveal"),
            Self::Rune => f.write_str("rune"),
            Self::Hypnosis(seat) => write!(f, "hypnosis {seat}"),
            Self::Eye(seat) => write!(f, "eye {seat}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Hide(card) => write!(f, "hide {card}"),
            Self::Predict(seat) => write!(f, "predict {seat}"),
            Self::Skip => f.write_str("skip"),
        }
    }
}
