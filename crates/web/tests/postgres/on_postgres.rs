//! Several nodes on one PostgreSQL: any node serves any table, and two cannot both win.

use std::time::Duration;

use crate::help::table;
use tapis_client::{Client, Error, News, Phase};
use tapis_game::Record;
use tapis_trials::postgres::Postgres;
use tapis_web::{Config, Server, serve};

async fn node(postgres: &Postgres) -> Server {
    let mut config = Config::for_tests(postgres.url());
    config.heartbeat = Duration::from_secs(1);
    serve(config).await.expect("a node starts")
}

/// The same person at another node.
fn at(node: &Server, person: &Client) -> Client {
    let mut client = Client::new(&node.url()).expect("an address");
    client.set_token(person.token().map(str::to_owned));
    client
}

async fn guest(node: &Server, name: &str) -> Client {
    let mut client = Client::new(&node.url()).expect("an address");
    client.sign_in_as_guest(name).await.expect("welcome");
    client
}

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

#[tokio::test(flavor = "multi_thread")]
async fn several_nodes_are_one_house() {
    let postgres = Postgres::needed();
    let (one, two) = (node(&postgres).await, node(&postgres).await);
    let (ana, bo) = (guest(&one, "Ana").await, guest(&two, "Bo").await);
    let seats = ["me", "open", "bot:random", "bot:random"];
    let info = ana.create(&table("bids", &seats)).await.expect("a table");
    assert_eq!(bo.join(&info.id, None).await.expect("a seat on the other node").seat, 1);
    ana.start(&info.id).await.expect("it starts");

    // What happens on one node is seen on the other.
    let mut watch = bo.watch(&info.id);
    let mut acted = 0;
    let mut seen = 0;
    while seen < 12 {
        let told = match watch.next().await {
            Some(News::View(view)) => view,
            news => panic!("the stream goes on: {news:?}"),
        };
        seen += 1;
        for (player, other) in [(&ana, &two), (&bo, &one)] {
            // Their node may not have heard yet of what the other has just told.
            let view = until("what one node has told at the other", async || {
                let view = player.view(&info.id).await.expect("a view");
                (view.version >= told.version).then_some(view)
            });
            let view = view.await;
            let Some(action) = view.legal.first() else { continue };
            // The same request at both nodes at once: one wins, or both are one.
            let elsewhere = at(other, player);
            let (a, b) = tokio::join!(
                player.act(&info.id, action, view.version),
                elsewhere.act(&info.id, action, view.version)
            );
            let won = [&a, &b].into_iter().filter(|done| done.is_ok()).count();
            assert_eq!(won, 1, "{a:?} {b:?}");
            acted += 1;
        }
        assert!(told.version > 0);
    }
    assert!(acted > 0);

    // A node that is gone leaves its tables to the other, bots included.
    let mut wish = table("bids", &["bot:random", "bot:random", "bot:random"]);
    wish.options = serde_json::from_value(serde_json::json!({ "rounds": 1 })).expect("options");
    let bots = ana.create(&wish).await.expect("a table");
    ana.start(&bots.id).await.expect("it starts");
    // Where nobody sits, bots play for whoever looks.
    let (looks, id) = (at(&two, &bo), bots.id.clone());
    let looks = tokio::spawn(async move {
        let mut watch = looks.watch(&id);
        while watch.next().await.is_some() {}
    });
    one.stop().await;
    let ana = at(&two, &ana);
    until("the end of the bots' game", async || {
        let info = ana.table(&bots.id).await.expect("the table");
        (info.phase == Phase::Over).then_some(())
    })
    .await;
    looks.abort();
    until("the end of the game", async || {
        let mut phase = Phase::Playing;
        for player in [&ana, &bo] {
            let view = player.view(&info.id).await.expect("a view");
            if let Some(action) = view.legal.first() {
                match player.act(&info.id, action, view.version).await {
                    Ok(_) | Err(Error::Refused { status: 409, .. }) => {}
                    Err(error) => panic!("{error}"),
                }
            }
            phase = view.table.phase;
        }
        (phase == Phase::Over).then_some(())
    })
    .await;
    for id in [&info.id, &bots.id] {
        let text = bo.record(id).await.expect("a record");
        Record::<tapis_bids::Bids>::read(&text).expect("the record verifies");
    }
    two.stop().await;
}

/// What was seen on one node may be answered on another at once, before that one has heard of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_behind_looks_before_it_refuses() {
    let postgres = Postgres::needed();
    let (one, two) = (node(&postgres).await, node(&postgres).await);
    let people = [guest(&one, "Ana").await, guest(&one, "Bo").await, guest(&one, "Cleo").await];
    let mut wish = table("bids", &["me", "open", "open"]);
    wish.options = serde_json::from_value(serde_json::json!({ "rounds": 3 })).expect("options");
    let info = people[0].create(&wish).await.expect("a table");
    // Each step is asked of the node that has not done the one before.
    at(&two, &people[1]).join(&info.id, Some(1)).await.expect("a seat");
    let seen = people[1].view(&info.id).await.expect("a view");
    assert_eq!(seen.table.you, Some(1), "who sat down elsewhere is no stranger");
    people[2].join(&info.id, Some(2)).await.expect("a seat");
    at(&two, &people[0]).start(&info.id).await.expect("it starts");
    let mut acted = 0;
    loop {
        let last = if acted % 2 == 0 { &two } else { &one };
        let other = if acted % 2 == 0 { &one } else { &two };
        let mut turn = None;
        for person in &people {
            let view = at(last, person).view(&info.id).await.expect("a view");
            if !view.legal.is_empty() {
                turn = Some((person, view));
            }
        }
        let Some((person, view)) = turn else { break };
        let done = at(other, person).act(&info.id, &view.legal[0], view.version).await;
        done.unwrap_or_else(|error| panic!("after {acted} actions: {error:?}"));
        acted += 1;
    }
    assert!(acted > 60, "the game went on to its end: {acted}");
    one.stop().await;
    two.stop().await;
}
