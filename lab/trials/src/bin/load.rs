//! `cargo xtask load`: many tables over the real API, and what they cost a server.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value};
use tapis_game::{Game, options};
use tapis_play::{GameKind, with_kind};
use tapis_trials::load::{Load, Means, Memory, Progress, Report};

/// Measure a server: play many tables over the real API.
///
/// Starts a server of its own with an empty database, or goes to one that runs already. At every
/// table each seat listens; an action counts when the last of them has been told. What matters most
/// is told in processor time of the server, because other work on the machine does not change that.
#[derive(Parser)]
#[command(
    name = "cargo xtask load",
    after_help = "\
cargo xtask load --pages --tables 30
cargo xtask load --tables 200 --pace 1000 --seconds 60
cargo xtask load --tables 200 --socket --database postgres
cargo xtask load --tables 200 --socket --option rounds=20
cargo xtask load --tables 10 --idle-streams 9000 --json
cargo xtask load --tables 1000 --seconds 1 --recovery
cargo xtask load --url http://127.0.0.1:7777 --pid 4711 --tables 50"
)]
struct Wish {
    /// The program that is measured; `cargo xtask load` builds it and names it
    #[arg(long, value_name = "PROGRAM")]
    tapis: PathBuf,
    /// Which game
    #[arg(long, default_value = "bids", value_parser = game)]
    game: GameKind,
    /// How many play: 2–5 at All In, 3–6 at Bids
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// How many tables play at the same time
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How long they play
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    /// The time from one action to the next at each table, in milliseconds; without it they play as
    /// fast as they can
    #[arg(long, value_name = "MS")]
    pace: Option<u32>,
    /// Every seat has the page of its table open, as people in browsers do; for half as long, nobody
    /// has, so that what pages cost can be told
    #[arg(long)]
    pages: bool,
    /// Players see and act over one WebSocket each, instead of a stream and requests
    #[arg(long, conflicts_with = "pages")]
    socket: bool,
    /// An option of the rules for every table, such as `rounds=20`; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// So many more viewers only look on; what each costs is measured
    #[arg(long, default_value_t = 0, value_name = "N")]
    idle_streams: u32,
    /// The database of the server that is started: an address, or `sqlite` or `postgres` for an empty
    /// one that is gone afterwards
    #[arg(long, default_value = "sqlite", conflicts_with = "url")]
    database: String,
    /// A server that runs already; it should not limit the requests of one address
    #[arg(long)]
    url: Option<String>,
    /// The process of that server, so that its time and memory can be measured
    #[arg(long, requires = "url")]
    pid: Option<u32>,
    /// At the end, kill the server without a warning, start it again and see how long all tables need
    /// to come back
    #[arg(long, conflicts_with = "url")]
    recovery: bool,
    /// Any number; the same number makes the players choose alike
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

fn game(name: &str) -> Result<GameKind, String> {
    let names = || GameKind::ALL.map(GameKind::name).join(", ");
    GameKind::named(name).ok_or_else(|| format!("the games are {}", names()))
}

impl Wish {
    fn load(&self) -> Result<Load, Box<dyn std::error::Error>> {
        Ok(Load {
            program: self.tapis.clone(),
            url: self.url.clone(),
            pid: self.pid,
            database: self.database.clone(),
            game: self.game.name().to_owned(),
            seats: self.players,
            tables: self.tables as usize,
            time: Duration::from_secs(self.seconds.into()),
            pace: self.pace.map(|ms| Duration::from_millis(ms.into())),
            means: match (self.pages, self.socket) {
                (true, _) => Means::Pages,
                (false, true) => Means::Sockets,
                (false, false) => Means::Requests,
            },
            options: self.agreed()?,
            idle_streams: self.idle_streams as usize,
            recovery: self.recovery,
            seed: self.seed,
        })
    }

    fn agreed(&self) -> Result<Map<String, Value>, Box<dyn std::error::Error>> {
        let agreed = with_kind!(self.game, G => {
            let wished = options::from_pairs::<G>(&self.options)?;
            options::to_value(&G::new(self.players, &wished)?)
        });
        Ok(serde_json::from_value(agreed)?)
    }
}

fn main() -> ExitCode {
    match run(&Wish::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::from(2)
        }
    }
}

