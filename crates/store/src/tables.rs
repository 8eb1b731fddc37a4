//! Tables and their logs.

use sqlx::any::AnyRow;
use sqlx::{Row, query, query_scalar};

use crate::{Entry, NewTable, Phase, Store, StoreError, StoredTable};

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
        let mut transaction = self.pens.begin().await?;
        query(
            "INSERT INTO tables (id, game, options, seats, seed, owner, public, clock_seconds,
             pace_ms, phase, created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(&table.options)
        .bind(i64::from(table.seats))
        .bind(&table.seed)
        .bind(&table.owner)
        .bind(i64::from(table.public))
        .bind(table.clock_seconds.map(i64::from))
        .bind(i64::from(table.pace_ms))
        .bind(table.created)
        .execute(&mut *transaction)
        .await?;
        for (number, entry) in entries.iter().enumerate() {
            query("INSERT INTO log (table_id, number, at, entry) VALUES ($1, $2, $3, $4)")
                .bind(&table.id)
                .bind(number as i64)
                .bind(table.created)
                .bind(entry)
                .execute(&mut *transaction)
                .await?;
        }
        for (seat, person) in sitters {
            query("INSERT INTO sitters (table_id, seat, person) VALUES ($1, $2, $3)")
                .bind(&table.id)
                .bind(i64::from(*seat))
                .bind(person)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// A table with the whole of its log.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn load(&self, id: &str) -> Result<Option<(StoredTable, Vec<Entry>)>, StoreError> {
        let row = query("SELECT * FROM tables WHERE id = $1").bind(id);
        let Some(row) = row.fetch_optional(&self.pool).await? else {
            return Ok(None);
        };
        let table = read_table(&row)?;
        Ok(Some((table, self.entries(id, 0).await?)))
    }

    /// The entries of a table's log from this number on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn entries(&self, id: &str, from: u64) -> Result<Vec<Entry>, StoreError> {
        let rows = query(
            "SELECT number, at, entry FROM log WHERE table_id = $1 AND number >= $2 ORDER BY number",
        );
        let rows = rows.bind(id).bind(from as i64).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                let number: i64 = row.try_get(0)?;
                Ok(Entry { number: number as u64, at: row.try_get(1)?, text: row.try_get(2)? })
            })
            .collect()
    }

    /// The tables that strangers find, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn public_tables(&self, phase: Phase, most: u32) -> Result<Vec<String>, StoreError> {
        let ids = query_scalar(
            "SELECT id FROM tables WHERE phase = $1 AND public = 1 ORDER BY created DESC LIMIT $2",
        );
        Ok(ids.bind(phase.word()).bind(i64::from(most)).fetch_all(&self.pool).await?)
    }

    /// The tables in this phase, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_in(&self, phase: Phase) -> Result<Vec<String>, StoreError> {
        let ids = query_scalar("SELECT id FROM tables WHERE phase = $1 ORDER BY created");
        Ok(ids.bind(phase.word()).fetch_all(&self.pool).await?)
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
        let rows = query(
            "SELECT id, phase FROM tables WHERE (owner = $1
             OR id IN (SELECT table_id FROM sitters WHERE person = $1)) AND phase <> 'closed'
             ORDER BY created DESC LIMIT $2",
        );
        let rows = rows.bind(person).bind(i64::from(most)).fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, read_phase(row, 1)?))).collect()
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
        let ids = query_scalar(
            "SELECT id FROM tables WHERE phase = $1 AND created < $2
             AND NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.at >= $2)
             AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.table_id = tables.id AND chat.at >= $2)
             ORDER BY created LIMIT $3",
        );
        let ids = ids.bind(phase.word()).bind(since).bind(i64::from(most));
        Ok(ids.fetch_all(&self.pool).await?)
    }

    /// Removes closed tables with all that belongs to them. What was played to its end is never
    /// closed, so no result and no record is lost.
    ///
    /// # Errors
    /// If the database fails; then nothing has changed.
    pub async fn remove(&self, closed: &[String]) -> Result<(), StoreError> {
        let mut transaction = self.pens.begin().await?;
        for id in closed {
            let gone = query("DELETE FROM tables WHERE id = $1 AND phase = 'closed'");
            if gone.bind(id).execute(&mut *transaction).await?.rows_affected() == 0 {
                continue;
            }
            for sql in [
                "DELETE FROM log WHERE table_id = $1",
                "DELETE FROM sitters WHERE table_id = $1",
                "DELETE FROM chat WHERE table_id = $1",
            ] {
                query(sql).bind(id).execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await?;
        Ok(())
    }
}

fn read_phase(row: &AnyRow, column: usize) -> Result<Phase, StoreError> {
    let word: String = row.try_get(column)?;
    Phase::read(&word)
        .ok_or_else(|| sqlx::Error::Decode(format!("no phase is called {word}").into()).into())
}

fn read_table(row: &AnyRow) -> Result<StoredTable, StoreError> {
    let number = |name: &str| row.try_get::<i64, _>(name);
    let word: String = row.try_get("phase")?;
    let phase = Phase::read(&word)
        .ok_or_else(|| sqlx::Error::Decode(format!("no phase is called {word}").into()))?;
    let clock: Option<i64> = row.try_get("clock_seconds")?;
    let table = NewTable {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        options: row.try_get("options")?,
        seats: number("seats")? as u8,
        seed: row.try_get("seed")?,
        owner: row.try_get("owner")?,
        public: number("public")? != 0,
        clock_seconds: clock.map(|seconds| seconds as u32),
        pace_ms: number("pace_ms")? as u32,
        created: number("created")?,
    };
    Ok(StoredTable { table, phase })
}
