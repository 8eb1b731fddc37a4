//! The speed of a search: our tree search against the `ismcts` crate at the same table, and our
//! playouts on one core against several.

use std::cell::Cell;
use std::time::Instant;

use ismcts::inference::NoInference;
use ismcts::searcher::Searcher;
use tapis_all_in::AllIn;
use tapis_arena::Cores;
use tapis_bids::Bids;
use tapis_bots::all_in::Runes;
use tapis_bots::bids::Standings;
use tapis_bots::ismcts::TreeSearch;
use tapis_bots::playout::Judge;
use tapis_bots::search::{Alone, Budget, Workers};
use tapis_bots::skill::Skill;
use tapis_bots::{Level, Roster};
use tapis_game::{BySeat, Game, Rng, Seat, State, Turn};

use crate::clock::{Contest, in_millions, race, table, thread_seconds};
use crate::peer::{Listed, Table};

/// How much both explore.
const CURIOSITY: f32 = 0.4;
/// How long the peer searches, in milliseconds; we make as many descents as it did.
const MILLISECONDS: u128 = 1_000;
/// How often one thread and two take turns.
const SHORT_ROUNDS: u32 = 25;

/// Measures and prints.
pub fn run(all_in: &AllIn, bids: &Bids, rounds: u32) {
    against_the_peer(bids, Standings::default(), rounds);
    against_the_peer(all_in, Runes, rounds);
    cores_of_both(all_in, bids);
}

/// Measures our playouts on two cores against one.
pub fn cores_of_both(all_in: &AllIn, bids: &Bids) {
    cores(bids);
    cores(all_in);
}

/// A table at the first decision of a game.
fn opening<G: Game>(game: &G) -> (State<G>, Seat) {
    let mut state: State<G> = game.set_up(Seat::new(0));
    state.shuffle(game, &mut Rng::from_seed(6));
    let Turn::Act(to_act) = state.turn(game) else { panic!("somebody has to act") };
    (state, to_act.first().expect("somebody has to act"))
}

/// Our tree search against the crate: the same worlds, the same playouts, the same judge, as many
/// descents, and a tree that nobody stops growing.
fn against_the_peer<G: Listed, J: Judge<G> + Copy>(game: &G, judge: J, rounds: u32) {
    let (truth, seat) = opening(game);
    let (round, rewards) = (game.round(&truth.face_up), BySeat::default());
    let descents = Cell::new(0_u32);
    let theirs = Table::<G, J, false> { game, judge: &judge, round, truth, rewards };
    let helped = Table::<G, J, true> { game, judge: &judge, round, truth, rewards };
    let mut plain = Searcher::new(CURIOSITY, 500_000);
    let mut quick = Searcher::new(CURIOSITY, 500_000);
    let ours = TreeSearch { judge, descents: 0, curiosity: CURIOSITY };
    let mut contests = [
        Contest::new("ismcts 0.3.3, its own playouts", || {
            plain.search(&theirs, &NoInference, MILLISECONDS).num_simulations as u64
        }),
        Contest::new("ismcts 0.3.3, our playouts", || {
            let simulations = quick.search(&helped, &NoInference, MILLISECONDS).num_simulations;
            descents.set(simulations as u32);
            simulations as u64
        }),
        Contest::new("tapis, tree search, as many descents", || {
            let budget = Budget::playouts(descents.get());
            ours.search(truth.view(game, seat), &mut Rng::from_seed(7), budget);
            descents.get().into()
        }),
    ];
    let rates = race(&mut contests, rounds);
    let title = format!(
        "Search at {}, {} players, first decision, to the end of the round",
        G::NAME,
        game.seats()
    );
    table(&title, "descents", &contests, &rates);
    println!("  ours to the crate with our playouts: {:.2}", rates[2] / rates[1]);
}

/// The playouts of Expert on one core and on two. By the mean of the threads it is what the work
/// itself allows; by the busiest one, waiting for the other counts too, and on a crowded machine
/// that one was kept from its work by somebody else; on the wall everybody counts.
fn cores<G: Skill>(game: &G) {
    let (state, seat) = opening(game);
    let expert = G::thinker(Level::Expert);
    let playouts = 4 * expert.budget(game).playouts;
    let pools = [1, 2].map(|threads| {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads")
    });
    let mut best = [[0.0_f64; 3]; 2];
    for _ in 0..SHORT_ROUNDS {
        for (pool, best) in pools.iter().zip(&mut best) {
            let workers: &dyn Workers =
                if pool.current_num_threads() == 1 { &Alone } else { &Cores };
            let before = pool.broadcast(|_| thread_seconds());
            let start = Instant::now();
            pool.install(|| {
                let view = state.view(game, seat);
                expert.estimate(view, 8, Budget::playouts(playouts), workers)
            });
            let wall = start.elapsed().as_secs_f64();
            let after = pool.broadcast(|_| thread_seconds());
            let used: Vec<f64> = before.iter().zip(&after).map(|(a, b)| b - a).collect();
            let mean = used.iter().sum::<f64>() / used.len() as f64;
            let busiest = used.iter().copied().fold(0.0, f64::max);
            for (best, seconds) in best.iter_mut().zip([mean, busiest, wall]) {
                *best = best.max(f64::from(playouts) / seconds);
            }
        }
    }
    println!("\nPlayouts a second of Expert, {}, {} players", G::NAME, game.seats());
    for (place, clock) in
        ["mean of the threads", "busiest thread", "on the wall"].iter().enumerate()
    {
        let [one, two] = best.map(|best| best[place]);
        println!(
            "  {clock:<24} one thread {}, two threads {}, ratio {:.2}",
            in_millions(one),
            in_millions(two),
            two / one
        );
    }
}
