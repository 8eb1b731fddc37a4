//! For everybody: axe-core finds nothing serious, in light and dark, and motion can be turned off.

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::harness::{House, Page, Size, with_browser};

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

#[tokio::test(flavor = "multi_thread")]
async fn with_reduced_motion_nothing_moves() {
    let house = House::open().await;
    let guest = house
        .table("Ada", "bids", &["me", "bot:beginner", "bot:casual"], json!({ "rounds": 1 }))
        .await;
    with_browser(Size::Phone, async |driver| {
        driver.become_guest(&house, &guest).await?;
        driver.media("prefers-reduced-motion", "reduce").await?;
        driver.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
        // Every animation that anything starts from now on is counted.
        driver
            .ask("window.moved_ = 0; const old = Element.prototype.animate; \
                  Element.prototype.animate = function (...words) { window.moved_++; return old.apply(this, words); }; \
                  localStorage.setItem('tapis-hold', 'short'); return true")
            .await?;
        let version = "return document.querySelector('#table').dataset.version";
        driver.until("my turn", "return 'yours' in document.querySelector('#table').dataset").await?;
        let before = driver.ask(version).await?;
        driver.query(By::Css("#hand [data-action]")).first().await?.click().await?;
        driver.query(By::Css("#commit")).first().await?.click().await?;
        driver
            .until("the table goes on", &format!("return document.querySelector('#table').dataset.version !== {before}"))
            .await?;
        assert_eq!(driver.ask("return window.moved_").await?, json!(0));
        assert_eq!(
            driver
                .ask("return document.getAnimations().filter(one => one.playState === 'running' && one.effect.getComputedTiming().duration > 10).length")
                .await?,
            json!(0)
        );
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}
