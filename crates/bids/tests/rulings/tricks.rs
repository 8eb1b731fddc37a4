//! Rulings B-10 to B-16: who wins a trick, and what a tie does.

use crate::common::{bid, lay};

#[test]
fn b10_of_three_tied_players_the_last_one_starts() {
    let mut position = lay(3, "", "centre = 'K3'\nhands = ['R10', 'B10', 'Y10']");
    bid(&mut position, "R10 B10 Y10");
    position.expect("/fronts", "  ").expect("/starter", "2").expect("/last_trick/winner", "none");
}

#[test]
fn b11_only_the_best_number_counts_and_lower_bids_never_move_up() {
    let mut position = lay(4, "", "centre = 'K3'\nhands = ['R9', 'B8', 'G9', 'Y8']");
    bid(&mut position, "R9 B8 G9 Y8");
    position.expect("/last_trick/winner", "none").expect("/starter", "2");
    // A tie below the top is irrelevant.
    let mut position = lay(4, "", "centre = 'K3'\nhands = ['R4', 'B4', 'Y9', 'G5']");
    bid(&mut position, "R4 B4 Y9 G5");
    position.expect("/last_trick/winner", "2").expect("/fronts/2", "K3");
}

#[test]
fn b12_the_last_tied_player_starts_even_if_he_started_the_trick() {
    // Seat 1 starts, seats 1 and 0 tie: in play order seat 0 is the later of them.
    let mut position = lay(3, "", "starter = 1\nhands = ['R9', 'B9', 'Y2']");
    bid(&mut position, "B9 Y2 R9");
    position.expect("/starter", "0");
    // In Color Bids the starter alone can tie with the centre card.
    let state = "starter = 2\ncentre = 'K7'\nhands = ['B3', 'Y2', 'R7']";
    let mut position = lay(3, "color_bids = true", state);
    bid(&mut position, "R7 B3 Y2");
    position.expect("/last_trick/winner", "none").expect("/starter", "2");
}

#[test]
fn b13_a_tie_burns_every_hand_black_whether_it_was_tied_or_not() {
    for (hands, bids) in [("['R8', 'K8', 'B7']", "R8 K8 B7"), ("['R9', 'K8', 'B9']", "R9 K8 B9")] {
        let mut position = lay(3, "", &format!("centre = 'K5'\nhands = {hands}"));
        bid(&mut position, bids);
        position.expect("/fronts", "  ");
        let deck = position.field("/deck");
        assert!(deck.ends_with(" K5 K8"), "{deck}");
    }
}

#[test]
fn b14_the_centre_card_is_burned_first_then_hand_blacks_in_play_order() {
    let state = "starter = 2\ncentre = 'K9'\nhands = ['K2', 'R8', 'K4', 'B8', '-5']";
    let mut position = lay(5, "", state);
    bid(&mut position, "K4 B8 -5 K2 R8");
    let deck = position.field("/deck");
    assert!(deck.ends_with(" K9 K4 -5 K2"), "{deck}");
}

#[test]
fn b15_burned_cards_were_seen_but_nobody_browses_the_deck() {
    let mut position = lay(3, "", "centre = 'K5'\nhands = ['R8', 'K8', 'B8']");
    let before = position.json()["deck"].as_array().expect("a deck").len();
    bid(&mut position, "R8 K8 B8");
    position.expect("/last_trick/centre", "K5").expect("/last_trick/plays", "R8 K8 B8");
    let seen = position.json_for(tapis_game::Seat::new(0));
    let deck = seen["deck"].as_array().expect("a deck");
    assert_eq!(deck.len(), before + 1, "two burned, one flipped");
    assert!(deck.iter().all(|card| card == "??"));
    // Knowing is another matter: every world that a seat imagines has them at the bottom.
    let view = position.state.view(&position.game, tapis_game::Seat::new(0));
    let world = view.imagine(&mut tapis_game::Rng::from_seed(1));
    let deck = world.open_scene(&position.game).deck;
    let bottom: Vec<String> = deck[deck.len() - 2..].iter().map(ToString::to_string).collect();
    assert_eq!(bottom, ["K5", "K8"]);
}

#[test]
fn b16_whoever_wins_with_a_hand_black_receives_it_too() {
    let mut position = lay(3, "", "centre = 'K5'\nhands = ['R3', 'K8', 'B7']");
    bid(&mut position, "R3 K8 B7");
    position.expect("/fronts/1", "K5 K8").expect("/starter", "1").expect("/trick", "2");
    // A higher bid wins both.
    let mut position = lay(3, "", "centre = 'K5'\nhands = ['R9', 'K8', 'B7']");
    bid(&mut position, "R9 K8 B7");
    position.expect("/fronts/0", "K5 K8");
}
