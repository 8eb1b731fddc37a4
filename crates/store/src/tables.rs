//! Tables and their logs.

use sqlx::FromRow;

use crate::database::{Condition, NewEntry, Statement, Write, sql};
use crate::{Append, Change, Entry, NewTable, Outcome, Phase, Store, StoreError, StoredTable};

impl Store {
    /// Writes a new table with the first entries of its log.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn create(
        &self,
        table: &NewTable,
        entries: &[String],
        sitters: &[(u8, String)],
    ) -> Result<(), StoreError> {
        let new =
            sql("INSERT INTO tables (id, game, options, seats, seed, owner, public, clock_seconds,
             pace_ms, phase, created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)");
        let new = new.bind(&table.id).bind(&table.game).bind(&table.options).bind(table.seats);
        let new = new.bind(&table.seed).bind(&table.owner).bind(table.public);
        let new = new.bind(table.clock_seconds).bind(table.pace_ms).bind(Phase::Waiting.word());
        let mut write = Write::first(new.bind(table.created));
        for (number, entry) in (0_u64..).zip(entries) {
            let insert =
                sql("INSERT INTO log (table_id, number, at, entry) VALUES ($1, $2, $3, $4)");
            write = write.then(insert.bind(&table.id).bind(number).bind(table.created).bind(entry));
        }
        for (seat, person) in sitters {
            write = write.then(sits(&table.id, *seat, person));
        }
        self.writer.write(write).await.map(drop)
    }

    /// Writes an entry with the next number of its table's log. When this returns, the entry is on
    /// the disk, and the other nodes are being told. It is written even if nobody waits any more.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if that number was taken: then somebody else has written, and nothing
    /// has changed. After any other error it is unknown whether the entry was written; reading the
    /// log tells.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let Append { table, at, entry, changes } = append;
        let statements = changes.into_iter().flat_map(|change| change.statements(&table, at));
        let statements = statements.collect();
        let condition = match entry {
            Some((number, text)) => Condition::Entry(NewEntry { table, number, at, text }),
            None => Condition::None,
        };
        let write = Write { condition, statements, notifications: Vec::new() };
        if self.writer.write(write).await? { Ok(()) } else { Err(StoreError::Taken) }
    }

    /// A table with the whole of its log.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn load(&self, id: &str) -> Result<Option<(StoredTable, Vec<Entry>)>, StoreError> {
        let found: Option<Row> =
            self.one(sql("SELECT * FROM tables WHERE id = $1").bind(id)).await?;
        let Some(row) = found else { return Ok(None) };
        Ok(Some((row.into(), self.entries(id, 0).await?)))
    }

    /// The entries of a table's log from this number on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn entries(&self, id: &str, from: u64) -> Result<Vec<Entry>, StoreError> {
        let entries = sql(
            "SELECT number, at, entry FROM log WHERE table_id = $1 AND number >= $2 ORDER BY number",
        );
        self.all(entries.bind(id).bind(from)).await
    }

    /// The tables that strangers find, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn public_tables(&self, phase: Phase, most: u32) -> Result<Vec<String>, StoreError> {
        let public = sql(
            "SELECT id FROM tables WHERE phase = $1 AND public = 1 ORDER BY created DESC LIMIT $2",
        );
        self.ids(public.bind(phase.word()).bind(most)).await
    }

    /// The tables in this phase, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_in(&self, phase: Phase) -> Result<Vec<String>, StoreError> {
        let found = sql("SELECT id FROM tables WHERE phase = $1 ORDER BY created");
        self.ids(found.bind(phase.word())).await
    }

    /// The tables where somebody sits or that they own, with their phases, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_of(
        &self,
        person: &str,
        most: u32,
    ) -> Result<Vec<(String, Phase)>, StoreError> {
        #[derive(FromRow)]
        struct Found {
            id: String,
            #[sqlx(try_from = "String")]
            phase: Phase,
        }
        let found = sql("SELECT id, phase FROM tables WHERE (owner = $1
             OR id IN (SELECT table_id FROM sitters WHERE person = $1)) AND phase <> 'closed'
             ORDER BY created DESC LIMIT $2");
        let found: Vec<Found> = self.all(found.bind(person).bind(most)).await?;
        Ok(found.into_iter().map(|Found { id, phase }| (id, phase)).collect())
    }

    /// The tables in this phase where nothing was done or said since, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn resting(
        &self,
        phase: Phase,
        since: i64,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let found = sql("SELECT id FROM tables WHERE phase = $1 AND created < $2
             AND NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.at >= $2)
             AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.table_id = tables.id AND chat.at >= $2)
             ORDER BY created LIMIT $3");
        self.ids(found.bind(phase.word()).bind(since).bind(most)).await
    }

    /// Removes closed tables with all that belongs to them. What was played to its end is never
    /// closed, so no result and no record is lost.
    ///
    /// # Errors
    /// If the database fails; then the rest has not changed.
    pub async fn remove(&self, closed: &[String]) -> Result<(), StoreError> {
        for id in closed {
            let gone = sql("DELETE FROM tables WHERE id = $1 AND phase = 'closed'").bind(id);
            let gone = Write::first(gone)
                .then(sql("DELETE FROM log WHERE table_id = $1").bind(id))
                .then(sql("DELETE FROM sitters WHERE table_id = $1").bind(id))
                .then(sql("DELETE FROM chat WHERE table_id = $1").bind(id));
            self.writer.write(gone).await?;
        }
        Ok(())
    }

    async fn ids(&self, question: Statement) -> Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> = self.all(question).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }
}

