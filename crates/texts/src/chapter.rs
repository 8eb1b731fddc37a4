//! The chapters of a game in words.

use tapis_play::{Chapter, Part};

use crate::Language;
use crate::story::name;

/// What the round is called to which a chapter belongs.
pub fn chapter_round(language: Language, chapter: &Chapter) -> String {
    language.texts().msg_replay_round(chapter.round)
}

/// What a part of a round is called.
pub fn chapter_part(language: Language, names: &[String], part: Part) -> String {
    let texts = language.texts();
    match part {
        Part::Trick(trick) => texts.msg_table_trick(trick),
        Part::Turn(seat) => texts.msg_replay_turn(name(names, seat)),
    }
}

/// What a chapter is called: its round, and which part of it.
pub fn chapter(language: Language, names: &[String], chapter: &Chapter) -> String {
    let part = chapter.part.map(|part| chapter_part(language, names, part));
    [Some(chapter_round(language, chapter)), part]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}
