//! Five languages: everywhere, at any time, and on the smallest phone.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tapis_client::Client;
use tapis_texts::Language;
use thirtyfour::prelude::*;

use crate::harness::{Guest, House, PATIENCE, Page, Size, with_browser};

#[tokio::test(flavor = "multi_thread")]
async fn the_language_can_be_switched_at_any_time() {
    let house = House::open().await;
    with_browser(Size::Phone, async |driver| {
        driver.goto(house.url()).await?;
        let mut titles = BTreeSet::new();
        for tag in Language::ALL.map(Language::tag) {
            driver.query(By::Css("select[name=language]")).first().await?;
            driver.choose("select[name=language]", tag).await?;
            driver.until(tag, &format!("return document.documentElement.lang === '{tag}'")).await?;
            driver.check_layout().await?;
            let button = driver
                .ask("return document.querySelector('#play-bids').textContent.trim()")
                .await?;
            titles.insert(button.to_string());
        }
        assert_eq!(titles.len(), 5, "{titles:?}");
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// Every page in every language, on a phone and on a desktop: words are long in one language and
/// short in another.
#[tokio::test(flavor = "multi_thread")]
async fn every_page_fits_in_every_language() {
    let house = House::open().await;
    with_browser(Size::Desktop, async |driver| {
        for language in Language::ALL {
            let tag = language.tag();
            driver.goto(house.url() + "/about").await?;
            driver.ask(&format!("document.cookie = 'language={tag}; path=/'; return true")).await?;
            for page in
                ["", "new/", "rules/", "score/", "learn/", "learn/?at=3", "about", "me", "nowhere"]
            {
                let (page, query) = page.split_once('?').unwrap_or((page, ""));
                let games: &[&str] = if page.ends_with('/') { &["all-in", "bids"] } else { &[""] };
                for game in games {
                    driver.goto(format!("{}/{page}{game}?{query}", house.url())).await?;
                    let shown = driver.ask("return document.documentElement.lang").await?;
                    assert_eq!(shown, json!(tag));
                    driver.check_layouts().await?;
                }
            }
        }
        driver.check_silence_but(&["404 (Not Found)"]).await
    })
    .await;
    house.server.stop().await;
}

/// Some decisions over the API, then the beginning of a turn of the guest's, when there is most to
/// choose from; where that is.
async fn under_way(guest: &Guest, decisions: usize) -> u64 {
    let client: &Client = &guest.client;
    let begin = std::time::Instant::now();
    let mut made = 0;
    loop {
        let view = client.view(&guest.table).await.expect("a view");
        match view.legal.first() {
            Some(first)
                if made >= decisions
                    && (first.starts_with("bid")
                        || view.legal.iter().any(|action| action == "pass")) =>
            {
                return view.version;
            }
            Some(action) => {
                client.act(&guest.table, action, view.version).await.expect("an action");
                made += 1;
            }
            None => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
        }
        assert!(begin.elapsed() < PATIENCE, "the turn does not come");
    }
}

/// What a card is called.
fn card(language: Language, game: &str, word: &str) -> String {
    match game {
        "bids" => tapis_texts::bids::card(language, word.parse().expect("a card")),
        _ => tapis_texts::all_in::card(language, tapis_all_in::Card::read(word).expect("a card")),
    }
}

/// What the page says: the bar, the log, the tools; and the cards of the hand, with their names.
const SAID: &str = "const text = selector => document.querySelector(selector).textContent; \
    return { ask: text('#ask'), bar: text('#bar'), headline: text('#headline'), log: [...document.querySelectorAll('#log li')].map(line => line.textContent), \
      tools: [...document.querySelectorAll('.tool')].map(tool => tool.title), \
      cards: [...document.querySelectorAll('#hand .cards button')].map(one => [one.querySelector('[data-k]').dataset.k, one.getAttribute('aria-label')]) }";

/// What does not depend on the language.
const POSITION: &str = "const table = document.querySelector('#table'); const keys = part => [...table.querySelectorAll(part + ' [data-k]')].map(one => one.dataset.k); \
    return [table.dataset.version, table.dataset.you, keys('#hand'), keys('#middle'), [...table.querySelectorAll('[data-action]')].map(one => one.dataset.action)]";

async fn switched(driver: &WebDriver, language: Language) -> WebDriverResult<Value> {
    let tag = language.tag();
    driver.press("[data-open='settings']").await?;
    driver.until("the settings", "return document.querySelector('#settings').open").await?;
    driver.choose("#settings select[name=language]", tag).await?;
    let there = format!(
        "return document.documentElement.lang === '{tag}' && 'yours' in document.querySelector('#table').dataset"
    );
    driver.until(tag, &there).await?;
    driver.ask(SAID).await
}

/// In the middle of a game the page speaks another language, and the table is the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_table_speaks_every_language() {
    let house = House::open().await;
    with_browser(Size::Phone, async |driver| {
        for (game, seats) in [("all-in", 3), ("bids", 4)] {
            let mut who = vec!["me"];
            who.resize(seats, "bot:beginner");
            let guest = house.table("Ada", game, &who, json!({})).await;
            // Some cards are gone, and the log has its lines.
            let version = under_way(&guest, 3).await;
            driver.open_table(&house, &guest).await?;
            let there = format!("const table = document.querySelector('#table'); return 'yours' in table.dataset && table.dataset.version === '{version}'");
            driver.until("my turn", &there).await?;
            let before = driver.ask(POSITION).await?;
            let english = driver.ask(SAID).await?;
            let mut told: BTreeSet<String> = BTreeSet::new();
            for language in Language::ALL.into_iter().rev() {
                let said = switched(&driver, language).await?;
                driver.check_layout().await?;
                assert_eq!(driver.ask(POSITION).await?, before, "{game} {language:?}");
                // With a card chosen, the bar has one more button.
                driver.press("#hand li:nth-child(2) [data-action]").await?;
                driver.until("a choice", "return !document.querySelector('#commit').hidden").await?;
                let capital = "const first = document.querySelector('#commit').textContent[0]; return first === first.toUpperCase()";
                assert_eq!(driver.ask(capital).await?, json!(true), "{game} {language:?}");
                driver.check_layout().await?;
                driver.active_element().await?.send_keys(Key::Escape.value().to_string()).await?;
                for held in said["cards"].as_array().expect("cards") {
                    let (word, label) = (held[0].as_str().unwrap_or_default(), held[1].as_str().unwrap_or_default());
                    let name = card(language, game, word);
                    assert!(label == name || label.starts_with(&format!("{name}:")), "{language:?}: {label} is not {name}");
                }
                // Every single line is told anew, none is left behind in English.
                let lines = |said: &Value| said["log"].as_array().cloned().unwrap_or_default();
                let (now, then) = (lines(&said), lines(&english));
                assert!(now.len() > 3 && now.len() == then.len(), "{now:?} {then:?}");
                if language != Language::En {
                    for part in ["ask", "bar", "headline", "tools"] {
                        assert_ne!(said[part], english[part], "{language:?}");
                    }
                    let left = now.iter().zip(&then).find(|(now, then)| now == then);
                    assert_eq!(left, None, "{language:?}");
                } else {
                    assert_eq!(said, english);
                }
                told.insert(said.to_string());
            }
            assert_eq!(told.len(), Language::ALL.len());
            // The log too is read on a phone.
            driver.press("[data-open='side']").await?;
            driver.until("the log", "return document.querySelector('#side').classList.contains('open')").await?;
            driver.check_layout().await?;
        }
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}
