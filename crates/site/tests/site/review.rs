//! Reviews of finished games, at their tables and of records that are brought.

use serde_json::Value;
use tapis_bids::Bids;
use tapis_game::deal::Seed;
use tapis_game::{Anything, Game, Nobody, Opening, Rng, Table, drive};
use tapis_site::Body;

use crate::Browser;
use crate::house::Memory;
use crate::tables::{attributes, play_to_the_end};
use crate::way;

/// What a file says.
fn json(browser: &mut Browser<'_>, address: &str) -> Value {
    let Body::File(file) = browser.get(address).body else { panic!("{address} is a file") };
    serde_json::from_str(&file.text).expect("JSON")
}

/// The sums of a ledger hold also after it was written and read.
fn adds_up(review: &Value) {
    for account in review["ledger"].as_array().expect("a list by seat") {
        let part = |name: &str| account[name].as_f64().expect("a number");
        let parts = ["start", "deal", "luck", "own", "others", "model"];
        let sum: f64 = parts.into_iter().map(part).sum();
        assert!((sum - part("result")).abs() < 1e-9, "{account}");
    }
    for decision in review["decisions"].as_array().expect("a list") {
        for name in ["seat", "at", "action", "best", "loss", "error", "grade"] {
            assert!(!decision[name].is_null(), "{name} of {decision}");
        }
    }
}

#[test]
fn a_game_is_reviewed_once_it_is_over() {
    for game in ["bids", "all-in"] {
        let house = Memory::default();
        let mut browser = Browser::new(&house);
        let table = way(browser.post(&format!("/play/{game}"), ""));
        for address in ["review", "review.json"] {
            assert_eq!(
                browser.get(&format!("{table}/{address}")).status,
                409,
                "not before the end"
            );
        }
        play_to_the_end(&mut browser, &table);
        assert!(browser.page(&table).contains(&format!("{table}/review")), "one tap away");

        let review = json(&mut browser, &format!("{table}/review.json"));
        adds_up(&review);
        let page = browser.page(&format!("{table}/review"));
        let place = |id: &str| page.find(&format!("id=\"{id}\"")).expect(id);
        assert!(place("good") < place("moments"), "what went well comes first");
        assert!(place("moments") < place("account"));
        assert!(page.contains("You played at"));
        let open = browser.page(&format!("{table}/review?open=1"));
        assert!(open.contains("With open cards") && !page.contains("With open cards"));

        // Somebody who always takes the first action that is offered has something to think about.
        let asked = page.split("&amp;ask=").nth(1).expect("a question");
        let at: usize = asked.split('"').next().expect("a number").parse().expect("a number");
        let decisions = review["decisions"].as_array().expect("a list");
        let decision = decisions.iter().find(|it| it["at"] == at).expect("that decision");
        let seat = decision["seat"].as_u64().expect("a seat");
        let question = browser.page(&format!("{table}/review?seat={seat}&ask={at}"));
        assert!(!question.contains("Better:") && !question.contains("Played:"), "no answer yet");
        let offered = attributes(&question, "value");
        let best = decision["best"].as_str().expect("words");
        assert!(offered.contains(&best), "{best} is among {offered:?}");
        let choice = best.replace(' ', "+");
        let answer = browser.page(&format!("{table}/review?seat={seat}&ask={at}&choice={choice}"));
        assert!(answer.contains("Yes:") && answer.contains("Played:"));

        // Played on to the end, always with the first that is offered.
        let mut way = format!("{table}/review?seat={seat}&on={at}&did=");
        let mut over = false;
        for _ in 0..400 {
            let page = browser.page(&way);
            let next = attributes(&page, "href").into_iter().find(|to| to.contains("did="));
            match next {
                Some(next) => way = next.replace("&amp;", "&"),
                None => {
                    over = page.contains("The game would have ended like this");
                    break;
                }
            }
        }
        assert!(over, "the exercise does not end");
    }
}

#[test]
fn what_could_be_known_stands_beside_what_was_so() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    let table = way(browser.post("/play/bids", ""));
    play_to_the_end(&mut browser, &table);
    let replay = table.replace("/t/", "/r/");
    let plain = browser.page(&format!("{replay}?at=3&eyes=1"));
    assert!(plain.contains("know=1") && !plain.contains("id=\"known\""));
    let known = browser.page(&format!("{replay}?at=3&eyes=1&know=1"));
    assert!(known.contains("id=\"known\"") && known.contains("<b>"), "some of it is so");
    let open = browser.page(&format!("{replay}?at=3&eyes=open&know=1"));
    assert!(!open.contains("id=\"known\""), "with open cards there is nothing to guess");
}

#[test]
fn a_record_that_is_brought_is_checked_and_reviewed() {
    let game = Bids::new(3, &tapis_bids::Options { rounds: 1, ..Default::default() });
    let opening = Opening::plain(3, Seed::from_number(4));
    let mut table = Table::open(game.expect("a game"), opening).expect("plain names");
    drive(&mut table, &mut Anything(Rng::from_seed(4)), &mut Nobody).expect("legal actions");
    let record = table.record().expect("the game is over").to_string();

    let house = Memory::default();
    let mut browser = Browser::new(&house);
    assert!(browser.page("/review").contains("name=\"record\""));
    let sent = |text: &str| {
        let text = text.replace('\n', "\r\n");
        form_urlencoded::Serializer::new(String::new()).append_pair("record", &text).finish()
    };
    let to = way(browser.post("/review", &sent(&record)));
    assert!(browser.page(&to).contains("Seat 0 played at"));
    adds_up(&json(&mut browser, &format!("{to}.json")));

    let forged = record.replacen("round 1", "round 2", 1);
    let refused = browser.post("/review", &sent(&forged));
    assert_eq!(refused.status, 422);
    assert!(crate::page(refused).contains("line"), "it says where");
    assert_eq!(browser.get("/review/0000").status, 404);
}
