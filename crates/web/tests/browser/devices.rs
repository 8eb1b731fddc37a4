//! One person and the machines between: a second device, a server that dies, a page loaded anew.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::json;
use tapis_client::Client;
use tapis_web::{Config, serve};
use thirtyfour::prelude::*;
use tokio::runtime::Runtime;

use crate::harness::{Guest, House, PATIENCE, Page, Size, with_browser};

const YOURS: &str = "const table = document.querySelector('#table'); return 'yours' in table.dataset && !table.dataset.hold && !table.getAttribute('aria-busy')";

/// What both devices must show alike.
const SAME: &str = "const keys = part => [...document.querySelectorAll(part + ' [data-k]')].map(one => one.dataset.k); \
    const table = document.querySelector('#table'); return [table.dataset.you, table.dataset.version, keys('#hand'), keys('#middle')]";

/// Fills in the form for accounts and presses one of its buttons.
async fn account(driver: &WebDriver, house: &House, button: &str) -> WebDriverResult<()> {
    driver.goto(house.url() + "/me").await?;
    driver.find(By::Css("form.fields [name=name]")).await?.send_keys("ada.lovelace").await?;
    driver.find(By::Css("[type=password]")).await?.send_keys("correct horse battery").await?;
    driver.press(&format!("button[value={button}]")).await?;
    driver
        .until("the account", "return Boolean(document.querySelector('form[action=\"/logout\"]'))")
        .await
}

/// A guest makes an account in the middle of a game, logs in elsewhere and finds the table in the
/// list of the home page. Both devices show the seat, and either may act.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_device_shows_the_same_seat_and_follows() {
    let house = House::open().await;
    // The longest name bids first, and nobody bids after it until the test wants it.
    let ada = house
        .table("Ada of two devices", "bids", &["me", "open", "open"], json!({ "rounds": 1 }))
        .await;
    for (seat, name) in [(1, "Bo"), (2, "Cy")] {
        house.guest(name).await.client.join(&ada.table, Some(seat)).await.expect("a seat");
    }
    ada.client.start(&ada.table).await.expect("a start");
    with_browser(Size::Phone, async |phone| {
        with_browser(Size::Desktop, async |desk| {
            phone.become_guest(&house, &ada).await?;
            account(&phone, &house, "register").await?;
            phone.goto(format!("{}/t/{}", house.url(), ada.table)).await?;
            phone.hurry().await?;
            phone.until("my turn", YOURS).await?;
            // A stranger's browser has no seat here, until it is Ada's.
            desk.goto(format!("{}/t/{}", house.url(), ada.table)).await?;
            let mine = "const table = document.querySelector('#table'); return [table.dataset.you ?? null, document.querySelectorAll('#hand [data-k]').length]";
            assert_eq!(desk.ask(mine).await?, json!([null, 0]));
            account(&desk, &house, "login").await?;
            desk.goto(house.url()).await?;
            desk.hurry().await?;
            desk.press("#mine a").await?;
            desk.until("the table", "return document.querySelector('#table')?.dataset.phase === 'playing'").await?;
            desk.until("my turn", YOURS).await?;
            assert_eq!(desk.ask(mine).await?, json!(["0", 10]));
            assert_eq!(desk.ask(SAME).await?, phone.ask(SAME).await?);
            let bid = "return document.querySelectorAll('#hand .cards li').length === 9 && document.querySelectorAll('#trick [data-k]').length === 1";
            let back = "return document.querySelectorAll('#hand .cards li').length === 10 && !document.querySelector('#trick [data-k]')";
            for (one, other) in [(&desk, &phone), (&phone, &desk)] {
                one.press("#hand li:nth-child(4) [data-action]").await?;
                one.press("#commit").await?;
                one.until("the bid", bid).await?;
                other.until("the other device shows the bid", bid).await?;
                assert_eq!(one.ask(SAME).await?, other.ask(SAME).await?);
                // Either takes back what the other did.
                other.press("#undo").await?;
                other.until("the bid is taken back", back).await?;
                one.until("here too", back).await?;
                assert_eq!(one.ask(SAME).await?, other.ask(SAME).await?);
            }
            phone.check_silence().await?;
            desk.check_silence().await
        })
        .await;
        Ok(())
    })
    .await;
    house.server.stop().await;
}

