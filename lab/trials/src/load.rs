//! Many tables at once over the real API, and what they cost the server.
//!
//! At every table each seat listens: a program to a stream or over a WebSocket, a person by the page
//! that is open in a browser. A table acts, waits until every one of them has been told, and acts
//! again: at once, or at a given pace. An action counts when the last of them has seen it.

mod listener;
mod player;
mod report;

use std::io;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde_json::{Map, Value};
use tapis_client::Client;

use crate::node::Node;
use crate::postgres::Postgres;
use crate::process;
use listener::Listener;
use player::{Table, resting_table};
pub use report::{Latency, Memory, Recovery, Report, Size};

/// What to play, and against what.
#[derive(Clone, Debug)]
pub struct Load {
    /// The program to start as a server, `tapis`.
    pub program: PathBuf,
    /// A server that runs already, instead of one that is started.
    pub url: Option<String>,
    /// The process of that server, for its time and memory.
    pub pid: Option<u32>,
    /// The database of the server that is started: an address, or `sqlite` or `postgres` for an
    /// empty one that is gone afterwards.
    pub database: String,
    /// Which game.
    pub game: String,
    /// How many seats a table has.
    pub seats: u8,
    /// How many tables.
    pub tables: usize,
    /// How long to play.
    pub time: Duration,
    /// The time from action to action at each table; none means as fast as it goes.
    pub pace: Option<Duration>,
    /// How players see and act.
    pub means: Means,
    /// Options of the rules that are not as usual, as JSON.
    pub options: Map<String, Value>,
    /// So many more viewers that only look on.
    pub idle_streams: usize,
    /// At the end the server is killed and started again.
    pub recovery: bool,
    /// Which actions the players choose.
    pub seed: u64,
}

/// How players see and act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// By a stream of events and by requests, as programs do.
    Requests,
    /// Over one WebSocket each.
    Sockets,
    /// By a page that is open in a browser, and by requests.
    Pages,
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// So many tables have been set up.
    SettingUp(usize),
    /// So many idle viewers look on.
    Watching(usize),
    /// So many actions have been seen by everybody, after so much time.
    Playing(u64, Duration),
    /// The server has been killed; so many tables have come back.
    Recovering(usize),
}

/// How many requests are under way at once while tables are set up.
const AT_ONCE: usize = 32;

/// Opens the streams of these tables.
async fn sit_down(tables: Vec<Table>) -> io::Result<Vec<Table>> {
    stream::iter(tables)
        .map(async |mut table| table.sit_down().await.map(|()| table))
        .buffer_unordered(AT_ONCE)
        .try_collect()
        .await
}

