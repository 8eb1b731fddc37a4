//! A server that stops or dies comes back with every table where it was, and goes on.

mod help;

use std::time::Duration;

use help::{House, play_out, table};
use tapis_client::{Client, News};

/// Waits until something holds, however slow the machine is.
async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    for _ in 0..6000 {
        if let Some(found) = look().await {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{what} does not happen");
}

/// The same person at the server that was started anew, on another port.
fn again(house: &House, old: &Client) -> Client {
    let mut client = Client::new(&house.url()).expect("an address");
    client.set_token(old.token().map(str::to_owned));
    client
}

#[tokio::test]
async fn a_server_that_was_stopped_goes_on_where_it_was() {
    let mut house = House::open().await;
    let ana = house.guest("Ana").await;
    let seats = ["me", "bot:random", "bot:random", "bot:random"];
    let info = ana.create(&table("bids", &seats)).await.expect("a table");
    ana.start(&info.id).await.expect("it starts");
    let view = until("Ana's turn", async || {
        let view = ana.view(&info.id).await.expect("a view");
        (!view.legal.is_empty()).then_some(view)
    })
    .await;
    // Streams are ended, or stopping would wait for them for ever.
    let mut watch = ana.watch(&info.id);
    assert!(matches!(watch.next().await, Some(News::View(_))));
    house.stop().await;
    house.start(|_| {}).await;
    let ana = again(&house, &ana);
    let back = ana.view(&info.id).await.expect("the same person, the same table");
    assert_eq!((back.version, &back.scene, &back.legal), (view.version, &view.scene, &view.legal));
    assert_eq!(back.table.commitment, view.table.commitment);
    play_out(&[&ana], &info).await;
}

#[tokio::test]
async fn bots_go_on_after_a_restart_without_anybody_asking() {
    let mut house = House::open().await;
    let ana = house.guest("Ana").await;
    // A bot has the longest name, so that it has to act first.
    let mut slow = table("bids", &["me", "bot:random", "bot:random"]);
    slow.pace_ms = 10_000;
    let info = ana.create(&slow).await.expect("a table");
    ana.start(&info.id).await.expect("it starts");
    let before = ana.view(&info.id).await.expect("a view");
    house.stop().await;
    // The pace was noted with the table; a table of the same log with none goes on at once.
    let pool = sqlx::SqlitePool::connect(&house.database()).await.expect("the same file");
    sqlx::query("UPDATE tables SET pace_ms = 0").execute(&pool).await.expect("changed");
    pool.close().await;
    house.start(|_| {}).await;
    // Nobody asks for the table: what its log says is looked up in the file.
    let pool = sqlx::SqlitePool::connect(&house.database()).await.expect("the same file");
    until("what the bots do", async || {
        let count = sqlx::query_scalar("SELECT count(*) FROM log WHERE table_id = ?");
        let entries: i64 = count.bind(&info.id).fetch_one(&pool).await.expect("a number");
        (entries > before.version as i64).then_some(())
    })
    .await;
    pool.close().await;
    let ana = again(&house, &ana);
    until("Ana's turn", async || {
        let view = ana.view(&info.id).await.expect("a view");
        (!view.legal.is_empty() && view.version > before.version).then_some(())
    })
    .await;
}

#[tokio::test]
async fn the_clock_decides_for_whoever_does_not() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let mut clocked = table("bids", &["me", "bot:random", "bot:random"]);
    clocked.clock_seconds = Some(5);
    let info = ana.create(&clocked).await.expect("a table");
    ana.start(&info.id).await.expect("it starts");
    let view = until("Ana's turn", async || {
        let view = ana.view(&info.id).await.expect("a view");
        (!view.legal.is_empty()).then_some(view)
    })
    .await;
    assert!(view.deadline_ms.is_some());
    until("the clock", async || {
        let now = ana.view(&info.id).await.expect("a view");
        (now.version > view.version).then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_bot_stands_in_for_whoever_leaves_and_gives_the_seat_back() {
    let house = House::open_with(|config| config.grace = Duration::from_millis(50)).await;
    let (ana, bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let info = ana.create(&table("bids", &["me", "open", "bot:random"])).await.expect("a table");
    bo.join(&info.id, None).await.expect("a seat");
    ana.start(&info.id).await.expect("it starts");
    let mut here = ana.watch(&info.id);
    assert!(matches!(here.next().await, Some(News::View(_))));
    bo.leave(&info.id).await.expect("gone");
    // Ana plays on; the bot decides for Bo. Ana asks for it whenever she may.
    let stood_in = async |wanted: bool, asks: bool| {
        until("the change of who plays", async || {
            let view = ana.view(&info.id).await.expect("a view");
            if let Some(action) = view.legal.first() {
                let _ = ana.act(&info.id, action, view.version).await;
            }
            if asks && !view.table.seats[1].stand_in {
                let path = format!("/api/tables/{}/seats/1/stand-in", info.id);
                let _ = ana.post::<serde_json::Value>(&path, &()).await;
            }
            (view.table.seats[1].stand_in == wanted && view.version > 8).then_some(())
        })
        .await;
    };
    stood_in(true, false).await;
    let mut back = bo.watch(&info.id);
    assert!(matches!(back.next().await, Some(News::View(_))));
    stood_in(false, false).await;
    // Whoever is here is not replaced, whatever others ask.
    let refused = ana
        .post::<serde_json::Value>(&format!("/api/tables/{}/seats/1/stand-in", info.id), &())
        .await;
    assert_eq!(refused.expect_err("Bo is here").status(), Some(409));
    // Whoever just vanishes is replaced as well, once somebody who waits for them asks for it.
    drop(back);
    stood_in(true, true).await;
}
