//! Rulings: the display, All In, the stall guard.

use tapis_all_in::{AllIn, Card, Value};
use tapis_game::Seat;
use tapis_testkit::position::Position;

fn position(players: u8, state: &str) -> Position<AllIn> {
    Position::new(players, "", state)
}

fn count(position: &Position<AllIn>) -> usize {
    let rows = position.field("/display/0") + " " + &position.field("/display/1");
    rows.split(' ').filter(|slot| *slot != "none").count()
}

#[test]
fn a23_slots_are_filled_row_by_row() {
    let mut position = position(2, "display = ['5C 9T']\ndeck = '2C 3C 4C 6C'");
    position.act("pass").expect("/display/0", "5C 9T 2C none");
    position
        .act("pass")
        .expect("/display/0", "5C 9T 2C 3C")
        .expect("/display/1", "none none none none");
    position.act("pass").expect("/display/1", "4C none none none");
    position.act("pass").expect("/display/1", "4C 6C none none");
}

#[test]
fn a24_a_gap_in_row_1_is_filled_before_row_2() {
    position(3, "hands = ['QC']\ndisplay = ['2C 4M 6S 8T 10C', 'QM KS']")
        .acts(&["play QC", "take r1c4"])
        .expect("/display/0", "2C 4M 6S QC 10C")
        .expect("/display/1", "QM KS none none none");
    // A gap that is there from the beginning is filled by a pass as well.
    position(3, "display = ['2C - 6S 8T 10C', 'QM - KS']\ndeck = '3C 4C'")
        .act("pass")
        .expect("/display/0", "2C 3C 6S 8T 10C")
        .act("pass")
        .expect("/display/1", "QM 4C KS none none");
}

#[test]
fn a25_a_gap_in_row_2_is_filled_first_and_covers_again() {
    let mut position = position(3, "hands = ['QC', 'QT']\ndisplay = ['2C 4M 6S 8T 10C', 'QM KS']");
    position.acts(&["play QC", "take r2c1"]).expect("/display/1", "QC KS none none none");
    position.act("play QT").refuse("take r1c1").refuse("take r1c2");
}

#[test]
fn a26_a_card_uncovered_this_turn_is_usable_at_once() {
    let mut position = position(3, "hands = ['7C AC']\ndisplay = ['2C 4M 6S 8T 10C', 'QM KS']");
    position.act("play 7C").refuse("take r1c1").act("take r2c1");
    assert!(position.legal().contains(&"swap AC r1c1".to_owned()));
    position.act("swap AC r1c1").expect("/display/0/0", "AC").expect("/display/1/0", "7C");
}

#[test]
fn a27_a_swapped_in_card_lies_in_exactly_that_slot() {
    position(4, "hands = ['JC 7C 7S QT 2M']\ndisplay = ['5C 9T KS']\ndeck = '4M'")
        .acts(&["play JC", "swap 2M r1c2"])
        .expect("/display/0", "5C 2M KS JC none none")
        .expect("/hands/0", "7C 4M 7S 9T QT");
}

#[test]
fn a28_an_empty_slot_cannot_be_swapped_with() {
    let mut position = position(3, "hands = ['7C AC']\ndisplay = ['2C 4M']");
    position.acts(&["play 7C", "take r1c2"]).refuse("swap AC r1c2").refuse("swap AC r1c3");
    let swaps = position.legal();
    assert!(swaps.iter().all(|words| words == "skip" || words.ends_with(" r1c1")), "{swaps:?}");
}

#[test]
fn a29_take_and_swap_on_one_card_have_targets_of_their_own() {
    let state = "hands = ['7C AC 3M 3S JT']\ndisplay = ['2C 4M 6S']";
    let mut position = position(3, state);
    position.acts(&["play 7C", "take r1c1", "swap AC r1c3"]);
    position.expect("/hands/0", "2C 3M 3S 6S JT").expect("/display/0", "7C 4M AC none none");
    // The card just taken may go back with the Swap.
    let mut other = Position::<AllIn>::new(3, "", state);
    other
        .acts(&["play 7C", "take r1c1", "swap 2C r1c2"])
        .expect("/display/0", "7C 2C 6S none none");
}