/// A server in a runtime of its own, so that it can die in the middle of a word.
struct Mortal {
    runtime: Runtime,
    address: SocketAddr,
}

impl Mortal {
    /// Serves this database, at this address as soon as it is free.
    async fn rise(database: &str, listen: SocketAddr) -> Self {
        let runtime = Runtime::new().expect("a runtime");
        let begin = Instant::now();
        loop {
            let config = Config { listen, ..Config::for_tests(database.to_owned()) };
            // The server does not outlive its runtime; nothing else needs to hold it.
            let served =
                runtime.spawn(async move { serve(config).await.map(|server| server.address()) });
            match served.await.expect("no panic") {
                Ok(address) => return Self { runtime, address },
                Err(error) => assert!(begin.elapsed() < PATIENCE, "{error}"),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Nothing is finished, nobody is told.
    fn die(self) {
        self.runtime.shutdown_background();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_comes_back_by_itself_after_the_server_died() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}", folder.path().join("tapis.db").display());
    let server = Mortal::rise(&database, SocketAddr::from(([127, 0, 0, 1], 0))).await;
    let address = server.address;
    let url = format!("http://{address}");
    let mut client = Client::new(&url).expect("a client");
    client.sign_in_as_guest("Ada").await.expect("a guest");
    let mut new = tapis_client::NewTable::new("bids", ["me", "bot:beginner", "bot:beginner"]);
    new.options = serde_json::from_value(json!({ "rounds": 1 })).expect("options");
    let table = client.create(&new).await.expect("a table").id;
    client.start(&table).await.expect("a start");
    let ada = Guest { client, table };
    with_browser(Size::Phone, async |driver| {
        driver.goto(format!("{url}/health")).await?;
        driver.sign_in(&ada).await?;
        driver.goto(format!("{url}/t/{}", ada.table)).await?;
        driver.hurry().await?;
        driver.refresh().await?;
        driver.until("my turn", YOURS).await?;
        // The page is not loaded anew, and what is chosen stays chosen.
        driver.ask("window.same_ = true; return true").await?;
        driver.press("#hand li:nth-child(3) [data-action]").await?;
        let before = driver.ask(SAME).await?;
        let chosen = "return document.querySelector('#hand .chosen')?.dataset.action ?? null";
        let choice = driver.ask(chosen).await?;
        assert!(choice.is_string(), "{choice}");
        server.die();
        driver.until("the page says that it has lost its server", "return document.querySelector('#lost').classList.contains('shown')").await?;
        let again = Mortal::rise(&database, address).await;
        driver.until("the page has found it again", "return !document.querySelector('#lost').classList.contains('shown')").await?;
        assert_eq!(driver.ask("return window.same_").await?, json!(true));
        assert_eq!(driver.ask(SAME).await?, before);
        assert_eq!(driver.ask(chosen).await?, choice);
        driver.press("#commit").await?;
        driver.until("the bid", "return document.querySelectorAll('#hand .cards li').length === 9").await?;
        // It dies again, and this time somebody bids meanwhile: the bid waits for the server.
        driver.until("my turn", "document.querySelector('#go-on')?.click(); const table = document.querySelector('#table'); return 'yours' in table.dataset && !table.dataset.hold").await?;
        again.die();
        driver.press("#hand li:nth-child(1) [data-action]").await?;
        driver.press("#commit").await?;
        let third = Mortal::rise(&database, address).await;
        driver.until("the second bid", "return document.querySelectorAll('#hand .cards li').length === 8").await?;
        // Whoever loads the page anew is at the same place too.
        driver.until("my turn", "document.querySelector('#go-on')?.click(); const table = document.querySelector('#table'); return 'yours' in table.dataset && !table.dataset.hold").await?;
        let before = driver.ask(SAME).await?;
        driver.refresh().await?;
        driver.until("my turn", YOURS).await?;
        assert_eq!(driver.ask(SAME).await?, before);
        let decisions = driver.play(false).await?;
        assert!(decisions >= 5, "only {decisions} decisions after the restart");
        driver.check_silence_but(&["net::ERR_"]).await?;
        third.die();
        Ok(())
    })
    .await;
}
