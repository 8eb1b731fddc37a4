//! What players can agree on, in plain words, by the keys that stand in files and on the command
//! line.

use crate::Language;

/// The name of an option: `side`, `rounds`, `color_bids`, …
pub fn name(language: Language, option: &str) -> String {
    language.texts().msg_options_name(option)
}

/// What an option is about, in one sentence.
pub fn explained(language: Language, option: &str) -> String {
    language.texts().msg_options_what(option)
}

/// The name of one choice of an option: `A`, `manipulate`, `heirs`, …
pub fn choice(language: Language, choice: &str) -> String {
    language.texts().msg_options_choice(choice)
}

/// What a choice means, in one sentence.
pub fn choice_explained(language: Language, choice: &str) -> String {
    language.texts().msg_options_choice_what(choice)
}
