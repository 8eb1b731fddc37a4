//! Shrunk games, small enough for an exact solution, in which three players choose once each: Bids
//! with two cards in every hand and one round, and the predictions of All In with two unseen cards in
//! every hand. A table of regrets (counterfactual regret minimisation) comes close to an equilibrium, and
//! the distance to one of any other player is what exact best responses gain against it.

use std::collections::HashMap;

use tapis_all_in::{AllIn, Card, Layout, Mark};
use tapis_bids::{Bids, Pack};
use tapis_bots::Level;
use tapis_bots::all_in::{Predictions, Runes};
use tapis_bots::bids::{LastTricks, Standings};
use tapis_bots::ending::Ending;
use tapis_bots::playout::Judge;
use tapis_bots::skill::Skill;
use tapis_game::{Bot, Game, LayOut, Menu, Nobody, Rng, Seat, State, Turn};

const SEATS: usize = 3;
/// The most that somebody can choose from.
const MOST: usize = 3;

/// What somebody knows when he has to choose: a place in the table of all such situations.
type Situation = usize;

/// One deal: who knows what after which choices, and who gets which part of the victory.
///
/// Choices of several players make one number, in which the digit of the first one is the lowest.
struct Deal {
    /// The situation of each seat by the choices before it.
    known: [Vec<Situation>; SEATS],
    /// The shares by the choices of all.
    shares: Vec<[f64; SEATS]>,
}

struct Shrunk<G: Game> {
    /// How many choices everybody has.
    options: usize,
    deals: Vec<Deal>,
    /// A state for every situation, in which that seat has to choose.
    situations: Vec<(State<G>, Seat)>,
}

/// For every situation, how likely each choice is.
type Strategy = Vec<[f64; MOST]>;

impl<G: Game> Shrunk<G> {
    /// All deals that look to seat 0, who chooses first, like one of these.
    fn new(
        game: &G,
        firsts: &[State<G>],
        options: usize,
        ending: &dyn Ending<G>,
        judge: &dyn Judge<G>,
    ) -> Self {
        let mut shrunk = Self { options, deals: Vec::new(), situations: Vec::new() };
        let mut places: HashMap<_, Situation> = HashMap::new();
        let all = options.pow(SEATS as u32);
        for first in firsts {
            let round = game.round(&first.face_up);
            let view = first.view(game, Seat::new(0));
            for world in ending.worlds(view).expect("few worlds") {
                let known = std::array::from_fn(|turn| vec![0; options.pow(turn as u32)]);
                let mut deal = Deal { known, shares: vec![[0.0; SEATS]; all] };
                for choices in 0..all {
                    let mut state = world;
                    for (turn, known) in deal.known.iter_mut().enumerate() {
                        let Turn::Act(to_act) = state.turn(game) else { panic!("all choose once") };
                        let seat = to_act.first().expect("somebody");
                        assert_eq!(seat.index(), turn);
                        let key = (seat, state.face_up, state.hands[seat]);
                        let next = shrunk.situations.len();
                        let before = choices % known.len();
                        known[before] = *places.entry(key).or_insert_with(|| {
                            shrunk.situations.push((state, seat));
                            next
                        });
                        let menu = state.legal(game, seat);
                        assert_eq!(menu.len(), options);
                        game.play(
                            &mut state,
                            seat,
                            menu.nth(digit(choices, turn, options)),
                            &mut Nobody,
                        );
                    }
                    while let Turn::Act(to_act) = state.turn(game)
                        && game.round(&state.face_up) == round
                    {
                        let seat = to_act.first().expect("somebody");
                        let menu = state.legal(game, seat);
                        assert_eq!(menu.len(), 1);
                        game.play(&mut state, seat, menu.nth(0), &mut Nobody);
                    }
                    let shares = judge.judge(game, &state.face_up);
                    deal.shares[choices] =
                        std::array::from_fn(|seat| f64::from(shares[Seat::new(seat as u8)]));
                }
                shrunk.deals.push(deal);
            }
        }
        shrunk
    }

    /// For every situation, what each choice is worth to who has to choose, summed over all deals
    /// that lead there, if everybody else plays like this.
    fn worth(&self, strategy: &Strategy) -> Vec<[f64; MOST]> {
        let mut worth = vec![[0.0; MOST]; self.situations.len()];
        for deal in &self.deals {
            for (choices, shares) in deal.shares.iter().enumerate() {
                let known: [Situation; SEATS] = std::array::from_fn(|turn| {
                    deal.known[turn][choices % self.options.pow(turn as u32)]
                });
                let chosen: [usize; SEATS] =
                    std::array::from_fn(|turn| digit(choices, turn, self.options));
                let chance = |turn: usize| strategy[known[turn]][chosen[turn]];
                for seat in 0..SEATS {
                    let others: f64 = (0..SEATS).filter(|&turn| turn != seat).map(chance).product();
                    worth[known[seat]][chosen[seat]] += others * shares[seat];
                }
            }
        }
        worth
    }

    /// What exact best responses of all seats gain together, in victories a game.
    fn distance(&self, strategy: &Strategy) -> f64 {
        let gain = |(worth, chances): ([f64; MOST], &[f64; MOST])| {
            let best = worth[..self.options].iter().copied().fold(f64::MIN, f64::max);
            best - mean(&worth, chances)
        };
        let gains = self.worth(strategy).into_iter().zip(strategy).map(gain);
        gains.sum::<f64>() / self.deals.len() as f64
    }

    /// Likes all choices alike.
    fn anything(&self) -> Strategy {
        let share = 1.0 / self.options as f64;
        let chances = std::array::from_fn(|choice| if choice < self.options { share } else { 0.0 });
        vec![chances; self.situations.len()]
    }

