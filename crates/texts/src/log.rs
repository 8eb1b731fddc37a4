//! The log of a table in words: the game, and what happens besides.

use tapis_play::{Entry, TableEvent, What};

use crate::addressed::said;
use crate::story::name;
use crate::{Language, Spoken, story};

/// What one step of the log says, in one or more sentences.
pub fn entry_story<G: Spoken>(
    language: Language,
    names: &[String],
    entry: &Entry<G>,
) -> Vec<String> {
    match &entry.what {
        What::Opening { events } => story::<G>(language, names, events),
        What::Action { seat, action, events } => {
            let done = (!G::TELLS_ACTIONS).then(|| format!("{}: {action}", name(names, *seat)));
            done.into_iter().chain(story::<G>(language, names, events)).collect()
        }
        What::Table(event) => vec![said(language, table_story(language, names, event))],
    }
}

/// What happened, in one sentence.
fn table_story(language: Language, names: &[String], event: &TableEvent) -> String {
    let texts = language.texts();
    match event {
        TableEvent::ClockRanOut { seat } => texts.msg_log_clock_ran_out(name(names, *seat)),
        TableEvent::StoodIn { seat } => texts.msg_log_stood_in(name(names, *seat)),
        TableEvent::CameBack { seat } => texts.msg_log_came_back(name(names, *seat)),
        TableEvent::TookOver { name, .. } => texts.msg_log_took_over(name.as_str()),
        TableEvent::TookBack { seat, .. } => texts.msg_log_took_back(name(names, *seat)),
        TableEvent::Rematch { .. } => texts.msg_log_rematch(),
    }
}
