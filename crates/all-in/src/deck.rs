//! 1.15 and 5: the deck as data. What the box prints only as pictures: the column of effects of
//! each card, and the order of the suits.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tapis_game::Unplayable;

use crate::card_set::CardSet;
use crate::options::{DeckFile, Differences, Entry};
use crate::words::{Card, Suit, Value};

/// 1.6 What a card can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = all_in::Effect))]
pub enum Effect {
    /// Take an uncovered display card into the hand.
    Take,
    /// Exchange a hand card with an uncovered display card.
    Swap,
    /// Draw the top card of the deck.
    Draw,
    /// Turn up three cards and keep one.
    #[serde(rename = "REVEAL_3")]
    Reveal3,
    /// Turn up four cards and keep one.
    #[serde(rename = "REVEAL_4")]
    Reveal4,
    /// Turn up five cards and keep one.
    #[serde(rename = "REVEAL_5")]
    Reveal5,
    /// Gain a rune.
    Rune,
    /// An opponent names the rank of the hand.
    Hypnosis,
    /// An opponent shows four cards.
    Eye,
}

impl Effect {
    /// All effects, as the rulebook lists them.
    pub const ALL: [Self; 9] = [
        Self::Take,
        Self::Swap,
        Self::Draw,
        Self::Reveal3,
        Self::Reveal4,
        Self::Reveal5,
        Self::Rune,
        Self::Hypnosis,
        Self::Eye,
    ];

    /// How this effect is written in a deck file.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Take => "TAKE",
            Self::Swap => "SWAP",
            Self::Draw => "DRAW",
            Self::Reveal3 => "REVEAL_3",
            Self::Reveal4 => "REVEAL_4",
            Self::Reveal5 => "REVEAL_5",
            Self::Rune => "RUNE",
            Self::Hypnosis => "HYPNOSIS",
            Self::Eye => "EYE",
        }
    }

    /// 5.1 Whether it brings a card into the hand.
    pub const fn is_gain(self) -> bool {
        matches!(self, Self::Take | Self::Draw | Self::Reveal3 | Self::Reveal4 | Self::Reveal5)
    }
}

/// One line of a card's column: an effect, mandatory if it has a star.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// What it does.
    pub effect: Effect,
    /// Whether it must be resolved.
    pub starred: bool,
}

impl Line {
    fn read(word: &str) -> Option<Self> {
        let (name, starred) = match word.strip_suffix('*') {
            Some(name) => (name, true),
            None => (word, false),
        };
        let effect = Effect::ALL.into_iter().find(|effect| effect.word() == name)?;
        Some(Self { effect, starred })
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Self::read(&word).ok_or_else(|| D::Error::custom(format_args!("`{word}` is no effect")))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.effect.word(), if self.starred { "*" } else { "" })
    }
}

/// The longest column that a deck may have: no card can do more than bring all others into a hand.
/// The built-in deck has at most three effects on a card.
pub const LONGEST_COLUMN: usize = 49;

/// The effects of one card, from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Column([Option<Line>; LONGEST_COLUMN]);

impl FromIterator<Line> for Column {
    /// A column of these lines, as many as it has room for.
    fn from_iter<I: IntoIterator<Item = Line>>(lines: I) -> Self {
        let mut column = Self::default();
        for (free, line) in column.0.iter_mut().zip(lines) {
            *free = Some(line);
        }
        column
    }
}

impl Default for Column {
    /// A column without effects.
    fn default() -> Self {
        Self([None; LONGEST_COLUMN])
    }
}

impl Column {
    /// The line at this place, counted from 0.
    #[inline]
    pub fn get(&self, index: u8) -> Option<Line> {
        self.0.get(usize::from(index)).copied().flatten()
    }

    /// The lines from top to bottom.
    pub fn iter(&self) -> impl Iterator<Item = Line> + '_ {
        self.0.iter().flatten().copied()
    }

    /// The lines as they are written in a deck file.
    pub fn words(&self) -> Vec<String> {
        self.iter().map(|line| line.to_string()).collect()
    }

    /// Reads the column of a card.
    fn read<'a>(card: Card, words: impl Iterator<Item = &'a str>) -> Result<Self, Unplayable> {
        let refuse = |why: String| Err(Unplayable(format!("deck: {card}: {why}")));
        let mut column = Self::default();
        for (place, word) in words.enumerate() {
            let Some(line) = Line::read(word) else {
                return refuse(format!("there is no effect `{word}`"));
            };
            let Some(free) = column.0.get_mut(place) else {
                return refuse(format!("more than {LONGEST_COLUMN} effects"));
            };
            *free = Some(line);
        }
        Ok(column)
    }
}

