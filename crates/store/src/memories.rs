//! What remains: finished games, statistics, and what was said.

use serde::Serialize;
use sqlx::FromRow;

use crate::database::{Write, sql};
use crate::{Notification, Store, StoreError};

/// A finished game as one of its players remembers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromRow)]
pub struct Finished {
    /// Which table.
    #[sqlx(rename = "table_id")]
    pub table: String,
    /// Which game.
    pub game: String,
    /// How many played.
    #[sqlx(try_from = "i64")]
    pub players: u8,
    /// Where they sat.
    #[sqlx(try_from = "i64")]
    pub seat: u8,
    /// Their points.
    pub score: i64,
    /// Whether they won.
    pub won: bool,
    /// When it was over, in Unix milliseconds.
    pub finished: i64,
}

/// What somebody has achieved in one game with one number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromRow)]
pub struct Totals {
    /// Which game.
    pub game: String,
    /// How many played.
    #[sqlx(try_from = "i64")]
    pub players: u8,
    /// How many games.
    #[sqlx(try_from = "i64")]
    pub games: u32,
    /// How many were won.
    #[sqlx(try_from = "i64")]
    pub won: u32,
    /// All points together.
    pub points: i64,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromRow)]
pub struct Said {
    /// Its number at this table, from 0.
    #[sqlx(try_from = "i64")]
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
        let record = sql("SELECT text FROM records WHERE table_id = $1").bind(table);
        Ok(self.one(record).await?.map(|(text,)| text))
    }

    /// The finished games of somebody, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn history(&self, person: &str, most: u32) -> Result<Vec<Finished>, StoreError> {
        let games = sql(
            "SELECT table_id, game, players, seat, score, won <> 0 AS won, finished FROM results
             WHERE person = $1 ORDER BY finished DESC, table_id LIMIT $2",
        );
        self.all(games.bind(person).bind(most)).await
    }

    /// What somebody has achieved, by game and number of players.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn statistics(&self, person: &str) -> Result<Vec<Totals>, StoreError> {
        // Sums are wider than their columns on PostgreSQL, so they are cast back.
        let totals =
            sql("SELECT game, players, COUNT(*) AS games, CAST(SUM(won) AS BIGINT) AS won,
             CAST(SUM(score) AS BIGINT) AS points
             FROM results WHERE person = $1 GROUP BY game, players ORDER BY game, players");
        self.all(totals.bind(person)).await
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
            let said = sql("INSERT INTO chat (table_id, number, person, name, text, at)
                 SELECT $1, COALESCE(MAX(number) + 1, 0), $2, $3, $4, $5
                 FROM chat WHERE table_id = $1");
            let said = said.bind(table).bind(person).bind(name).bind(text).bind(at);
            let said = Write::first(said).notify(Notification::Chat { id: table.to_owned() });
            tries += 1;
            match self.writer.write(said).await {
                // Two people on two nodes spoke at once.
                Err(StoreError::Taken) if tries < TRIES => {}
                done => return done.map(drop),
            }
        }
    }

    /// The last things that were said at a table, from this number on, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn said(&self, table: &str, from: u64, most: u32) -> Result<Vec<Said>, StoreError> {
        let said =
            sql("SELECT number, name, text, at FROM chat WHERE table_id = $1 AND number >= $2
             ORDER BY number DESC LIMIT $3");
        let mut said: Vec<Said> = self.all(said.bind(table).bind(from).bind(most)).await?;
        said.reverse();
        Ok(said)
    }

    /// Everything that somebody has said and at which table, for the export of their data.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn said_by(&self, person: &str) -> Result<Vec<(String, Said)>, StoreError> {
        #[derive(FromRow)]
        struct Line {
            table_id: String,
            #[sqlx(flatten)]
            said: Said,
        }
        let said = sql("SELECT table_id, number, name, text, at FROM chat WHERE person = $1
             ORDER BY at, table_id, number");
        let said: Vec<Line> = self.all(said.bind(person)).await?;
        Ok(said.into_iter().map(|Line { table_id, said }| (table_id, said)).collect())
    }
}
