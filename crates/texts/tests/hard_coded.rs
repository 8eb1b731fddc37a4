//! Nothing that a person reads is written into the pages, the handlers, the scripts or the terminal:
//! it comes from the messages of this crate, or it is English that one of them translates.

use std::fs;
use std::path::{Path, PathBuf};

use tapis_texts::{Language, Phrases};

/// Where people read, from the folder of the crates.
const ROOMS: [&str; 3] = ["pages/src", "site/src", "terminal/src"];

/// Where reasons are given in English, which are translated before anybody reads them.
const REASONS: [&str; 4] = ["web/src", "site/src", "play/src", "tapis/src"];

/// What browsers run.
const SCRIPTS: &str = "pages/assets/js";

/// What is the same in every language.
const SAME_EVERYWHERE: [&str; 2] = ["Tapis", "All In"];

/// What is printed on the keys of a keyboard.
const KEYS: [&str; 7] = ["Enter", "Esc", "Tab", "Home", "End", "PgUp", "PgDn"];

/// What is broken when a programmer reads it, and what only operators and documents tell.
const NOT_FOR_PEOPLE: [&str; 11] = [
    "expect(",
    "expect_err(",
    "panic!(",
    "assert",
    "unreachable!(",
    "Deny(",
    "doc = ",
    "#[",
    "tracing::",
    "span!(",
    "description",
];

/// Parts of what is refused that are no sentences, and texts that no person is shown: of logs that
/// are damaged, of mistakes on a score pad (pages and commands have messages for each), of
/// complaints by which a place in a file is found.
const EXEMPT: [(&str, &str); 7] = [
    ("", "none_of("),
    ("play/src/table/state.rs", "Damaged("),
    ("play/src/schema.rs", ""),
    ("web/src/secrets.rs", "derive_key("),
    ("web/src/figures.rs", "describe_"),
    ("play/src/score_pad.rs", "write!("),
    ("commands/cards.rs", "\"uses_trick\" => "),
];

/// What scripts call parts of a page by.
const PARTS: [&str; 9] =
    ["input", "textarea", "select", "dialog", "button", "a", "summary", "aside", "strict"];

/// Attributes that are shown or read aloud.
const SPOKEN: [&str; 4] = ["title=", "aria-label=", "alt=", "placeholder="];

/// The sources of a room, without the tests inside them.
fn sources(room: &str) -> Vec<(PathBuf, String)> {
    fn collect(path: PathBuf, found: &mut Vec<PathBuf>) {
        match fs::read_dir(&path) {
            Ok(entries) => {
                entries.for_each(|entry| collect(entry.expect("an entry").path(), found))
            }
            Err(_) => found.push(path),
        }
    }
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates");
    let mut files = Vec::new();
    collect(crates.join(room), &mut files);
    files.retain(|file| file.extension().is_some_and(|ending| ending == "rs" || ending == "js"));
    assert!(!files.is_empty(), "nothing is in {room}");
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("sources are text");
        let text = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
        (file, text)
    };
    files.into_iter().map(read).collect()
}

/// All literals of a source between such quotes, joined where they go over several lines. Each comes
/// with its line, and with what stands before it since the last statement or block.
fn all_literals<'a>(source: &'a str, quotes: &[char]) -> Vec<(usize, &'a str, String)> {
    let mut found = Vec::new();
    let mut start: Option<(usize, char)> = None;
    let (mut escaped, mut skip) = (false, 0);
    for (at, letter) in source.char_indices() {
        let rest = &source[at..];
        match start {
            _ if at < skip => continue,
            None if rest.starts_with("//") && !source[..at].ends_with(':') => {
                skip = at + rest.find('\n').unwrap_or(rest.len());
            }
            // A quotation mark that is a letter of its own.
            None if rest.starts_with("'\"'") => skip = at + 3,
            None if rest.starts_with("'\\''") => skip = at + 4,
            None if quotes.contains(&letter) => start = Some((at, letter)),
            Some((from, quote)) if letter == quote && !escaped => {
                let before = source[..from].rfind([';', '{', '}']).map_or(0, |end| end + 1);
                let mut lines = source[from + 1..at].split("\\\n");
                let first = lines.next().unwrap_or_default().to_owned();
                let text = lines.fold(first, |text, line| text + line.trim_start());
                let line = source[..from].matches('\n').count() + 1;
                found.push((line, &source[before..from], text));
                start = None;
            }
            _ => {}
        }
        escaped = letter == '\\' && !escaped && start.is_some();
    }
    found
}

