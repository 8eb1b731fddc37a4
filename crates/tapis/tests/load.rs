//! A server under load, in small: two tables for a second, enough to see that everything is
//! measured, and too few to tell their memory.

use std::path::PathBuf;
use std::time::Duration;

use tapis_trials::load::{Load, Means};

#[tokio::test]
async fn a_server_under_load_is_measured() {
    let load = Load {
        program: PathBuf::from(env!("CARGO_BIN_EXE_tapis")),
        url: None,
        pid: None,
        database: "sqlite".to_owned(),
        game: "bids".to_owned(),
        seats: 4,
        tables: 2,
        time: Duration::from_secs(1),
        pace: None,
        brief: false,
        means: Means::Requests,
        options: serde_json::json!({}),
        idle_streams: 0,
        recovery: false,
        seed: 1,
    };
    let mut report = load.run(|_| ()).await.expect("a server that answers");
    report.memory = report.memory.of(report.tables);
    assert_eq!(report.tables, 2);
    assert!(report.actions > 0 && report.actions_per_second > 0.0);
    assert!(report.latency.p50_ms > 0.0 && report.latency.p99_ms > 0.0);
    assert!(report.memory.empty.is_some() && report.memory.per_table.is_none());
}
