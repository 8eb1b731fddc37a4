//! A server of one's own for each test, and people at its tables.
#![allow(dead_code)]

use serde_json::{Value, json};
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
        table.options = json!({ "rounds": 1 });
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
