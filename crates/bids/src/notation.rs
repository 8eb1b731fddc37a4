//! How cards and actions are written. Every word has one spelling, and nothing else is read.
//!
//! What is written here says by itself what it is. [`Card`] and [`Action`] are what the rules work
//! with; there a card of the players' own is a number, and only the game knows its id.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tapis_game::{MAX_SEATS, Seat};

use crate::Bids;
use crate::cards::{RESERVED, is_id};
use crate::words::{Action, Card, Colour};

/// A card as it is written. Of a card of the players' own it is the id; what that does is known to the
/// game (6.14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Word {
    /// A coloured number as `R9`, or a black one as `K9`.
    Number(Colour, u8),
    /// `ally`
    Ally,
    /// `2x`
    Twice,
    /// `-5`
    MinusFive,
    /// `thief`
    Thief,
    /// `shuffle`
    Shuffle,
    /// `lowest`
    LowestWins,
    /// `unknown`
    GreatUnknown,
    /// A card of the players' own.
    Own(OwnId),
}

/// The id of a card of the players' own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OwnId([u8; OwnId::LONGEST]);

impl OwnId {
    /// The most letters of an id.
    pub(crate) const LONGEST: usize = 16;

    /// The id that is written like this.
    pub fn read(text: &str) -> Option<Self> {
        let mut id = [0; Self::LONGEST];
        if !is_id(text) || RESERVED.contains(&text) {
            return None;
        }
        id[..text.len()].copy_from_slice(text.as_bytes());
        Some(Self(id))
    }

    /// How it is written.
    pub fn as_str(&self) -> &str {
        let len = self.0.iter().position(|letter| *letter == 0).unwrap_or(Self::LONGEST);
        str::from_utf8(&self.0[..len]).expect("an id is made of plain letters")
    }
}

impl fmt::Debug for OwnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The cards that are neither numbers nor the players' own.
const NAMED: [(Word, Card, &str); 7] = [
    (Word::Ally, Card::ALLY, "ally"),
    (Word::Twice, Card::TWICE, "2x"),
    (Word::MinusFive, Card::MINUS_FIVE, "-5"),
    (Word::Thief, Card::THIEF, "thief"),
    (Word::Shuffle, Card::SHUFFLE, "shuffle"),
    (Word::LowestWins, Card::LOWEST_WINS, "lowest"),
    (Word::GreatUnknown, Card::GREAT_UNKNOWN, "unknown"),
];

impl Word {
    /// The printed cards that have a name instead of a number.
    pub const SPECIALS: [Self; 7] = [
        Self::Ally,
        Self::Twice,
        Self::MinusFive,
        Self::Thief,
        Self::Shuffle,
        Self::LowestWins,
        Self::GreatUnknown,
    ];

    /// The colour of the card.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Number(colour, _) => colour,
            Self::Ally => Colour::White,
            _ => Colour::Black,
        }
    }

    /// Whether it is a point card.
    pub fn is_black(self) -> bool {
        self.colour() == Colour::Black
    }

    /// The number printed on it, if it is a number card of the box.
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Number(_, number) => Some(number),
            _ => None,
        }
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(colour, number) => write!(f, "{}{number}", colour.letter()),
            Self::Own(id) => f.write_str(id.as_str()),
            named => {
                let found = NAMED.iter().find(|(word, ..)| word == named);
                f.write_str(found.map_or("", |(.., text)| text))
            }
        }
    }
}

impl FromStr for Word {
    type Err = NoWord;

    fn from_str(text: &str) -> Result<Self, NoWord> {
        let named = NAMED.iter().find(|(.., name)| *name == text).map(|(word, ..)| *word);
        let number = || {
            let letter = text.chars().next()?;
            let mut colours = Colour::OF_BIDS.into_iter().chain([Colour::Black]);
            let colour = colours.find(|colour| colour.letter() == letter)?;
            let number = read_number(&text[letter.len_utf8()..])?;
            (1..=Card::HIGHEST).contains(&number).then_some(Self::Number(colour, number))
        };
        let own = || OwnId::read(text).map(Self::Own);
        named.or_else(number).or_else(own).ok_or_else(|| NoWord::new(text))
    }
}

