//! Seeing and acting over a WebSocket, for programs that play much: the updates of a stream in one
//! direction, actions in the other. Either one table, or any number of them.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use tapis_store::Person;
use tapis_texts::Language;
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio::runtime::Handle;
use tungstenite::Message;
use tungstenite::handshake::server::create_response_with_body;

use super::body::{Asked, At};
use super::stream::How;
use super::tables::Act;
use crate::app::{Caller, Tongue};
use crate::passes::Pass;
use crate::refused::Problem;
use crate::tables::{Carries, Here, Later, Line, Live, Manner, Wire};
use crate::{App, Refused};

/// How often the other side of a wire with several tables is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(15);

/// Your view of a table and your actions over one WebSocket. The server sends what the events of
/// the stream carry, and `{chat}` and `{refused}`; you send what `act` takes. An action is on the
/// disk when your own update tells that it has happened.
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
    request: Request,
) -> Result<Response, Refused> {
    let live = app.tables.find_for(&id, who.as_deref()).await?;
    let eyes = who.as_ref().and_then(|who| live.seat_of(&who.id));
    let here = app.tables.arrive(&live, eyes, who.as_deref()).ok_or(Refused::TooMany)?;
    let pass = who.and_then(|who| app.people.keep_pass(&who, &headers));
    let (desk, manner) = (Handle::current(), how.manner());
    upgrade(desk, request, pass, Carries::One, move |wire, ear| {
        let line = Arc::new(Line::new(&wire, None, manner, eyes.is_some()));
        let spot = Spot { live, line, _here: here };
        Talk { app, wire, language }.about(spot, ear)
    })
}

/// Your views of any number of tables, and your actions there, over one WebSocket. Each table has a
/// number that you choose, a new one each time: `[number, {"table": name}]` looks at it,
/// `[number, {action, version}]` acts there, `[number, null]` turns away. What the server sends is what it would send over a
/// WebSocket for that table alone, as `[number, message]`; what is decided at many tables in one
/// moment comes at once.
#[utoipa::path(get, path = "/api/socket", tag = "playing", params(How),
    responses(
        (status = SWITCHING_PROTOCOLS, description = "the WebSocket is open"),
        (status = "4XX", body = Problem),
    ))]
pub async fn sockets(
    State(app): State<App>,
    Caller(who): Caller,
    Tongue(language): Tongue,
    Asked(how): Asked<How>,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Refused> {
    let pass = who.as_ref().and_then(|who| app.people.keep_pass(who, &headers));
    let (desk, manner) = (Handle::current(), how.manner());
    upgrade(desk, request, pass, Carries::Many, move |wire, ear| {
        let spots = HashMap::new();
        Round { talk: Talk { app, wire, language }, who, manner, spots }.go_on(ear)
    })
}

/// Answers that the WebSocket is open, and talks over it at the desk where the log is written.
fn upgrade<Talking: Future<Output = ()> + Send + 'static>(
    desk: Handle,
    mut request: Request,
    pass: Option<Pass>,
    carries: Carries,
    talk: impl FnOnce(Arc<Wire>, OwnedReadHalf) -> Talking + Send + 'static,
) -> Result<Response, Refused> {
    let answer = create_response_with_body(&request, Body::empty)
        .map_err(|why| Refused::BadRequest(why.to_string()))?;
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        // Whoever goes away before the wire is open was never here.
        let Some((stream, read)) = upgrade.await.ok().and_then(plain) else { return };
        // From now on the connection calls the thread of the desk. What is spawned there is nothing
        // but the talk, because whoever is silent for long should not take much room.
        let _at_the_desk = desk.enter();
        let Ok(stream) = TcpStream::from_std(stream) else { return };
        let (ear, out) = stream.into_split();
        desk.spawn(talk(Arc::new(Wire::new(out, read, pass, carries)), ear));
    });
    Ok(answer)
}

/// The connection itself, and what was read of it already.
fn plain(upgraded: Upgraded) -> Option<(std::net::TcpStream, Vec<u8>)> {
    let parts = upgraded.downcast::<TokioIo<TcpStream>>().ok()?;
    Some((parts.io.into_inner().into_std().ok()?, parts.read_buf.to_vec()))
}

/// A table that somebody looks at over a wire, until this is dropped.
struct Spot {
    live: Arc<Live>,
    line: Arc<Line>,
    _here: Here,
}

impl Drop for Spot {
    fn drop(&mut self) {
        self.live.cut_off(&self.line);
    }
}

/// Somebody who talks over a wire.
struct Talk {
    app: App,
    wire: Arc<Wire>,
    language: Language,
}

