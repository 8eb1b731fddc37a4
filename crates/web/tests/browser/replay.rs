//! The replay: step by step, through any eyes, from a link, and the record to take home.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::harness::{Guest, House, PATIENCE, Page, Size, finished, with_browser};

/// What a place of the replay shows, without the buttons that depend on where one came from.
const SHOWN: &str = "return [document.querySelector('#headline').textContent, \
    document.querySelector('#story').textContent, document.querySelector('#table').innerText]";

/// The names of the cards that each player holds, as far as these eyes see them; then those of the
/// hand below.
const HANDS: &str = "const name = one => one.title || one.getAttribute('aria-label').split(':')[0]; \
    const held = part => [...part].map(name).sort(); \
    return [...document.querySelectorAll('#places .place')].map(place => held(place.querySelectorAll('.mini-hand [title]'))) \
      .concat([held(document.querySelectorAll('#hand .cards button'))])";

/// Waits until the page shows this move, and its address says so too.
async fn at(driver: &WebDriver, move_: u64) -> WebDriverResult<()> {
    let there = format!(
        "return document.querySelector('.at').textContent.split('/').map(Number)[0] === {move_} \
         && new URLSearchParams(location.search).get('at') === '{move_}' \
         && Number(document.querySelector('[name=at]').value) === {move_}"
    );
    driver.until(&format!("move {move_}"), &there).await
}

async fn key(driver: &WebDriver, key: Key) -> WebDriverResult<()> {
    driver.active_element().await?.send_keys(key.value().to_string()).await
}