#[test]
fn a30_a_card_swapped_in_this_turn_may_be_taken_again() {
    let mut position = Position::<AllIn>::new(
        3,
        "deck.effects.A.C = ['SWAP', 'TAKE*']",
        "hands = ['AC 3M 3S JT 5T']\ndisplay = ['2C 4M']",
    );
    position.acts(&["play AC", "swap 3M r1c1", "take r1c1"]);
    position.expect("/hands/0", "2C 3M 3S 5T JT").expect("/display/0", "AC 4M none none none");
}

#[test]
fn a31_the_card_just_played_cannot_be_taken() {
    // While its Take resolves, the played card lies in no slot.
    let mut position = position(3, "hands = ['QC']\ndisplay = ['2C 4M']");
    position.act("play QC");
    assert_eq!(position.legal(), ["take r1c1", "take r1c2"]);
    position.expect("/display/0", "2C 4M none none none");
}

#[test]
fn a32_take_and_swap_without_any_target_are_passed_over() {
    // Optional Take (JM) and optional Swap (JC): no question is asked.
    for card in ["JM", "JC"] {
        position(3, &format!("hands = ['{card} 2C 3C 4C 5C']\ndisplay = []\ndeck = 'KT'"))
            .act(&format!("play {card}"))
            .expect("/to_act", "1")
            .expect("/hands/0", "2C 3C 4C 5C KT")
            .expect("/display/0/0", card);
    }
    // A starred Take becomes a Draw; the Swap below it is passed over.
    position(3, "hands = ['7C 2C 3C 4C 5C']\ndisplay = []\ndeck = 'KT'")
        .act("play 7C")
        .expect("/hands/0", "2C 3C 4C 5C KT")
        .expect("/to_act", "1");
}

#[test]
fn a33_the_display_is_checked_only_at_the_end_of_the_turn() {
    // Nine of ten slots: with the played card it would be full, but a Take comes first.
    let state = "hands = ['JM', 'AC']\ndisplay = ['? ? ? ? ?', '? ? ? ?']";
    let mut position = position(3, state);
    position.acts(&["play JM", "take r2c4"]).expect("/phase", "discard");
    let words = position.legal().remove(0);
    position.act(&words).expect("/phase", "turn").expect("/to_act", "1");
    position.act("play AC").expect("/phase", "predict").expect("/active", "1");
}

#[test]
fn a34_all_in_with_one_free_slot_adds_one_card() {
    let mut position = position(3, "display = ['? ? ? ? ?', '? ? ? ?']\ndeck = 'KS KT'");
    position.act("all-in").expect("/phase", "predict").expect("/display/1/4", "KS");
    assert!(position.field("/deck").starts_with("KT"));
    position.expect("/all_in", "0").expect("/to_act", "1");
}

#[test]
fn a35_all_in_may_fill_the_last_two_slots() {
    position(3, "active = 1\ndisplay = ['? ? ? ? ?', '? ? ?']\ndeck = 'KS KT'")
        .act("all-in")
        .expect("/phase", "predict")
        .expect("/display/1/3", "KS")
        .expect("/display/1/4", "KT")
        .expect("/active", "1")
        .expect("/to_act", "2");
}

#[test]
fn a36_all_in_is_legal_as_the_very_first_turn() {
    let mut position = Position::<AllIn>::deal(4, "", 3);
    let start = position.field("/start");
    position.act("all-in").expect("/all_in", &start);
    assert_eq!(count(&position), 4);
}

