//! Cards as people type them.

use tapis_all_in::{AllIn, CardSet};
use tapis_bids::{Bids, Colour};
use tapis_texts::{Language, Spoken, all_in, bids};

#[test]
fn the_letters_that_stand_on_the_cards_are_as_good_as_the_notation() {
    for language in Language::ALL {
        for card in CardSet::SUITED.iter() {
            let (value, suit) = (card.value().expect("a value"), card.suit().expect("a suit"));
            let letters = format!("{value}{}", all_in::suit_letter(language, suit));
            let whole = format!("{value}{}", all_in::suit(language, suit).to_lowercase());
            for typed in [card.to_string(), card.to_string().to_lowercase(), letters, whole] {
                assert_eq!(AllIn::typed(language, &typed), card.to_string(), "{language:?}");
            }
        }
        for colour in Colour::OF_BIDS {
            let notation = format!("{}12", colour.letter());
            let letters = format!("{}12", bids::colour_letter(language, colour));
            for typed in [notation.clone(), letters.clone(), letters.to_lowercase()] {
                assert_eq!(Bids::typed(language, &typed), notation, "{language:?}: {typed}");
            }
        }
    }
}

#[test]
fn what_is_typed_in_a_hurry_is_understood() {
    let es = |text| AllIn::typed(Language::Es, text);
    assert_eq!(es("7r, 10e  am JA ru1"), "7C 10S AM JT RU1");
    assert_eq!(es("escalera de color 9R"), "straight_flush 9C");
    assert_eq!(es("Escalera 9R RU2"), "straight 9C RU2");
    assert_eq!(es("doble pareja"), "two_pair");
    assert_eq!(es("full_house 9C"), "full_house 9C");
    // What is no card stays, so that it can be named.
    assert_eq!(es("7X nada"), "7X nada");
    assert_eq!(Bids::typed(Language::Es, "8 2x −5 ladrón jester"), "8 2x -5 thief jester");
    assert_eq!(Bids::typed(Language::En, "r9 jester"), "R9 jester");
    assert_eq!(Bids::typed(Language::Nl, "dief ge7"), "thief Y7");
}
