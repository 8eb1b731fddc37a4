//! The API as a program uses it: whole games, refusals, and what comes after.

mod help;

use help::{House, play_out, table};
use serde_json::{Value, json};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_client::{Error, Phase, SeatKind, View};
use tapis_game::{Game, Record};

fn code<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    match result {
        Err(Error::Refused { code, .. }) => code,
        other => panic!("not refused: {other:?}"),
    }
}

async fn a_whole_game<G: Game>(game: &str, seats: &[&str]) {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let info = ana.create(&table(game, seats)).await.expect("a table");
    assert_eq!((info.phase, info.you), (Phase::Waiting, Some(0)));
    assert_eq!(info.seats[1].kind, SeatKind::Bot);
    assert_eq!(code(ana.record(&info.id).await), "not_started");
    ana.start(&info.id).await.expect("it starts");
    play_out(&[&ana], &info).await;
    let over = ana.table(&info.id).await.expect("the table");
    assert_eq!(over.phase, Phase::Over);
    let text = ana.record(&info.id).await.expect("a record");
    let record = Record::<G>::read(&text).expect("the record verifies");
    assert_eq!(record.names()[0], "Ana");
    assert!(text.contains(&over.commitment));
    // The history follows from the log; it may come a moment after the end was seen.
    let mut history = Value::Null;
    for _ in 0..6000 {
        history = ana.get("/api/history").await.expect("a history");
        if history["games"].as_array().is_some_and(|games| !games.is_empty()) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(history["games"][0]["table"], json!(info.id));
    assert_eq!(history["totals"][0]["games"], 1);
    let next = ana.rematch(&info.id).await.expect("a rematch");
    assert_eq!(ana.rematch(&info.id).await.expect("the same").id, next.id);
    assert_eq!((next.phase, next.you), (Phase::Waiting, Some(0)));
}

#[tokio::test]
async fn a_whole_game_of_bids_against_bots() {
    a_whole_game::<Bids>("bids", &["me", "bot:beginner", "bot:casual"]).await;
}

#[tokio::test]
async fn a_whole_game_of_all_in_against_bots() {
    a_whole_game::<AllIn>("all-in", &["me", "bot:beginner", "bot:random"]).await;
}

#[tokio::test]
async fn a_seat_is_acted_on_only_by_its_holder() {
    let house = House::open().await;
    let (ana, bo, eve) =
        (house.guest("Ana").await, house.guest("Bo").await, house.guest("Eve").await);
    let info = ana.create(&table("bids", &["me", "open", "bot:random"])).await.expect("a table");
    assert_eq!(bo.join(&info.id, None).await.expect("a seat").seat, 1);
    assert_eq!(bo.join(&info.id, Some(0)).await.expect("still the same").seat, 1);
    assert_eq!(code(eve.join(&info.id, None).await), "seat_taken");
    assert_eq!(code(eve.join(&info.id, Some(0)).await), "seat_taken");
    assert_eq!(code(eve.join(&info.id, Some(9)).await), "no_such_seat");
    assert_eq!(code(bo.start(&info.id).await), "not_owner");
    assert_eq!(code(bo.set_seat(&info.id, 0, "open").await), "not_owner");
    assert_eq!(code(eve.leave(&info.id).await), "not_seated");
    ana.start(&info.id).await.expect("it starts");
    assert_eq!(code(ana.start(&info.id).await), "started");
    assert_eq!(code(ana.set_seat(&info.id, 1, "open").await), "started");
    let view = eve.view(&info.id).await.expect("everybody may watch");
    assert!(view.legal.is_empty() && view.table.you.is_none());
    assert_eq!(code(eve.act(&info.id, "bid R1", view.version).await), "not_seated");
    assert_eq!(code(eve.undo(&info.id, view.version).await), "not_seated");
    assert_eq!(code(eve.chat(&info.id, "hello").await), "not_seated");
    let stranger = tapis_client::Client::new(&house.url()).expect("an address");
    assert_eq!(code(stranger.act(&info.id, "bid R1", view.version).await), "who_are_you");
    stranger.view(&info.id).await.expect("strangers may watch too");
}

#[tokio::test]
async fn a_request_that_comes_twice_is_carried_out_once() {
    let house = House::open().await;
    let (ana, bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    bo.join(&info.id, None).await.expect("a seat");
    let cy = house.guest("Cy").await;
    cy.join(&info.id, None).await.expect("a seat");
    ana.start(&info.id).await.expect("it starts");
    let mut players = [&ana, &bo, &cy];
    for _ in 0..3 {
        let view = players[0].view(&info.id).await.expect("a view");
        if !view.legal.is_empty() {
            break;
        }
        players.rotate_left(1);
    }
    let [player, other, _] = players;
    let view = player.view(&info.id).await.expect("a view");
    let action = &view.legal[0];
    assert_eq!(code(other.act(&info.id, action, view.version).await), "not_your_turn");
    assert_eq!(code(player.act(&info.id, "bid X99", view.version).await), "unreadable");
    let stamp = player.act(&info.id, action, view.version).await.expect("accepted");
    assert_eq!(code(player.act(&info.id, action, view.version).await), "stale");
    // A message in between does not make an action stale.
    other.chat(&info.id, "well bid").await.expect("said");
    let undone = player.undo(&info.id, stamp.version).await.expect("nothing new was seen");
    assert_eq!(code(player.undo(&info.id, stamp.version).await), "stale");
    assert_eq!(code(player.undo(&info.id, undone.version).await), "cannot_undo");
    let again = player.view(&info.id).await.expect("a view");
    assert_eq!((again.legal, again.scene), (view.legal, view.scene));
}

#[tokio::test]
async fn the_owner_can_remove_a_player_before_the_start() {
    let house = House::open().await;
    let (ana, bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    bo.join(&info.id, Some(2)).await.expect("a seat");
    ana.set_seat(&info.id, 2, "bot:club").await.expect("removed");
    let now = ana.table(&info.id).await.expect("the table");
    assert_eq!(now.seats[2].level.as_deref(), Some("club"));
    assert_eq!(code(ana.set_seat(&info.id, 2, "bot:expert@1000000").await), "no_such_bot");
    ana.set_seat(&info.id, 2, "open").await.expect("free");
    bo.join(&info.id, None).await.expect("another seat");
    bo.leave(&info.id).await.expect("gone");
    let now = ana.table(&info.id).await.expect("the table");
    assert_eq!(now.seats[1].kind, SeatKind::Open);
}

#[tokio::test]
async fn updates_lead_to_the_view_that_is_asked_for() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    for game in ["bids", "all-in"] {
        let seats = ["me", "bot:random", "bot:random"];
        let info = ana.create(&table(game, &seats)).await.expect("a table");
        let mut watch = ana.watch(&info.id);
        ana.start(&info.id).await.expect("it starts");
        let mut heard = 0;
        loop {
            let Some(tapis_client::News::View(told)) = watch.next().await else {
                panic!("the stream goes on")
            };
            heard += told.heard.iter().filter(|entry| entry.action().is_some()).count();
            let asked = ana.view(&info.id).await.expect("a view");
            if asked.version == told.version {
                let told = View { heard: Vec::new(), ..*told.clone() };
                assert_eq!(told, View { table: told.table.clone(), ..asked.clone() });
                assert_eq!(told.table.phase, asked.table.phase);
                if let Some(action) = asked.legal.last() {
                    ana.act(&info.id, action, asked.version).await.expect("accepted");
                }
            }
            if told.table.phase == Phase::Over {
                break;
            }
        }
        assert!(heard > 20, "{game}: {heard}");
    }
}
