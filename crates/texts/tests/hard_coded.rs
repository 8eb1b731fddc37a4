//! Nothing that a person reads is written into the pages, the handlers or the terminal: it comes
//! from the messages of this crate.

use std::fs;
use std::path::{Path, PathBuf};

/// Where people read, from the folder of the crates.
const ROOMS: [&str; 3] = ["pages/src", "web/src/site", "terminal/src"];

/// What is the same in every language.
const SAME_EVERYWHERE: [&str; 2] = ["Tapis", "All In"];

/// What is printed on the keys of a keyboard.
const KEYS: [&str; 7] = ["Enter", "Esc", "Tab", "Home", "End", "PgUp", "PgDn"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The string literals of a line, each with what stands before and after it.
fn literals(line: &str) -> Vec<(&str, &str, &str)> {
    let mut found = Vec::new();
    let mut start = None;
    let mut escaped = false;
    for (at, letter) in line.char_indices() {
        match (letter, start) {
            ('"', None) if !line[..at].ends_with('\'') => start = Some(at),
            ('"', Some(from)) if !escaped => {
                found.push((&line[..from], &line[from + 1..at], &line[at + 1..]));
                start = None;
            }
            _ => {}
        }
        escaped = letter == '\\' && !escaped && start.is_some();
    }
    found
}

/// Whether a literal is a sentence or a title: it begins like one, and has a word and a space, or
/// stands where the text of an element stands.
fn is_read(before: &str, literal: &str, after: &str) -> bool {
    if SAME_EVERYWHERE.iter().any(|same| literal.trim_matches([' ', '·']) == *same) {
        return false;
    }
    // What a programmer reads when something is broken.
    let broken = ["expect(", "panic!(", "assert", "unreachable!(", "Deny(", "doc = "];
    if broken.iter().any(|call| before.contains(call)) {
        return false;
    }
    let prose = literal.chars().next().is_some_and(char::is_uppercase)
        && literal.split(' ').filter(|word| is_word(word)).count() >= 2
        && !literal.contains(['<', '=', '_']);
    prose || is_text_of_element(before, literal, after)
}

fn is_word(word: &str) -> bool {
    let word = word.trim_end_matches(['.', ',', '!', '?', ':']);
    let letters = word.len() >= 2 && word.chars().all(char::is_alphabetic);
    letters && word.chars().any(char::is_lowercase) && !KEYS.contains(&word)
}

/// In maud, a literal in braces that are not those of an attribute.
fn is_text_of_element(before: &str, literal: &str, after: &str) -> bool {
    // One word in lower case is a name for programs: a class, a state.
    let words = literal.split(' ').filter(|word| is_word(word)).count();
    let words = words >= 2 || words == 1 && literal.starts_with(char::is_uppercase);
    let before = before.trim_end();
    let inside =
        before.ends_with(['{', '}']) && !before.ends_with("={") && !before.ends_with("= {");
    let attribute = before.rfind('{').is_some_and(|open| {
        let closed = before[open..].contains('}');
        !closed && before[..open].trim_end().ends_with('=')
    });
    let next = after.trim_start();
    let part_of_code = next.starts_with(['=', ',', ')', '.', ';', '|', ':', '&', '!']);
    words && inside && !attribute && !part_of_code && !literal.starts_with(['/', '#', '?', '.'])
}

#[test]
fn people_read_nothing_that_is_written_into_the_code() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates");
    let mut found = Vec::new();
    for room in ROOMS {
        let mut files = Vec::new();
        sources(&crates.join(room), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).expect("sources are text");
            // Tests inside a file may say what they like.
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            for (number, line) in (1..).zip(text.lines()) {
                if line.trim_start().starts_with("//") {
                    continue;
                }
                for (before, literal, after) in literals(line) {
                    if is_read(before, literal, after) {
                        found.push(format!("{}:{number}: {literal:?}", file.display()));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "these belong into a message: {found:#?}");
}

#[test]
fn the_search_finds_what_it_looks_for() {
    for line in [
        r#"h1 { "Welcome" }"#,
        r#"p.lead { b { (name) } "is ahead" }"#,
        r#"Span::raw("Your hand is empty")"#,
        r#"let title = format!("Round {round} of the game");"#,
    ] {
        assert!(literals(line).iter().any(|(b, l, a)| is_read(b, l, a)), "{line}");
    }
    for line in [
        r#"span { "Tapis" }"#,
        r#"form action={ "/t/" (room.id) "/act" } {}"#,
        r#"div class={ "place me" @if acts { " acts" } } {}"#,
        r#".expect("A table has seats")"#,
        r#"path d="M10 58H62 L20 30";"#,
        r#"match word { "auto" => Theme::Auto, _ => Theme::Dark }"#,
    ] {
        assert!(!literals(line).iter().any(|(b, l, a)| is_read(b, l, a)), "{line}");
    }
}
