//! Series of the toy game: who sits where, what is dealt, and what comes out.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use tapis_arena::deals::Deal;
use tapis_arena::{Contestant, Format, Measure, Results, Setup, Sprt, Verdict, run};
use tapis_bots::Random;
use tapis_game::{Before, Bot, Game, OpenTable, Players, Rng, Seat, View, drive};

use crate::toy::{Cards, High, Thrifty, Timid, high};

fn random() -> Contestant<High> {
    Contestant::new("random", || Random)
}

fn thrifty() -> Contestant<High> {
    Contestant::new("thrifty", || Thrifty)
}

fn timid() -> Contestant<High> {
    Contestant::new("timid", || Timid)
}

fn setup(seats: u8, bots: Vec<Contestant<High>>, deals: u64) -> Setup<High> {
    Setup { deals, threads: 2, ..Setup::new(high(seats), bots) }
}

fn played(setup: &Setup<High>) -> Results {
    run(setup, |_| ()).expect("a series that can be played")
}

/// The results without what depends on the machine.
fn timeless(mut results: Results) -> Results {
    results.clock = tapis_arena::Clock { threads: 0, seconds: 0.0, times: Vec::new() };
    results
}

#[test]
fn results_do_not_depend_on_the_threads() {
    for format in [Format::Cross, Format::OneVsRest, Format::Mixed] {
        let on = |threads| {
            let setup = setup(3, vec![random(), thrifty(), timid()], 25);
            timeless(played(&Setup { format, threads, ..setup }))
        };
        let alone = on(1);
        assert!(alone.games > 0);
        assert_eq!(alone, on(2));
        assert_eq!(alone, on(7));
    }
}

#[test]
fn a_sequential_test_stops_at_the_same_set_on_any_number_of_threads() {
    let on = |threads| {
        let setup = setup(4, vec![thrifty(), random()], 3000);
        let sprt = Some(Sprt::win_share(4));
        timeless(played(&Setup { format: Format::OneVsRest, sprt, threads, ..setup }))
    };
    let alone = on(1);
    let test = alone.test.as_ref().expect("a test");
    assert_eq!(test.verdict, Verdict::Better);
    assert!(alone.deals < 100, "{} deals", alone.deals);
    assert_eq!(alone, on(3));
}

#[test]
fn another_seed_is_another_series() {
    let with = |seed| {
        let setup = setup(3, vec![random(), thrifty()], 20);
        timeless(played(&Setup { seed, ..setup }))
    };
    assert_ne!(with(1).matches, with(2).matches);
}

#[test]
fn a_result_does_not_depend_on_who_else_is_measured() {
    let few = played(&setup(3, vec![random(), thrifty()], 20));
    let many = played(&setup(3, vec![timid(), thrifty(), random()], 20));
    assert_eq!(few.cell("random", "thrifty"), many.cell("random", "thrifty"));
    assert_eq!(few.cell("thrifty", "random"), many.cell("thrifty", "random"));
}

