//! Rulings B-26, B-35 to B-39 and B-66 to B-69: Shuffle, Lowest wins, the Great Unknown, the deck.

use std::collections::HashSet;

use crate::common::{bid, lay};
use tapis_bids::Bids;
use tapis_game::{Anything, Nobody, Rng, Seat, drive};
use tapis_testkit::position::Position;

fn deck(position: &Position<Bids>) -> Vec<String> {
    position.field("/deck").split(' ').map(str::to_owned).collect()
}

/// The orders of the deck after the same bids, with different shuffles.
fn orders(position: &Position<Bids>, bids: &str) -> HashSet<String> {
    (0..8)
        .map(|seed| {
            let mut position = position.clone();
            position.rng = Rng::from_seed(seed);
            bid(&mut position, bids);
            position.field("/centre") + " " + &position.field("/deck")
        })
        .collect()
}

#[test]
fn b26_a_flipped_shuffle_uses_up_no_trick() {
    let state = "trick = 3\ncentre = 'K5'\nhands = ['R9', 'B1', 'Y2']\n\
                 deck = 'shuffle'\ndeck_bottom = 'K1 K2'";
    let mut position = lay(3, "specials = ['shuffle']", state);
    assert!(orders(&position, "R9 B1 Y2").len() > 1);
    bid(&mut position, "R9 B1 Y2");
    position.expect("/trick", "4").expect("/phase", "bid").expect("/starter", "0");
    assert!(position.field("/aside").contains("shuffle"));
    assert_eq!(deck(&position).len(), 10);
    assert_eq!(position.legal().len(), 7);
}

#[test]
fn b35_lowest_wins_lasts_until_the_end_of_the_round() {
    let options = "specials = ['lowest_wins']";
    let state =
        "trick = 9\nlowest_wins = true\naside = 'lowest'\nhands = ['R9 R2', 'B8 B3', 'Y7 Y4']";
    // The new round has it in force only if it was flipped anew, and both happens.
    let new_rounds: HashSet<_> = (0..100)
        .map(|seed| {
            let mut position = lay(3, options, state);
            position.rng = Rng::from_seed(seed);
            bid(&mut position, "R9 B8 Y7");
            position.expect("/last_trick/winner", "2").expect("/lowest_wins", "true");
            bid(&mut position, "Y4 R2 B3");
            position.expect("/last_trick/winner", "0").expect("/round", "2");
            let flipped = position.field("/aside").contains("lowest");
            (flipped, position.field("/lowest_wins"))
        })
        .collect();
    let both =
        [(false, "false"), (true, "true")].map(|(flipped, force)| (flipped, force.to_owned()));
    assert_eq!(new_rounds, both.into());
    // Flipped, it is in force in the trick that is about to start, and uses up no trick.
    let state = "trick = 2\ncentre = 'K5'\ndeck = 'lowest K6'\nhands = ['R9 R2', 'B1 B3', 'Y2 Y1']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R9 B1 Y2");
    position.expect("/centre", "K6").expect("/lowest_wins", "true").expect("/trick", "3");
    bid(&mut position, "R2 B3 Y1");
    position.expect("/fronts/2", "K6");
}

#[test]
fn b36_a_tie_for_the_lowest_number_burns() {
    let state = "trick = 3\nlowest_wins = true\naside = 'lowest'\ncentre = 'K4'\n\
                 hands = ['R7', 'B3', 'G3', 'Y9']";
    let mut position = lay(4, "specials = ['lowest_wins']", state);
    bid(&mut position, "R7 B3 G3 Y9");
    position.expect("/last_trick/winner", "none").expect("/starter", "2");
    position.expect("/lowest_wins", "true");
}

