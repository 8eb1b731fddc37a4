//! The store in a file.

mod help;

use tapis_store::{Kind, Store};

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
    for versions in 1..=help::versions() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        help::is_brought_up_to_date(&format!("{}?mode=rwc", url(&folder)), versions).await;
    }
}

#[tokio::test]
async fn addresses_that_make_no_sense_are_refused() {
    for address in ["", "tapis.db", "mysql://x", "sqlite::memory:", "sqlite:///no/such/folder/x"] {
        assert!(Store::open(address).await.is_err(), "{address}");
    }
}
