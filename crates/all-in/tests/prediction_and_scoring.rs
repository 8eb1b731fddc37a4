//! Rulings: predictions, ranking, scoring, tie-breaks.

use tapis_all_in::{AllIn, Card, CardSet, Category, Options, Ranking, pot_share};
use tapis_game::{Game, Seat, Seats};
use tapis_testkit::position::Position;

fn position(players: u8, options: &str, state: &str) -> Position<AllIn> {
    Position::new(players, options, state)
}

fn game(players: u8, options: &str) -> AllIn {
    let options: Options = toml::from_str(options).expect("the options are well written");
    AllIn::new(players, &options).expect("the options are playable")
}

fn ranking(hand: &str) -> Ranking {
    let hand: CardSet = hand.split(' ').map(|word| Card::read(word).expect("a card")).collect();
    assert_eq!(hand.len(), 5);
    game(3, "").ladder().ranking(hand)
}

#[track_caller]
fn assert_beats(better: &str, worse: &str) {
    assert!(ranking(better).strength > ranking(worse).strength, "{better} beats {worse}");
}

/// Three hands: seat 0 the best, then seat 1, then seat 2; ranks 1, 1 and 0.
const HANDS: &str = "hands = ['AC AM 9S 4T 2C', 'KC KM 8S 5T 3C', 'QC JM 7S 4M 2M']";

#[test]
fn a49_predictions_are_open_and_in_order_with_three_or_more() {
    let mut position = position(4, "", "phase = 'predict'\nactive = 1");
    position.expect("/to_act", "2").act("predict 0");
    for seat in Seat::all(4) {
        assert_eq!(position.json_for(seat)["predictions"].to_string(), "[null,null,0,null]");
    }
    assert!(!position.try_act(Seat::new(0), "predict 0"), "not yet");
    position.expect("/to_act", "3").act("predict 3").expect("/to_act", "0").act("predict 0");
    position.expect("/to_act", "1");
    // With two players they are secret until both are made, in either order.
    let mut two = Position::<AllIn>::new(2, "", "phase = 'predict'");
    two.expect("/to_act", "0 1").act_as(Seat::new(1), "predict 1");
    assert_eq!(two.json_for(Seat::new(0))["predictions"].to_string(), "[null,\"??\"]");
    assert_eq!(two.json_for(Seat::new(1))["predictions"].to_string(), "[null,1]");
    two.act("predict 1").expect("/last_round/predictions", "1 1");
}

#[test]
fn a50_the_all_in_player_predicts_too() {
    let mut position = position(3, "", "phase = 'predict'\nactive = 2\nall_in = 0");
    position.expect("/to_act", "0").act("predict 0").expect("/predictions", "0 none none");
}

#[test]
fn a51_several_tokens_may_lie_at_one_player_and_at_oneself() {
    let mut position = position(3, "", &format!("phase = 'predict'\nactive = 2\n{HANDS}"));
    assert_eq!(position.legal(), ["predict 0", "predict 1", "predict 2"]);
    position.acts(&["predict 0", "predict 0", "predict 0"]);
    position.expect("/last_round/predictions", "0 0 0").expect("/last_round/shares", "1 1 1");
}

#[test]
fn a52_two_players_share_or_take_all_or_carry_over() {
    let cases = [(0, 0, "3 3", "0"), (0, 1, "6 0", "0"), (1, 0, "0 6", "0"), (1, 1, "0 0", "6")];
    for (first, second, shares, carry) in cases {
        let state =
            "phase = 'predict'\nround = 2\npot = 6\nhands = ['KC KM 2S 5T 9C', '3C 6M 8S 10T QC']";
        position(2, "", state)
            .act_as(Seat::new(0), &format!("predict {first}"))
            .act_as(Seat::new(1), &format!("predict {second}"))
            .expect("/last_round/shares", shares)
            .expect("/last_round/carry", carry);
    }
}

