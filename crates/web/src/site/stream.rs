//! The stream of a page: its moving parts, drawn anew for this viewer after every event.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::Stream;
use tapis_game::Seat;
use tapis_pages::table::{Flight, Line, Mode, Shown, frame};
use tapis_pages::{Reader, over, waiting};
use tapis_play::{Sitting, Step, with_sitting};
use tapis_store::Phase;

use super::reader::Reads;
use super::table::base;
use super::view::{self, Seen};
use crate::api::stream::event_stream;
use crate::app::Caller;
use crate::passes::{Pass, who_looks};
use crate::tables::{Here, Live, Tick};
use crate::{App, Refused};

/// Whoever is further behind sees the present at once.
const MOST_EVENTS: usize = 8;

/// The stream of a table's page.
pub async fn stream(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Reads(reader): Reads,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let live = app.tables.find_for(&id, who.as_deref()).await?;
    let eyes = who.as_ref().and_then(|who| live.seat_of(&who.id));
    let here = app.tables.arrive(&live, eyes, who.as_deref()).ok_or(Refused::TooMany)?;
    let pass = who.as_ref().and_then(|who| app.people.keep_pass(who, &headers));
    let viewer = Viewer { reader, who: who.map(|who| who.id.clone()), base: base(&app, &headers) };
    Ok(event_stream(&app, events(live, viewer, pass, here, app.config().beat)))
}

/// Who looks.
struct Viewer {
    reader: Reader,
    who: Option<String>,
    base: String,
}

/// What a viewer has been sent.
struct Sent {
    tick: Tick,
    eyes: Option<Seat>,
    /// The story so far, as these eyes saw it.
    log: Vec<Line>,
}

fn events(
    live: Arc<Live>,
    viewer: Viewer,
    pass: Option<Pass>,
    here: Here,
    every: Duration,
) -> impl Stream<Item = Result<Bytes, Infallible>> {
    async_stream::stream! {
        let _here = here;
        let mut ticks = live.watch();
        let (first, mut shown) = present(&live, &viewer);
        yield Ok(first);
        yield Ok(beat(every));
        loop {
            let tick = shown.tick;
            let change = tokio::time::timeout(every, ticks.wait_for(|now| *now != tick));
            // What is waited for must not be held while something is sent.
            let change = change.await.map(|change| change.map(drop));
            if who_looks(&pass).await.is_none() {
                return;
            }
            match change {
                Err(_) => {
                    yield Ok(beat(every));
                    continue;
                }
                Ok(Err(_)) => return,
                Ok(Ok(())) => {}
            }
            for event in news(&live, &viewer, &mut shown) {
                yield Ok(event);
            }
        }
    }
}

/// Says that the stream is alive, and after how many milliseconds it will say so again: whoever
/// hears nothing for longer knows that the line is dead.
fn beat(every: Duration) -> Bytes {
    Bytes::from(format!("event: beat\ndata: {}\n\n", every.as_millis()))
}

/// An event whose id is the version; its text must not be broken by line ends.
fn event(version: u64, html: &str) -> Bytes {
    Bytes::from(format!("id: {version}\ndata: {}\n\n", html.replace(['\n', '\r'], " ")))
}

/// Everything as it is now.
fn present(live: &Live, viewer: &Viewer) -> (Bytes, Sent) {
    // While the table is held nobody moves: version, story and scene belong together.
    let state = live.look();
    let tick = live.tick();
    let seen = Seen::of(live, &state, viewer.reader.language, viewer.who.as_deref());
    let mut shown = Sent { tick, eyes: seen.eyes, log: Vec::new() };
    let version = seen.info.version;
    let Some(game) = state.game() else {
        let table = view::waiting(&state, &seen, viewer.who.as_deref(), &viewer.base);
        let html = waiting::main(&viewer.reader, &table).into_string();
        return (event(version, &html), shown);
    };
    let html = with_sitting!(game, sitting => {
        if state.phase() == Phase::Over {
            finished(&seen, sitting, &viewer.reader)
        } else {
            let names = view::names(&seen.places);
            let steps = sitting.steps(seen.eyes, 0);
            shown.log = view::lines(viewer.reader.language, &names, &steps);
            keep_short(&mut shown.log);
            live_frame(&seen, sitting, &shown.log, &Flight::default())
        }
    });
    (event(version, &html), shown)
}

