//! People together: two browsers at one table, somebody who comes by a link, somebody who drops out.

use std::time::Duration;

use serde_json::json;
use tapis_texts::Language;
use thirtyfour::prelude::*;

use crate::harness::{House, Page, Size, with_browser};

const HERS: &str = "const table = document.querySelector('#table'); return table?.dataset.phase === 'playing' && table.dataset.you === '0'";
const PLAYING: &str = "return document.querySelector('#table')?.dataset.phase === 'playing'";

/// Two browsers play a whole game. The second one belongs to somebody whom the server has never
/// seen: they open the link on a phone, write a name and sit down.
async fn two_browsers(game: &str, options: serde_json::Value) {
    let house = House::open().await;
    let owner = house.table("Ada", game, &["me", "open", "bot:beginner"], options).await;
    let address = format!("{}/t/{}", house.url(), owner.table);
    with_browser(Size::Desktop, async |ada| {
        with_browser(Size::Phone, async |grace| {
            ada.become_guest(&house, &owner).await?;
            ada.goto(&address).await?;
            ada.query(By::Css("#seat-1")).first().await?;
            ada.check_layout().await?;
            let clipboard = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
            ada.cdp().send_raw("Browser.grantPermissions", clipboard).await?;
            ada.press("[data-copy]").await?;
            ada.until("it is copied", "const copy = document.querySelector('[data-copy]'); return copy.textContent === copy.dataset.done").await?;
            let link = ada.ask("return navigator.clipboard.readText()").await?;
            assert_eq!(link, ada.ask("return document.querySelector('#link').value").await?);
            grace.goto(link.as_str().expect("a link")).await?;
            grace.query(By::Css("#join-1")).first().await?;
            grace.check_layout().await?;
            let name = grace.find(By::Css("#join [name=name]")).await?;
            name.clear().await?;
            name.send_keys("Grace <b>").await?;
            grace.press("#join-1").await?;
            ada.until(
                "Ada sees Grace sit down and stay",
                "return document.querySelector('#seat-1')?.textContent.includes('Grace <b>') && Boolean(document.querySelector('#seat-1 .told'))",
            )
            .await?;
            ada.hurry().await?;
            grace.hurry().await?;
            ada.press("#start").await?;
            ada.until("Ada's game", PLAYING).await?;
            grace.until("Grace's game", PLAYING).await?;
            grace.refresh().await?;
            ada.refresh().await?;
            // What is said on one page is heard on the other, and a phone shows that it was.
            ada.find(By::Css("#chat-text")).await?.send_keys(format!("Good luck!{}", Key::Enter.value())).await?;
            let said = "return document.querySelector('#chat-lines').textContent.includes('Good luck!')";
            ada.until("Ada sees what she said", said).await?;
            grace.until("Grace hears it", said).await?;
            grace.until("her phone shows so", "return document.querySelector('[data-open=side]').classList.contains('unread')").await?;
            assert_eq!(ada.ask("return document.querySelector('#chat-text').value").await?, json!(""));
            let (first, second) = tokio::join!(ada.play(false), grace.play(true));
            let (first, second) = (first?, second?);
            assert!(first >= 5 && second >= 5, "{first} and {second} decisions");
            // Where several decide at the same time, somebody is a moment faster.
            let faster: &[&str] = if game == "all-in" { &["409 (Conflict)"] } else { &[] };
            ada.check_silence_but(faster).await?;
            grace.check_silence_but(faster).await
        })
        .await;
        Ok(())
    })
    .await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_at_one_table_of_bids() {
    two_browsers("bids", json!({ "rounds": 1 })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_at_one_table_of_all_in() {
    two_browsers("all-in", json!({})).await;
}

/// Ada leaves by the button of the page, and later by closing it. Each time the other one sees that
/// a bot has her seat, and that it is hers again when she comes back.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_comes_back_to_the_same_seat() {
    let house = House::open_with(|config| config.grace = Duration::from_secs(1)).await;
    let seats = ["me", "open", "bot:beginner"];
    // The longest name bids first, and after her nothing happens until Bo wants it.
    let ada = house.table("Ada, who comes and goes", "bids", &seats, json!({ "rounds": 1 })).await;
    let bo = house.guest("Bo").await;
    bo.client.join(&ada.table, Some(1)).await.expect("a seat");
    let address = format!("{}/t/{}", house.url(), ada.table);
    let stand_in = json!(Language::En.texts().msg_table_stand_in());
    let place = "const place = document.querySelector('#places [data-anchor=p0]'); if (!place) return false; \
        const badge = place.querySelector('.badge')?.textContent ?? '';";
    let held = format!("{place} return badge.includes({stand_in})");
    let free = format!("{place} return !badge.includes({stand_in})");
    let begin = std::time::Instant::now();
    with_browser(Size::Phone, async |driver| {
        with_browser(Size::Desktop, async |watch| {
            for (browser, guest) in [(&driver, &ada), (&watch, &bo)] {
                browser.become_guest(&house, guest).await?;
                browser.goto(&address).await?;
                browser.hurry().await?;
                browser.refresh().await?;
            }
            ada.client.start(&ada.table).await.expect("a start");
            watch.until("the game", PLAYING).await?;
            for closes in [false, true] {
                // Bo bids until it is her turn.
                while ada.client.view(&ada.table).await.expect("a view").legal.is_empty() {
                    let view = bo.client.view(&ada.table).await.expect("a view");
                    match view.legal.first() {
                        Some(bid) => drop(bo.client.act(&ada.table, bid, view.version).await),
                        None => tokio::time::sleep(Duration::from_millis(10)).await,
                    }
                    assert!(begin.elapsed() < crate::harness::PATIENCE, "her turn never comes");
                }
                driver.until("her seat", HERS).await?;
                watch.until("no bot plays for Ada", &free).await?;
                if closes {
                    driver.goto("about:blank").await?;
                    // Away is not gone: a bot takes over when somebody at the table asks for it.
                    watch
                        .until(
                            "who is missing",
                            "return Boolean(document.querySelector('[data-stand-in]'))",
                        )
                        .await?;
                    watch
                        .ask("document.querySelector('[data-stand-in]').click(); return true")
                        .await?;
                } else {
                    driver.press("[data-open=settings]").await?;
                    driver.press("#leave").await?;
                    driver.until("the home page", "return location.pathname === '/'").await?;
                }
                watch.until("the page says that a bot plays for Ada", &held).await?;
                // It bids for her, and then all wait for Bo.
                while bo.client.view(&ada.table).await.expect("a view").legal.is_empty() {
                    assert!(begin.elapsed() < crate::harness::PATIENCE, "no bot bids for her");
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                let before = bo.client.view(&ada.table).await.expect("a view");
                assert!(before.table.seats[0].stand_in);
                if closes {
                    driver.goto(&address).await?
                } else {
                    driver.press("#mine a").await?
                }
                driver.until("her seat", HERS).await?;
                let hand = before.scene["hands"][0].as_array().expect("a hand").len();
                assert!(hand < 10, "the bot has bid");
                driver
                    .until(
                        "her hand",
                        &format!(
                            "return document.querySelectorAll('#hand .cards li').length === {hand}"
                        ),
                    )
                    .await?;
                watch.until("no bot plays for Ada any more", &free).await?;
                let after = bo.client.view(&ada.table).await.expect("a view");
                assert!(!after.table.seats[0].stand_in);
                assert_eq!(after.scene, before.scene, "nobody has bid since");
            }
            driver.check_silence().await?;
            watch.check_silence().await
        })
        .await;
        Ok(())
    })
    .await;
    house.server.stop().await;
}