#[test]
fn b37_a_great_unknown_from_hand_hides_the_next_centre_card() {
    let options = "specials = ['great_unknown', 'shuffle']";
    let state =
        "trick = 2\ncentre = 'K3'\nhands = ['R8 R1', 'unknown B1', 'B4 Y2']\ndeck = 'K9 K8'";
    let mut position = lay(3, options, state);
    bid(&mut position, "R8 unknown B4");
    position.expect("/centre", "K9").expect("/hidden", "true").expect("/fronts/0", "K3");
    for seat in Seat::all(3) {
        assert_eq!(position.json_for(seat)["centre"], "??");
    }
    bid(&mut position, "R1 B1 Y2");
    position.expect("/fronts/2", "K9").expect("/centre", "K8").expect("/hidden", "false");
    // Whatever it is: a Shuffle on top is hidden too and not carried out.
    let state = "trick = 2\ncentre = 'K3'\nhands = ['R8', 'unknown', 'B4']\ndeck = 'shuffle'";
    let mut position = lay(3, options, state);
    bid(&mut position, "R8 unknown B4");
    position.expect("/centre", "shuffle").expect("/hidden", "true");
    // Burned, it has no effect.
    let state = "trick = 2\ncentre = 'K3'\nhands = ['R8', 'unknown', 'B8']\ndeck = 'K9'";
    let mut position = lay(3, options, state);
    bid(&mut position, "R8 unknown B8");
    position.expect("/centre", "K9").expect("/hidden", "false");
    assert!(position.field("/deck").ends_with("K3 unknown"));
}

#[test]
fn b38_a_hidden_shuffle_or_lowest_wins_acts_as_if_played_from_hand() {
    let options = "specials = ['great_unknown', 'shuffle', 'lowest_wins']";
    let state = "trick = 4\ncentre = 'lowest'\nhidden = true\naside = 'unknown'\n\
                 hands = ['R2 R3', 'B9 B4', 'Y5 Y6']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R2 B9 Y5");
    position.expect("/last_trick/winner", "1").expect("/fronts/1", "").expect("/trick", "5");
    position.expect("/lowest_wins", "true").expect("/last_trick/centre", "lowest");
    assert!(position.field("/aside").contains("lowest"));
    let state = "trick = 4\ncentre = 'shuffle'\nhidden = true\naside = 'unknown'\n\
                 hands = ['R2', 'B9', 'Y5']";
    let position = lay(3, options, state);
    assert!(orders(&position, "R2 B9 Y5").len() > 1);
    // Without a winner it goes under the deck, without effect.
    let state = "trick = 4\ncentre = 'lowest'\nhidden = true\naside = 'unknown'\n\
                 hands = ['R2', 'B9', 'Y9']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R2 B9 Y9");
    position.expect("/lowest_wins", "false");
    assert!(position.field("/deck").ends_with("lowest"));
}

#[test]
fn b39_a_hidden_card_is_shown_before_it_goes_under_the_deck() {
    let state =
        "trick = 2\ncentre = 'K10'\nhidden = true\naside = 'unknown'\nhands = ['R7', 'B7', 'Y5']";
    let mut position = lay(3, "specials = ['great_unknown']", state);
    assert_eq!(position.json_for(Seat::new(0))["centre"], "??");
    bid(&mut position, "R7 B7 Y5");
    assert_eq!(position.json_for(Seat::new(0))["last_trick"]["centre"], "K10");
    position.expect("/hidden", "false");
    assert!(position.field("/deck").ends_with(" K10"));
}

#[test]
fn b66_in_trick_ten_the_effects_come_too_late() {
    for (special, rest) in [("lowest", "unknown shuffle"), ("unknown", "lowest shuffle")] {
        let options = "specials = ['shuffle', 'lowest_wins', 'great_unknown']\nrounds = 1";
        let state = format!(
            "trick = 10\ncentre = 'K4'\naside = '{rest}'\nhands = ['R9', '{special}', 'Y2']"
        );
        let mut position = lay(3, options, &state);
        let before = position.field("/deck");
        bid(&mut position, &format!("R9 {special} Y2"));
        position.expect("/phase", "over").expect("/lowest_wins", "false").expect("/deck", &before);
        position.expect("/trick", "10").expect("/fronts/0", "K4").expect("/centre", "none");
        assert!(position.field("/aside").contains(special));
    }
    // In the last round a Shuffle from hand does not shuffle either.
    let options = "specials = ['shuffle']\nrounds = 1";
    let state = "trick = 10\ncentre = 'K4'\nhands = ['R9', 'shuffle', 'Y2']";
    let mut position = lay(3, options, state);
    let before = position.field("/deck");
    bid(&mut position, "R9 shuffle Y2");
    position.expect("/deck", &before);
}

