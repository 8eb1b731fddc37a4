//! Group commit: one task writes the appends of all tables, as many in one transaction as wait.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use sqlx::{Any, AnyConnection, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

use crate::model::{Append, Appended, Aside, Outcome};
use crate::news::{self, News};
use crate::{Kind, Store, StoreError};

/// How many appends may wait; whoever comes later waits to be let in.
const QUEUE: usize = 4096;
/// The most appends in one transaction, and the most rows in one statement. Statements have 1, 2,
/// 4, … rows, so that few have to be prepared.
const BATCH: usize = 256;

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

/// Where appends are handed in.
#[derive(Clone)]
pub(crate) struct Pen(mpsc::Sender<Job>);

impl Pen {
    pub(crate) fn start(kind: Kind, pool: AnyPool) -> Self {
        let (sender, mut jobs) = mpsc::channel::<Job>(QUEUE);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH);
            while jobs.recv_many(&mut batch, BATCH).await > 0 {
                let taken = write(kind, &pool, &batch).await;
                match taken {
                    Ok(won) => {
                        for (job, won) in batch.drain(..).zip(won) {
                            let answer = if won { Ok(Appended) } else { Err(StoreError::Taken) };
                            job.answer(answer);
                        }
                    }
                    Err(error) if batch.len() == 1 => {
                        for job in batch.drain(..) {
                            job.answer(Err(again(&error)));
                        }
                    }
                    // One bad append must not spoil the others: each gets a transaction of its own.
                    Err(_) => {
                        for job in batch.drain(..) {
                            let jobs = std::slice::from_ref(&job);
                            let answer = match write(kind, &pool, jobs).await {
                                Ok(won) if won[0] => Ok(Appended),
                                Ok(_) => Err(StoreError::Taken),
                                Err(error) => Err(error),
                            };
                            job.answer(answer);
                        }
                    }
                }
            }
        });
        Self(sender)
    }
}

fn again(error: &StoreError) -> StoreError {
    match error {
        StoreError::Taken => StoreError::Taken,
        StoreError::Closed => StoreError::Closed,
        other => StoreError::Address(other.to_string()),
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
        self.append_then(append, move |written| drop(done.send(written))).await?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// The same for whoever does not wait: `then` is called as soon as the entry is on the disk, or
    /// is known not to be, also if whoever asked for it is gone. It must not take long, because
    /// others wait for their turn.
    ///
    /// # Errors
    /// If the store is closed; then `then` is not called.
    pub async fn append_then(
        &self,
        append: Append,
        then: impl FnOnce(Result<Appended, StoreError>) + Send + Sync + 'static,
    ) -> Result<(), StoreError> {
        let job = Job { append, done: Box::new(then) };
        self.appends.0.send(job).await.map_err(|_| StoreError::Closed)
    }
}

/// Writes a batch in one transaction; says for each append whether it got its number.
async fn write(kind: Kind, pool: &AnyPool, batch: &[Job]) -> Result<Vec<bool>, StoreError> {
    if let [Job { append, .. }] = batch
        && let Some((number, text)) = &append.entry
        && append.asides.is_empty()
    {
        return Ok(vec![write_alone(kind, pool, append, *number, text).await?]);
    }
    let together = match kind {
        Kind::Sqlite if batch.iter().all(|job| job.append.asides.is_empty()) => {
            write_at_once(pool, batch).await?
        }
        _ => write_together(kind, pool, batch).await?,
    };
    match together {
        true => Ok(vec![true; batch.len()]),
        false => write_one_by_one(kind, pool, batch).await,
    }
}

/// SQLite's usual case: all entries in one statement, which is its own transaction, so that nobody
/// has to wait for its thread more than once. If a number is not free, nothing is written.
async fn write_at_once(pool: &AnyPool, batch: &[Job]) -> Result<bool, StoreError> {
    let entries =
        batch.iter().filter_map(|Job { append: Append { table, at, entry, .. }, .. }| {
            entry.as_ref().map(|(number, text)| (table, number, at, text))
        });
    let entries: Vec<_> = entries.collect();
    let entries = serde_json::to_string(&entries).expect("plain data can be written as JSON");
    match sqlx::query(AT_ONCE).bind(entries).execute(pool).await.map_err(StoreError::from) {
        Ok(_) => Ok(true),
        Err(StoreError::Taken) => Ok(false),
        Err(error) => Err(error),
    }
}

const AT_ONCE: &str = "INSERT INTO log (table_id, number, at, entry)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";

/// While little happens, most entries come alone; then one statement is all there is to say.
async fn write_alone(
    kind: Kind,
    pool: &AnyPool,
    append: &Append,
    number: u64,
    text: &str,
) -> Result<bool, StoreError> {
    let entry =
        |sql| sqlx::query(sql).bind(&append.table).bind(number as i64).bind(append.at).bind(text);
    let done = match kind {
        Kind::Sqlite => entry(insert_sql(1)).execute(pool).await?,
        Kind::Postgres => {
            let news = News::Table { id: append.table.clone(), version: number + 1 };
            entry(ALONE).bind(news::CHANNEL).bind(news.line()).execute(pool).await?
        }
    };
    Ok(done.rows_affected() == 1)
}

/// Inserts an entry and tells the other nodes, if its number is free.
const ALONE: &str = "WITH written AS (
        INSERT INTO log (table_id, number, at, entry) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING RETURNING number)
    SELECT number FROM written WHERE pg_notify($5, $6) IS NOT NULL";

