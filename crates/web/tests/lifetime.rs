//! How long tables live: finished games for ever, others until nobody has come for a long time.

mod help;

use help::{House, play_out, table};
use serde_json::Value;
use tapis_client::{Client, News};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// When a table was made, in Unix milliseconds.
async fn made_at(client: &Client, table: &str) -> i64 {
    let info: Value = client.get(&format!("/api/tables/{table}")).await.expect("the table");
    info["created"].as_i64().expect("a time")
}

async fn is_there(client: &Client, id: &str) -> bool {
    match client.table(id).await {
        Ok(_) => true,
        Err(error) => {
            assert_eq!(error.status(), Some(404), "{error:?}");
            false
        }
    }
}

#[tokio::test]
async fn what_nobody_comes_back_to_is_closed_and_then_removed() {
    let house = House::open().await;
    let (ana, bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let tables = house.server().app().tables.clone();
    let seats = ["me", "open", "open"];
    let waiting = ana.create(&table("bids", &seats)).await.expect("a table").id;
    let watched = ana.create(&table("bids", &seats)).await.expect("a table").id;
    let playing = ana.create(&table("bids", &seats)).await.expect("a table").id;
    ana.start(&playing).await.expect("it starts");
    let over =
        ana.create(&table("bids", &["me", "bot:random", "bot:random"])).await.expect("a table");
    ana.start(&over.id).await.expect("it starts");
    play_out(&[&ana], &over).await;
    // The newest of them is made within these few seconds.
    let start = made_at(&ana, &over.id).await;
    let in_days = |days: i64| start + days * DAY;
    let mut watch = bo.watch(&watched);
    assert!(matches!(watch.next().await, Some(News::View(_))));

    assert_eq!(tables.close_and_remove(in_days(6)).await.expect("looks"), 0);
    assert!(is_there(&ana, &waiting).await);
    assert_eq!(tables.close_and_remove(in_days(8)).await.expect("looks"), 1);
    assert!(!is_there(&ana, &waiting).await, "it waited for more than a week");
    assert_eq!(bo.join(&waiting, None).await.expect_err("closed").status(), Some(404));
    for id in [&watched, &playing, &over.id] {
        assert!(is_there(&ana, id).await);
    }
    let mine: Value = ana.get("/api/tables?state=mine").await.expect("a list");
    assert_eq!(mine["tables"].as_array().expect("a list").len(), 3);

    // The second look removes what the first has closed; a game has longer to live.
    let store = house.server().app().store();
    assert!(!store.entries(&waiting, 0).await.expect("answers").is_empty());
    assert_eq!(tables.close_and_remove(in_days(91)).await.expect("looks"), 1);
    assert!(store.load(&waiting).await.expect("answers").is_none());
    assert!(store.entries(&waiting, 0).await.expect("answers").is_empty());
    assert!(!is_there(&ana, &playing).await, "nobody went on for three months");
    tables.close_and_remove(in_days(10_000)).await.expect("looks");
    assert!(is_there(&ana, &over.id).await, "what was played to its end stays");
    ana.record(&over.id).await.expect("with its record");
    assert!(is_there(&bo, &watched).await, "somebody looks at it");
}

#[tokio::test]
async fn an_operator_may_keep_everything() {
    let house = House::open_with(|config| (config.waiting, config.abandoned) = (None, None)).await;
    let ana = house.guest("Ana").await;
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let tables = house.server().app().tables.clone();
    let later = made_at(&ana, &info.id).await + 10_000 * DAY;
    assert_eq!(tables.close_and_remove(later).await.expect("looks"), 0);
    assert!(is_there(&ana, &info.id).await);
}
