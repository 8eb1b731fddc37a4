//! For everybody: axe-core finds nothing serious, in light and dark, colours can be chosen, and
//! motion can be turned off.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::harness::{Guest, House, Page, Size, finished, with_browser};

const AXE: &str = include_str!("axe/axe.min.js");

/// The serious findings of axe-core on the page as it is, in light and in dark.
async fn findings(driver: &WebDriver) -> WebDriverResult<Vec<Value>> {
    let mut all = Vec::new();
    for scheme in ["light", "dark"] {
        driver.media("prefers-color-scheme", scheme).await?;
        driver.execute(AXE, vec![]).await?;
        let script = "const done = arguments[0]; const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']; \
            axe.run({ runOnly: { type: 'tag', values: tags } }).then(result => done(result.violations \
              .filter(one => one.impact === 'serious' || one.impact === 'critical') \
              .map(one => [one.id, one.nodes.slice(0, 3).map(node => node.html.slice(0, 160) + ' | ' + (node.any[0]?.message ?? ''))])), \
              error => done([['axe', [String(error)]]]))";
        let found = driver.execute_async(script, vec![]).await?;
        for one in found.json().as_array().cloned().unwrap_or_default() {
            all.push(
                json!({ "scheme": scheme, "at": driver.current_url().await?.path(), "found": one }),
            );
        }
    }
    Ok(all)
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious() {
    let house = House::open().await;
    let bids = house
        .table("Ada", "bids", &["me", "bot:beginner", "bot:casual"], json!({ "rounds": 1 }))
        .await;
    let all_in = house.table("Ada", "all-in", &["me", "bot:beginner"], json!({})).await;
    let waiting = house.table("Ada", "bids", &["me", "open", "open"], json!({})).await;
    for size in [Size::Phone, Size::Desktop] {
        with_browser(size, async |driver| {
            let mut found = Vec::new();
            for path in [
                "/",
                "/new/bids",
                "/new/all-in",
                "/rules/bids",
                "/rules/all-in",
                "/about",
                "/score/bids",
            ] {
                driver.goto(house.url() + path).await?;
                found.extend(findings(&driver).await?);
            }
            for guest in [&bids, &all_in, &waiting] {
                driver.become_guest(&house, guest).await?;
                driver.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
                driver.hurry().await?;
                driver
                    .until("the table", "return Boolean(document.querySelector('#table, #seat-1'))")
                    .await?;
                found.extend(findings(&driver).await?);
            }
            driver.goto(house.url() + "/me").await?;
            found.extend(findings(&driver).await?);
            assert!(found.is_empty(), "{}", serde_json::to_string_pretty(&found).expect("JSON"));
            driver.check_silence().await
        })
        .await;
    }
    house.server.stop().await;
}

/// Nothing serious is found on any of the pages that the work visits.
async fn nothing_serious(size: Size, work: impl AsyncFnOnce(&Looker) -> WebDriverResult<()>) {
    with_browser(size, async |driver| {
        let looker = Looker { driver, found: Default::default() };
        work(&looker).await?;
        let found = looker.found.into_inner();
        assert!(found.is_empty(), "{}", serde_json::to_string_pretty(&found).expect("JSON"));
        looker.driver.check_silence_but(&["404 (Not Found)"]).await
    })
    .await;
}

/// Somebody who looks at pages.
struct Looker {
    driver: WebDriver,
    found: std::cell::RefCell<Vec<Value>>,
}

impl Looker {
    async fn look(&self) -> WebDriverResult<()> {
        let found = findings(&self.driver).await?;
        self.found.borrow_mut().extend(found);
        Ok(())
    }

    async fn look_at(&self, address: String) -> WebDriverResult<()> {
        self.driver.goto(address).await?;
        self.look().await
    }
}

/// The panels of a table, a card that is chosen, the story of a phone, what a spectator sees.
#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_in_what_opens_at_a_table() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:casual"];
    let bids = house.table("Ada", "bids", &seats, json!({ "rounds": 1 })).await;
    let all_in = house.table("Ada", "all-in", &["me", "bot:beginner"], json!({})).await;
    for size in [Size::Phone, Size::Desktop] {
        nothing_serious(size, async |looker| {
            let driver = &looker.driver;
            let address = |guest: &Guest| format!("{}/t/{}", house.url(), guest.table);
            for guest in [&bids, &all_in] {
                driver.open_table(&house, guest).await?;
                driver.until("my turn", "return 'yours' in document.querySelector('#table').dataset").await?;
                for panel in ["last", "ranks", "settings", "help"] {
                    driver.ask(&format!("document.querySelector('[data-open={panel}]').click(); return true")).await?;
                    assert_eq!(driver.ask(&format!("return document.querySelector('#{panel}').open")).await?, json!(true));
                    looker.look().await?;
                    driver.ask(&format!("document.querySelector('#{panel}').close(); return true")).await?;
                }
                let chosen = "document.querySelector('#hand [data-action]:not([data-instant]), #middle [data-action]:not([data-instant])').click(); return document.querySelectorAll('.chosen').length";
                assert_eq!(driver.ask(chosen).await?, json!(1));
                if size == Size::Phone {
                    driver.press("[data-open=side]").await?;
                }
                looker.look().await?;
            }
            driver.delete_all_cookies().await?;
            looker.look_at(address(&bids)).await?;
            looker.look_at(address(&all_in)).await
        })
        .await;
    }
    house.server.stop().await;
}

