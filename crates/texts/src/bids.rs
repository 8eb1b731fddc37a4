//! What things are called in Bids. Cards are given as scenes write them: `R9`, `K5`, `2x`, `ally`.

use crate::Language;

/// A colour by its letter, `Y`, `B`, `R`, `G` or `K`: “yellow”.
pub fn colour(language: Language, letter: char) -> String {
    language.texts().msg_cards_colour(letter.to_string())
}

/// The letters of a colour on its cards; in English they are its letter itself.
pub fn colour_letter(language: Language, letter: char) -> String {
    language.texts().msg_cards_colour_letter(letter.to_string())
}

/// A card as a label: “Red 9”, “Thief”. A card of the players' own is called by what is written.
pub fn card(language: Language, word: &str) -> String {
    let texts = language.texts();
    match Kind::of(word) {
        Kind::Number(colour, number) => {
            texts.msg_cards_numbered(colour.to_string(), crate::spoken(number), number)
        }
        Kind::Special(special) => texts.msg_cards_special(special),
        Kind::Hidden => texts.msg_cards_hidden(),
        Kind::Own => texts.msg_cards_blank(word),
    }
}

/// A card inside a sentence: “the red 9”, “the Thief”, “a card”.
pub fn the_card(language: Language, word: &str) -> String {
    let texts = language.texts();
    match Kind::of(word) {
        Kind::Number(colour, number) => {
            texts.msg_cards_numbered_the(colour.to_string(), crate::spoken(number), number)
        }
        Kind::Special(special) => texts.msg_cards_special_the(special),
        Kind::Hidden => texts.msg_cards_hidden_a(),
        Kind::Own => texts.msg_cards_blank_the(word),
    }
}

/// What a special card does, in one sentence; nothing for numbers and for cards of the players' own.
pub fn card_explained(language: Language, word: &str) -> Option<String> {
    match Kind::of(word) {
        Kind::Special(special) => Some(language.texts().msg_cards_special_what(special)),
        _ => None,
    }
}

/// What a card's word says about it.
enum Kind<'a> {
    Number(char, &'a str),
    Special(&'static str),
    Hidden,
    Own,
}

impl<'a> Kind<'a> {
    fn of(word: &'a str) -> Self {
        let special = match word {
            "2x" => "twice",
            "-5" => "minus_five",
            "thief" => "thief",
            "shuffle" => "shuffle",
            "lowest" => "lowest",
            "unknown" => "unknown",
            "ally" => "ally",
            "??" => return Self::Hidden,
            _ => {
                let mut letters = word.chars();
                let number = letters.by_ref().next().map(|letter| (letter, letters.as_str()));
                return match number {
                    Some((letter @ ('Y' | 'B' | 'R' | 'G' | 'K'), number))
                        if number.parse::<u8>().is_ok() =>
                    {
                        Self::Number(letter, number)
                    }
                    _ => Self::Own,
                };
            }
        };
        Self::Special(special)
    }
}
