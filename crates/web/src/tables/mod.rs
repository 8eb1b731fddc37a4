//! The tables in play: one task for each, started when somebody asks for the table and over when
//! nobody does.
//!
//! [`Tables`] knows which tasks there are, and how to reach them. A [task](task) alone has its table;
//! it takes [messages](task::Message) from a mailbox, one after another, and shows what has become
//! of the table as an immutable [`Snapshot`], which anybody may look at without waiting.

mod bots;
mod closing;
pub mod feed;
mod nodes;
mod task;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, RwLock};

use tapis_play::table::{Agreed, Command, LogEntry, Phase, Snapshot, Who, Wish};
use tapis_site::Refused;
use tapis_store::{Kind, NewTable, Store};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::config::Config;
use crate::people::People;
use crate::rejection::unavailable;
use crate::{clock, secrets};

use feed::Feeds;
use task::{Answer, Message};

/// How many messages wait for a table at most; whoever has one more waits until there is room.
const MAILBOX: usize = 256;

/// The tables in play. Cloning it is cheap.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    store: Store,
    config: Config,
    people: People,
    open: Mutex<HashMap<Box<str>, Table>>,
    thinkers: Arc<Semaphore>,
    stop: watch::Sender<bool>,
    /// How many listen.
    listeners: AtomicUsize,
    /// The name of this node, and of all that are alive.
    node: String,
    nodes: RwLock<Vec<String>>,
    /// The connection to the other nodes was lost: anything may have been missed.
    missed: AtomicBool,
}

/// How a table is reached: its mailbox, and what its task shows.
#[derive(Clone)]
pub struct Table {
    mailbox: mpsc::Sender<Message>,
    shown: watch::Receiver<Shown>,
    feeds: Arc<Feeds>,
}

/// What the task of a table shows.
#[derive(Clone)]
pub enum Shown {
    /// The log is being read.
    Loading,
    /// There is no such table, or none that can be shown.
    Missing(Refused),
    /// The table, and how often it has been shown before.
    Snapshot(u64, Snapshot),
}

impl Tables {
    /// No table is open yet.
    pub fn new(store: Store, people: People, config: Config) -> Self {
        let node = secrets::name();
        Self(Arc::new(Inner {
            store,
            people,
            open: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            stop: watch::Sender::new(false),
            listeners: AtomicUsize::new(0),
            nodes: RwLock::new(vec![node.clone()]),
            node,
            missed: AtomicBool::new(false),
            config,
        }))
    }

    /// Where tables live.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// What bots need in order to think, one each.
    pub(crate) fn thinkers(&self) -> Arc<Semaphore> {
        self.0.thinkers.clone()
    }

    /// What the operator has decided.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// Makes a table, and says its name.
    ///
    /// # Errors
    /// If no game can be played like that, or the store fails.
    pub async fn create(&self, who: &Who, wish: Wish) -> Result<String, Refused> {
        let seed = secrets::seed().reveal();
        let (agreed, entries) = wish.settle(who, secrets::name(), seed, clock::now())?;
        self.keep(agreed, &entries).await
    }

    /// Keeps a new table, and says its name.
    async fn keep(&self, agreed: Agreed, entries: &[LogEntry]) -> Result<String, Refused> {
        let sits = |entry: &LogEntry| match entry {
            LogEntry::Sit { seat, person, .. } => Some((*seat, person.clone())),
            _ => None,
        };
        let sitters: Vec<_> = entries.iter().filter_map(sits).collect();
        let entries: Vec<_> = entries.iter().map(LogEntry::text).collect();
        let Agreed { id, game, options, seats, seed, owner, .. } = agreed;
        let table = NewTable {
            id,
            game,
            options,
            seats,
            seed,
            owner,
            public: agreed.public,
            clock_seconds: agreed.clock_seconds,
            pace_ms: agreed.pace_ms,
            created: agreed.created,
        };
        self.store().create(&table, &entries, &sitters).await.map_err(unavailable)?;
        metrics::counter!("tapis_tables_created_total").increment(1);
        Ok(table.id)
    }

