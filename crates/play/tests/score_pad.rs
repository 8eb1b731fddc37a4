//! The score pad does the sums of the rulebooks' examples, and notices mistakes.

use serde_json::{Value, json};
use tapis_play::GameKind;
use tapis_play::score_pad::{Detail, Entry, Mistake, ScorePad};

fn names(count: usize) -> Vec<String> {
    ["Ana", "Bo", "Cleo", "Dan", "Eve", "Finn"][..count].iter().map(|&n| n.to_owned()).collect()
}

fn pad(game: GameKind, players: usize, options: Value) -> ScorePad {
    ScorePad::new(game, names(players), options).expect("a pad")
}

fn cards(cards: &[&str]) -> Entry {
    Entry { cards: cards.iter().map(|&text| text.to_owned()).collect(), ..Entry::default() }
}

fn seats(seats: tapis_game::Seats) -> Vec<usize> {
    seats.iter().map(|seat| seat.index()).collect()
}

#[test]
fn the_lucky_loser_of_the_rulebook_has_102_points_and_with_an_ally_93() {
    for (allied, total) in [(false, 102), (true, 93)] {
        let mut pad = pad(GameKind::Bids, 4, json!({ "ally": true }));
        let fronts: [[&str; 4]; 6] = [
            ["9", "1", "2", "3"],
            ["", "1", "2", "3"],
            ["", "10 4", "2", "3"],
            ["", "1", "2", "3"],
            ["10 3", "1", "2", "4"],
            ["", "1", "2", "3"],
        ];
        for (round, fronts) in fronts.iter().enumerate() {
            let mut entry = cards(fronts);
            entry.allies = (allied && round == 2).then_some([0, 1]);
            pad.enter(entry).expect("a round");
        }
        let sheet = pad.sheet().expect("a sheet");
        assert_eq!(sheet.totals[0], total);
        assert_eq!(sheet.zero_rounds, [4, 0, 0, 0]);
        assert_eq!(seats(sheet.winners.expect("six rounds are a game")), [0]);
        assert_eq!(pad.enter(cards(&[])), Err(Mistake::Over { round: 7 }));
    }
}

#[test]
fn the_order_of_cards_counts_for_2x() {
    let mut pad = pad(GameKind::Bids, 3, json!({ "specials": ["thief"] }));
    let sheet = pad.enter(cards(&["10 2x -5", "K2, k3, thief", ""])).expect("a round");
    assert_eq!(sheet.totals, [15, 5, 12]);
    assert_eq!(sheet.rounds[0].details[2], Detail::LuckyLoser { zero_rounds: 1 });
    assert_eq!(seats(sheet.starters), [0]);
}

#[test]
fn mistakes_of_bids_are_noticed_and_change_nothing() {
    let mut pad = pad(GameKind::Bids, 3, Value::Null);
    let no_card = |seat, word: &str| Mistake::NoCard { round: 1, seat, word: word.to_owned() };
    assert_eq!(pad.enter(cards(&["11"])), Err(no_card(0, "11")));
    assert_eq!(pad.enter(cards(&["", "R9"])), Err(no_card(1, "R9")));
    assert_eq!(
        pad.enter(cards(&["5", "5"])),
        Err(Mistake::Twice { round: 1, card: "K5".to_owned() })
    );
    let entry = Entry { allies: Some([1, 1]), ..cards(&["5"]) };
    assert_eq!(pad.enter(entry), Err(Mistake::NoAllies { round: 1 }));
    assert!(pad.rounds.is_empty());
    assert!(matches!(
        ScorePad::new(GameKind::Bids, names(2), Value::Null),
        Err(Mistake::Unplayable(_))
    ));
}