#[test]
fn b67_specials_go_to_the_front_aside_or_under_the_deck() {
    let options = "specials = ['shuffle', 'lowest_wins', 'great_unknown', 'thief']";
    for special in ["2x", "-5", "thief"] {
        let state = format!("centre = 'K4'\nhands = ['R9', '{special}', 'Y2']");
        let mut position = lay(3, options, &state);
        bid(&mut position, &format!("R9 {special} Y2"));
        position.expect("/fronts/0", &format!("K4 {special}"));
    }
    for special in ["shuffle", "lowest", "unknown"] {
        let state = format!("centre = 'K4'\nhands = ['R9', '{special}', 'Y2']\ndeck = 'K5'");
        let mut position = lay(3, options, &state);
        bid(&mut position, &format!("R9 {special} Y2"));
        position.expect("/fronts/0", "K4");
        assert!(position.field("/aside").contains(special));
    }
    for special in ["2x", "-5", "thief", "shuffle", "lowest", "unknown"] {
        let state = format!("centre = 'K4'\nhands = ['R9', '{special}', 'Y9']\ndeck = 'K5'");
        let mut position = lay(3, options, &state);
        bid(&mut position, &format!("R9 {special} Y9"));
        position.expect("/fronts", "  ").expect("/phase", "bid").expect("/centre", "K5");
        assert!(position.field("/deck").ends_with(&format!("K4 {special}")));
    }
}

#[test]
fn b68_if_the_deck_runs_out_the_round_ends() {
    let aside = "aside = 'K1 K2 K3 K6 K7 K8 K9 K10 2x -5'";
    let hands = "hands = ['R9', 'B1', 'Y2']";
    let state = format!("trick = 3\ncentre = 'K5'\nfronts = ['', 'K4']\n{hands}\n{aside}");
    let mut position = lay(3, "", &state);
    position.expect("/deck", "");
    bid(&mut position, "R9 B1 Y2");
    position.expect("/round", "2").expect("/trick", "1");
    position.expect("/last_round/fronts/0", "K5").expect("/last_round/scores", "5 4 12");
    assert_eq!(position.legal().len(), 10);
    let mut over = lay(3, "rounds = 1", &state);
    bid(&mut over, "R9 B1 Y2");
    over.expect("/phase", "over").expect("/winners", "2").expect("/centre", "none");
    over.expect("/last_trick/trick", "3");
    assert_eq!(over.json_for(Seat::new(0))["hands"][1].as_array().map(Vec::len), Some(7));
    // In play that cannot happen: some deck is left after every trick.
    for seed in 0..60 {
        let options = "specials = ['shuffle', 'lowest_wins', 'great_unknown', 'thief']\nrounds = 1\n\
            blanks = [{ id = 'fog', to = 'aside', hide_next = true, shuffle = true, uses_trick = false }]";
        let mut position = Position::<Bids>::deal(4, options, seed);
        drive(&mut position, &mut Anything(Rng::from_seed(seed)), &mut Nobody)
            .expect("legal actions");
        position.expect("/trick", "10");
        assert!(!deck(&position).is_empty());
    }
}

#[test]
fn b69_a_shuffle_with_nothing_burned_shuffles_all_the_same() {
    let state = "centre = 'K5'\nhands = ['R9', 'B1', 'Y2']\ndeck = 'shuffle'";
    let position = lay(3, "specials = ['shuffle']", state);
    assert!(orders(&position, "R9 B1 Y2").len() > 1);
    // Also as the very first card of a round.
    let mut first = 0;
    for seed in 0..200 {
        let position = Position::<Bids>::deal(3, "specials = ['shuffle']", seed);
        assert_eq!(position.json()["phase"], "bid");
        first += usize::from(position.field("/aside") == "shuffle");
    }
    assert!(first > 5, "one deck in thirteen begins with it: {first}");
}
