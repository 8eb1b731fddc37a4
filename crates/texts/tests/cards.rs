//! What cards are called, where articles and genders can go wrong.

use tapis_all_in::Card;
use tapis_bids::{Colour, Face};
use tapis_texts::{Language, all_in, bids};

fn suited(language: Language, word: &str) -> String {
    all_in::the_card(language, Card::read(word).expect("a card"))
}

#[test]
fn cards_have_their_articles() {
    assert_eq!(suited(Language::En, "7M"), "the 7 of Masks");
    assert_eq!(suited(Language::Es, "QC"), "la reina de Relojes");
    assert_eq!(suited(Language::It, "8T"), "l’8 di Alberi");
    assert_eq!(suited(Language::It, "AS"), "l’asso di Scarabei");
    assert_eq!(suited(Language::Nl, "JC"), "de boer van Klokken");
    assert_eq!(suited(Language::ZhHant, "10S"), "甲蟲10");
    assert_eq!(suited(Language::En, "RU2"), "a rune card");
    let bid = |word: &str| word.parse().expect("a card");
    assert_eq!(bids::the_card(Language::Nl, bid("R9")), "de rode 9");
    assert_eq!(bids::the_card(Language::It, bid("K11")), "l’11 nero");
    assert_eq!(bids::the_card(Language::ZhHant, bid("thief")), "「小偷」");
    assert_eq!(bids::card(Language::Es, bid("-5")), "−5");
    assert_eq!(bids::card(Language::Es, bid("jackpot")), "«jackpot»");
    assert_eq!(bids::face(Language::En, Face::Down), "Hidden card");
}

#[test]
fn a_language_is_found_for_everybody() {
    for (accepted, language) in [
        ("nl-BE,nl;q=0.9,en;q=0.8", Language::Nl),
        ("es-MX", Language::Es),
        ("zh-TW,zh;q=0.9,en;q=0.5", Language::ZhHant),
        ("zh_TW.UTF-8", Language::ZhHant),
        ("it_IT@euro", Language::It),
        ("de-DE,de;q=0.9", Language::En),
        ("fr,it;q=0.7,en;q=0.3", Language::It),
        ("C.UTF-8", Language::En),
        ("", Language::En),
        (";;q=,*,-", Language::En),
    ] {
        assert_eq!(Language::negotiate(accepted), language, "{accepted}");
    }
    for language in Language::ALL {
        assert_eq!(language.tag().parse(), Ok(language));
    }
}

/// Whoever sees no colours tells the cards apart by them.
#[test]
fn the_letters_on_the_cards_differ_in_every_language() {
    for language in Language::ALL {
        let suits = tapis_all_in::Suit::ALL.map(|suit| all_in::suit_letter(language, suit));
        let colours = Colour::OF_BIDS.map(|colour| bids::colour_letter(language, colour));
        for letters in [suits, colours] {
            let different: std::collections::BTreeSet<_> = letters.iter().collect();
            assert_eq!(different.len(), 4, "{language}: {letters:?}");
        }
    }
}
