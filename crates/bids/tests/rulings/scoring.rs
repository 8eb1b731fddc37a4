//! Rulings B-40 to B-53: lucky losers, allies, scores, starters and the end.

use crate::common::{bid, game, lay, score};
use tapis_bids::Bids;
use tapis_game::{BySeat, Game, Seat, Seats, Words};

/// The scores of seat 0 over several rounds in a row; the others always have a card.
fn series(game: &Bids, rounds: &[(&str, Option<[u8; 2]>)]) -> Vec<i32> {
    let mut zero_rounds = vec![0; 4];
    let mut scores = Vec::new();
    for &(front, allies) in rounds {
        let round = score(game, &[front, "K10 K4", "K2", "K1"], allies, &zero_rounds);
        zero_rounds = round.zero_rounds.of(4).to_vec();
        scores.push(round.scores[Seat::new(0)]);
    }
    scores
}

fn leaders(game: &Bids, totals: &[i32], scores: &[i32], fronts: &[&str]) -> Seats {
    let by_seat = |list: &[i32]| BySeat::from_fn(game.seats(), |seat| list[seat.index()]);
    let fronts: Vec<Words> = fronts.iter().map(|&words| words.into()).collect();
    let fronts = game.read_fronts(&fronts).expect("fronts");
    game.leaders(&by_seat(totals), &by_seat(scores), &fronts)
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| Seat::new(number)).collect()
}

#[test]
fn b40_all_rounds_without_a_card_count() {
    let rounds = [("K9", None), ("", None), ("", None), ("", None), ("K8 K5", None), ("", None)];
    let scores = series(&game(4, ""), &rounds);
    assert_eq!(scores, [9, 8, 16, 24, 13, 32]);
    assert_eq!(scores.iter().sum::<i32>(), 102, "the printed example");
    // The option counts only rounds in a row.
    let scores = series(&game(4, "lucky_loser = 'consecutive'"), &rounds);
    assert_eq!(scores, [9, 8, 16, 24, 13, 8]);
    // Twelve points with three players, eight with four and five, seven with six.
    for (players, zero_rounds, points) in [(3, 2, 36), (4, 5, 48), (5, 1, 16), (6, 4, 35)] {
        let fronts = ["", "K1", "K2", "K3", "K4", "K5"];
        let fronts = &fronts[..usize::from(players)];
        let round = score(&game(players, ""), fronts, None, &[zero_rounds]);
        assert_eq!(round.scores[Seat::new(0)], points);
    }
}

#[test]
fn b41_an_allied_round_without_a_card_counts_but_pays_half_of_the_alliance() {
    let rounds =
        [("K9", None), ("", None), ("", Some([0, 1])), ("", None), ("K8 K5", None), ("", None)];
    let scores = series(&game(4, "ally = true"), &rounds);
    assert_eq!(scores, [9, 8, 7, 24, 13, 32]);
    assert_eq!(scores.iter().sum::<i32>(), 93, "the printed example");
    let scores = series(&game(4, "ally = true\nlucky_loser = 'consecutive'"), &rounds);
    assert_eq!(scores, [9, 8, 7, 24, 13, 8]);
}

#[test]
fn b42_allies_without_cards_get_nothing_and_both_counters_rise() {
    let round = score(&game(4, "ally = true"), &["", "", "K3", "K4"], Some([1, 0]), &[1]);
    assert_eq!(round.scores.of(4), [0, 0, 3, 4]);
    assert_eq!(round.zero_rounds.of(4), [2, 1, 0, 0]);
}

#[test]
fn b43_halves_are_rounded_up() {
    let half = |one, other| {
        let round = score(&game(5, ""), &[one, other, "K1"], Some([0, 1]), &[]);
        assert_eq!(round.scores[Seat::new(0)], round.scores[Seat::new(1)]);
        round.scores[Seat::new(0)]
    };
    assert_eq!(half("K12", "K3"), 8);
    assert_eq!(half("", "-5"), -2);
    assert_eq!(half("", "-5 2x"), -5);
    assert_eq!(half("K2", "-5"), -1);
    assert_eq!(half("K12 K8", "K7"), 14);
    assert_eq!(half("", "K9 K2 2x"), 11);
}

#[test]
fn b44_the_ally_works_together_with_other_effects() {
    let options = "ally = true\nspecials = ['thief', 'lowest_wins']";
    let state = "trick = 5\ncentre = 'thief'\nhands = ['R9', 'ally', '2x', 'Y5']\n\
                 fronts = ['K3', 'K4', '', '']";
    let mut position = lay(4, options, state);
    bid(&mut position, "R9 ally 2x Y5");
    // 2x and the Ally bid 0, but only the player of the Ally has a card.
    position.expect("/phase", "steal").expect("/allies", "none").expect("/fronts/0", "K3 thief 2x");
    position.act("steal 1 K4").expect("/allies", "1 0").expect("/fronts/0", "K3 thief 2x K4");
    // Only the winner's own points are doubled; the halving comes at the end.
    let round = score(&position.game, &["K3 thief 2x", "K4"], Some([1, 0]), &[]);
    assert_eq!(round.own.of(2), [6, 4]);
    assert_eq!(round.scores.of(2), [5, 5]);
}

#[test]
fn b45_any_card_in_front_disqualifies_and_none_qualifies() {
    let game = game(4, "specials = ['thief']");
    for front in ["-5", "2x", "thief", "K1"] {
        let round = score(&game, &[front], None, &[3]);
        assert_eq!(round.zero_rounds[Seat::new(0)], 3, "{front}");
        assert_eq!(round.zero_rounds[Seat::new(1)], 1);
        assert_eq!(round.scores[Seat::new(1)], 8);
    }
}

