//! What things are called in All In – Predictions.

use tapis_all_in::{AllIn, Card, Category, Column, DiscardVariant, Effect, Face, Line, Suit};

use crate::Language;

/// A suit: “Masks”.
pub fn suit(language: Language, suit: Suit) -> String {
    language.texts().msg_cards_suit(suit.letter())
}

/// The letters of a suit on its cards; in English they are its letter itself.
pub fn suit_letter(language: Language, suit: Suit) -> String {
    language.texts().msg_cards_suit_letter(suit.letter())
}

/// A card as a label: “7 of Masks”.
pub fn card(language: Language, card: Card) -> String {
    named(language, card, false)
}

/// A card inside a sentence: “the 7 of Masks”.
pub fn the_card(language: Language, card: Card) -> String {
    named(language, card, true)
}

/// A card as somebody sees it, inside a sentence: “the 7 of Masks”, or “a card”.
pub fn the_face(language: Language, face: Face) -> String {
    match face {
        Face::Up(card) => the_card(language, card),
        Face::Down => language.texts().msg_cards_hidden_a(),
    }
}

fn named(language: Language, card: Card, in_sentence: bool) -> String {
    let texts = language.texts();
    let (Some(value), Some(suit)) = (card.value(), card.suit()) else {
        return if in_sentence {
            texts.msg_cards_rune_card_the()
        } else {
            texts.msg_cards_rune_card()
        };
    };
    let kind = match value.word() {
        court @ ("J" | "Q" | "K" | "A") => court,
        number => crate::spoken(number),
    };
    let suit = self::suit(language, suit);
    if in_sentence {
        texts.msg_cards_suited_the(kind, value.word(), suit)
    } else {
        texts.msg_cards_suited(kind, value.word(), suit)
    }
}

/// An effect: “Hypnosis”.
pub fn effect(language: Language, effect: Effect) -> String {
    language.texts().msg_cards_effect(effect.word())
}

/// What an effect does, in one sentence, as the discard pile is agreed on.
pub fn effect_explained(language: Language, effect: Effect, pile: DiscardVariant) -> String {
    language.texts().msg_cards_effect_what(under(effect, pile))
}

/// What to touch for an effect, as the discard pile is agreed on.
pub fn effect_asked(language: Language, effect: Effect, pile: DiscardVariant) -> String {
    language.texts().msg_table_how(under(effect, pile))
}

/// What can be seen and done with the discard pile.
pub fn discard_explained(language: Language, pile: DiscardVariant) -> String {
    language.texts().msg_legend_all_in_discard(match pile {
        DiscardVariant::None => "none",
        DiscardVariant::Manipulate => "manipulate",
        DiscardVariant::ClosedEye => "closed_eye",
    })
}

/// The key of an effect in messages: another one where a variant of the discard pile changes it.
fn under(effect: Effect, pile: DiscardVariant) -> &'static str {
    match (effect, pile) {
        (Effect::Take, DiscardVariant::Manipulate) => "TAKE_PILE",
        (Effect::Swap, DiscardVariant::Manipulate) => "SWAP_PILE",
        (Effect::Reveal3, DiscardVariant::ClosedEye) => "REVEAL_3_ALONE",
        (Effect::Reveal4, DiscardVariant::ClosedEye) => "REVEAL_4_ALONE",
        (Effect::Reveal5, DiscardVariant::ClosedEye) => "REVEAL_5_ALONE",
        _ => effect.word(),
    }
}

/// The effects of a card from top to bottom, those that must be used with their star.
pub fn column_in_words(language: Language, column: &Column) -> String {
    let line = |line: Line| {
        let star = if line.starred { "★" } else { "" };
        format!("{}{star}", effect(language, line.effect))
    };
    column.iter().map(line).collect::<Vec<_>>().join(", ")
}

/// The suits of a game from the best.
pub fn suit_order(game: &AllIn, language: Language) -> String {
    let suits = game.deck().suits().map(|one| suit(language, one));
    language.texts().msg_table_suit_order(suits.join(" › "))
}

/// Whether an effect must or may be used.
pub fn effect_duty(language: Language, starred: bool) -> String {
    let texts = language.texts();
    if starred { texts.msg_cards_effect_must() } else { texts.msg_cards_effect_may() }
}

/// A category of hands: “Full house”.
pub fn category(language: Language, category: Category) -> String {
    category_word(language, category.word())
}

/// A category of hands by its word in a scene: “Full house”.
pub fn category_word(language: Language, word: &str) -> String {
    language.texts().msg_cards_category(word)
}

/// What a category of hands needs, in a few words.
pub fn category_explained(language: Language, category: Category) -> String {
    language.texts().msg_cards_category_what(category.word())
}