/// The games whose replays are looked at, each with the number of cards in a hand.
async fn games(house: &House) -> [(Guest, usize); 2] {
    let bids = finished(house, "bids", json!({ "rounds": 1 })).await;
    let all_in = finished(house, "all-in", json!({})).await;
    [(bids, 10), (all_in, 5)]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_goes_step_by_step_by_button_key_and_slider() {
    let house = House::open().await;
    let games = games(&house).await;
    with_browser(Size::Desktop, async |driver| {
        for (guest, _) in &games {
            driver.become_guest(&house, guest).await?;
            driver.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
            driver.press("#replay").await?;
            driver.until("the beginning", "return Boolean(document.querySelector('#next')) && !document.querySelector('#prev, #first')").await?;
            let record = guest.client.record(&guest.table).await.expect("a record");
            let len = driver.ask("return Number(document.querySelector('[name=at]').max)").await?;
            let len = len.as_u64().expect("a number");
            let acted = record.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit()));
            assert_eq!(acted.count() as u64, len, "{record}");
            let beginning = driver.ask(SHOWN).await?;
            // Each move of a stretch shows something else, and going back shows the same again.
            let mut seen = vec![beginning.clone()];
            for move_ in 1..=6 {
                if move_ % 2 == 0 { driver.press("#next").await? } else { key(&driver, Key::Right).await? }
                at(&driver, move_).await?;
                seen.push(driver.ask(SHOWN).await?);
            }
            let different: BTreeSet<String> = seen.iter().map(Value::to_string).collect();
            assert_eq!(different.len(), seen.len(), "{different:?}");
            for move_ in (3..=5).rev() {
                if move_ % 2 == 0 { driver.press("#prev").await? } else { key(&driver, Key::Left).await? }
                at(&driver, move_).await?;
                assert_eq!(driver.ask(SHOWN).await?, seen[move_ as usize], "back at {move_}");
            }
            // To the end and to the beginning, by buttons and by keys; there is no way beyond.
            let ends = "return [Boolean(document.querySelector('#prev')), Boolean(document.querySelector('#next'))]";
            driver.press("#end").await?;
            at(&driver, len).await?;
            assert_eq!(driver.ask(ends).await?, json!([true, false]));
            let end = driver.ask(SHOWN).await?;
            key(&driver, Key::Right).await?;
            driver.press("#first").await?;
            at(&driver, 0).await?;
            assert_eq!(driver.ask(ends).await?, json!([false, true]));
            assert_eq!(driver.ask(SHOWN).await?, beginning);
            key(&driver, Key::End).await?;
            at(&driver, len).await?;
            assert_eq!(driver.ask(SHOWN).await?, end);
            key(&driver, Key::Home).await?;
            at(&driver, 0).await?;
            // The slider leads there too, and the buttons go on from where it stands.
            let slider = driver.find(By::Css("[name=at]")).await?;
            slider.send_keys(Key::Right.value().to_string()).await?;
            at(&driver, 1).await?;
            driver.press("#next").await?;
            at(&driver, 2).await?;
            assert_eq!(driver.ask(SHOWN).await?, seen[2]);
            driver.check_layouts().await?;
        }
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_seen_through_the_eyes_that_are_chosen() {
    let house = House::open().await;
    let games = games(&house).await;
    with_browser(Size::Desktop, async |driver| {
        let choose = async |eyes: &str| {
            driver.choose("[name=eyes]", eyes).await?;
            let chosen = format!("return new URLSearchParams(location.search).get('eyes') === '{eyes}'");
            driver.until(eyes, &chosen).await
        };
        for (guest, size) in &games {
            driver.become_guest(&house, guest).await?;
            driver.goto(format!("{}/r/{}", house.url(), guest.table)).await?;
            let open: Vec<Vec<String>> = serde_json::from_value(driver.ask(HANDS).await?).expect("hands");
            assert_eq!(open.iter().map(Vec::len).collect::<Vec<_>>(), [*size, *size, *size, 0]);
            for seat in 0..3 {
                choose(&seat.to_string()).await?;
                let seen: Vec<Vec<String>> = serde_json::from_value(driver.ask(HANDS).await?).expect("hands");
                assert_eq!(seen, [vec![], vec![], open[seat].clone()], "through the eyes of {seat}");
                // Not a word in the page says what the others hold.
                let source = driver.source().await?;
                for (other, hand) in open.iter().enumerate().filter(|(other, _)| *other != seat) {
                    // Both rune cards have the same name.
                    for card in hand.iter().filter(|card| !open[seat].contains(card)) {
                        let named = [format!("\"{card}\""), format!("\"{card}:")];
                        let leaked = named.iter().any(|named| source.contains(named));
                        assert!(!leaked, "{card} of {other} through the eyes of {seat}");
                    }
                }
            }
            choose("table").await?;
            assert_eq!(driver.ask(HANDS).await?, json!([[], [], [], []]), "what lies face up");
            choose("open").await?;
            assert_eq!(driver.ask(HANDS).await?, json!(open));
            // The eyes stay while one goes on.
            choose("1").await?;
            driver.press("#next").await?;
            at(&driver, 1).await?;
            let kept = "return [document.querySelector('[name=eyes]').value, document.querySelector('#table').dataset.you]";
            assert_eq!(driver.ask(kept).await?, json!(["1", "1"]));
        }
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// On a phone nothing lies over anything, whoever's eyes one looks through.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_fits_a_phone_through_all_eyes() {
    let house = House::open().await;
    let games = games(&house).await;
    with_browser(Size::Phone, async |driver| {
        let mut found = Vec::new();
        for (guest, _) in &games {
            driver.become_guest(&house, guest).await?;
            for eyes in ["open", "table", "0", "1", "2"] {
                for move_ in [0, 5, 12, 20, 9999] {
                    let at = format!("/r/{}?at={move_}&eyes={eyes}", guest.table);
                    driver.goto(house.url() + at.as_str()).await?;
                    let wrong = driver.ask(crate::harness::LAYOUT).await?;
                    found.extend(
                        wrong.as_array().into_iter().flatten().map(|one| format!("{at}: {one}")),
                    );
                }
            }
        }
        assert!(found.is_empty(), "{found:#?}");
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// The address names the move and the eyes; whoever follows it, even a stranger, sees the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_leads_to_a_move_and_the_record_is_downloaded() {
    let house = House::open().await;
    let games = games(&house).await;
    let folder = tempfile::tempdir().expect("a folder");
    with_browser(Size::Desktop, async |driver| {
        let place = json!({ "behavior": "allow", "downloadPath": folder.path() });
        driver.cdp().send_raw("Browser.setDownloadBehavior", place).await?;
        for (guest, _) in &games {
            driver.become_guest(&house, guest).await?;
            driver.goto(format!("{}/r/{}?at=0&eyes=2", house.url(), guest.table)).await?;
            for move_ in 1..=7 {
                driver.press("#next").await?;
                at(&driver, move_).await?;
            }
            let shown = driver.ask(SHOWN).await?;
            let address = driver.current_url().await?;
            driver.delete_all_cookies().await?;
            driver.goto("about:blank").await?;
            driver.goto(address.as_str()).await?;
            at(&driver, 7).await?;
            assert_eq!(driver.ask(SHOWN).await?, shown);
            // What leads nowhere leads to the nearest place that there is.
            driver.goto(format!("{}/r/{}?at=99999&eyes=9", house.url(), guest.table)).await?;
            let there = "const [at, len] = document.querySelector('.at').textContent.split('/').map(Number); \
                         return at === len && document.querySelector('[name=eyes]').value === 'open'";
            driver.until("the end, with everything open", there).await?;
            driver.press("a[download]").await?;
            let record = guest.client.record(&guest.table).await.expect("a record");
            let file = folder.path().join(format!("tapis-{}.txt", guest.table));
            let begin = std::time::Instant::now();
            while std::fs::read_to_string(&file).unwrap_or_default() != record {
                assert!(begin.elapsed() < PATIENCE, "no record in {}", file.display());
                tokio::time::sleep(std::time::Duration::from_millis(30)).await;
            }
        }
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}
