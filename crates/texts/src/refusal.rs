//! Why an action was refused.

use tapis_game::{Refusal, Seats};

use crate::{Language, list};

/// Why an action was refused, in one sentence.
pub fn refusal(language: Language, names: &[String], refusal: &Refusal) -> String {
    let texts = language.texts();
    match refusal {
        Refusal::Over => texts.msg_errors_over(),
        Refusal::NotYourTurn { to_act, .. } => not_your_turn(language, names, *to_act),
        Refusal::Unreadable(_) => texts.msg_errors_unreadable(),
        Refusal::Illegal { action, .. } => texts.msg_errors_illegal(action),
    }
}

/// That somebody else has to act.
pub(crate) fn not_your_turn(language: Language, names: &[String], to_act: Seats) -> String {
    language.texts().msg_errors_not_your_turn(list(language, &names_of(names, to_act)))
}

/// The names of these seats.
pub(crate) fn names_of(names: &[String], seats: Seats) -> Vec<&str> {
    seats.iter().filter_map(|seat| names.get(seat.index())).map(String::as_str).collect()
}
