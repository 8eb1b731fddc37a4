//! `cargo xtask bench --server`: Tapis and boardgame.io on the same work, taking turns in one run.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use serde_json::Map;
use tapis_trials::boardgame::{self, Measured};
use tapis_trials::load::{Load, Means, Report};

const USAGE: &str = "compare TAPIS PACKAGES [ROUNDS]";
const TABLES: usize = 200;
const SATURATED: Duration = Duration::from_secs(4);
const PACED: Duration = Duration::from_secs(10);
const PACE: Duration = Duration::from_secs(1);
/// A disk made of memory, for a comparison in which nobody waits for a disk.
const MEMORY: &str = "/dev/shm";

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let (Some(tapis), Some(packages)) = (words.next(), words.next()) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let rounds = words.next().and_then(|word| word.parse().ok()).unwrap_or(3);
    match compare(&PathBuf::from(tapis), Path::new(&packages), rounds).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("compare: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn compare(tapis: &Path, packages: &Path, rounds: u32) -> io::Result<()> {
    println!(
        "{TABLES} tables of four, a WebSocket for each player, as fast as they can, {rounds} rounds:"
    );
    let mut peers: Vec<Measured> = Vec::new();
    let mut ours: Vec<Report> = Vec::new();
    for _ in 0..rounds {
        peers.push(boardgame::play(packages, TABLES, SATURATED, None).await?);
        ours.push(load(tapis, SATURATED, None, "sqlite").run(|_| {}).await?);
    }
    let best = |rates: &mut dyn Iterator<Item = f64>| rates.fold(0.0, f64::max);
    let median = |rates: &mut dyn Iterator<Item = f64>| {
        let mut rates: Vec<f64> = rates.collect();
        rates.sort_by(f64::total_cmp);
        rates.get(rates.len() / 2).copied().unwrap_or_default()
    };
    let peer_rates = || peers.iter().map(|peer| peer.per_cpu_second);
    let (peer_best, peer_median) = (best(&mut peer_rates()), median(&mut peer_rates()));
    let peer = peers.last().copied().ok_or_else(|| io::Error::other("no round was played"))?;
    println!(
        "{:32} {:>10} {:>10} {:>16} {:>9}",
        "a second of the server's CPU", "best", "median", "to boardgame.io", "bytes"
    );
    println!(
        "{:32} {peer_best:>10.0} {peer_median:>10.0} {:>16} {:>9.0}",
        "boardgame.io, in memory", "", peer.bytes_per_move
    );
    let rates = || ours.iter().filter_map(|report| report.actions_per_cpu_second);
    let (best, median) = (best(&mut rates()), median(&mut rates()));
    let ratio = format!("{:.1} / {:.1}", best / peer_best, median / peer_median);
    let bytes = ours.last().map_or(0.0, |report| report.bytes_per_action);
    println!("{:32} {best:>10.0} {median:>10.0} {ratio:>16} {bytes:>9.0}", "Tapis, on the disk");

    println!("\n{TABLES} tables at one action a second each, from an action to the last player:");
    let peer_paced = boardgame::play(packages, TABLES, PACED, Some(PACE)).await?;
    let folder = tempfile::tempdir_in(MEMORY)?;
    let memory = format!("sqlite://{}", folder.path().join("tapis.db").display());
    let paced = async |database: &str| load(tapis, PACED, Some(PACE), database).run(|_| {}).await;
    let (in_memory, on_disk) = (paced(&memory).await?, paced("sqlite").await?);
    println!("{:32} {:>10} {:>10}", "milliseconds", "p50", "p99");
    for (name, latency) in [
        ("boardgame.io, in memory", peer_paced.latency),
        ("Tapis, no disk", in_memory.latency),
        ("Tapis, on the disk", on_disk.latency),
    ] {
        println!("{name:32} {:>10.2} {:>10.2}", latency.p50_ms, latency.p99_ms);
    }

    println!("\nKilobytes for each of {TABLES} connected tables:");
    let kilo = |bytes: u64| bytes as f64 / 1024.0;
    println!("{:32} {:>10.1}", "boardgame.io", kilo(peer.memory));
    let table = ours.last().and_then(|report| report.memory.per_table_with_streams);
    println!("{:32} {:>10.1}", "Tapis", kilo(table.unwrap_or_default()));
    Ok(())
}

fn load(tapis: &Path, time: Duration, pace: Option<Duration>, database: &str) -> Load {
    Load {
        program: tapis.to_owned(),
        url: None,
        pid: None,
        database: database.to_owned(),
        game: "bids".to_owned(),
        seats: 4,
        tables: TABLES,
        time,
        pace,
        means: Means::Sockets,
        // The peer deals anew and never ends, so games here are long enough not to end either.
        options: Map::from_iter([("rounds".to_owned(), 20.into())]),
        idle_streams: 0,
        recovery: false,
        seed: 1,
    }
}