#[test]
fn a53_nothing_is_ranked_by_its_best_suited_card_and_its_suit() {
    assert_beats("AM 10C 8S 4T 3C", "AT KC 9M 5S 2C");
    assert_beats("AT KC 9M 5S 2C", "KM QC 9S 5T 2M");
    assert_beats("KT QM 9T RU1 RU2", "QC JM 8S 6T 4C");
    assert_eq!(ranking("QC KM AS 2T 3C").category, Category::Nothing);
    // The pot is still paid to whoever named the owner.
    let hands = "hands = ['AM 10C 8S 4T 3C', 'AT KC 9M 5S 2C', 'KM QC 9S 5T 2M']";
    position(3, "", &format!("phase = 'predict'\nactive = 2\n{hands}"))
        .acts(&["predict 1", "predict 0", "predict 2"])
        .expect("/runes", "0 4 0");
}

#[test]
fn a54_kickers_are_never_compared() {
    assert_beats("8C 8T 2M 3S 4T", "8M 8S AC KC QC");
    assert_beats("4C 4M 4S 2C 3C", "3M 3S 3T AC KC");
    let equal = |one: &str, other: &str| ranking(one).strength == ranking(other).strength;
    assert!(equal("8C 8T 2M 3S 4T", "8C 8T AM KS QT"), "only the pair counts");
    assert!(equal("5C 5M 5S 5T 2C", "5C 5M 5S 5T AC"), "only the four count");
}

#[test]
fn a55_equal_high_pairs_are_decided_by_their_suit_not_by_the_second_pair() {
    assert_beats("KC KT 5C 5M 2S", "KM KS QC QM 9T");
    assert_beats("KM KS 2C 2M 3S", "QC QM JC JM AS");
}

#[test]
fn a56_the_best_suit_of_the_top_value_inside_the_combination_counts() {
    assert_beats("8C 8T 2M 3S 4T", "8M 8S 2C 3C 4C");
    // A better suit outside the combination does not help.
    assert_beats("9M 9T 2M 3S 4T", "9S 7C 6C 5C 3C");
    assert_beats("8M 8T 7M 7S 4T", "8S 6C 6M 7C 5C");
    assert_beats("9M 9T 8S 7S 2T", "8C 8S 9C AC KC");
}

#[test]
fn a57_flushes_compare_only_their_highest_card_and_its_suit() {
    assert_beats("AC 3C 4C 5C 7C", "AM KM QM 9M 2M");
    assert_beats("AT 3T 4T 5T 7T", "KC QC JC 9C 2C");
}

#[test]
fn a58_straights_compare_their_top_card_and_its_suit() {
    assert_beats("8T 7C 6C 5C 4C", "AC 2M 3S 4T 5T");
    assert_beats("9M 8T 7T 6S 5S", "9S 8C 7C 6C 5T");
    assert_eq!(ranking("AC 2M 3S 4T 5T").top.word(), "5");
    assert_eq!(ranking("AC KM QS JT 10T").top.word(), "A");
}

#[test]
fn a59_a_royal_flush_is_just_the_highest_straight_flush() {
    let royal = ranking("AC KC QC JC 10C");
    assert_eq!((royal.category, royal.rank, royal.top.word()), (Category::StraightFlush, 10, "A"));
    assert_eq!(ranking("AC 2C 3C 4C 5C").rank, 10);
    assert_beats("AC KC QC JC 10C", "AM KM QM JM 10M");
    assert_beats("AT KT QT JT 10T", "KC QC JC 10C 9C");
}

#[test]
fn a60_a_rune_card_is_never_a_joker() {
    assert_eq!(ranking("KC KM KS RU1 RU2").category, Category::ThreeOfAKind);
    assert_eq!(ranking("KC KM QS QT RU1").category, Category::TwoPair);
    assert_eq!(ranking("KC QM 9S RU1 RU2").category, Category::Nothing);
}