/// What has happened since, event by event.
fn news(live: &Live, viewer: &Viewer, shown: &mut Sent) -> Vec<Bytes> {
    let state = live.look();
    let tick = live.tick();
    let seen = Seen::of(live, &state, viewer.reader.language, viewer.who.as_deref());
    let from = shown.tick.actions;
    let over = state.phase() == Phase::Over;
    let mut events = Vec::new();
    let step_by_step = shown.eyes == seen.eyes && from <= state.actions();
    let few = state.actions().saturating_sub(from) <= MOST_EVENTS;
    if let Some(game) = state.game().filter(|_| step_by_step && few) {
        with_sitting!(game, sitting => {
            let steps = sitting.steps(seen.eyes, from);
            for (place, step) in steps.iter().enumerate() {
                let last = place + 1 == steps.len();
                tell(&seen, viewer, sitting, step, last && !over, &mut shown.log, &mut events);
            }
            if over {
                events.push(finished(&seen, sitting, &viewer.reader));
            } else if steps.is_empty() {
                events.push(live_frame(&seen, sitting, &shown.log, &Flight::default()));
            }
        });
        shown.tick = tick;
    }
    drop(state);
    if events.is_empty() {
        let (bytes, now) = present(live, viewer);
        *shown = now;
        return vec![bytes];
    }
    events.into_iter().map(|html| event(seen.info.version, &html)).collect()
}

/// One step: what is held until it has been seen, then the table after it.
fn tell<G: Shown>(
    seen: &Seen,
    viewer: &Viewer,
    sitting: &Sitting<G>,
    step: &Step<G>,
    last: bool,
    log: &mut Vec<Line>,
    events: &mut Vec<String>,
) {
    let game = sitting.game();
    let names = view::names(&seen.places);
    log.extend(view::lines(viewer.reader.language, &names, std::slice::from_ref(step)));
    keep_short(log);
    let flight = game.flight(step);
    let heard = view::heard(sitting, seen.eyes, step.number + 1);
    for (mode, held) in game.held(step) {
        let room = seen.room(&[], false, log);
        events.push(frame(&room, game, &held, &heard, &flight, mode).into_string());
    }
    if last {
        events.push(live_frame(seen, sitting, log, &flight));
    } else {
        let room = seen.room(&[], false, log);
        events.push(frame(&room, game, &step.after, &heard, &flight, Mode::Live).into_string());
    }
}

/// The table as it is, with what the viewer may do.
fn live_frame<G: Shown>(
    seen: &Seen,
    sitting: &Sitting<G>,
    log: &[Line],
    flight: &Flight,
) -> String {
    let legal = view::legal(sitting, seen.eyes);
    let can_undo = seen.eyes.is_some_and(|seat| sitting.can_undo(seat));
    let room = seen.room(&legal, can_undo, log);
    let (scene, heard) = (sitting.scene(seen.eyes), view::heard(sitting, seen.eyes, sitting.len()));
    frame(&room, sitting.game(), &scene, &heard, flight, Mode::Live).into_string()
}

fn finished<G: Shown>(seen: &Seen, sitting: &Sitting<G>, reader: &Reader) -> String {
    let rounds = view::rounds(sitting);
    over::main(reader, &view::over(seen, sitting, &rounds)).into_string()
}

fn keep_short(log: &mut Vec<Line>) {
    let old = log.len().saturating_sub(view::LINES);
    log.drain(..old);
}
