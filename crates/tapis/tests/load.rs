//! A server under load, in small: two tables for a second, enough to see that everything is
//! measured, and too few to tell their memory.

use std::path::PathBuf;
use std::time::Duration;

use tapis_trials::load::{Load, Means};

fn load(means: Means) -> Load {
    Load {
        program: PathBuf::from(env!("CARGO_BIN_EXE_tapis")),
        url: None,
        pid: None,
        database: "sqlite".to_owned(),
        game: "bids".to_owned(),
        seats: 4,
        tables: 2,
        time: Duration::from_secs(1),
        pace: None,
        means,
        options: serde_json::Map::new(),
        idle_streams: 0,
        recovery: false,
        seed: 1,
    }
}

#[tokio::test]
async fn a_server_under_load_is_measured() {
    let mut report = load(Means::Requests).run(|_| ()).await.expect("a server that answers");
    report.memory = report.memory.of(report.tables);
    assert_eq!(report.tables, 2);
    assert!(report.actions > 0 && report.actions_per_second > 0.0);
    assert!(report.latency.p50_ms > 0.0 && report.latency.p99_ms > 0.0);
    assert!(report.memory.empty.is_some() && report.memory.per_table.is_none());
}

#[tokio::test]
async fn open_pages_and_sockets_are_measured_too() {
    let pages = load(Means::Pages).run(|_| ()).await.expect("pages are sent");
    assert!(pages.actions > 0 && pages.told.median > 0);
    assert!(pages.cpu_us_per_unwatched_action.is_some());
    let sockets = load(Means::Sockets).run(|_| ()).await.expect("sockets are served");
    assert!(sockets.actions > 0 && sockets.bytes_per_action > 0.0);
    assert!(sockets.cpu_us_per_unwatched_action.is_none());
}