/// Whether a literal is a reason in words, which somebody may be given.
fn is_reason(before: &str, literal: &str) -> bool {
    let words = literal.split_whitespace().filter(|word| is_word(word)).count();
    words >= 3 && !NOT_FOR_PEOPLE.iter().any(|call| before.contains(call))
}

/// Whether a message translates it, whatever stands in its gaps.
fn is_translated(literal: &str) -> bool {
    let mut filled = String::new();
    let mut depth = 0;
    for letter in literal.chars() {
        match letter {
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                filled.push('7');
            }
            _ if depth == 0 => filled.push(letter),
            _ => {}
        }
    }
    Phrases::of(Language::Nl).translate(&filled) != filled
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
    if NOT_FOR_PEOPLE.iter().any(|call| before.contains(call)) {
        return false;
    }
    if SPOKEN.iter().any(|name| before.ends_with(name)) && literal.split(' ').any(is_word) {
        return true;
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
    let mut found = Vec::new();
    for (file, text) in ROOMS.into_iter().flat_map(sources) {
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
    assert!(found.is_empty(), "these belong into a message: {found:#?}");
}

#[test]
fn every_reason_is_translated() {
    let mut found = Vec::new();
    for (file, text) in REASONS.into_iter().flat_map(sources) {
        for (line, before, literal) in all_literals(&text, &['"']) {
            let file = file.display();
            let exempt = EXEMPT
                .iter()
                .any(|(place, call)| file.to_string().ends_with(place) && before.contains(call));
            if is_reason(before, &literal) && !exempt && !is_translated(&literal) {
                found.push(format!("{file}:{line}: {literal:?}"));
            }
        }
    }
    assert!(found.is_empty(), "these belong into `problems.ftl`: {found:#?}");
}

#[test]
fn scripts_say_nothing_of_their_own() {
    let mut found = Vec::new();
    for (file, text) in sources(SCRIPTS) {
        for (line, _, literal) in all_literals(&text, &['"', '\'', '`']) {
            let words = literal.split([' ', ',']).filter(|word| is_word(word));
            let words = words.filter(|word| !PARTS.contains(word)).count();
            // What a promise begins with is said to nobody.
            let promise = literal.starts_with("tapis promise ");
            if words >= 2 && !promise && !literal.contains(['[', '#', '(']) {
                found.push(format!("{}:{line}: {literal:?}", file.display()));
            }
        }
    }
    assert!(found.is_empty(), "these belong into an attribute of the page: {found:#?}");
}

fn only_literal(source: &str) -> (usize, &str, String) {
    let mut all = all_literals(source, &['"']);
    assert_eq!(all.len(), 1, "{source}");
    all.remove(0)
}

#[test]
fn the_search_finds_what_it_looks_for() {
    for line in [
        r#"h1 { "Welcome" }"#,
        r#"p.lead { b { (name) } "is ahead" }"#,
        r#"Span::raw("Your hand is empty")"#,
        r#"let title = format!("Round {round} of the game");"#,
        r#"button aria-label="Close" { (icon) }"#,
        r#"input placeholder="your name";"#,
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
    let (_, before, text) = only_literal("refuse(\n    \"the box has \\\n     two cards\",\n)");
    assert!(is_reason(before, &text) && !is_translated(&text), "{text}");
    let (_, before, text) =
        only_literal("let wrong = format!(\"{least} to {most} can play this\");");
    assert!(is_reason(before, &text) && !is_translated(&text), "{text}");
    let (_, before, text) =
        only_literal("refuse(format!(\"Bids is for 3 to 6 players, not {seats}\"))");
    assert!(is_reason(before, &text) && is_translated(&text), "{text}");
    let (_, before, text) = only_literal(
        "let a = '\"'; // no \"text at all\"\ntracing::error!(\n\"the store has failed\")",
    );
    assert!(!is_reason(before, &text), "{text}");
}
