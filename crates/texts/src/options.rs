//! What players can agree on, in plain words, by the keys that stand in files and on the command
//! line; and what was agreed at one table.

use serde_json::Value;
use tapis_all_in::{AllIn, Card, CardSet, Deck, DiscardVariant, Side, TieBreak};
use tapis_bids::{Bids, LuckyLoser, Options, Special, Word};
use tapis_game::Game;
use tapis_game::options::to_value;
use tapis_play::plain_games;

use crate::{Language, all_in, bids};

/// The name of an option: `side`, `rounds`, `color_bids`, …
pub fn name(language: Language, option: &str) -> String {
    language.texts().msg_options_name(option)
}

/// What an option is about, in one sentence.
pub fn explained(language: Language, option: &str) -> String {
    language.texts().msg_options_what(option)
}

/// The name of one choice of an option: `A`, `manipulate`, `heirs`, …
pub fn choice(language: Language, choice: &str) -> String {
    language.texts().msg_options_choice(choice)
}

/// What a choice means, in one sentence.
pub fn choice_explained(language: Language, choice: &str) -> String {
    language.texts().msg_options_choice_what(choice)
}

/// One thing that was agreed on at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// What it is about: “Discard pile”.
    pub about: String,
    /// What was chosen: “Closed mind’s eye”.
    pub chosen: String,
    /// What that means; empty where the name says it.
    pub what: String,
    /// The cards that it is about, each with what it does.
    pub cards: Vec<(String, String)>,
    /// Whether it is otherwise in a first game.
    pub differs: bool,
}

impl Agreed {
    /// An option of which one choice was taken.
    fn choice(language: Language, option: &str, chosen: &str, differs: bool) -> Self {
        Self {
            about: name(language, option),
            chosen: choice(language, chosen),
            what: choice_explained(language, chosen),
            cards: Vec::new(),
            differs,
        }
    }

    /// Cards that were added.
    fn cards(language: Language, option: &str, cards: Vec<(String, String)>) -> Self {
        let names: Vec<&str> = cards.iter().map(|(name, _)| name.as_str()).collect();
        let none = || language.texts().msg_options_none();
        Self {
            about: name(language, option),
            chosen: if names.is_empty() { none() } else { crate::list(language, &names) },
            what: String::new(),
            differs: !cards.is_empty(),
            cards,
        }
    }
}

/// A game that can say what was agreed on.
pub trait Agrees: Game {
    /// Everything that was agreed on, also what is as in a first game. Where nobody has written words
    /// for it, it stands there as in files.
    fn all_agreed(&self, _language: Language) -> Vec<Agreed> {
        let (options, usual) = (to_value(self), Self::new(self.seats(), &Self::Options::default()));
        let usual = usual.map(|usual| to_value(&usual)).unwrap_or_default();
        let agreed = |(key, value): (&String, &Value)| Agreed {
            about: key.clone(),
            chosen: value.as_str().map_or_else(|| value.to_string(), str::to_owned),
            what: String::new(),
            cards: Vec::new(),
            differs: usual.get(key) != Some(value),
        };
        options.as_object().into_iter().flatten().map(agreed).collect()
    }
}

plain_games! { G => impl Agrees for G {} }

impl Agrees for AllIn {
    fn all_agreed(&self, language: Language) -> Vec<Agreed> {
        let side = match self.side() {
            Side::A => "A",
            Side::B => "B",
        };
        let pile = match self.discard_variant() {
            DiscardVariant::None => "none",
            DiscardVariant::Manipulate => "manipulate",
            DiscardVariant::ClosedEye => "closed_eye",
        };
        let tie = match self.tie_break() {
            TieBreak::BestHand => "best_hand",
            TieBreak::Heirs => "heirs",
        };
        let (built_in, deck) = (Deck::built_in(), self.deck());
        let other = |card: &Card| deck.column(*card) != built_in.column(*card);
        let other: Vec<_> = CardSet::PACK.iter().filter(other).collect();
        let own = !other.is_empty() || deck.suits() != built_in.suits();
        let mut deck_agreed =
            Agreed::choice(language, "deck", if own { "own" } else { "builtin" }, own);
        if own {
            let mut what = vec![all_in::suit_order(self, language)];
            if !other.is_empty() {
                what.push(deck_agreed.what);
            }
            deck_agreed.what = what.join(". ");
            let does = |card: Card| {
                (all_in::card(language, card), all_in::column_in_words(language, deck.column(card)))
            };
            deck_agreed.cards = other.into_iter().map(does).collect();
            // The two rune cards have one name, and mostly one column.
            deck_agreed.cards.dedup();
        }
        vec![
            Agreed::choice(language, "side", side, side != "A"),
            Agreed::choice(language, "discard_variant", pile, pile != "none"),
            Agreed::choice(language, "tie_break", tie, tie != "best_hand"),
            deck_agreed,
        ]
    }
}

impl Agrees for Bids {
    fn all_agreed(&self, language: Language) -> Vec<Agreed> {
        let agreed = self.agreed();
        let usual = Self::new(self.seats(), &Options::default());
        let usual = usual.map(|usual| usual.agreed().clone()).unwrap_or_default();
        let switch = |option: &str, on: bool, what: String, differs: bool| Agreed {
            about: name(language, option),
            chosen: choice(language, if on { "on" } else { "off" }),
            what: if on { what } else { String::new() },
            cards: Vec::new(),
            differs,
        };
        let lucky = match agreed.lucky_loser {
            LuckyLoser::Cumulative => "cumulative",
            LuckyLoser::Consecutive => "consecutive",
        };
        let what = |word: Word| bids::card_explained(self, language, word).unwrap_or_default();
        let special = |special: &Special| {
            let word = match special {
                Special::Shuffle => Word::Shuffle,
                Special::LowestWins => Word::LowestWins,
                Special::GreatUnknown => Word::GreatUnknown,
                Special::Thief => Word::Thief,
            };
            (bids::card(language, word), what(word))
        };
        let own = |own: &tapis_bids::Black| {
            let name = own.name.as_deref().unwrap_or(&own.id);
            (name.to_owned(), own.id.parse().map(&what).unwrap_or_default())
        };
        vec![
            Agreed {
                about: name(language, "rounds"),
                chosen: agreed.rounds.to_string(),
                what: String::new(),
                cards: Vec::new(),
                differs: agreed.rounds != usual.rounds,
            },
            switch(
                "color_bids",
                agreed.color_bids,
                explained(language, "color_bids"),
                agreed.color_bids,
            ),
            switch("ally", agreed.ally == Some(true), what(Word::Ally), agreed.ally != usual.ally),
            Agreed::cards(language, "specials", agreed.specials.iter().map(special).collect()),
            Agreed::choice(language, "lucky_loser", lucky, lucky != "cumulative"),
            Agreed::cards(language, "blanks", agreed.blanks.iter().map(own).collect()),
        ]
    }
}