impl Change {
    /// How it is written.
    fn statements(self, table: &str, at: i64) -> Vec<Statement> {
        match self {
            Self::Phase(phase) => vec![enters(table, phase)],
            Self::Sits { seat, person } => vec![sits(table, seat, &person)],
            Self::Stands { seat } => {
                let stands = sql("DELETE FROM sitters WHERE table_id = $1 AND seat = $2");
                vec![stands.bind(table).bind(seat)]
            }
            Self::Finished { record, outcomes } => {
                let kept = sql("INSERT INTO records (table_id, text, finished) VALUES ($1, $2, $3)
                     ON CONFLICT DO NOTHING");
                let mut statements = vec![enters(table, Phase::Over)];
                statements.push(kept.bind(table).bind(record).bind(at));
                statements.extend(outcomes.iter().map(|outcome| fares(table, at, outcome)));
                statements
            }
        }
    }
}

fn enters(table: &str, phase: Phase) -> Statement {
    sql("UPDATE tables SET phase = $1 WHERE id = $2").bind(phase.word()).bind(table)
}

fn sits(table: &str, seat: u8, person: &str) -> Statement {
    let sits = sql("INSERT INTO sitters (table_id, seat, person) VALUES ($1, $2, $3)
         ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person");
    sits.bind(table).bind(seat).bind(person)
}

fn fares(table: &str, at: i64, Outcome { seat, person, score, won }: &Outcome) -> Statement {
    let fares =
        sql("INSERT INTO results (table_id, seat, person, game, players, score, won, finished)
         SELECT id, $1, $2, game, seats, $3, $4, $5 FROM tables WHERE id = $6
         ON CONFLICT DO NOTHING");
    let fares = fares.bind(*seat).bind(person.as_deref()).bind(*score).bind(*won);
    fares.bind(at).bind(table)
}

/// A table as it is stored.
#[derive(FromRow)]
struct Row {
    id: String,
    game: String,
    options: String,
    #[sqlx(try_from = "i64")]
    seats: u8,
    seed: String,
    owner: String,
    public: i64,
    clock_seconds: Option<i64>,
    #[sqlx(try_from = "i64")]
    pace_ms: u32,
    #[sqlx(try_from = "String")]
    phase: Phase,
    created: i64,
}

impl From<Row> for StoredTable {
    fn from(row: Row) -> Self {
        let Row { id, game, options, seats, seed, owner, pace_ms, phase, created, .. } = row;
        let public = row.public != 0;
        let clock_seconds = row.clock_seconds.map(|seconds| seconds as u32);
        let table = NewTable {
            id,
            game,
            options,
            seats,
            seed,
            owner,
            public,
            clock_seconds,
            pace_ms,
            created,
        };
        Self { table, phase }
    }
}
