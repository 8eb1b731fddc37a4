//! One person at one table: looks, chooses, acts, repeats.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::Value;
use tapis_client::{Client, Error, News, Phase, Stamp, View};
use tapis_game::Rng;
use tokio::task::JoinSet;

/// Who plays where.
pub struct Player {
    /// The same person at each server.
    pub clients: Vec<Client>,
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// For all choices.
    pub rng: Rng,
    /// Nobody waits longer.
    pub patience: Instant,
    /// How they look and act.
    pub way: Way,
}

/// How somebody looks and acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Looks by a stream of events and acts by requests.
    Requests,
    /// Does both over a WebSocket, and is sent the whole scene each time or only at the beginning.
    Socket {
        /// Whether.
        scenes: bool,
    },
}

/// Requests that are sent late, each with the version it was chosen on.
pub type Stragglers = JoinSet<(u64, Result<Stamp, Error>)>;

/// What one person chose at one version of the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attempt {
    /// In words.
    pub action: String,
    /// The versions with which the server acknowledged it; two different ones would be two actions.
    pub acknowledged: Vec<u64>,
}

/// All that one person saw and did at one table.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// The seat.
    pub seat: u8,
    /// The choices, by the version they were made on.
    pub attempts: BTreeMap<u64, Attempt>,
    /// Every scene that was received, each once.
    pub scenes: Vec<Value>,
    /// How many of the choices a WebSocket told to have happened.
    pub told: u64,
    /// How many scenes came in all.
    pub received: u64,
    /// How many requests were sent more often than needed.
    pub repeated: u64,
    /// How many requests were sent late, behind newer ones.
    pub late: u64,
    /// How many requests got no answer.
    pub unanswered: u64,
    /// What should not have happened.
    pub complaints: Vec<String>,
    /// How often a stream was lost and found again.
    pub reconnects: u64,
}

impl Player {
    /// Plays to the end of the game.
    pub async fn play(mut self) -> Seen {
        let mut seen = Seen { seat: self.seat, ..Seen::default() };
        let mut stragglers = Stragglers::new();
        match self.way {
            Way::Requests => self.play_by_requests(&mut seen, &mut stragglers).await,
            Way::Socket { .. } => self.play_by_socket(&mut seen, &mut stragglers).await,
        }
        while let Some(done) = stragglers.join_next().await {
            if let Ok((version, answer)) = done {
                seen.answer(version, &answer);
            }
        }
        seen
    }

    async fn play_by_requests(&mut self, seen: &mut Seen, stragglers: &mut Stragglers) {
        let mut node = usize::from(self.seat) % self.clients.len();
        let mut watch = self.clients[node].watch(&self.table);
        let mut losses = 0;
        loop {
            if Instant::now() > self.patience {
                seen.complaints.push(format!("seat {}: the game did not end", self.seat));
                break;
            }
            let news = tokio::time::timeout(Duration::from_secs(3), watch.next()).await;
            let view = match news {
                Ok(Some(News::View(view))) => {
                    losses = 0;
                    Some(*view)
                }
                Ok(Some(News::Chat(_))) => None,
                Ok(Some(News::Lost { .. })) => {
                    losses += 1;
                    seen.reconnects += 1;
                    if losses >= 2 {
                        node = (node + 1) % self.clients.len();
                        watch = self.clients[node].watch(&self.table);
                        losses = 0;
                    }
                    None
                }
                Ok(Some(News::Refused(error))) => {
                    seen.complaints.push(format!("seat {}: refused: {error:?}", self.seat));
                    break;
                }
                Ok(None) => break,
                // Silence may be somebody else's long thought, or an event that got lost: looking
                // costs little. That a stream stays silent although the table has moved on is
                // found by the load tool, which never looks twice.
                Err(_) => self.clients[node].view(&self.table).await.ok(),
            };
            let Some(view) = view else { continue };
            seen.look(&view);
            if view.table.phase == Phase::Over {
                break;
            }
            if !view.legal.is_empty() {
                self.act(&view, seen, stragglers).await;
            }
        }
    }

    fn any_client(&mut self) -> Client {
        let place = self.rng.below(u32::try_from(self.clients.len()).unwrap_or(1));
        self.clients[place as usize].clone()
    }

    /// Chooses once for each version, until that is acknowledged. Some choices are sent once more,
    /// late and by any server.
    pub(super) fn choose(
        &mut self,
        view: &View,
        seen: &mut Seen,
        stragglers: &mut Stragglers,
    ) -> Option<String> {
        let version = view.version;
        let choice = self.rng.below(u32::try_from(view.legal.len()).unwrap_or(1)) as usize;
        let attempt = seen.attempts.entry(version).or_insert_with(|| Attempt {
            action: view.legal[choice].clone(),
            acknowledged: Vec::new(),
        });
        if !attempt.acknowledged.is_empty() {
            return None;
        }
        let action = attempt.action.clone();
        if self.rng.below(5) == 0 {
            let delay = Duration::from_millis(u64::from(self.rng.below(900)));
            if delay > Duration::from_millis(100) {
                seen.late += 1;
            } else {
                seen.repeated += 1;
            }
            let (client, table) = (self.any_client(), self.table.clone());
            let action = action.clone();
            stragglers.spawn(async move {
                tokio::time::sleep(delay).await;
                (version, client.act(&table, &action, version).await)
            });
        }
        Some(action)
    }

    /// Sends a choice until it is answered.
    async fn act(&mut self, view: &View, seen: &mut Seen, stragglers: &mut Stragglers) {
        let version = view.version;
        let Some(action) = self.choose(view, seen, stragglers) else { return };
        loop {
            let client = self.any_client();
            let answer = client.act(&self.table, &action, version).await;
            seen.answer(version, &answer);
            match answer {
                Err(error) if error.is_passing() && Instant::now() < self.patience => {
                    seen.repeated += 1;
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
                _ => return,
            }
        }
    }
}

impl Seen {
    fn answer(&mut self, version: u64, answer: &Result<Stamp, Error>) {
        match answer {
            Ok(stamp) => {
                let attempt = self.attempts.entry(version).or_default();
                if !attempt.acknowledged.contains(&stamp.version) {
                    attempt.acknowledged.push(stamp.version);
                }
            }
            Err(error) if error.is_passing() => self.unanswered += 1,
            Err(error) if error.status() == Some(409) => {}
            Err(error) => {
                self.complaints.push(format!("seat {}: acting: {error:?}", self.seat));
            }
        }
    }

    pub(super) fn look(&mut self, view: &View) {
        if view.table.you != Some(self.seat) {
            self.complaints.push(format!("seat {} is told to be {:?}", self.seat, view.table.you));
        }
        self.see(&view.scene);
    }

    pub(super) fn see(&mut self, scene: &Value) {
        self.received += 1;
        if !scene.is_null() && !self.scenes.contains(scene) {
            self.scenes.push(scene.clone());
        }
    }
}