/// What a bot saw when it was asked for the first time in a game.
type Seen = Arc<Mutex<Vec<(&'static str, Seat, Cards)>>>;

struct Spy {
    name: &'static str,
    seen: Seen,
    fresh: bool,
}

impl Bot<High> for Spy {
    fn choose(&mut self, view: View<'_, High>, rng: &mut Rng) -> u8 {
        Random.choose(view, rng)
    }
    fn watch(&mut self, view: View<'_, High>) {
        if std::mem::take(&mut self.fresh) {
            let mut seen = self.seen.lock().expect("nobody panics");
            seen.push((self.name, view.seat, *view.hand));
        }
    }
}

#[test]
fn everybody_sits_in_every_seat_with_equal_cards() {
    let seen = Seen::default();
    let spy = |name| {
        let seen = Arc::clone(&seen);
        Contestant::new(name, move || Spy { name, seen: Arc::clone(&seen), fresh: true })
    };
    for (format, line_up) in [(Format::OneVsRest, "abbb"), (Format::Mixed, "abcd")] {
        let names = if format == Format::Mixed { vec!["a", "b", "c", "d"] } else { vec!["a", "b"] };
        let bots = names.iter().copied().map(spy).collect();
        played(&Setup { format, ..setup(4, bots, 1) });
        let seen = std::mem::take(&mut *seen.lock().expect("nobody panics"));
        let high = high(4);
        let dealt = Deal::new(1, 0).open(&high).state;
        let mut sat = BTreeMap::new();
        for (name, seat, hand) in seen {
            assert_eq!(hand, dealt.hands[seat], "{name} in seat {seat}");
            *sat.entry((name, seat)).or_insert(0) += 1;
        }
        for name in names {
            let copies = line_up.matches(name).count();
            for seat in Seat::all(4) {
                assert_eq!(sat[&(name, seat)], copies, "{name} in seat {seat}");
            }
        }
    }
}

/// Plays the first round at random.
struct FirstRound(Rng);

impl Players<High> for FirstRound {
    fn decide(&mut self, view: View<'_, High>) -> Option<u8> {
        (view.game.round(view.face_up) == 1).then(|| Random.choose(view, &mut self.0))
    }
}

#[test]
fn a_round_begins_with_the_same_cards_whatever_happened_before() {
    let game = high(4);
    let mut second_hands = Vec::new();
    let mut stocks = Vec::new();
    for style in 0..20 {
        let mut table = Deal::new(3, 5).open(&game);
        let mut first_round = FirstRound(Rng::from_seed(style));
        let mut look =
            Before(|table: &OpenTable<'_, _, _>, _, _| stocks.push(table.state.face_down));
        drive(&mut table, &mut first_round, &mut look).expect("legal actions");
        second_hands.push(table.state.hands);
    }
    assert!(second_hands.windows(2).all(|pair| pair[0] == pair[1]));
    assert!(stocks.windows(2).any(|pair| pair[0] != pair[1]), "the stock was never shuffled");
}

#[test]
fn a_bot_against_itself_is_found_to_be_equal_nineteen_times_of_twenty() {
    // Of 40 intervals, 38 are expected to hold the truth. Chance hardly ever gives fewer than 32;
    // margins half as wide would hold 27.
    const SERIES: u64 = 40;
    for seats in [2, 3, 4, 6] {
        let (mut share, mut difference, mut rank, mut nearest) = (0, 0, 0, 0);
        for seed in 0..SERIES {
            let setup = Setup { seed, ..setup(seats, vec![random(), random()], 60) };
            let results = played(&Setup { format: Format::OneVsRest, ..setup });
            let names: Vec<_> = results.bots.iter().map(|bot| bot.name.as_str()).collect();
            assert_eq!(names, ["random", "random (2)"]);
            let cell = results.cell("random", "random (2)").expect("it was played");
            share += u64::from(cell.win_share.contains(results.fair_share()));
            difference += u64::from(cell.difference.contains(0.0));
            rank += u64::from(cell.rank.contains((f64::from(seats) + 1.0) / 2.0));
            let stronger = results.bots.iter().find(|bot| bot.rating.points > 0.0);
            nearest += u64::from(stronger.is_none_or(|bot| bot.rating.low <= 0.0));
        }
        for held in [share, difference, rank, nearest] {
            assert!(held >= 32, "{seats} seats: {share}, {difference}, {rank}, {nearest}");
        }
    }
}

#[test]
fn a_test_of_a_bot_against_itself_finds_nothing() {
    for measure in [Measure::WinShare, Measure::Score] {
        let sprt = match measure {
            Measure::WinShare => Sprt::win_share(4),
            Measure::Score => Sprt { h1: 0.2, ..Sprt::score() },
        };
        let found = (0..10).filter(|&seed| {
            let setup = setup(4, vec![random(), random()], 500);
            let format = Format::OneVsRest;
            let results = played(&Setup { format, sprt: Some(sprt), seed, ..setup });
            results.test.expect("a test").verdict == Verdict::Better
        });
        assert!(found.count() <= 2, "{measure:?}");
    }
}

#[test]
fn shares_of_a_table_add_up_and_cells_belong_to_rows() {
    let results = played(&setup(2, vec![thrifty(), timid()], 50));
    assert_eq!(results.matches.len(), 1, "two seats: one match serves both rows");
    let up = results.cell("thrifty", "timid").expect("played").win_share.mean;
    let down = results.cell("timid", "thrifty").expect("played").win_share.mean;
    assert!((up + down - 1.0).abs() < 1e-12);
    assert!(up > down);
    let results = played(&setup(3, vec![thrifty(), timid(), random()], 40));
    assert_eq!(results.matches.len(), 6);
    let cell = |row, column| results.cell(row, column).expect("played").win_share.mean;
    assert!(cell("thrifty", "timid") > 1.0 / 3.0 && cell("timid", "thrifty") < 1.0 / 3.0);
    assert!(results.cell("timid", "timid").is_none());
}

#[test]
fn win_share_by_seat_averages_to_the_win_share() {
    let results =
        played(&Setup { format: Format::Mixed, ..setup(4, vec![thrifty(), timid()], 50) });
    assert_eq!(results.matches[0].line_up, ["thrifty", "timid", "thrifty", "timid"]);
    for bot in &results.bots {
        let overall = bot.standing.as_ref().expect("measured").win_share.mean;
        let by_seat: f64 = bot.by_seat.iter().map(|seat| seat.mean).sum();
        assert!((by_seat / 4.0 - overall).abs() < 1e-12);
        let games: u64 = bot.scores.iter().map(|(_, games)| games).sum();
        assert_eq!(games, results.games * 2, "two seats in each game");
    }
    let all: f64 = results.bots.iter().map(|bot| bot.by_seat[2].mean).sum();
    assert!((all - 0.5).abs() < 0.5, "a seat's share is a share");
}

#[test]
fn more_bots_than_seats_play_in_every_choice() {
    let bots: Vec<_> =
        ["a", "b", "c", "d"].map(|name| Contestant::<High>::new(name, || Random)).into();
    let plan = Setup { format: Format::Mixed, ..setup(3, bots, 1) }.plan().expect("a plan");
    let line_ups: Vec<_> = plan.matches.iter().map(|game| game.line_up.clone()).collect();
    assert_eq!(line_ups, [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
}

#[test]
fn setups_that_make_no_series_say_why() {
    let problem = |setup: Setup<High>| run(&setup, |_| ()).expect_err("a problem").to_string();
    assert!(problem(setup(3, vec![random()], 5)).contains("name it twice"));
    assert!(problem(setup(3, vec![random(), timid()], 0)).contains("at least one deal"));
    let sprt = Some(Sprt::win_share(3));
    let three = setup(3, vec![random(), timid(), thrifty()], 5);
    assert!(problem(Setup { sprt, ..three }).contains("one bot against one other"));
    let crowd = (0..17).map(|n| Contestant::new(n.to_string(), || Random)).collect();
    let crowd = Setup { format: Format::Mixed, ..setup(3, crowd, 5) };
    assert!(problem(crowd).contains("at most 16"));
}

#[test]
fn a_bot_that_breaks_the_rules_is_named() {
    struct Cheat;
    impl Bot<High> for Cheat {
        fn choose(&mut self, _: View<'_, High>, _: &mut Rng) -> u8 {
            30
        }
    }
    let bots = vec![random(), Contestant::new("cheat", || Cheat)];
    let problem = run(&setup(3, bots, 5), |_| ()).expect_err("a card that does not exist");
    let text = problem.to_string();
    assert!(text.contains("`cheat`") && text.contains("`play 30`"), "{text}");
}

#[test]
fn a_bot_that_fails_ends_the_series() {
    struct Broken;
    impl Bot<High> for Broken {
        fn choose(&mut self, _: View<'_, High>, _: &mut Rng) -> u8 {
            panic!("broken on purpose")
        }
    }
    // So many games would take hours.
    let bots = vec![random(), Contestant::new("broken", || Broken)];
    let endless = setup(3, bots, 1_000_000_000);
    let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run(&endless, |_| ())));
    assert!(ended.is_err());
}

#[test]
fn progress_counts_every_game_and_ends_with_all_of_them() {
    let mut told = Vec::new();
    let setup = setup(3, vec![random(), timid()], 10);
    let results = run(&setup, |progress| told.push((progress.games, progress.planned)));
    let games = results.expect("a series").games;
    assert_eq!(games, 60);
    assert_eq!(told, (1..=60).map(|game| (game, 60)).collect::<Vec<_>>());
}

#[test]
fn decisions_are_timed_and_forced_actions_are_not() {
    let results = played(&setup(3, vec![random(), timid()], 10));
    let decisions: u64 = results.clock.times.iter().map(|times| times.decisions).sum();
    // Three seats, two rounds, and of three cards each the last is forced.
    assert_eq!(decisions, results.games * 3 * 2 * 2);
    for times in &results.clock.times {
        assert!(times.p50 <= times.p95 && times.p95 <= times.max, "{times:?}");
    }
}
