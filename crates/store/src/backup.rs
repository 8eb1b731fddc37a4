//! Backup and restore: everything as lines of JSON, the same from either database, so that a
//! backup of one can be restored into the other.

use std::fmt;
use std::io::{BufRead, Write};

use serde_json::{Map, Value};
use sqlx::{Decode, Row, Type};

use crate::database::{Rows, Statement};
use crate::{Store, StoreError};

/// The first line of a backup.
const FORMAT: &str = "tapis backup 2";
/// The first line of a backup of the earlier version, which had tokens instead of sessions.
const WITH_TOKENS: &str = "tapis backup 1";
/// Every table with its columns; those in the second list are numbers.
const TABLES: [(&str, &[&str], &[&str]); 9] = [
    ("settings", &["name", "value"], &[]),
    (
        "tables",
        &["id", "game", "options", "seed", "owner", "phase"],
        &["seats", "public", "clock_seconds", "pace_ms", "created"],
    ),
    ("log", &["table_id", "entry"], &["number", "at"]),
    ("people", &["id", "name", "account", "password", "recovery"], &["epoch", "created"]),
    ("sessions", &["id", "person", "kind", "digest", "label"], &["created", "seen"]),
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
        let mut copied = Copied::default();
        writeln!(out, "{FORMAT}").map_err(BackupError::File)?;
        let questions = TABLES.map(|(table, texts, numbers)| {
            Statement::made(format!("SELECT {} FROM {table}", columns(texts, numbers)))
        });
        let mut each = |table: usize, rows: Rows| {
            for line in lines(TABLES[table], &rows)? {
                writeln!(out, "{line}").map_err(BackupError::File)?;
                copied.rows += 1;
            }
            Ok(())
        };
        self.database.copy(&questions, &mut each).await?;
        writeln!(out, "end {}", copied.rows).map_err(BackupError::File)?;
        out.flush().map_err(BackupError::File)?;
        Ok(copied)
    }

    /// Reads everything from a backup into this database, which must be empty: all or nothing.
    ///
    /// # Errors
    /// If the backup is damaged or incomplete, or the database is not empty or fails.
    pub async fn restore(&self, input: &mut (impl BufRead + Send)) -> Result<Copied, BackupError> {
        let used = Statement::made(
            "SELECT (SELECT COUNT(*) FROM tables) + (SELECT COUNT(*) FROM people)".to_owned(),
        );
        let used: Option<(i64,)> = self.one(used).await?;
        if used != Some((0,)) {
            return Err(BackupError::NotEmpty);
        }
        let mut reading = Reading { input, number: 0, rows: 0, ended: false };
        let first = Statement::made("DELETE FROM settings".to_owned());
        self.database.fill(&mut std::iter::once(Ok(first)).chain(&mut reading)).await?;
        Ok(Copied { rows: reading.rows })
    }
}

fn columns(texts: &[&str], numbers: &[&str]) -> String {
    texts.iter().chain(numbers).copied().collect::<Vec<_>>().join(", ")
}

/// A line for each of these rows of a table.
fn lines(table: (&str, &[&str], &[&str]), rows: &Rows) -> Result<Vec<Value>, StoreError> {
    Ok(match rows {
        Rows::Sqlite(rows) => rows.iter().map(|row| line(table, row)).collect::<Result<_, _>>()?,
        Rows::Postgres(rows) => {
            rows.iter().map(|row| line(table, row)).collect::<Result<_, _>>()?
        }
    })
}

fn line<'r, R: Row>(
    (table, texts, numbers): (&str, &[&str], &[&str]),
    row: &'r R,
) -> Result<Value, sqlx::Error>
where
    usize: sqlx::ColumnIndex<R>,
    Option<String>: Decode<'r, R::Database> + Type<R::Database>,
    Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
{
    let mut object = Map::new();
    object.insert("in".to_owned(), table.into());
    for (place, name) in texts.iter().enumerate() {
        object.insert((*name).to_owned(), row.try_get::<Option<String>, _>(place)?.into());
    }
    for (place, name) in numbers.iter().enumerate() {
        let value: Option<i64> = row.try_get(texts.len() + place)?;
        object.insert((*name).to_owned(), value.into());
    }
    Ok(Value::Object(object))
}

/// A backup that is being read: the statements that write its rows.
struct Reading<'a, I> {
    input: &'a mut I,
    /// The number of the line that was read last.
    number: u64,
    rows: u64,
    ended: bool,
}

impl<I: BufRead> Reading<'_, I> {
    fn damaged(&self, what: &str) -> BackupError {
        BackupError::Damaged { line: self.number, what: what.to_owned() }
    }

    /// The statement for the next row, or none at the end.
    fn read(&mut self) -> Result<Option<Statement>, BackupError> {
        let mut line = String::new();
        loop {
            line.clear();
            self.number += 1;
            if self.input.read_line(&mut line).map_err(BackupError::File)? == 0 {
                return Err(self.damaged("the end is missing"));
            }
            let text = line.trim_end_matches('\n');
            if self.number == 1 {
                if ![FORMAT, WITH_TOKENS].contains(&text) {
                    return Err(self.damaged("this is no backup of Tapis"));
                }
                continue;
            }
            if let Some(rows) = text.strip_prefix("end ") {
                let whole = rows == self.rows.to_string();
                return if whole { Ok(None) } else { Err(self.damaged("rows are missing")) };
            }
            let row: Map<String, Value> =
                serde_json::from_str(text).map_err(|error| self.damaged(&error.to_string()))?;
            let statement = insert(up_to_date(row));
            self.rows += 1;
            return statement.map(Some).ok_or_else(|| self.damaged("a row of an unknown table"));
        }
    }
}

impl<I: BufRead> Iterator for Reading<'_, I> {
    type Item = Result<Statement, BackupError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let next = self.read().transpose();
        self.ended = !matches!(next, Some(Ok(_)));
        next
    }
}

/// A row of an earlier version in today's words: a token is the session of a program.
fn up_to_date(mut row: Map<String, Value>) -> Map<String, Value> {
    if row.get("in").and_then(Value::as_str) == Some("tokens") {
        let seen = row.get("created").cloned().unwrap_or_default();
        row.insert("in".to_owned(), "sessions".into());
        row.insert("kind".to_owned(), "program".into());
        row.insert("seen".to_owned(), seen);
    }
    row
}

/// The statement that writes a row, if its table is known.
fn insert(row: Map<String, Value>) -> Option<Statement> {
    let name = row.get("in")?.as_str()?;
    let (table, texts, numbers) = TABLES.into_iter().find(|(table, ..)| *table == name)?;
    let places = (1..=texts.len() + numbers.len()).map(|place| format!("${place}"));
    let sql = format!(
        "INSERT INTO {table} ({}) VALUES ({})",
        columns(texts, numbers),
        places.collect::<Vec<_>>().join(", ")
    );
    let mut insert = Statement::made(sql);
    for name in texts {
        insert = insert.bind(row.get(*name).and_then(Value::as_str));
    }
    for name in numbers {
        insert = insert.bind(row.get(*name).and_then(Value::as_i64));
    }
    Some(insert)
}
