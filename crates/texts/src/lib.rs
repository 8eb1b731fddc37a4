//! Everything that Tapis says, in five languages.
//!
//! The messages stand in `locales/{language}/{area}.ftl`, one file for each area, and the name of
//! every message begins with its area (`table-…`, `help-…`), so that no two areas meet. Each message
//! is a typed function of [`Texts`]: `table-your-turn` is
//! `Language::Nl.texts().msg_table_your_turn()`. A message that one language lacks has no
//! function. A translation that rightly equals the English
//! carries the comment `# As in English.`
//!
//! The arguments of a function come in the order in which the English message first uses them; the
//! comment above the message says what each is.

mod addressed;
pub mod all_in;
pub mod before;
pub mod bids;
pub mod bots;
mod chapter;
mod language;
mod lines;
mod list;
mod log;
pub mod options;
mod phrases;
mod plain;
mod refusal;
pub mod review;
pub mod score_pad;
mod spoken;
mod story;
mod typed;

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::Game;
use tapis_play::GameKind;

/// What the build script makes of `locales/`.
#[allow(missing_docs, dead_code, clippy::all, clippy::pedantic)]
mod l10n {
    include!(concat!(env!("OUT_DIR"), "/l10n.rs"));
}

pub use addressed::{addressed, said};
pub use chapter::{chapter, chapter_part, chapter_round};
pub use l10n::L10nLanguage as Texts;
pub use language::Language;
pub use list::list;
pub use log::entry_story;
pub use phrases::Phrases;
pub use refusal::refusal;
pub use spoken::{Spoken, action_text, asked, story, why_not};

/// The name of a game by its name in commands and addresses; `None` for any other word.
pub fn game_name(language: Language, game: &str) -> Option<String> {
    match game {
        AllIn::NAME => Some(language.texts().msg_cards_all_in()),
        Bids::NAME => Some(language.texts().msg_cards_bids()),
        // A game without a name in words is called as in commands.
        _ => GameKind::named(game).map(|kind| kind.name().to_owned()),
    }
}

/// The short name of a game, for narrow places.
pub fn game_short_name(language: Language, game: &str) -> Option<String> {
    match game {
        AllIn::NAME => Some(language.texts().msg_cards_all_in_short()),
        _ => game_name(language, game),
    }
}

/// What makes a game worth a try, in one sentence.
pub fn game_tagline(language: Language, game: &str) -> Option<String> {
    match game {
        AllIn::NAME => Some(language.texts().msg_cards_all_in_tagline()),
        Bids::NAME => Some(language.texts().msg_cards_bids_tagline()),
        _ => None,
    }
}

/// How a number is spoken where an article before it depends on that: Italian has “il 7”, but
/// “l’8” and “l’11”.
fn spoken(number: &str) -> &'static str {
    if matches!(number, "8" | "11") { "vowel" } else { "number" }
}
