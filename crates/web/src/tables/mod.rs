//! The tables in play: loaded when somebody asks for them, dropped when nobody does.

mod actions;
mod closing;
mod driver;
mod frames;
mod gathering;
mod happening;
mod lines;
mod live;
mod nodes;
mod patch;
mod rematch;
mod wires;
mod wish;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, RwLock};

use tapis_store::{Append, Change, Kind, Person, Phase, Store, StoreError};
use tokio::runtime::Handle;
use tokio::sync::{OwnedMutexGuard, Semaphore, oneshot, watch};

use crate::config::Config;
use crate::people::People;
use crate::{Refused, clock, secrets};

pub use frames::{Manner, SeatInfo, SeatKind, TableInfo, Telling, Told};
pub use gathering::{Damaged, FILL, Gathering, Place, STAND_IN, is_bot};
pub use happening::Happening;
pub use lines::Line;
pub use live::{Live, Tick};
pub use nodes::Here;
pub(crate) use wires::Later;
pub use wires::{Carries, Wire};
pub use wish::{SeatWish, Wish};

/// The tables in play. Cloning it is cheap.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    store: Store,
    config: Config,
    live: Mutex<HashMap<Box<str>, Arc<Live>>>,
    thinkers: Arc<Semaphore>,
    stop: watch::Sender<bool>,
    node: String,
    nodes: RwLock<Vec<String>>,
    streams: AtomicUsize,
    runtime: Handle,
    /// The line to the other nodes was cut: anything may have been missed.
    missed: AtomicBool,
    people: People,
}

impl Tables {
    /// No table is loaded yet.
    pub fn new(store: Store, people: People, config: Config) -> Self {
        let node = secrets::name();
        Self(Arc::new(Inner {
            store,
            live: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            stop: watch::Sender::new(false),
            nodes: RwLock::new(vec![node.clone()]),
            node,
            config,
            streams: AtomicUsize::new(0),
            runtime: Handle::current(),
            missed: AtomicBool::new(false),
            people,
        }))
    }

