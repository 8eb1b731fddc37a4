//! Rulings B-24, B-25 and B-27 to B-34: the Thief.

use crate::common::{bid, game, lay, score};

const THIEF: &str = "specials = ['thief']";

#[test]
fn b24_bids_of_zero_and_less_count_as_lowest() {
    let state =
        "trick = 3\ncentre = 'K4'\nhands = ['R9', 'B1', 'thief']\nfronts = ['', 'K1', 'K2']";
    let mut position = lay(3, THIEF, state);
    bid(&mut position, "R9 B1 thief");
    assert_eq!(position.legal(), ["steal 2 K2"]);
    let state = "trick = 3\ncentre = 'thief'\nhands = ['R9', '2x', '-5', 'Y1']\n\
                 fronts = ['', 'K1', 'K2 K3', 'K6']";
    let mut position = lay(4, THIEF, state);
    bid(&mut position, "R9 2x -5 Y1");
    assert_eq!(position.legal(), ["steal 2 K2", "steal 2 K3"]);
}

#[test]
fn b25_if_nobody_else_has_cards_there_is_no_theft() {
    let state = "trick = 3\ncentre = 'thief'\nhands = ['R9', 'B8', 'G6', 'Y5']\nfronts = ['K5 K6']";
    let mut position = lay(4, THIEF, state);
    bid(&mut position, "R9 B8 G6 Y5");
    position.expect("/phase", "bid").expect("/trick", "4").expect("/steals", "0");
    position.expect("/fronts/0", "K5 K6 thief");
}

#[test]
fn b27_while_lowest_wins_the_highest_bid_is_worst() {
    let options = "specials = ['thief', 'lowest_wins']";
    let state = "trick = 3\nlowest_wins = true\naside = 'lowest'\ncentre = 'thief'\n\
                 hands = ['R9', 'B8', 'G2', 'Y5']\nfronts = ['K1', 'K2', 'K3', 'K4']";
    let mut position = lay(4, options, state);
    bid(&mut position, "R9 B8 G2 Y5");
    position.expect("/to_act", "2");
    assert_eq!(position.legal(), ["steal 0 K1"]);
    // A Lowest wins of the same trick takes effect only after the theft.
    let state = "trick = 3\ncentre = 'thief'\nhands = ['R9', 'B8', 'lowest', 'Y5']\n\
                 fronts = ['K1', 'K2', 'K3', 'K4']";
    let mut position = lay(4, options, state);
    bid(&mut position, "R9 B8 lowest Y5");
    position.expect("/lowest_wins", "false");
    assert_eq!(position.legal(), ["steal 2 K3"]);
    position.act("steal 2 K3").expect("/lowest_wins", "true");
    assert!(position.field("/aside").contains("lowest"));
}

#[test]
fn b28_the_thief_counts_as_a_card_in_front() {
    let round = score(&game(4, THIEF), &["thief", "K2", "", "K3"], None, &[]);
    assert_eq!(round.scores.of(4), [0, 2, 8, 3]);
    assert_eq!(round.zero_rounds.of(4), [0, 0, 1, 0]);
}

fn robbery() -> tapis_testkit::position::Position<tapis_bids::Bids> {
    let state = "trick = 6\ncentre = 'thief'\nhands = ['R9', 'B8', 'Y5']\n\
                 fronts = ['K7', '', 'K6 2x K4']";
    let mut position = lay(3, THIEF, state);
    bid(&mut position, "R9 B8 Y5");
    position
}

fn points(position: &tapis_testkit::position::Position<tapis_bids::Bids>) -> [i32; 3] {
    let fronts = &position.state.face_up.fronts;
    [0, 1, 2].map(|seat| position.game.fold(fronts.of(tapis_game::Seat::new(seat))))
}

#[test]
fn b29_a_stolen_2x_acts_as_received_now() {
    let mut position = robbery();
    assert_eq!(points(&position), [7, 0, 16]);
    position.act("steal 2 2x").expect("/fronts/0", "K7 thief 2x").expect("/fronts/2", "K6 K4");
    assert_eq!(points(&position), [14, 0, 10]);
}

#[test]
fn b30_a_stolen_number_has_its_face_value() {
    let mut position = robbery();
    position.act("steal 2 K6");
    assert_eq!(points(&position), [13, 0, 4]);
}

