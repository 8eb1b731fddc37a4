//! Backup and restore: everything as lines of JSON, the same from either database, so that a
//! backup of one can be restored into the other.

use std::fmt;
use std::io::{BufRead, Write};

use futures_util::TryStreamExt;
use serde_json::{Map, Value};
use sqlx::{AssertSqlSafe, Row, query, query_scalar};

use crate::{Kind, Store, StoreError};

/// The first line of a backup.
const FORMAT: &str = "tapis backup 1";
/// Every table with its columns; those in the second list are numbers.
const TABLES: [(&str, &[&str], &[&str]); 9] = [
    ("settings", &["name", "value"], &[]),
    (
        "tables",
        &["id", "game", "options", "seed", "owner", "phase"],
        &["seats", "public", "clock_seconds", "pace_ms", "created"],
    ),
    ("log", &["table_id", "entry"], &["number", "at"]),
    ("people", &["id", "name", "account", "password"], &["epoch", "created"]),
    ("tokens", &["id", "person", "digest", "label"], &["created"]),
    ("sitters", &["table_id", "person"], &["seat"]),
    ("records", &["table_id", "text"], &["finished"]),
    ("results", &["table_id", "person", "game"], &["seat", "players", "score", "won", "finished"]),
    ("chat", &["table_id", "person", "name", "text"], &["number", "at"]),
];

/// How much was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// How many rows.
    pub rows: u64,
}

/// Why a backup or a restore failed.
#[derive(Debug)]
pub enum BackupError {
    /// The database failed.
    Store(StoreError),
    /// The file failed.
    File(std::io::Error),
    /// The file is no backup, or a damaged one.
    Damaged {
        /// The line that is wrong, from 1.
        line: u64,
        /// What is wrong.
        what: String,
    },
    /// The database is in use: a backup is restored into an empty one.
    NotEmpty,
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::File(error) => error.fmt(f),
            Self::Damaged { line, what } => write!(f, "line {line} of the backup: {what}"),
            Self::NotEmpty => f.write_str("the database is not empty; restore into a new one"),
        }
    }
}

impl std::error::Error for BackupError {}

impl<E: Into<StoreError>> From<E> for BackupError {
    fn from(error: E) -> Self {
        Self::Store(error.into())
    }
}

impl Store {
    /// Writes everything to `out`, as it stood at one moment, while tables go on.
    ///
    /// # Errors
    /// If the database or the writing fails.
    pub async fn backup(&self, out: &mut (impl Write + Send)) -> Result<Copied, BackupError> {
        let mut connection = self.pool.begin().await?;
        if self.kind == Kind::Postgres {
            query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                .execute(&mut *connection)
                .await?;
        }
        let mut copied = Copied::default();
        writeln!(out, "{FORMAT}").map_err(BackupError::File)?;
        for (table, texts, numbers) in TABLES {
            let names: Vec<_> = texts.iter().chain(numbers).copied().collect();
            // Names come from the list above.
            let sql = format!("SELECT {} FROM {table}", names.join(", "));
            let mut rows = query(AssertSqlSafe(sql)).fetch(&mut *connection);
            while let Some(row) = rows.try_next().await? {
                let mut object = Map::new();
                object.insert("in".to_owned(), table.into());
                for (place, name) in texts.iter().enumerate() {
                    let value: Option<String> = row.try_get(place)?;
                    object.insert((*name).to_owned(), value.into());
                }
                for (place, name) in numbers.iter().enumerate() {
                    let value: Option<i64> = row.try_get(texts.len() + place)?;
                    object.insert((*name).to_owned(), value.into());
                }
                writeln!(out, "{}", Value::Object(object)).map_err(BackupError::File)?;
                copied.rows += 1;
            }
        }
        writeln!(out, "end {}", copied.rows).map_err(BackupError::File)?;
        out.flush().map_err(BackupError::File)?;
        Ok(copied)
    }

    /// Reads everything from a backup into this database, which must be empty: all or nothing.
    ///
    /// # Errors
    /// If the backup is damaged or incomplete, or the database is not empty or fails.
    pub async fn restore(&self, input: &mut (impl BufRead + Send)) -> Result<Copied, BackupError> {
        let mut transaction = self.pens.begin().await?;
        let used: i64 =
            query_scalar("SELECT COUNT(*) FROM tables").fetch_one(&mut *transaction).await?;
        let people: i64 =
            query_scalar("SELECT COUNT(*) FROM people").fetch_one(&mut *transaction).await?;
        if used + people > 0 {
            return Err(BackupError::NotEmpty);
        }
        query("DELETE FROM settings").execute(&mut *transaction).await?;
        let (mut copied, mut number, mut line) = (Copied::default(), 0, String::new());
        loop {
            line.clear();
            number += 1;
            let read = input.read_line(&mut line).map_err(BackupError::File)?;
            let text = line.trim_end_matches('\n');
            let damaged = |what: &str| BackupError::Damaged { line: number, what: what.to_owned() };
            if read == 0 {
                return Err(damaged("the end is missing"));
            }
            if number == 1 {
                if text != FORMAT {
                    return Err(damaged("this is no backup of Tapis"));
                }
                continue;
            }
            if let Some(rows) = text.strip_prefix("end ") {
                if rows != copied.rows.to_string() {
                    return Err(damaged("rows are missing"));
                }
                transaction.commit().await?;
                return Ok(copied);
            }
            let row: Map<String, Value> =
                serde_json::from_str(text).map_err(|error| damaged(&error.to_string()))?;
            let name = row.get("in").and_then(Value::as_str).unwrap_or_default();
            let (table, texts, numbers) = TABLES
                .into_iter()
                .find(|(table, ..)| *table == name)
                .ok_or_else(|| damaged("a row of an unknown table"))?;
            let names: Vec<_> = texts.iter().chain(numbers).copied().collect();
            let places: Vec<_> = (1..=names.len()).map(|place| format!("${place}")).collect();
            let sql = format!(
                "INSERT INTO {table} ({}) VALUES ({})",
                names.join(", "),
                places.join(", ")
            );
            let mut insert = query(AssertSqlSafe(sql));
            for name in texts {
                insert = insert.bind(row.get(*name).and_then(Value::as_str).map(str::to_owned));
            }
            for name in numbers {
                insert = insert.bind(row.get(*name).and_then(Value::as_i64));
            }
            insert.execute(&mut *transaction).await?;
            copied.rows += 1;
        }
    }
}
