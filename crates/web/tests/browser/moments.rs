//! What makes a game night: choices that say what they would do, what is staged, the first game.

use serde_json::{Value, json};

use crate::harness::{House, Page, Size, with_browser};

/// Makes the next held moment come, and leaves it on the screen.
const ON_TO: &str = "const table = document.querySelector('#table'); \
    if (table?.dataset.hold === arguments_) return true; \
    if (table?.dataset.hold) { Tapis.stream.hurry(); return false; } \
    if (!table?.hasAttribute('data-yours') || table.hasAttribute('aria-busy') || table.dataset.version === window.acted) return false; \
    const words = [...table.querySelectorAll('[data-action]')].map(one => one.dataset.action).filter(one => one !== 'all-in'); \
    const half = kind => [...table.querySelectorAll(`[data-part=\"${kind}\"]`)].map(one => one.dataset.value); \
    const swap = half('card').length ? [`swap ${half('card')[0]} ${half('slot')[0]}`] : []; \
    window.acted = table.dataset.version; Tapis.choose.commit([...swap, ...words].at(-1)); return false";

fn on_to(kind: &str) -> String {
    ON_TO.replace("arguments_", &format!("'{kind}'"))
}

/// Before: a chosen card says what it would do, in the bar and in the middle, and unchoosing it takes
/// both back.
#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_bid_says_what_it_would_do() {
    let house = House::open().await;
    let seats = ["bot:beginner", "me", "bot:casual"];
    let guest = house.table("Ada", "bids", &seats, json!({ "rounds": 1 })).await;
    with_browser(Size::Phone, async |driver| {
        driver.open_table(&house, &guest).await?;
        let chosen = "if (document.querySelector('#table')?.dataset.hold) { Tapis.stream.hurry(); return false; } \
            const table = document.querySelector('#table[data-yours]'); if (!table || table.hasAttribute('aria-busy')) return false; \
            const cards = [...document.querySelectorAll('#hand [data-before]')]; \
            if (document.querySelectorAll('#trick .c').length === 0) { Tapis.choose.commit(cards[0].dataset.action); return false; } \
            cards[0].click(); return document.querySelector('#before').textContent === cards[0].dataset.before";
        driver.until("a chosen card says what it would do", chosen).await?;
        let shown = "const one = document.querySelector('#hand .chosen'); \
            const ahead = one.dataset.leads ? [...document.querySelectorAll('#trick .would-lead')].map(bid => bid.dataset.anchor) : []; \
            return ahead.length === (one.dataset.leads ? 1 : 0) && ahead.every(anchor => anchor === 'b' + one.dataset.leads)";
        driver.until("the middle shows who would lead", shown).await?;
        driver.check_layout().await?;
        driver.ask("Tapis.choose.clear(); return true").await?;
        driver.until("nothing is foreseen any more", "return document.querySelector('#before').textContent === '' && !document.querySelector('.would-lead, .would-burn')").await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// The end of a round of All In is staged: piece by piece, in the order in which it stands there, and
/// a tap has all of it at once. With reduced motion it is there as a list.
#[tokio::test(flavor = "multi_thread")]
async fn a_showdown_is_staged_and_a_tap_has_it_all() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:beginner"];
    let guest = house.table("Ada", "all-in", &seats, json!({})).await;
    with_browser(Size::Phone, async |driver| {
        driver.become_guest(&house, &guest).await?;
        driver.ask("localStorage.setItem('tapis-speed', '1'); return true").await?;
        driver.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
        // What is animated is noted with the time when it is to come.
        driver.ask("window.staged_ = []; const old = Element.prototype.animate; \
            Element.prototype.animate = function (frames, timing) { if (this.closest('[data-stage]') && this.dataset.in === 'turn') \
            window.staged_.push([timing.delay, this.getBoundingClientRect().top]); return old.call(this, frames, timing); }; return true").await?;
        driver.until("the showdown", &on_to("round")).await?;
        let staged = driver.ask("return window.staged_").await?;
        let staged: Vec<(f64, f64)> = serde_json::from_value(staged).expect("times and places");
        assert_eq!(staged.len(), 15, "every card of three hands is turned up: {staged:?}");
        assert!(staged.is_sorted_by(|a, b| a.0 <= b.0 && a.1 <= b.1 + 8.0), "{staged:?}");
        let last = staged.last().expect("cards").0;
        assert!((1000.0..5000.0).contains(&last), "three to five seconds at a normal pace: {last}");
        let still = "return document.getAnimations().filter(one => one.effect.target.closest('[data-stage], #bar')).length";
        assert_ne!(driver.ask(still).await?, Value::from(0), "it is still coming");
        driver.ask("document.querySelector('[data-stage]').click(); return true").await?;
        driver.until("a tap has all of it", &format!("{still} === 0")).await?;
        let sums = "return [...document.querySelectorAll('[data-stage] .sum')].every(one => one.textContent === one.dataset.to)";
        driver.until("and every number", sums).await?;
        driver.check_layout().await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// The first game: a ribbon says the goal, covers nothing, asks for sounds once, and is gone for good
/// when it is closed.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_has_a_ribbon_that_covers_nothing() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:casual"];
    let guest = house.table("Ada", "bids", &seats, json!({ "rounds": 1 })).await;
    with_browser(Size::Phone, async |driver| {
        driver.open_table(&house, &guest).await?;
        let goal = "const box = document.querySelector('#ribbon'); const table = document.querySelector('#table'); \
            return box.getClientRects().length === 1 && box.querySelectorAll('p:not([hidden])').length === 1 \
            && box.getBoundingClientRect().bottom <= table.getBoundingClientRect().top + 1";
        driver.until("the goal stands above the table", goal).await?;
        driver.check_layout().await?;
        driver.press("#no-hints").await?;
        let gone = "return document.querySelector('#ribbon').getClientRects().length === 0";
        driver.until("it is gone", gone).await?;
        driver.refresh().await?;
        driver.until("the table", "return Boolean(document.querySelector('#table'))").await?;
        assert_eq!(driver.ask(gone).await?, Value::from(true), "it stays away");
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}
