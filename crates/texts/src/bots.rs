//! The opponents: how strong they are, and what they are called.

use crate::Language;

/// A level by its name in commands: “Expert”.
pub fn level(language: Language, level: &str) -> String {
    language.texts().msg_bots_level(level)
}

/// Given names for bots, more than any table has seats.
pub fn names(language: Language) -> Vec<String> {
    language.texts().msg_bots_names().split(", ").map(str::to_owned).collect()
}
