//! What All In's bots believe about hidden hands, fitted to hands that players really had.

use std::sync::Arc;

use tapis_all_in::{AllIn, CardSet, Phase};
use tapis_bots::all_in::{Conduct, Guess, Heuristic, MARKS};
use tapis_bots::policy::{ByPolicy, Policy};
use tapis_game::{Before, BySeat, EachSeat, Game, OpenTable, Rng, Seat, State, View, drive};

use crate::taught::Taught;

/// A hand as others could guess it: how its player has acted, the cards, and others that would
/// have fitted as well.
pub struct Riddle {
    /// How the player has acted.
    pub conduct: Conduct,
    /// What the hand was.
    pub truth: CardSet,
    /// Hands that fit what the guessing seat knows, all equally likely.
    pub others: Vec<CardSet>,
}

/// So many hands that would have fitted are set beside the true one.
const OTHERS: usize = 24;

/// Plays a game and hands the truth before each decision to a visitor.
pub fn visit(
    game: &AllIn,
    policies: &[Arc<dyn Policy<AllIn>>],
    temperature: f32,
    rng: &mut Rng,
    mut visitor: impl FnMut(&State<AllIn>, Seat, &mut Rng),
) {
    let start = Seat::new(rng.below(game.seats().into()) as u8);
    let mut table = OpenTable::deal(game, start, rng.split());
    let mut bots: Vec<_> = policies
        .iter()
        .map(|policy| ByPolicy { policy: Arc::clone(policy), temperature })
        .collect();
    let mut players = EachSeat { bots: &mut bots, rng: rng.split() };
    let mut look = Before(|table: &OpenTable<'_, AllIn, _>, seat, _| {
        visitor(&table.state, seat, rng);
    });
    drive(&mut table, &mut players, &mut look).expect("policies choose what is legal");
}

/// Anybody may sit at a table.
pub fn company(game: &AllIn, rng: &mut Rng) -> Vec<Arc<dyn Policy<AllIn>>> {
    let styles = [
        Heuristic::veteran(),
        Heuristic::veteran(),
        Heuristic::veteran(),
        Heuristic::novice(),
        Heuristic::collector(),
    ];
    let mut anybody = || styles[rng.below(styles.len() as u32) as usize];
    (0..game.seats()).map(|_| Arc::new(anybody()) as Arc<dyn Policy<AllIn>>).collect()
}

/// The riddle that another's hand is to a view.
pub fn riddle(view: View<'_, AllIn>, truth: &State<AllIn>, seat: Seat, rng: &mut Rng) -> Riddle {
    let cards = |world: &State<AllIn>| world.hands[seat].cards(seat);
    let others = (0..OTHERS).map(|_| cards(&view.imagine(rng))).collect();
    Riddle { conduct: Conduct::of(view, seat), truth: cards(truth), others }
}

/// Riddles from so many games.
pub fn riddles(games: u64, seed: u64) -> Vec<Riddle> {
    let mut riddles = Vec::new();
    for number in 0..games {
        let mut rng = Rng::from_seed(seed ^ number << 20);
        let game = AllIn::any(&mut rng);
        let policies = company(&game, &mut rng);
        visit(&game, &policies, 0.5, &mut rng, |state, seat, rng| {
            let often = if state.face_up.phase == Phase::Predict { 2 } else { 8 };
            if rng.below(often) == 0 {
                let seats = game.seats();
                let other = seat.clockwise(1 + rng.below(u32::from(seats) - 1) as u8, seats);
                riddles.push(riddle(state.view(&game, seat), state, other, rng));
            }
        });
    }
    riddles
}

/// Fits the weights: gradient descent (Adam) on how badly the true hands are guessed.
pub fn fit(riddles: &[Riddle], epochs: usize, seed: u64) -> Guess {
    let mut guess = Guess::blank();
    let (mut mean, mut square) = (vec![0.0_f32; MARKS], vec![0.0_f32; MARKS]);
    let mut order: Vec<usize> = (0..riddles.len()).collect();
    let mut rng = Rng::from_seed(seed);
    let mut steps = 0;
    for epoch in 0..epochs {
        rng.shuffle(&mut order);
        let rate = 0.03 * (1.0 - epoch as f32 / epochs as f32) + 0.001;
        for batch in order.chunks(256) {
            let mut gradient = vec![0.0_f32; MARKS];
            for riddle in batch {
                add_gradient(&guess, &riddles[*riddle], &mut gradient);
            }
            steps += 1;
            let correction = (1.0 - 0.999_f32.powi(steps)).sqrt() / (1.0 - 0.9_f32.powi(steps));
            for mark in 0..MARKS {
                // A little decay keeps the weights of rare marks small.
                let slope = gradient[mark] / batch.len() as f32 + 1e-4 * guess.weights[mark];
                mean[mark] += 0.1 * (slope - mean[mark]);
                square[mark] += 0.001 * (slope * slope - square[mark]);
                guess.weights[mark] -=
                    rate * correction * mean[mark] / (square[mark].sqrt() + 1e-8);
            }
        }
    }
    guess
}

/// The chance that a guess gives to each hand of a riddle, the true one first.
fn shares(guess: &Guess, riddle: &Riddle) -> Vec<f32> {
    let hands = std::iter::once(&riddle.truth).chain(&riddle.others);
    let logs: Vec<f32> = hands.map(|hand| guess.of(&riddle.conduct, *hand)).collect();
    let most = logs.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = logs.iter().map(|log| (log - most).exp()).collect();
    let total: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / total).collect()
}

fn add_gradient(guess: &Guess, riddle: &Riddle, gradient: &mut [f32]) {
    let shares = shares(guess, riddle);
    riddle.conduct.marks(riddle.truth, |mark, amount| gradient[mark] -= amount);
    let hands = std::iter::once(&riddle.truth).chain(&riddle.others);
    for (hand, share) in hands.zip(shares) {
        riddle.conduct.marks(*hand, |mark, amount| gradient[mark] += share * amount);
    }
}

/// How many nats better than all hands alike the true hand of a riddle is guessed: the logarithm
/// of its weight against the mean weight of hands that fit.
pub fn gain(guess: &Guess, riddle: &Riddle) -> f32 {
    let weight = |hand: CardSet| guess.of(&riddle.conduct, hand);
    let mean: f32 = riddle.others.iter().map(|hand| weight(*hand).exp()).sum::<f32>()
        / riddle.others.len() as f32;
    weight(riddle.truth) - mean.ln()
}

/// How often each seat has the best hand in worlds that a belief draws.
pub fn best_hands(
    view: View<'_, AllIn>,
    worlds: usize,
    mut world: impl FnMut(&mut Rng) -> State<AllIn>,
    rng: &mut Rng,
) -> BySeat<f32> {
    let mut best = BySeat::default();
    for _ in 0..worlds {
        best[best_hand(view.game, &world(rng))] += 1.0 / worlds as f32;
    }
    best
}

/// Who has the best hand.
pub fn best_hand(game: &AllIn, world: &State<AllIn>) -> Seat {
    Seat::all(game.seats())
        .max_by_key(|seat| game.ladder().strength(world.hands[*seat].cards(*seat)))
        .expect("a table has seats")
}
