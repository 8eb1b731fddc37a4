//! What holds for every game holds for this one, with every option and number of seats.

use tapis_all_in::{AllIn, Options};
use tapis_testkit::contract;

/// Own effects that the built-in deck has not: optional Reveals, several stars, long columns, several
/// Takes, stars on every effect, rune cards that differ.
const OWN_DECK: &str = r#"
    [deck]
    suits = ["S", "T", "C", "M"]
    [deck.effects]
    A = { C = ["REVEAL_5", "SWAP", "EYE", "DRAW*"], M = ["TAKE*", "REVEAL_3*", "HYPNOSIS"] }
    2 = { T = ["EYE", "EYE", "HYPNOSIS", "DRAW*", "DRAW*", "REVEAL_4", "SWAP", "DRAW"] }
    K = { C = ["DRAW", "EYE", "TAKE*"], S = ["SWAP", "SWAP", "REVEAL_5*"] }
    Q = { C = ["TAKE*", "TAKE*"], M = ["TAKE", "TAKE*", "TAKE"], S = ["RUNE*", "TAKE*", "TAKE"] }
    9 = { C = ["SWAP*", "EYE*", "TAKE*"], M = ["HYPNOSIS*", "EYE*", "RUNE*", "TAKE*", "TAKE*"] }
    RU1 = ["RUNE", "RUNE*", "TAKE*", "TAKE*"]
    RU2 = ["TAKE*", "SWAP*", "TAKE*"]
"#;

fn check(games: u32, options: &str) {
    let options: Options = toml::from_str(options).expect("the options are well written");
    for players in 2..=5 {
        contract::check::<AllIn>(players, &options, games, u64::from(players) * 1000);
    }
}

#[test]
fn the_base_game_keeps_the_contract() {
    check(6, "");
    check(4, "side = 'B'\ntie_break = 'heirs'");
}

#[test]
fn manipulate_keeps_the_contract() {
    check(6, "discard_variant = 'manipulate'");
}

#[test]
fn closed_eye_keeps_the_contract() {
    check(6, "discard_variant = 'closed_eye'");
}

#[test]
fn own_decks_keep_the_contract() {
    check(4, OWN_DECK);
    check(4, &format!("discard_variant = 'manipulate'\n{OWN_DECK}"));
    check(4, &format!("discard_variant = 'closed_eye'\n{OWN_DECK}"));
}
