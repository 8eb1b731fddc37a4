//! Writing to PostgreSQL, in as few round trips as possible, and telling the other nodes.

use std::sync::LazyLock;

use sqlx::{Any, AnyConnection, AnyPool, Transaction};

use super::{BATCH, Job, PHASE, RECORD, RESULT, SITS, STANDS};
use crate::StoreError;
use crate::model::{Append, Aside, Outcome, Phase};
use crate::news::{self, News};

/// Writes a batch in one transaction; says for each append whether it got its number.
pub(super) async fn write(pool: &AnyPool, batch: &[Job]) -> Result<Vec<bool>, StoreError> {
    if let [Job { append, .. }] = batch
        && let Some((number, text)) = &append.entry
        && append.asides.is_empty()
    {
        return Ok(vec![write_alone(pool, append, *number, text).await?]);
    }
    match write_together(pool, batch).await? {
        true => Ok(vec![true; batch.len()]),
        false => write_one_by_one(pool, batch).await,
    }
}

/// While little happens, most entries come alone; then one statement is all there is to say.
async fn write_alone(
    pool: &AnyPool,
    append: &Append,
    number: u64,
    text: &str,
) -> Result<bool, StoreError> {
    let news = News::Table { id: append.table.clone(), version: number + 1 };
    let entry = sqlx::query(ALONE).bind(&append.table).bind(number as i64).bind(append.at);
    let told = entry.bind(text).bind(news::CHANNEL).bind(news.line()).execute(pool).await?;
    Ok(told.rows_affected() == 1)
}

/// Inserts an entry and tells the other nodes, if its number is free.
const ALONE: &str = "WITH written AS (
        INSERT INTO log (table_id, number, at, entry) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING RETURNING number)
    SELECT number FROM written WHERE pg_notify($5, $6) IS NOT NULL";

/// The usual case, in as few statements as possible: every number is free. If one is not, nothing
/// is written.
async fn write_together(pool: &AnyPool, batch: &[Job]) -> Result<bool, StoreError> {
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
    finish_batch(transaction, batch.iter()).await?;
    Ok(true)
}

/// Somebody was faster at one of the tables, or two of this batch want the same number.
async fn write_one_by_one(pool: &AnyPool, batch: &[Job]) -> Result<Vec<bool>, StoreError> {
    let mut transaction = pool.begin().await?;
    let mut won = Vec::with_capacity(batch.len());
    for job in batch {
        let free =
            job.append.entry.is_none() || insert(&mut transaction, &[&job.append]).await? == 1;
        won.push(free);
    }
    let winners = batch.iter().zip(&won).filter(|(_, won)| **won).map(|(job, _)| job);
    finish_batch(transaction, winners).await?;
    Ok(won)
}

/// Writes what goes with the entries, tells the other nodes, and commits.
async fn finish_batch<'a>(
    mut transaction: Transaction<'_, Any>,
    jobs: impl Iterator<Item = &'a Job> + Clone,
) -> Result<(), StoreError> {
    for Job { append: Append { table, at, asides, .. }, .. } in jobs.clone() {
        for aside in asides {
            write_aside(&mut transaction, table, *at, aside).await?;
        }
    }
    let told = jobs.filter_map(|job| {
        let (number, _) = job.append.entry.as_ref()?;
        Some(News::Table { id: job.append.table.clone(), version: number + 1 })
    });
    news::tell(&mut transaction, told).await?;
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
            sqlx::query(PHASE).bind(phase.word()).bind(table).execute(connection).await?;
        }
        Aside::Sits { seat, person } => {
            let sits = sqlx::query(SITS).bind(table).bind(i64::from(*seat)).bind(person);
            sits.execute(connection).await?;
        }
        Aside::Stands { seat } => {
            sqlx::query(STANDS).bind(table).bind(i64::from(*seat)).execute(connection).await?;
        }
        Aside::Finished { record, outcomes } => {
            let over = sqlx::query(PHASE).bind(Phase::Over.word()).bind(table);
            over.execute(&mut *connection).await?;
            let record = sqlx::query(RECORD).bind(table).bind(record).bind(at);
            record.execute(&mut *connection).await?;
            for Outcome { seat, person, score, won } in outcomes {
                let result = sqlx::query(RESULT).bind(i64::from(*seat)).bind(person.as_deref());
                let result = result.bind(*score).bind(i64::from(*won)).bind(at).bind(table);
                result.execute(&mut *connection).await?;
            }
        }
    }
    Ok(())
}
