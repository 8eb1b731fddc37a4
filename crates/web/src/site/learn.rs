//! The pages for learning and for the paper boxes. Nothing of them is kept on the server.

use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use tapis_pages::learn::{about, house, lesson, rules, score};
use tapis_play::{GameKind, with_kind};

use super::forms::Fields;
use super::reader::Reads;
use crate::Refused;

fn kind(game: &str) -> Result<GameKind, Refused> {
    GameKind::named(game).ok_or(Refused::NotFound)
}

/// What Tapis is.
pub async fn about(Reads(reader): Reads) -> Markup {
    about::page(&reader)
}

/// The rules of a game.
pub async fn rules(Path(game): Path<String>, Reads(reader): Reads) -> Result<Markup, Refused> {
    Ok(rules::page(&reader, kind(&game)?))
}

/// What the house has decided where the rulebook is silent.
pub async fn house(Path(game): Path<String>, Reads(reader): Reads) -> Result<Markup, Refused> {
    Ok(house::page(&reader, kind(&game)?))
}

/// Where a learner is.
#[derive(Deserialize)]
pub struct Moment {
    #[serde(default)]
    at: usize,
    no: Option<String>,
}

/// A moment of the lessons.
pub async fn lesson(
    Path(game): Path<String>,
    Query(moment): Query<Moment>,
    Reads(reader): Reads,
) -> Result<Markup, Refused> {
    let no = moment.no.as_deref();
    Ok(with_kind!(kind(&game)?, G => lesson::page::<G>(&reader, moment.at, no)))
}

/// What a learner tries.
pub async fn attempt(Path(game): Path<String>, fields: Fields) -> Result<Redirect, Refused> {
    let at = fields.number("version").unwrap_or_default() as usize;
    let action = fields.get("action");
    let next = with_kind!(kind(&game)?, G => lesson::next::<G>(at, action));
    Ok(Redirect::to(&next))
}

/// The score pad that stands in the address.
#[derive(Deserialize)]
pub struct Pad {
    pad: Option<String>,
}

/// A score pad.
pub async fn score(
    Path(game): Path<String>,
    Query(pad): Query<Pad>,
    Reads(reader): Reads,
) -> Result<Markup, Refused> {
    let game = kind(&game)?;
    let pad = pad.pad.and_then(|text| score::pad_from(game, &text));
    Ok(score::page(&reader, game, pad.as_ref(), &score::Fields::default(), None))
}

/// What was typed into a score pad.
pub async fn scored(
    Path(game): Path<String>,
    Reads(reader): Reads,
    fields: Fields,
) -> Result<Response, Refused> {
    let game = kind(&game)?;
    let typed = score::Fields(fields.all());
    Ok(match score::answer(reader.language, game, &typed, None) {
        Ok(Some(pad)) => Redirect::to(&score::address(&pad)).into_response(),
        Ok(None) => Redirect::to(&format!("/score/{}", game.name())).into_response(),
        Err((pad, mistake)) => {
            let problem = score::mistake(reader.language, pad.as_ref(), &mistake);
            score::page(&reader, game, pad.as_ref(), &typed, Some(&problem)).into_response()
        }
    })
}

/// The sums of a score pad as a table for other programs.
pub async fn csv(
    Path(game): Path<String>,
    Query(pad): Query<Pad>,
    Reads(reader): Reads,
) -> Result<impl IntoResponse, Refused> {
    let pad = pad.pad.and_then(|text| score::pad_from(kind(&game).ok()?, &text));
    let texts = reader.language.texts();
    let (round, total) = (texts.msg_commands_score_round(), texts.msg_commands_score_total());
    let csv = pad.and_then(|pad| pad.to_csv(&round, &total).ok()).ok_or(Refused::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/csv; charset=utf-8")], csv))
}

/// A score pad and its sums as JSON.
pub async fn json(
    Path(game): Path<String>,
    Query(pad): Query<Pad>,
) -> Result<impl IntoResponse, Refused> {
    let pad = pad.pad.and_then(|text| score::pad_from(kind(&game).ok()?, &text));
    let json = pad.and_then(|pad| pad.to_json().ok()).ok_or(Refused::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json.to_string()))
}
