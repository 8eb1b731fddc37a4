//! What remains: finished games, statistics, and what was said.

use serde::Serialize;
use sqlx::{Row, query, query_scalar};

use crate::{News, Store, StoreError};

/// A finished game as one of its players remembers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finished {
    /// Which table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// Where they sat.
    pub seat: u8,
    /// Their points.
    pub score: i64,
    /// Whether they won.
    pub won: bool,
    /// When it was over, in Unix milliseconds.
    pub finished: i64,
}

/// What somebody has achieved in one game with one number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Totals {
    /// Which game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// How many games.
    pub games: u32,
    /// How many were won.
    pub won: u32,
    /// All points together.
    pub points: i64,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Said {
    /// Its number at this table, from 0.
    pub number: u64,
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in Unix milliseconds.
    pub at: i64,
}

impl Store {
    /// The record of a finished game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn record(&self, table: &str) -> Result<Option<String>, StoreError> {
        let text = query_scalar("SELECT text FROM records WHERE table_id = $1").bind(table);
        Ok(text.fetch_optional(&self.pool).await?)
    }

    /// The finished games of somebody, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn history(&self, person: &str, most: u32) -> Result<Vec<Finished>, StoreError> {
        let rows = query(
            "SELECT table_id, game, players, seat, score, won, finished FROM results
             WHERE person = $1 ORDER BY finished DESC, table_id LIMIT $2",
        );
        let rows = rows.bind(person).bind(i64::from(most)).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                Ok(Finished {
                    table: row.try_get(0)?,
                    game: row.try_get(1)?,
                    players: row.try_get::<i64, _>(2)? as u8,
                    seat: row.try_get::<i64, _>(3)? as u8,
                    score: row.try_get(4)?,
                    won: row.try_get::<i64, _>(5)? != 0,
                    finished: row.try_get(6)?,
                })
            })
            .collect()
    }

    /// What somebody has achieved, by game and number of players.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn statistics(&self, person: &str) -> Result<Vec<Totals>, StoreError> {
        // Sums are wider than their columns on PostgreSQL, so they are cast back.
        let rows = query(
            "SELECT game, players, COUNT(*), CAST(SUM(won) AS BIGINT), CAST(SUM(score) AS BIGINT)
             FROM results WHERE person = $1 GROUP BY game, players ORDER BY game, players",
        );
        let rows = rows.bind(person).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                Ok(Totals {
                    game: row.try_get(0)?,
                    players: row.try_get::<i64, _>(1)? as u8,
                    games: row.try_get::<i64, _>(2)? as u32,
                    won: row.try_get::<i64, _>(3)? as u32,
                    points: row.try_get(4)?,
                })
            })
            .collect()
    }

    /// Writes down what somebody says at a table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn say(
        &self,
        table: &str,
        person: &str,
        name: &str,
        text: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        const TRIES: u32 = 8;
        let mut tries = 0;
        loop {
            let said = query(
                "INSERT INTO chat (table_id, number, person, name, text, at)
                 SELECT $1, COALESCE(MAX(number) + 1, 0), $2, $3, $4, $5
                 FROM chat WHERE table_id = $1",
            );
            let said = said.bind(table).bind(person).bind(name).bind(text).bind(at);
            tries += 1;
            match said.execute(&self.pens).await.map_err(StoreError::from) {
                // Two people on two nodes spoke at once.
                Err(StoreError::Taken) if tries < TRIES => {}
                done => {
                    done?;
                    return self.tell([News::Chat { id: table.to_owned() }]).await;
                }
            }
        }
    }

    /// The last things that were said at a table, from this number on, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn said(&self, table: &str, from: u64, most: u32) -> Result<Vec<Said>, StoreError> {
        let rows = query(
            "SELECT number, name, text, at FROM chat WHERE table_id = $1 AND number >= $2
             ORDER BY number DESC LIMIT $3",
        );
        let rows = rows.bind(table).bind(from as i64).bind(i64::from(most));
        let rows = rows.fetch_all(&self.pool).await?;
        let said = rows.iter().rev().map(|row| {
            Ok(Said {
                number: row.try_get::<i64, _>(0)? as u64,
                name: row.try_get(1)?,
                text: row.try_get(2)?,
                at: row.try_get(3)?,
            })
        });
        said.collect()
    }

    /// Everything that somebody has said, for the export of their data.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn said_by(&self, person: &str) -> Result<Vec<(String, Said)>, StoreError> {
        let rows = query(
            "SELECT table_id, number, name, text, at FROM chat WHERE person = $1
             ORDER BY at, table_id, number",
        );
        let rows = rows.bind(person).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| {
                let said = Said {
                    number: row.try_get::<i64, _>(1)? as u64,
                    name: row.try_get(2)?,
                    text: row.try_get(3)?,
                    at: row.try_get(4)?,
                };
                Ok((row.try_get(0)?, said))
            })
            .collect()
    }
}