#[test]
fn a61_four_cards_and_a_rune_card_make_no_straight_and_no_flush() {
    assert_eq!(ranking("5C 6M 7S 8T RU1").category, Category::Nothing);
    assert_eq!(ranking("2C 6C 9C KC RU1").category, Category::Nothing);
    assert_eq!(ranking("5C 6C 7C 8C RU2").category, Category::Nothing);
}

#[test]
fn a62_the_remainder_of_the_pot_stays_for_the_next_round() {
    let state = format!("phase = 'predict'\npot = 5\nactive = 2\n{HANDS}");
    position(3, "", &state)
        .acts(&["predict 0", "predict 0", "predict 1"])
        .expect("/last_round/shares", "2 2 0")
        .expect("/last_round/carry", "1")
        .expect("/pot", "7");
}

#[test]
fn a63_more_right_players_than_runes_get_nothing_and_all_carries_over() {
    assert_eq!(pot_share(4, 5), (0, 4));
    let hands = "hands = ['AC AM 9S 4T 2C', '', '', '', '']";
    let mut position = position(5, "", &format!("phase = 'predict'\npot = 4\nactive = 4\n{hands}"));
    let best = {
        let mut trial = position.clone();
        trial.acts(&["predict 0"; 5]);
        trial.field("/last_round/best")
    };
    let words = format!("predict {best}");
    position.acts(&[&words; 5].map(String::as_str));
    position.expect("/last_round/shares", "0 0 0 0 0").expect("/pot", "10");
}

#[test]
fn a64_the_pot_of_round_3_is_lost_but_heirs_take_it_along() {
    let state = |runes: &str| {
        format!("phase = 'predict'\nround = 3\npot = 9\nactive = 2\nrunes = {runes}\n{HANDS}")
    };
    let wrong = ["predict 2"; 3];
    let mut lost = position(3, "", &state("[5, 5, 5]"));
    lost.acts(&wrong).expect("/phase", "over").expect("/pot", "9").expect("/runes", "6 6 5");
    // Seats 0 and 1 are tied with 6: the extra round is played for 9 and 10.
    let mut heirs = position(3, "tie_break = 'heirs'", &state("[5, 5, 5]"));
    heirs.acts(&wrong).expect("/round", "4").expect("/pot", "19").expect("/phase", "turn");
    // Without a tie there is no extra round.
    let mut clear = position(3, "tie_break = 'heirs'", &state("[6, 5, 5]"));
    clear.acts(&wrong).expect("/phase", "over").expect("/winners", "0").expect("/pot", "9");
}

#[test]
fn a65_pot_hands_and_rune_cards_add_up_in_any_order() {
    let hands = "hands = ['AC AM AS RU1 RU2', 'KC KM 8S 5T 3C', 'QC JM 7S 4M 2M']";
    position(3, "", &format!("phase = 'predict'\nactive = 2\nrunes = [1, 2, 3]\n{hands}"))
        .acts(&["predict 0", "predict 2", "predict 0"])
        .expect("/last_round/shares", "2 0 2")
        .expect("/last_round/ranks", "3 1 0")
        .expect("/last_round/gains", "9 1 2")
        .expect("/runes", "10 3 5");
}

#[test]
fn a66_rune_cards_count_in_hand_only() {
    let state = format!(
        "phase = 'predict'\nactive = 2\ndisplay = ['RU1 ? ? ? ?', '? ? ? ? ?']\ndiscard = 'RU2'\n{HANDS}"
    );
    position(3, "", &state)
        .acts(&["predict 1", "predict 1", "predict 1"])
        .expect("/last_round/gains", "1 1 0");
}

