//! Choosing by playing out: every candidate action in the same imagined worlds with the same luck.
//!
//! Worlds come from the view, every seat in them acts on its own view, and the candidates share
//! worlds and random numbers, so that their differences show early. Half of the candidates are
//! dropped again and again (sequential halving), so that the playouts go where it is close.

use std::sync::OnceLock;

use tapis_game::{Bot, Game, Menu, Nobody, Rng, State, View};

use crate::belief::Belief;
use crate::ending::{Ahead, Ending};
use crate::playout::{Cast, Judge, Manner, to_the_end_of_the_round};

/// How long to think. A number of playouts gives the same move for the same seed, for ever; the
/// clock is the caller's, because bots have none.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// At most so many playouts, over all candidates.
    pub playouts: u32,
    /// Asked now and then: whether to stop at once with what is known.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// Asked now and then: which part of the time is gone, from 0 to 1. A search drops candidates
    /// by it, and ends at 1.
    pub gone: &'a (dyn Fn() -> f32 + Sync),
}

impl Budget<'static> {
    /// So many playouts, however long they take.
    pub fn playouts(playouts: u32) -> Self {
        Self { playouts, stop: &|| false, gone: &|| 0.0 }
    }
}

impl<'a> Budget<'a> {
    /// As many playouts as there is time for; the clock says which part of it is gone.
    pub fn time(gone: &'a (dyn Fn() -> f32 + Sync)) -> Self {
        Self { playouts: u32::MAX, stop: &|| false, gone }
    }

    /// The same, to be stopped early.
    #[must_use]
    pub fn until(self, stop: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self { stop, ..self }
    }

    /// Which part of the budget is spent after so many playouts; 1 or more if nothing is left.
    #[inline]
    pub(crate) fn spent(&self, playouts: u32) -> f32 {
        if (self.stop)() {
            return f32::INFINITY;
        }
        (playouts as f32 / self.playouts.max(1) as f32).max((self.gone)())
    }
}

/// A bot that thinks for as long as it is given.
pub trait Patient<G: Game>: Bot<G> {
    /// Chooses one of the legal actions of this view within a budget.
    fn choose_within(&mut self, view: View<'_, G>, rng: &mut Rng, budget: Budget<'_>) -> G::Action;
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
    /// How this seat goes on in the playouts; its opinion counts too.
    pub own: Manner<'a, G>,
    /// How the others play in them.
    pub others: Manner<'a, G>,
    /// How likely the worlds are; `None` draws them uniformly.
    pub belief: Option<&'a dyn Belief<G>>,
    /// What the end of a round is worth.
    pub judge: &'a dyn Judge<G>,
    /// Who does the work.
    pub workers: &'a dyn Workers,
    /// Whether half of the candidates are dropped again and again. Without it every action is
    /// tried equally often, as a teacher wants it.
    pub halving: bool,
    /// How many playouts the policy's own opinion of an action counts for; 0 asks the playouts only.
    pub prior: f32,
    /// Where rounds end so soon that nothing is left to chance; `None` plays everything out.
    pub ending: Option<&'a dyn Ending<G>>,
}

