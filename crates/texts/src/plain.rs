//! What is said of a game for which nobody has written words.

use tapis_game::{Chapters, Game, Heard, Landmark, Refusal, Seat, Standing};

use crate::refusal::{names_of, not_your_turn, refusal};
use crate::story::name;
use crate::{Language, list};

pub(crate) fn asked_of(
    language: Language,
    names: &[String],
    scene: &impl Standing,
    eyes: Option<Seat>,
) -> String {
    let texts = language.texts();
    match eyes {
        _ if scene.won_by().is_some() => texts.msg_actions_over(),
        Some(seat) if scene.to_act().contains(seat) => texts.msg_terminal_your_turn(),
        _ => texts.msg_actions_waiting(list(language, &names_of(names, scene.to_act()))),
    }
}

pub(crate) fn why_not(
    language: Language,
    names: &[String],
    scene: &impl Standing,
    seat: Seat,
    words: &str,
) -> String {
    if scene.won_by().is_some() {
        refusal(language, names, &Refusal::Over)
    } else if scene.to_act().contains(seat) {
        language.texts().msg_errors_illegal(words)
    } else {
        not_your_turn(language, names, scene.to_act())
    }
}

/// The chapters that begin and end: they are all that is known of any event.
pub(crate) fn tell<G: Game>(
    language: Language,
    names: &[String],
    heard: &[Heard<G>],
) -> Vec<String> {
    let texts = language.texts();
    let sentence = |landmark| match landmark {
        Landmark::Round(round) => texts.msg_replay_round(round),
        Landmark::Trick(trick) => texts.msg_table_trick(trick),
        Landmark::Turn(seat) => texts.msg_replay_turn(name(names, seat)),
        Landmark::Scored { totals, .. } => {
            let points = |(seat, total)| format!("{} {total}", name(names, seat));
            let seats = Seat::all(totals.len() as u8).zip(totals);
            list(language, &seats.map(points).collect::<Vec<_>>())
        }
    };
    heard.iter().filter_map(|heard| heard.event.landmark()).map(sentence).collect()
}
