//! Where tables live: SQLite in one file by default, PostgreSQL for several nodes.
//!
//! There is one set of statements, in the part of SQL that both databases share, and one way into
//! each database: questions are asked side by side, and one task writes everything. What happens
//! at a table is an append to its log with the next number, and a number is given only once: of
//! two nodes one wins, and the other reads what it has missed. Changes that wait together share a
//! transaction, so that every one of thousands a second is on the disk before anybody is told of
//! it. While nothing changes, nothing is written.
//!
//! The seed of a table in play is a secret, and so are some actions; nothing here is ever printed.

mod backup;
mod database;
mod error;
mod memories;
mod model;
mod notifications;
mod people;
mod postgres;
mod reviews;
mod sessions;
mod sqlite;
mod tables;
mod writer;

pub use backup::{BackupError, Copied};
pub use error::StoreError;
pub use memories::{Finished, Said, Totals};
pub use model::{Append, Change, Entry, NewTable, Outcome, Phase, StoredTable};
pub use notifications::{Notification, Subscription};
pub use people::Person;
pub use sessions::{Credential, NewSession, Session, SessionKind};

use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::Migrator;

use crate::database::{Database, Read, Statement, Write, sql};
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::writer::Writer;

/// The versioned changes of the schema, oldest first.
pub static MIGRATIONS: Migrator = sqlx::migrate!();

/// How long a request waits for a connection before it is told that the database does not answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Which database this is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One file.
    Sqlite,
    /// A server, for several nodes.
    Postgres,
}

/// An open database. Cloning it is cheap.
#[derive(Clone)]
pub struct Store {
    database: Arc<dyn Database>,
    writer: Writer,
}

impl Store {
    /// Opens a database beside a server that may be using it, creates it if it is a file that does
    /// not exist, and brings its schema up to date.
    ///
    /// # Errors
    /// If the address is not understood or the database cannot be reached or changed.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_as(url, false).await
    }

    /// The same for a server: a file has one server at a time.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another server uses the file, or as above.
    pub async fn open_alone(url: &str) -> Result<Self, StoreError> {
        Self::open_as(url, true).await
    }

    async fn open_as(url: &str, alone: bool) -> Result<Self, StoreError> {
        let database: Arc<dyn Database> =
            if url.starts_with("postgres://") || url.starts_with("postgresql://") {
                Arc::new(Postgres::open(url).await?)
            } else {
                Arc::new(Sqlite::open(url, alone).await?)
            };
        Ok(Self { writer: Writer::start(database.clone()), database })
    }

    /// Which database this is.
    pub fn kind(&self) -> Kind {
        self.database.kind()
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.database.rows(sql("SELECT 1")).await.map(drop)
    }

    /// Finishes what was begun and closes all connections.
    pub async fn close(&self) {
        self.writer.close().await;
        self.database.close().await;
    }

    /// A value that all nodes share; the first one to propose it decides.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn settle(&self, name: &str, proposal: &str) -> Result<String, StoreError> {
        let settled = || sql("SELECT value FROM settings WHERE name = $1").bind(name);
        if let Some((value,)) = self.one(settled()).await? {
            return Ok(value);
        }
        let propose =
            sql("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        self.write(propose.bind(name).bind(proposal)).await?;
        let value: Option<(String,)> = self.one(settled()).await?;
        value.map(|(value,)| value).ok_or(StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// Says that a node is alive, forgets those not seen since `dead`, and lists the living. A file
    /// has one node, of which nobody has to be told.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn heartbeat(
        &self,
        node: &str,
        now: i64,
        dead: i64,
    ) -> Result<Vec<String>, StoreError> {
        if self.kind() == Kind::Sqlite {
            return Ok(vec![node.to_owned()]);
        }
        let alive = sql("INSERT INTO nodes (id, seen) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET seen = excluded.seen");
        let forget = sql("DELETE FROM nodes WHERE seen < $1").bind(dead);
        self.writer.write(Write::all([alive.bind(node).bind(now), forget])).await?;
        let nodes: Vec<(String,)> = self.all(sql("SELECT id FROM nodes ORDER BY id")).await?;
        Ok(nodes.into_iter().map(|(id,)| id).collect())
    }

    /// Says that a node has stopped, so that the others take over at once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn farewell(&self, node: &str) -> Result<(), StoreError> {
        if self.kind() == Kind::Sqlite {
            return Ok(());
        }
        self.write(sql("DELETE FROM nodes WHERE id = $1").bind(node)).await.map(drop)
    }

    /// All rows that answer a question.
    async fn all<T: Read>(&self, question: Statement) -> Result<Vec<T>, StoreError> {
        self.database.rows(question).await?.read()
    }

    /// The first row that answers a question.
    async fn one<T: Read>(&self, question: Statement) -> Result<Option<T>, StoreError> {
        Ok(self.all(question).await?.into_iter().next())
    }

    /// Carries out one statement; says whether it has changed a row.
    async fn write(&self, statement: Statement) -> Result<bool, StoreError> {
        self.writer.write(Write::first(statement)).await
    }
}
