//! Several nodes on one database: which of them looks after which table, and what they tell each
//! other. On SQLite there is one node, and all of this is trivially its own.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tapis_game::Seat;
use tapis_store::{Kind, Notification, Person, Phase};

use super::{Live, Tables};
use crate::clock;

/// For how long another node's word that somebody is there counts.
const HERE_FOR: i64 = 50_000;
/// How often a node repeats who is there.
const REPEAT: Duration = Duration::from_secs(20);
/// How often the other side of a line is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(15);
/// How often idle tables are dropped.
const TIDY: Duration = Duration::from_secs(10);
/// How long a failed attempt waits before the next.
const AGAIN: Duration = Duration::from_secs(1);
/// How often a node looks for tables that nobody looks after.
const SWEEP: i64 = 60_000;

/// A stream of somebody in a seat. While it lives, they are here.
pub struct Here {
    tables: Tables,
    live: Arc<Live>,
    seat: Option<Seat>,
}

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

    /// Begins a stream for these eyes; `None` if too many are open.
    pub fn arrive(
        &self,
        live: &Arc<Live>,
        seat: Option<Seat>,
        who: Option<&Person>,
    ) -> Option<Here> {
        let open = self.0.streams.fetch_add(1, Ordering::Relaxed);
        // From here on the count goes down again by itself.
        let here = Here { tables: self.clone(), live: live.clone(), seat };
        metrics::gauge!("tapis_streams").increment(1);
        match seat {
            Some(seat) => self.come_or_go(live, seat, true),
            None => live.look_on(true),
        }
        if let (Some(_), Some(who)) = (seat, who) {
            let (tables, live, who) = (self.clone(), live.clone(), who.id.clone());
            self.spawn(async move { drop(tables.hand_back(&live, &who).await) });
        }
        (open < self.config().most_streams).then_some(here)
    }

    fn come_or_go(&self, live: &Arc<Live>, seat: Seat, comes: bool) {
        if !live.come_or_go(seat, comes, clock::now()) {
            return;
        }
        self.look_after(live);
        if self.store().kind() == Kind::Postgres {
            let (tables, id) = (self.clone(), live.look().id().to_owned());
            let (seat, node) = (seat.index() as u8, self.0.node.clone());
            self.spawn(async move {
                drop(
                    tables
                        .store()
                        .notify([Notification::Here { id, seat, node, here: comes }])
                        .await,
                );
            });
        }
    }

    /// Starts what goes on in the background until the server stops.
    pub fn start_chores(&self) -> Vec<tokio::task::JoinHandle<()>> {
        let chores = self.clone();
        let nodes = self.clone();
        let (closer, pinger) = (self.clone(), self.clone());
        let mut tasks = vec![
            tokio::spawn(async move { chores.tidy_up().await }),
            tokio::spawn(async move { closer.close_old_tables().await }),
            tokio::spawn(async move { pinger.ping().await }),
            tokio::spawn(async move { nodes.keep_in_touch().await }),
        ];
        if self.store().kind() == Kind::Postgres {
            let (listener, repeater) = (self.clone(), self.clone());
            tasks.push(tokio::spawn(async move { listener.listen().await }));
            tasks.push(tokio::spawn(async move { repeater.repeat_who_is_here().await }));
        }
        tasks
    }

    /// Drops tables that nobody needs.
    async fn tidy_up(&self) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(TIDY) => {}
                () = self.stopping() => return,
            }
            let before = clock::now() - self.config().idle.as_millis() as i64;
            let mut loaded = self.loaded();
            // Only the list itself still knows it, so nobody can be using it.
            loaded.retain(|_, live| Arc::strong_count(live) > 1 || !live.is_idle(before));
            if loaded.capacity() > 4 * loaded.len() + 64 {
                loaded.shrink_to_fit();
            }
            metrics::gauge!("tapis_tables").set(loaded.len() as f64);
        }
    }

    /// Asks those on a line whether they are still there.
    async fn ping(&self) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(PING_EVERY) => {}
                () = self.stopping() => return,
            }
            for live in self.all() {
                live.lines().iter().for_each(|line| line.ping());
                // They may be many, and others are not to wait.
                tokio::task::yield_now().await;
            }
        }
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
        for live in self.all() {
            self.look_after(&live);
        }
        let mut now_seen = HashSet::with_capacity(ids.len());
        for id in ids.into_iter().filter(|id| self.owns(id)) {
            if self.is_stopping() {
                return;
            }
            let known = seen.contains(&id) || self.loaded().contains_key(id.as_str());
            // One that fails must not keep the others from going on; it is tried again later.
            if known || self.find(&id).await.is_ok() {
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
            self.hear(Notification::Missed).await;
            loop {
                let news = tokio::select! {
                    news = subscription.next() => news,
                    () = self.stopping() => return,
                };
                match news {
                    Ok(news) => self.hear(news).await,
                    Err(error) => {
                        tracing::warn!(%error, "the line to the other nodes is cut");
                        tokio::time::sleep(AGAIN).await;
                        break;
                    }
                }
            }
        }
    }

    async fn hear(&self, news: Notification) {
        match news {
            Notification::Table { id, version } => {
                let known = self.loaded().get(id.as_str()).cloned();
                match known {
                    Some(live) if live.tick().version < version => {
                        live.used.store(clock::now(), Ordering::Relaxed);
                        let tables = self.clone();
                        tokio::spawn(async move { drop(tables.catch_up(&live).await) });
                    }
                    Some(_) => {}
                    None if self.owns(&id) => {
                        let tables = self.clone();
                        tokio::spawn(async move { drop(tables.find(&id).await) });
                    }
                    None => {}
                }
            }
            Notification::Chat { id } => {
                let known = self.loaded().get(id.as_str()).cloned();
                if let Some(live) = known {
                    let tables = self.clone();
                    tokio::spawn(async move { drop(tables.listen_to(&live).await) });
                }
            }
            Notification::Here { id, seat, node, here } => {
                if node == self.0.node || usize::from(seat) >= tapis_game::MAX_SEATS {
                    return;
                }
                let seat = Seat::new(seat);
                let known = self.loaded().get(id.as_str()).cloned();
                match known {
                    Some(live) => self.heard_of(&live, seat, here),
                    // Whoever waits there on another node may need a bot to stand in for somebody.
                    None if here && self.owns(&id) => {
                        let tables = self.clone();
                        tokio::spawn(async move {
                            if let Ok(live) = tables.find(&id).await {
                                tables.heard_of(&live, seat, here);
                            }
                        });
                    }
                    None => {}
                }
            }
            Notification::Person { id } => self.0.people.look_again(&id),
            Notification::Missed => {
                self.0.missed.store(true, Ordering::Release);
                for live in self.all() {
                    let tables = self.clone();
                    tokio::spawn(async move {
                        drop(tables.catch_up(&live).await);
                        drop(tables.listen_to(&live).await);
                    });
                }
            }
        }
    }

    fn heard_of(&self, live: &Arc<Live>, seat: Seat, here: bool) {
        let now = clock::now();
        let until = if here { now + HERE_FOR } else { now };
        live.used.store(now, Ordering::Relaxed);
        if live.heard_of(seat, until, now) {
            self.look_after(live);
        }
    }

    /// A word that is not repeated is forgotten, in case a node dies without one.
    async fn repeat_who_is_here(&self) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(REPEAT) => {}
                () = self.stopping() => return,
            }
            let here = self.all().into_iter().flat_map(|live| {
                let id = live.look().id().to_owned();
                let node = self.0.node.clone();
                live.seats_here().into_iter().map(move |seat| {
                    let (id, node) = (id.clone(), node.clone());
                    Notification::Here { id, seat: seat.index() as u8, node, here: true }
                })
            });
            let here: Vec<Notification> = here.collect();
            drop(self.store().notify(here).await);
        }
    }

    /// How many streams are open.
    pub fn streams(&self) -> usize {
        self.0.streams.load(Ordering::Relaxed)
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.tables.0.streams.fetch_sub(1, Ordering::Relaxed);
        metrics::gauge!("tapis_streams").decrement(1);
        self.live.close_eyes();
        match self.seat {
            Some(seat) => {
                self.live.used.store(clock::now(), Ordering::Relaxed);
                self.tables.come_or_go(&self.live, seat, false);
            }
            None => self.live.look_on(false),
        }
    }
}
