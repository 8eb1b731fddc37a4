//! Rulings B-01 to B-09: set-up and bidding.

use std::collections::HashSet;

use crate::common::{game, lay};
use serde_json::Value;
use tapis_bids::Bids;
use tapis_game::record::Version;
use tapis_game::{Game, Seat, Seats};
use tapis_testkit::position::Position;

fn dealt(players: u8, options: &str, seed: u64) -> Position<Bids> {
    Position::deal(players, options, seed)
}

fn list(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list");
    list.iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
}

fn hands(position: &Position<Bids>) -> Vec<String> {
    let json = position.json();
    json["hands"].as_array().expect("hands").iter().flat_map(list).collect()
}

fn is_black(word: &str) -> bool {
    !word.starts_with(['Y', 'B', 'R', 'G']) && word != "ally"
}

#[test]
fn b01_three_players_play_without_green() {
    let position = dealt(3, "", 1);
    assert!(position.game.read_card("R10").is_some());
    assert!(position.game.read_card("G1").is_none());
    assert!(hands(&position).iter().all(|card| !card.starts_with('G')));
    assert!(game(4, "").read_card("G10").is_some());
}

#[test]
fn b02_so_many_bid_cards_are_taken_out_that_ten_remain_for_each() {
    for (players, options, removed, hand_blacks, deck) in [
        (3, "", 1, 1, 11),
        (4, "", 1, 1, 11),
        (4, "ally = true", 2, 1, 11),
        (5, "", 1, 2, 12),
        (5, "ally = false", 0, 2, 12),
        (6, "", 0, 3, 13),
        (4, "specials = ['shuffle', 'lowest_wins', 'great_unknown', 'thief']", 1, 1, 15),
        (3, "blanks = [{ id = 'jester' }, { id = 'fog' }]", 1, 1, 13),
    ] {
        let position = dealt(players, options, 5);
        let (game, json) = (&position.game, position.json());
        assert_eq!(list(&json["removed"]).len(), removed, "{players} {options}");
        assert_eq!(usize::from(game.removed()), removed, "{players} {options}");
        assert_eq!(game.centre_deck(), deck, "{players} {options}");
        let hands = hands(&position);
        assert_eq!(hands.len(), 10 * usize::from(players));
        assert_eq!(hands.iter().filter(|card| is_black(card)).count(), hand_blacks);
    }
}

#[test]
fn b03_everybody_sees_the_cards_taken_out() {
    let position = dealt(4, "ally = true", 2);
    let removed = position.json()["removed"].clone();
    assert_eq!(list(&removed).len(), 2);
    for seat in Seat::all(4) {
        assert_eq!(position.json_for(seat)["removed"], removed);
    }
}

#[test]
fn b04_neither_a_black_card_nor_the_ally_is_taken_out() {
    for seed in 0..200 {
        let position = dealt(4, "ally = true", seed);
        let removed = list(&position.json()["removed"]);
        assert!(removed.iter().all(|card| card != "ally" && !is_black(card)), "{removed:?}");
        assert_eq!(hands(&position).iter().filter(|card| *card == "ally").count(), 1);
    }
}

#[test]
fn b05_any_black_card_may_be_dealt_into_a_hand() {
    let options = "specials = ['shuffle', 'lowest_wins', 'great_unknown', 'thief']\n\
                   blanks = [{ id = 'jester' }]";
    let mut seen = HashSet::new();
    for seed in 0..400 {
        let position = dealt(4, options, seed);
        let hands = hands(&position);
        seen.extend(hands.into_iter().filter(|card| is_black(card)));
    }
    assert_eq!(seen.len(), 17, "{seen:?}");
}

#[test]
fn b06_one_hand_may_hold_several_black_cards_and_the_ally() {
    let mut most = 0;
    for seed in 0..2000 {
        let json = dealt(6, "", seed).json();
        for hand in json["hands"].as_array().expect("hands") {
            let special =
                list(hand).iter().filter(|card| is_black(card) || *card == "ally").count();
            most = most.max(special);
        }
    }
    assert!(most >= 3, "at most {most}");
}

#[test]
fn b07_the_longest_name_starts_and_chance_decides_between_equals() {
    let by = |version, names: [&str; 3]| game(3, "").starters(&names.map(str::to_owned), version);
    let starters = |names| by(Version::CURRENT, names);
    let seats = |numbers: &[u8]| numbers.iter().map(|&number| Seat::new(number)).collect::<Seats>();
    assert_eq!(starters(["Al", "Beatrice", "Chloe"]), seats(&[1]));
    assert_eq!(starters(["Anna", "Bob", "Dora"]), seats(&[0, 2]));
    assert_eq!(starters(["Zoë", "Bo", "Al"]), seats(&[0]), "not counted in bytes");
    assert_eq!(starters(["Ann", "  Bo  ", "Al"]), seats(&[0]), "white space around does not count");
    assert_eq!(starters(["Zoë", "Eva", "Ida"]), seats(&[0, 1, 2]));
    let whole = ["Eva Montgomery", "Anastasia Li", "Bob"];
    assert_eq!(starters(whole), seats(&[1]), "the name, not the whole");
    assert_eq!(by(Version::One, whole), seats(&[0]), "older records measured the whole");
    assert_eq!(starters(["Ana Ruiz", "Eva Li", "Bob"]), seats(&[0]), "then the surname");
    assert_eq!(starters(["Bob", "Eva L", "Al"]), seats(&[1]), "none counts 0");
    assert_eq!(starters(["Ana  de la Cruz", "Eva Cruzado", "Leo d Cruzad"]), seats(&[0]));
    assert_eq!(starters(["Ana de Luz", "Eva deLuzz", "Leo d\u{3000}Luzz"]), seats(&[0, 1, 2]));
}

#[test]
fn b08_any_hand_card_may_be_bid_and_nobody_passes() {
    let mut position = lay(3, "", "hands = ['R3 K8 Y1 Y2 Y3 Y4 Y5 Y6 Y7 2x', 'B7', 'R9']");
    assert_eq!(position.legal().len(), 10);
    position.act("bid R3");
    assert_eq!(position.legal().len(), 10, "no colour has to be followed");
    position.refuse("pass").refuse("bid").refuse("bid R9").refuse("skip").act("bid B7");
}

#[test]
fn b09_bids_are_open_and_come_one_after_another() {
    let mut position = lay(3, "", "starter = 1\nhands = ['R3', 'K8', 'B7']");
    position.act("bid K8").expect("/to_act", "2");
    for seat in Seat::all(3) {
        assert_eq!(list(&position.json_for(seat)["plays"]), ["K8"]);
    }
    assert!(!position.try_act(Seat::new(0), "bid R3"), "seat 2 comes first");
    position.act("bid B7").expect("/to_act", "0").expect("/plays", "K8 B7");
}