#[test]
fn the_pot_is_shared_among_those_who_were_right() {
    let hands = ["4C 5M 6S 7T 8C", "AC 2M 3S 4T 5C", "9C 9M 9S 2C KT"];
    let ranks = ["straight 8C", "straight 5C", "three_of_a_kind"];
    for entered in [hands, ranks] {
        let mut pad = pad(GameKind::AllIn, 3, Value::Null);
        // Nobody is right in round 1, so its 4 runes join the 6 of round 2.
        let first =
            Entry { predictions: vec![1, 2, 1], ..cards(&["pair AC", "pair 2C", "pair 3C RU1"]) };
        let sheet = pad.enter(first).expect("a round");
        assert_eq!((sheet.totals.as_slice(), sheet.pot), ([1, 1, 3].as_slice(), Some(10)));
        assert_eq!(seats(sheet.starters), [1], "fewest runes, and the weaker pair");
        let second = Entry { predictions: vec![1, 0, 0], runes: vec![0, 0, 2], ..cards(&entered) };
        let sheet = pad.enter(second).expect("a round");
        assert_eq!(sheet.rounds[1].scores, [4, 9, 10]);
        assert_eq!(sheet.pot, Some(8));
        assert_eq!(
            sheet.rounds[1].details[2],
            Detail::Hand {
                category: "three_of_a_kind".to_owned(),
                hand: 3,
                pot: 5,
                effects: 2,
                best: false
            }
        );
        assert_eq!(pad.undo().expect("a round").runes, [0, 0, 2]);
        assert_eq!(pad.sheet().expect("a sheet").totals, [1, 1, 3]);
    }
}

#[test]
fn hands_that_cannot_be_told_apart_are_asked_for() {
    let mut pad = pad(GameKind::AllIn, 2, Value::Null);
    let entry = |cards_: &[&str]| Entry { predictions: vec![0, 0], ..cards(cards_) };
    let undecided = Mistake::Undecided { round: 1, seat: 0, other: 1 };
    assert_eq!(pad.enter(entry(&["pair", "pair KM"])), Err(undecided));
    assert_eq!(
        pad.enter(entry(&["pair 9C 9M", "pair KM"])),
        Err(Mistake::NoHand { round: 1, seat: 0 })
    );
    assert_eq!(pad.enter(entry(&["flush", "RU1 RU2"])), Err(Mistake::NoHand { round: 1, seat: 1 }));
    let missing = Entry { predictions: vec![0], ..cards(&["flush", "pair"]) };
    assert_eq!(pad.enter(missing), Err(Mistake::NoPrediction { round: 1, seat: 1 }));
    assert_eq!(pad.enter(entry(&["flush", "pair"])).expect("a round").totals, [6, 2]);
}

#[test]
fn a_tie_brings_an_extra_round_for_heirs_only() {
    for (tie_break, over) in [("best_hand", true), ("heirs", false)] {
        let mut pad = pad(GameKind::AllIn, 2, json!({ "tie_break": tie_break }));
        for _ in 0..3 {
            let entry = Entry { predictions: vec![1, 1], ..cards(&["pair AC", "pair 2C"]) };
            pad.enter(entry).expect("a round");
        }
        let sheet = pad.sheet().expect("a sheet");
        assert_eq!(sheet.winners.is_some(), over);
        assert_eq!(sheet.pot, (!over).then_some(2 + 4 + 6 + 10));
    }
}

#[test]
fn a_pad_is_saved_and_exported() {
    let mut pad = ScorePad::new(
        GameKind::Bids,
        vec!["=Ana".into(), "Bo, the \"Burner\"".into(), "Cleo".into()],
        Value::Null,
    )
    .expect("a pad");
    pad.enter(cards(&["5", "6", ""])).expect("a round");
    let saved = serde_json::to_string(&pad).expect("it is plain data");
    assert_eq!(serde_json::from_str::<ScorePad>(&saved).expect("it reads back"), pad);
    assert_eq!(
        pad.to_csv("round", "total").expect("a table"),
        "round,'=Ana,\"Bo, the \"\"Burner\"\"\",Cleo\r\n1,5,6,12\r\ntotal,5,6,12\r\n"
    );
    assert_eq!(pad.to_json().expect("a tree")["sheet"]["totals"], json!([5, 6, 12]));
}

#[test]
fn a03_at_a_paper_table_the_dealers_left_neighbour_starts() {
    let mut pad = pad(GameKind::AllIn, 3, Value::Null);
    assert_eq!(seats(pad.sheet().expect("a sheet").starters), [0, 1, 2], "nobody said who dealt");
    for (dealer, starter) in [(0, 1), (1, 2), (2, 0)] {
        pad.dealer = Some(dealer);
        assert_eq!(seats(pad.sheet().expect("a sheet").starters), [starter]);
    }
    let text = serde_json::to_string(&pad).expect("a pad is written");
    assert_eq!(serde_json::from_str::<ScorePad>(&text).expect("and read"), pad);
}