/// By how much preferences differ for two actions whose values lie one standard deviation of a
/// playout apart.
const SHARPNESS: f32 = 24.0;
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
        if let Some(ending) = self.ending.filter(|ending| ending.begun(view.game, view.face_up))
            && let Some(worlds) = ending.worlds(view)
        {
            self.count_up(view, &worlds, &mut tallies, budget);
            tallies.iter_mut().for_each(|tally| tally.blend = tally.mean());
            tallies.sort_by(|a, b| b.blend.total_cmp(&a.blend));
            return tallies.iter().map(Tally::estimate).collect();
        }
        if self.prior > 0.0 && tallies.len() > 1 {
            let opinion = self.own.policy.prefer(view, &menu);
            let most = opinion.as_slice()[opinion.best()];
            for (tally, preference) in tallies.iter_mut().zip(opinion.as_slice()) {
                tally.opinion = (preference - most) / SHARPNESS;
            }
        }
        // With a clock it is asked often; a number of playouts is not exceeded anyway, and larger
        // slices keep more cores busy.
        let slice = if budget.playouts == u32::MAX { SLICE } else { 4 * SLICE };
        let mut alive = tallies.len();
        let mut playouts = 0;
        let mut world = 0;
        // Each halving gets the same share of the budget.
        let halvings = match self.halving {
            true => alive.next_power_of_two().trailing_zeros().max(1),
            false => 1,
        };
        for halving in 1..=halvings {
            let until = halving as f32 / halvings as f32;
            let most = (f64::from(budget.playouts) * f64::from(until)) as u32;
            while world == 0 || budget.spent(playouts) < until {
                let actions: Vec<_> = tallies[..alive].iter().map(|tally| tally.action).collect();
                let left = most.saturating_sub(playouts) as usize / alive;
                let worlds = slice.min(left.max(1));
                let results = self.play_worlds(view, &actions, seed, world..world + worlds);
                for (tally, values) in tallies.iter_mut().zip(transposed(&results)) {
                    values.for_each(|value| tally.add(value, 1.0));
                }
                world += worlds;
                playouts = playouts.saturating_add((worlds * alive) as u32);
            }
            self.blend(&mut tallies[..alive]);
            tallies[..alive].sort_by(|a, b| b.blend.total_cmp(&a.blend));
            alive = alive.div_ceil(2);
            if alive == 1 || (budget.stop)() {
                break;
            }
        }
        // Those that were dropped early stay behind those that were tried longer.
        tallies
            .sort_by(|a, b| (b.count, b.blend).partial_cmp(&(a.count, a.blend)).expect("numbers"));
        tallies.iter().map(Tally::estimate).collect()
    }

    /// Weighs what the playouts say against the policy's opinion, which counts for some of them: a
    /// policy that has learned from very many games knows what a few playouts cannot show.
    fn blend(&self, tallies: &mut [Tally<G::Action>]) {
        let n = tallies.len() as f64;
        let mean = tallies.iter().map(Tally::mean).sum::<f64>() / n;
        let deviation = (tallies.iter().map(Tally::variance).sum::<f64>() / n).sqrt();
        let opinions = tallies.iter().map(|tally| f64::from(tally.opinion)).sum::<f64>() / n;
        for tally in tallies {
            let opinion = mean + (f64::from(tally.opinion) - opinions) * deviation;
            let (count, prior) = (f64::from(tally.count), f64::from(self.prior));
            tally.prior = prior;
            tally.blend = (count * tally.mean() + prior * opinion) / (count + prior).max(1.0);
        }
    }

    /// Values every action in all worlds that there are, each with its weight.
    fn count_up(
        &self,
        view: View<'_, G>,
        worlds: &[State<G>],
        tallies: &mut [Tally<G::Action>],
        budget: Budget<'_>,
    ) {
        let actions: Vec<_> = tallies.iter().map(|tally| tally.action).collect();
        let weights: Vec<f32> = match self.belief {
            Some(belief) => worlds.iter().map(|world| belief.weigh(view, world)).collect(),
            None => vec![0.0; worlds.len()],
        };
        let heaviest = weights.iter().copied().fold(f32::MIN, f32::max);
        // With a stride that hits every world once, an early stop has seen all kinds of them.
        let stride = stride(worlds.len());
        let order: Vec<usize> = (0..worlds.len()).map(|n| n * stride % worlds.len()).collect();
        for slice in order.chunks(SLICE) {
            let values = self.all(slice.len() * actions.len(), |job| {
                let world = worlds[slice[job / actions.len()]];
                self.try_one(view, world, actions[job % actions.len()], 1)
            });
            for (values, &world) in values.chunks(actions.len()).zip(slice) {
                let weight = f64::from((weights[world] - heaviest).exp());
                for (tally, &value) in tallies.iter_mut().zip(values) {
                    tally.add(value, weight);
                }
            }
            if (budget.stop)() || (budget.gone)() >= 1.0 {
                return;
            }
        }
        // Everything was counted and nothing was sampled.
        tallies.iter_mut().for_each(|tally| tally.exact = true);
    }

    /// The value of every action in every one of these worlds. First all worlds are drawn, then every
    /// action in each of them is a job for itself, so that nobody waits long for the last one.
    fn play_worlds(
        &self,
        view: View<'_, G>,
        actions: &[G::Action],
        seed: u64,
        numbers: std::ops::Range<usize>,
    ) -> Vec<Vec<f32>> {
        let worlds = self.all(numbers.len(), |job| {
            let number = (numbers.start + job) as u64;
            let mut rng = Rng::from_seed(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let world = match self.belief {
                Some(belief) => crate::belief::believe(view, belief, &mut rng),
                None => view.imagine(&mut rng),
            };
            (world, rng.bits())
        });
        let values = self.all(worlds.len() * actions.len(), |job| {
            let (world, luck) = &worlds[job / actions.len()];
            self.try_one(view, *world, actions[job % actions.len()], *luck)
        });
        values.chunks(actions.len()).map(<[f32]>::to_vec).collect()
    }

    /// What comes of so many jobs, in their order, whoever does them.
    fn all<T: Send + Sync>(&self, jobs: usize, job: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let slots: Vec<OnceLock<T>> = (0..jobs).map(|_| OnceLock::new()).collect();
        // Every job has a slot of its own, so nothing was there before.
        self.workers.each(jobs, &|number| {
            let _ = slots[number].set(job(number));
        });
        slots.into_iter().map(|slot| slot.into_inner().expect("every job was done")).collect()
    }

    /// The value of an action in one world. All actions have the same luck there.
    fn try_one(&self, view: View<'_, G>, mut world: State<G>, action: G::Action, luck: u64) -> f32 {
        let game = view.game;
        let round = game.round(view.face_up);
        let mut rng = Rng::from_seed(luck);
        let cast = Cast { me: view.seat, own: self.own, others: self.others };
        game.play(&mut world, view.seat, action, &mut Nobody);
        if self.ending.is_some_and(|ending| ending.begun(game, view.face_up)) {
            return Ahead { game, cast, judge: self.judge, round }.expect(world, &mut rng);
        }
        if game.round(&world.face_up) == round {
            to_the_end_of_the_round(game, &mut world, &cast, &mut rng);
        }
        self.judge.judge(game, &world.face_up)[view.seat]
    }
}

