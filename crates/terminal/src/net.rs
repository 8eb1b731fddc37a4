//! The connection to a server, in a thread of its own.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::thread;

use serde::{Deserialize, Serialize};
use tapis_client::{Client, Error, Link, News, Phase, Place, SeatKind, TableInfo, View};
use tapis_texts::{Language, Phrases};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};

use crate::save;

/// What the person wants from the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// To act on what was seen at this version.
    Act(String, u64),
    /// To take the last action back, as seen at this version.
    Undo(u64),
    /// To start the game.
    Start,
    /// The record of the finished game.
    Record,
}

/// What the server has said.
pub enum Heard {
    /// The table as it is now.
    Update(Box<View>),
    /// The connection was lost; the next attempt follows by itself.
    Lost,
    /// An order was refused.
    Refused(Error),
    /// The server refuses for good.
    Closed(Error),
    /// The record of the finished game.
    Record(String),
}

/// Who somebody is on a server, kept so that they find their seat again.
#[derive(Clone, Serialize, Deserialize)]
struct Guest {
    name: String,
    token: String,
}

fn guests_file() -> PathBuf {
    save::folder().join("guests.json")
}

fn known_guest(server: &str) -> Option<Guest> {
    let text = std::fs::read_to_string(guests_file()).ok()?;
    serde_json::from_str::<BTreeMap<String, Guest>>(&text).ok()?.remove(server)
}

/// Keeps who somebody is; if that fails, they are only somebody else next time.
fn keep_guest(server: &str, guest: Guest) {
    let text = std::fs::read_to_string(guests_file()).unwrap_or_default();
    let mut guests: BTreeMap<String, Guest> = serde_json::from_str(&text).unwrap_or_default();
    guests.insert(server.to_owned(), guest);
    if let Ok(text) = serde_json::to_string(&guests) {
        let _ = save::write_private(&guests_file(), text.as_bytes());
    }
}

/// How somebody comes to a table.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The link to the table.
    pub link: String,
    /// The name that others see; without one, the name from last time, or this one.
    pub name: Option<String>,
    /// The name of somebody who has not been there before and has not said another.
    pub stranger: String,
    /// Whether to watch only.
    pub watch: bool,
}

/// What went wrong between here and the server, in a sentence.
pub(crate) fn words(error: &Error, language: Language) -> String {
    let texts = language.texts();
    let translate = |why: &String| Phrases::of(language).translate(why);
    match error {
        Error::NoAddress(link) => texts.msg_terminal_no_link(link.as_str()),
        Error::Lost(why) | Error::Garbled(why) => texts.msg_terminal_unreachable(translate(why)),
        Error::Refused { .. } => texts.msg_terminal_refused(error.to_string()),
    }
}

/// A table that was found, before it is followed.
pub struct Found {
    client: Client,
    runtime: tokio::runtime::Runtime,
    /// The table.
    pub table: TableInfo,
}

/// Finds the table, and sits down if a seat is free and the person wants to.
///
/// # Errors
/// Says why there is no such table.
pub fn find(visit: &Visit, language: Language) -> Result<Found, Error> {
    let no_link = || Error::NoAddress(visit.link.clone());
    let link = Link::read(&visit.link).map_err(|_| no_link())?;
    let id = match link.place {
        Place::Table(id) | Place::Invitation(id) => id,
        Place::Home => return Err(no_link()),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .map_err(|error| Error::Lost(error.to_string()))?;
    let mut client = Client::new(&link.server)?;
    client.set_language(Some(language.tag().to_owned()));
    let table = runtime.block_on(async {
        let guest = known_guest(&link.server)
            .filter(|guest| visit.name.as_ref().is_none_or(|name| *name == guest.name));
        client.set_token(guest.map(|guest| guest.token));
        let known =
            client.token().is_some() && client.get::<serde_json::Value>("/api/me").await.is_ok();
        if !known {
            client.set_token(None);
            let name = visit.name.as_ref().unwrap_or(&visit.stranger);
            let guest = client.sign_in_as_guest(name).await?;
            keep_guest(&link.server, Guest { name: guest.name, token: guest.token });
        }
        let table = client.table(&id).await?;
        let free = table.seats.iter().any(|seat| seat.kind == SeatKind::Open);
        let sits_down = table.you.is_none() && !visit.watch && free;
        if sits_down && table.phase == Phase::Waiting {
            client.join(&table.id, None).await?;
            return client.table(&id).await;
        }
        Ok(table)
    })?;
    Ok(Found { client, runtime, table })
}

/// Follows the table in a thread, and carries out orders.
pub fn follow(
    found: Found,
    tell: impl Fn(Heard) -> bool + Send + 'static,
) -> UnboundedSender<Order> {
    let (order, orders) = mpsc::unbounded_channel();
    let Found { client, runtime, table } = found;
    thread::spawn(move || runtime.block_on(attend(client, table.id, orders, tell)));
    order
}

async fn attend(
    client: Client,
    id: String,
    mut orders: UnboundedReceiver<Order>,
    tell: impl Fn(Heard) -> bool,
) {
    let mut watch = client.watch(&id);
    loop {
        let heard = tokio::select! {
            news = watch.next() => match news {
                Some(News::View(view)) => Heard::Update(view),
                Some(News::Chat(_)) => continue,
                Some(News::Lost { .. }) => Heard::Lost,
                Some(News::Refused(error)) => Heard::Closed(error),
                None => return,
            },
            order = orders.recv() => {
                let Some(order) = order else { return };
                match carry_out(&client, &id, order).await {
                    Ok(Some(record)) => Heard::Record(record),
                    Ok(None) => continue,
                    Err(error) => Heard::Refused(error),
                }
            }
        };
        if !tell(heard) {
            return;
        }
    }
}

async fn carry_out(client: &Client, id: &str, order: Order) -> Result<Option<String>, Error> {
    match order {
        Order::Act(words, version) => client.act(id, &words, version).await.map(|_| None),
        Order::Undo(version) => client.undo(id, version).await.map(|_| None),
        Order::Start => client.start(id).await.map(|()| None),
        Order::Record => client.record(id).await.map(Some),
    }
}
