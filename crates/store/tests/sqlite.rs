//! The store in a file.

mod help;

use std::path::Path;

use sqlx::sqlite::SqlitePool;
use tapis_store::{Kind, Store, StoreError};

fn at(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

fn url(folder: &tempfile::TempDir) -> String {
    at(&folder.path().join("tapis.db"))
}

#[tokio::test]
async fn sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(&url(&folder)).await.expect("created on first start");
    assert_eq!(store.kind(), Kind::Sqlite);
    help::keeps_its_promises(&store).await;
    store.ping().await.expect("answers");
    store.close().await;
    let late = store.append(help::append("race", 20, "late")).await;
    assert!(matches!(late, Err(StoreError::Closed)));
    let store = Store::open(&url(&folder)).await.expect("opens again");
    let (_, entries) = store.load("race").await.expect("answers").expect("is there");
    assert_eq!(entries.len(), 20);
}

#[tokio::test]
async fn every_older_version_is_brought_up_to_date() {
    for versions in 1..=help::versions() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = format!("{}?mode=rwc", url(&folder));
        let old = SqlitePool::connect(&url).await.expect("opens");
        help::older(versions).run(&old).await.expect("an older schema");
        for sql in help::of_that_time(versions) {
            sqlx::query(sql).execute(&old).await.expect("something of that time");
        }
        old.close().await;
        help::is_brought_up_to_date(&url, versions).await;
    }
}

#[tokio::test]
async fn addresses_that_make_no_sense_are_refused() {
    for address in ["", "tapis.db", "mysql://x", "sqlite::memory:", "sqlite:///no/such/folder/x"] {
        assert!(Store::open(address).await.is_err(), "{address}");
    }
}

#[tokio::test]
async fn one_server_uses_a_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let first = Store::open_alone(&url(&folder)).await.expect("opens");
    let Err(StoreError::InUse(file)) = Store::open_alone(&url(&folder)).await else {
        panic!("a second server is refused");
    };
    assert_eq!(file, folder.path().join("tapis.db"));
    // A backup goes on beside it.
    let beside = Store::open(&url(&folder)).await.expect("opens beside the server");
    beside.backup(&mut Vec::new()).await.expect("a backup");
    beside.close().await;
    assert!(Store::open_alone(&url(&folder)).await.is_err(), "the server is still there");
    first.close().await;
    Store::open_alone(&url(&folder)).await.expect("the next server").close().await;
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = folder.path().join("notes.txt");
    std::fs::write(&text, "no database, but long enough to be one ".repeat(100)).expect("written");
    let before = std::fs::read(&text).expect("read");
    let refused = Store::open(&at(&text)).await;
    assert!(matches!(refused, Err(StoreError::NoDatabase(file)) if file == text));
    assert_eq!(std::fs::read(&text).expect("read"), before);

    let other = folder.path().join("other.db");
    let pool = SqlitePool::connect(&format!("{}?mode=rwc", at(&other))).await.expect("opens");
    sqlx::query("CREATE TABLE bookmarks (url TEXT)").execute(&pool).await.expect("created");
    pool.close().await;
    let refused = Store::open(&at(&other)).await;
    assert!(matches!(refused, Err(StoreError::NoDatabase(file)) if file == other));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_what_is_created() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open_alone(&url(&folder)).await.expect("opens");
    store.welcome("ana", "Ana", 1).await.expect("written");
    let files = std::fs::read_dir(folder.path()).expect("a folder");
    let files: Vec<_> = files.map(|file| file.expect("a file")).collect();
    assert!(files.len() > 2, "the log of the database is beside it");
    for file in files {
        let mode = file.metadata().expect("is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{:?}", file.file_name());
    }
    store.close().await;
}