#[test]
fn a37_only_one_player_goes_all_in_per_round() {
    let mut position = position(2, "display = ['5C 9T']");
    position.act("all-in").refuse("all-in");
    assert!(!position.legal().contains(&"all-in".to_owned()));
    // In the next round it is allowed again.
    position.acts(&["pass", "pass"]).expect("/phase", "predict");
    position.act_as(Seat::new(0), "predict 0").act_as(Seat::new(1), "predict 0");
    position.expect("/round", "2").expect("/all_in", "none");
    assert!(position.legal().contains(&"all-in".to_owned()));
}

#[test]
fn a38_whoever_is_all_in_passes_automatically() {
    let mut position = position(2, "display = ['5C 9T']\ndeck = '2C 3C 4C 6C 7C 8C'");
    position.act("all-in").expect("/display/0", "5C 9T 2C 3C").expect("/to_act", "1");
    // The pass of seat 1 and the automatic pass of seat 0.
    position.act("pass").expect("/display/1", "4C 6C none none").expect("/to_act", "1");
    position.expect("/turn_start_count", "6");
    // The automatic pass may end the play: then seat 0's turn has filled the display.
    position.act("pass").expect("/phase", "predict").expect("/active", "0");
    position.expect("/turn_start_count", "7");
}

#[test]
fn a39_all_in_protects_from_hypnosis_and_eye_only() {
    let mut position =
        position(3, "active = 1\nall_in = 0\nhands = ['', 'JT', 'QC']\ndisplay = ['5C 9T']");
    position.act("play JT").refuse("hypnosis 0");
    assert_eq!(position.legal(), ["hypnosis 2", "skip"]);
    position.act("hypnosis 2").refuse("eye 0");
    assert_eq!(position.legal(), ["eye 2", "skip"]);
    // Cards that the All In player added to the display may be taken like any other.
    position.acts(&["skip", "play QC"]);
    assert_eq!(position.legal(), ["take r1c1", "take r1c2", "take r1c3"]);
}

#[test]
fn a40_the_hand_of_an_all_in_player_stays_untouched() {
    let mut position = position(2, "hands = ['AC 7C QC 2M 5S']\ndisplay = ['5C 9T']");
    position.act("all-in");
    while position.field("/phase") == "turn" {
        assert!(!position.try_act(Seat::new(0), "play AC"));
        position.act("pass").expect("/hands/0", "7C QC AC 2M 5S");
    }
}

#[test]
fn a84_a_slot_beneath_a_row_2_card_is_filled_first_and_covered_at_once() {
    // No play leads here: only a position laid out by hand.
    let state = "hands = ['', 'QC']\ndisplay = ['2C - 6S 8T 10C', 'QM KS']\ndeck = '7T'";
    let mut position = position(3, state);
    position.act("pass").expect("/display/0", "2C 7T 6S 8T 10C").act("play QC");
    assert_eq!(position.legal(), ["take r1c3", "take r1c4", "take r1c5", "take r2c1", "take r2c2"]);
    // Before it is filled, the card above the gap is uncovered too.
    let gap = state.replace("'', 'QC'", "'QC'");
    let mut before = Position::<AllIn>::new(3, "", &gap);
    before.act("play QC").act("take r2c2").expect("/display/0", "2C QC 6S 8T 10C");
}

#[test]
fn a41_the_guard_counts_from_the_fullest_display_of_the_round() {
    let mut position = Position::<AllIn>::new(
        2,
        "deck.effects.A = { C = ['TAKE*', 'TAKE*'], M = ['TAKE*', 'TAKE*'] }",
        "hands = ['AC 2C', 'AM 2M']\ndisplay = ['5C 9T 5M 9M']\nstall = 6\ndeck = 'KT 10S 3T KS'",
    );
    // Each takes two cards and adds one.
    position.acts(&["play AC", "take r1c1", "take r1c2", "discard 2C"]);
    position.expect("/display/0", "AC none 5M 9M").expect("/stall", "7");
    position.expect("/turn_start_count", "4");
    position.acts(&["play AM", "take r1c1", "take r1c3", "discard 2M"]);
    // The guard adds cards until there are more than ever before: five.
    position.expect("/display/0", "AM KT 10S 9M").expect("/display/1", "3T none none none");
    position.expect("/stall", "0").expect("/turn_start_count", "5").expect("/to_act", "0");
    // The next round begins with the count of its own display.
    position.acts(&["pass", "pass", "pass"]);
    position.act_as(Seat::new(0), "predict 0").act_as(Seat::new(1), "predict 0");
    position.expect("/round", "2").expect("/turn_start_count", "2");
}

