//! What is counted about a game's balance, and what is said about odds.

use tapis_all_in::AllIn;
use tapis_arena::balance::{Balance, Balanced, measure};
use tapis_arena::deals::Deal;
use tapis_arena::odds::{Chance, Method, Sampling, all_in};
use tapis_arena::{Contestant, Simulation};
use tapis_bids::Bids;
use tapis_game::{Game, Rng, Seat, options};

fn balance<G: Balanced>(seats: u8, pairs: &[&str], threads: usize) -> Balance {
    let pairs: Vec<_> = pairs.iter().map(|pair| (*pair).to_owned()).collect();
    let agreed = options::from_pairs::<G>(&pairs).expect("options of the game");
    let game = G::new(seats, &agreed).expect("a game");
    let bots = vec![Contestant::named("random").expect("a bot")];
    let simulation = Simulation { game, bots, games: 20, seed: 1, threads };
    measure(&simulation, |_| ()).expect("random bots keep the rules")
}

fn sum(balance: &Balance, section: &str, column: &str) -> f64 {
    let section = balance.sections.iter().find(|known| known.id == section).expect("a section");
    section.rows.iter().filter_map(|row| row.cells.get(column)).map(|cell| cell.value).sum()
}

#[test]
fn everything_that_happens_in_bids_is_counted_once() {
    let balance = balance::<Bids>(4, &["rounds=2", "specials=thief,lowest_wins"], 1);
    // Forty bids and ten centre cards in each of two rounds.
    assert!((sum(&balance, "bid", "times") - 80.0).abs() < 1e-9);
    assert!((sum(&balance, "centre", "times") - 20.0).abs() < 1e-9);
    assert!((sum(&balance, "dealt", "times") - 80.0).abs() < 1e-9);
    assert!((sum(&balance, "lucky", "seats-share") - 1.0).abs() < 1e-9);
    assert!((sum(&balance, "seats", "share") - 1.0).abs() < 1e-9);
}

#[test]
fn everything_that_happens_in_all_in_is_counted_once() {
    let balance = balance::<AllIn>(3, &[], 1);
    assert!((sum(&balance, "ranks", "hands-share") - 1.0).abs() < 1e-9);
    assert!((sum(&balance, "ranks", "best-share") - 1.0).abs() < 1e-9);
    // Five cards of three hands in three rounds; three predictions in each.
    assert!((sum(&balance, "held", "times") - 45.0).abs() < 1e-9);
    assert!((sum(&balance, "all-in", "times") - 9.0).abs() < 1e-9);
    assert!((sum(&balance, "calibration", "times") - 9.0).abs() < 1e-9);
}

#[test]
fn threads_do_not_change_what_is_counted() {
    assert_eq!(balance::<Bids>(3, &["rounds=1"], 1), balance::<Bids>(3, &["rounds=1"], 2));
}

#[test]
fn counted_hands_agree_with_imagined_ones() {
    let game = AllIn::new(2, &Default::default()).expect("a game");
    let state = Deal::new(1, 1).open(&game).state;
    let view = state.view(&game, Seat::new(0));
    let nobody = |_| ();
    let sampling = Sampling { samples: 100, seed: 1, on_progress: &nobody };
    let odds = all_in::odds(view, &sampling);
    let other = &odds.players[1];
    assert_eq!(other.method, Method::Exact);
    let mut rng = Rng::from_seed(1);
    let samples = 4_000;
    let mut counts = [0_u64; 9];
    for _ in 0..samples {
        let world = view.imagine(&mut rng);
        let hand = world.hands[Seat::new(1)].cards(Seat::new(1));
        counts[tapis_all_in::category(hand) as usize] += 1;
    }
    for rank in &other.ranks {
        let category = tapis_all_in::Category::ALL.iter().find(|c| c.word() == rank.category);
        let hits = counts[*category.expect("a category") as usize];
        let sampled = Chance::sampled(hits, samples);
        let wide = Chance { margin: 2.0 * sampled.margin, ..sampled };
        assert!(
            wide.allows(rank.chance.chance),
            "{}: {sampled:?}, counted {rank:?}",
            rank.category
        );
    }
}