#[test]
fn a67_among_those_with_fewest_runes_the_weakest_hand_starts() {
    // Seats 0 and 1 end with 2 runes each. Seat 2 has the weakest hand, but more runes.
    let state = format!("phase = 'predict'\nactive = 2\nrunes = [1, 1, 9]\n{HANDS}");
    position(3, "", &state)
        .acts(&["predict 2", "predict 2", "predict 2"])
        .expect("/runes", "2 2 9")
        .expect("/start", "1")
        .expect("/to_act", "1");
}

#[test]
fn a68_fewest_runes_are_counted_after_all_scoring() {
    // Before the scoring seat 0 has the fewest runes, after it seat 2.
    let state = format!("phase = 'predict'\nactive = 2\nrunes = [0, 9, 3]\n{HANDS}");
    position(3, "", &state)
        .acts(&["predict 0", "predict 1", "predict 1"])
        .expect("/runes", "5 10 3")
        .expect("/start", "2");
}

#[test]
fn a69_the_weakest_hand_is_the_least_in_the_order_of_all_hands() {
    let game = game(3, "");
    let strengths =
        ["9C 9T 2M 4S 6T", "3C 6M 8S 10T QC", "9M 9S AC KC QM"].map(|hand| ranking(hand).strength);
    // Equal pairs: the suit decides.
    assert_eq!(game.next_start(&[5, 9, 5], &strengths), Seat::new(2));
    assert_eq!(game.next_start(&[5, 5, 5], &strengths), Seat::new(1));
    assert_eq!(game.next_start(&[4, 5, 5], &strengths), Seat::new(0));
}

#[test]
fn a70_the_best_hand_of_the_last_round_decides_a_final_tie() {
    let state =
        |runes: &str| format!("phase = 'predict'\nround = 3\nactive = 2\nrunes = {runes}\n{HANDS}");
    let mut tied = position(3, "", &state("[10, 10, 3]"));
    tied.acts(&["predict 2"; 3]).expect("/runes", "11 11 3").expect("/winners", "0");
    assert_eq!(tied.game.winners(&tied.state.face_up), Some(Seats::only(Seat::new(0))));
    // Only among the tied: seat 0 has the best hand, but fewer runes.
    let mut two = position(3, "", &state("[3, 10, 11]"));
    two.acts(&["predict 2"; 3]).expect("/runes", "4 11 11").expect("/winners", "1");
}

#[test]
fn a71_everybody_plays_the_extra_round_and_can_win_it() {
    let state =
        format!("phase = 'predict'\nround = 3\npot = 8\nactive = 2\nrunes = [5, 5, 0]\n{HANDS}");
    let mut position = position(3, "tie_break = 'heirs'", &state);
    position.acts(&["predict 2"; 3]).expect("/runes", "6 6 0");
    // The start player has the fewest runes; the pot is what was carried over, and ten.
    position
        .expect("/round", "4")
        .expect("/pot", "18")
        .expect("/start", "2")
        .expect("/to_act", "2");
    // Seat 2 was not tied, and wins with the pot of the extra round.
    let last = "phase = 'predict'\nround = 4\npot = 18\nactive = 2\nrunes = [6, 6, 0]\n\
        hands = ['QC JM 7S 4M 2M', 'KC JT 8S 5T 3C', 'AC AM 9S 4T 2C']";
    let mut extra = Position::<AllIn>::new(3, "tie_break = 'heirs'", last);
    extra.acts(&["predict 0", "predict 0", "predict 2"]);
    extra.expect("/runes", "6 6 19").expect("/phase", "over").expect("/winners", "2");
}

#[test]
fn a72_tied_again_after_the_extra_round_nobody_wins() {
    let state = format!("phase = 'predict'\nround = 4\nactive = 2\nrunes = [6, 6, 0]\n{HANDS}");
    let mut position = position(3, "tie_break = 'heirs'", &state);
    position.acts(&["predict 2"; 3]).expect("/runes", "7 7 0").expect("/phase", "over");
    position.expect("/winners", "");
    assert_eq!(position.game.winners(&position.state.face_up), Some(Seats::NONE));
}