    /// A table as it is, for somebody who may sit there.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn snapshot(&self, id: &str, who: Option<&str>) -> Result<Snapshot, Refused> {
        let table = self.table(id).await?;
        let snapshot = table.snapshot()?;
        // Whoever has just sat down on another node is no stranger here.
        let stranger = who.is_some() && snapshot.seen_by(who).seat().is_none();
        if stranger && self.store().kind() == Kind::Postgres {
            table.ask(Message::CatchUp).await?;
            return table.snapshot();
        }
        Ok(snapshot)
    }

    /// Carries out a command; says how many things have happened at the table then. All of them are
    /// on the disk, also if whoever asked has gone away meanwhile.
    ///
    /// # Errors
    /// If the table or the rules refuse it, or the store fails. Then nothing has changed; or, if
    /// the store failed at the very end, the next look at the table tells.
    pub async fn command(&self, who: &Who, id: &str, command: Command) -> Result<u64, Refused> {
        let who = who.clone();
        self.table(id).await?.ask(|answer| Message::Command { who, command, answer }).await
    }

    /// Says something at a table.
    ///
    /// # Errors
    /// If they have no seat, or it is too long, or the store fails.
    pub async fn say(&self, who: &Who, id: &str, text: &str) -> Result<(), Refused> {
        let (who, text) = (who.clone(), text.to_owned());
        self.table(id).await?.ask(|answer| Message::Say { who, text, answer }).await
    }

    /// The table at which the same company plays again; whoever asks second finds it.
    ///
    /// # Errors
    /// If the game is not over, or they had no seat, or the store fails.
    pub async fn rematch(&self, who: &Who, id: &str) -> Result<String, Refused> {
        let who = who.clone();
        self.table(id).await?.ask(|answer| Message::Rematch { who, answer }).await
    }

    /// Forgets somebody: at tables that wait, their seats become free; in games, bots play on.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forget(&self, who: &Who) -> Result<(), Refused> {
        let tables = self.store().tables_of(&who.id, u32::MAX).await.map_err(unavailable)?;
        for (id, _) in tables.into_iter().filter(|(_, phase)| *phase != tapis_store::Phase::Over) {
            match self.command(who, &id, Command::Leave).await {
                Ok(_) | Err(Refused::NotSeated | Refused::Over | Refused::NotFound) => {}
                Err(refused) => return Err(refused),
            }
        }
        self.0.people.forget(&who.id).await?;
        for table in self.all() {
            table.tell(Message::ReadChat { anew: true });
        }
        Ok(())
    }

    /// A table whose task has read its log.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn table(&self, id: &str) -> Result<Table, Refused> {
        if !secrets::is_name(id) {
            return Err(Refused::NotFound);
        }
        let mut table = self.reach(id);
        let loaded = table.shown.wait_for(|shown| !matches!(shown, Shown::Loading)).await;
        drop(loaded.map_err(|_| Refused::Unavailable)?);
        table.snapshot()?;
        Ok(table)
    }

    /// The table of this name, which begins to be loaded if it is not open. One whose task has
    /// panicked is loaded anew.
    fn reach(&self, id: &str) -> Table {
        let mut open = self.open();
        if let Some(table) = open.get(id).filter(|table| !table.mailbox.is_closed()) {
            return table.clone();
        }
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        let (shown, receiver) = watch::channel(Shown::Loading);
        let table = Table { mailbox, shown: receiver, feeds: Arc::default() };
        open.insert(id.into(), table.clone());
        metrics::gauge!("tapis_tables").set(open.len() as f64);
        task::start(self.clone(), id.to_owned(), messages, shown);
        table
    }

    /// The table of this name, if it is open.
    fn if_open(&self, id: &str) -> Option<Table> {
        self.open().get(id).cloned()
    }

    /// All that are open.
    fn all(&self) -> Vec<Table> {
        self.open().values().cloned().collect()
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Box<str>, Table>> {
        self.0.open.lock().expect("nobody panics while looking up a table")
    }

    /// Ends all streams and lets no bot begin to think.
    pub fn stop(&self) {
        self.0.stop.send_replace(true);
    }

    /// Whether the server is about to end.
    pub fn is_stopping(&self) -> bool {
        *self.0.stop.borrow()
    }

    /// Waits until the server is about to end.
    pub fn stopping(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut stop = self.0.stop.subscribe();
        async move { drop(stop.wait_for(|stop| *stop).await) }
    }
}

impl Table {
    /// As its task has shown it last.
    ///
    /// # Errors
    /// If there is none.
    pub fn snapshot(&self) -> Result<Snapshot, Refused> {
        match &*self.shown.borrow() {
            Shown::Snapshot(_, table) if table.phase() == Phase::Closed => Err(Refused::NotFound),
            Shown::Snapshot(_, table) => Ok(table.clone()),
            Shown::Missing(why) => Err(why.clone()),
            Shown::Loading => Err(Refused::Unavailable),
        }
    }

    /// Asks the task for something, and waits for its answer.
    ///
    /// # Errors
    /// If the task refuses, or has ended.
    async fn ask<T>(&self, message: impl FnOnce(Answer<T>) -> Message) -> Result<T, Refused> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.send(message(answer)).await.map_err(|_| Refused::Unavailable)?;
        answered.await.map_err(|_| Refused::Unavailable)?
    }

    /// Tells the task something, without waiting for anything.
    fn tell(&self, message: Message) {
        if let Err(mpsc::error::TrySendError::Full(message)) = self.mailbox.try_send(message) {
            let mailbox = self.mailbox.clone();
            tokio::spawn(async move { drop(mailbox.send(message).await) });
        }
    }

    /// What the task shows, from now on.
    pub fn watch(&self) -> watch::Receiver<Shown> {
        self.shown.clone()
    }

    /// What is drawn once for all who see the table alike.
    pub fn feeds(&self) -> &Feeds {
        &self.feeds
    }
}

/// Somebody who listens at a table. While this lives they are here.
pub struct Here {
    tables: Tables,
    table: Table,
    number: u64,
}

impl Tables {
    /// Somebody begins to listen at a table.
    ///
    /// # Errors
    /// If there is none, or too many listen, or the store fails.
    pub async fn arrive(&self, id: &str, person: Option<&str>) -> Result<Here, Refused> {
        static NUMBERS: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
        self.snapshot(id, person).await?;
        let table = self.table(id).await?;
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let before = self.0.listeners.fetch_add(1, Ordering::Relaxed);
        metrics::gauge!("tapis_streams").increment(1);
        // From here on the count goes down again by itself.
        let here = Here { tables: self.clone(), table, number };
        if before >= self.config().most_streams {
            return Err(Refused::TooMany);
        }
        let person = person.map(Into::into);
        here.table.ask(|answer| Message::Come { number, person, answer }).await?;
        Ok(here)
    }

    /// How many listen.
    pub fn listeners(&self) -> usize {
        self.0.listeners.load(Ordering::Relaxed)
    }
}

impl Here {
    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.tables.0.listeners.fetch_sub(1, Ordering::Relaxed);
        metrics::gauge!("tapis_streams").decrement(1);
        self.table.tell(Message::Go { number: self.number });
    }
}