#[test]
fn a05_more_runes_than_the_box_has_are_said_and_counted() {
    let mut pad = pad(GameKind::AllIn, 2, Value::Null);
    let with = |runes: [u16; 2]| Entry {
        predictions: vec![0, 0],
        runes: runes.to_vec(),
        ..cards(&["pair", "two_pair"])
    };
    // 80 and 84 for the players, and 4 + 2 + 2 in the pot make 169 at most; one more is beyond.
    let sheet = pad.enter(with([79, 80])).expect("a round");
    assert_eq!((sheet.totals.iter().sum::<i32>(), sheet.pot), (162, Some(6)));
    assert!(!sheet.beyond_supply);
    let sheet = pad.correct(1, with([80, 81])).expect("a round");
    assert_eq!((sheet.totals.iter().sum::<i32>(), sheet.pot), (164, Some(6)));
    assert!(sheet.beyond_supply, "170 are out");
}

#[test]
fn any_round_can_be_corrected() {
    let mut pad = pad(GameKind::Bids, 3, json!({ "rounds": 2 }));
    pad.enter(cards(&["9", "", "4"])).expect("a round");
    pad.enter(cards(&["", "", "4"])).expect("the last round");
    let sheet = pad.correct(1, cards(&["9", "7", "4"])).expect("corrected");
    assert_eq!(sheet.totals, [9 + 12, 7 + 12, 8]);
    let before = pad.clone();
    assert!(matches!(pad.correct(1, cards(&["9", "9"])), Err(Mistake::Twice { round: 1, .. })));
    assert_eq!(pad.correct(3, cards(&["1"])), Err(Mistake::NoRound { round: 3 }));
    assert_eq!(pad.correct(0, cards(&["1"])), Err(Mistake::NoRound { round: 0 }));
    assert_eq!(pad, before, "a mistake changes nothing");
}

#[test]
fn nobody_is_asked_about_hands_between_which_nothing_is_decided() {
    let entry =
        |hands: &[&str]| Entry { predictions: vec![0; 3], runes: vec![0, 1, 2], ..cards(hands) };
    let mut pad = pad(GameKind::AllIn, 3, Value::Null);
    // Two pairs below the best hand: on paper nobody compares them.
    let sheet = pad.enter(entry(&["flush", "pair", "pair"])).expect("the flush is the best");
    assert_eq!(sheet.totals, [6, 3, 4]);
    assert_eq!(seats(sheet.starters), [1]);
    // If both have the fewest runes, the weaker one starts: now it matters.
    let entry = Entry { runes: vec![0, 1, 1], ..entry(&["flush", "pair", "pair"]) };
    assert_eq!(
        pad.correct(1, entry.clone()),
        Err(Mistake::Undecided { round: 1, seat: 1, other: 2 })
    );
    let told =
        Entry { cards: ["flush", "pair KM", "pair QC"].map(str::to_owned).to_vec(), ..entry };
    assert_eq!(seats(pad.correct(1, told).expect("told apart").starters), [2]);
}

#[test]
fn what_is_typed_is_counted_as_far_as_it_goes() {
    let pad = pad(GameKind::AllIn, 2, Value::Null);
    let half = Entry { runes: vec![2], ..cards(&["full_house RU1"]) };
    assert_eq!(pad.so_far(None, &half), [Some(6 + 2 + 2), None]);
    let whole = Entry { predictions: vec![0, 1], ..cards(&["full_house", "pair"]) };
    assert_eq!(pad.so_far(None, &whole), [Some(6 + 2), Some(1)]);
    assert_eq!(pad.so_far(Some(1), &whole), [Some(6), Some(1)], "no such round: hands alone");
}

#[test]
fn b46_is_asked_only_if_all_else_is_equal() {
    let mut pad = pad(GameKind::Bids, 3, Value::Null);
    let level = cards(&["", "", "5"]);
    assert_eq!(seats(pad.enter(level.clone()).expect("a round").starters), [0, 1]);
    let told = Entry { next: Some(1), ..level };
    assert_eq!(seats(pad.correct(1, told).expect("a round").starters), [1]);
}
