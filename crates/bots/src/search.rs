//! Choosing by playing out: every candidate action in the same imagined worlds with the same luck.
//!
//! Worlds come from the view, every seat in them acts on its own view, and the candidates share
//! worlds and random numbers, so that their differences show early. Half of the candidates are
//! dropped again and again (sequential halving), so that the playouts go where it is close.

use tapis_game::{Game, Menu, Rng, View};

use crate::belief::Belief;
use crate::playout::{Judge, to_the_end_of_the_round};
use crate::policy::Policy;

/// How long to think. A number of playouts gives the same move for the same seed, for ever; the
/// clock is the caller's, because bots have none.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// At most so many playouts, over all candidates.
    pub playouts: u32,
    /// Asked now and then: whether to stop at once with what is known.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Budget<'static> {
    /// So many playouts, however long they take.
    pub fn playouts(playouts: u32) -> Self {
        Self { playouts, stop: &|| false }
    }
}

/// Somebody who does jobs, perhaps several at a time. The bots have no threads of their own.
pub trait Workers: Sync {
    /// Does every job below `jobs` once, in any order, and returns when all are done.
    fn each(&self, jobs: usize, job: &(dyn Fn(usize) + Sync));
}

/// One job after another.
pub struct Alone;

impl Workers for Alone {
    fn each(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..jobs).for_each(job);
    }
}

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate<A> {
    /// The action.
    pub action: A,
    /// The chance of winning the game after it.
    pub value: f32,
    /// The standard error of that chance.
    pub error: f32,
    /// In how many worlds it was tried.
    pub playouts: u32,
}

/// How to search: who plays the playouts, what is believed, what a result is worth.
pub struct Search<'a, G: Game> {
    /// Plays all seats in the playouts.
    pub policy: &'a dyn Policy<G>,
    /// How much the players in the playouts vary.
    pub temperature: f32,
    /// How likely the worlds are; `None` draws them uniformly.
    pub belief: Option<&'a dyn Belief<G>>,
    /// What the end of a round is worth.
    pub judge: &'a dyn Judge<G>,
    /// Who does the work.
    pub workers: &'a dyn Workers,
    /// Whether half of the candidates are dropped again and again. Without it every action is
    /// tried equally often, as a teacher wants it.
    pub halving: bool,
}

/// So many worlds are played out before it is asked again whether to stop.
const SLICE: usize = 16;

impl<G: Game> Search<'_, G> {
    /// Estimates every action on the menu of a view, the best first.
    ///
    /// # Panics
    /// Panics if this seat has nothing to choose.
    pub fn estimate(
        &self,
        view: View<'_, G>,
        seed: u64,
        budget: Budget<'_>,
    ) -> Vec<Estimate<G::Action>> {
        let menu = view.legal();
        assert!(!menu.is_empty(), "this seat has nothing to choose");
        let mut tallies: Vec<Tally<G::Action>> = menu.iter().map(Tally::new).collect();
        let mut alive = tallies.len();
        let mut spent = 0;
        let mut world = 0;
        // Each halving gets the same share of the playouts.
        let halvings = match self.halving {
            true => alive.next_power_of_two().trailing_zeros().max(1),
            false => 1,
        };
        for halving in 1..=halvings {
            let until =
                (u64::from(budget.playouts) * u64::from(halving) / u64::from(halvings)) as u32;
            while spent < until || world == 0 {
                let actions: Vec<_> = tallies[..alive].iter().map(|tally| tally.action).collect();
                let worlds = SLICE.min(((until - spent.min(until)) as usize / alive).max(1));
                let results = self.play_worlds(view, &actions, seed, world..world + worlds);
                for (tally, values) in tallies.iter_mut().zip(transposed(&results)) {
                    values.for_each(|value| tally.add(value));
                }
                world += worlds;
                spent += (worlds * alive) as u32;
                if (budget.stop)() {
                    alive = 1;
                    break;
                }
            }
            tallies[..alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            alive = alive.div_ceil(2);
            if alive == 1 {
                break;
            }
        }
        // Those that were dropped early stay behind those that were tried longer.
        tallies.sort_by(|a, b| {
            (b.count, b.mean()).partial_cmp(&(a.count, a.mean())).expect("numbers")
        });
        tallies.iter().map(Tally::estimate).collect()
    }

    /// The value of every action in every one of these worlds.
    fn play_worlds(
        &self,
        view: View<'_, G>,
        actions: &[G::Action],
        seed: u64,
        worlds: std::ops::Range<usize>,
    ) -> Vec<Vec<f32>> {
        let slots: Vec<std::sync::OnceLock<Vec<f32>>> =
            worlds.clone().map(|_| Default::default()).collect();
        self.workers.each(slots.len(), &|job| {
            let number = (worlds.start + job) as u64;
            let values =
                self.play_world(view, actions, seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            // Every job has a slot of its own, so nothing was there before.
            let _ = slots[job].set(values);
        });
        slots.into_iter().map(|slot| slot.into_inner().expect("every job was done")).collect()
    }

    /// One world, in which every action is tried with the same luck.
    fn play_world(&self, view: View<'_, G>, actions: &[G::Action], seed: u64) -> Vec<f32> {
        let mut rng = Rng::from_seed(seed);
        let world = match self.belief {
            Some(belief) => crate::belief::believe(view, belief, &mut rng),
            None => view.imagine(&mut rng),
        };
        let luck = rng.bits();
        let value = |action: &G::Action| {
            let mut world = world;
            let mut rng = Rng::from_seed(luck);
            let round = view.game.round(view.face_up);
            view.game.play(&mut world, view.seat, *action);
            if view.game.round(&world.face_up) == round {
                to_the_end_of_the_round(
                    view.game,
                    &mut world,
                    self.policy,
                    self.temperature,
                    &mut rng,
                );
            }
            self.judge.judge(view.game, &world.face_up)[view.seat]
        };
        actions.iter().map(value).collect()
    }
}

/// The values of each action over the worlds, from the values of each world over the actions.
fn transposed(results: &[Vec<f32>]) -> impl Iterator<Item = impl Iterator<Item = f32> + '_> + '_ {
    let actions = results.first().map_or(0, Vec::len);
    (0..actions).map(move |action| results.iter().map(move |values| values[action]))
}

/// What was seen of an action so far.
struct Tally<A> {
    action: A,
    count: u32,
    sum: f64,
    squares: f64,
}

impl<A: Copy> Tally<A> {
    fn new(action: A) -> Self {
        Self { action, count: 0, sum: 0.0, squares: 0.0 }
    }

    fn add(&mut self, value: f32) {
        self.count += 1;
        self.sum += f64::from(value);
        self.squares += f64::from(value) * f64::from(value);
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }

    fn estimate(&self) -> Estimate<A> {
        let n = f64::from(self.count.max(1));
        let variance = (self.squares / n - self.mean() * self.mean()).max(0.0);
        Estimate {
            action: self.action,
            value: self.mean() as f32,
            error: (variance / n).sqrt() as f32,
            playouts: self.count,
        }
    }
}
