//! Whole games, clicked to the end.

use serde_json::json;
use thirtyfour::prelude::*;

use crate::harness::{Guest, House, Page, Size, with_browser};

/// Plays a started table to its end, looks at the result, checks the deal and the replay.
async fn play_out(driver: &WebDriver, house: &House, guest: &Guest) -> WebDriverResult<()> {
    driver.open_table(house, guest).await?;
    let decisions = driver.play(true).await?;
    assert!(decisions >= 5, "only {decisions} decisions");
    see_the_end(driver, house, guest).await
}

/// The result, the proof of the deal, the replay.
async fn see_the_end(driver: &WebDriver, house: &House, guest: &Guest) -> WebDriverResult<()> {
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

/// Two rounds, and cards that fly, as fast as they can.
#[tokio::test(flavor = "multi_thread")]
async fn bids_on_a_phone_with_flights() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:casual"];
    let guest = house.table("Ada", "bids", &seats, json!({ "rounds": 2 })).await;
    with_browser(Size::Phone, async |driver| {
        // The page comes anew at the end, and what has flown until then is remembered.
        let count = "const old = Element.prototype.animate; Element.prototype.animate = function (...words) { \
            sessionStorage.flown = Number(sessionStorage.flown ?? 0) + 1; return old.apply(this, words); }";
        driver.cdp().page().add_script_to_evaluate_on_new_document(count).await?;
        driver.become_guest(&house, &guest).await?;
        driver.ask("localStorage.setItem('tapis-speed', '3'); return true").await?;
        driver.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
        // While cards fly, one lies over another.
        let decisions = driver.play(false).await?;
        assert!(decisions >= 20, "only {decisions} decisions");
        let flown = driver.ask("return Number(sessionStorage.flown ?? 0)").await?;
        assert!(flown.as_u64() >= Some(40), "{flown} flights in two rounds");
        both_rounds_count(&driver).await?;
        see_the_end(&driver, &house, &guest).await
    })
    .await;
    house.server.stop().await;
}

/// The result has the points of both rounds, and the totals are their sums.
async fn both_rounds_count(driver: &WebDriver) -> WebDriverResult<()> {
    let script = "const number = cell => Number(cell.textContent.replace('−', '-')); \
        return [...document.querySelectorAll('.scores tbody tr')].map(row => [...row.querySelectorAll('td')].map(number))";
    let rows: Vec<Vec<i64>> = serde_json::from_value(driver.ask(script).await?).expect("numbers");
    assert!(rows.len() >= 3, "{rows:?}");
    for row in rows {
        let [one, two, total] = row[..] else { panic!("two rounds and a total: {row:?}") };
        assert_eq!(one + two, total);
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn bids_on_a_desktop_with_every_special() {
    let house = House::open().await;
    let seats = ["bot:beginner", "me", "bot:casual", "bot:beginner"];
    let specials = ["thief", "shuffle", "lowest_wins", "great_unknown"];
    let options = json!({ "rounds": 2, "color_bids": true, "specials": specials });
    let guest = house.table("Ada", "bids", &seats, options).await;
    with_browser(Size::Desktop, async |driver| {
        driver.open_table(&house, &guest).await?;
        let decisions = driver.play(true).await?;
        assert!(decisions >= 20, "only {decisions} decisions");
        both_rounds_count(&driver).await?;
        see_the_end(&driver, &house, &guest).await
    })
    .await;
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

/// Plays the table that is open: digits choose from the hand, letters, arrows and Enter do the rest.
async fn finish_by_keyboard(driver: &WebDriver) -> WebDriverResult<()> {
    // A finished trick stays until a key goes on, wherever the focus is.
    driver.ask("localStorage.setItem('tapis-hold', 'tap'); return true").await?;
    let begin = std::time::Instant::now();
    loop {
        assert!(begin.elapsed() < crate::harness::PATIENCE * 2, "the keyboard game does not end");
        let state = driver.ask(KEYBOARD).await.unwrap_or_default();
        let keys = match state.as_str() {
            Some("over") => return Ok(()),
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
        driver.keys(&keys).await?;
    }
}

/// From the home page to the second game, without touching the mouse.
#[tokio::test(flavor = "multi_thread")]
async fn bids_by_keyboard_alone_from_home_to_the_rematch() {
    let house = House::open().await;
    let enter = Key::Enter.value().to_string();
    with_browser(Size::Desktop, async |driver| {
        driver.goto(house.url()).await?;
        driver.hurry().await?;
        driver.tab_to("#new-bids").await?;
        driver.keys(&enter).await?;
        driver.until("the set-up", "return location.pathname === '/new/bids' && document.readyState === 'complete'").await?;
        // Whoever gets the link is to know who invites them.
        driver.tab_to("#name").await?;
        driver.keys("Ana").await?;
        // One entry up among the numbers of players is three of them.
        driver.tab_to("[name=seats]").await?;
        driver.keys(&Key::Left.value().to_string()).await?;
        driver.tab_to("[name=rounds]").await?;
        driver.keys(&format!("{}a", Key::Control.value())).await?;
        driver.keys("1").await?;
        driver.tab_to("[name=pace]").await?;
        driver.keys(&Key::Home.value().to_string()).await?;
        let chosen = "const value = name => document.querySelector(`[name=${name}]`).value; \
            return [document.querySelector('[name=seats]:checked').value, value('rounds'), value('pace')]";
        assert_eq!(driver.ask(chosen).await?, json!(["3", "1", "0"]));
        driver.tab_to("#create").await?;
        driver.keys(&enter).await?;
        driver.until("the waiting page", "return document.querySelector('#table')?.dataset.phase === 'waiting'").await?;
        driver.tab_to("#start").await?;
        driver.keys(&enter).await?;
        // Whoever leaves seats to bots is asked once more.
        driver.until("the answer", "return document.querySelector('#table')?.dataset.phase === 'playing' || Boolean(document.querySelector('#start.sure'))").await?;
        if driver.ask("return Boolean(document.querySelector('#start.sure'))").await? == json!(true) {
            driver.keys(&enter).await?;
        }
        driver.until("the game", "return document.querySelector('#table')?.dataset.phase === 'playing'").await?;
        let first = driver.ask("return location.pathname").await?;
        // The chat and a panel are reached by their letters, and Escape leads back.
        driver.keys("c").await?;
        driver.keys(&format!("hello{enter}")).await?;
        driver.until("what was said", "return document.querySelector('#chat-lines').textContent.includes('hello')").await?;
        driver.keys(&Key::Tab.value().to_string()).await?;
        driver.keys("r").await?;
        driver.until("the ranks", "return document.querySelector('#ranks').open").await?;
        driver.keys(&Key::Escape.value().to_string()).await?;
        driver.until("no ranks", "return !document.querySelector('#ranks').open").await?;
        finish_by_keyboard(&driver).await?;
        driver.until("the result", "return document.readyState === 'complete' && Boolean(document.querySelector('button#rematch'))").await?;
        driver.tab_to("#rematch").await?;
        driver.keys(&enter).await?;
        driver.until("another game", &format!("return location.pathname !== {first} && document.querySelector('#table')?.dataset.phase === 'playing'")).await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_in_by_keyboard_alone() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:beginner"];
    let guest = house.table("Ada", "all-in", &seats, json!({})).await;
    with_browser(Size::Desktop, async |driver| {
        driver.open_table(&house, &guest).await?;
        finish_by_keyboard(&driver).await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
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