#[test]
fn b31_a_stolen_card_is_not_doubled_by_the_2x_of_the_same_trick() {
    let state =
        "trick = 6\ncentre = 'thief'\nhands = ['R9', '2x', 'Y5']\nfronts = ['K7', '', 'K6']";
    let mut position = lay(3, THIEF, state);
    bid(&mut position, "R9 2x Y5");
    position.expect("/fronts/0", "K7 thief 2x");
    assert_eq!(position.legal(), ["steal 2 K6"], "the lowest bidder has no card");
    position.act("steal 2 K6").expect("/fronts/0", "K7 thief 2x K6");
    assert_eq!(points(&position), [20, 0, 0]);
}

#[test]
fn b32_a_victim_left_without_cards_is_a_lucky_loser() {
    let state =
        "trick = 10\ncentre = 'thief'\nhands = ['R9', 'B8', 'Y5']\nfronts = ['', 'K1', 'K2']";
    let mut position = lay(3, THIEF, state);
    bid(&mut position, "R9 B8 Y5");
    position.act("steal 2 K2").expect("/last_round/scores", "2 1 12");
    position.expect("/zero_rounds", "0 0 1");
}

#[test]
fn b33_the_thief_is_never_his_own_victim() {
    // Lowest wins: the winner has the lowest bid, the others the worst ones, without cards.
    let options = "specials = ['thief', 'lowest_wins']";
    let state = "trick = 3\nlowest_wins = true\naside = 'lowest'\ncentre = 'thief'\n\
                 hands = ['R1', 'B8', 'Y5']\nfronts = ['K1', '', '']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R1 B8 Y5");
    position.expect("/phase", "bid").expect("/fronts/0", "K1 thief");
}

#[test]
fn b34_in_color_bids_the_worst_bid_is_by_number() {
    let options = "specials = ['thief']\ncolor_bids = true";
    let state = "trick = 3\ncentre = 'thief'\nhands = ['R9', 'R2', 'B10', 'Y1']\n\
                 fronts = ['K1', 'K2', 'K3', 'K4']";
    let mut position = lay(4, options, state);
    bid(&mut position, "R9 R2 B10 Y1");
    position.expect("/last_trick/winner", "0");
    assert_eq!(position.legal(), ["steal 3 K4"]);
}

#[test]
fn the_thief_chooses_between_tied_victims_who_have_cards() {
    let state = "trick = 6\ncentre = 'thief'\nhands = ['R9', 'B8', 'G5', 'Y5']\n\
                 fronts = ['K1', 'K2', 'K3', 'K4 K7']";
    let mut position = lay(4, THIEF, state);
    bid(&mut position, "R9 B8 G5 Y5");
    assert_eq!(position.legal(), ["steal 2 K3", "steal 3 K4", "steal 3 K7"]);
    position.refuse("steal 1 K2").refuse("steal 2 K4").refuse("steal 0 K1").refuse("bid R1");
    position.expect("/centre", "none").expect("/plays", "").expect("/steals", "1");
    position.expect("/starter", "0").expect("/trick", "6");
    position.act("steal 3 K7").expect("/phase", "bid").expect("/trick", "7");
}

#[test]
fn two_cards_that_steal_make_two_thefts_as_far_as_there_are_cards() {
    let options = "specials = ['thief']\nblanks = [{ id = 'hook', steal = true, points = 1 }]";
    let state =
        "trick = 6\ncentre = 'thief'\nhands = ['R9', 'hook', 'Y5']\nfronts = ['K7', 'K1', 'K2']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R9 hook Y5");
    position.expect("/fronts/0", "K7 thief hook").expect("/steals", "2");
    position.act("steal 1 K1").expect("/steals", "1").expect("/phase", "steal");
    assert_eq!(position.legal(), ["steal 2 K2"]);
    position.act("steal 2 K2").expect("/steals", "0").expect("/phase", "bid");
    position.expect("/fronts/0", "K7 thief hook K1 K2");
    // The second theft falls away if nobody has a card any more.
    let state =
        "trick = 6\ncentre = 'thief'\nhands = ['R9', 'hook', 'Y5']\nfronts = ['K7', 'K1', '']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R9 hook Y5");
    position.expect("/steals", "2").act("steal 1 K1").expect("/steals", "0");
    position.expect("/phase", "bid").expect("/trick", "7");
}
