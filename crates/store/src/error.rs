//! What can go wrong with a database, in words without secrets.

use std::fmt;
use std::path::PathBuf;

/// Why the database did not do what was asked.
#[derive(Debug)]
pub enum StoreError {
    /// The number in the log, or the name, is already taken.
    Taken,
    /// The address of the database is not understood.
    Address,
    /// The address names no file, and a table must outlive its server.
    Memory,
    /// Another server serves this file.
    InUse(PathBuf),
    /// The file is no database, or one of another program.
    NoDatabase(PathBuf),
    /// The file cannot be created.
    File(PathBuf, std::io::Error),
    /// The database is unreachable, busy, full or damaged.
    Database(sqlx::Error),
    /// The schema could not be brought up to date.
    Migration(sqlx::migrate::MigrateError),
    /// The store is closed.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken => f.write_str("somebody else was first"),
            Self::Address => f.write_str(
                "the address of a database begins with sqlite:// or postgres://, for instance \
                 sqlite://tapis.db",
            ),
            Self::Memory => f.write_str("a table must outlive its server: name a file"),
            Self::InUse(file) => write!(
                f,
                "another server uses {}; stop it first, or let this one use another file",
                file.display()
            ),
            Self::NoDatabase(file) => write!(f, "{} is no database of Tapis", file.display()),
            Self::File(file, error) => write!(f, "{}: {error}", file.display()),
            Self::Database(error) => write!(f, "the database: {error}"),
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

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Migration(error)
    }
}