#[test]
fn b46_the_first_leader_clockwise_from_the_next_starter_starts() {
    let game = game(4, "");
    let tied = leaders(&game, &[8, 8, 3, 2], &[8, 8, 3, 2], &["", "", "K3", "K2"]);
    assert_eq!(tied, seats(&[0, 1]));
    for (next, starter) in [(0, 0), (1, 1), (2, 0), (3, 0)] {
        assert_eq!(game.next_starter(tied, Seat::new(next)), Seat::new(starter));
    }
    // In play: seats 0 and 2 tie in everything, seat 1 wins the last trick.
    let state = "trick = 10\ncentre = '-5'\ntotals = [5, 0, 5]\nhands = ['R1', 'B9', 'Y2']\n\
                 fronts = ['', 'K2', '']";
    let mut position = lay(3, "", state);
    bid(&mut position, "R1 B9 Y2");
    position.expect("/totals", "17 -3 17").expect("/starter", "2").expect("/to_act", "2");
}

#[test]
fn b47_whoever_is_still_tied_shares_the_victory() {
    let state = "round = 6\ntrick = 10\ntotals = [72, 72, 56, 30]\nzero_rounds = [1, 1, 0, 0]\n\
                 centre = 'K5'\nfronts = ['', '', 'K9', 'K1']\nhands = ['R2', 'B3', 'G9', 'Y4']";
    let mut position = lay(4, "", state);
    bid(&mut position, "R2 B3 G9 Y4");
    position.expect("/phase", "over").expect("/totals", "88 88 70 31").expect("/winners", "0 1");
    position.expect("/starter", "none").expect("/to_act", "").expect("/last_round/round", "6");
    assert_eq!(position.game.winners(&position.state.face_up), Some(seats(&[0, 1])));
}

#[test]
fn b48_the_highest_single_card_is_one_that_was_won() {
    let game = game(3, "");
    let leaders = |fronts: &[&str]| leaders(&game, &[40, 40, 31], &[12, 12, 4], fronts);
    assert_eq!(leaders(&["K7 K5", "K10 K2", "K4"]), seats(&[1]));
    assert_eq!(leaders(&["-5", "", "K4"]), seats(&[0]), "no card is lower than -5");
    assert_eq!(leaders(&["-5", "2x", "K4"]), seats(&[1]), "2x is 0");
    // In play the last bids of 9 do not matter.
    let state = "round = 2\ntrick = 10\ntotals = [28, 28, 27]\nfronts = ['K7 K5', 'K10 K2', 'K4']\n\
                 hands = ['R9', 'B9', 'Y3']";
    let mut position = lay(3, "", state);
    bid(&mut position, "R9 B9 Y3");
    position.expect("/starter", "1").expect("/totals", "40 40 31");
    position.expect("/last_trick/trick", "10").expect("/last_trick/round", "2");
    position.expect("/last_round/round", "2").expect("/last_round/scores", "12 12 4");
}

#[test]
fn b49_ties_are_broken_by_the_score_that_was_written_down() {
    // Seat 0 has 20 of its own, but 10 as an ally; seat 1 has 12.
    let state = "trick = 10\ncentre = 'K3'\nallies = [0, 2]\naside = 'ally'\ntotals = [2, 0, 0, 0]\n\
                 fronts = ['K10 2x', 'K8 K4', '', 'K1']\nhands = ['R9', 'B9', 'Y3', 'G1']";
    let mut position = lay(4, "ally = true", state);
    bid(&mut position, "R9 B9 Y3 G1");
    position.expect("/totals", "12 12 10 1").expect("/starter", "1");
}

#[test]
fn b50_there_is_one_ally_and_it_is_never_in_the_centre_deck() {
    for seed in 0..20 {
        let position = tapis_testkit::position::Position::<Bids>::deal(6, "", seed);
        let json = position.json();
        let hands = json["hands"].to_string();
        assert_eq!(hands.matches("ally").count(), 1);
        assert!(!json["deck"].to_string().contains("ally"));
    }
}

#[test]
fn b51_an_ally_in_a_trick_without_winner_is_lost() {
    let state = "centre = 'K6'\nhands = ['R10', 'ally', 'B10', 'G3', 'Y1']";
    let mut position = lay(5, "", state);
    bid(&mut position, "R10 ally B10 G3 Y1");
    position.expect("/allies", "none");
    assert!(position.field("/aside").contains("ally"));
    let state = "centre = 'K6'\nhands = ['R10', 'ally', 'B9', 'G3', 'Y1']";
    let mut position = lay(5, "", state);
    bid(&mut position, "R10 ally B9 G3 Y1");
    position.expect("/allies", "1 0");
}

#[test]
fn b52_totals_may_be_negative() {
    let state = "round = 6\ntrick = 10\ntotals = [-25, 3, 4]\ncentre = 'K1'\n\
                 fronts = ['-5', 'K2', 'K3']\nhands = ['R2', 'B9', 'Y4']";
    let mut position = lay(3, "", state);
    bid(&mut position, "R2 B9 Y4");
    position.expect("/totals/0", "-30").expect("/winners", "2");
}

#[test]
fn b53_a_game_may_have_a_single_round() {
    let state = "trick = 10\ncentre = 'K6'\nfronts = ['K1', 'K9', '']\nhands = ['R9', 'B2', 'Y3']";
    let mut position = lay(3, "rounds = 1", state);
    bid(&mut position, "R9 B2 Y3");
    position.expect("/phase", "over").expect("/round", "1").expect("/totals", "7 9 12");
    position.expect("/winners", "2").expect("/fronts/0", "K1 K6").expect("/zero_rounds", "0 0 1");
}
