//! A table: its page, and what people do there.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use tapis_game::Game;
use tapis_pages::{Reader, over, table, waiting};
use tapis_play::with_sitting;
use tapis_store::Phase;

use super::forms::{Fields, done, somebody, with_cookie};
use super::reader::Reads;
use super::view::{self, Seen};
use crate::app::{Caller, Me};
use crate::tables::{Live, SeatWish};
use crate::{App, Refused};

/// The page of a table, whatever it is doing.
pub async fn page(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Reads(reader): Reads,
    headers: HeaderMap,
) -> Result<Markup, Refused> {
    let live = app.tables.find(&id).await?;
    let who = who.as_ref().map(|who| who.id.as_str());
    Ok(whole(&live, &reader, who, &base(&app, &headers)))
}

/// The address of this server as the viewer knows it.
pub fn base(app: &App, headers: &HeaderMap) -> String {
    if let Some(url) = &app.config().public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    format!("http://{}", host.unwrap_or("127.0.0.1"))
}

fn whole(live: &Live, reader: &Reader, who: Option<&str>, base: &str) -> Markup {
    let seen = Seen::of(live, reader.language, who);
    let state = live.look();
    let Some(game) = state.game() else {
        drop(state);
        return waiting::page(reader, &view::waiting(live, &seen, who, base));
    };
    with_sitting!(game, sitting => {
        let names = view::names(&seen.places);
        let scene = sitting.scene(seen.eyes);
        if state.phase() == Phase::Over {
            let room = seen.room(&[], false, &[]);
            let winners = sitting.game().winners(sitting.face_up()).unwrap_or_default();
            let rounds = view::rounds(sitting);
            let over = view::over(&seen, winners, &rounds);
            over::page(reader, &over, &room, sitting.game(), &scene)
        } else {
            let log = view::lines(reader.language, &names, &sitting.steps(seen.eyes, 0));
            let legal = view::legal(sitting, seen.eyes);
            let can_undo = seen.eyes.is_some_and(|seat| sitting.can_undo(seat));
            let room = seen.room(&legal, can_undo, &log);
            table::page(reader, &room, sitting.game(), &scene)
        }
    })
}

/// Carries out an action.
pub async fn act(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let began = std::time::Instant::now();
    let live = app.tables.find(&id).await?;
    app.tables.act(&live, &me, fields.get("action"), fields.number("version")).await?;
    metrics::histogram!("tapis_action_seconds").record(began.elapsed().as_secs_f64());
    Ok(done(&headers, &format!("/t/{id}")))
}

/// Takes the last action back.
pub async fn undo(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    app.tables.undo(&live, &me, fields.number("version")).await?;
    Ok(done(&headers, &format!("/t/{id}")))
}

/// Says something.
pub async fn chat(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    app.tables.chat(&live, &me, fields.get("text")).await?;
    Ok(done(&headers, &format!("/t/{id}")))
}

/// Takes a seat; whoever is new here becomes a guest.
pub async fn join(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    let (who, cookie) = somebody(&app, caller, &headers, fields.some("name")).await?;
    let seat = fields.number("seat").and_then(|seat| u8::try_from(seat).ok());
    app.tables.join(&live, &who, seat, fields.get("salt")).await?;
    Ok(with_cookie(done(&headers, &format!("/t/{id}")), cookie))
}

/// Adds salt to the deal: the seat is given up and taken again with it.
pub async fn salt(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    let seat = live.seat_of(&me.id).ok_or(Refused::NotSeated)?;
    if live.look().phase() != Phase::Waiting {
        return Err(Refused::Started);
    }
    app.tables.leave(&live, &me).await?;
    app.tables.join(&live, &me, Some(seat.index() as u8), fields.get("salt")).await?;
    Ok(done(&headers, &format!("/t/{id}")))
}

/// Leaves; in a game a bot takes the seat.
pub async fn leave(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    app.tables.leave(&live, &me).await?;
    Ok(Redirect::to("/").into_response())
}

/// Deals the cards.
pub async fn start(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    app.tables.start(&live, &me, None).await?;
    Ok(done(&headers, &format!("/t/{id}")))
}

/// Frees a seat or gives it to a bot.
pub async fn set_seat(
    State(app): State<App>,
    Me(me): Me,
    Path((id, seat)): Path<(String, u8)>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    let wish = SeatWish::read(fields.get("kind")).ok_or(Refused::NoSuchBot)?;
    app.tables.set_seat(&live, &me, seat, &wish).await?;
    Ok(done(&headers, &format!("/t/{id}")))
}

/// The same company once more.
pub async fn rematch(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    let next = app.tables.rematch(&live, &me).await?;
    let to = format!("/t/{}", next.look().id());
    Ok(Redirect::to(&to).into_response())
}
