//! What is not said: words that a translation has left behind for better ones, most of them for
//! those of the boxes.
//!
//! A list holds what was once said by mistake, and beside it what is said instead. It is no
//! dictionary: a word stands here because it would be easy to write again.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;
use fluent_syntax::serializer;
use tapis_texts::Language;

/// What is not said, and what is said instead. A star stands for any ending.
type Better = (&'static str, &'static str);

/// Words of other games, which readers of these would have to translate.
const ENGLISH: &[Better] = &[
    ("community card*", "the cards of the display"),
    ("showdown", "the Reveal"),
    ("trump*", "Lowest wins, or the most frequent colour"),
    ("kicker*", "a card outside the combination"),
];

const SPANISH: &[Better] = &[
    ("mejor mano", "mano más alta"),
    ("mejores manos", "manos más altas"),
    ("peor mano", "mano más baja"),
    ("barajado", "barajada"),
    ("barajados", "barajadas"),
    ("quedarte { $card }", "quedarte con { $card }"),
    ("se queda { $card }", "se queda con { $card }"),
    ("se quedó el", "se quedó con el"),
    ("encima de la que tiene sobre ella", "encima de la carta de la misma columna"),
    ("un rival", "un oponente"),
    ("fichero*", "archivo"),
];

const ITALIAN: &[Better] = &[
    ("preved*", "predire"),
    ("previst*", "predetto"),
    ("prevision*", "predizione"),
    ("mano migliore", "mano più forte"),
    ("mani migliori", "mani più forti"),
    ("migliore mano", "mano più forte"),
    ("primo posto libero", "primo slot disponibile"),
    ("e niente pubblicità", "e non c’è pubblicità"),
    ("gli abituali", "i frequentatori abituali"),
    ("turni di distanza", "turni di anticipo"),
    ("nel totale", "in totale"),
    ("carta puntata", "carta da puntare"),
    ("carte puntata", "carte da puntare"),
    ("carte puntate", "carte da puntare"),
    ("base di dati", "database"),
];

const DUTCH: &[Better] = &[
    ("soort*", "symbool"),
    ("beste hand*", "hoogste handwaarde, sterkste hand"),
    ("betere hand", "sterkere hand"),
    ("neemt haar", "neemt hem"),
    ("deling*", "het delen, deelbeurt"),
    ("op hand", "in je hand, in de hand"),
    ("regels buigen", "regels veranderen"),
    ("op je best", "haal alles uit de kast"),
    ("een tafel { $game }", "een tafel voor { $game }"),
    ("databank*", "database"),
    ("color bids", "Kleuren-Bids"),
];

const CHINESE: &[Better] = &[
    ("最佳手牌", "最強手牌"),
    ("最佳牌型", "最強手牌"),
    ("競標牌", "出價牌"),
    ("彩色競標", "顏色競標"),
    ("同一列的牌", "同一位置的牌"),
    ("小數進位", "除不盡時無條件進位"),
    ("您", "你"),
];

/// Words that are not written small.
const SPANISH_SMALL: &[Better] = &[("runa", "Runa"), ("runas", "Runas")];

/// The Chinese token of the prediction has a long name, and is never called a mark alone.
const CHINESE_TOKEN: (&str, &str) = ("標記", "預測下注標記");

#[test]
fn english_says_what_the_boxes_say() {
    look_through(Language::En, |text| found_any(text, ENGLISH));
}

#[test]
fn spanish_says_what_the_boxes_say() {
    look_through(Language::Es, |text| {
        let small = SPANISH_SMALL.iter().find(|(word, _)| holds(text, word));
        found_any(text, SPANISH).or(small.copied())
    });
}

#[test]
fn italian_says_what_the_boxes_say() {
    look_through(Language::It, |text| found_any(text, ITALIAN));
}

#[test]
fn dutch_says_what_the_boxes_say() {
    look_through(Language::Nl, |text| found_any(text, DUTCH));
}

#[test]
fn chinese_says_what_the_boxes_say() {
    look_through(Language::ZhHant, |text| {
        let (short, whole) = CHINESE_TOKEN;
        let bare = text.replace(whole, "").contains(short).then_some((short, whole));
        let other = CHINESE.iter().find(|(word, _)| text.contains(word)).copied();
        other.or(bare)
    });
}

#[test]
fn a_word_is_found_at_its_beginning_and_in_any_case() {
    assert!(holds("de soorten vanaf", "soort*") && !holds("de consoorten", "soort*"));
    assert!(holds("op hand.", "op hand") && !holds("op handen", "op hand"));
    assert!(found_any("Soorten: C", DUTCH).is_some());
    assert!(!holds("Gana 1 Runa", "runa") && holds("gana 1 runa", "runa"));
    assert!(found_any("« Deling »", DUTCH).is_some() && found_any("verdeling", DUTCH).is_none());
}

fn found_any(text: &str, list: &[Better]) -> Option<Better> {
    let text = text.to_lowercase();
    list.iter().find(|(word, _)| holds(&text, word)).copied()
}

/// Whether a text holds a word, or several, that is not the end or the middle of another.
fn holds(text: &str, word: &str) -> bool {
    let (word, any_ending) = match word.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (word, false),
    };
    text.match_indices(word).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        let inside = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
        !inside(before) && (any_ending || !inside(after))
    })
}

/// Reads every message of a language, wherever in this crate its file lies.
fn look_through(language: Language, wrong: impl Fn(&str) -> Option<Better>) {
    let mut messages = Vec::new();
    collect(Path::new(env!("CARGO_MANIFEST_DIR")), language, false, &mut messages);
    assert!(messages.len() > 500, "{language}: only {} messages", messages.len());
    let faults: Vec<_> = messages
        .iter()
        .filter_map(|(id, text)| {
            let (word, better) = wrong(text)?;
            Some(format!("{id}: not “{word}” but “{better}”"))
        })
        .collect();
    assert!(faults.is_empty(), "{language}: {faults:#?}");
}

fn collect(folder: &Path, language: Language, own: bool, messages: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder can be listed") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            let own = own || path.ends_with(language.tag());
            collect(&path, language, own, messages);
        } else if own && path.extension().is_some_and(|ending| ending == "ftl") {
            let source = fs::read_to_string(&path).expect("messages are text");
            let resource = parser::parse(source).expect("a test of its own reads the messages");
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let values = message.value.iter();
                    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                    let text: Vec<_> = values.chain(attributes).map(written).collect();
                    messages.push((message.id.name, text.join("\n")));
                }
            }
        }
    }
}

/// A pattern as it is written in its file, without the marks of emphasis.
fn written(pattern: &Pattern<String>) -> String {
    let message = fluent_syntax::ast::Message {
        id: fluent_syntax::ast::Identifier { name: "x".to_owned() },
        value: Some(pattern.clone()),
        attributes: Vec::new(),
        comment: None,
    };
    let body = vec![Entry::Message(message)];
    serializer::serialize(&fluent_syntax::ast::Resource { body }).replace("**", "")
}