/// 5.3 The effects of the built-in deck: for each value Clocks, Masks, Scarabs, Trees.
const BUILT_IN: [(&str, [&str; 4]); 13] = [
    ("A", ["DRAW*", "DRAW*", "DRAW*", "DRAW*"]),
    ("K", ["HYPNOSIS DRAW*", "EYE DRAW*", "HYPNOSIS DRAW*", "EYE DRAW*"]),
    ("Q", ["TAKE*", "TAKE*", "TAKE*", "TAKE*"]),
    ("J", ["SWAP DRAW*", "TAKE DRAW*", "RUNE DRAW*", "HYPNOSIS EYE DRAW*"]),
    ("10", ["REVEAL_3*", "REVEAL_3*", "REVEAL_3*", "REVEAL_3*"]),
    ("9", ["EYE TAKE*", "HYPNOSIS TAKE*", "EYE TAKE*", "HYPNOSIS TAKE*"]),
    ("8", ["REVEAL_4*", "HYPNOSIS REVEAL_3*", "REVEAL_4*", "EYE REVEAL_3*"]),
    ("7", ["TAKE* SWAP", "TAKE* SWAP", "RUNE SWAP DRAW*", "TAKE* SWAP"]),
    ("6", ["HYPNOSIS REVEAL_4*", "SWAP REVEAL_3*", "EYE REVEAL_4*", "SWAP REVEAL_3*"]),
    ("5", ["REVEAL_3* SWAP", "TAKE REVEAL_3*", "RUNE REVEAL_3*", "HYPNOSIS EYE REVEAL_3*"]),
    ("4", ["SWAP REVEAL_4*", "TAKE REVEAL_4*", "RUNE REVEAL_4*", "HYPNOSIS EYE REVEAL_4*"]),
    ("3", ["REVEAL_5* SWAP", "REVEAL_5* TAKE", "RUNE HYPNOSIS REVEAL_4*", "EYE REVEAL_4* SWAP"]),
    ("2", ["DRAW* DRAW DRAW", "TAKE DRAW* DRAW", "RUNE REVEAL_5*", "HYPNOSIS EYE REVEAL_5*"]),
];

/// The key of both rune cards in a deck file.
const RUNES: &str = "RUNE";

/// 5.3 The effects of both rune cards in the built-in deck.
const BUILT_IN_RUNES: &str = "RUNE DRAW*";

/// The effects of every card, and the suits from the best to the worst.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    columns: Box<[Column; 64]>,
    suits: [Suit; 4],
}

impl Deck {
    /// 5.3 The built-in deck.
    pub fn built_in() -> Self {
        const FITS: &str = "the built-in deck keeps the rules for decks";
        let columns = Box::new([Column::default(); 64]);
        let mut deck = Self { columns, suits: Suit::ALL };
        for (value, columns) in BUILT_IN {
            let value = Value::read(value).expect(FITS);
            for (suit, words) in Suit::ALL.into_iter().zip(columns) {
                let card = Card::new(value, suit);
                deck.columns[card.number()] = Column::read(card, words.split(' ')).expect(FITS);
            }
        }
        for card in CardSet::RUNES.iter() {
            deck.columns[card.number()] =
                Column::read(card, BUILT_IN_RUNES.split(' ')).expect(FITS);
        }
        deck
    }

    /// The deck that a file describes.
    ///
    /// # Errors
    /// Names the card and the rule that it breaks.
    pub fn from_file(file: &DeckFile) -> Result<Self, Unplayable> {
        let deck = Self::draft(file)?;
        deck.check()?;
        Ok(deck)
    }

    /// The same while it is being made: cards may still lack their gain.
    ///
    /// # Errors
    /// Names what cannot be read.
    pub fn draft(file: &DeckFile) -> Result<Self, Unplayable> {
        let mut deck = Self::built_in();
        let DeckFile::Differences(Differences { suits, effects }) = file else {
            return Ok(deck);
        };
        if let Some(suits) = suits {
            deck.suits = read_suits(suits)?;
        }
        // Backwards, so that `RUNE` is read before the more exact `RU1` and `RU2`.
        for (name, entry) in effects.iter().rev() {
            match (rune_cards(name), Value::read(name), entry) {
                (Some(cards), _, Entry::Column(words)) => {
                    for card in cards.iter() {
                        deck.set(card, words)?;
                    }
                }
                (Some(_), _, Entry::BySuit(_)) => {
                    return Err(Unplayable(format!("deck: {name} is one list of effects")));
                }
                (_, Some(value), Entry::BySuit(columns)) => {
                    for (letter, words) in columns {
                        let suit = Suit::read(letter).ok_or_else(|| {
                            Unplayable(format!("deck: {name}: there is no suit `{letter}`"))
                        })?;
                        deck.set(Card::new(value, suit), words)?;
                    }
                }
                (_, Some(_), Entry::Column(_)) => {
                    return Err(Unplayable(format!("deck: {name} is a table by suit")));
                }
                (_, None, _) => {
                    return Err(Unplayable(format!("deck: there is no value `{name}`")));
                }
            }
        }
        Ok(deck)
    }

