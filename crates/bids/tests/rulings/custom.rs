//! 6.14: cards of the players' own.

use crate::common::{bid, game, lay};
use tapis_bids::Bids;
use tapis_game::{Game, Words};

#[test]
fn points_and_multiplier_are_folded_card_by_card() {
    let options =
        "blanks = [{ id = 'crown', points = 3, multiply = 3 }, { id = 'pit', multiply = 0 }]";
    let game = game(3, options);
    let fold = |front: &str| game.fold(game.read_front(&Words::from(front)).expect("cards"));
    assert_eq!(fold("K4 crown"), 21);
    assert_eq!(fold("crown K4"), 13);
    assert_eq!(fold("K4 crown 2x"), 42);
    assert_eq!(fold("K9 pit K4"), 4);
    let game = self::game(3, "blanks = [{ id = 'mirror', multiply = -1 }]");
    assert_eq!(game.fold(game.read_front(&Words::from("K9 mirror K4")).expect("cards")), -5);
}

#[test]
fn multipliers_are_given_out_after_all_others() {
    let options = "blanks = [{ id = 'crown', multiply = 3 }, { id = 'gem', points = 5 }]";
    let state = "centre = 'crown'\nhands = ['R12', '2x', 'gem', 'K3', 'B1']";
    let mut position = lay(5, options, state);
    bid(&mut position, "R12 2x gem K3 B1");
    position.expect("/fronts/0", "gem K3 crown 2x");
}

#[test]
fn a_number_of_its_own_wins_and_ties() {
    let options = "blanks = [{ id = 'twin', bid = 9, can_win = true }, { id = 'dwarf', bid = -3, can_win = true }]";
    let mut position = lay(3, options, "centre = 'K1'\nhands = ['R9', 'twin', 'Y2']");
    bid(&mut position, "R9 twin Y2");
    position.expect("/last_trick/winner", "none").expect("/starter", "1");
    let state = "trick = 2\nlowest_wins = true\ncentre = 'K1'\nhands = ['R1', 'dwarf', '-5']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R1 dwarf -5");
    position.expect("/fronts/1", "K1 dwarf -5");
}

#[test]
fn the_thief_ranks_the_bids_of_custom_cards() {
    let options = "specials = ['thief']\nblanks = [{ id = 'grave', bid = -20 }]";
    let state =
        "trick = 3\ncentre = 'thief'\nhands = ['R9', '-5', 'grave']\nfronts = ['', 'K1', 'K2']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R9 -5 grave");
    assert_eq!(position.legal(), ["steal 2 K2"]);
}

#[test]
fn a_card_that_goes_aside_works_after_a_won_trick() {
    let options = "blanks = [{ id = 'storm', to = 'aside', lowest_wins = true, hide_next = true }]";
    let state = "trick = 2\ncentre = 'storm'\ndeck = 'K7'\nhands = ['R9', 'B2', 'Y3']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R9 B2 Y3");
    position.expect("/fronts/0", "").expect("/last_trick/winner", "0");
    position.expect("/lowest_wins", "true").expect("/hidden", "true").expect("/centre", "K7");
    assert!(position.field("/aside").contains("storm"));
    // Burned, it does nothing.
    let state = "trick = 2\ncentre = 'storm'\ndeck = 'K7'\nhands = ['R9', 'B9', 'Y3']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R9 B9 Y3");
    position.expect("/lowest_wins", "false").expect("/hidden", "false");
}

#[test]
fn a_card_that_uses_up_no_trick_works_when_it_is_flipped() {
    let options = "blanks = [{ id = 'fog', to = 'aside', uses_trick = false, hide_next = true, \
                   lowest_wins = true }]";
    let state = "trick = 2\ncentre = 'K5'\ndeck = 'fog K9'\nhands = ['R9', 'B2', 'Y3']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R9 B2 Y3");
    position.expect("/trick", "3").expect("/centre", "K9").expect("/hidden", "true");
    position.expect("/lowest_wins", "true");
    // Hidden itself, it is resolved as if played from hand.
    let state = "trick = 2\ncentre = 'fog'\nhidden = true\ndeck = 'K9'\nhands = ['R9', 'B2', 'Y3']";
    let mut position = lay(3, options, state);
    bid(&mut position, "R9 B2 Y3");
    position.expect("/last_trick/winner", "0").expect("/fronts/0", "");
    position.expect("/centre", "K9").expect("/hidden", "true").expect("/lowest_wins", "true");
}

#[test]
fn shuffle_and_hide_next_of_one_flip_shuffle_first() {
    let options = "blanks = [{ id = 'fog', to = 'aside', uses_trick = false, hide_next = true, shuffle = true }]";
    let state = "trick = 2\ncentre = 'K5'\ndeck = 'fog'\nhands = ['R9', 'B2', 'Y3']";
    let mut hidden = std::collections::HashSet::new();
    for seed in 0..20 {
        let mut position = lay(3, options, state);
        position.rng = tapis_game::Rng::from_seed(seed);
        bid(&mut position, "R9 B2 Y3");
        position.expect("/hidden", "true");
        hidden.insert(position.field("/centre"));
    }
    assert!(hidden.len() > 1, "the deck was shuffled before the card was hidden: {hidden:?}");
}

#[test]
fn impossible_cards_are_refused_by_name_and_reason() {
    let long = format!("id = '{}'", "a".repeat(17));
    for (blank, reason) in [
        ("id = 'Jester'", "lower-case"),
        ("id = 'j'", "lower-case"),
        ("id = '1st'", "lower-case"),
        ("id = 'a b'", "lower-case"),
        (long.as_str(), "lower-case"),
        ("id = 'thief'", "meaning of its own"),
        ("id = 'none'", "meaning of its own"),
        ("id = 'jester', bid = 21", "bid = 21"),
        ("id = 'jester', points = -51", "points = -51"),
        ("id = 'jester', multiply = 6", "multiply = 6"),
        ("id = 'jester', to = 'aside', points = 1", "neither points"),
        ("id = 'jester', to = 'aside', multiply = 2", "neither points"),
        ("id = 'jester', uses_trick = false", "goes aside"),
        ("id = 'jester', to = 'aside', uses_trick = false, steal = true", "cannot steal"),
    ] {
        let options = toml::from_str(&format!("blanks = [{{ {blank} }}]")).expect("well written");
        let refusal = Bids::new(3, &options).expect_err(blank).to_string();
        assert!(refusal.contains(reason), "{blank}: {refusal}");
        assert!(refusal.starts_with("blank card `"), "{refusal}");
    }
    for blanks in
        ["[{ id = 'jester' }, { id = 'jester' }]", "[{ id = 'aa' }, { id = 'bb' }, { id = 'cc' }]"]
    {
        let options = toml::from_str(&format!("blanks = {blanks}")).expect("well written");
        assert!(Bids::new(3, &options).is_err(), "{blanks}");
    }
    let unknown: Result<tapis_bids::Options, _> =
        toml::from_str("blanks = [{ id = 'aa', color = 1 }]");
    assert!(unknown.is_err(), "an unknown key");
}
