//! Streams of one's own view: server-sent events.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use futures_util::Stream;
use serde::Deserialize;
use tokio::sync::watch;
use utoipa::IntoParams;

use super::body::{Asked, At};
use super::events::Event;
use super::tables::Known;
use crate::app::Caller;
use crate::passes::{Pass, who_looks};
use crate::refused::Problem;
use crate::tables::{Here, Live, Manner, Telling, Tick};
use crate::{App, Refused};

/// A line that says nothing, so that nobody on the way thinks the stream is dead.
const HEARTBEAT: &[u8] = b":\n\n";
const HEARTBEAT_EVERY: Duration = Duration::from_secs(15);

/// How the stream is wished for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct How {
    /// `1`: after the first event only what has changed, as a merge patch (RFC 7396).
    patch: Option<String>,
    /// `1`: in as few bytes as possible, and between your turns only what was heard.
    brief: Option<String>,
}

impl How {
    pub(super) fn manner(&self) -> Manner {
        let yes = |word: &Option<String>| matches!(word.as_deref(), Some("1" | "true"));
        match () {
            () if yes(&self.brief) => Manner::Brief,
            () if yes(&self.patch) => Manner::Patch,
            () => Manner::Whole,
        }
    }
}

/// Your view of a table: everything at first, then whenever something changes. Events without a
/// name carry a `View`, or `{version, patch, heard}`, or in brief streams `[version, actions]`
/// between your turns and `[version, actions, changes]` when it is yours; events named `chat` carry
/// what somebody says. The id of an event is the version; whoever comes back with it, as
/// `Last-Event-ID` or as `since`, is told what they have missed.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "playing", params(How, Known,
    ("id" = String, Path, description = "the name of the table")),
    responses(
        (status = OK, body = Event, content_type = "text/event-stream"),
        (status = "4XX", body = Problem),
    ))]
pub async fn stream(
    State(app): State<App>,
    Caller(who): Caller,
    At(id): At<String>,
    Asked(how): Asked<How>,
    Asked(known): Asked<Known>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let live = app.tables.find_for(&id, who.as_deref()).await?;
    let eyes = who.as_ref().and_then(|who| live.seat_of(&who.id));
    let here = app.tables.arrive(&live, eyes, who.as_deref()).ok_or(Refused::TooMany)?;
    let pass = who.and_then(|who| app.people.keep_pass(&who, &headers));
    let last = headers.get("last-event-id").and_then(|last| last.to_str().ok()?.parse().ok());
    let events = events(live, pass, here, how.manner(), known.since.or(last));
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
    pass: Option<Pass>,
    here: Here,
    manner: Manner,
    since: Option<u64>,
) -> impl Stream<Item = Result<Bytes, Infallible>> {
    async_stream::stream! {
        let _here = here;
        let mut ticks = live.watch();
        // Whoever sits down or is removed while the stream is open sees the table with new eyes.
        let Some(who) = who_looks(&pass).await else { return };
        let Telling { text, mut told } = match since {
            Some(_) => live.tell_all(who, since),
            None => live.tell(who, None, manner),
        };
        yield Ok(event(told.tick.version, &text));
        let mut said = 0;
        for words in live.said(said) {
            said = words.number + 1;
            yield Ok(chat(&words));
        }
        loop {
            let change = changed(&mut ticks, told.tick);
            let silence = tokio::time::timeout(HEARTBEAT_EVERY, change).await.is_err();
            let Some(who) = who_looks(&pass).await else { return };
            if silence {
                yield Ok(Bytes::from_static(HEARTBEAT));
                continue;
            }
            let tick = live.tick();
            if told.tick.only_said_since(tick) {
                told.tick = tick;
            } else {
                let telling = live.tell(who, Some(&told), manner);
                told = telling.told;
                yield Ok(event(told.tick.version, &telling.text));
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

fn event(version: u64, json: &[u8]) -> Bytes {
    let mut event = Vec::with_capacity(json.len() + 40);
    event.extend_from_slice(format!("id: {version}\ndata: ").as_bytes());
    event.extend_from_slice(json);
    event.extend_from_slice(b"\n\n");
    event.into()
}

fn chat(said: &tapis_store::Said) -> Bytes {
    let json = serde_json::to_string(said).expect("plain data can be written as JSON");
    Bytes::from(format!("event: chat\ndata: {json}\n\n"))
}
