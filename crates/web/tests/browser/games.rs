//! Whole games, clicked to the end.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::harness::{Guest, House, Page, Size, with_browser};

/// Plays a started table to its end, looks at the result, checks the deal and the replay.
async fn play_out(driver: &WebDriver, house: &House, guest: &Guest) -> WebDriverResult<()> {
    driver.open_table(house, guest).await?;
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
async fn all_in_on_a_desktop_with_five() {
    let house = House::open().await;
    let seats = ["bot:beginner", "me", "bot:beginner", "bot:beginner", "bot:beginner"];
    let options = json!({ "side": "B", "discard_variant": "manipulate", "tie_break": "heirs" });
    let guest = house.table("Ada", "all-in", &seats, options).await;
    with_browser(Size::Desktop, async |driver| play_out(&driver, &house, &guest).await).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bids_on_a_phone_with_six() {
    let house = House::open().await;
    let mut seats = vec!["me"];
    seats.extend(["bot:beginner"; 5]);
    let guest = house.table("Ada", "bids", &seats, json!({ "rounds": 1 })).await;
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

/// Digits choose from the hand, letters, arrows and Enter do the rest; the mouse is not touched.
async fn by_keyboard(game: &str, options: serde_json::Value) {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:beginner"];
    let guest = house.table("Ada", game, &seats, options).await;
    with_browser(Size::Desktop, async |driver| {
        driver.open_table(&house, &guest).await?;
        // A finished trick stays until a key goes on, wherever the focus is.
        driver.ask("localStorage.setItem('tapis-hold', 'tap'); return true").await?;
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
                Some("enter") => Key::Enter.value().to_string(),
                Some("up") => Key::Up.value().to_string(),
                Some("right") => Key::Right.value().to_string(),
                Some(key) if key.len() == 1 => key.to_owned(),
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

#[tokio::test(flavor = "multi_thread")]
async fn bids_by_keyboard_alone() {
    by_keyboard("bids", json!({ "rounds": 1 })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_in_by_keyboard_alone() {
    by_keyboard("all-in", json!({})).await;
}

/// Which key to press next.
const KEYBOARD: &str = r"
const table = document.querySelector('#table');
if (!table) return 'wait';
if (table.dataset.phase === 'over') return 'over';
const seen = one => one && !one.hidden && one.getClientRects().length > 0;
if (seen(document.querySelector('#go-on'))) return 'hold';
if (!('yours' in table.dataset) || table.getAttribute('aria-busy')) return 'wait';
const at = document.activeElement;
if (seen(document.querySelector('#commit'))) return at.matches('.chosen') || !at.closest('button, a') ? 'enter' : '1';
// A card of the hand, or its half of a swap.
if (table.querySelector('#hand .cards [data-action], #hand [data-part]:not(.chosen)') && !table.querySelector('#hand .chosen')) return '1';
if (table.querySelector('[data-action=draw], [data-action=reveal], [data-action=rune]')) return 'd';
// Anything else is walked to: another zone, and there along what is in it.
const goal = table.querySelector('#middle [data-part], #middle [data-action], #places [data-action], #me [data-action]');
if (!goal) return table.querySelector('[data-action=skip]') ? 's' : 'wait';
if (at.matches('#table [data-part]:not(.chosen), #table [data-action]:not([data-instant])') && (goal.closest('#middle, #places, #hand') === at.closest('#middle, #places, #hand'))) return 'enter';
const zone = goal.closest('#middle, #places, #hand');
return zone.contains(at) ? 'right' : 'up';
";
