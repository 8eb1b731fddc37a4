//! What the store asks of a database, whichever of the two it is.

use std::collections::{BTreeMap, HashSet};

use futures_util::future::BoxFuture;
use sqlx::postgres::PgRow;
use sqlx::query::Query;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Encode, FromRow, SqlSafeStr, SqlStr, Type};

use crate::backup::BackupError;
use crate::{Kind, Notification, StoreError, Subscription};

/// One of the two databases. Questions may be asked side by side; changes come from the one writer.
pub(crate) trait Database: Send + Sync {
    /// Which of the two.
    fn kind(&self) -> Kind;

    /// The rows that answer a question.
    fn rows(&self, question: Statement) -> BoxFuture<'_, Result<Rows, StoreError>>;

    /// Writes everything in one transaction, which is on the disk when this returns, and tells the
    /// other nodes. Says of each change whether its condition was met; the others are left out.
    fn commit<'a>(&'a self, changes: &'a [Write]) -> BoxFuture<'a, Result<Vec<bool>, StoreError>>;

    /// Reads the answers to several questions as they stood at one moment. Whoever asks is told
    /// which question a row answers.
    fn copy<'a>(
        &'a self,
        questions: &'a [Statement],
        each: &'a mut (dyn FnMut(usize, Rows) -> Result<(), BackupError> + Send),
    ) -> BoxFuture<'a, Result<(), BackupError>>;

    /// Carries out any number of statements in one transaction, unless one of them cannot be had.
    fn fill<'a>(
        &'a self,
        statements: &'a mut (dyn Iterator<Item = Result<Statement, BackupError>> + Send),
    ) -> BoxFuture<'a, Result<(), BackupError>>;

    /// Listens to the other nodes.
    fn subscribe(&self) -> BoxFuture<'_, Result<Subscription, StoreError>>;

    /// Closes all connections.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// A statement with its values, in the part of SQL that both databases share.
#[derive(Clone)]
pub(crate) struct Statement {
    sql: SqlStr,
    values: Vec<Value>,
}

/// A value that both databases keep alike.
#[derive(Clone)]
pub(crate) enum Value {
    /// A text.
    Text(Option<String>),
    /// A number, a time in Unix milliseconds, or a truth value.
    Number(Option<i64>),
}

/// A statement without its values.
pub(crate) fn sql(sql: &'static str) -> Statement {
    Statement { sql: sql.into_sql_str(), values: Vec::new() }
}

impl Statement {
    /// A statement made of names that stand in the program, and of nothing that anybody sent.
    pub fn made(sql: String) -> Self {
        Self { sql: AssertSqlSafe(sql).into_sql_str(), values: Vec::new() }
    }

    /// The same with one value more.
    pub fn bind(mut self, value: impl Into<Value>) -> Self {
        self.values.push(value.into());
        self
    }

    /// The statement for this database.
    pub fn query<DB: sqlx::Database>(&self) -> Query<'_, DB, DB::Arguments>
    where
        for<'a> &'a Option<String>: Encode<'a, DB> + Type<DB>,
        Option<i64>: for<'a> Encode<'a, DB> + Type<DB>,
    {
        let query = sqlx::query(self.sql.clone());
        self.values.iter().fold(query, |query, value| match value {
            Value::Text(text) => query.bind(text),
            Value::Number(number) => query.bind(*number),
        })
    }
}

macro_rules! values {
    ($($from:ty => |$value:ident| $into:expr),* $(,)?) => {
        $(impl From<$from> for Value {
            fn from($value: $from) -> Self {
                $into
            }
        })*
    };
}

values! {
    &str => |text| Self::Text(Some(text.to_owned())),
    &String => |text| Self::Text(Some(text.clone())),
    String => |text| Self::Text(Some(text)),
    Option<&str> => |text| Self::Text(text.map(str::to_owned)),
    Option<i64> => |number| Self::Number(number),
    Option<u32> => |number| Self::Number(number.map(i64::from)),
    bool => |truth| Self::Number(Some(truth.into())),
    i64 => |number| Self::Number(Some(number)),
    u32 => |number| Self::Number(Some(number.into())),
    u8 => |number| Self::Number(Some(number.into())),
    // Numbers of entries: nobody writes as many as an `i64` has room for.
    u64 => |number| Self::Number(Some(number as i64)),
}

/// The answer to a question.
pub(crate) enum Rows {
    /// From a file.
    Sqlite(Vec<SqliteRow>),
    /// From a server.
    Postgres(Vec<PgRow>),
}

/// What can be read from a row of either database.
pub(crate) trait Read: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> {}

impl<T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow>> Read for T {}

impl Rows {
    /// What the rows say.
    pub fn read<T: Read>(&self) -> Result<Vec<T>, StoreError> {
        Ok(match self {
            Self::Sqlite(rows) => rows.iter().map(T::from_row).collect::<Result<_, _>>()?,
            Self::Postgres(rows) => rows.iter().map(T::from_row).collect::<Result<_, _>>()?,
        })
    }
}

/// What is written in one piece, or not at all.
pub(crate) struct Write {
    /// What has to be the case.
    pub condition: Condition,
    /// What is written then.
    pub statements: Vec<Statement>,
    /// What the other nodes are told then.
    pub notifications: Vec<Notification>,
}

/// What has to be the case for something to be written.
pub(crate) enum Condition {
    /// Nothing.
    None,
    /// This entry's number is free; then it is written.
    Entry(NewEntry),
    /// This statement changes a row.
    Changes(Statement),
}

/// An entry of a table's log.
pub(crate) struct NewEntry {
    /// Which table.
    pub table: String,
    /// The number that it is to have.
    pub number: u64,
    /// When, in Unix milliseconds.
    pub at: i64,
    /// What happened.
    pub text: String,
}

impl Write {
    /// Something to write that depends on nothing.
    pub fn all(statements: impl IntoIterator<Item = Statement>) -> Self {
        let statements = statements.into_iter().collect();
        Self { condition: Condition::None, statements, notifications: Vec::new() }
    }

    /// Something that is written if its first statement changes a row.
    pub fn first(statement: Statement) -> Self {
        Self { condition: Condition::Changes(statement), ..Self::all([]) }
    }

    /// The same with another statement.
    pub fn then(mut self, statement: Statement) -> Self {
        self.statements.push(statement);
        self
    }

    /// The same, and the other nodes are told.
    pub fn notify(mut self, notification: Notification) -> Self {
        self.notifications.push(notification);
        self
    }
}

/// The entries among these changes, in the order in which every node writes them, so that no two
/// nodes wait for each other. Of two with one number the first counts.
pub(crate) fn entries(changes: &[Write]) -> BTreeMap<(&str, u64), &NewEntry> {
    let mut entries = BTreeMap::new();
    for change in changes {
        if let Condition::Entry(entry) = &change.condition {
            entries.entry((entry.table.as_str(), entry.number)).or_insert(entry);
        }
    }
    entries
}

/// Which of these changes may go on, now that these entries have been written.
pub(crate) fn may_go_on(changes: &[Write], written: Vec<(String, i64)>) -> Vec<bool> {
    let mut written: HashSet<_> = written.into_iter().collect();
    let mut is_written = |entry: &NewEntry| {
        // Taken out, because of two with the same number only the first was written.
        written.remove(&(entry.table.clone(), entry.number as i64))
    };
    let changes = changes.iter();
    changes
        .map(|change| match &change.condition {
            Condition::Entry(entry) => is_written(entry),
            Condition::None | Condition::Changes(_) => true,
        })
        .collect()
}
