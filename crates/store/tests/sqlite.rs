//! The store in a file.

mod help;

use std::borrow::Cow;

use tapis_store::{Kind, MIGRATIONS, Store};

fn url(folder: &tempfile::TempDir) -> String {
    format!("sqlite://{}", folder.path().join("tapis.db").display())
}

#[tokio::test]
async fn sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(&url(&folder)).await.expect("created on first start");
    assert_eq!(store.kind(), Kind::Sqlite);
    help::keeps_its_promises(&store).await;
    store.ping().await.expect("answers");
    store.close().await;
    let store = Store::open(&url(&folder)).await.expect("opens again");
    let (_, entries) = store.load("race").await.expect("answers").expect("is there");
    assert_eq!(entries.len(), 20);
}

#[tokio::test]
async fn every_older_version_is_brought_up_to_date() {
    let all: Vec<_> = MIGRATIONS.iter().cloned().collect();
    for versions in 1..=all.len() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = format!("{}?mode=rwc", url(&folder));
        sqlx::any::install_default_drivers();
        let old = sqlx::AnyPool::connect(&url).await.expect("opens");
        let older = sqlx::migrate::Migrator {
            migrations: Cow::Owned(all[..versions].to_vec()),
            ..sqlx::migrate::Migrator::DEFAULT
        };
        older.run(&old).await.expect("an older schema");
        sqlx::query(
            "INSERT INTO tables (id, game, options, seats, seed, owner, public, clock_seconds,
             pace_ms, phase, created) VALUES ('old', 'bids', '{}', 3, '', '', 0, NULL, 0,
             'playing', 1)",
        )
        .execute(&old)
        .await
        .expect("a table of that time");
        sqlx::query("INSERT INTO log (table_id, number, at, entry) VALUES ('old', 0, 1, 'x')")
            .execute(&old)
            .await
            .expect("an entry of that time");
        old.close().await;
        let store = Store::open(&url).await.expect("brought up to date");
        let (stored, entries) = store.load("old").await.expect("answers").expect("is there");
        assert_eq!((stored.table.clock_seconds, entries.len()), (None, 1), "{versions}");
        store.welcome("ana", "Ana", 1).await.expect("the newest schema");
        store.say("old", "ana", "Ana", "hi", 1).await.expect("the newest schema");
    }
}

#[tokio::test]
async fn addresses_that_make_no_sense_are_refused() {
    for address in ["", "tapis.db", "mysql://x", "sqlite::memory:", "sqlite:///no/such/folder/x"] {
        assert!(Store::open(address).await.is_err(), "{address}");
    }
}