impl Load {
    /// Plays, and says what was measured.
    ///
    /// # Errors
    /// If the server cannot be started, refuses or breaks.
    pub async fn run(&self, tell: impl Fn(Progress)) -> io::Result<Report> {
        let mut stage = Stage::set(self).await?;
        let stranger = Client::new(&stage.url).map_err(io::Error::other)?;
        let empty = stage.memory();

        let set_up = Instant::now();
        let created = AtomicU64::new(0);
        let create = async |numbers: Range<u32>| -> io::Result<Vec<Table>> {
            let tables = stream::iter(numbers).map(async |number| {
                let table = Table::set_up(self, &stranger, number).await?;
                let done = created.fetch_add(1, Ordering::Relaxed) + 1;
                tell(Progress::SettingUp(usize::try_from(done).unwrap_or(usize::MAX)));
                io::Result::Ok(table)
            });
            tables.buffer_unordered(AT_ONCE).try_collect().await
        };
        // The first tables also pay for what is read and kept once, whoever comes after them.
        let n_tables = u32::try_from(self.tables).map_err(io::Error::other)?;
        let first = n_tables / 4;
        let mut tables = sit_down(create(0..first).await?).await?;
        let with_first = stage.memory();
        let rest = create(first..n_tables).await?;
        let set_up = set_up.elapsed();
        let with_tables = stage.memory();
        let n_rest = rest.len();
        tables.extend(sit_down(rest).await?);
        let connected = stage.memory();

        let idle = self.idle(&stranger, &tell).await?;
        let watched = stage.memory();

        let unwatched = match self.means {
            Means::Pages => {
                // What it costs to ask and act, with nobody to draw for.
                tables.iter_mut().for_each(Table::stop_listening);
                let (_, played) = self.play(&stage, &mut tables, self.time / 2, &tell).await?;
                tables = sit_down(tables).await?;
                Some(played)
            }
            Means::Requests | Means::Sockets => None,
        };
        tables.iter_mut().for_each(|table| table.told.clear());
        let (latencies, played) = self.play(&stage, &mut tables, self.time, &tell).await?;
        let after = stage.memory();
        let told = Size::of(tables.iter().flat_map(|table| &table.told).copied().collect());
        drop(idle);

        let recovery = match self.recovery {
            true => Some(recover(&mut stage, &tables, &tell).await?),
            false => None,
        };
        let each = |more: Option<u64>, less: Option<u64>, count: usize| {
            Some(more?.saturating_sub(less?) / u64::try_from(count).ok().filter(|n| *n > 0)?)
        };
        let streams = n_rest * usize::from(self.seats);
        let per_table_with_streams = each(connected, with_first, n_rest);
        Ok(Report {
            game: self.game.clone(),
            seats: self.seats,
            tables: self.tables,
            database: stage.database.clone(),
            pace_ms: self.pace.map(|pace| pace.as_secs_f64() * 1000.0),
            idle_streams: self.idle_streams,
            set_up_seconds: set_up.as_secs_f64(),
            seconds: played.time.as_secs_f64(),
            actions: played.actions,
            games: played.games,
            actions_per_second: rate(played.actions, played.time),
            server_cpu_seconds: played.cpu.map(|time| time.as_secs_f64()),
            actions_per_cpu_second: played.cpu.map(|time| rate(played.actions, time)),
            cpu_us_per_action: played.cpu_us(),
            cpu_us_per_unwatched_action: unwatched.and_then(|played| played.cpu_us()),
            database_cpu_seconds: played.database_cpu.map(|time| time.as_secs_f64()),
            told,
            bytes_per_action: told.all as f64 / (played.actions.max(1)) as f64,
            latency: Latency::of(latencies),
            memory: Memory {
                empty,
                per_table: each(with_tables, with_first, n_rest),
                per_stream: each(connected, with_tables, streams),
                per_table_with_streams,
                per_table_after_play: per_table_with_streams
                    .zip(each(after, watched, self.tables))
                    .map(|(before, more)| before + more),
                per_idle_stream: each(watched, connected, self.idle_streams),
            },
            recovery,
        })
    }

    /// Viewers of tables that rest, so that what is measured is the price of being there.
    async fn idle(&self, stranger: &Client, tell: &impl Fn(Progress)) -> io::Result<Vec<Listener>> {
        if self.idle_streams == 0 {
            return Ok(Vec::new());
        }
        let (table, open) = (resting_table(self, stranger).await?, AtomicU64::new(0));
        stream::iter(0..self.idle_streams)
            .map(async |_| {
                let mut listener = Listener::open(self.means, stranger, &table).await?;
                listener.next().await?;
                let done = open.fetch_add(1, Ordering::Relaxed) + 1;
                tell(Progress::Watching(usize::try_from(done).unwrap_or(usize::MAX)));
                Ok(listener)
            })
            .buffer_unordered(AT_ONCE)
            .try_collect()
            .await
    }

