//! Rulings B-54 to B-65: Color Bids.

use crate::common::{bid, lay};
use tapis_bids::Bids;
use tapis_testkit::position::Position;

/// Plays a trick that seat 0 starts, for this centre card and these bids.
#[track_caller]
fn trick(players: u8, more: &str, centre: &str, bids: &str) -> Position<Bids> {
    let hands: Vec<_> = bids.split(' ').map(|card| format!("'{card}'")).collect();
    let state = format!("trick = 2\n{more}\ncentre = '{centre}'\nhands = [{}]", hands.join(", "));
    let ally = if players == 4 { "ally = true\n" } else { "" };
    let options = format!("color_bids = true\n{ally}specials = ['lowest_wins', 'great_unknown']");
    let mut position = lay(players, &options, &state);
    bid(&mut position, bids);
    position
}

#[track_caller]
fn ends(mut position: Position<Bids>, winner: &str, next: &str) {
    position.expect("/last_trick/winner", winner).expect("/last_trick/next", next);
}

#[test]
fn b54_the_centre_card_takes_part_when_black_is_among_the_most_frequent() {
    ends(trick(3, "", "K8", "R7 B3 Y2"), "none", "0");
    ends(trick(3, "", "K5", "R7 B3 Y2"), "0", "0");
    // Not when another colour is more frequent.
    ends(trick(3, "", "K8", "R3 B2 R2"), "0", "0");
}

#[test]
fn b55_if_all_colours_occur_once_the_highest_card_wins() {
    ends(trick(4, "", "K5", "R4 B9 G8 Y2"), "1", "1");
    ends(trick(4, "", "K10", "R4 B9 G8 Y2"), "none", "0");
}

#[test]
fn b56_equal_best_numbers_in_equally_frequent_colours_burn() {
    ends(trick(5, "", "K1", "G9 B9 G2 B4 R10"), "none", "1");
    ends(trick(5, "", "K1", "G9 B8 G2 B4 R10"), "0", "0");
}

#[test]
fn b57_a_played_card_equal_to_the_centre_card_burns_and_its_player_starts() {
    ends(trick(3, "", "K7", "R7 B3 Y2"), "none", "0");
    let mut position = trick(3, "", "K7", "R2 B7 Y3");
    position.expect("/last_trick/winner", "none").expect("/starter", "1");
    assert!(position.field("/deck").ends_with(" K7"));
}

#[test]
fn b58_if_only_the_centre_card_is_best_the_starter_of_this_trick_starts_again() {
    let state = "starter = 2\ncentre = 'K8'\nhands = ['B3', 'Y2', 'R7']";
    let mut position = lay(3, "color_bids = true", state);
    bid(&mut position, "R7 B3 Y2");
    position.expect("/last_trick/winner", "none").expect("/starter", "2");
}

#[test]
fn b59_if_the_centre_card_is_best_all_black_cards_go_under_the_deck() {
    let mut position = trick(4, "", "K8", "lowest K6 ally R9");
    position.expect("/last_trick/winner", "none").expect("/lowest_wins", "false");
    position.expect("/allies", "none").expect("/starter", "0");
    assert!(position.field("/deck").ends_with("K8 lowest K6"));
    assert!(position.field("/aside").contains("ally"));
}

#[test]
fn b60_hand_blacks_without_a_number_count_as_black_but_cannot_win() {
    // Black twice: the centre card and -5. Only the centre card is a candidate.
    ends(trick(4, "", "K2", "R9 -5 B8 Y7"), "none", "0");
    // Black three times, and no candidate at all: the same player starts again.
    ends(trick(4, "", "2x", "-5 unknown R9 B9"), "none", "0");
}

#[test]
fn b61_a_centre_card_without_a_number_counts_as_black_but_cannot_win() {
    ends(trick(3, "", "2x", "R4 B5 Y9"), "2", "2");
    ends(trick(3, "", "-5", "R4 B5 Y9"), "2", "2");
    // With K3 from hand, black is most frequent.
    ends(trick(3, "", "2x", "R4 K3 Y9"), "1", "1");
}

#[test]
fn b62_the_ally_is_white_and_cannot_win() {
    let mut position = trick(4, "", "K6", "R9 R2 B10 ally");
    position.expect("/last_trick/winner", "0").expect("/allies", "3 0");
    // All five colours once: white is one of the most frequent, and has no candidate.
    ends(trick(4, "", "K6", "R9 ally B10 Y1"), "2", "2");
}

#[test]
fn b63_with_lowest_wins_the_lowest_card_of_the_most_frequent_colours_wins() {
    let lowest = "lowest_wins = true\naside = 'lowest'";
    ends(trick(4, lowest, "K2", "R4 B5 G9 B7"), "1", "1");
    ends(trick(4, lowest, "K2", "G4 B5 G9 B7"), "0", "0");
    ends(trick(3, lowest, "K1", "R4 B5 Y9"), "none", "0");
    ends(trick(3, lowest, "K4", "R4 B5 Y9"), "none", "0");
    ends(trick(3, lowest, "K5", "R4 B5 Y9"), "0", "0");
}

#[test]
fn b64_a_hidden_card_counts_as_black_with_its_true_value() {
    let hidden = "hidden = true\naside = 'unknown'";
    ends(trick(3, hidden, "K8", "R7 B3 Y2"), "none", "0");
    ends(trick(3, hidden, "K5", "R7 B3 Y2"), "0", "0");
    let mut position = trick(3, hidden, "lowest", "R7 B3 Y2");
    position.expect("/last_trick/winner", "0").expect("/lowest_wins", "true");
}

#[test]
fn b65_the_best_hand_black_wins_a_black_majority() {
    let mut position = trick(4, "", "K3", "R4 B5 G9 K6");
    position.expect("/fronts/3", "K3 K6").expect("/starter", "3");
    ends(trick(4, "", "K8", "R4 B5 G9 K6"), "none", "0");
    ends(trick(4, "", "K3", "R4 B5 G9 Y6"), "2", "2");
}

#[test]
fn the_printed_examples() {
    ends(trick(4, "", "K2", "R4 B5 G9 B7"), "3", "3");
    ends(trick(4, "", "K2", "G4 B5 G9 B7"), "2", "2");
}

#[test]
fn a_custom_number_is_a_candidate_also_in_the_centre() {
    let options = "color_bids = true\nblanks = [{ id = 'giant', bid = 20, can_win = true }]";
    let mut position = lay(3, options, "centre = 'giant'\nhands = ['R7', 'B3', 'Y2']");
    bid(&mut position, "R7 B3 Y2");
    position.expect("/last_trick/winner", "none").expect("/starter", "0");
    let mut position = lay(3, options, "centre = 'K2'\nhands = ['R7', 'giant', 'Y2']");
    bid(&mut position, "R7 giant Y2");
    position.expect("/fronts/1", "K2 giant");
}
