//! The requests.

use std::time::Duration;

use reqwest::{Method, RequestBuilder, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tapis_api::{
    Act, Join, Joined, Name, NewTable, Problem, Say, SetSeat, SignedIn, Stamp, Start, TableInfo,
    TableList, Undo, View,
};

use crate::{Error, Events, Link, Watch};

/// How long one request may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(20);

/// A connection to one server, as one person or as nobody.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    server: String,
    token: Option<String>,
    language: Option<String>,
}

impl Client {
    /// A client of the server at this address, such as `http://127.0.0.1:7777`.
    ///
    /// # Errors
    /// If that is no address.
    pub fn new(server: &str) -> Result<Self, Error> {
        // Another part of the program may have chosen one before; that one serves as well.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder()
            .user_agent(concat!("tapis/", env!("CARGO_PKG_VERSION")))
            .connect_timeout(PATIENCE)
            .build()?;
        let server = Link::read(server)?.server;
        Ok(Self { http, server, token: None, language: None })
    }

    /// The server, without a slash at its end.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// The token by which the server knows this person.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Goes on as the person with this token.
    pub fn set_token(&mut self, token: Option<String>) {
        self.token = token;
    }

    /// Asks for messages in this language, such as `nl`.
    pub fn set_language(&mut self, tag: Option<String>) {
        self.language = tag;
    }

    /// Becomes a guest with this name.
    ///
    /// # Errors
    /// If the name is refused or the connection lost.
    pub async fn sign_in_as_guest(&mut self, name: &str) -> Result<SignedIn, Error> {
        let guest: SignedIn = self.post("/api/guests", &Name { name: name.to_owned() }).await?;
        self.token = Some(guest.token.clone());
        Ok(guest)
    }

