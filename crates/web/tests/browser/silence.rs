//! Bad lines: connections that fall silent without anybody being told, and a network that is down
//! while somebody decides.

use std::time::Duration;

use serde_json::{Value, json};
use tapis_trials::proxy::Proxy;
use thirtyfour::prelude::*;

use crate::harness::{Guest, House, Page, Size, with_browser};

const YOURS: &str = "const table = document.querySelector('#table'); return 'yours' in table.dataset && !table.dataset.hold && !table.getAttribute('aria-busy')";
const LOST: &str = "return document.querySelector('#lost').classList.contains('shown')";
const FOUND: &str = "return !document.querySelector('#lost').classList.contains('shown')";

/// What the browser says of requests that nobody answers.
const NOBODY_ANSWERS: [&str; 2] = ["net::ERR_", "Failed to load resource: net"];

/// Nobody acts at this table but Ada, and she has to; her pages hear from the server often.
async fn alone() -> (House, Guest) {
    let house = House::open_with(|config| config.beat = Duration::from_millis(400)).await;
    // The longest name bids first.
    let seats = ["me", "open", "open"];
    let ada = house.table("Ada on a bad line", "bids", &seats, json!({ "rounds": 1 })).await;
    for (seat, name) in [(1, "Bo"), (2, "Cy")] {
        house.guest(name).await.client.join(&ada.table, Some(seat)).await.expect("a seat");
    }
    ada.client.start(&ada.table).await.expect("a start");
    (house, ada)
}

/// Ada's table, seen through a relay.
async fn open_through(driver: &WebDriver, proxy: &Proxy, ada: &Guest) -> WebDriverResult<()> {
    let url = format!("http://{}", proxy.address());
    driver.goto(format!("{url}/health")).await?;
    driver.sign_in(ada).await?;
    driver.goto(format!("{url}/t/{}", ada.table)).await?;
    driver.hurry().await?;
    driver.refresh().await?;
    driver.until("my turn", YOURS).await?;
    // The page is not loaded anew by anything that follows, and it is noted when it says that the
    // line is lost.
    driver
        .ask("window.same_ = true; window.lost_ = 0; const lost = document.querySelector('#lost'); \
              new MutationObserver(() => { if (lost.classList.contains('shown')) window.lost_++; }) \
                .observe(lost, { attributes: true }); return true")
        .await
        .map(drop)
}

fn bid(hand: usize) -> String {
    format!("return document.querySelectorAll('#hand .cards li').length === {hand}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_has_fallen_silent_is_opened_anew() {
    let (house, ada) = alone().await;
    let proxy = Proxy::start(house.server.address()).await.expect("a relay");
    with_browser(Size::Phone, async |driver| {
        open_through(&driver, &proxy, &ada).await?;
        // Nothing passes on what is open, and nobody is told. Meanwhile something happens.
        proxy.silence();
        let view = ada.client.view(&ada.table).await.expect("a view");
        ada.client.act(&ada.table, &view.legal[0], view.version).await.expect("a bid");
        driver.until("the page follows", &bid(9)).await?;
        driver.until("it does not say any more that the line is lost", FOUND).await?;
        assert!(driver.ask("return window.lost_").await?.as_u64() >= Some(1), "it was never said");
        let view = ada.client.view(&ada.table).await.expect("a view");
        ada.client.undo(&ada.table, view.version).await.expect("an undo");
        driver.until("and goes on following", &bid(10)).await?;
        driver.until("my turn", YOURS).await?;
        // What is done on a line that has just fallen silent goes through, once.
        proxy.silence();
        driver.press("#hand li:nth-child(2) [data-action]").await?;
        driver.press("#commit").await?;
        driver.until("the bid", &bid(9)).await?;
        assert_eq!(driver.ask("return window.same_").await?, json!(true));
        driver.check_silence_but(&NOBODY_ANSWERS).await
    })
    .await;
    house.server.stop().await;
}

/// The card of the hand at this place, and what the page says of it.
async fn card(driver: &WebDriver, place: u32) -> WebDriverResult<(Value, String)> {
    let script = format!(
        "const one = document.querySelector('#hand li:nth-child({place}) [data-action]'); \
         return [one.querySelector('[data-k]').dataset.k, one.dataset.say || one.textContent.trim()]"
    );
    let found = driver.ask(&script).await?;
    Ok((found[0].clone(), found[1].as_str().unwrap_or_default().to_owned()))
}

async fn choose(driver: &WebDriver, place: u32) -> WebDriverResult<()> {
    driver.press(&format!("#hand li:nth-child({place}) [data-action]")).await?;
    driver.press("#commit").await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_choices_on_a_dead_line_the_last_counts() {
    let (house, ada) = alone().await;
    let proxy = Proxy::start(house.server.address()).await.expect("a relay");
    with_browser(Size::Phone, async |driver| {
        open_through(&driver, &proxy, &ada).await?;
        let (first, second) = (card(&driver, 2).await?, card(&driver, 5).await?);
        let says = |what: &str| format!(
            "const lost = document.querySelector('#lost'); \
             return lost.classList.contains('shown') && lost.textContent.includes({})", json!(what)
        );
        let chosen = "return document.querySelector('#hand .chosen [data-k]')?.dataset.k ?? null";
        proxy.set_down(true);
        choose(&driver, 2).await?;
        driver.until("the first choice waits", &says(&first.1)).await?;
        assert_eq!(driver.ask(chosen).await?, first.0);
        choose(&driver, 5).await?;
        driver.until("the second one waits instead", &says(&second.1)).await?;
        assert_eq!(driver.ask(chosen).await?, second.0);
        proxy.set_down(false);
        driver.until("the bid", &bid(9)).await?;
        driver.until("the page says nothing any more", FOUND).await?;
        let hand = driver.ask("return [...document.querySelectorAll('#hand [data-k]')].map(one => one.dataset.k)").await?;
        let hand = hand.as_array().cloned().unwrap_or_default();
        assert!(hand.contains(&first.0) && !hand.contains(&second.0), "{first:?} {second:?} {hand:?}");
        driver.press("#undo").await?;
        driver.until("my turn", YOURS).await?;
        // Whoever waits for too long is told, and has done nothing.
        proxy.set_down(true);
        choose(&driver, 1).await?;
        driver.until("the choice waits", LOST).await?;
        driver.ask("const now = Date.now; Date.now = () => now() + 120000; return true").await?;
        let given_up = "const why = document.querySelector('#why'); return why.classList.contains('shown') && why.textContent === document.body.dataset.unsent";
        driver.until("it is given up", given_up).await?;
        assert_eq!(driver.ask(chosen).await?, Value::Null);
        proxy.set_down(false);
        driver.until("the line is back", FOUND).await?;
        driver.until("my turn still", YOURS).await?;
        assert_eq!(ada.client.view(&ada.table).await.expect("a view").legal.len(), 10);
        // A browser that knows that it has no network says so at once.
        let network = async |offline: bool| {
            let what = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
            driver.cdp().send_raw("Network.emulateNetworkConditions", what).await.map(drop)
        };
        network(true).await?;
        driver.until("the page says so", LOST).await?;
        network(false).await?;
        driver.until("the line is back", FOUND).await?;
        assert_eq!(driver.ask("return window.same_").await?, json!(true));
        driver.check_silence_but(&NOBODY_ANSWERS).await
    })
    .await;
    house.server.stop().await;
}
