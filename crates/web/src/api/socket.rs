//! Seeing and acting over one WebSocket, for programs that play much: the updates of a stream in one
//! direction, actions in the other.

use std::sync::Arc;
use std::time::Instant;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tapis_texts::Language;
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tungstenite::Message;
use tungstenite::handshake::server::create_response_with_body;

use super::body::{Asked, At};
use super::stream::How;
use super::tables::Act;
use crate::app::{Caller, Tongue};
use crate::refused::Problem;
use crate::tables::{Here, Line, Live};
use crate::{App, Refused};

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
    mut request: Request,
) -> Result<Response, Refused> {
    let live = app.tables.find_for(&id, who.as_deref()).await?;
    let answer = create_response_with_body(&request, Body::empty)
        .map_err(|why| Refused::BadRequest(why.to_string()))?;
    let upgrade = hyper::upgrade::on(&mut request);
    let eyes = who.as_ref().and_then(|who| live.seat_of(&who.id));
    let here = app.tables.arrive(&live, eyes, who.as_deref()).ok_or(Refused::TooMany)?;
    let pass = who.and_then(|who| app.people.keep_pass(&who, &headers));
    let manner = how.manner();
    tokio::spawn(async move {
        // Whoever goes away before the line is open was never here.
        let Some((stream, read)) = upgrade.await.ok().and_then(plain) else { return };
        let desk = app.store().desk().clone();
        desk.spawn(async move {
            // From now on the connection calls this thread.
            let Ok(stream) = TcpStream::from_std(stream) else { return };
            let (ear, out) = stream.into_split();
            let line = Line::new(out, read, pass, manner, eyes.is_some()).into();
            Talk { app, live, line, language, _here: here }.go_on(ear).await;
        });
    });
    Ok(answer)
}

/// The connection itself, and what was read of it already.
fn plain(upgraded: Upgraded) -> Option<(std::net::TcpStream, Vec<u8>)> {
    let parts = upgraded.downcast::<TokioIo<TcpStream>>().ok()?;
    Some((parts.io.into_inner().into_std().ok()?, parts.read_buf.to_vec()))
}

/// Somebody who talks over a line, at the desk where the log is written.
struct Talk {
    app: App,
    live: Arc<Live>,
    line: Arc<Line>,
    language: Language,
    _here: Here,
}

impl Drop for Talk {
    fn drop(&mut self) {
        self.live.cut_off(&self.line);
    }
}

impl Talk {
    async fn go_on(self, mut ear: OwnedReadHalf) {
        self.live.put_through(&self.line);
        if self.app.tables.is_stopping() {
            return;
        }
        while let Some(message) = self.line.next(&self.live, &mut ear).await {
            // Most of the time nobody acts, and what acting needs is not kept ready.
            if let Err(refused) = Box::pin(self.act(&message)).await {
                self.line.refuse(refused.problem(self.language));
            }
        }
    }

    /// Does what the other side wishes; if it can be done, without waiting until it is.
    async fn act(&self, message: &Message) -> Result<(), Refused> {
        let Message::Text(text) = message else {
            return Err(Refused::BadRequest("text, please".to_owned()));
        };
        let began = Instant::now();
        let who = self.line.who().await.flatten().ok_or(Refused::WhoAreYou)?;
        self.app.limits.person(who)?;
        let act: Act =
            serde_json::from_str(text).map_err(|error| Refused::BadRequest(error.to_string()))?;
        let (line, language) = (self.line.clone(), self.language);
        let done = move |done: Result<u64, Refused>| match done {
            Ok(_) => {
                let time = began.elapsed().as_secs_f64();
                metrics::histogram!("tapis_action_seconds").record(time);
            }
            Err(refused) => line.refuse(refused.problem(language)),
        };
        let Act { action, version } = act;
        let soon = self.app.tables.act_soon(&self.live, who, action, version, done)?;
        let Some((action, done)) = soon else { return Ok(()) };
        let work = self.app.tables.act(&self.live, who, &action, version);
        let patience = self.app.config().patience;
        let acted = tokio::time::timeout(patience, work).await;
        done(acted.map_err(|_| Refused::Unavailable).flatten());
        Ok(())
    }
}
