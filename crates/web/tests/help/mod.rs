//! A server of one's own for each test, and people at its tables.
#![allow(dead_code)]

use std::time::Duration;

use serde_json::{Value, json};
use tapis_client::api::Event;
use tapis_client::{Client, NewTable, TableInfo};
use tapis_web::{Config, Server, serve};

/// A server with its database in a folder that goes away with it.
pub struct House {
    pub server: Option<Server>,
    pub folder: tempfile::TempDir,
}

impl House {
    /// Opens a house with an empty database.
    pub async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    /// The same with other settings.
    pub async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        // Whoever makes the first client chooses the cryptography for all; tests make plain ones too.
        drop(Client::new("http://127.0.0.1:7777"));
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut house = Self { server: None, folder };
        house.start(change).await;
        house
    }

    /// Starts the server, again if it was stopped.
    pub async fn start(&mut self, change: impl FnOnce(&mut Config)) {
        let mut config = Config::for_tests(self.database());
        change(&mut config);
        self.server = Some(serve(config).await.expect("the server starts"));
    }

    pub fn database(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("tapis.db").display())
    }

    pub fn server(&self) -> &Server {
        self.server.as_ref().expect("the server runs")
    }

    pub fn url(&self) -> String {
        self.server().url()
    }

    /// Stops the server in an orderly way.
    pub async fn stop(&mut self) {
        self.server.take().expect("the server runs").stop().await;
    }

    /// A guest with this name.
    pub async fn guest(&self, name: &str) -> Client {
        let mut client = Client::new(&self.url()).expect("an address");
        client.sign_in_as_guest(name).await.expect("welcome");
        client
    }
}

/// A table for these seats, without waiting for bots.
pub fn table(game: &str, seats: &[&str]) -> NewTable {
    let mut table = NewTable::new(game, seats.iter().copied());
    if game == "bids" {
        table.options = serde_json::from_value(json!({ "rounds": 1 })).expect("options");
    }
    table
}

/// Plays to the end: whoever is among the clients chooses the first legal action.
pub async fn play_out(clients: &[&Client], table: &TableInfo) -> Value {
    for _ in 0..5000 {
        let mut over = false;
        for client in clients {
            let view = client.view(&table.id).await.expect("a view");
            over |= view.scene["phase"] == "over";
            if let Some(action) = view.legal.first() {
                match client.act(&table.id, action, view.version).await {
                    Ok(_) => {}
                    Err(error) => panic!("{action} at {}: {error}", view.version),
                }
            }
        }
        if over {
            return clients[0].view(&table.id).await.expect("a view").scene;
        }
        // Bots wait for the disk, and asking again is much faster than that.
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    panic!("the game does not end");
}

/// Nothing that a loaded machine does takes longer.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A WebSocket of the API.
pub struct Socket(tapis_trials::socket::Socket);

impl Socket {
    /// Opens one at this path, if the server lets in whoever has this token.
    pub async fn try_open(server: &str, path: &str, token: Option<&str>) -> Option<Self> {
        tapis_trials::socket::Socket::open(server, path, token).await.ok().map(Self)
    }

    /// Opens one at a table.
    pub async fn open(house: &House, table: &str, how: &str, token: Option<&str>) -> Self {
        let path = format!("/api/tables/{table}/socket{how}");
        Self::try_open(&house.url(), &path, token).await.expect("a WebSocket")
    }

    /// The next message as it was sent; `None` when it is over.
    pub async fn text(&mut self) -> Option<String> {
        tokio::time::timeout(PATIENCE, self.0.next()).await.expect("in time").ok()
    }

    /// The next message.
    pub async fn next(&mut self) -> Option<Event> {
        let text = self.text().await?;
        Some(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}")))
    }

    pub async fn send(&mut self, text: &str) {
        self.0.send(text).await.expect("sent");
    }

    /// The code of the next refusal.
    pub async fn refusal(&mut self) -> String {
        loop {
            if let Event::Refused(problem) = self.next().await.expect("an answer") {
                return problem.error;
            }
        }
    }
}
