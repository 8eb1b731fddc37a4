//! Connecting to either database by its address.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use sqlx::AnyPool;
use sqlx::any::AnyPoolOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::{Kind, StoreError};

/// How many connections read at the same time.
const READERS: u32 = 4;
/// How many connections a node has to PostgreSQL.
const POSTGRES_CONNECTIONS: u32 = 12;
/// How long a request waits for a connection before it is told that the database does not answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// What every connection to SQLite begins with. With WAL, readers and the writer do not wait for
/// each other; FULL means that a commit is on the disk when it returns, also if the power fails. A
/// page that changes often is copied from the WAL into the file once in sixteen megabytes.
pub(crate) const SQLITE: [&str; 4] = [
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA wal_autocheckpoint = 4000",
];

pub(crate) struct Connected {
    pub kind: Kind,
    pub url: String,
    pub pool: AnyPool,
    pub pens: AnyPool,
}

pub(crate) async fn connect(address: &str) -> Result<Connected, StoreError> {
    sqlx::any::install_default_drivers();
    let options = || AnyPoolOptions::new().acquire_timeout(PATIENCE);
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        let pool = options().max_connections(POSTGRES_CONNECTIONS).connect(address).await?;
        let (url, pens) = (address.to_owned(), pool.clone());
        return Ok(Connected { kind: Kind::Postgres, url, pool, pens });
    }
    let url = sqlite_url(address)?;
    let sqlite = |connections, cache: &'static str| {
        // A file does not go away, so that nobody has to ask before each use whether it is there.
        let options = options().max_connections(connections).test_before_acquire(false);
        options.after_connect(move |connection, _| {
            Box::pin(async move {
                for pragma in SQLITE.into_iter().chain([cache]) {
                    sqlx::query(pragma).execute(&mut *connection).await?;
                }
                Ok(())
            })
        })
    };
    // Each of them has a cache of its own, and behind it is the one of the operating system.
    let small = "PRAGMA cache_size = -200";
    let pens = sqlite(1, small).connect(&url).await?;
    let pool = sqlite(READERS, small).connect(&url).await?;
    Ok(Connected { kind: Kind::Sqlite, url, pool, pens })
}

/// The file behind an address.
pub(crate) fn sqlite_file(url: &str) -> Result<PathBuf, StoreError> {
    Ok(SqliteConnectOptions::from_str(url)?.get_filename().to_owned())
}

/// A file that does not exist is created.
fn sqlite_url(address: &str) -> Result<String, StoreError> {
    if !address.starts_with("sqlite:") {
        let why = "it begins with sqlite:// or postgres://, for instance sqlite://tapis.db";
        return Err(StoreError::Address(why.to_owned()));
    }
    if address.contains(":memory:") {
        return Err(StoreError::Address("a table must outlive its server: name a file".to_owned()));
    }
    let separator = if address.contains('?') { '&' } else { '?' };
    let mode = if address.contains("mode=") { "" } else { "mode=rwc" };
    Ok(if mode.is_empty() { address.to_owned() } else { format!("{address}{separator}{mode}") })
}
