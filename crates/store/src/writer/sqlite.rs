//! Writing to SQLite, without a thread between the one that writes and the one that waits for it.

use std::path::Path;
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior, params};

use super::{Job, PHASE, RECORD, RESULT, SITS, STANDS};
use crate::StoreError;
use crate::connect::SQLITE;
use crate::model::{Append, Aside, Outcome, Phase};

const INSERT: &str = "INSERT INTO log (table_id, number, at, entry) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING";
/// How long to wait before the next attempt while somebody else writes, and how often.
const TURN: Duration = Duration::from_micros(200);
const TURNS: i32 = 50_000;

/// The file, open for writing.
pub(super) struct Book(Connection);

impl Book {
    pub fn open(file: &Path) -> Result<Self, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(file, flags)?;
        for pragma in SQLITE.into_iter().chain(["PRAGMA cache_size = -1000"]) {
            connection.execute_batch(pragma)?;
        }
        connection.busy_handler(Some(|turns| {
            thread::sleep(TURN);
            turns < TURNS
        }))?;
        Ok(Self(connection))
    }

    /// Writes a batch in one transaction; says for each append whether it got its number.
    pub fn write(&mut self, batch: &[Job]) -> Result<Vec<bool>, StoreError> {
        let transaction = self.0.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut won = Vec::with_capacity(batch.len());
        for Job { append: Append { table, at, entry, asides }, .. } in batch {
            let free = match entry {
                Some((number, text)) => {
                    let mut insert = transaction.prepare_cached(INSERT)?;
                    insert.execute(params![table, *number as i64, at, text])? == 1
                }
                None => true,
            };
            for aside in asides.iter().filter(|_| free) {
                write_aside(&transaction, table, *at, aside)?;
            }
            won.push(free);
        }
        transaction.commit()?;
        Ok(won)
    }
}

fn write_aside(
    transaction: &Transaction<'_>,
    table: &str,
    at: i64,
    aside: &Aside,
) -> Result<(), rusqlite::Error> {
    let statement = |sql| transaction.prepare_cached(sql);
    match aside {
        Aside::Phase(phase) => statement(PHASE)?.execute(params![phase.word(), table]),
        Aside::Sits { seat, person } => statement(SITS)?.execute(params![table, seat, person]),
        Aside::Stands { seat } => statement(STANDS)?.execute(params![table, seat]),
        Aside::Finished { record, outcomes } => {
            statement(PHASE)?.execute(params![Phase::Over.word(), table])?;
            for Outcome { seat, person, score, won } in outcomes {
                let result = params![seat, person, score, i64::from(*won), at, table];
                statement(RESULT)?.execute(result)?;
            }
            statement(RECORD)?.execute(params![table, record, at])
        }
    }
    .map(drop)
}
