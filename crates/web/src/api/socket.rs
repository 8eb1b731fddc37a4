//! Seeing and acting over one WebSocket, for programs that play much: the updates of a stream in one
//! direction, actions in the other.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use tapis_store::Said;
use tapis_texts::Language;
use tokio::time::MissedTickBehavior;
use utoipa::ToSchema;

use super::body::{Asked, At};
use super::stream::{How, changed};
use super::tables::Act;
use crate::app::{Caller, Tongue};
use crate::passes::{Pass, who_looks};
use crate::refused::Problem;
use crate::tables::{Here, Live, Manner, Told};
use crate::{App, Refused};

/// The longest message; an action is much shorter.
const LONGEST: usize = 2048;
/// What is read at once. Most of the time nothing is, so it is small.
const AT_ONCE: usize = 512;
/// How often the other side is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(15);

/// What a message from the server may be besides an update.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Aside<'a> {
    /// What somebody says.
    #[schema(value_type = Object)]
    Chat(&'a Said),
    /// The action was refused; nothing has changed.
    Refused(Problem),
}

/// Your view of a table and your actions over one WebSocket. The server sends what the events of
/// the stream carry, and `{chat}` and `{refused}`; you send what `act` takes. An action is on the
/// disk when your own update tells that it has `happened`.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "playing", params(How,
    ("id" = String, Path, description = "the name of the table")),
    responses(
        (status = SWITCHING_PROTOCOLS, description = "the WebSocket is open"),
        (status = "4XX", body = Problem),
    ))]
pub async fn socket(
    State(app): State<App>,
    Caller(who): Caller,
    Tongue(language): Tongue,
    At(id): At<String>,
    Asked(how): Asked<How>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let live = app.tables.find_for(&id, who.as_deref()).await?;
    let upgrade = upgrade.map_err(|why| Refused::BadRequest(why.body_text()))?;
    let eyes = who.as_ref().and_then(|who| live.seat_of(&who.id));
    let here = app.tables.arrive(&live, eyes, who.as_deref()).ok_or(Refused::TooMany)?;
    let pass = who.and_then(|who| app.people.keep_pass(&who, &headers));
    let line = Line { app, live, pass, language, manner: how.manner(), _here: here };
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    let upgrade = upgrade.read_buffer_size(AT_ONCE).write_buffer_size(0);
    Ok(upgrade.on_upgrade(|socket| Box::pin(line.talk(socket))))
}

/// One end of the line.
struct Line {
    app: App,
    live: Arc<Live>,
    pass: Option<Pass>,
    language: Language,
    manner: Manner,
    _here: Here,
}

/// The other side is gone, or must go.
struct Ended;

impl Line {
    async fn talk(mut self, mut socket: WebSocket) {
        let mut stopping = Box::pin(self.app.tables.stopping());
        // Whichever way the line ends, there is nobody left to tell.
        tokio::select! {
            _ = self.go_on(&mut socket) => {}
            () = &mut stopping => drop(socket.send(Message::Close(None)).await),
        }
    }

    async fn go_on(&mut self, socket: &mut WebSocket) -> Result<(), Ended> {
        let mut ticks = self.live.watch();
        // One timer for as long as the line is open is cheaper than one for each message.
        let mut pings = tokio::time::interval_at((Instant::now() + PING_EVERY).into(), PING_EVERY);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut told, mut said): (Option<Told>, u64) = (None, 0);
        loop {
            let who = who_looks(&mut self.pass).await.ok_or(Ended)?;
            let tick = self.live.tick();
            match &mut told {
                Some(told) if told.tick.only_said_since(tick) => told.tick = tick,
                _ => {
                    let telling = self.live.tell(who, told.as_ref(), self.manner);
                    send(socket, telling.text).await?;
                    told = Some(telling.told);
                }
            }
            // What was said while the table was looked at counts as seen, so it must be sent as well.
            let seen = told.as_ref().map_or(tick, |told| told.tick);
            if said < seen.said {
                for words in self.live.said(said) {
                    said = words.number + 1;
                    send_aside(socket, &Aside::Chat(&words)).await?;
                }
            }
            loop {
                tokio::select! {
                    () = changed(&mut ticks, seen) => break,
                    message = socket.recv() => {
                        let message = message.and_then(Result::ok).ok_or(Ended)?;
                        // Most of the time nobody acts, and what acting needs is not kept ready.
                        if let Err(refused) = Box::pin(self.hear(message)).await? {
                            let message = refused.message(self.language);
                            let problem = Problem { error: refused.code(), message };
                            send_aside(socket, &Aside::Refused(problem)).await?;
                        }
                    }
                    _ = pings.tick() => {
                        who_looks(&mut self.pass).await.ok_or(Ended)?;
                        let ping = Message::Ping(Bytes::new());
                        socket.send(ping).await.map_err(|_| Ended)?;
                    }
                }
            }
        }
    }

    /// What the other side wishes.
    async fn hear(&mut self, message: Message) -> Result<Result<(), Refused>, Ended> {
        match message {
            Message::Text(text) => Ok(self.act(&text).await),
            Message::Binary(_) => Ok(Err(Refused::BadRequest("text, please".to_owned()))),
            Message::Ping(_) | Message::Pong(_) => Ok(Ok(())),
            Message::Close(_) => Err(Ended),
        }
    }

    async fn act(&mut self, text: &str) -> Result<(), Refused> {
        let began = Instant::now();
        let who = who_looks(&mut self.pass).await.flatten().ok_or(Refused::WhoAreYou)?;
        self.app.limits.person(who)?;
        let who = self.app.people.person(who).await?.ok_or(Refused::WhoAreYou)?;
        let act: Act =
            serde_json::from_str(text).map_err(|error| Refused::BadRequest(error.to_string()))?;
        let work = self.app.tables.act(&self.live, &who, act.action(), act.version());
        let patience = self.app.config().patience;
        tokio::time::timeout(patience, work).await.map_err(|_| Refused::Unavailable)??;
        metrics::histogram!("tapis_action_seconds").record(began.elapsed().as_secs_f64());
        Ok(())
    }
}

async fn send(socket: &mut WebSocket, json: Bytes) -> Result<(), Ended> {
    let text = Utf8Bytes::try_from(json).map_err(|_| Ended)?;
    socket.send(Message::Text(text)).await.map_err(|_| Ended)
}

async fn send_aside(socket: &mut WebSocket, aside: &Aside<'_>) -> Result<(), Ended> {
    let json = serde_json::to_string(aside).map_err(|_| Ended)?;
    send(socket, json.into()).await
}
