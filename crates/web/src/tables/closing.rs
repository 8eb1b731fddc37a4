//! Tables that nobody comes back to.
//!
//! A table that waits, or a game in which nobody goes on, is closed after a long time: an entry in
//! its log, like any other, so that whoever returns in that very moment is either first or told.
//! Only a day later, when every node knows, it is removed. Finished games stay for ever.

use std::time::Duration;

use tapis_play::table::Phase;
use tapis_site::Refused;

use super::Tables;
use super::task::Message;
use crate::clock;
use crate::rejection::unavailable;

/// How often old tables are looked for.
const LOOK: Duration = Duration::from_secs(60 * 60);
/// The first look comes soon after the start, but not while everybody comes back.
const FIRST_LOOK: Duration = Duration::from_secs(60);
/// How long a closed table stays in the database.
const CLOSED: Duration = Duration::from_secs(24 * 60 * 60);
/// How many are dealt with at once.
const MOST: u32 = 200;

impl Tables {
    pub(super) async fn close_old_tables(&self) {
        let mut wait = FIRST_LOOK;
        loop {
            tokio::select! {
                () = tokio::time::sleep(wait) => wait = LOOK,
                () = self.stopping() => return,
            }
            match self.close_and_remove(clock::now()).await {
                Ok(0) => {}
                Ok(closed) => tracing::info!(closed, "tables were closed that nobody came back to"),
                Err(_) => tracing::warn!("old tables could not be removed; the next try is later"),
            }
        }
    }

    /// Removes what was closed long ago, and closes what has rested for too long at this time; says
    /// how many were closed.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn close_and_remove(&self, now: i64) -> Result<usize, Refused> {
        let long_ago = now - CLOSED.as_millis() as i64;
        let store = self.store();
        let removable = store.resting(tapis_store::Phase::Closed, long_ago, MOST).await;
        let removable = removable.map_err(unavailable)?;
        if !removable.is_empty() {
            store.remove(&removable).await.map_err(unavailable)?;
        }
        let mut closed = 0;
        let lives = [
            (Phase::Waiting, tapis_store::Phase::Waiting, self.config().waiting),
            (Phase::Playing, tapis_store::Phase::Playing, self.config().abandoned),
        ];
        for (phase, stored, life) in lives {
            let Some(life) = life else { continue };
            let since = now - life.as_millis() as i64;
            let resting = store.resting(stored, since, MOST).await.map_err(unavailable)?;
            for id in resting {
                if self.is_stopping() {
                    return Ok(closed);
                }
                if self.owns(&id) && self.close(&id, phase, since).await {
                    closed += 1;
                }
            }
        }
        Ok(closed)
    }

    /// One table that cannot be closed must not keep the others.
    async fn close(&self, id: &str, phase: Phase, since: i64) -> bool {
        let Ok(table) = self.table(id).await else { return false };
        table.ask(|answer| Message::Close { phase, since, answer }).await.is_ok()
    }
}
