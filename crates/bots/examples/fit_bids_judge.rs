//! Fits the judge of Bids to games of one player against itself: for each number of players the two
//! numbers with which the winners look least surprising. The player has all rules of thumb, or with
//! the word `thinkers` plays as those do who search.

use std::sync::Arc;

use tapis_bids::{Bids, FaceUp};
use tapis_bots::bids::{Heuristic, Standings};
use tapis_bots::playout::{Cast, Judge, Manner, to_the_end_of_the_round};
use tapis_bots::policy::Policy;
use tapis_bots::skill::Skill;
use tapis_game::{Game, Rng, Seat, Seats, Turn};

/// How many games with each number of players.
const GAMES: u64 = 6_000;
/// How much the players vary.
const TEMPERATURE: f32 = 1.0;

fn main() {
    let policy: Arc<dyn Policy<Bids>> = match std::env::args().nth(1).as_deref() {
        Some("thinkers") => Bids::others(),
        _ => Arc::new(Heuristic::veteran()),
    };
    let mut fitted = Standings::default();
    for seats in Bids::SEATS {
        let game = Bids::new(seats, &Default::default()).expect("defaults are playable");
        let rounds = play(&game, policy.as_ref());
        let place = usize::from(seats - Bids::SEATS.start());
        let mut best = (f64::MAX, 0.0, 0.0);
        for spread in (8..80).map(|half| half as f32 / 2.0) {
            for again in (0..40).map(|step| step as f32 / 40.0) {
                let mut judge = fitted;
                (judge.spread[place], judge.again[place]) = (spread, again);
                let loss = surprise(&game, &judge, &rounds);
                if loss < best.0 {
                    best = (loss, spread, again);
                }
            }
        }
        (fitted.spread[place], fitted.again[place]) = (best.1, best.2);
        println!("{seats} players: surprise {:.4} nats, fair {:.4}", best.0, f64::from(seats).ln());
    }
    println!("{fitted:?}");
}

/// The table after each round but the last, with the winners of that game.
fn play(game: &Bids, policy: &dyn Policy<Bids>) -> Vec<(FaceUp, Seats)> {
    let own = Manner { policy, temperature: TEMPERATURE };
    let cast = Cast { me: Seat::new(0), own, others: own };
    let mut seen = Vec::new();
    for number in 0..GAMES {
        let mut rng = Rng::from_seed(number);
        let mut state = game.set_up(Seat::new((number % u64::from(game.seats())) as u8));
        let first = seen.len();
        while state.turn(game) != Turn::Over {
            state.shuffle(game, &mut rng);
            to_the_end_of_the_round(game, &mut state, &cast, &mut rng);
            seen.push((state.face_up, Seats::NONE));
        }
        let winners = game.winners(&state.face_up).expect("the game is over");
        seen.pop();
        seen[first..].iter_mut().for_each(|(_, won)| *won = winners);
    }
    seen
}

/// How surprising the winners are on average, in nats.
fn surprise(game: &Bids, judge: &Standings, rounds: &[(FaceUp, Seats)]) -> f64 {
    let of = |(up, winners): &(FaceUp, Seats)| {
        let chances = judge.judge(game, up);
        let chance: f32 = winners.iter().map(|seat| chances[seat]).sum();
        -f64::from(chance.max(1e-6)).ln()
    };
    rounds.iter().map(of).sum::<f64>() / rounds.len() as f64
}
