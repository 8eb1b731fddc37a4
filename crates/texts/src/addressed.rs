//! Whoever reads is told of themselves in the second person: “You win the 7”, and not “Guest wins
//! the 7” to Guest.
//!
//! In the names by which something is told, the reader's own is [`READER`]. Messages choose another
//! form of their sentence for it where their language has one; whatever else is left of it becomes
//! the language's word for the reader.

use tapis_game::Seat;

use crate::{Language, list};

/// What stands for the reader among the names. Messages know it by this word.
pub(crate) const READER: &str = "the-reader";

/// What nobody can have in a name, so that no name can be taken for the reader.
const APART: char = '\u{200b}';

/// These names as somebody who has this seat is told of them; without a seat as they are.
pub fn addressed(names: &[String], reader: Option<Seat>) -> Vec<String> {
    let told = |(seat, name): (usize, &String)| match reader {
        Some(reader) if reader.index() == seat => READER.to_owned(),
        _ if name == READER => format!("{name}{APART}"),
        _ => name.clone(),
    };
    names.iter().enumerate().map(told).collect()
}

/// The same name inside a list of several, or by itself.
pub fn list_of_names(language: Language, names: &[&str]) -> String {
    match names {
        [one] => (*one).to_owned(),
        names => {
            let texts = language.texts();
            let own = texts.msg_moments_reader_list();
            let called =
                |name: &&str| if *name == READER { own.clone() } else { (*name).to_owned() };
            list(language, &names.iter().map(called).collect::<Vec<_>>())
        }
    }
}

/// A sentence in which the reader is called by the language's own word, with its first letter large.
pub fn said(language: Language, sentence: String) -> String {
    let texts = language.texts();
    // A list of names may begin with the reader, and a sentence with that list.
    let own = texts.msg_moments_reader_list();
    let sentence = match sentence.strip_prefix(&own) {
        Some(rest) if rest.starts_with([' ', ',']) => {
            let mut letters = own.chars();
            let first = letters.next().map(|first| first.to_uppercase().to_string());
            format!("{}{}{rest}", first.unwrap_or_default(), letters.as_str())
        }
        _ => sentence,
    };
    if !sentence.contains(READER) {
        return sentence;
    }
    let (begin, inside) = (texts.msg_moments_reader_begin(), texts.msg_moments_reader());
    let mut told = String::with_capacity(sentence.len());
    let mut parts = sentence.split(READER);
    told.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let before = told.trim_end_matches([' ', '¡', '“', '«']);
        let begins = before.is_empty() || before.ends_with(['.', '!', '?']);
        told.push_str(if begins { &begin } else { &inside });
        told.push_str(part);
    }
    told
}
