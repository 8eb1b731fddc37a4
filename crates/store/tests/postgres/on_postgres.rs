//! The store in PostgreSQL, with an instance of its own for this test.

use std::time::Duration;

use crate::help::{self, append, table};
use tapis_store::{Kind, Notification, Store};
use tapis_trials::postgres::Postgres;

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_its_promises_and_tells_the_others() {
    let mut postgres = Postgres::needed();
    let store = Store::open(&postgres.url()).await.expect("opens");
    assert_eq!(store.kind(), Kind::Postgres);
    help::keeps_its_promises(&store).await;

    let other = Store::open(&postgres.url()).await.expect("a second node");
    let mut subscription = other.subscribe().await.expect("listens");
    let wait = Duration::from_secs(60);
    store.create(&table("news"), &[], &[]).await.expect("created");
    store.append(append("news", 0, "x")).await.expect("appended");
    let heard = tokio::time::timeout(wait, subscription.next()).await.expect("in time");
    assert_eq!(heard.expect("heard"), Notification::Table { id: "news".to_owned(), version: 1 });
    assert_eq!(other.entries("news", 0).await.expect("answers").len(), 1);
    // More than one message can carry.
    let many = (0..1000).map(|seat| Notification::Here {
        id: "somewhere-or-other".to_owned(),
        seat: (seat % 6) as u8,
        node: "some-node".to_owned(),
        here: true,
    });
    let many: Vec<Notification> = many.collect();
    store.notify(many.clone()).await.expect("told");
    let mut heard = Vec::new();
    while heard.len() < many.len() {
        let news = tokio::time::timeout(wait, subscription.next()).await.expect("in time");
        heard.push(news.expect("heard"));
    }
    assert_eq!(heard, many);

    // Two nodes write at the same time: one wins.
    for number in 1..30 {
        let (a, b) = tokio::join!(
            store.append(append("news", number, "a")),
            other.append(append("news", number, "b"))
        );
        assert!(a.is_ok() != b.is_ok(), "{number}");
    }

    // A database that dies and comes back has everything that was acknowledged.
    postgres.kill();
    assert!(store.append(append("news", 30, "lost")).await.is_err());
    postgres.revive().expect("comes back");
    let mut written = store.append(append("news", 30, "kept")).await;
    for _ in 0..100 {
        if written.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        written = store.append(append("news", 30, "kept")).await;
    }
    written.expect("writes again");
    let entries = other.entries("news", 0).await;
    let entries = match entries {
        Ok(entries) => entries,
        // The first use of a cut connection may fail.
        Err(_) => other.entries("news", 0).await.expect("answers"),
    };
    assert_eq!(entries.len(), 31);
    assert_eq!(entries[30].text, "kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_older_version_is_brought_up_to_date() {
    let postgres = Postgres::needed();
    let administrator = sqlx::PgPool::connect(&postgres.url()).await.expect("opens");
    for versions in 1..=help::versions() {
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE version{versions}"));
        sqlx::query(create).execute(&administrator).await.expect("an empty database");
        let url = postgres.url().replace("/tapis?", &format!("/version{versions}?"));
        let old = sqlx::PgPool::connect(&url).await.expect("opens");
        help::older(versions).run(&old).await.expect("an older schema");
        for sql in help::of_that_time(versions) {
            sqlx::query(sql).execute(&old).await.expect("something of that time");
        }
        old.close().await;
        help::is_brought_up_to_date(&url, versions).await;
    }
}
