//! The real games at the arena.

use tapis_all_in::AllIn;
use tapis_arena::deals::Deal;
use tapis_arena::{Contestant, Format, Results, Setup, run};
use tapis_bids::Bids;
use tapis_bots::Random;
use tapis_game::{After, AllSeats, BySeat, Game, OpenTable, Rng, drive, options};

fn agreed<G: Game>(seats: u8, pairs: &[&str]) -> G {
    let pairs: Vec<_> = pairs.iter().map(|&pair| pair.to_owned()).collect();
    let options = options::from_pairs::<G>(&pairs).expect("options of this game");
    G::new(seats, &options).expect("a game that can be played")
}

/// The hands at the beginning of each round when all seats play at random in some style.
fn first_hands<G: Game>(game: &G, deal: Deal, style: u64) -> Vec<BySeat<G::Hand>> {
    let mut table = deal.open(game);
    let mut hands = vec![table.state.hands];
    let mut round = 1;
    let mut look = After(|table: &OpenTable<'_, G, _>, _, _| {
        let now = game.round(&table.state.face_up);
        if std::mem::replace(&mut round, now) != now {
            hands.push(table.state.hands);
        }
    });
    let mut players = AllSeats { bot: Random, rng: Rng::from_seed(style) };
    drive(&mut table, &mut players, &mut look).expect("legal actions");
    hands
}

fn rounds_begin_alike<G: Game>(seats: u8, pairs: &[&str], rounds: usize) {
    let game: G = agreed(seats, pairs);
    for number in 0..5 {
        let deal = Deal::new(1, number);
        let model = first_hands(&game, deal, 0);
        assert_eq!(model.len(), rounds);
        for style in 1..10 {
            assert_eq!(first_hands(&game, deal, style), model, "deal {number}, style {style}");
        }
        assert_ne!(model[0], model[1], "each round has cards of its own");
    }
}

#[test]
fn rounds_of_bids_begin_with_the_same_hands_whatever_happened_before() {
    rounds_begin_alike::<Bids>(4, &["specials=shuffle,thief,lowest_wins,great_unknown"], 6);
    rounds_begin_alike::<Bids>(6, &["rounds=3", "specials=shuffle"], 3);
}

#[test]
fn rounds_of_all_in_begin_with_the_same_hands_whatever_happened_before() {
    rounds_begin_alike::<AllIn>(2, &[], 3);
    rounds_begin_alike::<AllIn>(5, &["discard_variant=manipulate"], 3);
}

fn random_against_itself<G: Game>(seats: u8, threads: usize) -> Results {
    let bots = ["random", "random"].map(|name| Contestant::new(name, || Random)).into();
    let setup = Setup::<G>::new(agreed(seats, &[]), bots);
    let setup = Setup { format: Format::OneVsRest, deals: 40, threads, ..setup };
    run(&setup, |_| ()).expect("a series that can be played")
}

fn nobody_is_better_than_himself<G: Game>(seats: u8) {
    let results = random_against_itself::<G>(seats, 2);
    assert_eq!(results.matches, random_against_itself::<G>(seats, 1).matches);
    let cell = results.cell("random", "random (2)").expect("it was played");
    // Two margins are four standard errors: this many intervals are not to fail by chance.
    let far = |mean: f64, truth: f64, margin: Option<f64>| {
        (mean - truth).abs() > 2.0 * margin.expect("many sets")
    };
    let share = cell.win_share;
    assert!(!far(share.mean, results.fair_share(), share.margin), "{cell:?}");
    assert!(!far(cell.difference.mean, 0.0, cell.difference.margin), "{cell:?}");
}

#[test]
fn nobody_is_better_than_himself_at_bids() {
    for seats in Bids::SEATS {
        nobody_is_better_than_himself::<Bids>(seats);
    }
}

#[test]
fn nobody_is_better_than_himself_at_all_in() {
    for seats in AllIn::SEATS {
        nobody_is_better_than_himself::<AllIn>(seats);
    }
}
