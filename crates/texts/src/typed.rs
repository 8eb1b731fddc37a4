//! Cards as somebody types them: in the notation, which every language shares, or with the letters
//! that stand on the cards in the reader's language.

use tapis_all_in::{Card, Category, Suit, Value};
use tapis_bids::{Colour, Word};

use crate::Language;

/// What was typed, with every word that means a card in the notation. What means none stays as it
/// is, so that whoever typed it can be told.
fn words(text: &str, read: impl Fn(&str) -> Option<String>) -> String {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    words.map(|word| read(word).unwrap_or_else(|| word.to_owned())).collect::<Vec<_>>().join(" ")
}

/// Cards of All In; a category of hands may stand before them, by its name.
pub(crate) fn all_in(language: Language, text: &str) -> String {
    let read = |word: &str| all_in_card(language, word).map(|card| card.to_string());
    // The longest name that fits, for one may begin with another.
    let plain = plain(text);
    let named = Category::ALL
        .into_iter()
        .map(|category| (category, self::plain(&crate::all_in::category(language, category))))
        .filter(|(_, name)| {
            plain
                .strip_prefix(name.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        })
        .max_by_key(|(_, name)| name.len());
    let Some((category, name)) = named else { return words(text, read) };
    let cards = text.split_whitespace().skip(name.split(' ').count());
    let cards = words(&cards.collect::<Vec<_>>().join(" "), read);
    format!("{} {cards}", category.word()).trim_end().to_owned()
}

fn all_in_card(language: Language, word: &str) -> Option<Card> {
    let word = word.to_uppercase();
    let by_letters = || {
        let value = Value::all().find(|value| word.starts_with(value.word()))?;
        let suits = Suit::ALL.map(|suit| {
            (suit, crate::all_in::suit_letter(language, suit), crate::all_in::suit(language, suit))
        });
        Some(Card::new(value, meant(&word[value.word().len()..], &suits)?))
    };
    Card::read(&word).or_else(by_letters)
}

/// Cards of Bids; special cards also by their names.
pub(crate) fn bids(language: Language, text: &str) -> String {
    words(text, |word| bids_card(language, word).map(|card| card.to_string()))
}

fn bids_card(language: Language, word: &str) -> Option<Word> {
    let numbered = || {
        let digits = word.find(|letter: char| letter.is_ascii_digit())?;
        let number: u8 = word[digits..].parse().ok()?;
        let colours = Colour::OF_BIDS.map(|colour| {
            let letter = crate::bids::colour_letter(language, colour);
            (colour, letter, crate::bids::colour(language, colour))
        });
        Some(Word::Number(meant(&word[..digits], &colours)?, number))
    };
    let special = || {
        const SHORTEST: usize = 4;
        let typed = plain(word);
        let mut found = Word::SPECIALS.into_iter().filter(|special| {
            let name = plain(&crate::bids::card(language, *special));
            name == typed || name.split(' ').any(|part| part.len() >= SHORTEST && part == typed)
        });
        found.next().filter(|_| found.next().is_none())
    };
    // A card of the players' own may have any small word as its id: the printed ones go first.
    let printed = |word: &str| word.parse().ok().filter(|word| !matches!(word, Word::Own(_)));
    special()
        .or_else(|| printed(word))
        .or_else(|| printed(&word.to_uppercase()))
        .or_else(numbered)
        .or_else(|| word.parse().ok())
}

/// What is meant by these letters: what bears them on its cards, or the only one whose name begins
/// like that.
fn meant<T: Copy>(letters: &str, all: &[(T, String, String)]) -> Option<T> {
    let typed = plain(letters);
    if typed.is_empty() {
        return None;
    }
    let printed = all.iter().find(|(_, letter, _)| plain(letter) == typed);
    let mut begins = all.iter().filter(|(.., name)| plain(name).starts_with(&typed));
    let named = begins.next().filter(|_| begins.next().is_none());
    printed.or(named).map(|(meant, ..)| *meant)
}

/// Small letters without accents, as people type in a hurry.
fn plain(text: &str) -> String {
    let bare = |letter| match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    };
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase().chars().map(bare).collect()
}
