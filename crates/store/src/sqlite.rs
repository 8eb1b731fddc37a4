//! Tables in one file.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Mutex;
use std::time::Duration;

use futures_util::TryStreamExt;
use futures_util::future::BoxFuture;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{SqliteConnection, SqlitePool};

use crate::backup::BackupError;
use crate::database::{Condition, Database, Rows, Statement, Write, entries, may_go_on};
use crate::{Kind, MIGRATIONS, PATIENCE, StoreError, Subscription};

/// How many connections read at the same time.
const READERS: u32 = 4;
/// How long to wait while another program, a backup for instance, holds the file.
const BUSY: Duration = Duration::from_secs(10);
/// What SQLite says of a file that is no database.
const NO_DATABASE: &str = "26";

/// Inserts those entries whose numbers are free, and says which they were.
const ENTRIES: &str = "INSERT INTO log (table_id, number, at, entry)
    SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each($1) WHERE TRUE
    ON CONFLICT DO NOTHING RETURNING table_id, number";

pub(crate) struct Sqlite {
    /// SQLite lets only one connection write at a time; this is the one.
    writer: SqlitePool,
    readers: SqlitePool,
    /// Held by the one server that serves this file.
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens a file, or creates it. A server opens it `alone`: no second one may serve it.
    pub async fn open(address: &str, alone: bool) -> Result<Self, StoreError> {
        let options = options(address)?;
        let file = options.get_filename().to_owned();
        let lock = alone.then(|| lock(&file)).transpose()?;
        create(&file)?;
        let pool = |connections| {
            SqlitePoolOptions::new()
                .max_connections(connections)
                .acquire_timeout(PATIENCE)
                // A file does not go away, so that nobody has to ask whether it is still there.
                .test_before_acquire(false)
                .idle_timeout(None)
                .max_lifetime(None)
        };
        let foreign = |error: sqlx::Error| match &error {
            sqlx::Error::Database(said) if said.code().as_deref() == Some(NO_DATABASE) => {
                StoreError::NoDatabase(file.clone())
            }
            _ => error.into(),
        };
        let writer = pool(1).connect_with(options.clone()).await.map_err(foreign)?;
        let (tables, ours): (i64, i64) = sqlx::query_as(
            "SELECT COUNT(*), COUNT(*) FILTER (WHERE name = '_sqlx_migrations')
             FROM sqlite_master WHERE type = 'table'",
        )
        .fetch_one(&writer)
        .await
        .map_err(foreign)?;
        if tables > 0 && ours == 0 {
            return Err(StoreError::NoDatabase(file));
        }
        MIGRATIONS.run(&writer).await?;
        let readers = pool(READERS).connect_with(options).await?;
        Ok(Self { writer, readers, lock: Mutex::new(lock) })
    }

    async fn write(&self, changes: &[Write]) -> Result<Vec<bool>, StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let mut met = write_entries(&mut transaction, changes).await?;
        for (change, met) in changes.iter().zip(&mut met) {
            if let Condition::Changes(statement) = &change.condition {
                let done = statement.query().execute(&mut *transaction).await?;
                *met = done.rows_affected() > 0;
            }
            if *met {
                for statement in &change.statements {
                    statement.query().execute(&mut *transaction).await?;
                }
            }
        }
        transaction.commit().await?;
        Ok(met)
    }
}

/// Writes the entries among these changes; says of all changes whether they may go on.
async fn write_entries(
    connection: &mut SqliteConnection,
    changes: &[Write],
) -> Result<Vec<bool>, StoreError> {
    let entries = entries(changes);
    let mut written = Vec::new();
    if !entries.is_empty() {
        let rows =
            entries.values().map(|entry| json!([entry.table, entry.number, entry.at, entry.text]));
        let rows = sqlx::query_as(ENTRIES).bind(serde_json::Value::from_iter(rows).to_string());
        written = rows.fetch_all(connection).await?;
    }
    Ok(may_go_on(changes, written))
}

/// With a write-ahead log, readers and the writer do not wait for each other. FULL means that a
/// commit is on the disk when it returns, also if the power fails. A page that changes often is
/// copied from that log into the file once in sixteen megabytes. Behind the small caches of the
/// connections is that of the operating system.
fn options(address: &str) -> Result<SqliteConnectOptions, StoreError> {
    if !address.starts_with("sqlite:") {
        return Err(StoreError::Address);
    }
    if address.contains(":memory:") {
        return Err(StoreError::Memory);
    }
    Ok(SqliteConnectOptions::from_str(address)?
        .busy_timeout(BUSY)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", "4000")
        .pragma("cache_size", "-1000"))
}

/// Creates a file that nobody else may read: it holds the secrets of games in play. What SQLite
/// creates beside it gets the same permissions.
fn create(file: &Path) -> Result<(), StoreError> {
    match private().create_new(true).open(file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(StoreError::File(file.to_owned(), error)),
    }
}

/// Makes sure that no other server serves this file. The lock ends with the process.
fn lock(file: &Path) -> Result<File, StoreError> {
    let mut path = file.as_os_str().to_owned();
    path.push(".lock");
    let path = PathBuf::from(path);
    let wrong = |error| StoreError::File(path.clone(), error);
    let lock = private().create(true).open(&path).map_err(wrong)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(file.to_owned())),
        Err(TryLockError::Error(error)) => Err(wrong(error)),
    }
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

impl Database for Sqlite {
    fn kind(&self) -> Kind {
        Kind::Sqlite
    }

    fn rows(&self, question: Statement) -> BoxFuture<'_, Result<Rows, StoreError>> {
        Box::pin(async move { Ok(Rows::Sqlite(question.query().fetch_all(&self.readers).await?)) })
    }

    fn commit<'a>(&'a self, changes: &'a [Write]) -> BoxFuture<'a, Result<Vec<bool>, StoreError>> {
        Box::pin(self.write(changes))
    }

    fn copy<'a>(
        &'a self,
        questions: &'a [Statement],
        each: &'a mut (dyn FnMut(usize, Rows) -> Result<(), BackupError> + Send),
    ) -> BoxFuture<'a, Result<(), BackupError>> {
        Box::pin(async move {
            let mut transaction = self.readers.begin().await?;
            for (place, question) in questions.iter().enumerate() {
                let mut rows = question.query().fetch(&mut *transaction);
                while let Some(row) = rows.try_next().await? {
                    each(place, Rows::Sqlite(vec![row]))?;
                }
            }
            Ok(())
        })
    }

    fn fill<'a>(
        &'a self,
        statements: &'a mut (dyn Iterator<Item = Result<Statement, BackupError>> + Send),
    ) -> BoxFuture<'a, Result<(), BackupError>> {
        Box::pin(async move {
            let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
            for statement in statements {
                statement?.query().execute(&mut *transaction).await?;
            }
            Ok(transaction.commit().await?)
        })
    }

    fn subscribe(&self) -> BoxFuture<'_, Result<Subscription, StoreError>> {
        Box::pin(async { Ok(Subscription::new(None)) })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            self.writer.close().await;
            self.lock.lock().expect("nobody panics while holding the lock").take();
        })
    }
}
