//! The pages for learning and for the paper boxes. They are answered from their addresses alone,
//! and nothing of them is kept.

use tapis_pages::learn::{about as about_page, house, lesson as lessons, rules as chapters, score};
use tapis_play::score_pad::{Mistake, ScorePad};
use tapis_play::{GameKind, with_kind};

use crate::set_up::brought;
use crate::{Answer, Fields, Refused, Viewer};

/// What Tapis is.
pub(crate) fn about(viewer: &Viewer) -> Answer {
    Answer::page(about_page::page(&viewer.reader))
}

/// The rules of a game.
pub(crate) fn rules(viewer: &Viewer, game: GameKind) -> Answer {
    Answer::page(chapters::page(&viewer.reader, game))
}

/// What the house has decided where the rulebook is silent.
pub(crate) fn house_rules(viewer: &Viewer, game: GameKind) -> Answer {
    Answer::page(house::page(&viewer.reader, game))
}

/// A moment of the lessons: `at` says which, `no` that something else was tried.
pub(crate) fn lesson(viewer: &Viewer, game: GameKind, query: &Fields) -> Answer {
    let at = query.number("at").unwrap_or(0) as usize;
    let no = query.has("no").then(|| query.get("no"));
    Answer::page(with_kind!(game, G => lessons::page::<G>(&viewer.reader, at, no)))
}

/// What a learner tries.
pub(crate) fn attempt(game: GameKind, form: &Fields) -> Answer {
    let at = form.number("version").unwrap_or_default() as usize;
    let action = form.get("action");
    Answer::redirect(with_kind!(game, G => lessons::next::<G>(at, action)))
}

/// The pad that stands in an address, if there is one and it makes sense.
fn pad(game: GameKind, query: &Fields) -> Option<ScorePad> {
    score::pad_from(game, query.some("pad")?)
}

/// A score pad, and what becomes of it by what was typed: all of that follows from the address.
pub(crate) fn score_pad(viewer: &Viewer, game: GameKind, query: &Fields) -> Answer {
    match query.get("do") {
        "" => {
            let typed = score::Fields(query.all());
            let pad = pad(game, query);
            Answer::page(score::page(&viewer.reader, game, pad.as_ref(), &typed, None))
        }
        _ => score_pad_entry(viewer, game, query),
    }
}

/// What was typed into a score pad.
pub(crate) fn score_pad_entry(viewer: &Viewer, game: GameKind, form: &Fields) -> Answer {
    let (reader, typed) = (&viewer.reader, score::Fields(form.all()));
    let again = |pad: Option<&ScorePad>, problem: &str| {
        Answer::page(score::page(reader, game, pad, &typed, Some(problem)))
    };
    let own = form.some("own").map(|text| brought(game, text)).transpose();
    let own = match own {
        Ok(own) => own,
        Err(refused) => return again(None, &refused.message(reader.language)),
    };
    match score::answer(reader.language, game, &typed, own) {
        Ok(Some(pad)) => Answer::redirect(score::address(&pad)),
        Ok(None) => Answer::redirect(format!("/score/{}", game.name())),
        Err((pad, Mistake::Unplayable(why))) => {
            again(pad.as_ref(), &Refused::from(why).message(reader.language))
        }
        Err((pad, mistake)) => {
            again(pad.as_ref(), &score::mistake(reader.language, pad.as_ref(), &mistake))
        }
    }
}

/// The sums of a score pad as a table for other programs.
pub(crate) fn score_pad_csv(
    viewer: &Viewer,
    game: GameKind,
    query: &Fields,
) -> Result<Answer, Refused> {
    let texts = viewer.reader.language.texts();
    let (round, total) = (texts.msg_commands_score_round(), texts.msg_commands_score_total());
    let csv = pad(game, query).and_then(|pad| pad.to_csv(&round, &total).ok());
    csv.map(|csv| Answer::file("text/csv; charset=utf-8", csv)).ok_or(Refused::NotFound)
}

/// A score pad and its sums as JSON.
pub(crate) fn score_pad_json(game: GameKind, query: &Fields) -> Result<Answer, Refused> {
    let json = pad(game, query).and_then(|pad| pad.to_json().ok());
    json.map(|json| Answer::file("application/json", json.to_string())).ok_or(Refused::NotFound)
}
