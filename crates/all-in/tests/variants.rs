//! Rulings A-73 to A-80: the variants of the discard pile, and what is no matter of the rules.

use tapis_all_in::{AllIn, Options};
use tapis_game::{Anything, Before, Eyes, Game, Menu, Seat, drive};
use tapis_testkit::position::Position;

fn manipulate(players: u8, state: &str) -> Position<AllIn> {
    Position::new(players, "discard_variant = 'manipulate'", state)
}

fn closed_eye(players: u8, state: &str) -> Position<AllIn> {
    Position::new(players, "discard_variant = 'closed_eye'", state)
}

fn seen_by(position: &Position<AllIn>, seat: u8, field: &str) -> String {
    position.json_for(Seat::new(seat))[field].to_string()
}

#[test]
fn a73_only_one_discard_variant_at_a_time() {
    for text in [
        "discard_variant = ['manipulate', 'closed_eye']",
        "discard_variant = 'manipulate closed_eye'",
        "discard_variant = 'both'",
    ] {
        assert!(toml::from_str::<Options>(text).is_err(), "{text}");
    }
    for text in ["none", "manipulate", "closed_eye"] {
        let text = format!("discard_variant = '{text}'");
        assert!(toml::from_str::<Options>(&text).is_ok(), "{text}");
    }
}

#[test]
fn a74_from_the_discard_pile_a_take_leaves_no_gap_and_a_swap_leaves_a_new_top() {
    manipulate(3, "hands = ['QS 2C 3C 4C 5C']\ndisplay = ['6C 9T KS']\ndiscard = 'AM 8C'")
        .acts(&["play QS", "take discard"])
        .expect("/hands/0", "2C 3C 4C 5C AM")
        .expect("/display/0", "6C 9T KS QS none")
        .expect("/discard", "8C");
    manipulate(
        3,
        "hands = ['JC 2C 3C 4C 5C']\ndisplay = ['6C 9T KS']\ndiscard = 'AM 8C'\ndeck = 'KT'",
    )
    .acts(&["play JC", "swap 3C discard"])
    .expect("/hands/0", "2C 4C 5C AM KT")
    .expect("/display/0", "6C 9T KS JC none")
    .expect("/discard", "3C 8C");
    // In the base game the pile is no target.
    let mut base =
        Position::<AllIn>::new(3, "", "hands = ['QS']\ndisplay = ['6C']\ndiscard = 'AM'");
    base.act("play QS").refuse("take discard");
}

#[test]
fn a75_with_manipulate_the_player_lays_down_what_is_left_of_a_reveal() {
    let reveal = "hands = ['8C']\ndeck = '2S 5T KC 9S'\ndiscard = '6T'";
    let mut position = manipulate(3, reveal);
    position.act("play 8C").expect("/revealed", "2S 5T KC 9S").act("keep KC");
    position.expect("/phase", "order").expect("/pending/effect", "REVEAL_4*");
    assert_eq!(position.legal(), ["discard 2S", "discard 5T", "discard 9S"]);
    position.refuse("discard KC").act("discard 9S").expect("/discard", "9S 6T");
    // Also the last one is named.
    position.act("discard 2S").expect("/phase", "order");
    assert_eq!(position.legal(), ["discard 5T"]);
    position.act("discard 5T").expect("/discard", "5T 2S 9S 6T").expect("/to_act", "1");
    // Even if there is only one card to lay down: all others lie in hands and in the display.
    let others = "? ? ? ? ? ? ? ? ? ? ? ? ? ?";
    let hands = format!("hands = ['8C', '? {others}', '? {others}', '? {others}']");
    let state = format!("{hands}\ndisplay = ['? ?']\ndiscard = ''\ndeck = '2S 5T'");
    let mut position = manipulate(4, &state);
    position.acts(&["play 8C", "keep 5T"]).expect("/phase", "order").act("discard 2S");
    position.expect("/discard", "2S").expect("/to_act", "1");
    // Otherwise they go in the order of turning up, without a question.
    for variant in ["none", "closed_eye"] {
        Position::<AllIn>::new(3, &format!("discard_variant = '{variant}'"), reveal)
            .acts(&["play 8C", "keep KC"])
            .expect("/discard", "9S 5T 2S 6T")
            .expect("/to_act", "1");
    }
}

#[test]
fn a76_an_empty_discard_pile_is_no_target_and_not_seeded_again() {
    let mut position = manipulate(3, "hands = ['QS']\ndisplay = ['6C 9T KS']\ndiscard = ''");
    position.act("play QS").refuse("take discard");
    assert_eq!(position.legal(), ["take r1c1", "take r1c2", "take r1c3"]);
    // After a reshuffle the pile is empty.
    let mut position = manipulate(3, "hands = ['', 'QS']\ndisplay = ['6C 9T']\ndeck_size = 0");
    position.act("pass").expect("/discard", "");
    position.act("play QS").refuse("take discard");
    // A fresh round begins with one card.
    let fresh = Position::<AllIn>::deal(3, "discard_variant = 'manipulate'", 5);
    assert_eq!(fresh.json()["discard"].as_array().map(Vec::len), Some(1));
    assert_eq!(fresh.json()["deck"].as_array().map(Vec::len), Some(36));
}

