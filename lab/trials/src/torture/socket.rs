//! One person at one table over one WebSocket after another.

use std::io;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tapis_client::{Backoff, Phase, View, actions, amend, merge};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::player::{Player, Seen, Stragglers, Way};
use crate::lean::{Connection, Socket, about_table};

/// What the table is called where others could be seen as well.
const NUMBER: u32 = 1;
/// So long may it take to open a WebSocket.
const OPENING: Duration = Duration::from_secs(20);
/// After so long a silence the player looks whether there is something to be told.
const SILENCE: Duration = Duration::from_secs(3);
/// So long may a server know what it does not tell.
const OVERDUE: Duration = Duration::from_secs(8);

impl Player {
    /// Plays to the end of the game, by another server whenever a connection is lost.
    pub(super) async fn play_by_socket(&mut self, seen: &mut Seen, stragglers: &mut Stragglers) {
        let mut node = usize::from(self.seat);
        let mut backoff = Backoff::default();
        loop {
            node = (node + 1) % self.clients.len();
            let played = self.play_on(node, seen, stragglers, &mut backoff).await;
            let Err(error) = played else { return };
            if Instant::now() > self.patience {
                let complaint = format!("seat {}: the game did not end: {error}", self.seat);
                seen.complaints.push(complaint);
                return;
            }
            seen.reconnects += 1;
            tokio::time::sleep(backoff.next(self.rng.bits())).await;
        }
    }

    /// Plays until the game ends or the connection does.
    async fn play_on(
        &mut self,
        node: usize,
        seen: &mut Seen,
        stragglers: &mut Stragglers,
        backoff: &mut Backoff,
    ) -> io::Result<()> {
        let client = self.clients[node].clone();
        let mut socket = timeout(OPENING, self.open(node)).await??;
        let mut known = Known::default();
        let mut chosen: Option<(u64, String)> = None;
        let mut overdue: Option<Instant> = None;
        while Instant::now() < self.patience {
            let before = known.version;
            match timeout(SILENCE, socket.next()).await {
                Ok(data) => match known.learn(&data?)? {
                    Message::Update { happened, view } => {
                        backoff.reset();
                        overdue = None;
                        chosen = chosen.filter(|(version, _)| *version >= known.version);
                        seen.hear(before, known.version, &happened);
                        let Some(view) = view else { continue };
                        seen.look(&view);
                        if view.table.phase == Phase::Over {
                            return Ok(());
                        }
                        if !view.legal.is_empty()
                            && let Some(action) = self.choose(&view, seen, stragglers)
                        {
                            if self.rng.below(8) == 0 {
                                seen.repeated += 1;
                                act(&mut socket, view.version, &action).await?;
                            }
                            act(&mut socket, view.version, &action).await?;
                            chosen = Some((view.version, action));
                        }
                        continue;
                    }
                    Message::Refused(code) => match code.as_str() {
                        "stale" | "not_your_turn" | "over" => continue,
                        "unavailable" | "too_many" => {
                            seen.unanswered += 1;
                            tokio::time::sleep(Duration::from_millis(30)).await;
                        }
                        code => {
                            seen.complaints.push(format!("seat {}: acting: {code}", self.seat));
                            continue;
                        }
                    },
                    Message::Chat => continue,
                },
                // Silence may be somebody else's long thought, but not if this server knows more.
                Err(_) => match client.view(&self.table).await {
                    Ok(view) if view.version > known.version => {
                        let since = *overdue.get_or_insert_with(Instant::now);
                        if since.elapsed() > OVERDUE {
                            let (told, known) = (known.version, view.version);
                            let complaint = format!("told {told} where {known} is known");
                            seen.complaints.push(format!("seat {}: {complaint}", self.seat));
                            return Err(io::Error::other(complaint));
                        }
                    }
                    _ => overdue = None,
                },
            }
            if let Some((version, action)) = &chosen {
                seen.repeated += 1;
                act(&mut socket, *version, action).await?;
            }
        }
        Err(io::ErrorKind::TimedOut.into())
    }

    async fn open(&self, node: usize) -> io::Result<Ear> {
        let client = &self.clients[node];
        let stream = TcpStream::connect(client.server().trim_start_matches("http://")).await?;
        let (path, many) = match self.way {
            Way::Many(how) => (format!("/api/socket{how}"), true),
            Way::Socket(how) => (format!("/api/tables/{}/socket{how}", self.table), false),
            Way::Requests => return Err(io::ErrorKind::Unsupported.into()),
        };
        let socket = Connection::new(stream).upgrade(&path, client.token()).await?;
        let mut ear = Ear { socket, many };
        if many {
            ear.send(json!({ "table": self.table })).await?;
        }
        Ok(ear)
    }
}

/// A WebSocket over which one table is seen, alone or under a number.
struct Ear {
    socket: Socket,
    many: bool,
}

impl Ear {
    async fn send(&mut self, wish: Value) -> io::Result<()> {
        let wish = if self.many { json!([NUMBER, wish]) } else { wish };
        self.socket.send(&wish.to_string()).await
    }

    async fn next(&mut self) -> io::Result<Vec<u8>> {
        let message = self.socket.next().await?;
        match (self.many, about_table(&message)) {
            (false, _) => Ok(message),
            (true, Some((NUMBER, message))) => Ok(message.to_vec()),
            (true, _) => Err(io::Error::other("a message about a table of no such number")),
        }
    }
}

