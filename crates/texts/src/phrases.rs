//! The translation of what the rules say in English.

use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;
use fluent_typed::prelude::{FluentArgs, L10nBundle};

use crate::Language;

/// What the rules say, in one language.
pub struct Phrases {
    bundle: L10nBundle,
}

/// The source of the messages in one language.
macro_rules! sources {
    ($($language:ident $folder:literal),*) => {
        const fn source(language: Language) -> &'static str {
            match language {
                $(Language::$language => include_str!(concat!("../by-id/", $folder, "/problems.ftl")),)*
            }
        }
    };
}
sources!(En "en", Es "es", It "it", Nl "nl", ZhHant "zh-Hant");

/// What the rules say in English, as patterns: literal pieces with named gaps between them.
struct Problem {
    id: String,
    pieces: Vec<Piece>,
}

enum Piece {
    Text(String),
    Gap(String),
}

impl Phrases {
    /// The messages of a language; they are read once.
    ///
    /// # Panics
    /// Panics if a file of this crate is no Fluent file, which a test would have found.
    pub fn of(language: Language) -> &'static Self {
        static ALL: [OnceLock<Phrases>; 5] = [const { OnceLock::new() }; 5];
        let place = Language::ALL.iter().position(|known| *known == language);
        ALL[place.expect("every language is among all of them")].get_or_init(|| {
            let text = source(language).as_bytes();
            let bundle = L10nBundle::new_without_isolation(language.tag(), text);
            Self { bundle: bundle.expect("the messages can be loaded") }
        })
    }

    /// What the rules have said in English, in this language; unchanged if it is not known.
    pub fn translate(&self, english: &str) -> String {
        for problem in problems() {
            if let Some(gaps) = fit(&problem.pieces, english) {
                let mut filled = FluentArgs::new();
                for (name, value) in gaps {
                    // What stands in a gap may be a sentence of its own.
                    filled.set(name.to_owned(), self.translate(value));
                }
                if let Ok(text) = self.bundle.msg(&problem.id, Some(filled)) {
                    return text;
                }
            }
        }
        english.to_owned()
    }
}

/// The English sentences: those that begin with words of their own before those that begin with a
/// gap, which would swallow the beginning of another sentence, and the longest first.
fn problems() -> &'static [Problem] {
    static PROBLEMS: OnceLock<Vec<Problem>> = OnceLock::new();
    PROBLEMS.get_or_init(|| {
        let text = source(Language::En);
        let resource = parser::parse(text).expect("the messages can be read");
        let mut problems: Vec<_> = resource
            .body
            .iter()
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(Problem {
                    id: message.id.name.to_owned(),
                    pieces: message.value.as_ref()?.elements.iter().filter_map(piece).collect(),
                }),
                _ => None,
            })
            .collect();
        let own_words = |problem: &Problem| -> usize {
            let length = |piece: &Piece| match piece {
                Piece::Text(text) => text.len(),
                Piece::Gap(_) => 0,
            };
            problem.pieces.iter().map(length).sum()
        };
        problems.sort_by_key(|problem| {
            let gap_first = matches!(problem.pieces.first(), Some(Piece::Gap(_)));
            (gap_first, std::cmp::Reverse(own_words(problem)))
        });
        problems
    })
}

fn piece(element: &PatternElement<&str>) -> Option<Piece> {
    match element {
        PatternElement::TextElement { value } => Some(Piece::Text((*value).to_owned())),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
            InlineExpression::VariableReference { id } => Some(Piece::Gap(id.name.to_owned())),
            InlineExpression::StringLiteral { value } => Some(Piece::Text((*value).to_owned())),
            _ => None,
        },
        PatternElement::Placeable { .. } => None,
    }
}

/// What stands in the gaps if the text is made of these pieces.
fn fit<'a, 'b>(pieces: &'b [Piece], text: &'a str) -> Option<Vec<(&'b str, &'a str)>> {
    match pieces {
        [] => text.is_empty().then(Vec::new),
        [Piece::Text(words), rest @ ..] => fit(rest, text.strip_prefix(words.as_str())?),
        [Piece::Gap(name), rest @ ..] => {
            // The shortest filling that leaves a fitting rest.
            let ends = text.char_indices().map(|(place, _)| place).chain([text.len()]);
            ends.skip(1).find_map(|end| {
                let mut gaps = fit(rest, &text[end..])?;
                gaps.insert(0, (name, &text[..end]));
                Some(gaps)
            })
        }
    }
}