#[test]
fn a77_a_card_that_the_own_reveal_put_on_the_pile_may_be_taken() {
    let mut position =
        manipulate(3, "hands = ['3M 4C 5C 6C 7C']\ndeck = '2S 5T KC 9S JS'\ndiscard = '6T'");
    position.acts(&["play 3M", "keep KC", "discard 2S", "discard 9S", "discard JS", "discard 5T"]);
    position.expect("/pending/effect", "TAKE").act("take discard");
    position.expect("/phase", "discard").expect("/hands/0", "4C 5C 6C 7C KC 5T");
    position.expect("/discard", "JS 9S 2S 6T");
}

#[test]
fn a78_with_closed_eye_discards_are_not_shown() {
    let mut position = closed_eye(3, "hands = ['2C 5C 5M 9S KT']\ndeck = '5S 9T AC'");
    position.acts(&["play 2C", "draw", "draw", "discard KT"]);
    assert_eq!(seen_by(&position, 1, "discard"), r#"["??"]"#);
    position.act("discard AC").expect("/discard", "AC KT");
    for seat in 0..3 {
        assert_eq!(seen_by(&position, seat, "discard"), r#"["??","??"]"#);
    }
    // Two tables that differ only in the cards discarded look the same to the others.
    let state = "hands = ['2C 5C 5M 9S KT', 'QC QM QS QT JC', 'KC KM KS JM JS']\ndeck = '5S 9T AC'";
    let play = |cards: [&str; 2]| {
        let mut position = closed_eye(3, state);
        position.acts(&["play 2C", "draw", "draw"]).acts(&cards);
        position
    };
    let one = play(["discard KT", "discard AC"]);
    let other = play(["discard 5C", "discard 9T"]);
    for seat in [Seat::new(1), Seat::new(2)] {
        assert!(one.state.view(&one.game, seat) == other.state.view(&other.game, seat));
    }
    assert!(one.state.view(&one.game, Seat::new(0)) != other.state.view(&other.game, Seat::new(0)));
}

#[test]
fn a79_whoever_stands_in_for_a_player_always_finds_a_legal_action() {
    // A forced pass, a prediction of oneself and a random hidden card are always on the menu.
    for seed in 0..20 {
        let mut position = Position::<AllIn>::deal(2 + (seed % 4) as u8, "", seed);
        let mut look = Before(|position: &Position<AllIn>, seat, _| {
            let menu = position.state.legal(&position.game, seat);
            let legal =
                |words: &str| menu.contains(position.game.read_action(words).expect("an action"));
            match position.field("/phase").as_str() {
                "turn" => assert!(legal("pass")),
                "predict" => assert!(legal(&format!("predict {seat}"))),
                "hide" => assert_eq!(menu.len(), 5),
                _ => assert!(!menu.is_empty()),
            }
        });
        let mut players = Anything(tapis_game::Rng::from_seed(seed));
        drive(&mut position, &mut players, &mut look).expect("legal actions");
    }
}

#[test]
fn a80_private_cards_reach_only_the_entitled_seat() {
    // A Reveal with `closed_eye`: the active player alone sees the cards.
    let mut looking = closed_eye(3, "hands = ['10C']\ndeck = '2S 5T KC'");
    looking.act("play 10C");
    assert_eq!(seen_by(&looking, 0, "revealed"), r#"["2S","5T","KC"]"#);
    for seat in 1..3 {
        assert_eq!(seen_by(&looking, seat, "revealed"), r#"["??","??","??"]"#);
    }
    let same = |one: &Position<AllIn>, other: &Position<AllIn>, seat: u8| {
        let seat = Seat::new(seat);
        one.state.view(&one.game, seat) == other.state.view(&other.game, seat)
    };
    // Which card is kept cannot be seen by the others, in no field of their views.
    let state = "hands = ['10C 2C 3C 4C 5C', 'AC AM 9M 9T 4M', 'QC QM QS QT JC']\n\
        display = ['6C 6M']\ndeck = '2S 5T KC'";
    let mut one = closed_eye(3, state);
    let mut other = one.clone();
    one.acts(&["play 10C", "keep 2S"]);
    other.acts(&["play 10C", "keep KC"]);
    assert!(!same(&one, &other, 0) && same(&one, &other, 1) && same(&one, &other, 2));

    // The Eye: viewer and target know what was hidden; a third seat and spectators do not.
    let state = "hands = ['KM 2C 3C 5C 6C', 'AC AM 9S 9T 4C', 'QC QM QS QT JC']\ndeck = 'KS'";
    let mut one = Position::<AllIn>::new(3, "", state);
    let mut other = one.clone();
    one.acts(&["play KM", "eye 1", "hide 9T"]);
    other.acts(&["play KM", "eye 1", "hide AC"]);
    assert!(!same(&one, &other, 0) && !same(&one, &other, 1) && same(&one, &other, 2));
    assert_eq!(
        one.json_for(Seat::new(2))["answer"]["shown"].to_string(),
        r#"["??","??","??","??"]"#
    );
    let spectator = one.game.scene(&one.state.face_up, Eyes::Spectator);
    let json = serde_json::to_value(spectator).expect("plain data");
    assert_eq!(json["answer"]["shown"].to_string(), r#"["??","??","??","??"]"#);
    // A drawn card is seen by nobody else.
    let mut one = Position::<AllIn>::new(3, "", "hands = ['AC', 'QC QM QS QT JC']\ndeck = 'KS KT'");
    let mut other =
        Position::<AllIn>::new(3, "", "hands = ['AC', 'QC QM QS QT JC']\ndeck = 'KT KS'");
    one.act("play AC");
    other.act("play AC");
    assert!(!same(&one, &other, 0) && same(&one, &other, 1));
}
