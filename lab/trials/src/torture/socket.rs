//! One person at one table over one WebSocket after another.

use std::io;
use std::time::{Duration, Instant};

use tapis_client::api::{Act, Event, Heard};
use tapis_client::{Backoff, Phase, View};
use tokio::time::timeout;

use super::player::{Player, Seen, Stragglers, Way};
use crate::socket::Socket;

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
        let mut known: Option<View> = None;
        let mut chosen: Option<(u64, String)> = None;
        let mut overdue: Option<Instant> = None;
        while Instant::now() < self.patience {
            match timeout(SILENCE, socket.next()).await {
                Ok(text) => match learn(&mut known, &text?, seen)? {
                    Learned::View(view) => {
                        backoff.reset();
                        overdue = None;
                        chosen = chosen.filter(|(version, _)| *version >= view.version);
                        if view.table.phase == Phase::Over {
                            return Ok(());
                        }
                        if !view.legal.is_empty()
                            && let Some(action) = self.choose(view, seen, stragglers)
                        {
                            let version = view.version;
                            if self.rng.below(8) == 0 {
                                seen.repeated += 1;
                                act(&mut socket, version, &action).await?;
                            }
                            act(&mut socket, version, &action).await?;
                            chosen = Some((version, action));
                        }
                        continue;
                    }
                    Learned::Refused(code) => match code.as_str() {
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
                    Learned::Nothing => continue,
                },
                // Silence may be somebody else's long thought, but not if this server knows more.
                Err(_) => match (client.view(&self.table).await, &known) {
                    (Ok(view), Some(known)) if view.version > known.version => {
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

    async fn open(&self, node: usize) -> io::Result<Socket> {
        let client = &self.clients[node];
        let scenes = match self.way {
            Way::Socket { scenes } => {
                if scenes {
                    "?scenes=1"
                } else {
                    ""
                }
            }
            Way::Requests => return Err(io::ErrorKind::Unsupported.into()),
        };
        let path = format!("/api/tables/{}/socket{scenes}", self.table);
        Socket::open(client.server(), &path, client.token()).await
    }
}

async fn act(socket: &mut Socket, version: u64, action: &str) -> io::Result<()> {
    let act = Act { action: action.to_owned(), version: Some(version) };
    socket.send(&serde_json::to_string(&act)?).await
}

/// What one message says.
enum Learned<'a> {
    /// The table as it is now.
    View(&'a View),
    /// An action was refused, with this code.
    Refused(String),
    /// Nothing of the game.
    Nothing,
}

/// Takes in a message. What is seen and heard on the way is kept.
fn learn<'a>(known: &'a mut Option<View>, text: &str, seen: &mut Seen) -> io::Result<Learned<'a>> {
    let view = match serde_json::from_str(text)? {
        Event::Snapshot(view) => {
            seen.look(&view);
            // What was heard before this connection was heard over another one, or is heard now.
            seen.hear(0, view.version, &view.heard);
            known.insert(*view)
        }
        Event::Update(update) => {
            let view = known.as_mut().ok_or_else(|| io::Error::other("nothing was shown yet"))?;
            seen.hear(view.version, update.version, &update.heard);
            if let Some(scene) = &update.scene {
                seen.see(scene);
            }
            view.follow(*update);
            view
        }
        Event::Chat(_) => return Ok(Learned::Nothing),
        Event::Refused(problem) => return Ok(Learned::Refused(problem.error)),
    };
    Ok(Learned::View(view))
}

impl Seen {
    /// What is told to have happened between two versions is a promise, and each own action needs
    /// its choice. Another server may tell once more what was told before.
    fn hear(&mut self, since: u64, version: u64, heard: &[Heard]) {
        let mut choices = self.attempts.range_mut(since.min(version)..version).rev();
        let own = heard.iter().rev().filter_map(Heard::action);
        for action in own.filter(|action| action.seat == self.seat) {
            let action = &action.action;
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::player::Attempt;
    use super::*;

    #[test]
    fn an_action_is_acknowledged_once_and_only_if_it_was_chosen() {
        let mut seen = Seen { seat: 1, ..Seen::default() };
        for version in [4, 7] {
            let attempt = Attempt { action: "a".to_owned(), ..Attempt::default() };
            seen.attempts.insert(version, attempt);
        }
        let told = [(7, 0, "b"), (8, 1, "a")].map(|(version, seat, action)| {
            let what = json!({
                "version": version, "what": "action", "seat": seat, "action": action, "events": [],
            });
            serde_json::from_value::<Heard>(what).expect("an action")
        });
        seen.hear(6, 8, &told);
        seen.hear(7, 8, &told);
        assert_eq!((seen.told, seen.complaints.len()), (1, 0));
        assert_eq!(seen.attempts[&7].acknowledged, [8]);
        assert!(seen.attempts[&4].acknowledged.is_empty());
        seen.hear(8, 9, &told);
        assert_eq!((seen.told, seen.complaints.len()), (1, 1));
    }
}
