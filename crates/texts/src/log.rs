//! What happens at a table besides the game, in words.

use tapis_play::TableEvent;

use crate::Language;
use crate::story::name;

/// What happened, in one sentence.
pub fn table_story(language: Language, names: &[String], event: &TableEvent) -> String {
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
