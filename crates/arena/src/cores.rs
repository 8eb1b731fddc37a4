//! What the bots do not have: threads and a clock.

use std::time::{Duration, Instant};

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use tapis_bots::search::{Budget, Patient, Workers};
use tapis_game::{Bot, Game, Rng, View};

/// Does the jobs of a search on all threads of the rayon pool that it is called in.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cores;

impl Workers for Cores {
    fn each(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..jobs).into_par_iter().with_max_len(1).for_each(job);
    }
}

/// A bot that thinks for so long about every move, whatever comes of it. Its games cannot be
/// played again exactly.
pub struct Timed<B: ?Sized> {
    /// How long.
    pub time: Duration,
    /// Who.
    pub bot: Box<B>,
}

impl<G: Game, B: Patient<G> + ?Sized> Bot<G> for Timed<B> {
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action {
        let start = Instant::now();
        let time = self.time.as_secs_f32();
        let gone = || start.elapsed().as_secs_f32() / time;
        self.bot.choose_within(view, rng, Budget::time(&gone))
    }

    fn watch(&mut self, view: View<'_, G>) {
        self.bot.watch(view);
    }
}
