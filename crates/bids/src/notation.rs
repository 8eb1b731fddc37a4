//! How cards and actions are written. Every word has one spelling, and nothing else is read.

use std::borrow::Cow;

use tapis_game::Seat;

use crate::Bids;
use crate::words::{Action, Card, Colour};

impl Bids {
    /// How a card is written: `R9`, `ally`, or the id of a black card.
    pub(crate) fn word(&self, card: Card) -> Cow<'_, str> {
        match card.bid_number() {
            Some(number) => format!("{}{number}", card.colour().letter()).into(),
            None if card == Card::ALLY => "ally".into(),
            None => match self.black(card) {
                Some(black) => black.id.as_str().into(),
                None => format!("{card:?}").into(),
            },
        }
    }

    /// The card of this game that is written like this.
    pub(crate) fn read_word(&self, word: &str) -> Option<Card> {
        let card = if word == "ally" {
            Card::ALLY
        } else if let Some((card, _)) = self.black.iter().find(|(_, black)| black.id == word) {
            *card
        } else {
            let mut letters = word.chars();
            let letter = letters.next()?;
            let colour = Colour::OF_BIDS.into_iter().find(|colour| colour.letter() == letter)?;
            let number: u8 = read_number(letters.as_str())?;
            if !(1..=Card::HIGHEST).contains(&number) {
                return None;
            }
            Card::coloured(colour, number)
        };
        self.all.contains(card).then_some(card)
    }

    /// How an action is written.
    pub(crate) fn write_action(&self, action: Action) -> String {
        match action {
            Action::Bid(card) => format!("bid {}", self.word(card)),
            Action::Steal(seat, card) => format!("steal {seat} {}", self.word(card)),
        }
    }

    /// The action that is written like this.
    pub(crate) fn read_words(&self, words: &str) -> Option<Action> {
        match words.split_once(' ')? {
            ("bid", card) => Some(Action::Bid(self.read_word(card)?)),
            ("steal", rest) => {
                let (seat, card) = rest.split_once(' ')?;
                let seat = read_number(seat).filter(|&seat| seat < self.seats)?;
                Some(Action::Steal(Seat::new(seat), self.read_word(card)?))
            }
            _ => None,
        }
    }
}

/// Digits only, without a leading zero.
fn read_number(digits: &str) -> Option<u8> {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    let canonical = digits == "0" || !digits.starts_with('0');
    (plain && canonical).then(|| digits.parse().ok()).flatten()
}
