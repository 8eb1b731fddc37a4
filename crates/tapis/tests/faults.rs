//! Games on real servers while servers, database and connections are broken: the short form of
//! `cargo xtask torture`.

use std::path::PathBuf;
use std::time::Duration;

use tapis_trials::torture::{Database, Torture, Verdict};

async fn torture(database: Database, seconds: u64, seed: u64) -> Verdict {
    let torture = Torture {
        program: PathBuf::from(env!("CARGO_BIN_EXE_tapis")),
        database,
        nodes: 2,
        groups: 2,
        time: Duration::from_secs(seconds),
        seed,
    };
    let verdict = torture.run(|news| println!("{news}")).await.expect("servers that come back");
    println!("{verdict}");
    verdict
}

fn check(verdict: &Verdict) {
    assert!(verdict.is_good(), "{verdict}");
    // A run in which nothing happened would prove nothing.
    assert!(verdict.games > 0 && verdict.acknowledged > 50 && verdict.scenes > 50, "{verdict}");
    let killed = verdict.faults.get("servers killed").copied().unwrap_or(0);
    assert!(killed > 0, "{verdict}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_with_sqlite() {
    check(&torture(Database::Sqlite, 8, 11).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_on_two_nodes_with_postgresql() {
    let verdict = torture(Database::Postgres, 12, 12).await;
    check(&verdict);
    assert!(verdict.faults.get("databases killed").copied().unwrap_or(0) > 0, "{verdict}");
}
