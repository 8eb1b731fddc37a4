//! One table under load: its people, their streams, their actions.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use tapis_game::Rng;
use tokio::net::TcpStream;

use super::program::{Channel, Program};
use super::{Load, Means};
use crate::lean::{Connection, Events, Socket};

/// A table, and everybody at it.
pub struct Table {
    load: Load,
    address: SocketAddr,
    id: String,
    tokens: Vec<String>,
    /// Who sits here and at other tables, if they are programs.
    programs: Vec<Program>,
    /// Over which requests are sent; players with a WebSocket need none once they sit.
    connection: Option<Connection>,
    streams: Vec<Stream>,
    /// What each seat may do, as the last update with all that has changed said.
    legal: Vec<Vec<String>>,
    /// Whether each seat's last update was one of those that come between turns.
    between_turns: Vec<bool>,
    version: u64,
    over: bool,
    bytes: u64,
    /// How many games came to their end here.
    pub games: u64,
    rng: Rng,
}

/// How somebody is told.
pub enum Stream {
    /// By a stream of events.
    Events(Events),
    /// Over a WebSocket.
    Socket(Socket),
    /// Over a WebSocket that tells of other tables as well.
    Channel(Channel),
}

impl Stream {
    /// Looks at a table: as a player, or without a token as somebody who only looks on.
    pub async fn open(
        load: &Load,
        connection: TcpStream,
        table: &str,
        token: Option<&str>,
    ) -> io::Result<Self> {
        let connection = Connection::new(connection);
        let manner = load.manner();
        Ok(match load.means {
            Means::Requests => {
                let path = format!("/api/tables/{table}/stream?{manner}");
                Self::Events(connection.listen(&path, token).await?)
            }
            Means::Sockets | Means::Programs => {
                let path = format!("/api/tables/{table}/socket?{manner}");
                Self::Socket(connection.upgrade(&path, token).await?)
            }
        })
    }

    /// The next update.
    pub async fn next(&mut self) -> io::Result<Vec<u8>> {
        match self {
            Self::Events(events) => events.next().await,
            Self::Socket(socket) => socket.next().await,
            Self::Channel(channel) => channel.next().await,
        }
    }

    fn bytes(&self) -> u64 {
        match self {
            Self::Events(events) => events.bytes(),
            Self::Socket(socket) => socket.bytes(),
            Self::Channel(channel) => channel.bytes(),
        }
    }
}

#[derive(Deserialize)]
struct Guest {
    token: String,
}

#[derive(Deserialize)]
struct Info {
    id: String,
    version: u64,
}

#[derive(Deserialize)]
struct Stamp {
    version: u64,
}

/// What a player needs of an update, whole or patched; everything else is passed over unread.
#[derive(Deserialize)]
struct Update {
    version: u64,
    #[serde(flatten)]
    whole: Changes,
    patch: Option<Changes>,
}

