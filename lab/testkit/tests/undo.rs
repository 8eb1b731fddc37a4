//! What the rules say about taking back, compared with what a seat can imagine: in a few thousand
//! actions of each game, and in a hundred thousand with `cargo xtask test --long`.

use serde_json::{Value, json};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::Game;
use tapis_testkit::undo::{self, Counts};

/// Compares over all these sets of options together.
fn compare<G: Game>(sets: &[(u8, Value)]) -> Counts {
    let all = if std::env::var_os("TAPIS_LONG").is_some() { 100_000 } else { 4_000 };
    let mut counts = Counts::default();
    for (seed, (players, options)) in sets.iter().enumerate() {
        let options = tapis_game::options::from_value::<G::Options>(options.clone());
        let options = options.expect("these are options of the game");
        let each = (all as usize).div_ceil(sets.len()) as u32;
        let some = undo::compare::<G>(*players, &options, each, 1_000_000 * seed as u64);
        counts.free += some.free;
        counts.bound += some.bound;
    }
    counts
}

#[test]
fn bids_says_what_a_seat_can_imagine() {
    let blanks = json!([
        { "id": "jester", "bid": 7, "can_win": true, "points": -3, "multiply": -1, "steal": true,
          "hide_next": true },
        { "id": "storm", "bid": -2, "shuffle": true, "lowest_wins": true, "to": "aside",
          "uses_trick": false },
    ]);
    let specials = json!(["shuffle", "lowest_wins", "great_unknown"]);
    let counts = compare::<Bids>(&[
        (4, json!({})),
        (3, json!({ "specials": ["thief", "great_unknown"], "color_bids": true })),
        (4, json!({ "specials": ["thief", "shuffle", "lowest_wins"], "ally": true })),
        (5, json!({ "specials": specials, "color_bids": true })),
        (6, json!({ "specials": specials })),
        (4, json!({ "blanks": blanks, "specials": ["great_unknown"] })),
    ]);
    assert!(counts.free > 2_000 && counts.bound > 500, "{counts:?}");
}

#[test]
fn all_in_says_what_a_seat_can_imagine() {
    let deck = json!({
        "effects": {
            "A": { "C": ["TAKE*", "DRAW*"], "M": ["REVEAL_3", "DRAW*"], "S": ["SWAP", "SWAP", "DRAW*"],
                   "T": ["DRAW", "DRAW", "DRAW", "DRAW*"] },
            "K": { "C": ["EYE", "EYE", "HYPNOSIS", "DRAW*"], "M": ["REVEAL_5", "REVEAL_4", "REVEAL_3*"] },
            "RUNE": ["EYE", "TAKE*", "HYPNOSIS"],
        }
    });
    let counts = compare::<AllIn>(&[
        (3, json!({})),
        (2, json!({})),
        (5, json!({ "side": "B", "tie_break": "heirs" })),
        (4, json!({ "discard_variant": "manipulate" })),
        (3, json!({ "discard_variant": "closed_eye" })),
        (2, json!({ "discard_variant": "closed_eye", "deck": deck })),
        (4, json!({ "discard_variant": "manipulate", "deck": deck })),
    ]);
    assert!(counts.free > 500 && counts.bound > 500, "{counts:?}");
}
