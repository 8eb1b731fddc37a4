//! Group commit: one task writes the appends of all tables, as many in one transaction as wait.
//!
//! With SQLite this task has a thread of its own, on which it may wait for the disk. Whoever waits
//! for nothing but what is written is best served by the same thread, because then nobody has to
//! be woken up: see [`Store::desk`].

mod postgres;
mod sqlite;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::thread;

use sqlx::AnyPool;
use tokio::runtime::{Builder, Handle};
use tokio::sync::{mpsc, oneshot};

use crate::model::{Append, Appended};
use crate::{Store, StoreError};

/// The most appends in one transaction, and the most rows in one statement.
const BATCH: usize = 256;

// SQLite counts parameters as they come, so that they stand in the order of their numbers.
const PHASE: &str = "UPDATE tables SET phase = $1 WHERE id = $2";
const SITS: &str = "INSERT INTO sitters (table_id, seat, person) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person";
const STANDS: &str = "DELETE FROM sitters WHERE table_id = $1 AND seat = $2";
const RECORD: &str =
    "INSERT INTO records (table_id, text, finished) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const RESULT: &str =
    "INSERT INTO results (table_id, seat, person, game, players, score, won, finished)
    SELECT id, $1, $2, game, seats, $3, $4, $5 FROM tables WHERE id = $6 ON CONFLICT DO NOTHING";

/// What is done once it is known whether an append was written.
type Done = Box<dyn FnOnce(Result<Appended, StoreError>) + Send + Sync>;

struct Job {
    append: Append,
    done: Done,
}

impl Job {
    /// Whatever goes wrong with one append is not to stop the writer of all.
    fn answer(self, answer: Result<Appended, StoreError>) {
        drop(catch_unwind(AssertUnwindSafe(|| (self.done)(answer))));
    }
}

/// Where to.
enum Paper {
    Sqlite(sqlite::Book),
    Postgres(AnyPool),
}

impl Paper {
    async fn write(&mut self, batch: &[Job]) -> Result<Vec<bool>, StoreError> {
        match self {
            Self::Sqlite(book) => book.write(batch),
            Self::Postgres(pool) => postgres::write(pool, batch).await,
        }
    }
}

/// Where appends are handed in.
#[derive(Clone)]
pub(crate) struct Pen {
    // A table has one append at a time, so that no more wait than there are tables in play.
    jobs: mpsc::UnboundedSender<Job>,
    closing: mpsc::UnboundedSender<oneshot::Sender<()>>,
    desk: Handle,
}

impl Pen {
    /// A task of this runtime writes to PostgreSQL.
    pub fn postgres(pool: AnyPool) -> Self {
        let (jobs, waiting) = mpsc::unbounded_channel();
        let (closing, close) = mpsc::unbounded_channel();
        tokio::spawn(write_all(Paper::Postgres(pool), waiting, close));
        Self { jobs, closing, desk: Handle::current() }
    }

    /// A thread of its own writes to this file.
    pub fn sqlite(file: &Path) -> Result<Self, StoreError> {
        let paper = Paper::Sqlite(sqlite::Book::open(file)?);
        let (jobs, waiting) = mpsc::unbounded_channel();
        let (closing, close) = mpsc::unbounded_channel();
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(sqlx::Error::Io)?;
        let desk = runtime.handle().clone();
        let work = desk.spawn(write_all(paper, waiting, close));
        let thread = thread::Builder::new().name("tapis-pen".to_owned());
        let thread = thread.spawn(move || drop(runtime.block_on(work)));
        thread.map_err(sqlx::Error::Io)?;
        Ok(Self { jobs, closing, desk })
    }

    /// Writes what was handed in, and nothing any more.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.closing.send(done).is_ok() {
            drop(closed.await);
        }
    }
}

async fn write_all(
    mut paper: Paper,
    mut jobs: mpsc::UnboundedReceiver<Job>,
    mut close: mpsc::UnboundedReceiver<oneshot::Sender<()>>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut closed = None;
    loop {
        tokio::select! {
            biased;
            count = jobs.recv_many(&mut batch, BATCH) => match count {
                0 => break,
                _ => write(&mut paper, &mut batch).await,
            },
            Some(done) = close.recv(), if closed.is_none() => {
                jobs.close();
                closed = Some(done);
            }
        }
    }
    drop(paper);
    // Whoever does not wait for the end does not need to know of it.
    let _ = closed.map(|done| done.send(()));
}

async fn write(paper: &mut Paper, batch: &mut Vec<Job>) {
    match paper.write(batch).await {
        Ok(won) => {
            for (job, won) in batch.drain(..).zip(won) {
                job.answer(if won { Ok(Appended) } else { Err(StoreError::Taken) });
            }
        }
        Err(error) if batch.len() == 1 => batch.pop().map_or((), |job| job.answer(Err(error))),
        // One bad append must not spoil the others: each gets a transaction of its own.
        Err(_) => {
            for job in batch.drain(..) {
                let answer = match paper.write(std::slice::from_ref(&job)).await {
                    Ok(won) if won[0] => Ok(Appended),
                    Ok(_) => Err(StoreError::Taken),
                    Err(error) => Err(error),
                };
                job.answer(answer);
            }
        }
    }
}

impl Store {
    /// Writes an entry with the next number of its table's log. When this returns, the entry is on
    /// the disk, and the other nodes are being told.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if that number was taken: then somebody else has written, and nothing
    /// has changed. After any other error it is unknown whether the entry was written; reading the
    /// log tells.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (done, answer) = oneshot::channel();
        self.append_then(append, move |written| drop(done.send(written)))?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// The same for whoever does not wait: `then` is called as soon as the entry is on the disk, or
    /// is known not to be, also if whoever asked for it is gone. It must not take long, because
    /// others wait for their turn.
    ///
    /// # Errors
    /// If the store is closed; then `then` is not called.
    pub fn append_then(
        &self,
        append: Append,
        then: impl FnOnce(Result<Appended, StoreError>) + Send + Sync + 'static,
    ) -> Result<(), StoreError> {
        let job = Job { append, done: Box::new(then) };
        self.appends.jobs.send(job).map_err(|_| StoreError::Closed)
    }

    /// Where appends are written, and where what is called then runs. Tasks that have to do with
    /// little else are best spawned here; with SQLite they also wait while the disk is written.
    pub fn desk(&self) -> &Handle {
        &self.appends.desk
    }
}
