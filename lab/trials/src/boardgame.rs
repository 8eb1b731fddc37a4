//! The same work on boardgame.io, to compare with: a server of its own process, matches of four over
//! WebSockets, played over the same WebSockets. `boardgame/server.cjs` is what it serves.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tapis_client::Client;

use crate::load::Latency;
use crate::process;
use crate::socket::Socket;

const PLAYERS: usize = 4;
/// How many matches are set up at once.
const AT_ONCE: usize = 16;
/// Node compiles what runs often while it runs, and is slow until then. What is measured comes after
/// so much time of its processor, played in such pieces.
const WARM: Duration = Duration::from_secs(6);
const PIECE: Duration = Duration::from_millis(500);

/// What was measured.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Moves that all four players have seen.
    pub moves: u64,
    /// Moves a second of the server's processor time.
    pub per_cpu_second: f64,
    /// Bytes sent to all four players for one move.
    pub bytes_per_move: f64,
    /// From a move to the last player's update.
    pub latency: Latency,
    /// Resident memory for one more connected match, when there is a quarter of them.
    pub memory: u64,
}

/// A server of boardgame.io. Dropped, it is killed.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(packages: &Path) -> io::Result<Self> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("boardgame/server.cjs");
        let mut node = Command::new("node");
        node.arg(script).env("NODE_ENV", "production").env("NODE_PATH", packages);
        let mut child = node.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let port = line.trim().strip_prefix("port ").and_then(|port| port.parse().ok());
        let port: u16 = port.ok_or_else(|| io::Error::other("boardgame.io did not start"))?;
        Ok(Self { child, address: ([127, 0, 0, 1], port).into() })
    }

    fn memory(&self) -> u64 {
        process::memory(self.child.id()).unwrap_or_default()
    }

    fn cpu_time(&self) -> Duration {
        process::cpu_time(self.child.id()).unwrap_or_default()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Plays so many matches for so long: as fast as it goes, or with this time from move to move.
///
/// # Errors
/// If the server cannot be started or breaks. `packages` is where npm has installed it.
pub async fn play(
    packages: &Path,
    matches: usize,
    time: Duration,
    pace: Option<Duration>,
) -> io::Result<Measured> {
    let server = Server::start(packages)?;
    let begin = async |matches: usize| -> io::Result<Vec<Match>> {
        let matches = stream::iter(0..matches).map(|_| Match::begin(server.address));
        matches.buffer_unordered(AT_ONCE).try_collect().await
    };
    // As at our own server, the first pay for what is needed once.
    let mut tables = begin(matches / 4).await?;
    let with_first = server.memory();
    let rest = begin(matches - tables.len()).await?;
    let memory = server.memory().saturating_sub(with_first) / rest.len().max(1) as u64;
    tables.extend(rest);
    while server.cpu_time() < WARM {
        play_all(&mut tables, PIECE, None).await?;
    }
    let seen = |tables: &[Match]| tables.iter().map(|table| table.bytes).sum::<u64>();
    let (bytes, cpu) = (seen(&tables), server.cpu_time());
    let times = play_all(&mut tables, time, pace).await?;
    let cpu = server.cpu_time().saturating_sub(cpu).as_secs_f64();
    let (moves, bytes) = (times.len() as u64, seen(&tables) - bytes);
    Ok(Measured {
        moves,
        per_cpu_second: moves as f64 / cpu.max(1e-9),
        bytes_per_move: bytes as f64 / moves.max(1) as f64,
        latency: Latency::of(times),
        memory,
    })
}

/// All matches at once: how long each move took to be seen by everybody.
async fn play_all(
    tables: &mut [Match],
    time: Duration,
    pace: Option<Duration>,
) -> io::Result<Vec<Duration>> {
    let (begin, matches) = (Instant::now(), tables.len());
    let played = try_join_all(tables.iter_mut().enumerate().map(|(place, table)| {
        let first = pace.map(|pace| pace.mul_f64(place as f64 / matches as f64));
        table.play(begin, first, begin + time, pace)
    }));
    Ok(played.await?.into_iter().flatten().collect())
}

#[derive(Deserialize)]
struct Created {
    #[serde(rename = "matchID")]
    id: String,
}

#[derive(Deserialize)]
struct Joined {
    #[serde(rename = "playerCredentials")]
    credentials: String,
}

/// One match and its four players.
struct Match {
    id: String,
    players: Vec<(Socket, String)>,
    /// boardgame.io's number of the state that everybody has seen.
    state: u64,
    moves: u64,
    bytes: u64,
}

impl Match {
    async fn begin(address: SocketAddr) -> io::Result<Self> {
        let server = format!("http://{address}");
        let client = Client::new(&server).map_err(io::Error::other)?;
        let asked = json!({ "numPlayers": PLAYERS });
        let created: Created = post(&client, "/games/cards/create", &asked).await?;
        let mut players = Vec::with_capacity(PLAYERS);
        for seat in 0..PLAYERS {
            let path = format!("/games/cards/{}/join", created.id);
            let asked = json!({ "playerID": seat.to_string(), "playerName": "Ana" });
            let Joined { credentials } = post(&client, &path, &asked).await?;
            let path = "/socket.io/?EIO=4&transport=websocket";
            let mut socket = Socket::open(&server, path, None).await?;
            socket.send("40/cards,").await?;
            // What is said before the server has let us in is lost.
            while !socket.next().await?.starts_with("40/cards,") {}
            let sync = json!(["sync", created.id, seat.to_string(), credentials, PLAYERS]);
            socket.send(&format!("42/cards,{sync}")).await?;
            hear(&mut socket, "sync").await?;
            players.push((socket, credentials));
        }
        Ok(Self { id: created.id, players, state: 0, moves: 0, bytes: 0 })
    }

    async fn play(
        &mut self,
        begin: Instant,
        first: Option<Duration>,
        end: Instant,
        pace: Option<Duration>,
    ) -> io::Result<Vec<Duration>> {
        let (mut times, mut next) = (Vec::new(), begin + first.unwrap_or_default());
        while Instant::now() < end {
            if let Some(pace) = pace {
                if next >= end {
                    break;
                }
                tokio::time::sleep_until(next.into()).await;
                next += pace;
            }
            times.push(self.act().await?);
        }
        Ok(times)
    }

    async fn act(&mut self) -> io::Result<Duration> {
        let seat = self.moves as usize % PLAYERS;
        let (socket, credentials) = &mut self.players[seat];
        let player = seat.to_string();
        let payload = json!({
            "type": "play", "args": [0], "playerID": player, "credentials": credentials,
        });
        let action = json!({ "type": "MAKE_MOVE", "payload": payload });
        let message = json!(["update", action, self.state, self.id, player]);
        let begin = Instant::now();
        socket.send(&format!("42/cards,{message}")).await?;
        for (socket, _) in &mut self.players {
            let text = hear(socket, "update").await?;
            self.bytes += text.len() as u64;
            self.state = state_in(&text)?;
        }
        self.moves += 1;
        Ok(begin.elapsed())
    }
}

/// The next event of this kind; others, and questions whether we are still there, are seen to.
async fn hear(socket: &mut Socket, kind: &str) -> io::Result<String> {
    let wanted = format!("42/cards,[\"{kind}\"");
    loop {
        let text = socket.next().await?;
        if text == "2" {
            socket.send("3").await?;
        }
        if text.starts_with(&wanted) {
            return Ok(text);
        }
    }
}

fn state_in(text: &str) -> io::Result<u64> {
    let rest = text.split_once("\"_stateID\":").map_or("", |(_, rest)| rest);
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let number = rest[..end].parse();
    number.map_err(|_| io::Error::other("an update without the number of its state"))
}

async fn post<T: DeserializeOwned>(client: &Client, path: &str, body: &Value) -> io::Result<T> {
    client.post(path, body).await.map_err(|error| io::Error::other(format!("{path}: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_state_is_found() {
        let text = r#"42/cards,["update","x",{"G":{},"_stateID":17,"plugins":{}}]"#;
        assert_eq!(state_in(text).expect("a number"), 17);
        assert!(state_in("42/cards,[]").is_err());
    }
}
