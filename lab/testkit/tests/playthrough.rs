//! One game of each kind, kept as a text to be read and reviewed; and traces that repeat.

use std::path::Path;

use serde_json::{Value, json};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::{Game, options};
use tapis_testkit::{json::StateJson, json::cards, playthrough, trace};

fn game<G: Game>(players: u8, value: Value) -> G {
    let options = options::from_value(value).expect("these are options of the game");
    G::new(players, &options).expect("a game that can be played")
}

fn all_in() -> AllIn {
    game(3, json!({}))
}

fn bids() -> Bids {
    game(
        3,
        json!({ "rounds": 1, "specials": ["shuffle", "lowest_wins", "great_unknown", "thief"] }),
    )
}

#[track_caller]
fn is_kept<G: Game>(game: &G, seed: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs");
    let compared = playthrough::compare(
        &folder.join(format!("{}.txt", G::NAME)),
        &playthrough::text(game, seed),
    );
    assert_eq!(compared, Ok(()));
}

#[test]
fn all_in_is_as_it_was() {
    is_kept(&all_in(), 37);
}

#[test]
fn bids_is_as_it_was() {
    is_kept(&bids(), 103);
}

fn check_trace<G: StateJson>(game: &G) {
    let lines = |seed| {
        let mut out = Vec::new();
        trace::write(game, seed, &mut out).expect("a list takes all that is written");
        String::from_utf8(out).expect("JSON is text")
    };
    let text = lines(5);
    assert_eq!(text, lines(5), "the same arguments, the same lines");
    assert_ne!(text, lines(6));
    assert!(text.starts_with(&format!("{{\"format\":\"tapis-trace/1\",\"game\":\"{}\",", G::NAME)));
    let read = |line| serde_json::from_str::<Value>(line).expect("every line is JSON");
    let lines: Vec<Value> = text.lines().map(read).collect();
    assert_eq!(lines[0]["players"], game.seats());
    assert_eq!(lines[0]["options"], options::to_value(game));
    let pack = |line: &Value| cards::<G>(line["state"].as_object().expect("a state"));
    for line in &lines {
        assert_eq!(pack(line), pack(&lines[0]));
    }
    for pair in lines.windows(2) {
        let to_act = pair[0]["state"]["to_act"].as_array().expect("a list");
        assert!(to_act.contains(&pair[1]["seat"]), "{} acts", pair[1]["seat"]);
        let words = pair[1]["action"].as_str().expect("words");
        assert!(game.read_action(words).is_some(), "{words}");
    }
    assert_eq!(lines[lines.len() - 1]["state"]["phase"], "over");
}

#[test]
fn traces_are_whole_games() {
    check_trace(&all_in());
    check_trace(&game::<AllIn>(2, json!({ "discard_variant": "closed_eye" })));
    check_trace(&bids());
}

/// A pipe whose other end was closed.
struct Closed;

impl std::io::Write for Closed {
    fn write(&mut self, _bytes: &[u8]) -> std::io::Result<usize> {
        Err(std::io::ErrorKind::BrokenPipe.into())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_is_reported() {
    let error = trace::write(&bids(), 1, &mut Closed).expect_err("nobody listens");
    assert_eq!(error.kind(), std::io::ErrorKind::BrokenPipe);
}
