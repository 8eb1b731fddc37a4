//! After the game: the result and its proof, another game, one's own page.

use serde_json::json;

use crate::harness::{House, Page, Size, finished, with_browser};

#[tokio::test(flavor = "multi_thread")]
async fn the_result_shows_everything_and_can_be_checked() {
    let house = House::open().await;
    let games = [
        finished(&house, "bids", json!({ "rounds": 6 })).await,
        finished(&house, "all-in", json!({})).await,
    ];
    with_browser(Size::Desktop, async |driver| {
        for guest in &games {
            let record = guest.client.record(&guest.table).await.expect("a record");
            driver.become_guest(&house, guest).await?;
            for phone in [true, false] {
                driver.resize(phone).await?;
                driver.goto(format!("{}/t/{}", house.url(), guest.table)).await?;
                driver.check_layout().await?;
            }
            // One line for each player, with a point for each round, which ends at the total.
            let told = driver
                .ask("const rounds = document.querySelectorAll('.scores thead th').length - 2; \
                      const lines = [...document.querySelectorAll('.chart svg[role=img] .line')]; \
                      const totals = [...document.querySelectorAll('.scores tbody tr')].map(row => [...row.querySelectorAll('td')].map(cell => Number(cell.textContent.replace('−', '-')))); \
                      return [rounds > 1, lines.length, lines.every(line => line.querySelectorAll('circle').length === rounds), \
                        totals.every(row => row.slice(0, -1).reduce((sum, one) => sum + one, 0) === row.at(-1)), \
                        Math.max(...totals.map(row => row.at(-1))) === totals[0].at(-1)]")
                .await?;
            assert_eq!(told, json!([true, 3, true, true, true]));
            // All hands of the last round lie open.
            let hands = "return [...document.querySelectorAll('.result .hands li, .result .showdown ol > li')].map(hand => hand.querySelectorAll('.chip, [data-k]').length)";
            let hands = driver.ask(hands).await?;
            assert!(hands == json!([10, 10, 10]) || hands == json!([5, 5, 5]), "{hands}");
            driver.press("#verify").await?;
            driver.until("the deal is checked", "return Boolean(document.querySelector('#verified'))").await?;
            let promised = record.lines().find(|line| line.starts_with("commitment ")).expect("a promise");
            let shown = driver.ask("return document.querySelector('main').textContent").await?;
            assert!(shown.as_str().is_some_and(|shown| shown.contains(promised)), "{promised}: {shown}");
            let file = "return fetch(document.querySelector('main a[download]').href).then(answer => answer.text())";
            assert_eq!(driver.ask(file).await?, json!(record));
        }
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_follows_and_both_are_remembered() {
    let house = House::open().await;
    let ada = finished(&house, "bids", json!({ "rounds": 1 })).await;
    with_browser(Size::Phone, async |driver| {
        driver.become_guest(&house, &ada).await?;
        let result = format!("{}/t/{}", house.url(), ada.table);
        driver.goto(&result).await?;
        driver.press("button#rematch").await?;
        driver.until("another table", &format!("return location.pathname.startsWith('/t/') && !location.pathname.endsWith('{}')", ada.table)).await?;
        let next = driver.ask("return location.pathname").await?;
        // With bots for company the cards are dealt at once.
        driver.until("the same seats", "return document.querySelector('#table')?.dataset.phase === 'playing' && document.querySelectorAll('#places .place').length === 2").await?;
        // Whoever comes back to the old table is led to the new one.
        driver.goto(&result).await?;
        assert_eq!(driver.ask("return new URL(document.querySelector('a#rematch').href).pathname").await?, next);
        driver.goto(house.url() + "/me").await?;
        driver.check_layout().await?;
        let told = driver
            .ask("return [[...document.querySelectorAll('#statistics tbody tr:first-child td')].map(played => played.textContent), \
                  [...document.querySelectorAll('#history a')].map(one => new URL(one.href).pathname)]")
            .await?;
        assert_eq!(told, json!([["1"], [format!("/t/{}", ada.table)]]));
        driver.goto(house.url()).await?;
        let mine = "return [...document.querySelectorAll('#mine a')].map(one => new URL(one.href).pathname)";
        assert_eq!(driver.ask(mine).await?, json!([next]));
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}
