//! Tables in PostgreSQL, for several nodes.

use futures_util::TryStreamExt;
use futures_util::future::BoxFuture;
use sqlx::postgres::{PgListener, PgPoolOptions};
use sqlx::{PgConnection, PgPool};

use crate::backup::BackupError;
use crate::database::{Condition, Database, Rows, Statement, Write, entries, may_go_on};
use crate::notifications::payloads;
use crate::{Kind, MIGRATIONS, PATIENCE, StoreError, Subscription};

/// How many connections a node has.
const CONNECTIONS: u32 = 12;
/// The channel on which all nodes listen.
const CHANNEL: &str = "tapis";

/// Inserts those entries whose numbers are free, tells the other nodes, and says which they were.
const ENTRIES: &str = "WITH written AS (
        INSERT INTO log (table_id, number, at, entry)
        SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[])
        ON CONFLICT DO NOTHING RETURNING table_id, number)
    SELECT table_id, number FROM written
    WHERE pg_notify($5, 't ' || table_id || ' ' || (number + 1)) IS NOT NULL";
const NOTIFY: &str = "SELECT pg_notify($1, payload) FROM UNNEST($2::text[]) AS payload";

pub(crate) struct Postgres {
    url: String,
    pool: PgPool,
}

impl Postgres {
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let options = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = options.connect(url).await?;
        MIGRATIONS.run(&pool).await?;
        Ok(Self { url: url.to_owned(), pool })
    }

    async fn write(&self, changes: &[Write]) -> Result<Vec<bool>, StoreError> {
        let plain = |change: &Write| {
            matches!(change.condition, Condition::Entry(_))
                && change.statements.is_empty()
                && change.notifications.is_empty()
        };
        if changes.iter().all(plain) {
            // While a game is played there is nothing else to write: one statement, one commit.
            return write_entries(&mut *self.pool.acquire().await?, changes).await;
        }
        let mut transaction = self.pool.begin().await?;
        let mut met = write_entries(&mut transaction, changes).await?;
        let mut told = Vec::new();
        for (change, met) in changes.iter().zip(&mut met) {
            if let Condition::Changes(statement) = &change.condition {
                let done = statement.query().execute(&mut *transaction).await?;
                *met = done.rows_affected() > 0;
            }
            if *met {
                for statement in &change.statements {
                    statement.query().execute(&mut *transaction).await?;
                }
                told.extend(&change.notifications);
            }
        }
        if !told.is_empty() {
            let notify = sqlx::query(NOTIFY).bind(CHANNEL).bind(payloads(told.into_iter()));
            notify.execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(met)
    }
}

/// Writes the entries among these changes; says of all changes whether they may go on.
async fn write_entries(
    connection: &mut PgConnection,
    changes: &[Write],
) -> Result<Vec<bool>, StoreError> {
    let entries = entries(changes);
    let mut written = Vec::new();
    if !entries.is_empty() {
        let rows = sqlx::query_as(ENTRIES)
            .bind(entries.keys().map(|(table, _)| *table).collect::<Vec<_>>())
            .bind(entries.keys().map(|(_, number)| *number as i64).collect::<Vec<_>>())
            .bind(entries.values().map(|entry| entry.at).collect::<Vec<_>>())
            .bind(entries.values().map(|entry| entry.text.as_str()).collect::<Vec<_>>());
        written = rows.bind(CHANNEL).fetch_all(connection).await?;
    }
    Ok(may_go_on(changes, written))
}

impl Database for Postgres {
    fn kind(&self) -> Kind {
        Kind::Postgres
    }

    fn rows(&self, question: Statement) -> BoxFuture<'_, Result<Rows, StoreError>> {
        Box::pin(async move { Ok(Rows::Postgres(question.query().fetch_all(&self.pool).await?)) })
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
            let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
            let mut transaction = self.pool.begin_with(begin).await?;
            for (place, question) in questions.iter().enumerate() {
                let mut rows = question.query().fetch(&mut *transaction);
                while let Some(row) = rows.try_next().await? {
                    each(place, Rows::Postgres(vec![row]))?;
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
            let mut transaction = self.pool.begin().await?;
            for statement in statements {
                statement?.query().execute(&mut *transaction).await?;
            }
            Ok(transaction.commit().await?)
        })
    }

    fn subscribe(&self) -> BoxFuture<'_, Result<Subscription, StoreError>> {
        Box::pin(async move {
            let mut listener = PgListener::connect(&self.url).await?;
            listener.listen(CHANNEL).await?;
            Ok(Subscription::new(Some(listener)))
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.pool.close())
    }
}
