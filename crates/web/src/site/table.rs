//! A table: its page, and what people do there.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, RawPathParams, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::{Redirect, Response};
use maud::Markup;
use tapis_pages::{Reader, over, table, waiting};
use tapis_play::with_sitting;
use tapis_store::Phase;

pub use super::address::base;
use super::forms::{Fields, done, somebody, with_cookie};
use super::reader::Reads;
use super::view::{self, Seen};
use crate::app::{Caller, Me};
use crate::tables::{Live, Place, SeatWish};
use crate::{App, Refused};

/// The table that an address names.
pub struct At(pub Arc<Live>);

impl FromRequestParts<App> for At {
    type Rejection = Refused;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        let params = RawPathParams::from_request_parts(parts, app).await;
        let params = params.map_err(|_| Refused::NotFound)?;
        let id = params.iter().find(|(name, _)| *name == "id").ok_or(Refused::NotFound)?.1;
        app.tables.find(id).await.map(Self)
    }
}

/// It is done; whoever has no script goes back to the table.
fn done_at(live: &Live, headers: &HeaderMap) -> Response {
    done(headers, &format!("/t/{}", live.look().id()))
}

/// The page of a table, whatever it is doing.
pub async fn page(
    State(app): State<App>,
    Caller(who): Caller,
    At(live): At,
    Reads(reader): Reads,
    headers: HeaderMap,
) -> Result<Markup, Refused> {
    let who = who.as_ref().map(|who| who.id.as_str());
    Ok(whole(&live, &reader, who, &base(&app, &headers)))
}

fn whole(live: &Live, reader: &Reader, who: Option<&str>, base: &str) -> Markup {
    let state = live.look();
    let seen = Seen::of(live, &state, reader.language, who);
    let Some(game) = state.game() else {
        return waiting::page(reader, &view::waiting(&state, &seen, who, base));
    };
    with_sitting!(game, sitting => {
        let names = view::names(&seen.places);
        let scene = sitting.scene(seen.eyes);
        let heard = view::heard(sitting, seen.eyes, sitting.len());
        if state.phase() == Phase::Over {
            let room = seen.room(&[], false, &[]);
            let rounds = view::rounds(sitting);
            let over = view::over(&seen, sitting, &rounds);
            // The game is over: its record, with every card open, is everybody's.
            let dealt = sitting.record().map_or_else(|| scene.clone(), |record| view::dealt(&record));
            over::page(reader, &over, &room, sitting.game(), &scene, &heard, &dealt)
        } else {
            let log = view::lines(reader.language, &names, &sitting.steps(seen.eyes, 0));
            let legal = view::legal(sitting, seen.eyes);
            let can_undo = seen.eyes.is_some_and(|seat| sitting.can_undo(seat));
            let room = seen.room(&legal, can_undo, &log);
            table::page(reader, &room, sitting.game(), &scene, &heard)
        }
    })
}

/// Carries out an action.
pub async fn act(
    State(app): State<App>,
    Me(me): Me,
    At(live): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let began = std::time::Instant::now();
    app.tables.act(&live, &me.id, fields.get("action"), fields.number("version")).await?;
    metrics::histogram!("tapis_action_seconds").record(began.elapsed().as_secs_f64());
    Ok(done_at(&live, &headers))
}

/// Takes the last action back.
pub async fn undo(
    State(app): State<App>,
    Me(me): Me,
    At(live): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    app.tables.undo(&live, &me, fields.number("version")).await?;
    Ok(done_at(&live, &headers))
}

/// Says something.
pub async fn chat(
    State(app): State<App>,
    Me(me): Me,
    At(live): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    app.tables.chat(&live, &me, fields.get("text")).await?;
    Ok(done_at(&live, &headers))
}

/// Takes a seat; whoever is new here becomes a guest.
pub async fn join(
    State(app): State<App>,
    caller: Caller,
    At(live): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let name = fields.some("name");
    let (who, cookie) = match (&caller.0, name) {
        (Some(person), Some(name)) => (app.people.rename(person, name).await?, None),
        _ => somebody(&app, caller, &headers, name).await?,
    };
    let seat = fields.number("seat").and_then(|seat| u8::try_from(seat).ok());
    app.tables.join(&live, &who, seat, fields.get("salt")).await?;
    Ok(with_cookie(done_at(&live, &headers), cookie))
}

/// Adds salt to the deal.
pub async fn salt(
    State(app): State<App>,
    Me(me): Me,
    At(live): At,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    app.tables.add_salt(&live, &me, fields.get("salt")).await?;
    Ok(done_at(&live, &headers))
}

/// Leaves; in a game a bot takes the seat.
pub async fn leave(State(app): State<App>, Me(me): Me, At(live): At) -> Result<Redirect, Refused> {
    app.tables.leave(&live, &me).await?;
    Ok(Redirect::to("/"))
}

/// Deals the cards.
pub async fn start(
    State(app): State<App>,
    Me(me): Me,
    At(live): At,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    app.tables.start(&live, &me, None).await?;
    Ok(done_at(&live, &headers))
}

/// Frees a seat or gives it to a bot.
pub async fn set_seat(
    State(app): State<App>,
    Me(me): Me,
    At(live): At,
    Path((_, seat)): Path<(String, u8)>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let wish = SeatWish::read(fields.get("kind")).ok_or(Refused::NoSuchBot)?;
    app.tables.set_seat(&live, &me, seat, &wish).await?;
    Ok(done_at(&live, &headers))
}

/// The same company once more; whoever had only bots for company waits for nobody.
pub async fn rematch(
    State(app): State<App>,
    Me(me): Me,
    At(live): At,
) -> Result<Redirect, Refused> {
    let next = app.tables.rematch(&live, &me).await?;
    let is_person = |place: &&Place| matches!(place, Place::Person { .. });
    if next.look().places().iter().filter(is_person).count() == 1 {
        match app.tables.start(&next, &me, None).await {
            Ok(_) | Err(Refused::Started) => {}
            Err(refused) => return Err(refused),
        }
    }
    let to = format!("/t/{}", next.look().id());
    Ok(Redirect::to(&to))
}