    /// 5.4 The cards that break the one rule for decks: a starred gain on each, so that the hand gets
    /// back to five cards.
    pub fn without_gain(&self) -> impl Iterator<Item = Card> + '_ {
        let brings_one = |card: &Card| {
            self.column(*card).iter().any(|line| line.starred && line.effect.is_gain())
        };
        CardSet::PACK.iter().filter(move |card| !brings_one(card))
    }

    fn check(&self) -> Result<(), Unplayable> {
        self.without_gain().next().map_or(Ok(()), |card| {
            let why = "no gain (TAKE, DRAW, REVEAL_N) is starred";
            Err(Unplayable(format!("deck: {card}: {why}")))
        })
    }

    /// Gives a card these effects.
    pub fn set_column(&mut self, card: Card, column: Column) {
        self.columns[card.number()] = column;
    }

    /// Puts the suits into this order, the best first.
    pub fn set_suits(&mut self, suits: [Suit; 4]) {
        self.suits = suits;
    }

    /// The whole deck as a file in TOML, every card in its place.
    pub fn to_toml(&self) -> String {
        let column = |card| format!("{:?}", self.column(card).words());
        let mut text = format!("suits = {:?}\n\n[effects]\n", self.suits.map(Suit::letter));
        for value in Value::all().rev() {
            let suits: Vec<_> = Suit::ALL
                .iter()
                .map(|suit| format!("{} = {}", suit.letter(), column(Card::new(value, *suit))))
                .collect();
            text += &format!("{value} = {{ {} }}\n", suits.join(", "));
        }
        if self.column(Card::RUNE_1) == self.column(Card::RUNE_2) {
            return text + &format!("{RUNES} = {}\n", column(Card::RUNE_1));
        }
        for card in CardSet::RUNES.iter() {
            text += &format!("{card} = {}\n", column(card));
        }
        text
    }

    fn set(&mut self, card: Card, words: &[String]) -> Result<(), Unplayable> {
        self.set_column(card, Column::read(card, words.iter().map(String::as_str))?);
        Ok(())
    }

    /// The file that describes this deck, with nothing in it that the built-in deck has too.
    pub fn to_file(&self) -> DeckFile {
        let built_in = Self::built_in();
        let mut effects = BTreeMap::new();
        for value in Value::all() {
            let columns: BTreeMap<_, _> = Suit::ALL
                .into_iter()
                .map(|suit| (suit, Card::new(value, suit)))
                .filter(|(_, card)| self.column(*card) != built_in.column(*card))
                .map(|(suit, card)| (suit.letter().to_owned(), self.column(card).words()))
                .collect();
            if !columns.is_empty() {
                effects.insert(value.to_string(), Entry::BySuit(columns));
            }
        }
        let alike = self.column(Card::RUNE_1) == self.column(Card::RUNE_2);
        for card in CardSet::RUNES.iter() {
            let column = self.column(card);
            if column != built_in.column(card) {
                let name = if alike { RUNES.to_owned() } else { card.to_string() };
                effects.insert(name, Entry::Column(column.words()));
            }
        }
        let suits = (self.suits != built_in.suits)
            .then(|| self.suits.map(|suit| suit.letter().to_owned()).to_vec());
        if effects.is_empty() && suits.is_none() {
            DeckFile::Builtin
        } else {
            DeckFile::Differences(Differences { suits, effects })
        }
    }

    /// The effects of a card.
    #[inline]
    pub fn column(&self, card: Card) -> &Column {
        &self.columns[card.number()]
    }

    /// The suits from the best to the worst.
    pub fn suits(&self) -> [Suit; 4] {
        self.suits
    }
}

/// A-83 The rune cards that a key of a deck file means.
fn rune_cards(name: &str) -> Option<CardSet> {
    match name {
        RUNES => Some(CardSet::RUNES),
        _ => Card::read(name).filter(|card| card.is_rune()).map(CardSet::only),
    }
}

/// The order of the suits: each of the four once.
fn read_suits(letters: &[String]) -> Result<[Suit; 4], Unplayable> {
    let suits: Option<Vec<Suit>> = letters.iter().map(|letter| Suit::read(letter)).collect();
    suits
        .filter(|suits| Suit::ALL.iter().all(|suit| suits.contains(suit)))
        .and_then(|suits| <[Suit; 4]>::try_from(suits).ok())
        .ok_or_else(|| {
            let found = letters.join(" ");
            Unplayable(format!("deck: suits names C, M, S, T once each, best first, not: {found}"))
        })
}
