//! Rulings A-42 to A-48: Hypnosis and the All-Seeing Eye.

use tapis_all_in::AllIn;
use tapis_game::Seat;
use tapis_testkit::position::Position;

fn position(players: u8, options: &str, state: &str) -> Position<AllIn> {
    Position::new(players, options, state)
}

#[test]
fn a42_without_a_target_hypnosis_and_eye_are_passed_over() {
    let mut position = position(
        2,
        "",
        "active = 1\nall_in = 0\nhands = ['', 'JT 2C 3C 4C 5C']\ndisplay = ['6C 9T']\ndeck = 'KS KT'",
    );
    // Only the starred Draw is left; then seat 0 passes automatically.
    position.act("play JT").expect("/hands/1", "2C 3C 4C 5C KS").expect("/phase", "turn");
    position.expect("/answer", "none").expect("/display/0", "6C 9T JT KT");
}

#[test]
fn a43_category_and_rank_number_are_announced_and_nothing_else() {
    let mut position = position(3, "", "hands = ['KS', '9C 9M RU1 RU2 AC']");
    position.acts(&["play KS", "hypnosis 1"]);
    let answer = &position.json_for(Seat::new(2))["answer"];
    let said = r#"{"by":0,"category":"pair","kind":"hypnosis","rank":1,"target":1}"#;
    assert_eq!(*answer, serde_json::from_str::<serde_json::Value>(said).expect("plain JSON"));
}

#[test]
fn a44_the_highest_rank_on_the_side_in_play_is_announced() {
    for (side, rank) in [("A", "6"), ("B", "4")] {
        position(3, &format!("side = '{side}'"), "hands = ['KS', '7C 7M 7S KC KM']")
            .acts(&["play KS", "hypnosis 1"])
            .expect("/answer/category", "full_house")
            .expect("/answer/rank", rank);
    }
    // Four of a kind holds pairs and a triple as well.
    position(3, "", "hands = ['KS', '7C 7M 7S 7T KM']")
        .acts(&["play KS", "hypnosis 1"])
        .expect("/answer/category", "four_of_a_kind");
}

#[test]
fn a45_everybody_hears_the_true_answer() {
    let mut position = position(3, "", "hands = ['KS', 'QC 9M 7S 5T RU1']");
    // The target is not asked.
    position.acts(&["play KS", "hypnosis 1"]).expect("/phase", "turn");
    let open = position.json()["answer"].clone();
    assert_eq!(open["category"], "nothing");
    for seat in Seat::all(3) {
        assert_eq!(position.json_for(seat)["answer"], open);
    }
    let spectator = position.game.clone();
    let scene =
        tapis_game::Game::scene(&spectator, &position.state.face_up, tapis_game::Eyes::Spectator);
    assert_eq!(serde_json::to_value(scene).expect("plain data")["answer"], open);
}

#[test]
fn a46_the_target_of_the_eye_picks_the_four_cards() {
    let mut position = position(3, "", "hands = ['KM', 'AC AM 9S 9T 4C']");
    position.acts(&["play KM", "eye 1"]).expect("/to_act", "1").expect("/phase", "hide");
    assert_eq!(position.legal(), ["hide 4C", "hide 9S", "hide 9T", "hide AC", "hide AM"]);
    position.act("hide 9T");
    assert_eq!(position.field("/answer/shown"), "4C AC AM 9S");
    assert_eq!(
        position.json_for(Seat::new(0))["answer"]["shown"],
        position.json()["answer"]["shown"]
    );
    assert_eq!(
        position.json_for(Seat::new(1))["answer"]["shown"],
        position.json()["answer"]["shown"]
    );
}

#[test]
fn a47_the_target_cannot_refuse() {
    let mut position = position(3, "", "hands = ['KM', 'AC AM 9S 9T 4C']");
    position.acts(&["play KM", "eye 1"]).refuse("skip").refuse("pass");
    // Nobody else can act before.
    assert!(!position.try_act(Seat::new(0), "pass"));
    assert!(!position.try_act(Seat::new(2), "pass"));
    assert!(!position.try_act(Seat::new(0), "hide AC"));
}

#[test]
fn a48_hypnosis_and_eye_on_one_card_have_targets_of_their_own() {
    let state = "hands = ['JT', 'AC AM 9S 9T 4C', 'KC KM 8S 8T 4M']";
    for (hypnosis, eye) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
        let mut position = position(3, "", state);
        position.acts(&["play JT", &format!("hypnosis {hypnosis}")]);
        position.expect("/answer/target", &hypnosis.to_string());
        position.act(&format!("eye {eye}")).expect("/to_act", &eye.to_string());
        position.refuse("skip");
    }
}