/// Plays, and prints what was measured. A table that is not where it was is a broken promise, and
/// more than a figure.
fn run(wish: &Wish) -> Result<bool, Box<dyn std::error::Error>> {
    let load = wish.load()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bar = ProgressBar::new(0);
    bar.set_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}")?);
    let report = runtime.block_on(load.run(|progress| show(&bar, wish, progress)));
    bar.finish_and_clear();
    let mut report = report?;
    report.memory = report.memory.of(report.tables);
    let mut out = io::stdout().lock();
    if wish.json {
        serde_json::to_writer_pretty(&mut out, &report)?;
        writeln!(out)?;
    } else {
        print(&mut out, &report)?;
    }
    Ok(report.recovery.is_none_or(|recovery| recovery.elsewhere == 0))
}

fn show(bar: &ProgressBar, wish: &Wish, progress: Progress) {
    let (words, done, all) = match progress {
        Progress::SettingUp(done) => {
            ("setting up tables".to_owned(), done as u64, wish.tables.into())
        }
        Progress::Watching(done) => {
            ("opening streams".to_owned(), done as u64, wish.idle_streams.into())
        }
        Progress::Playing(actions, time) => {
            (format!("{actions} actions"), time.as_secs(), u64::from(wish.seconds))
        }
        Progress::Recovering(done) => {
            ("waiting for the tables to come back".to_owned(), done as u64, wish.tables.into())
        }
    };
    bar.set_length(all);
    bar.set_position(done.min(all));
    bar.set_message(words);
}

fn print(out: &mut impl Write, report: &Report) -> io::Result<()> {
    let Report { game, seats, tables, database, memory, latency, .. } = report;
    writeln!(out, "{tables} tables of {seats} at {game}, database: {database}")?;
    let whole = |value: f64| format!("{value:.0}");
    let us = |value: f64| format!("{value:.0} µs");
    let drawn = report.cpu_us_per_action.zip(report.cpu_us_per_unwatched_action);
    let ms = |value: f64| format!("{value:.2} ms");
    let kilo = |bytes: u64| format!("{:.1} KB", bytes as f64 / 1024.0);
    let both = report.database_cpu_seconds.zip(report.server_cpu_seconds);
    let both = both.map(|(database, server)| report.actions as f64 / (database + server).max(1e-9));
    let recovery = report.recovery;
    let rows = [
        ("one action a table every", report.pace_ms.map(ms)),
        ("actions seen by everybody", Some(report.actions.to_string())),
        ("games played to the end", Some(report.games.to_string())),
        ("actions a second", Some(whole(report.actions_per_second))),
        ("actions a second of the server's CPU", report.actions_per_cpu_second.map(whole)),
        ("… of the server's and the database's CPU", both.map(whole)),
        ("the server's CPU for an action", report.cpu_us_per_action.map(us)),
        ("… for asking and acting alone", report.cpu_us_per_unwatched_action.map(us)),
        ("… for drawing and sending the pages", drawn.map(|(all, rest)| us(all - rest))),
        ("bytes to one viewer of an event, median", Some(report.told.median.to_string())),
        ("bytes to one viewer of an event, mean", Some(whole(report.told.mean))),
        ("bytes to all viewers of an action", Some(whole(report.bytes_per_action))),
        ("action to last viewer, half within", Some(ms(latency.p50_ms))),
        ("action to last viewer, 99 of 100 within", Some(ms(latency.p99_ms))),
        ("memory of the empty server", memory.empty.map(kilo)),
        ("memory of a table that nobody looks at", memory.per_table.map(kilo)),
        ("memory of a player who listens", memory.per_stream.map(kilo)),
        ("memory of a table with all who listen", memory.per_table_with_streams.map(kilo)),
        ("the same after play", memory.per_table_after_play.map(kilo)),
        ("memory of an idle viewer", memory.per_idle_stream.map(kilo)),
        ("killed: healthy again after", recovery.map(|after| ms(after.healthy_ms))),
        ("killed: all tables shown again after", recovery.map(|after| ms(after.all_tables_ms))),
        ("killed: tables that had moved", recovery.map(|after| after.elsewhere.to_string())),
    ];
    for (name, value) in rows {
        if let Some(value) = value {
            writeln!(out, "  {name:<48} {value:>14}")?;
        }
    }
    if memory.empty.is_some() && *tables < Memory::ENOUGH {
        let enough = Memory::ENOUGH;
        writeln!(out, "  too few tables to tell their memory: {enough} or more are needed")?;
    }
    Ok(())
}