impl Talk {
    /// Talks about one table until the wire is over.
    async fn about(self, spot: Spot, mut ear: OwnedReadHalf) {
        spot.live.put_through(&spot.line);
        if self.app.tables.is_stopping() {
            return;
        }
        while let Some(message) = spot.line.next(&spot.live, &mut ear).await {
            // Most of the time nobody acts, and what acting needs is not kept ready.
            let acted = async { self.act(&spot, read(&message)?).await };
            if let Err(refused) = Box::pin(acted).await {
                spot.line.refuse(refused.problem(self.language));
            }
        }
    }

    /// Does what the other side wishes; if it can be done, without waiting until it is.
    async fn act(&self, spot: &Spot, act: Act) -> Result<(), Refused> {
        let began = Instant::now();
        let who = self.wire.who().await.flatten().ok_or(Refused::WhoAreYou)?;
        self.app.limits.person(who)?;
        let (line, language) = (spot.line.clone(), self.language);
        let done = move |done: Result<u64, Refused>| match done {
            Ok(_) => {
                let time = began.elapsed().as_secs_f64();
                metrics::histogram!("tapis_action_seconds").record(time);
            }
            Err(refused) => line.refuse(refused.problem(language)),
        };
        let Act { action, version } = act;
        let soon = self.app.tables.act_soon(&spot.live, who, action, version, done)?;
        let Some((action, done)) = soon else { return Ok(()) };
        let work = self.app.tables.act(&spot.live, who, &action, version);
        let patience = self.app.config().patience;
        let acted = tokio::time::timeout(patience, work).await;
        done(acted.map_err(|_| Refused::Unavailable).flatten());
        Ok(())
    }
}

/// Somebody who goes from table to table.
struct Round {
    talk: Talk,
    who: Option<Arc<Person>>,
    manner: Manner,
    spots: HashMap<u32, Spot>,
}

/// What is said about the table of this number; nothing turns away from it.
#[derive(Deserialize)]
struct About(u32, Option<Wish>);

/// Looks at a table, or acts where one looks already.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    table: Option<String>,
    action: Option<String>,
    version: Option<u64>,
}

impl Round {
    async fn go_on(mut self, mut ear: OwnedReadHalf) {
        let mut pings = tokio::time::interval(PING_EVERY);
        let stopping = self.talk.app.tables.stopping();
        tokio::pin!(stopping);
        loop {
            let message = tokio::select! {
                biased;
                message = self.next(&mut ear) => match message {
                    Some(message) => message,
                    None => return,
                },
                _ = pings.tick() => {
                    self.talk.wire.ping();
                    continue;
                }
                () = &mut stopping => return self.talk.wire.hang_up(),
            };
            let (number, done) = match read(&message) {
                Ok(About(number, wish)) => (Some(number), self.hear(number, wish).await),
                Err(refused) => (None, Err(refused)),
            };
            if let Err(refused) = done {
                let problem = refused.problem(self.talk.language);
                Line::refuse_over(&self.talk.wire, number, problem);
            }
        }
    }

    async fn next(&self, ear: &mut OwnedReadHalf) -> Option<Message> {
        let tell = || {
            // No table is left out because of another.
            let mut all = Ok(());
            for spot in self.spots.values() {
                if spot.line.tell_now(&spot.live) == Err(Later::Pass) {
                    all = Err(Later::Pass);
                }
            }
            all
        };
        self.talk.wire.next(ear, tell).await
    }

    async fn hear(&mut self, number: u32, wish: Option<Wish>) -> Result<(), Refused> {
        match wish {
            Some(Wish { table: None, action: Some(action), version }) => {
                let spot = self.spots.get(&number).ok_or(Refused::NotFound)?;
                self.talk.act(spot, Act { action, version }).await
            }
            Some(Wish { table: Some(table), action: None, version: None }) => {
                self.look_at(number, &table).await
            }
            Some(_) => Err(Refused::BadRequest("either `table` or `action`".to_owned())),
            None => self.spots.remove(&number).map(drop).ok_or(Refused::NotFound),
        }
    }

    async fn look_at(&mut self, number: u32, table: &str) -> Result<(), Refused> {
        if self.spots.contains_key(&number) {
            return Err(Refused::BadRequest(format!(
                "{number} is the number of another table already"
            )));
        }
        let tables = &self.talk.app.tables;
        let live = tables.find_for(table, self.who.as_deref()).await?;
        let eyes = self.who.as_ref().and_then(|who| live.seat_of(&who.id));
        let here = tables.arrive(&live, eyes, self.who.as_deref()).ok_or(Refused::TooMany)?;
        let line = Line::new(&self.talk.wire, Some(number), self.manner, eyes.is_some());
        let spot = Spot { live, line: line.into(), _here: here };
        spot.live.put_through(&spot.line);
        self.spots.insert(number, spot);
        Ok(())
    }
}

fn read<T: for<'a> Deserialize<'a>>(message: &Message) -> Result<T, Refused> {
    let Message::Text(text) = message else {
        return Err(Refused::BadRequest("text, please".to_owned()));
    };
    Ok(serde_json::from_str(text)?)
}