/// A step that leads through all of `len` places: about the golden part of it, without a common
/// divisor.
fn stride(len: usize) -> usize {
    let mut stride = (len as f64 * 0.618) as usize + 1;
    let common = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    while common(stride, len) > 1 {
        stride += 1;
    }
    stride
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
    weight: f64,
    sum: f64,
    squares: f64,
    /// Whether every world was counted.
    exact: bool,
    /// What the policy thinks of it, in standard deviations of a playout below the best.
    opinion: f32,
    /// For how many playouts that counts.
    prior: f64,
    /// The mean, blended with that.
    blend: f64,
}

impl<A: Copy> Tally<A> {
    fn new(action: A) -> Self {
        Self {
            action,
            count: 0,
            weight: 0.0,
            sum: 0.0,
            squares: 0.0,
            exact: false,
            opinion: 0.0,
            prior: 0.0,
            blend: 0.0,
        }
    }

    fn add(&mut self, value: f32, weight: f64) {
        self.count += 1;
        self.weight += weight;
        self.sum += weight * f64::from(value);
        self.squares += weight * f64::from(value) * f64::from(value);
    }

    fn mean(&self) -> f64 {
        if self.weight > 0.0 { self.sum / self.weight } else { 0.0 }
    }

    /// The variance of single playouts.
    fn variance(&self) -> f64 {
        (self.squares / self.weight.max(f64::MIN_POSITIVE) - self.mean() * self.mean()).max(0.0)
    }

    fn estimate(&self) -> Estimate<A> {
        let n = (f64::from(self.count) + self.prior).max(1.0);
        Estimate {
            action: self.action,
            value: self.blend as f32,
            error: if self.exact { 0.0 } else { (self.variance() / n).sqrt() as f32 },
            playouts: self.count,
        }
    }
}
