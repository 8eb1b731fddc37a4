//! Shrunk Bids, small enough for an exact solution: three players, two cards each, one round. A
//! table of regrets (counterfactual regret minimisation) comes close to an equilibrium, and the
//! distance to one of any other player is what exact best responses gain against it.

use std::collections::HashMap;

use tapis_bids::{Bids, Options, Pack};
use tapis_bots::bids::{LastTricks, Standings};
use tapis_bots::ending::Ending;
use tapis_bots::playout::Judge;
use tapis_bots::{Level, Roster};
use tapis_game::{Bot, Game, Menu, Rng, Seat, State, Turn};

const SEATS: usize = 3;

/// What somebody knows when he has to choose: a place in the table of all such situations.
type Situation = usize;

/// One deal: who knows what after which bids, and who gets which part of the victory.
struct Deal {
    /// The situation of each seat after the choices before it, as bits.
    known: [[Situation; 4]; SEATS],
    /// The shares by the choices of all, as bits.
    shares: [[f64; SEATS]; 8],
}

struct Shrunk {
    deals: Vec<Deal>,
    /// A state for every situation, in which that seat has to choose.
    situations: Vec<(State<Bids>, Seat)>,
}

/// For every situation, how likely the second of the two cards is bid.
type Strategy = Vec<f64>;

fn shrunk() -> (Bids, Shrunk) {
    let pack = Pack { colours: 2, highest: 3, hand: 2, hand_blacks: 0 };
    let options = Options { rounds: 1, ..Options::default() };
    let game = Bids::with_pack(3, &options, pack).expect("a small game");
    let mut firsts: Vec<State<Bids>> = Vec::new();
    for seed in 0..3_000 {
        let mut state = game.set_up(Seat::new(0));
        state.shuffle(&game, &mut Rng::from_seed(seed));
        let known = |other: &State<Bids>| {
            other.hands[Seat::new(0)] == state.hands[Seat::new(0)] && other.face_up == state.face_up
        };
        if !firsts.iter().any(known) {
            firsts.push(state);
        }
    }
    let mut shrunk = Shrunk { deals: Vec::new(), situations: Vec::new() };
    let mut places: HashMap<_, Situation> = HashMap::new();
    for first in &firsts {
        let view = first.view(&game, Seat::new(0));
        for world in LastTricks.worlds(view).expect("few worlds") {
            let mut deal = Deal { known: [[0; 4]; SEATS], shares: [[0.0; SEATS]; 8] };
            for choices in 0..8_usize {
                let mut state = world;
                for (turn, known) in deal.known.iter_mut().enumerate() {
                    let Turn::Act(to_act) = state.turn(&game) else { panic!("all choose once") };
                    let seat = to_act.first().expect("somebody");
                    assert_eq!(seat.index(), turn);
                    let key = (seat, state.face_up, state.hands[seat]);
                    let next = shrunk.situations.len();
                    known[choices & ((1 << turn) - 1)] = *places.entry(key).or_insert_with(|| {
                        shrunk.situations.push((state, seat));
                        next
                    });
                    let menu = state.legal(&game, seat);
                    game.play(&mut state, seat, menu.nth(choices >> turn & 1));
                }
                while let Turn::Act(to_act) = state.turn(&game) {
                    let seat = to_act.first().expect("somebody");
                    let menu = state.legal(&game, seat);
                    game.play(&mut state, seat, menu.nth(0));
                }
                let shares = Standings::default().judge(&game, &state.face_up);
                deal.shares[choices] =
                    std::array::from_fn(|seat| f64::from(shares[Seat::new(seat as u8)]));
            }
            shrunk.deals.push(deal);
        }
    }
    (game, shrunk)
}

impl Shrunk {
    /// For every situation, what each of the two cards is worth to who has to choose, summed over
    /// all deals that lead there, if everybody else plays like this.
    fn worth(&self, strategy: &Strategy) -> Vec<[f64; 2]> {
        let mut worth = vec![[0.0; 2]; self.situations.len()];
        for deal in &self.deals {
            for choices in 0..8_usize {
                let known: [Situation; SEATS] =
                    std::array::from_fn(|turn| deal.known[turn][choices & ((1 << turn) - 1)]);
                let chance = |turn: usize| match choices >> turn & 1 {
                    1 => strategy[known[turn]],
                    _ => 1.0 - strategy[known[turn]],
                };
                for seat in 0..SEATS {
                    let others: f64 = (0..SEATS).filter(|&turn| turn != seat).map(chance).product();
                    worth[known[seat]][choices >> seat & 1] += others * deal.shares[choices][seat];
                }
            }
        }
        worth
    }

    /// What exact best responses of all seats gain together, in victories a game.
    fn distance(&self, strategy: &Strategy) -> f64 {
        let gain = |([first, second], second_chance): ([f64; 2], &f64)| {
            first.max(second) - (1.0 - second_chance) * first - second_chance * second
        };
        let gains = self.worth(strategy).into_iter().zip(strategy).map(gain);
        gains.sum::<f64>() / self.deals.len() as f64
    }

    /// Regret matching with averaged play.
    fn solve(&self, rounds: usize) -> Strategy {
        let mut regrets = vec![[0.0_f64; 2]; self.situations.len()];
        let mut strategy = vec![0.5; self.situations.len()];
        let mut sum = vec![0.0; self.situations.len()];
        for round in 1..=rounds {
            for (place, worth) in self.worth(&strategy).into_iter().enumerate() {
                let second = strategy[place];
                let value = (1.0 - second) * worth[0] + second * worth[1];
                let [a, b] = std::array::from_fn(|card| {
                    let regret = (regrets[place][card] + worth[card] - value).max(0.0);
                    regrets[place][card] = regret;
                    regret
                });
                sum[place] += round as f64 * second;
                strategy[place] = if a + b > 0.0 { b / (a + b) } else { 0.5 };
            }
        }
        let total = (rounds * (rounds + 1)) as f64 / 2.0;
        sum.iter().map(|chance| chance / total).collect()
    }

    /// How a bot plays in every situation.
    fn ask(&self, game: &Bids, mut bot: impl Bot<Bids>) -> Strategy {
        let second = |(state, seat): &(State<Bids>, Seat)| {
            let view = state.view(game, *seat);
            let chosen = bot.choose(view, &mut Rng::from_seed(1));
            f64::from(u8::from(chosen == view.legal().nth(1)))
        };
        self.situations.iter().map(second).collect()
    }
}

#[test]
fn a_searching_bot_is_closer_to_an_equilibrium_than_one_who_does_not_think() {
    let (game, shrunk) = shrunk();
    assert_eq!(shrunk.deals.len(), 15 * 6 * 5 * 4, "every deal is there once");
    let solved = shrunk.distance(&shrunk.solve(300));
    let anything = shrunk.distance(&vec![0.5; shrunk.situations.len()]);
    let first = shrunk.distance(&vec![0.0; shrunk.situations.len()]);
    let master = shrunk.distance(&shrunk.ask(&game, Bids::thinker(Level::Master)));
    println!("solved {solved:.4}, at random {anything:.4}, lowest {first:.4}, master {master:.4}");
    assert!(solved < 0.02, "the table of regrets is not close to an equilibrium: {solved}");
    assert!(master < anything && master < first, "{master}, {anything}, {first}");
}
