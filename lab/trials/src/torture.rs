//! Games on real servers while everything that can break is broken.
//!
//! Groups of players play one game after another over the API. A schedule that follows from a seed
//! kills and restarts servers and their database, cuts connections and slows them down; the players
//! themselves repeat their requests, send them late and by another server. About half of them play
//! over WebSockets, which they open anew whenever one is lost. After each game the
//! record is fetched, and everything that was promised on the way is compared with it.

mod group;
mod player;
mod schedule;
mod socket;
mod stage;
mod verdict;

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use tapis_game::Rng;

pub use schedule::{Fault, schedule};
pub use verdict::Verdict;

use group::Group;
use stage::Stage;

/// Where the tables live while they are tortured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Database {
    /// One server with its file.
    Sqlite,
    /// Several servers over one PostgreSQL.
    Postgres,
}

/// What to do to whom.
#[derive(Clone, Debug)]
pub struct Torture {
    /// The program to start as a server, `tapis`.
    pub program: PathBuf,
    /// Where the tables live.
    pub database: Database,
    /// How many servers; one with SQLite.
    pub nodes: usize,
    /// How many groups play at the same time.
    pub groups: usize,
    /// How long faults are injected; the games then under way are played to their end.
    pub time: Duration,
    /// From which faults and choices follow.
    pub seed: u64,
}

/// After the last fault, so long may the last games take.
const PATIENCE: Duration = Duration::from_secs(240);

impl Torture {
    /// Plays and breaks, and says what was found.
    ///
    /// # Errors
    /// If the servers cannot even be started, or do not come back.
    pub async fn run(&self, tell: impl Fn(&str)) -> io::Result<Verdict> {
        let nodes = if self.database == Database::Sqlite { 1 } else { self.nodes.max(1) };
        let mut stage = Stage::set(&self.program, self.database, nodes).await?;
        let end = Instant::now() + self.time;
        let addresses = Arc::new(stage.addresses());
        let groups = (0..self.groups).map(|number| {
            let group = Group {
                servers: Arc::clone(&addresses),
                number,
                rng: Rng::from_seed(self.seed ^ ((number as u64 + 1) << 32)),
                end,
                patience: end + PATIENCE,
            };
            group.play()
        });
        let faults = self.break_things(&mut stage, nodes, &tell);
        let (groups, faults) = tokio::join!(join_all(groups), faults);
        let mut verdict = Verdict::default();
        groups.into_iter().for_each(|group| verdict.add(group));
        for (kind, count) in faults? {
            *verdict.faults.entry(kind.to_owned()).or_default() += count;
        }
        verdict.complaints.extend(stage.complaints());
        Ok(verdict)
    }

    /// One fault after another, and calm at the end.
    async fn break_things(
        &self,
        stage: &mut Stage,
        nodes: usize,
        tell: &impl Fn(&str),
    ) -> io::Result<BTreeMap<&'static str, u64>> {
        let mut faults = BTreeMap::new();
        let begin = Instant::now();
        let say = |what: &dyn std::fmt::Display| {
            tell(&format!("{:6.1} s  {what}", begin.elapsed().as_secs_f32()));
        };
        let has_database = self.database == Database::Postgres;
        for (at, fault) in schedule(self.seed, self.time, nodes, has_database) {
            tokio::time::sleep_until((begin + at).into()).await;
            say(&fault);
            for (kind, count) in stage.inject(fault).await? {
                *faults.entry(kind).or_default() += count;
            }
        }
        stage.calm().await?;
        say(&"calm; the last games are played out");
        Ok(faults)
    }
}
