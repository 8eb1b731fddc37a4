//! People together: two browsers at one table, somebody who drops out.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::harness::{House, Page, Size, with_browser};

const PLAYING: &str = "return document.querySelector('#table')?.dataset.phase === 'playing'";

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_at_one_table() {
    let house = House::open().await;
    let owner =
        house.table("Ada", "bids", &["me", "open", "bot:beginner"], json!({ "rounds": 1 })).await;
    let friend = house.guest("Grace <b>Hopper</b>").await;
    let address = format!("{}/t/{}", house.url(), owner.table);
    with_browser(Size::Desktop, async |ada| {
        with_browser(Size::Phone, async |grace| {
            ada.become_guest(&house, &owner).await?;
            ada.goto(&address).await?;
            ada.query(By::Css("#seat-1")).first().await?;
            ada.check_layout().await?;
            grace.become_guest(&house, &friend).await?;
            grace.goto(&address).await?;
            grace.query(By::Css("#join-1")).first().await?.click().await?;
            ada.until(
                "Ada sees Grace sit down and stay",
                "return document.querySelector('#seat-1')?.textContent.includes('Grace <b>Hopper</b>') && Boolean(document.querySelector('#seat-1 .told'))",
            )
            .await?;
            ada.hurry().await?;
            grace.hurry().await?;
            ada.query(By::Css("#start")).first().await?.click().await?;
            ada.until("Ada's game", PLAYING).await?;
            grace.until("Grace's game", PLAYING).await?;
            grace.refresh().await?;
            ada.refresh().await?;
            let (first, second) = tokio::join!(ada.play(false), grace.play(true));
            assert!(first? >= 10 && second? >= 10);
            ada.check_silence().await?;
            grace.check_silence().await
        })
        .await;
        Ok(())
    })
    .await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_comes_back_to_the_same_seat() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:beginner"];
    let guest = house.table("Ada", "bids", &seats, json!({ "rounds": 1 })).await;
    with_browser(Size::Phone, async |driver| {
        driver.become_guest(&house, &guest).await?;
        let address = format!("{}/t/{}", house.url(), guest.table);
        driver.goto(&address).await?;
        driver.hurry().await?;
        driver.until("the game", PLAYING).await?;
        // The tab is closed, and somebody opens the address again.
        driver.goto("about:blank").await?;
        driver.goto(&address).await?;
        driver.until("the same seat", "return document.querySelector('#table')?.dataset.you === '0'").await?;
        // Leaving for good: a bot plays on, until the person is back.
        // The bots are quick: what they find is remembered before they can change it.
        let before = guest.client.table(&guest.table).await.expect("the table").version;
        guest.client.leave(&guest.table).await.expect("leaving is allowed");
        driver.goto("about:blank").await?;
        let begin = std::time::Instant::now();
        while guest.client.table(&guest.table).await.expect("the table").version == before {
            assert!(begin.elapsed() < crate::harness::PATIENCE, "no bot took the seat");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        driver.goto(&address).await?;
        driver
            .until(
                "the seat, or the end that the bots have reached",
                "const table = document.querySelector('#table'); return table?.dataset.phase === 'over' || table?.dataset.you === '0'",
            )
            .await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}