#[test]
fn a41_every_round_ends_whatever_the_deck_and_whoever_plays() {
    // All cards of half the values take three; the players do nothing but take.
    let takes = "{ C = ['TAKE*', 'TAKE*', 'TAKE*'], M = ['TAKE*', 'TAKE*', 'TAKE*'], \
                 S = ['RUNE*', 'TAKE*', 'TAKE*', 'TAKE*'], T = ['TAKE*', 'TAKE*', 'TAKE*'] }";
    let values = ["A", "K", "Q", "J", "10", "9", "8"].map(|value| format!("{value} = {takes}"));
    let options = format!("[deck.effects]\n{}", values.join("\n"));
    for players in 2..=5 {
        let mut position = Position::<AllIn>::deal(players, &options, u64::from(players));
        let limit = usize::from(position.game.limit());
        let most = 4 * usize::from(players) * (limit - 2);
        let mut turns = 0;
        while position.field("/phase") != "predict" {
            turns += usize::from(position.field("/phase") == "turn");
            assert!(turns <= most, "{players} players: {turns} turns");
            let legal = position.legal();
            let taking = legal.iter().find(|words| {
                let card = words.strip_prefix("play ").and_then(Card::read);
                card.is_some_and(|card| card.value() > Value::read("7"))
            });
            let words = taking.unwrap_or(&legal[0]).clone();
            position.act(&words);
        }
        assert!(turns > 4 * limit, "{players} players: the guard had work");
    }
}

#[test]
fn a41_four_turns_per_player_without_growth_and_a_card_is_added() {
    let state = |stall: u8, display: &str| {
        format!("hands = ['QC', 'QM']\nstall = {stall}\ndisplay = [{display}]\ndeck = 'KS KT'")
    };
    // The eighth turn in a row of two players: the guard adds KS.
    let mut guarded = position(2, &state(7, "'5C 9T'"));
    guarded.acts(&["play QC", "take r1c1"]).expect("/stall", "0");
    guarded
        .expect("/display/0", "QC 9T KS none")
        .expect("/to_act", "1")
        .expect("/turn_start_count", "3");
    // One turn fewer: only counted.
    let mut counted = position(2, &state(6, "'5C 9T'"));
    counted
        .acts(&["play QC", "take r1c1"])
        .expect("/stall", "7")
        .expect("/display/0", "QC 9T none none");
    counted
        .acts(&["play QM", "take r1c1"])
        .expect("/stall", "0")
        .expect("/display/0", "QM 9T KS none");
    // Growth sets the counter back, by a pass too.
    position(2, &state(7, "'5C 9T'"))
        .act("pass")
        .expect("/stall", "0")
        .expect("/display/0", "5C 9T KS none");
    // If the card fills the display, that turn's player filled it.
    let mut full = position(2, &state(7, "'? ? ? ?', '? ? ?'"));
    full.acts(&["play QC", "take r2c1"]).expect("/phase", "predict").expect("/active", "0");
    full.expect("/display/1/3", "KS").expect("/stall", "0");
    // Three players have twelve turns.
    let mut three = position(3, "hands = ['QC']\nstall = 10\ndisplay = ['5C 9T']");
    three.acts(&["play QC", "take r1c1"]).expect("/stall", "11");
}
