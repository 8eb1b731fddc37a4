//! The pages around the table: set-up, waiting, after the game, one's own page, the lessons.

use serde_json::json;

use crate::harness::{House, Page, Size, with_browser};

const PLAYING: &str = "return document.querySelector('#table')?.dataset.phase === 'playing'";

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_set_up_filled_and_started() {
    let house = House::open().await;
    with_browser(Size::Phone, async |driver| {
        driver.goto(house.url() + "/new/bids").await?;
        driver.check_layout().await?;
        let thief = "return document.querySelector('.thief').getClientRects().length > 0";
        driver.press("#n4").await?;
        assert_eq!(driver.ask(thief).await?, json!(true));
        driver.press("#n5").await?;
        assert_eq!(driver.ask(thief).await?, json!(false), "five cannot play with the Thief");
        driver.press("[name=special-lowest_wins]").await?;
        driver.ask("document.querySelector('[name=seat2]').value = 'open'; document.querySelector('[name=rounds]').value = 2; \
                    document.querySelector('[name=blanks]').value = 'nonsense'; \
                    document.querySelector('#name').value = 'Ana'; return true").await?;
        driver.press("#create").await?;
        driver.until("what was wrong", "return Boolean(document.querySelector('.problem')?.textContent.includes('blanks'))").await?;
        let kept = "const value = name => document.querySelector(`[name=${name}]`); \
                    return [document.querySelector('#n5').checked, value('seat2').value, value('rounds').value, value('special-lowest_wins').checked]";
        assert_eq!(driver.ask(kept).await?, json!([true, "open", "2", true]));
        let jester = "[[blanks]]\\nid = \"jester\"\\nname = \"Jester\"\\npoints = 3";
        driver.ask(&format!("document.querySelector('[name=blanks]').value = '{jester}'; return true")).await?;
        driver.press("#create").await?;
        driver.until("the waiting page", "return document.querySelector('#table')?.dataset.phase === 'waiting'").await?;
        driver.check_layout().await?;
        let link = driver.ask("return document.querySelector('#link').value").await?;
        assert!(link.as_str().is_some_and(|link| link.contains("/j/")), "{link}");
        // The link of this server leads nobody else here: that is said instead of a code for phones.
        driver.until("a word on the link", "return Boolean(document.querySelector('.local code')) && !document.querySelector('.qr')").await?;
        // Seats can be given to bots and freed again.
        for (kind, class) in [("bot:beginner", "bot"), ("open", "open")] {
            driver.choose("#seat-1 select", kind).await?;
            driver.until(kind, &format!("return document.querySelector('#seat-1').classList.contains('{class}')")).await?;
        }
        // A seat is free: dealing without waiting for anybody is asked twice.
        driver.press("#start").await?;
        driver.until("the question", "return document.querySelector('#start').classList.contains('sure')").await?;
        driver.press("#start").await?;
        driver.until("the game", PLAYING).await?;
        driver.until("five at the table", "return document.querySelectorAll('#places .place').length === 4").await?;
        driver.check_silence_but(&["422 (Unprocessable Entity)"]).await
    })
    .await;
    house.server.stop().await;
}

/// On a phone, a lesson is done without scrolling: what is asked is lit, and it goes on to the end.
#[tokio::test(flavor = "multi_thread")]
async fn the_lessons_are_finished_on_a_phone() {
    let house = House::open().await;
    with_browser(Size::Phone, async |driver| {
        for game in ["all-in", "bids"] {
            driver.goto(format!("{}/learn/{game}", house.url())).await?;
            driver.hurry().await?;
            let mut steps = 0;
            while driver.ask("return Boolean(document.querySelector('#again'))").await? != json!(true) {
                driver.check_layout().await?;
                let page = driver.ask("return document.body.scrollHeight - innerHeight").await?;
                assert!(page.as_i64() <= Some(1), "{game} {steps}: {page} too high");
                let at = driver.ask("return location.search").await?;
                // Everything legal can be tried; what the coach asks for leads on.
                if driver.ask("return Boolean(document.querySelector('#continue'))").await? == json!(true) {
                    driver.press("#continue").await?;
                } else {
                    driver.ask("Tapis.choose.commit(document.querySelector('#coach').dataset.asked); return true").await?;
                }
                // What is done leads to another page, which shows nothing before it is whole.
                let moved = format!("location.search !== {at} && document.readyState === 'complete'");
                driver.until("the next moment", &format!("return {moved}")).await?;
                steps += 1;
                assert!(steps < 60, "{game} does not end");
            }
            assert!(steps > 5, "{game} has {steps} steps");
            driver.check_layout().await?;
        }
        driver.check_silence().await
    })
    .await;
    house.server.stop().await;
}