    /// Tables that are `open` or `running`.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn tables(&self, state: &str) -> Result<Vec<TableInfo>, Error> {
        let list: TableList = self.get(&format!("/api/tables?state={state}")).await?;
        Ok(list.tables)
    }

    /// Sets up a table.
    ///
    /// # Errors
    /// If it cannot be played like that or the connection is lost.
    pub async fn create(&self, table: &NewTable) -> Result<TableInfo, Error> {
        self.post("/api/tables", table).await
    }

    /// A table.
    ///
    /// # Errors
    /// If there is none or the connection is lost.
    pub async fn table(&self, id: &str) -> Result<TableInfo, Error> {
        self.get(&path(id, "")).await
    }

    /// Takes a seat, this one or any.
    ///
    /// # Errors
    /// If it is taken or the connection is lost.
    pub async fn join(&self, id: &str, seat: Option<u8>) -> Result<Joined, Error> {
        self.post(&path(id, "/join"), &Join { seat, ..Join::default() }).await
    }

    /// Leaves the table; in a running game a bot takes over.
    ///
    /// # Errors
    /// If one does not sit there or the connection is lost.
    pub async fn leave(&self, id: &str) -> Result<(), Error> {
        self.post::<Stamp>(&path(id, "/leave"), &()).await.map(drop)
    }

    /// Starts the game.
    ///
    /// # Errors
    /// If that is somebody else's right or the connection is lost.
    pub async fn start(&self, id: &str) -> Result<(), Error> {
        self.post::<Stamp>(&path(id, "/start"), &Start::default()).await.map(drop)
    }

    /// Makes a seat `open` or a `bot:LEVEL`.
    ///
    /// # Errors
    /// If that is somebody else's right or the connection is lost.
    pub async fn set_seat(&self, id: &str, seat: u8, kind: &str) -> Result<(), Error> {
        let path = path(id, &format!("/seats/{seat}"));
        self.post::<Stamp>(&path, &SetSeat { kind: kind.to_owned() }).await.map(drop)
    }

    /// The table as this person sees it now.
    ///
    /// # Errors
    /// If there is none or the connection is lost.
    pub async fn view(&self, id: &str) -> Result<View, Error> {
        self.get(&path(id, "/view")).await
    }

    /// Acts on what was seen at this version. Repeating the same request is harmless: if the first
    /// one had its effect, the version is no longer the present one.
    ///
    /// # Errors
    /// If the action is refused, which changes nothing, or the connection is lost, after which
    /// only the table can tell whether it arrived.
    pub async fn act(&self, id: &str, action: &str, version: u64) -> Result<Stamp, Error> {
        let act = Act { action: action.to_owned(), version: Some(version) };
        self.post(&path(id, "/act"), &act).await
    }

    /// Takes the last own action back.
    ///
    /// # Errors
    /// If something new has been seen since or the connection is lost.
    pub async fn undo(&self, id: &str, version: u64) -> Result<Stamp, Error> {
        self.post(&path(id, "/undo"), &Undo { version: Some(version) }).await
    }

    /// Says something to the table.
    ///
    /// # Errors
    /// If it is refused or the connection is lost.
    pub async fn chat(&self, id: &str, text: &str) -> Result<(), Error> {
        self.post::<Stamp>(&path(id, "/chat"), &Say { text: text.to_owned() }).await.map(drop)
    }

    /// Another game with the same seats.
    ///
    /// # Errors
    /// If this one is not over or the connection is lost.
    pub async fn rematch(&self, id: &str) -> Result<TableInfo, Error> {
        self.post(&path(id, "/rematch"), &()).await
    }

    /// The record of a finished game.
    ///
    /// # Errors
    /// If it is not over or the connection is lost.
    pub async fn record(&self, id: &str) -> Result<String, Error> {
        let answer = self.request(Method::GET, &path(id, "/record")).send().await?;
        Ok(accepted(answer).await?.text().await?)
    }

    /// Follows a table, and comes back by itself when the connection is lost.
    pub fn watch(&self, id: &str) -> Watch {
        Watch::new(self.clone(), path(id, "/stream?scenes=1"))
    }

    /// Any other request of the API.
    ///
    /// # Errors
    /// If it is refused or the connection is lost.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        read(self.request(Method::GET, path).send().await?).await
    }

    /// Any other request of the API that changes something.
    ///
    /// # Errors
    /// If it is refused or the connection is lost.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &(impl Serialize + Sync),
    ) -> Result<T, Error> {
        read(self.request(Method::POST, path).json(body).send().await?).await
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.begin(method, path).timeout(PATIENCE)
    }

    /// Listens to any stream of the server, from the event after the known one on. It goes on for
    /// hours: only its silence is limited.
    ///
    /// # Errors
    /// If it is refused or the connection is lost.
    pub async fn events(&self, path: &str, known: Option<u64>) -> Result<Events, Error> {
        let request = self.begin(Method::GET, path);
        let mut request = request.header("accept", "text/event-stream");
        if let Some(version) = known {
            request = request.header("last-event-id", version);
        }
        let answer = tokio::time::timeout(PATIENCE, request.send());
        let answer = answer.await.map_err(|_| Error::Lost("no answer".to_owned()))??;
        Ok(Events::new(accepted(answer).await?))
    }

    fn begin(&self, method: Method, path: &str) -> RequestBuilder {
        let mut request = self.http.request(method, format!("{}{path}", self.server));
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(tag) = &self.language {
            request = request.header("accept-language", tag);
        }
        request
    }
}

/// The address of something at a table. Ids are plain words; anything else is made harmless.
fn path(id: &str, rest: &str) -> String {
    let id: String =
        id.chars().filter(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
    format!("/api/tables/{id}{rest}")
}

async fn read<T: DeserializeOwned>(answer: Response) -> Result<T, Error> {
    let text = accepted(answer).await?.text().await?;
    let text = if text.trim().is_empty() { "null" } else { &text };
    serde_json::from_str(text).map_err(|error| Error::Garbled(error.to_string()))
}

async fn accepted(answer: Response) -> Result<Response, Error> {
    let status = answer.status();
    if status.is_success() {
        return Ok(answer);
    }
    let text = answer.text().await.unwrap_or_default();
    let said = serde_json::from_str(&text).unwrap_or_else(|_| Problem {
        error: status.canonical_reason().unwrap_or("refused").to_lowercase().replace(' ', "_"),
        message: String::new(),
    });
    Err(Error::Refused { status: status.as_u16(), code: said.error, message: said.message })
}
