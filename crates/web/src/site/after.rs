//! After the game: the record, its check, and the replay.

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Deserialize;
use tapis_game::Record;
use tapis_pages::replay::{self, Replay};
use tapis_pages::table::{Flight, Mode, Place, Room, Shown};
use tapis_pages::{Reader, over};
use tapis_play::{GameKind, LookBack, Step, Through, with_sitting};
use tapis_texts::Phrases;

use super::reader::Reads;
use super::view::Seen;
use crate::app::Caller;
use crate::{App, Refused, Tables};

/// The record as a file.
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    let text = Tables::record(&live)?;
    let plain = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
    Ok(([plain], text).into_response())
}

/// Reads the record anew and checks every line of it.
pub async fn verify(
    State(app): State<App>,
    Path(id): Path<String>,
    Reads(reader): Reads,
) -> Result<Markup, Refused> {
    let live = app.tables.find(&id).await?;
    let kind = live.look().kind();
    let text = Tables::record(&live)?;
    let checked = match kind {
        GameKind::AllIn => Record::<tapis_all_in::AllIn>::read(&text).map(drop),
        GameKind::Bids => Record::<tapis_bids::Bids>::read(&text).map(drop),
    };
    let shown = ["commitment ", "stopped ", "promise ", "terms ", "seed ", "salt "];
    let lines = text.lines().filter(|line| shown.iter().any(|word| line.starts_with(word)));
    let found = checked.map(|()| lines.map(str::to_owned).collect::<Vec<_>>()).map_err(|flaw| {
        let what = Phrases::of(reader.language).translate(&flaw.what);
        reader.language.texts().msg_commands_record_flaw(flaw.line as f64, what)
    });
    Ok(over::verified(&reader, &id, &found))
}

/// Where in a replay, and through whose eyes.
#[derive(Deserialize)]
pub struct Where {
    at: Option<usize>,
    eyes: Option<String>,
}

/// A finished game, looked at again.
pub async fn replay(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Query(wished): Query<Where>,
    Reads(reader): Reads,
) -> Result<Markup, Refused> {
    let live = app.tables.find(&id).await?;
    let state = live.look();
    let who = who.as_ref().map(|who| who.id.as_str());
    let mut seen = Seen::of(&live, &state, reader.language, who);
    // Who looks at the table today says nothing about the game.
    seen.places.iter_mut().for_each(|place| (place.here, place.stand_in) = (true, false));
    let game = state.game().ok_or(Refused::NotStarted)?;
    with_sitting!(game, sitting => {
        let record = sitting.record().ok_or(Refused::NotOver)?;
        Ok(at(&reader, &id, &seen.places, &record, &wished))
    })
}

fn at<G: Shown>(
    reader: &Reader,
    id: &str,
    places: &[Place],
    record: &Record<G>,
    wished: &Where,
) -> Markup {
    let game = record.game();
    let mut replay = LookBack::new(record);
    let len = replay.end();
    let place = wished.at.unwrap_or(0).min(len);
    let wish = wished.eyes.as_deref().unwrap_or("open");
    let eyes = Through::named(wish, game.seats()).unwrap_or(Through::Open);
    let held = |step: &Step<G>| {
        let mut held = game.held(step);
        held.retain(|(mode, _)| matches!(mode, Mode::Trick | Mode::Round));
        held
    };
    let names = super::view::names(places);
    let heard = replay.heard(place, eyes);
    let story = tapis_texts::story::<G>(reader.language, &names, &heard);
    let (scene, flight) = match replay.step(place, eyes) {
        None => (replay.scene(0, eyes), Flight::default()),
        Some(step) => {
            let mut flight = game.flight(&step);
            // What was held at the step before goes away with this one.
            let earlier = replay.step(place - 1, eyes).filter(|earlier| !held(earlier).is_empty());
            if let Some(earlier) = earlier {
                let went = [game.flight(&earlier).went, flight.went];
                flight.went = went.join(" ").trim().to_owned();
            }
            // A step that completes something shows it; the last one shows how it all ended.
            let held = held(&step).into_iter().map(|(_, scene)| scene);
            let shown = if place == len { held.last() } else { held.take(1).last() };
            (shown.unwrap_or(step.after), flight)
        }
    };
    let room = Room {
        language: reader.language,
        id,
        version: place as u64,
        places,
        you: eyes.seat(),
        legal: &[],
        can_undo: false,
        left_ms: None,
        log: &[],
        chat: &[],
        rounds: &[],
    };
    let chapters = replay.chapters();
    let replay =
        Replay { len, at: place, eyes, story: &story, flight: &flight, chapters: &chapters };
    replay::page(reader, &room, game, &scene, &heard, &replay)
}