/// The result, the proof, the replay through all kinds of eyes, lessons, score pads, what is not
/// there.
#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_after_the_game_and_around_it() {
    let house = House::open().await;
    let games = [
        finished(&house, "bids", json!({ "rounds": 1 })).await,
        finished(&house, "all-in", json!({})).await,
    ];
    for size in [Size::Phone, Size::Desktop] {
        nothing_serious(size, async |looker| {
            looker.driver.become_guest(&house, &games[0]).await?;
            for (guest, game) in games.iter().zip(["bids", "all-in"]) {
                let at = |path: &str| format!("{}/{path}", house.url());
                looker.look_at(at(&format!("t/{}", guest.table))).await?;
                looker.look_at(at(&format!("t/{}/verify", guest.table))).await?;
                for eyes in ["open", "table", "1"] {
                    looker.look_at(at(&format!("r/{}?at=20&eyes={eyes}", guest.table))).await?;
                }
                looker.look_at(at(&format!("learn/{game}?at=3"))).await?;
                looker.look_at(at(&format!("score/{game}"))).await?;
            }
            looker.look_at(format!("{}/nowhere", house.url())).await
        })
        .await;
    }
    house.server.stop().await;
}

/// Light or dark, whatever the machine prefers, and after a reload too.
#[tokio::test(flavor = "multi_thread")]
async fn the_theme_can_be_chosen() {
    let house = House::open().await;
    with_browser(Size::Desktop, async |driver| {
        driver.goto(house.url()).await?;
        let ground = "return getComputedStyle(document.body).backgroundColor";
        let mut grounds = Vec::new();
        for (theme, machine) in [("light", "dark"), ("dark", "light")] {
            driver.media("prefers-color-scheme", machine).await?;
            driver.choose("select[name=theme]", theme).await?;
            driver.until(theme, &format!("return document.documentElement.dataset.theme === '{theme}' && document.readyState === 'complete'")).await?;
            grounds.push(driver.ask(ground).await?);
            driver.goto(house.url() + "/about").await?;
            assert_eq!(driver.ask(ground).await?, grounds[grounds.len() - 1]);
        }
        assert_ne!(grounds[0], grounds[1]);
        // Whoever leaves it to the machine gets what the machine prefers.
        driver.choose("select[name=theme]", "auto").await?;
        driver.until("auto", "return document.documentElement.dataset.theme === 'auto' && document.readyState === 'complete'").await?;
        for (machine, place) in [("light", 0), ("dark", 1)] {
            driver.media("prefers-color-scheme", machine).await?;
            assert_eq!(driver.ask(ground).await?, grounds[place], "{machine}");
        }
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

/// Counts whatever moves for longer than an eye sees, in a place that outlives reloads.
const COUNT_MOTION: &str = "(() => { \
    const note = what => { try { sessionStorage.moved = (sessionStorage.moved ?? '') + what + '; '; } catch {} }; \
    const old = Element.prototype.animate; \
    Element.prototype.animate = function (...words) { note('animate ' + this.outerHTML.slice(0, 80)); return old.apply(this, words); }; \
    for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, event => { \
      const long = event.target.getAnimations().filter(one => one.effect.getComputedTiming().duration > 10); \
      if (long.length) note(kind + ' ' + (event.propertyName ?? event.animationName) + ' ' + event.target.outerHTML.slice(0, 80)); }, true); })()";

#[tokio::test(flavor = "multi_thread")]
async fn with_reduced_motion_nothing_moves() {
    let house = House::open().await;
    let seats = ["me", "bot:beginner", "bot:casual"];
    let bids = house.table("Ada", "bids", &seats, json!({ "rounds": 1 })).await;
    let all_in = house.table("Ada", "all-in", &["me", "bot:beginner"], json!({})).await;
    with_browser(Size::Phone, async |driver| {
        driver.cdp().page().add_script_to_evaluate_on_new_document(COUNT_MOTION).await?;
        let moved = "return sessionStorage.moved ?? ''";
        for (guest, reduced) in [(&bids, true), (&all_in, true), (&all_in, false)] {
            driver.become_guest(&house, guest).await?;
            // The machine asks for calm, not the settings of the table.
            driver.ask("localStorage.setItem('tapis-speed', '3'); delete sessionStorage.moved; return true").await?;
            driver.media("prefers-reduced-motion", if reduced { "reduce" } else { "no-preference" }).await?;
            driver.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
            for panel in ["last", "settings"] {
                driver.press(&format!("[data-open={panel}]")).await?;
                driver.press(&format!("#{panel} [data-close]")).await?;
            }
            let decisions = driver.play_some(false, if reduced { 12 } else { 2 }).await?;
            assert!(decisions >= 2, "only {decisions} decisions");
            let moved = driver.ask(moved).await?;
            // Without the wish there is motion, and it is found.
            assert_eq!(moved == json!(""), reduced, "{}: {moved}", guest.table);
        }
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}