    async fn play(
        &self,
        stage: &Stage,
        tables: &mut [Table],
        time: Duration,
        tell: &impl Fn(Progress),
    ) -> io::Result<(Vec<Duration>, Played)> {
        let actions = Arc::new(AtomicU64::new(0));
        let (cpu, database_cpu) = (stage.cpu_time(), stage.database_cpu_time());
        let begin = Instant::now();
        let end = begin + time;
        let games_before: u64 = tables.iter().map(|table| table.games).sum();
        let count = tables.len();
        let playing = try_join_all(tables.iter_mut().enumerate().map(|(place, table)| {
            let counter = Arc::clone(&actions);
            // Tables with a pace do not act in the same moment but one after another.
            let first = self.pace.map(|pace| pace.mul_f64(place as f64 / count as f64));
            async move { table.play(begin, first, end, &counter).await }
        }));
        let mut ticks = tokio::time::interval(Duration::from_millis(200));
        let latencies = {
            tokio::pin!(playing);
            loop {
                tokio::select! {
                    done = &mut playing => break done?,
                    _ = ticks.tick() => {
                        tell(Progress::Playing(actions.load(Ordering::Relaxed), begin.elapsed()));
                    }
                }
            }
        };
        let time = begin.elapsed();
        let spent =
            |now: Option<Duration>, then: Option<Duration>| Some(now?.saturating_sub(then?));
        let played = Played {
            time,
            actions: actions.load(Ordering::Relaxed),
            games: tables.iter().map(|table| table.games).sum::<u64>() - games_before,
            cpu: spent(stage.cpu_time(), cpu),
            database_cpu: spent(stage.database_cpu_time(), database_cpu),
        };
        Ok((latencies.into_iter().flatten().collect(), played))
    }
}

/// Kills the server and waits until every table is back where it was.
async fn recover(
    stage: &mut Stage,
    tables: &[Table],
    tell: &impl Fn(Progress),
) -> io::Result<Recovery> {
    let node = stage.node.as_mut().ok_or_else(|| {
        io::Error::other("only a server that was started here can be killed and restarted")
    })?;
    node.kill();
    let begin = Instant::now();
    node.launch()?;
    node.wait_until_healthy().await?;
    let healthy = begin.elapsed();
    let back = AtomicU64::new(0);
    let moved: Vec<bool> = stream::iter(tables)
        .map(async |table| {
            let same = table.is_where_it_was().await?;
            let done = back.fetch_add(1, Ordering::Relaxed) + 1;
            tell(Progress::Recovering(usize::try_from(done).unwrap_or(usize::MAX)));
            io::Result::Ok(same)
        })
        .buffer_unordered(AT_ONCE)
        .try_collect()
        .await?;
    Ok(Recovery {
        healthy_ms: healthy.as_secs_f64() * 1000.0,
        all_tables_ms: begin.elapsed().as_secs_f64() * 1000.0,
        tables: tables.len(),
        elsewhere: moved.iter().filter(|same| !**same).count(),
    })
}

fn rate(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64().max(1e-9)
}

struct Played {
    time: Duration,
    actions: u64,
    games: u64,
    cpu: Option<Duration>,
    database_cpu: Option<Duration>,
}

impl Played {
    /// Processor time of the server for an action, in microseconds.
    fn cpu_us(&self) -> Option<f64> {
        Some(self.cpu?.as_secs_f64() * 1e6 / self.actions.max(1) as f64)
    }
}

/// What a run stands on: the server, its database, its folder. In this order they are dropped.
struct Stage {
    node: Option<Node>,
    pid: Option<u32>,
    url: String,
    postgres: Option<Postgres>,
    database: String,
    _folder: tempfile::TempDir,
}

impl Stage {
    async fn set(load: &Load) -> io::Result<Self> {
        let folder = tempfile::tempdir()?;
        if let Some(url) = &load.url {
            let (pid, database) = (load.pid, "the server's own".to_owned());
            return Ok(Self {
                node: None,
                pid,
                url: url.clone(),
                postgres: None,
                database,
                _folder: folder,
            });
        }
        let postgres = match load.database.as_str() {
            "postgres" => Some(Postgres::start(true)?),
            _ => None,
        };
        let database = match (&postgres, load.database.as_str()) {
            (Some(postgres), _) => postgres.url(),
            (None, "sqlite") => format!("sqlite://{}", folder.path().join("tapis.db").display()),
            (None, url) => url.to_owned(),
        };
        let node = Node::start(&load.program, &database, &folder.path().join("log")).await?;
        Ok(Self {
            pid: node.pid(),
            url: format!("http://{}", node.address()),
            node: Some(node),
            postgres,
            database: load.database.clone(),
            _folder: folder,
        })
    }

    fn memory(&self) -> Option<u64> {
        process::memory(self.pid?)
    }

    fn cpu_time(&self) -> Option<Duration> {
        process::cpu_time(self.pid?)
    }

    fn database_cpu_time(&self) -> Option<Duration> {
        self.postgres.as_ref()?.pid().map(process::family_cpu_time)
    }
}
