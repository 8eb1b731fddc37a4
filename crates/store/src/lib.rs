//! Where tables live: SQLite in one file by default, PostgreSQL for several nodes.
//!
//! There is one interface and one set of queries, in the part of SQL that both databases share.
//! What happens at a table is an append to its log with the next number, and a number is given
//! only once: of two writers one wins, and the other reads what it has missed. Appends of many
//! tables share a transaction, so that every one of thousands a second is on the disk before
//! anybody is told of it.
//!
//! The seed of a table in play is a secret, and so are some actions; nothing here is ever printed.

mod backup;
mod connect;
mod error;
mod memories;
mod model;
mod news;
mod people;
mod tables;
mod writer;

pub use backup::{BackupError, Copied};
pub use error::StoreError;
pub use memories::{Finished, Said, Totals};
pub use model::{Append, Appended, Aside, Entry, NewTable, Outcome, Phase, StoredTable};
pub use news::{News, Newsroom};
pub use people::{NewToken, Person, Token};

use sqlx::AnyPool;
use sqlx::migrate::Migrator;

use crate::writer::Pen;

/// The versioned changes of the schema, oldest first.
pub static MIGRATIONS: Migrator = sqlx::migrate!();

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
    kind: Kind,
    url: std::sync::Arc<str>,
    /// For reading.
    pool: AnyPool,
    /// For writing: on SQLite one connection, because it lets only one write at a time.
    pens: AnyPool,
    /// For writing what happens at tables.
    appends: Pen,
}

impl Store {
    /// Opens a database, creates it if it is a file that does not exist, and brings its schema up
    /// to date.
    ///
    /// # Errors
    /// If the address is not understood or the database cannot be reached or changed.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let connected = connect::connect(url).await?;
        MIGRATIONS.run(&connected.pens).await?;
        let connect::Connected { kind, url, pool, pens } = connected;
        let appends = match kind {
            Kind::Sqlite => Pen::sqlite(&connect::sqlite_file(&url)?)?,
            Kind::Postgres => Pen::postgres(pens.clone()),
        };
        Ok(Self { kind, url: url.into(), pool, pens, appends })
    }

    /// Which database this is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Finishes what was begun and closes all connections.
    pub async fn close(&self) {
        self.appends.close().await;
        self.pens.close().await;
        self.pool.close().await;
    }

    /// A value that all nodes share; the first one to propose it decides.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn settle(&self, name: &str, proposal: &str) -> Result<String, StoreError> {
        sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(proposal)
            .execute(&self.pens)
            .await?;
        let value = sqlx::query_scalar("SELECT value FROM settings WHERE name = $1");
        Ok(value.bind(name).fetch_one(&self.pool).await?)
    }

    /// Says that a node is alive, forgets those not seen since `dead`, and lists the living.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn heartbeat(
        &self,
        node: &str,
        now: i64,
        dead: i64,
    ) -> Result<Vec<String>, StoreError> {
        sqlx::query(
            "INSERT INTO nodes (id, seen) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET seen = excluded.seen",
        )
        .bind(node)
        .bind(now)
        .execute(&self.pens)
        .await?;
        sqlx::query("DELETE FROM nodes WHERE seen < $1").bind(dead).execute(&self.pens).await?;
        Ok(sqlx::query_scalar("SELECT id FROM nodes ORDER BY id").fetch_all(&self.pool).await?)
    }

    /// Says that a node has stopped, so that the others take over at once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn farewell(&self, node: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node).execute(&self.pens).await?;
        Ok(())
    }
}
