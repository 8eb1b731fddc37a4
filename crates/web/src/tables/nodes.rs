//! Several nodes on one database: which of them looks after which table, and what they tell each
//! other. On SQLite there is one node, and all of this is trivially its own.

use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tapis_game::Seat;
use tapis_store::{Kind, Notification, Phase};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::Tables;
use super::task::Message;
use crate::clock;

/// For how long another node's word that somebody is there counts.
const HERE_FOR: i64 = 50_000;
/// How often a node repeats who is there.
const REPEAT: Duration = Duration::from_secs(20);
/// How long a failed attempt waits before the next.
const AGAIN: Duration = Duration::from_secs(1);
/// How often a node looks for tables that nobody looks after.
const SWEEP: i64 = 60_000;

impl Tables {
    /// Whether this node looks after a table: of all living nodes, each table has its own favourite.
    pub(super) fn owns(&self, id: &str) -> bool {
        let nodes = self.0.nodes.read().expect("nobody panics while holding the list of nodes");
        let weight = |node: &String| {
            let mut hash = blake3::Hasher::new();
            hash.update(node.as_bytes()).update(b"/").update(id.as_bytes());
            *hash.finalize().as_bytes()
        };
        nodes.len() < 2 || nodes.iter().max_by_key(|node| weight(node)) == Some(&self.0.node)
    }

    /// Starts what goes on in the background until the server stops.
    pub fn start_chores(&self) -> Vec<JoinHandle<()>> {
        let (nodes, closer) = (self.clone(), self.clone());
        let mut tasks = vec![
            tokio::spawn(async move { closer.close_old_tables().await }),
            tokio::spawn(async move { nodes.keep_in_touch().await }),
        ];
        if self.store().kind() == Kind::Postgres {
            let (listener, repeater) = (self.clone(), self.clone());
            tasks.push(tokio::spawn(async move { listener.listen().await }));
            tasks.push(tokio::spawn(async move { repeater.repeat_who_is_here().await }));
        }
        tasks
    }

    /// Says that this node is alive, learns who else is, and takes over what nobody looks after.
    async fn keep_in_touch(&self) {
        let (mut swept_at, mut seen) = (0, HashSet::new());
        loop {
            let now = clock::now();
            let period = self.config().heartbeat.as_millis() as i64;
            match self.store().heartbeat(&self.0.node, now, now - 4 * period).await {
                Ok(nodes) => {
                    let changed = {
                        let list = self.0.nodes.write();
                        let mut list = list.expect("nobody panics while holding the list of nodes");
                        let changed = *list != nodes;
                        *list = nodes;
                        changed
                    };
                    if changed || self.0.missed.swap(false, Ordering::AcqRel) {
                        (swept_at, seen) = (0, HashSet::new());
                    }
                    if now - swept_at > SWEEP {
                        swept_at = now;
                        self.sweep(&mut seen).await;
                    }
                }
                Err(error) => {
                    metrics::counter!("tapis_store_errors_total").increment(1);
                    tracing::warn!(%error, "no sign of life could be given");
                }
            }
            tokio::select! {
                () = tokio::time::sleep(self.config().heartbeat) => {}
                () = self.stopping() => {
                    drop(self.store().farewell(&self.0.node).await);
                    return;
                }
            }
        }
    }

    /// Looks for tables in play that belong to this node and have something to do. Each has to be
    /// looked at only once: whatever happens there later is heard of.
    async fn sweep(&self, seen: &mut HashSet<String>) {
        let ids = match self.store().tables_in(Phase::Playing).await {
            Ok(ids) => ids,
            Err(error) => return tracing::warn!(%error, "tables in play could not be listed"),
        };
        for table in self.all() {
            table.tell(Message::Look);
        }
        let mut now_seen = HashSet::with_capacity(ids.len());
        for id in ids.into_iter().filter(|id| self.owns(id)) {
            if self.is_stopping() {
                return;
            }
            let known = seen.contains(&id) || self.if_open(&id).is_some();
            // One that fails must not keep the others from going on; it is tried again later.
            if known || self.table(&id).await.is_ok() {
                now_seen.insert(id);
            }
        }
        *seen = now_seen;
    }

    /// Listens to the other nodes.
    async fn listen(&self) {
        while !self.is_stopping() {
            let Ok(mut subscription) = self.store().subscribe().await else {
                tokio::time::sleep(AGAIN).await;
                continue;
            };
            self.hear(Notification::Missed);
            loop {
                let notification = tokio::select! {
                    notification = subscription.next() => notification,
                    () = self.stopping() => return,
                };
                match notification {
                    Ok(notification) => self.hear(notification),
                    Err(error) => {
                        tracing::warn!(%error, "the connection to the other nodes is lost");
                        tokio::time::sleep(AGAIN).await;
                        break;
                    }
                }
            }
        }
    }

    fn hear(&self, notification: Notification) {
        match notification {
            Notification::Table { id, version } => {
                // What this node has written itself is known.
                let known = |table: &super::Table| {
                    table.snapshot().is_ok_and(|known| known.version() >= version)
                };
                match self.if_open(&id) {
                    Some(table) if known(&table) => {}
                    Some(table) => table.tell(Message::CatchUp(oneshot::channel().0)),
                    None if self.owns(&id) => drop(self.reach(&id)),
                    None => {}
                }
            }
            Notification::Chat { id } => {
                if let Some(table) = self.if_open(&id) {
                    table.tell(Message::ReadChat { anew: false });
                }
            }
            Notification::Here { id, seat, node, here } => {
                if node == self.0.node || usize::from(seat) >= tapis_game::MAX_SEATS {
                    return;
                }
                // Whoever waits there on another node may need a bot to stand in for somebody.
                let table = self.if_open(&id);
                let table = table.or_else(|| (here && self.owns(&id)).then(|| self.reach(&id)));
                if let Some(table) = table {
                    let until = clock::now() + if here { HERE_FOR } else { 0 };
                    table.tell(Message::Elsewhere { seat: Seat::new(seat), until });
                }
            }
            Notification::Person { id } => self.0.people.look_again(&id),
            Notification::Missed => {
                self.0.missed.store(true, Ordering::Release);
                for table in self.all() {
                    table.tell(Message::CatchUp(oneshot::channel().0));
                    table.tell(Message::ReadChat { anew: false });
                }
            }
        }
    }

    /// A word that is not repeated is forgotten, in case a node dies without one.
    async fn repeat_who_is_here(&self) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(REPEAT) => {}
                () = self.stopping() => return,
            }
            let mut here = Vec::new();
            for table in self.all() {
                let (Ok(known), Ok(seats)) =
                    (table.snapshot(), table.ask(Message::WhoIsHere).await)
                else {
                    continue;
                };
                let notification = |seat: Seat| Notification::Here {
                    id: known.id().to_owned(),
                    seat: seat.index() as u8,
                    node: self.0.node.clone(),
                    here: true,
                };
                here.extend(seats.into_iter().map(notification));
            }
            drop(self.store().notify(here).await);
        }
    }
}