    /// Always does the same.
    fn always(&self, choice: usize) -> Strategy {
        vec![
            std::array::from_fn(|other| f64::from(u8::from(other == choice)));
            self.situations.len()
        ]
    }

    /// Regret matching with averaged play.
    fn solve(&self, rounds: usize) -> Strategy {
        let mut regrets = vec![[0.0_f64; MOST]; self.situations.len()];
        let mut strategy = self.anything();
        let mut sum = vec![[0.0; MOST]; self.situations.len()];
        for round in 1..=rounds {
            for (place, worth) in self.worth(&strategy).into_iter().enumerate() {
                let chances = &mut strategy[place];
                let value = mean(&worth, chances);
                for choice in 0..self.options {
                    sum[place][choice] += round as f64 * chances[choice];
                    let regret = &mut regrets[place][choice];
                    *regret = (*regret + worth[choice] - value).max(0.0);
                }
                let total: f64 = regrets[place].iter().sum();
                if total > 0.0 {
                    *chances = regrets[place].map(|regret| regret / total);
                }
            }
        }
        let total = (rounds * (rounds + 1)) as f64 / 2.0;
        sum.iter().map(|chances| chances.map(|chance| chance / total)).collect()
    }

    /// How a bot plays in every situation.
    fn ask(&self, game: &G, mut bot: impl Bot<G>) -> Strategy {
        let choice = |(state, seat): &(State<G>, Seat)| {
            let view = state.view(game, *seat);
            let chosen = bot.choose(view, &mut Rng::from_seed(1));
            let place = view.legal().iter().position(|action| action == chosen);
            std::array::from_fn(|choice| f64::from(u8::from(Some(choice) == place)))
        };
        self.situations.iter().map(choice).collect()
    }
}

/// The choice of one player in the number of all choices.
fn digit(choices: usize, turn: usize, options: usize) -> usize {
    choices / options.pow(turn as u32) % options
}

fn mean(worth: &[f64; MOST], chances: &[f64; MOST]) -> f64 {
    worth.iter().zip(chances).map(|(worth, chance)| worth * chance).sum()
}

/// Three players, two colours with three numbers, two cards each, one round.
fn bids() -> (Bids, Shrunk<Bids>) {
    let pack = Pack { colours: 2, highest: 3, hand: 2, hand_blacks: 0 };
    let options = tapis_bids::Options { rounds: 1, ..Default::default() };
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
    let shrunk = Shrunk::new(&game, &firsts, 2, &LastTricks, &Standings::default());
    (game, shrunk)
}

/// Three players, of whom everybody has seen three cards; the other two are among seven. The display
/// is full, and the predictions are to come.
fn all_in() -> (AllIn, Shrunk<AllIn>) {
    const SEEN: [&str; SEATS] = ["7C 7S QT", "8C 8M KT", "6S 6T JM"];
    const UNSEEN: [&str; 7] = ["7M", "8S", "6C", "QM", "KC", "JS", "AC"];
    const DISPLAY: [&str; 2] = ["2C 3M 4S 5T 9C", "9M 10S 10T 2M 3S"];
    let game = AllIn::new(3, &Default::default()).expect("a game");
    let mut firsts = Vec::new();
    for (place, one) in UNSEEN.iter().enumerate() {
        for other in &UNSEEN[..place] {
            let rest: Vec<&str> =
                UNSEEN.into_iter().filter(|card| card != one && card != other).collect();
            let hidden = [format!("{one} {other}"), rest[..2].join(" "), rest[2..4].join(" ")];
            let hands = SEEN.iter().zip(hidden).map(|(seen, hidden)| format!("{seen} {hidden}"));
            let layout = Layout {
                phase: Some("predict".to_owned()),
                active: Some(2),
                hands: hands.map(|hand| hand.as_str().into()).collect(),
                display: Some(DISPLAY.map(Into::into).to_vec()),
                deck: rest[4].into(),
                deck_size: Some(1),
                ..Default::default()
            };
            let mut state = game.lay_out(&layout).expect("a position");
            for (seat, seen) in Seat::all(SEATS as u8).zip(SEEN) {
                let seen = seen.split(' ').map(|word| Card::read(word).expect("a card")).collect();
                state.face_up.known.mark(seen, Mark::hand(seat));
            }
            firsts.push(state);
        }
    }
    let shrunk = Shrunk::new(&game, &firsts, 3, &Predictions, &Runes);
    (game, shrunk)
}

/// A search comes closer to an equilibrium than players who do not think.
fn compare<G: Skill>(game: &G, shrunk: &Shrunk<G>) {
    let solved = shrunk.distance(&shrunk.solve(300));
    let anything = shrunk.distance(&shrunk.anything());
    let first = shrunk.distance(&shrunk.always(0));
    let search = shrunk.distance(&shrunk.ask(game, Level::Master.bot::<G>()));
    println!("solved {solved:.4}, at random {anything:.4}, first {first:.4}, search {search:.4}");
    assert!(solved < 0.02, "the table of regrets is not close to an equilibrium: {solved}");
    assert!(search < anything / 2.0 && search < first / 2.0, "{search}, {anything}, {first}");
}

#[test]
fn a_search_is_close_to_an_equilibrium_of_shrunk_bids() {
    let (game, shrunk) = bids();
    assert_eq!(shrunk.deals.len(), 15 * 6 * 5 * 4, "every deal is there once");
    compare(&game, &shrunk);
}

#[test]
fn a_search_is_close_to_an_equilibrium_of_shrunk_predictions() {
    let (game, shrunk) = all_in();
    assert_eq!(shrunk.deals.len(), 21 * 10 * 3, "every deal is there once");
    assert_eq!(shrunk.situations.len(), 21 * (1 + 3 + 9), "everybody sees the tokens before");
    compare(&game, &shrunk);
}
