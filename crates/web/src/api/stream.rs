//! Streams of one's own view: server-sent events.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use futures_util::Stream;
use serde::Deserialize;
use tapis_game::Seat;
use tokio::sync::watch;
use utoipa::IntoParams;

use super::body::{Asked, At};
use crate::app::Caller;
use crate::refused::Problem;
use crate::tables::{Here, Live, Tick};
use crate::{App, Refused};

/// A line that says nothing, so that nobody on the way thinks the stream is dead.
const HEARTBEAT: &[u8] = b":\n\n";
const HEARTBEAT_EVERY: Duration = Duration::from_secs(15);

/// How the stream is wished for.
#[derive(Deserialize, IntoParams)]
pub struct How {
    /// `1`: after the first event only what has changed, as a merge patch (RFC 7396).
    patch: Option<String>,
}

/// Your view of a table: everything at first, then whenever something changes. Events without a
/// name carry a `View` with `happened`, or `{version, patch, happened}`; events named `chat` carry
/// what somebody says. The id of an event is the version.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "playing", params(How,
    ("id" = String, Path, description = "the name of the table")),
    responses(
        (status = OK, body = String, content_type = "text/event-stream"),
        (status = "4XX", body = Problem),
    ))]
pub async fn stream(
    State(app): State<App>,
    Caller(who): Caller,
    At(id): At<String>,
    Asked(how): Asked<How>,
) -> Result<Response, Refused> {
    let patches = how.patch.as_deref().is_some_and(|patch| patch == "1" || patch == "true");
    let live = app.tables.find(&id).await?;
    let eyes = who.as_ref().and_then(|who| live.seat_of(&who.id));
    let here = app.tables.arrive(&live, eyes, who.as_deref()).ok_or(Refused::TooMany)?;
    let events = events(live, who.map(|who| who.id.clone()), here, patches);
    Ok(event_stream(&app, events))
}

/// An answer that goes on until the server stops.
pub fn event_stream(
    app: &App,
    events: impl Stream<Item = Result<Bytes, Infallible>> + Send + 'static,
) -> Response {
    use futures_util::StreamExt;
    // A stream that is open keeps the server from stopping.
    let events = events.take_until(Box::pin(app.tables.stopping()));
    let mut answer = Response::new(Body::from_stream(events));
    let headers = answer.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store, no-transform"));
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    answer
}

fn events(
    live: Arc<Live>,
    who: Option<String>,
    here: Here,
    patches: bool,
) -> impl Stream<Item = Result<Bytes, Infallible>> {
    // Whoever sits down or is removed while the stream is open sees the table with new eyes.
    let eyes = move |live: &Live| -> Option<Seat> { live.seat_of(who.as_deref()?) };
    async_stream::stream! {
        let _here = here;
        let mut ticks = live.watch();
        let mut seat = eyes(&live);
        let (bytes, mut seen) = live.frame(seat, None, patches);
        yield Ok(bytes);
        let mut said = 0;
        for words in live.said(said) {
            said = words.number + 1;
            yield Ok(chat(&words));
        }
        loop {
            let change = changed(&mut ticks, seen);
            if tokio::time::timeout(HEARTBEAT_EVERY, change).await.is_err() {
                yield Ok(Bytes::from_static(HEARTBEAT));
                continue;
            }
            let tick = live.tick();
            if (tick.version, tick.comings) == (seen.version, seen.comings) {
                seen = tick;
            } else {
                let now = eyes(&live);
                let base = (now == seat).then_some(seen);
                seat = now;
                let (bytes, tick) = live.frame(seat, base, patches);
                seen = tick;
                yield Ok(bytes);
            }
            for words in live.said(said) {
                said = words.number + 1;
                yield Ok(chat(&words));
            }
        }
    }
}

/// Waits until something has changed.
async fn changed(ticks: &mut watch::Receiver<Tick>, seen: Tick) {
    drop(ticks.wait_for(|tick| *tick != seen).await);
}

fn chat(said: &tapis_store::Said) -> Bytes {
    let json = serde_json::to_string(said).expect("plain data can be written as JSON");
    Bytes::from(format!("event: chat\ndata: {json}\n\n"))
}
