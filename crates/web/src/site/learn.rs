//! Rules, lessons, the score pad, and the page about Tapis. Nothing is kept: where somebody is
//! stands in the address.

use axum::extract::{FromRequest, Path, Query, Request};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Form, Router};
use maud::Markup;
use serde::Deserialize;
use tapis_pages::learn::score::{self, Fields};
use tapis_pages::learn::{about, lesson, rules};
use tapis_play::{GameKind, with_kind};

use super::reader::Reads;
use crate::{App, Refused};

/// The pages for learning and for the paper boxes.
pub fn router() -> Router<App> {
    Router::new()
        .route("/rules/{game}", get(rules_page))
        .route("/learn/{game}", get(lesson_page).post(lesson_step))
        .route("/score/{game}", get(score_page).post(score_step))
        .route("/score/{game}/csv", get(score_csv))
        .route("/score/{game}/json", get(score_json))
        .route("/about", get(about_page))
}

fn html(page: Markup) -> Response {
    Html(page.into_string()).into_response()
}

fn named(game: &str) -> Result<GameKind, Refused> {
    GameKind::named(game).ok_or(Refused::NotFound)
}

async fn about_page(Reads(reader): Reads) -> Response {
    html(about::page(&reader))
}

async fn rules_page(Reads(reader): Reads, Path(game): Path<String>) -> Result<Response, Refused> {
    Ok(html(rules::page(&reader, named(&game)?)))
}

/// Where a learner is.
#[derive(Deserialize)]
struct Learner {
    /// The number of the moment.
    #[serde(default)]
    at: usize,
    /// Whether something else than what was asked has just been tried.
    no: Option<String>,
}

async fn lesson_page(
    Reads(reader): Reads,
    Path(game): Path<String>,
    Query(learner): Query<Learner>,
) -> Result<Response, Refused> {
    let (at, no) = (learner.at, learner.no.is_some());
    Ok(html(with_kind!(named(&game)?, G => lesson::page::<G>(&reader, at, no))))
}

/// What a learner tries.
#[derive(Deserialize)]
struct Tried {
    #[serde(default)]
    version: usize,
    #[serde(default)]
    action: String,
}

async fn lesson_step(
    Path(game): Path<String>,
    Form(tried): Form<Tried>,
) -> Result<Response, Refused> {
    let next = with_kind!(named(&game)?, G => lesson::next::<G>(tried.version, &tried.action));
    Ok(Redirect::to(&next).into_response())
}

/// The pad in an address.
#[derive(Deserialize)]
struct Kept {
    #[serde(default)]
    pad: String,
}

async fn score_page(
    Reads(reader): Reads,
    Path(game): Path<String>,
    Query(kept): Query<Kept>,
) -> Result<Response, Refused> {
    let game = named(&game)?;
    let pad = score::pad_from(game, &kept.pad);
    Ok(html(score::page(&reader, game, pad.as_ref(), &Fields::default(), None)))
}

async fn score_step(
    Reads(reader): Reads,
    Path(game): Path<String>,
    request: Request,
) -> Result<Response, Refused> {
    let game = named(&game)?;
    let Form(fields) = Form::<Vec<(String, String)>>::from_request(request, &())
        .await
        .map_err(|_| Refused::BadRequest("form".to_owned()))?;
    let fields = Fields(fields);
    Ok(match score::answer(game, &fields) {
        Ok(Some(pad)) => Redirect::to(&score::address(&pad)).into_response(),
        Ok(None) => Redirect::to(&format!("/score/{}", game.name())).into_response(),
        Err((pad, mistake)) => {
            let page = score::page(&reader, game, pad.as_ref(), &fields, Some(&mistake));
            (StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response()
        }
    })
}

async fn score_csv(
    Path(game): Path<String>,
    Query(kept): Query<Kept>,
) -> Result<Response, Refused> {
    let pad = score::pad_from(named(&game)?, &kept.pad).ok_or(Refused::NotFound)?;
    let csv = pad.to_csv().map_err(|_| Refused::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/csv; charset=utf-8")], csv).into_response())
}

async fn score_json(
    Path(game): Path<String>,
    Query(kept): Query<Kept>,
) -> Result<Response, Refused> {
    let pad = score::pad_from(named(&game)?, &kept.pad).ok_or(Refused::NotFound)?;
    let json = pad.to_json().map_err(|_| Refused::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json.to_string()).into_response())
}
