//! What is heard at a table: by server-sent events, or over a WebSocket, by which one also acts.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::response::sse;
use futures_util::{Stream, StreamExt, stream};
use tapis_api::{Act, Event, Listen, Problem};
use tapis_play::table::{Command, Who};
use tapis_site::Refused;

use crate::app::{Asked, At, Caller, Recognised};
use crate::listen::{Listener, Program, Programs};
use crate::people::Session;
use crate::{App, Rejection, guard, pages};

/// How often the other side is told, or asked, whether anybody is still there.
const ALIVE_EVERY: Duration = Duration::from_secs(15);
/// The longest message that somebody sends; an action is much shorter.
const LONGEST: usize = 2048;
/// What is read from a socket at once. Most of the time nothing is, so it is small.
const READ_AT_ONCE: usize = 1024;
/// How long the other side may take to take a message.
const PATIENCE: Duration = Duration::from_secs(60);

async fn listener(
    app: &App,
    id: &str,
    session: Option<Session>,
    how: Listen,
) -> Result<Listener<Program>, Refused> {
    let person = session.as_ref().map(|session| session.person().to_owned());
    let programs = Programs { person, scenes: how.scenes, since: how.since };
    Listener::open(app, id, session, programs, |feeds| &feeds.programs).await
}

/// What you see and hear at a table: everything at first, then each change as you hear it. The id
/// of an event is the version; whoever comes back with it, as `Last-Event-ID` or as `since`, is told
/// what they have missed.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "playing",
    params(Listen, ("id" = String, Path, description = "the name of the table")),
    responses(
        (status = OK, body = Event, content_type = "text/event-stream"),
        (status = "4XX", body = Problem),
    ))]
pub async fn stream(
    State(app): State<App>,
    Recognised(session): Recognised,
    At(id): At<String>,
    Asked(how): Asked<Listen>,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    let last = headers.get("last-event-id").and_then(|last| last.to_str().ok()?.parse().ok());
    let how = Listen { since: last.or(how.since), ..how };
    let listener = listener(&app, &id, session, how).await?;
    Ok(pages::event_stream(&app, events(listener)))
}

fn events(listener: Listener<Program>) -> impl Stream<Item = Result<sse::Event, Infallible>> {
    stream::unfold(listener, |mut listener| async move {
        let news = match tokio::time::timeout(ALIVE_EVERY, listener.next()).await {
            Err(_) => vec![Ok(sse::Event::default().comment(""))],
            Ok(news) => {
                let news = news?.into_iter().map(|told| Ok(pages::event(&told)));
                news.collect()
            }
        };
        listener.viewer().since = None;
        Some((news, listener))
    })
    .flat_map(stream::iter)
}

/// The same over a WebSocket, on which you also act: the server sends what the events of the stream
/// carry, and `refused`; you send what `act` takes. An action is on the disk when your own update
/// tells that it has happened.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "playing",
    params(Listen, ("id" = String, Path, description = "the name of the table")),
    responses(
        (status = SWITCHING_PROTOCOLS, description = "the WebSocket is open"),
        (status = "4XX", body = Problem),
    ))]
pub async fn socket(
    State(app): State<App>,
    caller: Caller,
    Recognised(session): Recognised,
    At(id): At<String>,
    Asked(how): Asked<Listen>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Rejection> {
    let upgrade =
        upgrade.map_err(|_| Refused::BadRequest("a WebSocket is needed here".to_owned()))?;
    let listener = listener(&app, &id, session, how).await?;
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(0);
    let language = guard::language(&headers);
    let talk = Talk { app, who: caller.who(), id, language, listener };
    Ok(upgrade.on_upgrade(|socket| talk.go_on(socket)))
}

/// Somebody who listens and acts over a WebSocket.
struct Talk {
    app: App,
    who: Option<Who>,
    id: String,
    language: tapis_texts::Language,
    listener: Listener<Program>,
}

impl Talk {
    /// Until one side ends it.
    async fn go_on(mut self, mut socket: WebSocket) {
        let stopping = self.app.tables.stopping();
        tokio::pin!(stopping);
        let mut alive = tokio::time::interval(ALIVE_EVERY);
        loop {
            let messages = tokio::select! {
                news = self.listener.next() => match news {
                    Some(news) => news.iter().map(|told| text(&told.text)).collect(),
                    None => return,
                },
                message = socket.recv() => match message {
                    Some(Ok(Message::Text(sent))) => self.hear(&sent).await,
                    Some(Ok(Message::Binary(_))) => self.hear("").await,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                },
                _ = alive.tick() => vec![Message::Ping(Vec::new().into())],
                () = &mut stopping => return,
            };
            self.listener.viewer().since = None;
            for message in messages {
                // A slow listener holds up nobody but themselves, and not for ever.
                match tokio::time::timeout(PATIENCE, socket.send(message)).await {
                    Ok(Ok(())) => {}
                    _ => return,
                }
            }
        }
    }

    /// Does what was sent; the answer is the own update, unless it is refused.
    async fn hear(&self, sent: &str) -> Vec<Message> {
        match self.act(sent).await {
            Ok(()) => Vec::new(),
            Err(refused) => {
                let event = Event::Refused(refused.problem(self.language));
                let json = serde_json::to_string(&event).expect("plain data");
                vec![text(&json)]
            }
        }
    }

    async fn act(&self, sent: &str) -> Result<(), Refused> {
        let who = self.who.as_ref().ok_or(Refused::WhoAreYou)?;
        self.app.limits.person(&who.id)?;
        let Act { action, version } = serde_json::from_str(sent)?;
        let command = Command::Act { action, version };
        let acted = self.app.tables.command(who, &self.id, command);
        let acted = tokio::time::timeout(self.app.config().patience, acted).await;
        acted.map_err(|_| Refused::Unavailable)?.map(drop)
    }
}

fn text(text: &str) -> Message {
    Message::Text(text.into())
}
