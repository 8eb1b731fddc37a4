//! Whole games, clicked to the end.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::harness::{Guest, House, Page, Size, with_browser};

/// Plays a started table to its end, looks at the result, checks the deal and the replay.
async fn play_out(driver: &WebDriver, house: &House, guest: &Guest) -> WebDriverResult<()> {
    driver.become_guest(house, guest).await?;
    driver.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
    driver.hurry().await?;
    driver.refresh().await?;
    let decisions = driver.play(true).await?;
    assert!(decisions >= 5, "only {decisions} decisions");
    driver.check_layout().await?;
    let record = guest.client.record(&guest.table).await.expect("the game is over");
    assert!(record.starts_with("tapis"), "{record}");
    driver.find(By::Css("#verify")).await?.click().await?;
    driver
        .until(
            "the deal is verified",
            "return Boolean(document.querySelector('#verified')?.textContent.trim())",
        )
        .await?;
    driver.goto(format!("{}/r/{}", house.url(), guest.table)).await?;
    driver.query(By::Css("#next")).first().await?;
    driver.check_layout().await?;
    driver.check_silence().await
}

#[tokio::test(flavor = "multi_thread")]
async fn bids_on_a_phone() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:casual"];
    let guest = house.table("Ada", "bids", &seats, json!({ "rounds": 1 })).await;
    with_browser(Size::Phone, async |driver| play_out(&driver, &house, &guest).await).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bids_on_a_desktop_with_every_special() {
    let house = House::open().await;
    let seats = ["bot:beginner", "me", "bot:casual", "bot:beginner"];
    let specials = ["thief", "shuffle", "lowest_wins", "great_unknown"];
    let options = json!({ "rounds": 1, "color_bids": true, "specials": specials });
    let guest = house.table("Ada", "bids", &seats, options).await;
    with_browser(Size::Desktop, async |driver| play_out(&driver, &house, &guest).await).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_in_on_a_phone() {
    let house = House::open().await;
    let guest =
        house.table("Ada", "all-in", &["me", "bot:beginner", "bot:casual"], json!({})).await;
    with_browser(Size::Phone, async |driver| play_out(&driver, &house, &guest).await).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_on_the_home_page_deals_a_game() {
    let house = House::open().await;
    with_browser(Size::Desktop, async |driver| {
        driver.goto(house.url()).await?;
        driver.hurry().await?;
        driver.check_layout().await?;
        driver.find(By::Css("#play-all-in")).await?.click().await?;
        driver.until("a table", "return location.pathname.startsWith('/t/')").await?;
        driver
            .until("a game", "return document.querySelector('#table')?.dataset.phase === 'playing'")
            .await?;
        driver.check_layout().await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// Digits choose from the hand, letters and Enter do the rest; the mouse is not touched.
#[tokio::test(flavor = "multi_thread")]
async fn bids_by_keyboard_alone() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:beginner"];
    let guest = house.table("Ada", "bids", &seats, json!({ "rounds": 1 })).await;
    with_browser(Size::Desktop, async |driver| {
        driver.become_guest(&house, &guest).await?;
        driver.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
        driver.hurry().await?;
        driver.refresh().await?;
        let begin = std::time::Instant::now();
        loop {
            assert!(
                begin.elapsed() < crate::harness::PATIENCE * 2,
                "the keyboard game does not end"
            );
            let state = driver.ask(KEYBOARD).await.unwrap_or_default();
            let keys = match state.as_str() {
                Some("over") => break,
                Some("hold") => " ".to_owned(),
                Some("commit") => Key::Enter.value().to_string(),
                Some("choose") => "1".to_owned(),
                _ => {
                    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                    continue;
                }
            };
            driver.active_element().await?.send_keys(keys).await?;
        }
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

const KEYBOARD: &str = r"
const table = document.querySelector('#table');
if (!table) return 'wait';
if (table.dataset.phase === 'over') return 'over';
const seen = one => one && !one.hidden && one.getClientRects().length > 0;
if (seen(document.querySelector('#go-on'))) return 'hold';
if (!('yours' in table.dataset) || table.getAttribute('aria-busy')) return 'wait';
return seen(document.querySelector('#commit')) ? 'commit' : 'choose';
";
