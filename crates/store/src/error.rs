//! What can go wrong with a database, in words without secrets.

use std::fmt;

/// Why the database did not do what was asked.
#[derive(Debug)]
pub enum StoreError {
    /// The number in the log, or the name, is already taken.
    Taken,
    /// The address of the database is not understood.
    Address(String),
    /// The database is unreachable, busy, full or damaged.
    Database(sqlx::Error),
    /// The file is busy, full or damaged.
    File(rusqlite::Error),
    /// The schema could not be brought up to date.
    Migration(sqlx::migrate::MigrateError),
    /// The writer has stopped.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken => f.write_str("somebody else was first"),
            Self::Address(why) => write!(f, "the address of the database: {why}"),
            Self::Database(error) => write!(f, "the database: {error}"),
            Self::File(error) => write!(f, "the database: {error}"),
            Self::Migration(error) => write!(f, "the schema of the database: {error}"),
            Self::Closed => f.write_str("the database is closed"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => Self::Taken,
            sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => Self::Closed,
            _ => Self::Database(error),
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::File(error)
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Migration(error)
    }
}
