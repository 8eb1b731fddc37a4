//! The speed of a search: our tree search against the `ismcts` crate on the same table of Bids, and
//! our playouts on one core against several.

use std::cell::Cell;

use ismcts::action_list::ActionList;
use ismcts::inference::NoInference;
use ismcts::searcher::Searcher;
use ismcts::state::State as Peer;
use tapis_arena::Cores;
use tapis_bids::{Action, Bids, Card, CardSet};
use tapis_bots::bids::Standings;
use tapis_bots::ismcts::TreeSearch;
use tapis_bots::playout::Judge;
use tapis_bots::search::{Alone, Budget, Workers};
use tapis_bots::{Level, Roster};
use tapis_game::{BySeat, Game, Rng, Seat, State, Turn, View};

use crate::clock::{Contest, in_millions, race, table, thread_seconds};

/// How much both explore.
const CURIOSITY: f32 = 0.4;
/// How long the peer searches, in milliseconds; we make as many descents as it did.
const MILLISECONDS: u128 = 1_000;

/// Measures and prints.
pub fn run(game: &Bids, rounds: u32) {
    let mut state: State<Bids> = game.set_up(Seat::new(0));
    state.shuffle(game, &mut Rng::from_seed(6));
    let seat = state.face_up.to_act;
    let judge = Standings::default();
    let descents = Cell::new(0_u32);
    let peer = Table { game, truth: state, rewards: BySeat::default() };
    let mut searcher = Searcher::new(CURIOSITY, 500_000);
    let ours = TreeSearch { judge, descents: 0, curiosity: CURIOSITY };
    let mut contests = [
        Contest::new("ismcts 0.3.3", || {
            let result = searcher.search(&peer, &NoInference, MILLISECONDS);
            descents.set(result.num_simulations as u32);
            result.num_simulations as u64
        }),
        Contest::new("tapis, tree search, as many descents", || {
            let budget = Budget::playouts(descents.get());
            ours.search(state.view(game, seat), &mut Rng::from_seed(7), budget);
            descents.get().into()
        }),
    ];
    let rates = race(&mut contests, rounds);
    let title =
        format!("Search at Bids, {} players, first trick, to the end of the round", game.seats());
    table(&title, "descents", &contests, &rates);
    cores(game, state.view(game, seat));
}

/// The playouts of Expert on one core and on two, in processor seconds of the busiest thread.
fn cores(game: &Bids, view: View<'_, Bids>) {
    let expert = Bids::thinker(Level::Expert);
    let playouts = 4 * game_playouts(&expert, game);
    let rate = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        let workers: &dyn Workers = if threads == 1 { &Alone } else { &Cores };
        let before = pool.broadcast(|_| thread_seconds());
        pool.install(|| expert.estimate(view, 8, Budget::playouts(playouts), workers));
        let after = pool.broadcast(|_| thread_seconds());
        let busiest = before.iter().zip(&after).map(|(a, b)| b - a).fold(0.0, f64::max);
        f64::from(playouts) / busiest
    };
    let best = |threads| (0..5).map(|_| rate(threads)).fold(0.0, f64::max);
    let (one, two) = (best(1), best(2));
    println!(
        "\nPlayouts a second of Expert, {}, {} players: one thread {}, two threads {}, ratio {:.2}",
        Bids::NAME,
        game.seats(),
        in_millions(one),
        in_millions(two),
        two / one
    );
}

fn game_playouts(expert: &tapis_bots::thinker::Thinker<Bids>, game: &Bids) -> u32 {
    expert.budget(game).playouts
}

/// The table as the peer wants it. Everything that it asks often is answered without the heap.
#[derive(Clone)]
struct Table<'a> {
    game: &'a Bids,
    truth: State<Bids>,
    rewards: BySeat<f32>,
}

thread_local! {
    static DICE: std::cell::RefCell<Rng> = std::cell::RefCell::new(Rng::from_seed(9));
}

/// The cards that may be bid; nobody steals at a table without the Thief.
#[derive(Clone)]
struct Cards(CardSet, usize);

impl ActionList<Card> for Cards {
    fn uninit() -> Self {
        Self(CardSet::NONE, 0)
    }

    fn pop_random(&mut self) -> Option<Card> {
        if self.1 == 0 {
            return None;
        }
        let place = DICE.with_borrow_mut(|dice| dice.below(self.1 as u32)) as usize;
        let card = self.0.iter().nth(place)?;
        self.0.remove(card);
        self.1 -= 1;
        Some(card)
    }

    fn push(&mut self, card: Card) {
        self.0.insert(card);
        self.1 += 1;
    }

    fn len(&self) -> usize {
        self.1
    }

    fn has(&self, card: &Card) -> bool {
        self.0.contains(*card)
    }

    fn without(&self, other: &Self) -> Self {
        let rest = self.0.without(other.0);
        Self(rest, rest.len())
    }
}

impl Peer for Table<'_> {
    type Action = Card;
    type ActionList = Cards;
    type Inference = NoInference;

    fn turn(&self) -> usize {
        self.truth.face_up.to_act.index()
    }

    fn randomize(&self, observer: usize, _inference: &NoInference) -> Self {
        let view = self.truth.view(self.game, Seat::new(observer as u8));
        let truth = DICE.with_borrow_mut(|dice| view.imagine(dice));
        Self { truth, ..self.clone() }
    }

    fn possible_actions(&self) -> Cards {
        let hand = self.truth.hands[self.truth.face_up.to_act];
        Cards(hand, hand.len())
    }

    fn apply_action(&mut self, card: Card) {
        let seat = self.truth.face_up.to_act;
        self.game.play(&mut self.truth, seat, Action::Bid(card));
        if self.is_terminal() {
            self.rewards = Standings::default().judge(self.game, &self.truth.face_up);
        }
    }

    fn is_terminal(&self) -> bool {
        !matches!(self.truth.turn(self.game), Turn::Act(_)) || self.truth.face_up.round > 1
    }

    fn reward(&self, perspective: usize) -> f32 {
        self.rewards[Seat::new(perspective as u8)]
    }
}
