//! A table of a server, as far as it has told.

use serde_json::{Value, json};
use tapis_bids::Bids;
use tapis_client::{TableInfo, View};
use tapis_terminal::remote::Remote;
use tapis_testkit::position::Position;
use tapis_texts::Language;

use crate::common::{app, drawn, shown, text};

fn table(phase: &str, you: Option<u8>) -> TableInfo {
    let seat = |kind: &str, name: &str, level: Option<&str>| json!({ "kind": kind, "name": name, "level": level, "here": true, "stand_in": false });
    serde_json::from_value(json!({
        "id": "k3v9", "game": "bids", "options": {}, "phase": phase, "you": you, "owner": 0,
        "seats": [
            seat("person", "Ana", None), seat("person", "Bo", None), seat("bot", "Cleo", Some("club")),
        ],
        "version": 7, "public": false, "clock_seconds": null, "pace_ms": 0, "commitment": "",
        "rematch": null, "created": 1,
    }))
    .expect("a table")
}

fn bid(version: u64, seat: u8, card: &str) -> Value {
    json!({
        "version": version, "what": "action", "seat": seat, "action": format!("bid {card}"),
        "events": [{ "event": "bid", "seat": seat, "card": card }],
    })
}

fn update(position: &Position<Bids>, heard: Vec<Value>) -> View {
    let shown = shown(position, Some(0));
    View {
        version: 8,
        table: table("playing", Some(0)),
        scene: serde_json::to_value(&shown.scene).expect("plain data"),
        to_act: Vec::new(),
        legal: shown.legal,
        can_undo: true,
        deadline_ms: None,
        heard: heard.into_iter().map(|one| serde_json::from_value(one).expect("heard")).collect(),
    }
}

#[test]
fn a_remote_table_is_shown_like_one_at_home() {
    let mut position = Position::<Bids>::new(3, "", "starter = 1\nhands = ['', 'R9']");
    let mut remote = Remote::<Bids>::new(table("waiting", Some(0)), Language::En);
    assert!(remote.may_start() && remote.shown().is_none());
    remote.update(&update(&position, Vec::new())).expect("a view");
    assert!(remote.shown().is_some_and(|shown| shown.log.is_empty() && !shown.may_act()));
    position.act("bid R9");
    remote.update(&update(&position, vec![bid(8, 1, "R9")])).expect("a view");
    let at_home = shown(&position, Some(0));
    let away = remote.shown().expect("a game");
    assert_eq!(away.scene, at_home.scene);
    assert_eq!(away.game, at_home.game);
    assert_eq!((away.legal.clone(), away.can_undo), (at_home.legal, true));
    assert!(away.log.iter().any(|line| line.contains("Bo")), "{:?}", away.log);
    assert_eq!(away.places[2].level.as_deref(), Some("club"));
    let mut app = app(away, Language::En);
    let screen = text(&drawn(&mut app, away, 80, 24));
    assert!(screen.contains("R●9") && screen.contains("Cleo"), "{screen}");
}

#[test]
fn everything_is_told_when_much_has_happened_and_nothing_that_was_taken_back() {
    let position = Position::<Bids>::new(3, "", "plays = 'R9 B2'");
    let mut remote = Remote::<Bids>::new(table("playing", Some(0)), Language::En);
    let stood_in = json!({ "version": 9, "what": "table", "event": "stood_in", "seat": 1 });
    let heard = vec![bid(7, 0, "R9"), bid(8, 1, "G4"), stood_in];
    remote.update(&update(&position, heard)).expect("a view");
    let told = remote.shown().expect("a game").log.clone();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(told[0].contains("Ana") && told[1].contains("Bo") && told[1].contains('4'), "{told:?}");
    let undo =
        json!({ "version": 10, "what": "table", "event": "took_back", "seat": 1, "taken": 8 });
    remote.update(&update(&position, vec![undo, bid(11, 1, "B2")])).expect("a view");
    let now = &remote.shown().expect("a game").log;
    assert_eq!(now.len(), 4, "{now:?}");
    assert!(now[..2] == [told[0].clone(), told[2].clone()] && !now.contains(&told[1]), "{now:?}");
    assert!(now[3].contains("Bo") && now[3].contains('2'), "{now:?}");
    let nobody = json!({ "version": 12, "what": "table", "event": "stood_in", "seat": 77 });
    assert!(remote.update(&update(&position, vec![nobody])).is_err());
}

#[test]
fn a_server_that_speaks_of_another_game_is_refused() {
    let position = Position::<tapis_all_in::AllIn>::new(3, "", "");
    let mut wrong = update(&Position::<Bids>::new(3, "", ""), Vec::new());
    wrong.scene = serde_json::to_value(shown(&position, Some(0)).scene).expect("plain data");
    let mut remote = Remote::<Bids>::new(table("playing", Some(0)), Language::En);
    assert!(remote.update(&wrong).is_err());
    let mut narrow = update(&Position::<Bids>::new(4, "", ""), Vec::new());
    narrow.table.seats.truncate(2);
    assert!(remote.update(&narrow).is_err());
}
