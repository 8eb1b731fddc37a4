//! The contract, for both games with every option; and for a toy with planted bugs.

mod toy;

use serde_json::{Value, json};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::Game;
use tapis_testkit::contract;
use toy::{Bug, Options, Toy};

fn check_toy(bug: Option<Bug>) {
    contract::check::<Toy>(3, &Options { cards: None, bug }, 20, 1);
}

#[test]
fn a_sound_toy_passes() {
    check_toy(None);
    contract::check::<Toy>(2, &Options { cards: Some(5), bug: None }, 20, 1);
}

#[test]
#[should_panic = "menu of seat"]
fn a_menu_that_forgets_is_caught() {
    check_toy(Some(Bug::ForgetfulMenu));
}

#[test]
#[should_panic = "the cards of the truth"]
fn a_doubled_card_is_caught() {
    check_toy(Some(Bug::DoubledCard));
}

#[test]
#[should_panic = "view of a spectator"]
fn open_hands_are_caught() {
    check_toy(Some(Bug::OpenHands));
}

#[test]
#[should_panic = "the cards of a world"]
fn impossible_worlds_are_caught() {
    check_toy(Some(Bug::ImpossibleWorlds));
}

#[test]
#[should_panic = "does not end"]
fn an_endless_game_is_caught() {
    check_toy(Some(Bug::Endless));
}

/// Options as they stand in files.
fn options<G: Game>(value: Value) -> G::Options {
    tapis_game::options::from_value(value).expect("these are options of the game")
}

/// Two own cards that use every part of the vocabulary, alone and together.
fn blanks() -> [Value; 3] {
    let jester = json!({
        "id": "jester", "name": "Jester", "bid": 7, "can_win": true, "points": -3, "multiply": -1,
        "steal": true, "shuffle": true, "hide_next": true,
    });
    let storm = json!({
        "id": "storm", "bid": -2, "shuffle": true, "lowest_wins": true, "hide_next": true,
        "to": "aside", "uses_trick": false,
    });
    [json!([]), json!([jester]), json!([storm, jester])]
}

fn check_bids(players: u8) {
    let allies: &[bool] = match players {
        3 => &[false],
        6 => &[true],
        _ => &[false, true],
    };
    let specials: &[&str] = match players {
        3 | 4 => &["shuffle", "lowest_wins", "great_unknown", "thief"],
        _ => &["shuffle", "lowest_wins", "great_unknown"],
    };
    let mut seed = 0;
    for ally in allies {
        for chosen in subsets(specials) {
            for color_bids in [false, true] {
                for lucky_loser in ["cumulative", "consecutive"] {
                    // Without own cards, and with one or both of them in turn.
                    let own = 1 + seed as usize / 2 % 2;
                    for blanks in [&blanks()[0], &blanks()[own]] {
                        seed += 1;
                        let rounds = if seed % 8 == 0 { 3 } else { 1 };
                        let value = json!({
                            "rounds": rounds, "ally": ally, "specials": chosen,
                            "color_bids": color_bids, "lucky_loser": lucky_loser,
                            "blanks": blanks,
                        });
                        contract::check::<Bids>(players, &options::<Bids>(value), 1, seed);
                    }
                }
            }
        }
    }
    contract::check::<Bids>(players, &Default::default(), 2, 1);
}

fn subsets<'a>(words: &[&'a str]) -> Vec<Vec<&'a str>> {
    let all = 0..1 << words.len();
    let chosen = |set: usize| words.iter().enumerate().filter(move |(bit, _)| set >> bit & 1 == 1);
    all.map(|set| chosen(set).map(|(_, word)| *word).collect()).collect()
}

#[test]
fn bids_3() {
    check_bids(3);
}

#[test]
fn bids_4() {
    check_bids(4);
}

#[test]
fn bids_5() {
    check_bids(5);
}

#[test]
fn bids_6() {
    check_bids(6);
}

/// The built-in deck, one in which effects stand where the built-in deck never has them, and one as
/// a box may print it, with several Takes, stars on every effect and rune cards that differ.
fn decks() -> [Value; 3] {
    let own = json!({
        "suits": ["T", "S", "M", "C"],
        "effects": {
            "A": {
                "C": ["TAKE*", "DRAW*"],
                "M": ["REVEAL_3", "DRAW*"],
                "S": ["SWAP", "SWAP", "DRAW*"],
                "T": ["DRAW", "DRAW", "DRAW", "DRAW*"],
            },
            "K": {
                "C": ["EYE", "EYE", "HYPNOSIS", "DRAW*"],
                "M": ["REVEAL_5", "REVEAL_4", "REVEAL_3*"],
                "S": ["DRAW*", "EYE"],
                "T": ["REVEAL_5*", "DRAW", "REVEAL_3", "DRAW", "SWAP", "DRAW", "DRAW", "EYE"],
            },
            "Q": { "C": ["RUNE", "RUNE", "DRAW*"], "T": ["DRAW*", "DRAW*", "DRAW*"] },
            "2": { "S": ["SWAP", "TAKE", "REVEAL_5*", "SWAP"] },
            "RUNE": ["EYE", "TAKE*", "HYPNOSIS"],
        },
    });
    let greedy = json!({
        "effects": {
            "A": {
                "C": ["TAKE*", "TAKE*"],
                "M": ["TAKE", "TAKE*", "TAKE"],
                "S": ["RUNE*", "TAKE*", "TAKE*"],
                "T": ["SWAP*", "TAKE*", "SWAP*", "TAKE*"],
            },
            "9": { "C": ["HYPNOSIS*", "EYE*", "RUNE", "TAKE*"], "M": ["SWAP*", "DRAW*"] },
            "4": { "C": ["TAKE*", "TAKE*"], "M": ["TAKE*", "TAKE*"], "S": ["TAKE*", "TAKE*"] },
            "RU1": ["RUNE", "TAKE*", "TAKE*", "TAKE*"],
            "RUNE": ["EYE*", "REVEAL_5*"],
        },
    });
    [json!("builtin"), own, greedy]
}

fn check_all_in(players: u8) {
    let mut seed = 0;
    for side in ["A", "B"] {
        for discard_variant in ["none", "manipulate", "closed_eye"] {
            for tie_break in ["best_hand", "heirs"] {
                for deck in decks() {
                    seed += 10;
                    let value = json!({
                        "side": side, "discard_variant": discard_variant,
                        "tie_break": tie_break, "deck": deck,
                    });
                    contract::check::<AllIn>(players, &options::<AllIn>(value), 3, seed);
                }
            }
        }
    }
}

#[test]
fn all_in_2() {
    check_all_in(2);
}

#[test]
fn all_in_3() {
    check_all_in(3);
}

#[test]
fn all_in_4() {
    check_all_in(4);
}

#[test]
fn all_in_5() {
    check_all_in(5);
}
