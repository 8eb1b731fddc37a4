//! A server where nothing happens.

mod help;

use std::time::Duration;

use help::{House, table};
use tapis_client::Client;

/// The database and its log, as they are on the disk. What SQLite keeps in memory beside them is
/// shared with other processes through a third file, which a reader may touch.
fn files(house: &House) -> Vec<(String, Vec<u8>)> {
    let files = std::fs::read_dir(house.folder.path()).expect("a folder");
    let mut files: Vec<_> = files
        .map(|file| file.expect("a file").path())
        .filter(|path| !path.to_string_lossy().ends_with("-shm"))
        .map(|path| (path.display().to_string(), std::fs::read(&path).expect("a file")))
        .collect();
    files.sort();
    files
}

async fn wait_for_a_turn(client: &Client, table: &str) {
    while client.view(table).await.expect("a view").legal.is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn an_idle_server_writes_nothing() {
    // A sign of life every few milliseconds: what is repeated would be found in the file at once.
    let house = House::open_with(|config| config.heartbeat = Duration::from_millis(5)).await;
    let ana = house.guest("Ana").await;
    ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table that waits");
    let seats = ["me", "bot:random", "bot:random"];
    let playing = ana.create(&table("bids", &seats)).await.expect("a table").id;
    ana.start(&playing).await.expect("it starts");
    wait_for_a_turn(&ana, &playing).await;

    let before = files(&house);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = files(&house);
    assert_eq!(before.len(), after.len());
    for ((name, before), (_, after)) in before.iter().zip(&after) {
        assert!(
            before == after,
            "{name} has changed from {} to {} bytes",
            before.len(),
            after.len()
        );
    }
}
