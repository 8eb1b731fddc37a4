//! How somebody is told what happens at a table, with the size of all that comes.

use std::io;

use tapis_client::api::Event;
use tapis_client::{Client, Events};
use tapis_site::delta::Page;

use super::Means;
use crate::socket::Socket;

/// Somebody who listens.
pub enum Listener {
    /// A program, to a stream of events.
    Events(Events),
    /// A program, over a WebSocket.
    Socket(Box<Socket>),
    /// A page in a browser, to the stream of what it shows.
    Page(Events, Page),
}

/// Something that was told.
pub struct Told {
    /// How many bytes it took on the wire, before any compression.
    pub bytes: u64,
    /// What.
    pub what: What,
}

/// What was told.
pub enum What {
    /// An event of the API.
    Event(Event),
    /// A page that shows this version of the table, or one of no version: before and after a game.
    Page(Option<u64>),
}

impl Listener {
    /// Listens as these people do: as a player, or without a token as somebody who only looks on.
    pub async fn open(means: Means, client: &Client, table: &str) -> io::Result<Self> {
        let events =
            async |path: String| client.events(&path, None).await.map_err(io::Error::other);
        Ok(match means {
            Means::Requests => Self::Events(events(format!("/api/tables/{table}/stream")).await?),
            Means::Pages => {
                Self::Page(events(format!("/t/{table}/stream")).await?, Page::default())
            }
            Means::Sockets => {
                let path = format!("/api/tables/{table}/socket");
                Self::Socket(Socket::open(client.server(), &path, client.token()).await?.into())
            }
        })
    }

    /// The next thing that is told.
    pub async fn next(&mut self) -> io::Result<Told> {
        match self {
            Self::Events(events) => {
                let message = events.next().await.map_err(io::Error::other)?;
                let what = What::Event(serde_json::from_str(&message.data)?);
                Ok(Told { bytes: message.bytes() as u64, what })
            }
            Self::Socket(socket) => {
                let before = socket.bytes();
                let what = What::Event(serde_json::from_str(&socket.next().await?)?);
                Ok(Told { bytes: socket.bytes() - before, what })
            }
            Self::Page(events, page) => loop {
                let message = events.next().await.map_err(io::Error::other)?;
                // Something else says that the stream is alive.
                if message.kind.is_some() {
                    continue;
                }
                let html = page.read(&message.data).ok_or_else(|| {
                    io::Error::other(format!("what is no page: {}", message.data))
                })?;
                let what = What::Page(version(&html));
                return Ok(Told { bytes: message.bytes() as u64, what });
            },
        }
    }
}

/// The version of the table that a page shows.
fn version(html: &str) -> Option<u64> {
    let (_, rest) = html.split_once("data-version=\"")?;
    rest.split_once('"')?.0.parse().ok()
}