/// A card as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// Face up.
    Up(Word),
    /// Some card; written `??`.
    Down,
}

impl Face {
    /// The card, if it is seen.
    pub const fn word(self) -> Option<Word> {
        match self {
            Self::Up(word) => Some(word),
            Self::Down => None,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Up(word) => word.fmt(f),
            Self::Down => f.write_str("??"),
        }
    }
}

impl FromStr for Face {
    type Err = NoWord;

    fn from_str(text: &str) -> Result<Self, NoWord> {
        if text == "??" { Ok(Self::Down) } else { text.parse().map(Self::Up) }
    }
}

/// An action as it is written: `bid R9`, `steal 2 K6`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Written {
    /// Plays a hand card to the trick.
    Bid(Word),
    /// Takes a front card of a seat.
    Steal(Seat, Word),
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Steal(victim, card) => write!(f, "steal {victim} {card}"),
        }
    }
}

impl FromStr for Written {
    type Err = NoWord;

    fn from_str(text: &str) -> Result<Self, NoWord> {
        let no_word = || NoWord::new(text);
        match text.split_once(' ').ok_or_else(no_word)? {
            ("bid", card) => Ok(Self::Bid(card.parse()?)),
            ("steal", rest) => {
                let (seat, card) = rest.split_once(' ').ok_or_else(no_word)?;
                let seat = read_number(seat).filter(|seat| usize::from(*seat) < MAX_SEATS);
                Ok(Self::Steal(Seat::new(seat.ok_or_else(no_word)?), card.parse()?))
            }
            _ => Err(no_word()),
        }
    }
}

/// What is no word of Bids.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoWord(String);

impl NoWord {
    fn new(text: &str) -> Self {
        Self(text.chars().take(80).collect())
    }
}

impl fmt::Display for NoWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no word of Bids", self.0)
    }
}

impl std::error::Error for NoWord {}

/// Written down and read as the word that it is.
macro_rules! as_a_word {
    ($($name:ident)*) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )* };
}

as_a_word!(Word Face Written);

impl Bids {
    /// How a card is written.
    pub fn word(&self, card: Card) -> Word {
        if let Some(number) = card.bid_number() {
            return Word::Number(card.colour(), number);
        }
        if let Some((word, ..)) = NAMED.iter().find(|(_, named, _)| *named == card) {
            return *word;
        }
        let own = || self.black(card).and_then(|black| OwnId::read(&black.id)).map(Word::Own);
        let blank = Card::BLANKS.contains(&card).then(own).flatten();
        blank.unwrap_or_else(|| Word::Number(Colour::Black, card.black_place() + 1))
    }

    /// The card of this game that is written like this.
    pub fn card(&self, word: Word) -> Option<Card> {
        let card = match word {
            Word::Number(Colour::Black, number) => Card::black(number),
            Word::Number(colour, number) => Card::coloured(colour, number),
            Word::Own(id) => self.black.iter().find(|(_, black)| black.id == id.as_str())?.0,
            named => NAMED.iter().find(|(word, ..)| *word == named)?.1,
        };
        self.all.contains(card).then_some(card)
    }

    /// How an action is written.
    pub fn written(&self, action: Action) -> Written {
        match action {
            Action::Bid(card) => Written::Bid(self.word(card)),
            Action::Steal(seat, card) => Written::Steal(seat, self.word(card)),
        }
    }

    /// The action of this game that is written like this.
    pub fn action(&self, written: Written) -> Option<Action> {
        match written {
            Written::Bid(card) => Some(Action::Bid(self.card(card)?)),
            Written::Steal(seat, card) => {
                let card = self.card(card)?;
                (seat.index() < usize::from(self.seats)).then_some(Action::Steal(seat, card))
            }
        }
    }
}

/// Digits only, without a leading zero.
fn read_number(digits: &str) -> Option<u8> {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    let canonical = digits == "0" || !digits.starts_with('0');
    (plain && canonical).then(|| digits.parse().ok()).flatten()
}