async fn act(ear: &mut Ear, version: u64, action: &str) -> io::Result<()> {
    ear.send(json!({ "action": action, "version": version })).await
}

impl Seen {
    /// What is told to have happened between two versions is a promise, and each own action needs
    /// its choice. Another server may tell once more what was told before.
    fn hear(&mut self, since: u64, version: u64, happened: &[(u8, String)]) {
        let mut choices = self.attempts.range_mut(since.min(version)..version).rev();
        for (_, action) in happened.iter().rev().filter(|(seat, _)| *seat == self.seat) {
            match choices.find(|(_, attempt)| attempt.action == *action) {
                Some((chosen, attempt)) if attempt.acknowledged.is_empty() => {
                    attempt.acknowledged.push(chosen + 1);
                    self.told += 1;
                }
                Some(_) => {}
                None => self.complaints.push(format!(
                    "seat {}: `{action}` is told between {since} and {version}, but was not chosen",
                    self.seat
                )),
            }
        }
    }
}

/// What one message says.
enum Message {
    /// What has happened, with its seats, and the table unless it was told between turns.
    Update { happened: Vec<(u8, String)>, view: Option<Box<View>> },
    /// An action was refused, with this code.
    Refused(String),
    /// Somebody said something.
    Chat,
}

/// The table as far as one connection has told it.
#[derive(Default)]
struct Known {
    version: u64,
    view: Value,
}

impl Known {
    fn learn(&mut self, data: &[u8]) -> io::Result<Message> {
        let mut update: Value = serde_json::from_slice(data)?;
        if let Some(refused) = update.get("refused") {
            let code = refused["error"].as_str().unwrap_or_default();
            return Ok(Message::Refused(code.to_owned()));
        }
        if update.get("chat").is_some() {
            return Ok(Message::Chat);
        }
        if let Value::Array(parts) = &mut update {
            let changes = parts.get_mut(2).map(Value::take);
            let (version, words) = <(u64, Vec<String>)>::deserialize(Value::from(&parts[..2]))?;
            let happened = words.iter().map(|words| read_words(words)).collect::<Option<_>>();
            let happened = happened.ok_or_else(|| io::Error::other(format!("{words:?}")))?;
            self.version = version;
            let Some(changes) = changes else {
                return Ok(Message::Update { happened, view: None });
            };
            amend(&mut self.view, changes);
            return self.whole(happened);
        }
        let News { version, heard } = News::deserialize(&update)?;
        self.version = version;
        match update.get_mut("patch").map(Value::take) {
            Some(patch) => merge(&mut self.view, patch),
            None => self.view = update,
        }
        self.whole(actions(&heard).map(|done| (done.seat, done.action)).collect())
    }

    fn whole(&mut self, happened: Vec<(u8, String)>) -> io::Result<Message> {
        self.view["version"] = self.version.into();
        let view = View::deserialize(&self.view)?;
        Ok(Message::Update { happened, view: Some(Box::new(view)) })
    }
}

/// An update that is no list.
#[derive(Deserialize)]
struct News {
    version: u64,
    heard: Vec<Value>,
}

/// A brief update says an action in words, with the seat before them.
fn read_words(words: &str) -> Option<(u8, String)> {
    let (seat, action) = words.split_once(' ')?;
    Some((seat.parse().ok()?, action.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::super::player::Attempt;
    use super::*;

    #[test]
    fn an_action_is_acknowledged_once_and_only_if_it_was_chosen() {
        let mut seen = Seen { seat: 1, ..Seen::default() };
        for version in [4, 7] {
            let attempt = Attempt { action: "a".to_owned(), ..Attempt::default() };
            seen.attempts.insert(version, attempt);
        }
        let told = [(0, "b".to_owned()), (1, "a".to_owned())];
        seen.hear(6, 8, &told);
        seen.hear(7, 8, &told);
        assert_eq!((seen.told, seen.complaints.len()), (1, 0));
        assert_eq!(seen.attempts[&7].acknowledged, [8]);
        assert!(seen.attempts[&4].acknowledged.is_empty());
        seen.hear(8, 9, &told);
        assert_eq!((seen.told, seen.complaints.len()), (1, 1));
    }

    #[test]
    fn brief_updates_change_what_is_known() {
        let mut known = Known::default();
        let table = r#"{"id":"t","game":"bids","phase":"playing","seats":[],"version":3,"you":1}"#;
        let whole = format!(
            r#"{{"version":3,"table":{table},"scene":{{"a":[1,2]}},"legal":[],"heard":[]}}"#
        );
        known.learn(whole.as_bytes()).expect("a view");
        let Ok(Message::Update { happened, view: None }) = known.learn(br#"[4,["0 bid R9"]]"#)
        else {
            panic!("this comes between turns")
        };
        assert_eq!(happened, [(0, "bid R9".to_owned())]);
        let turn = br#"[5,["2 bid R3"],{"scene":{"a":{"0":[1]}},"legal":["bid R1"]}]"#;
        let Ok(Message::Update { view: Some(view), .. }) = known.learn(turn) else {
            panic!("this is a turn")
        };
        assert_eq!((view.version, &view.scene), (5, &json!({"a": [2]})));
        assert_eq!(view.legal, ["bid R1"]);
    }
}
