//! What a hand does at the table: tapping, dragging, choosing ahead, taking back; and what it is
//! told.

use serde_json::json;
use tapis_client::NewTable;
use thirtyfour::prelude::*;

use crate::harness::{Guest, House, PATIENCE, Page, Size, with_browser};

const YOURS: &str = "const table = document.querySelector('#table'); return 'yours' in table.dataset && !table.dataset.hold && !table.getAttribute('aria-busy')";
const VERSION: &str = "return document.querySelector('#table').dataset.version";

/// A table before this guest, whose turn it is.
async fn sit(driver: &WebDriver, house: &House, guest: &Guest) -> WebDriverResult<()> {
    driver.open_table(house, guest).await?;
    driver.until("my turn", YOURS).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_taps_commit_and_everything_else_says_why_not() {
    let house = House::open().await;
    // Who starts is left to chance, and whoever comes second may be asked to show cards first. Here
    // a whole turn is wanted, with a card in the display.
    let guest = loop {
        let guest = house.table("Ada", "all-in", &["me", "bot:beginner"], json!({})).await;
        let view = loop {
            let view = guest.client.view(&guest.table).await.expect("a view");
            if !view.legal.is_empty() {
                break view;
            }
        };
        let laid = view.scene["display"].to_string().contains('"');
        if laid && view.legal.iter().any(|action| action == "all-in") {
            break guest;
        }
    };
    with_browser(Size::Phone, async |driver| {
        sit(&driver, &house, &guest).await?;
        let before = driver.ask(VERSION).await?;
        driver.press("#display [data-why]").await?;
        let told = "const why = document.querySelector('#why.shown'); return Boolean(why?.querySelector('.effect b')?.textContent.trim())";
        driver.until("why not, and what the card does", told).await?;
        // Whatever else lies there says what it is.
        for thing in ["#deck", "#discard", "#pot", "#display .empty", "#places .place", "#me .place"] {
            driver.ask("Tapis.choose.say(''); document.querySelector('#why').replaceChildren()").await?;
            driver.press(thing).await?;
            driver.until(thing, "return Boolean(document.querySelector('#why.shown')?.textContent)").await?;
        }
        // The first tap chooses, another one chooses otherwise, Escape nothing.
        driver.press("#hand li:nth-child(2) [data-action]").await?;
        driver.press("#hand li:nth-child(1) [data-action]").await?;
        let chosen = "return [...document.querySelectorAll('#table .chosen')].map(one => one.closest('li')?.matches(':nth-child(1)'))";
        assert_eq!(driver.ask(chosen).await?, json!([true]));
        assert_eq!(driver.ask("return document.querySelector('#commit').hidden").await?, json!(false));
        assert_eq!(driver.ask(VERSION).await?, before);
        driver.active_element().await?.send_keys(Key::Escape.value().to_string()).await?;
        assert_eq!(driver.ask(chosen).await?, json!([]));
        // What cannot be taken back asks first.
        driver.press("[data-action='all-in']").await?;
        let asked = "return [...document.querySelectorAll('#bar button, #sure')].filter(one => one.getClientRects().length).map(one => one.id)";
        driver.until("a question", "return !document.querySelector('#commit').hidden").await?;
        assert_eq!(driver.ask(asked).await?, json!(["sure", "cancel", "commit"]));
        driver.press("#cancel").await?;
        assert_eq!(driver.ask(chosen).await?, json!([]));
        driver.press("[data-action='all-in']").await?;
        assert_eq!(driver.ask(VERSION).await?, before);
        driver.press("#hand li:nth-child(1) [data-action]").await?;
        driver.press("#hand li:nth-child(1) [data-action]").await?;
        driver.until("the card is played", &format!("return document.querySelector('#table').dataset.version !== {before}")).await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_can_be_chosen_ahead() {
    let house = House::open().await;
    let ada = house.table("Ada", "bids", &["me", "open", "open"], json!({ "rounds": 1 })).await;
    // The longest name bids first.
    let first = house.guest("Bartholomew the Slow").await;
    let third = house.guest("Cy").await;
    first.client.join(&ada.table, Some(2)).await.expect("a seat");
    third.client.join(&ada.table, Some(1)).await.expect("a seat");
    ada.client.start(&ada.table).await.expect("a start");
    with_browser(Size::Phone, async |driver| {
        driver.open_table(&house, &ada).await?;
        driver.until("somebody else's turn", "return document.querySelectorAll('#hand [data-pre]').length === 10").await?;
        driver.press("#hand li:nth-child(3) [data-pre]").await?;
        let bid = driver.ask("return document.querySelector('#hand .chosen').dataset.pre").await?;
        // A reload does not forget it.
        driver.refresh().await?;
        driver.until("still chosen", "return Boolean(document.querySelector('#hand .chosen'))").await?;
        let view = first.client.view(&ada.table).await.expect("a view");
        first.client.act(&ada.table, &view.legal[0], view.version).await.expect("a bid");
        driver
            .until("the bid is made", &format!("return document.querySelectorAll('#hand .cards li').length === 9 && !document.querySelector('#hand [data-k=\"' + {bid}.slice(4) + '\"]')"))
            .await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// A second tap on a slow line does nothing: what was done is on its way to the page.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_done_twice_on_a_slow_line() {
    let house = House::open().await;
    // The longest name bids first.
    let ada = house
        .table("Ada the Impatient", "bids", &["me", "open", "open"], json!({ "rounds": 1 }))
        .await;
    for (seat, name) in [(1, "Bo"), (2, "Cy")] {
        house.guest(name).await.client.join(&ada.table, Some(seat)).await.expect("a seat");
    }
    ada.client.start(&ada.table).await.expect("a start");
    with_browser(Size::Phone, async |driver| {
        sit(&driver, &house, &ada).await?;
        driver
            .ask("const old = window.fetch; window.answers_ = []; window.kept_ = []; \
                  window.fetch = async (...words) => { const answer = await old(...words); window.answers_.push(answer.status); return answer; }; return true")
            .await?;
        let release = "const kept = window.kept_; window.kept_ = null; kept.forEach(hear => hear()); return true";
        driver.press("#hand li:nth-child(2) [data-action]").await?;
        driver.press("#commit").await?;
        driver.until("the answer", "return window.answers_.length === 1 && window.kept_.length > 0").await?;
        // The page still shows the hand as it was.
        for _ in 0..2 {
            driver.press("#hand li:nth-child(3) [data-action]").await?;
        }
        assert_eq!(driver.ask("return document.querySelector('#table').getAttribute('aria-busy')").await?, json!("true"));
        driver.ask(release).await?;
        driver.until("the bid lies there", "return document.querySelectorAll('#trick [data-k]').length === 1 && !document.querySelector('#table').hasAttribute('aria-busy')").await?;
        // The same with what was taken back.
        driver.ask("window.kept_ = []; return true").await?;
        driver.press("#undo").await?;
        driver.until("the answer", "return window.answers_.length === 2 && window.kept_.length > 0").await?;
        driver.press("#undo").await?;
        driver.ask(release).await?;
        driver.until("my turn", YOURS).await?;
        assert_eq!(driver.ask("return window.answers_.map(status => status < 300)").await?, json!([true, true]));
        assert_eq!(driver.ask("return document.querySelectorAll('#hand .cards li').length").await?, json!(10));
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// An action is taken back until somebody has seen something new.
#[tokio::test(flavor = "multi_thread")]
async fn a_bid_can_be_taken_back_until_the_next_one() {
    let house = House::open().await;
    // The longest name bids first.
    let ada = house
        .table("Ada the Hesitant", "bids", &["me", "open", "open"], json!({ "rounds": 1 }))
        .await;
    let next = house.guest("Bo").await;
    next.client.join(&ada.table, Some(1)).await.expect("a seat");
    house.guest("Cy").await.client.join(&ada.table, Some(2)).await.expect("a seat");
    ada.client.start(&ada.table).await.expect("a start");
    with_browser(Size::Phone, async |driver| {
        sit(&driver, &house, &ada).await?;
        let hand = "return [...document.querySelectorAll('#hand [data-k]')].map(one => one.dataset.k)";
        let before = driver.ask(hand).await?;
        assert_eq!(driver.ask("return Boolean(document.querySelector('#undo'))").await?, json!(false));
        for undo in ["#undo", "u"] {
            driver.press("#hand li:nth-child(2) [data-action]").await?;
            driver.press("#commit").await?;
            driver.until("the bid lies there", "return document.querySelectorAll('#trick [data-k]').length === 1 && Boolean(document.querySelector('#undo'))").await?;
            driver.check_layout().await?;
            match undo {
                "u" => driver.active_element().await?.send_keys("u").await?,
                button => driver.press(button).await?,
            }
            driver.until("it is my turn again", "return 'yours' in document.querySelector('#table').dataset && !document.querySelector('#trick [data-k]')").await?;
            assert_eq!(driver.ask(hand).await?, before);
        }
        driver.press("#hand li:nth-child(1) [data-action]").await?;
        driver.press("#commit").await?;
        driver.until("a bid", "return Boolean(document.querySelector('#undo'))").await?;
        let view = next.client.view(&ada.table).await.expect("a view");
        next.client.act(&ada.table, &view.legal[0], view.version).await.expect("a bid");
        driver.until("too late", "return document.querySelectorAll('#trick [data-k]').length === 2 && !document.querySelector('#undo')").await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_can_be_dragged_and_fly_and_sound() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:casual"];
    let guest = house.table("Ada", "bids", &seats, json!({ "rounds": 1 })).await;
    with_browser(Size::Desktop, async |driver| {
        driver.become_guest(&house, &guest).await?;
        driver.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
        driver.ask("localStorage.setItem('tapis-hold', 'tap'); return true").await?;
        driver.refresh().await?;
        driver.until("my turn", YOURS).await?;
        driver
            .ask("window.moved_ = 0; window.tones_ = 0; \
                  const old = Element.prototype.animate; Element.prototype.animate = function (...words) { window.moved_++; return old.apply(this, words); }; \
                  const tone = AudioContext.prototype.createOscillator; \
                  AudioContext.prototype.createOscillator = function () { window.tones_++; return tone.apply(this); }; return true")
            .await?;
        let drag = async || {
            let card = driver.query(By::Css("#hand [data-action]")).first().await?;
            let middle = driver.query(By::Css("#middle")).first().await?;
            let before = driver.ask(VERSION).await?;
            driver.action_chain().drag_and_drop_element(&card, &middle).perform().await?;
            driver.until("the bid is made", &format!("return document.querySelector('#table').dataset.version !== {before}")).await
        };
        drag().await?;
        assert_ne!(driver.ask("return window.moved_").await?, json!(0), "a card flies");
        assert_eq!(driver.ask("return window.tones_").await?, json!(0), "silent until asked");
        // The completed trick stays until somebody goes on.
        driver.until("the trick is held", "return document.querySelector('#table').dataset.hold === 'trick'").await?;
        driver.press("[data-open='settings']").await?;
        driver.press("[data-setting='sound']").await?;
        driver.press("#settings [data-close]").await?;
        let tones = driver.ask("return window.tones_").await?.as_u64();
        assert!(tones > Some(0), "it is heard what was turned on");
        assert_eq!(driver.ask("return document.querySelector('#table').dataset.hold").await?, json!("trick"));
        driver.press("#go-on").await?;
        driver.until("my turn", YOURS).await?;
        drag().await?;
        driver.until("tones", &format!("return window.tones_ > {}", tones.unwrap_or_default())).await?;
        // The last trick is one tap away, and so is what the cards do.
        driver.until("the trick is held", "return document.querySelector('#table').dataset.hold === 'trick'").await?;
        driver.press("[data-open='last']").await?;
        driver.until("the last trick", "return document.querySelectorAll('#last[open] .old-trick .c').length === 4").await?;
        driver.press("#last [data-close]").await?;
        driver.press("[data-open='ranks']").await?;
        driver.until("what cards do", "return Boolean(document.querySelector('#ranks[open] .special-list'))").await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// Whoever takes too long is decided for; the page says how long is left.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_for_every_decision() {
    let house = House::open().await;
    let guest = house.guest("Ada").await;
    let mut new = NewTable::new("bids", ["me", "bot:beginner", "bot:beginner"]);
    new.options = serde_json::from_value(json!({ "rounds": 1 })).expect("options");
    new.clock_seconds = Some(5);
    let table = guest.client.create(&new).await.expect("a table").id;
    guest.client.start(&table).await.expect("a start");
    let guest = Guest { table, ..guest };
    with_browser(Size::Phone, async |driver| {
        sit(&driver, &house, &guest).await?;
        driver
            .until(
                "a clock",
                "return /^0:0[0-5]$/.test(document.querySelector('#clock')?.textContent ?? '')",
            )
            .await?;
        let before = driver.ask(VERSION).await?;
        driver
            .until(
                "the bot acts",
                &format!("return document.querySelector('#table').dataset.version !== {before}"),
            )
            .await?;
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// What the page says is left of a decision is what the server will wait, also while a trick is
/// held and after that.
#[tokio::test(flavor = "multi_thread")]
async fn the_clock_goes_on_while_a_trick_is_held() {
    let house = House::open().await;
    let guest = house.guest("Ada").await;
    let mut new = NewTable::new("bids", ["me", "bot:beginner", "bot:beginner"]);
    new.options = serde_json::from_value(json!({ "rounds": 1 })).expect("options");
    new.clock_seconds = Some(60);
    let table = guest.client.create(&new).await.expect("a table").id;
    guest.client.start(&table).await.expect("a start");
    let guest = Guest { table, ..guest };
    let apart = async |driver: &WebDriver| -> WebDriverResult<f64> {
        let view = guest.client.view(&guest.table).await.expect("a view");
        let deadline = view.deadline_ms.expect("somebody has to decide");
        let script = format!(
            "const [minutes, seconds] = (document.querySelector('#clock')?.textContent || '9:00').split(':'); \
             return Math.abs({deadline} - Date.now() - 1000 * (60 * minutes + 1 * seconds))"
        );
        Ok(driver.ask(&script).await?.as_f64().unwrap_or(f64::MAX))
    };
    with_browser(Size::Phone, async |driver| {
        sit(&driver, &house, &guest).await?;
        driver.ask("localStorage.setItem('tapis-hold', 'tap'); return true").await?;
        driver.until("a held trick", "const table = document.querySelector('#table'); \
            if (table.dataset.hold) return true; \
            if ('yours' in table.dataset && !table.getAttribute('aria-busy')) Tapis.choose.commit(document.querySelector('#hand [data-action]').dataset.action); \
            return false").await?;
        // Bots take no time: after a while it is Ada's decision that is waited for.
        tokio::time::sleep(std::time::Duration::from_secs(4)).await;
        let held = apart(&driver).await?;
        assert!(held < 2000.0, "{held} ms apart while the trick is held");
        driver.press("#go-on").await?;
        driver.until("my turn", "const table = document.querySelector('#table'); return 'yours' in table.dataset && !table.dataset.hold").await?;
        let after = apart(&driver).await?;
        assert!(after < 2000.0, "{after} ms apart after the trick was held");
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_only_what_lies_face_up() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:casual"];
    let ada = house.table("Ada", "bids", &seats, json!({ "rounds": 1 })).await;
    with_browser(Size::Desktop, async |driver| {
        driver.goto(format!("{}/t/{}", house.url(), ada.table)).await?;
        driver.hurry().await?;
        driver.refresh().await?;
        for _ in 0..4 {
            let view = loop {
                let view = ada.client.view(&ada.table).await.expect("a view");
                if !view.legal.is_empty() {
                    break view;
                }
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            };
            let shown = format!("return document.querySelector('#table')?.dataset.version >= {} && !document.querySelector('#table').dataset.hold", view.version);
            driver.ask("Tapis.stream.hurry(); return true").await?;
            driver.until("the same moment", &shown).await.or_else(|_| Ok::<_, WebDriverError>(()))?;
            let hand: Vec<String> = view.legal.iter().map(|bid| bid.trim_start_matches("bid ").to_owned()).collect();
            let seen = driver.ask("return [document.querySelectorAll('[data-action]').length, [...document.querySelectorAll('#table [data-k]')].map(one => one.dataset.k), document.documentElement.outerHTML + window.frames_.join(' ')]").await?;
            assert_eq!(seen[0], json!(0));
            let cards = seen[1].as_array().cloned().unwrap_or_default();
            let source = seen[2].as_str().unwrap_or_default();
            for card in &hand {
                assert!(!cards.contains(&json!(card)), "{card} in {cards:?}");
                assert!(!source.contains(&format!("data-k=\"{card}\"")), "{card} was sent");
            }
            ada.client.act(&ada.table, &view.legal[0], view.version).await.expect("a bid");
        }
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// Two players predict at the same time. Whoever is a moment slower has seen nothing of the other
/// prediction; no second tap is asked for.
#[tokio::test(flavor = "multi_thread")]
async fn predictions_made_at_the_same_moment_both_count() {
    let house = House::open().await;
    let ada = house.table("Ada", "all-in", &["me", "open"], json!({})).await;
    let bo = house.guest("Bo").await;
    bo.client.join(&ada.table, Some(1)).await.expect("a seat");
    ada.client.start(&ada.table).await.expect("a start");
    // Both do what is offered first, until both are asked.
    let begin = std::time::Instant::now();
    let mut asked = 0;
    while asked < 2 {
        asked = 0;
        for guest in [&ada, &bo] {
            let view = guest.client.view(&ada.table).await.expect("a view");
            match view.legal.first() {
                Some(action) if action.starts_with("predict") => asked += 1,
                Some(action) => drop(guest.client.act(&ada.table, action, view.version).await),
                None => {}
            }
        }
        assert!(begin.elapsed() < PATIENCE, "nobody is asked for a prediction");
    }
    with_browser(Size::Phone, async |driver| {
        sit(&driver, &house, &ada).await?;
        // What Ada sends is kept back until Bo's prediction is known everywhere.
        driver
            .ask("const old = window.fetch; window.sent_ = 0; window.fetch = async (...words) => { \
                  if (!window.sent_++) await new Promise(done => { window.release_ = done; }); return old(...words); }; return true")
            .await?;
        driver.press("[data-action='predict 1']").await?;
        driver.press("#commit").await?;
        driver.until("it is on its way", "return Boolean(window.release_)").await?;
        let view = bo.client.view(&ada.table).await.expect("a view");
        bo.client.act(&ada.table, "predict 0", view.version).await.expect("a prediction");
        let newer = format!("return Number(document.querySelector('#table').dataset.version) > {}", view.version);
        driver.until("Bo's prediction", &newer).await?;
        driver.ask("window.release_(); return true").await?;
        driver.until("Ada's prediction", "return !('yours' in document.querySelector('#table').dataset)").await?;
        // The next round may have begun already, and with her.
        let legal = ada.client.view(&ada.table).await.expect("a view").legal;
        assert!(!legal.iter().any(|action| action.starts_with("predict")), "{legal:?}");
        assert_eq!(driver.ask("return window.sent_").await?, json!(2), "once too early, once in time");
        // The second one was too late, and went out again.
        driver.check_silence_but(&["409 (Conflict)"]).await
    })
    .await;
    house.server.stop().await;
}
