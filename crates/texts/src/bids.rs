//! What things are called in Bids.

use tapis_bids::{Colour, Face, Part, Word};

use crate::Language;
pub use crate::story::bids::{decided, in_numbers, trick};

/// A colour: “yellow”.
pub fn colour(language: Language, colour: Colour) -> String {
    language.texts().msg_cards_colour(colour.letter().to_string())
}

/// The letters of a colour on its cards; in English they are its letter itself.
pub fn colour_letter(language: Language, colour: Colour) -> String {
    language.texts().msg_cards_colour_letter(colour.letter().to_string())
}

/// A card as a label: “Red 9”, “Thief”. A card of the players' own is called by its id.
pub fn card(language: Language, card: Word) -> String {
    let texts = language.texts();
    match card {
        Word::Number(colour, number) => {
            let number = number.to_string();
            let colour = colour.letter().to_string();
            texts.msg_cards_numbered(colour, crate::spoken(&number), &number)
        }
        Word::Own(id) => texts.msg_cards_blank(id.as_str()),
        special => texts.msg_cards_special(key(special)),
    }
}

/// A card inside a sentence: “the red 9”, “the Thief”.
pub fn the_card(language: Language, card: Word) -> String {
    let texts = language.texts();
    match card {
        Word::Number(colour, number) => {
            let number = number.to_string();
            let colour = colour.letter().to_string();
            texts.msg_cards_numbered_the(colour, crate::spoken(&number), &number)
        }
        Word::Own(id) => texts.msg_cards_blank_the(id.as_str()),
        special => texts.msg_cards_special_the(key(special)),
    }
}

/// A card as a label, or what one is called that is not seen.
pub fn face(language: Language, face: Face) -> String {
    face.word().map_or_else(|| language.texts().msg_cards_hidden(), |word| card(language, word))
}

/// What a special card does, in one sentence; nothing for numbers and for cards of the players' own.
pub fn card_explained(language: Language, card: Word) -> Option<String> {
    match card {
        Word::Number(..) | Word::Own(_) => None,
        special => Some(language.texts().msg_cards_special_what(key(special))),
    }
}

/// By what name the texts know a special card.
fn key(special: Word) -> &'static str {
    match special {
        Word::Twice => "twice",
        Word::MinusFive => "minus_five",
        Word::Thief => "thief",
        Word::Shuffle => "shuffle",
        Word::LowestWins => "lowest",
        Word::GreatUnknown => "unknown",
        Word::Ally => "ally",
        Word::Number(..) | Word::Own(_) => "",
    }
}

/// Points as they are written in a sentence, with a proper sign.
pub fn points(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// How the points of a front come about: “(4 + 7) × 2 − 5”. Cards that change nothing are left out.
pub fn sum(parts: &[Part]) -> String {
    let mut sum = String::new();
    for part in parts {
        match (part.points, sum.is_empty()) {
            (0, _) => {}
            (added, true) => sum = points(added),
            (added, false) if added < 0 => sum += &format!(" − {}", -added),
            (added, false) => sum += &format!(" + {added}"),
        }
        if part.multiply != 1 {
            sum = match (sum.is_empty(), sum.contains(' ')) {
                (true, _) => "0".to_owned(),
                (false, true) => format!("({sum})"),
                (false, false) => sum,
            };
            sum += &format!(" × {}", points(part.multiply));
        }
    }
    if sum.is_empty() { "0".to_owned() } else { sum }
}

/// How the points of an ally come about: “(4 + 7) / 2”.
pub fn half(own: i32, other: i32) -> String {
    let sign = if other < 0 { '−' } else { '+' };
    format!("({} {sign} {}) / 2", points(own), other.abs())
}

/// A sum with what it comes to; a single number needs none.
pub fn equals(sum: String, result: i32) -> String {
    let result = points(result);
    if sum == result { result } else { format!("{sum} = {result}") }
}