/// A brief update: the version, what was heard, and between turns nothing else.
#[derive(Deserialize)]
struct Brief(u64, IgnoredAny, #[serde(default)] Option<Changes>);

#[derive(Deserialize)]
struct Changes {
    legal: Option<Legal>,
    table: Option<TablePart>,
}

/// What may be done now, or what has changed in it: at which places how many go, and what comes.
#[derive(Deserialize)]
#[serde(untagged)]
enum Legal {
    Now(Vec<String>),
    Since(HashMap<String, Vec<Item>>),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Item {
    Gone(usize),
    Comes(String),
}

impl Legal {
    fn amend(self, legal: &mut Vec<String>) {
        let edits = match self {
            Self::Now(now) => {
                *legal = now;
                return;
            }
            Self::Since(edits) => edits,
        };
        let edits = edits.into_iter();
        let mut edits: Vec<(usize, Vec<Item>)> =
            edits.filter_map(|(place, items)| Some((place.parse().ok()?, items))).collect();
        // From the end, so that all other places are still where they were.
        edits.sort_by_key(|(place, _)| Reverse(*place));
        for (place, items) in edits {
            let gone = items.iter().find_map(|item| match item {
                Item::Gone(gone) => Some(*gone),
                Item::Comes(_) => None,
            });
            let come = items.into_iter().filter_map(|item| match item {
                Item::Comes(words) => Some(words),
                Item::Gone(_) => None,
            });
            let end = place.saturating_add(gone.unwrap_or(0)).min(legal.len());
            legal.splice(place.min(end)..end, come);
        }
    }
}

#[derive(Deserialize)]
struct TablePart {
    phase: Option<String>,
}

/// The version of an update, and what has changed unless it came between turns.
fn read_update(data: &[u8]) -> serde_json::Result<(u64, Option<Changes>)> {
    if data.starts_with(b"[") {
        let Brief(version, _, changes) = serde_json::from_slice(data)?;
        return Ok((version, changes));
    }
    let Update { version, whole, patch } = serde_json::from_slice(data)?;
    Ok((version, Some(patch.unwrap_or(whole))))
}

/// Makes a table at which nothing happens, for those who only look on: its name.
pub async fn resting_table(load: &Load, address: SocketAddr) -> io::Result<String> {
    let mut connection = Connection::new(TcpStream::connect(address).await?);
    let token = guest(&mut connection, "Host").await?;
    let seats = vec!["open"; usize::from(load.seats)];
    let body = json!({ "game": load.game, "seats": seats }).to_string();
    let info: Info = post(&mut connection, "/api/tables", Some(&token), &body).await?;
    Ok(info.id)
}

/// A new guest: the token with which they say who they are.
pub async fn guest(connection: &mut Connection, name: &str) -> io::Result<String> {
    let name = json!({ "name": name }).to_string();
    let guest: Guest = post(connection, "/api/guests", None, &name).await?;
    Ok(guest.token)
}

impl Table {
    /// Makes a table with its people, or these programs, who join and start, but do not look yet.
    pub async fn set_up(
        load: &Load,
        address: SocketAddr,
        number: u32,
        programs: &[Program],
    ) -> io::Result<Self> {
        let mut connection = Connection::new(TcpStream::connect(address).await?);
        let mut tokens: Vec<String> =
            programs.iter().map(|program| program.token.to_string()).collect();
        for seat in tokens.len()..usize::from(load.seats) {
            tokens.push(guest(&mut connection, &format!("Seat {seat} at {number}")).await?);
        }
        let mut table = Self {
            load: load.clone(),
            address,
            id: String::new(),
            tokens,
            programs: programs.to_vec(),
            connection: Some(connection),
            streams: Vec::new(),
            legal: Vec::new(),
            between_turns: Vec::new(),
            version: 0,
            over: false,
            bytes: 0,
            games: 0,
            rng: Rng::from_seed(load.seed ^ u64::from(number) << 20),
        };
        table.begin().await?;
        Ok(table)
    }

    /// A new game for the same people.
    async fn begin(&mut self) -> io::Result<()> {
        let seats: Vec<&str> =
            (0..self.tokens.len()).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        let body = json!({
            "game": self.load.game, "options": self.load.options, "seats": seats, "public": false,
            "clock_seconds": null, "pace_ms": 0,
        });
        if self.connection.is_none() {
            self.connection = Some(Connection::new(TcpStream::connect(self.address).await?));
        }
        let Some(connection) = &mut self.connection else { unreachable!("connected above") };
        let tokens = &self.tokens;
        let info: Info =
            post(connection, "/api/tables", Some(&tokens[0]), &body.to_string()).await?;
        let path = format!("/api/tables/{}", info.id);
        for (seat, token) in tokens.iter().enumerate().skip(1) {
            let body = json!({ "seat": seat }).to_string();
            ask(connection, &format!("{path}/join"), Some(token), &body).await?;
        }
        ask(connection, &format!("{path}/start"), Some(&tokens[0]), "{}").await?;
        (self.id, self.version, self.over) = (info.id, info.version, false);
        if self.load.means != Means::Requests {
            self.connection = None;
        }
        Ok(())
    }

    /// Everybody opens their stream.
    pub async fn sit_down(&mut self) -> io::Result<()> {
        self.bytes = self.bytes();
        self.streams.clear();
        self.legal = vec![Vec::new(); self.tokens.len()];
        self.between_turns = vec![false; self.tokens.len()];
        for (seat, token) in self.tokens.iter().enumerate() {
            let stream = match self.programs.get(seat) {
                Some(program) => Stream::Channel(program.look_at(&self.id)?),
                None => {
                    let connection = TcpStream::connect(self.address).await?;
                    Stream::open(&self.load, connection, &self.id, Some(token)).await?
                }
            };
            self.streams.push(stream);
        }
        for seat in 0..self.tokens.len() {
            let mut version = self.hear(seat).await?;
            // The others' arrival changes the table once more for those who came first.
            while self.legal.iter().all(Vec::is_empty) && seat + 1 == self.tokens.len() {
                version = self.hear(seat).await?;
            }
            self.version = self.version.max(version);
        }
        Ok(())
    }

    /// How many bytes of events have come to this table.
    pub fn bytes(&self) -> u64 {
        self.bytes + self.streams.iter().map(Stream::bytes).sum::<u64>()
    }

    /// Plays until the end of the time: how long each action took to be seen by everybody.
    pub async fn play(
        &mut self,
        begin: Instant,
        first: Option<Duration>,
        end: Instant,
        counter: &AtomicU64,
    ) -> io::Result<Vec<Duration>> {
        let mut times = Vec::new();
        let mut next = begin + first.unwrap_or_default();
        while Instant::now() < end {
            if self.over {
                self.begin().await?;
                self.sit_down().await?;
            }
            if let Some(pace) = self.load.pace {
                if next >= end {
                    return Ok(times);
                }
                tokio::time::sleep_until(next.into()).await;
                next += pace;
            }
            times.push(self.act().await?);
            counter.fetch_add(1, Ordering::Relaxed);
        }
        Ok(times)
    }

    async fn act(&mut self) -> io::Result<Duration> {
        let Some(seat) = self.seats_to_act().next() else {
            return Err(io::Error::other(format!("nobody can act at table {}", self.id)));
        };
        let legal = &self.legal[seat];
        let choice = self.rng.below(u32::try_from(legal.len()).unwrap_or(1)) as usize;
        let body = json!({ "action": legal[choice], "version": self.version }).to_string();
        let begin = Instant::now();
        let version = match (&mut self.streams[seat], &mut self.connection) {
            (Stream::Socket(socket), _) => {
                socket.send(&body).await?;
                self.version + 1
            }
            (Stream::Channel(channel), _) => {
                channel.send(&body)?;
                self.version + 1
            }
            (Stream::Events(_), Some(connection)) => {
                let path = format!("/api/tables/{}/act", self.id);
                let stamp: Stamp = post(connection, &path, Some(&self.tokens[seat]), &body).await?;
                stamp.version
            }
            (Stream::Events(_), None) => unreachable!("the connection stays open"),
        };
        // Whoever acted is told first, if the action was refused.
        let others = (0..self.streams.len()).filter(|other| *other != seat);
        for seat in std::iter::once(seat).chain(others) {
            while self.hear(seat).await? < version {}
        }
        self.version = version;
        Ok(begin.elapsed())
    }

    fn seats_to_act(&self) -> impl Iterator<Item = usize> {
        (0..self.legal.len())
            .filter(|seat| !self.between_turns[*seat] && !self.legal[*seat].is_empty())
    }

    /// The next update of a seat.
    async fn hear(&mut self, seat: usize) -> io::Result<u64> {
        let data = self.streams[seat].next().await?;
        let (version, changes) = read_update(&data).map_err(|error| {
            io::Error::other(format!(
                "an update that is none: {error}: {}",
                String::from_utf8_lossy(&data)
            ))
        })?;
        self.between_turns[seat] = changes.is_none();
        let Some(Changes { legal, table }) = changes else { return Ok(version) };
        if let Some(legal) = legal {
            legal.amend(&mut self.legal[seat]);
        }
        if table.and_then(|table| table.phase).is_some_and(|phase| phase == "over") && !self.over {
            self.over = true;
            self.games += 1;
        }
        Ok(version)
    }

    /// Whether a server shows the table at the version that was seen last.
    pub async fn is_where_it_was(&self, address: SocketAddr) -> io::Result<bool> {
        let mut connection = Connection::new(TcpStream::connect(address).await?);
        let path = format!("/api/tables/{}/view", self.id);
        let answer = connection.request("GET", &path, Some(&self.tokens[0]), "").await?;
        let view: Stamp = read(answer.status, &answer.body, &path)?;
        Ok(view.version >= self.version)
    }
}

async fn ask(
    connection: &mut Connection,
    path: &str,
    token: Option<&str>,
    body: &str,
) -> io::Result<String> {
    let answer = connection.request("POST", path, token, body).await?;
    if (200..300).contains(&answer.status) {
        Ok(answer.body)
    } else {
        Err(io::Error::other(format!("{path}: {} {}", answer.status, answer.body)))
    }
}

async fn post<T: for<'a> Deserialize<'a>>(
    connection: &mut Connection,
    path: &str,
    token: Option<&str>,
    body: &str,
) -> io::Result<T> {
    let answer = ask(connection, path, token, body).await?;
    read(200, &answer, path)
}

fn read<T: for<'a> Deserialize<'a>>(status: u16, body: &str, path: &str) -> io::Result<T> {
    serde_json::from_str(body)
        .map_err(|error| io::Error::other(format!("{path}: {status} {body}: {error}")))
}