    /// Where tables live.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// What the operator has decided.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// A table, loaded if it was not.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn find(&self, id: &str) -> Result<Arc<Live>, Refused> {
        let known = self.loaded().get(id).cloned();
        let live = match known {
            Some(live) => live,
            None => self.load(id).await?,
        };
        live.used.store(clock::now(), Ordering::Relaxed);
        Ok(live)
    }

    async fn load(&self, id: &str) -> Result<Arc<Live>, Refused> {
        if !secrets::is_name(id) {
            return Err(Refused::NotFound);
        }
        let (stored, entries) = self.0.store.load(id).await?.ok_or(Refused::NotFound)?;
        let phase = stored.phase;
        let mut state = Gathering::new(stored).map_err(damaged)?;
        for entry in &entries {
            state.apply(entry).map_err(damaged)?;
        }
        if state.phase() == Phase::Closed {
            return Err(Refused::NotFound);
        }
        let said = self.0.store.said(id, 0, 50).await?;
        let over_now = state.phase();
        let live = {
            let mut loaded = self.loaded();
            let fresh = || Arc::new(Live::new(state, said, clock::now()));
            loaded.entry(id.into()).or_insert_with(fresh).clone()
        };
        if over_now == Phase::Over && phase != over_now {
            self.remember(&live).await?;
        }
        self.look_after(&live);
        Ok(live)
    }

    pub(crate) fn loaded(&self) -> MutexGuard<'_, HashMap<Box<str>, Arc<Live>>> {
        self.0.live.lock().expect("nobody panics while holding the list of tables")
    }

    /// Everything that is loaded.
    pub(crate) fn all(&self) -> Vec<Arc<Live>> {
        self.loaded().values().cloned().collect()
    }

    /// Writes the next entry of a table's log, once `decide` has looked at the table and agreed.
    /// Should another node be faster, `decide` looks again.
    ///
    /// When this returns, the entry is on the disk and everybody is being told. It goes on also if
    /// whoever asked for it is gone.
    ///
    /// # Errors
    /// If `decide` refuses, or the store fails; then nothing has changed, or, if the store failed
    /// at the very end, the next look at the table tells.
    pub async fn change(
        &self,
        live: &Arc<Live>,
        mut decide: impl FnMut(&Gathering) -> Result<(Happening, Vec<Change>), Refused>,
    ) -> Result<u64, Refused> {
        let mut pen = live.pen.clone().lock_owned().await;
        let mut looked = self.0.store.kind() == Kind::Sqlite;
        loop {
            if live.suspect.load(Ordering::Acquire) {
                self.catch_up_with(live, &pen).await?;
            }
            let decided = agree(&live.look(), &mut decide);
            let (append, happening) = match decided {
                Ok(decided) => decided,
                Err(refused) if looked => return Err(refused),
                // Whoever asks may have seen on another node what this one has not heard of yet.
                Err(refused) => {
                    let version = live.tick().version;
                    self.catch_up_with(live, &pen).await?;
                    looked = true;
                    if live.tick().version == version {
                        return Err(refused);
                    }
                    continue;
                }
            };
            let (tell, answer) = oneshot::channel();
            self.write(live, pen, append, happening, move |written, pen| {
                drop(tell.send((written, pen)));
            })?;
            let (done, back) = answer.await.map_err(|_| Refused::Unavailable)?;
            pen = back;
            match done {
                Ok(version) => {
                    self.look_after(live);
                    return Ok(version);
                }
                Err(StoreError::Taken) => self.catch_up_with(live, &pen).await?,
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Hands an entry in and returns at once. When it is on the disk, everybody is told; `then` is
    /// called just before, and gets the pen back. Whoever asked for it may be gone by then.
    fn write(
        &self,
        live: &Arc<Live>,
        pen: Held,
        append: Append,
        happening: Happening,
        then: impl FnOnce(Result<u64, StoreError>, Held) + Send + Sync + 'static,
    ) -> Result<(), StoreError> {
        let (tables, table, at) = (self.clone(), live.clone(), append.at);
        let store = self.0.store.clone();
        self.spawn(async move {
            let written = store.append(append).await;
            let over = written.is_ok() && table.write_down(happening, at);
            match written {
                // Whoever hears of it may act at once, and needs the pen for it.
                Ok(_) if !over => then(Ok(table.tick().version), pen),
                Ok(_) => tables.remember_then(table.clone(), move |version| then(Ok(version), pen)),
                Err(error) => then(Err(table.doubt(error)), pen),
            }
            table.tell_lines();
        });
        Ok(())
    }

    /// Writes down what remains of a finished game.
    fn remember_then(&self, live: Arc<Live>, then: impl FnOnce(u64) + Send + 'static) {
        let tables = self.clone();
        self.spawn(async move {
            // It follows from the log, so it can be made up for when the table is loaded again.
            drop(tables.remember(&live).await);
            then(live.tick().version);
        });
    }

    /// The table of that name, for somebody who may sit there.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn find_for(&self, id: &str, who: Option<&Person>) -> Result<Arc<Live>, Refused> {
        let live = self.find(id).await?;
        // Whoever has just sat down on another node is no stranger here.
        if self.store().kind() == Kind::Postgres
            && who.is_some_and(|who| live.seat_of(&who.id).is_none())
        {
            self.catch_up(&live).await?;
        }
        Ok(live)
    }

    /// Reads what other nodes have written.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn catch_up(&self, live: &Arc<Live>) -> Result<(), Refused> {
        let pen = live.pen.clone().lock_owned().await;
        self.catch_up_with(live, &pen).await
    }

    async fn catch_up_with(&self, live: &Arc<Live>, _pen: &Held) -> Result<(), Refused> {
        let (id, version) = {
            let state = live.look();
            (state.id().to_owned(), state.version())
        };
        let entries = self.0.store.entries(&id, version).await?;
        {
            let mut state = live.look();
            for entry in entries.iter().filter(|entry| entry.number >= version) {
                state.apply(entry).map_err(damaged)?;
            }
            live.publish(&state);
        }
        live.tell_lines();
        live.suspect.store(false, Ordering::Release);
        self.look_after(live);
        Ok(())
    }

    /// Ends all streams and lets no bot begin to think.
    pub fn stop(&self) {
        self.0.stop.send_replace(true);
        for live in self.all() {
            live.lines().iter().for_each(|line| line.hang_up());
        }
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

    /// Lets something go on among everything else. Whoever asks for it may be at the desk where the
    /// log is written, and nothing that takes long is to hold that up.
    fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        drop(self.0.runtime.spawn(work));
    }

    fn thinkers(&self) -> Arc<Semaphore> {
        self.0.thinkers.clone()
    }
}

/// The pen of a table, in somebody's hand.
type Held = OwnedMutexGuard<()>;

/// What has to be written, if `decide` agrees to it.
fn agree(
    state: &Gathering,
    decide: impl FnOnce(&Gathering) -> Result<(Happening, Vec<Change>), Refused>,
) -> Result<(Append, Happening), Refused> {
    if state.phase() == Phase::Closed {
        return Err(Refused::NotFound);
    }
    let (happening, changes) = decide(state)?;
    let entry = Some((state.version(), happening.text()));
    let table = state.id().to_owned();
    Ok((Append { table, at: clock::now(), entry, changes }, happening))
}

fn damaged(Damaged(why): Damaged) -> Refused {
    tracing::error!(why, "a table's log does not make sense");
    Refused::Unavailable
}

/// Whatever a bot leaves to chance.
fn bot_seed() -> u64 {
    u64::from_le_bytes(secrets::random())
}