/// The usual case, in as few statements as possible: every number is free. If one is not, nothing
/// is written.
async fn write_together(kind: Kind, pool: &AnyPool, batch: &[Job]) -> Result<bool, StoreError> {
    let mut transaction = pool.begin().await?;
    let entries: Vec<&Append> =
        batch.iter().map(|job| &job.append).filter(|append| append.entry.is_some()).collect();
    let mut rest = entries.as_slice();
    while !rest.is_empty() {
        let rows = 1 << rest.len().min(BATCH).ilog2();
        let (now, later) = rest.split_at(rows);
        if insert(&mut transaction, now).await? < rows as u64 {
            transaction.rollback().await?;
            return Ok(false);
        }
        rest = later;
    }
    finish_batch(kind, transaction, batch.iter()).await?;
    Ok(true)
}

/// Somebody was faster at one of the tables, or two of this batch want the same number.
async fn write_one_by_one(
    kind: Kind,
    pool: &AnyPool,
    batch: &[Job],
) -> Result<Vec<bool>, StoreError> {
    let mut transaction = pool.begin().await?;
    let mut won = Vec::with_capacity(batch.len());
    for job in batch {
        let free =
            job.append.entry.is_none() || insert(&mut transaction, &[&job.append]).await? == 1;
        won.push(free);
    }
    let winners = batch.iter().zip(&won).filter(|(_, won)| **won).map(|(job, _)| job);
    finish_batch(kind, transaction, winners).await?;
    Ok(won)
}

/// Writes what goes with the entries, tells the other nodes, and commits.
async fn finish_batch<'a>(
    kind: Kind,
    mut transaction: Transaction<'_, Any>,
    jobs: impl Iterator<Item = &'a Job> + Clone,
) -> Result<(), StoreError> {
    for Job { append: Append { table, at, asides, .. }, .. } in jobs.clone() {
        for aside in asides {
            write_aside(&mut transaction, table, *at, aside).await?;
        }
    }
    if kind == Kind::Postgres {
        let told = jobs.filter_map(|job| {
            let (number, _) = job.append.entry.as_ref()?;
            Some(News::Table { id: job.append.table.clone(), version: number + 1 })
        });
        news::tell(&mut transaction, told).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Inserts entries whose numbers are free; says how many were.
async fn insert(connection: &mut AnyConnection, appends: &[&Append]) -> Result<u64, StoreError> {
    let mut query = sqlx::query(insert_sql(appends.len()));
    for Append { table, at, entry, .. } in appends {
        let (number, text) = entry.as_ref().expect("only entries are inserted");
        query = query.bind(table).bind(*number as i64).bind(*at).bind(text);
    }
    Ok(query.execute(connection).await?.rows_affected())
}

/// The statement for so many rows, a power of two.
fn insert_sql(rows: usize) -> &'static str {
    static STATEMENTS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let statement = |exponent| {
            let rows: Vec<String> = (0..1usize << exponent)
                .map(|row| row * 4)
                .map(|row| format!("(${}, ${}, ${}, ${})", row + 1, row + 2, row + 3, row + 4))
                .collect();
            let rows = rows.join(", ");
            format!(
                "INSERT INTO log (table_id, number, at, entry) VALUES {rows} ON CONFLICT DO NOTHING"
            )
        };
        (0..=BATCH.ilog2()).map(statement).collect()
    });
    &STATEMENTS[rows.ilog2() as usize]
}

async fn write_aside(
    connection: &mut AnyConnection,
    table: &str,
    at: i64,
    aside: &Aside,
) -> Result<(), StoreError> {
    match aside {
        Aside::Phase(phase) => {
            sqlx::query("UPDATE tables SET phase = $1 WHERE id = $2")
                .bind(phase.word())
                .bind(table)
                .execute(connection)
                .await?;
        }
        Aside::Sits { seat, person } => {
            sqlx::query(
                "INSERT INTO sitters (table_id, seat, person) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person",
            )
            .bind(table)
            .bind(i64::from(*seat))
            .bind(person)
            .execute(connection)
            .await?;
        }
        Aside::Stands { seat } => {
            sqlx::query("DELETE FROM sitters WHERE table_id = $1 AND seat = $2")
                .bind(table)
                .bind(i64::from(*seat))
                .execute(connection)
                .await?;
        }
        Aside::Finished { record, outcomes } => {
            finish(connection, table, at, record, outcomes).await?;
        }
    }
    Ok(())
}

async fn finish(
    connection: &mut AnyConnection,
    table: &str,
    at: i64,
    record: &str,
    outcomes: &[Outcome],
) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET phase = 'over' WHERE id = $1")
        .bind(table)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "INSERT INTO records (table_id, text, finished) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    )
    .bind(table)
    .bind(record)
    .bind(at)
    .execute(&mut *connection)
    .await?;
    for outcome in outcomes {
        sqlx::query(
            "INSERT INTO results (table_id, seat, person, game, players, score, won, finished)
             SELECT id, $2, $3, game, seats, $4, $5, $6 FROM tables WHERE id = $1
             ON CONFLICT DO NOTHING",
        )
        .bind(table)
        .bind(i64::from(outcome.seat))
        .bind(outcome.person.as_deref())
        .bind(outcome.score)
        .bind(i64::from(outcome.won))
        .bind(at)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
