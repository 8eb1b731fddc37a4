//! Rulings B-17 to B-23: `2x` and `-5`.

use crate::common::{bid, game, lay, score};
use tapis_game::{Seat, Words};
use tapis_testkit::position::Position;

fn fold(front: &str) -> i32 {
    let game = game(3, "");
    game.fold(game.read_front(&Words::from(front)).expect("black cards"))
}

#[track_caller]
fn points(position: &Position<tapis_bids::Bids>, seat: u8, expected: i32) {
    let front = position.state.face_up.fronts.of(Seat::new(seat));
    assert_eq!(position.game.fold(front), expected);
}

#[test]
fn b17_only_points_of_this_round_are_doubled() {
    let state = "trick = 10\ncentre = '2x'\ntotals = [40, 0, 0]\nfronts = ['K6']\n\
                 hands = ['R9', 'B1', 'Y2']";
    let mut position = lay(3, "", state);
    bid(&mut position, "R9 B1 Y2");
    position.expect("/totals/0", "52").expect("/last_round/own/0", "12");
}

#[test]
fn b18_doubling_comes_after_all_other_cards_of_the_trick() {
    let state = "trick = 2\ncentre = '2x'\nfronts = ['K5']\nhands = ['R10', 'K7', 'B2']";
    let mut position = lay(3, "", state);
    bid(&mut position, "R10 K7 B2");
    position.expect("/fronts/0", "K5 K7 2x");
    points(&position, 0, 24);
    let state = "trick = 2\ncentre = '-5'\nfronts = ['K10']\nhands = ['R10', '2x', 'B2']";
    let mut position = lay(3, "", state);
    bid(&mut position, "R10 2x B2");
    position.expect("/fronts/0", "K10 -5 2x");
    points(&position, 0, 10);
    // Also when the doubling card is bid before another hand-black.
    let state = "centre = 'K1'\nhands = ['R12', '2x', 'K7', 'B2', 'Y2']";
    let mut position = lay(5, "", state);
    bid(&mut position, "R12 2x K7 B2 Y2");
    position.expect("/fronts/0", "K1 K7 2x");
}

#[test]
fn b19_minus_five_is_doubled_if_it_came_before() {
    assert_eq!(fold("-5 2x"), -10);
    assert_eq!(fold("2x -5"), -5);
    assert_eq!(fold("K10 -5 2x"), 10);
    assert_eq!(fold("K10 2x -5"), 15);
    assert_eq!(fold("2x K9"), 9);
    assert_eq!(fold("K6 K3 2x K4"), 22);
    assert_eq!(fold(""), 0);
}

#[test]
fn b20_twice_alone_is_worth_nothing_and_is_a_card() {
    let round = score(&game(3, ""), &["2x", "K5", "K7"], None, &[1]);
    assert_eq!(round.scores.of(3), [0, 5, 7]);
    assert_eq!(round.zero_rounds.of(3), [1, 0, 0]);
}

#[test]
fn b21_minus_five_alone_costs_five_points_and_is_a_card() {
    let round = score(&game(3, ""), &["-5", "K5", "K7"], None, &[1]);
    assert_eq!(round.scores.of(3), [-5, 5, 7]);
    assert_eq!(round.zero_rounds.of(3), [1, 0, 0]);
}

#[test]
fn b22_no_card_without_a_number_can_win() {
    for special in ["2x", "-5", "thief", "unknown", "shuffle", "ally"] {
        let options =
            "specials = ['shuffle', 'lowest_wins', 'great_unknown', 'thief']\nally = true";
        let state = format!(
            "trick = 3\nlowest_wins = true\naside = 'lowest'\ncentre = 'K4'\n\
             hands = ['R7', 'B3', '{special}', 'Y9']"
        );
        let mut position = lay(4, options, &state);
        bid(&mut position, &format!("R7 B3 {special} Y9"));
        position.expect("/last_trick/winner", "1");
    }
    // If nobody bids a number, nobody wins and the same player starts again.
    let options = "blanks = [{ id = 'jester', bid = 20 }, { id = 'fog' }]";
    let state = "starter = 1\ncentre = 'K4'\nhands = ['2x', 'jester', 'fog']";
    let mut position = lay(3, options, state);
    bid(&mut position, "jester fog 2x");
    position.expect("/last_trick/winner", "none").expect("/starter", "1");
}

#[test]
fn b23_once_burned_a_hand_card_is_a_centre_card_like_any_other() {
    // Seat 1 bids 2x, the trick burns; shuffled back and flipped, seat 1 may win it.
    let options = "specials = ['shuffle']";
    let state = "trick = 2\ncentre = 'K5'\ndeck = 'shuffle'\naside = 'K1 K2 K3 K4 K6 K7 K8 K9 K10 -5'\n\
                 hands = ['R9 R1', '2x B10', 'B9 Y2']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R9 2x B9");
    position.expect("/starter", "2");
    // Two cards are left, K5 and 2x, in any order; a second trick burns K5 if it comes first.
    if position.field("/centre") == "2x" {
        bid(&mut position, "Y2 R1 B10");
        position.expect("/fronts/1", "2x");
    } else {
        bid(&mut position, "Y2 R1 B10");
        position.expect("/fronts/1", "K5").expect("/centre", "2x");
    }
}
