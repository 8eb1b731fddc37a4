//! Games for practice: who sits where, and what the student did, with what came of it.

use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use tapis_bots::learned::Features;
use tapis_bots::net::Net;
use tapis_bots::playout::Judge;
use tapis_bots::policy::Policy;
use tapis_game::{BySeat, Menu, Nobody, OpenTable, Players, Rng, Seat, Turn, View, drive};

use crate::learn::{Glance, chances};
use crate::taught::Taught;

/// A decision of the student, with what came of it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What it looked like.
    pub glance: Glance,
    /// How many actions there were.
    pub actions: usize,
    /// The place of the action that was chosen.
    pub chosen: usize,
    /// The logarithm of the chance with which it was chosen.
    pub logarithm: f32,
    /// What had been expected before: the chance of winning the game.
    pub expected: f32,
    /// By how much what came of it was better than that.
    pub advantage: f32,
}

/// How much of a later surprise is the merit of an earlier decision.
const MERIT: f32 = 0.92;

/// Who sits at the tables.
pub struct Company<'a, G: Taught> {
    /// What the student knows.
    pub student: &'a Net,
    /// What it expects of a position.
    pub critic: &'a Net,
    /// The others.
    pub others: &'a [Arc<dyn Policy<G>>],
    /// How often, of eight tables, everybody is the student; at the others there is at least one
    /// of the others.
    pub among_equals: u32,
    /// What the end of a round is worth.
    pub judge: &'a dyn Judge<G>,
}

impl<G: Taught> Company<'_, G> {
    /// Who sits where at one table; `None` is the student.
    fn sit_down(&self, seats: u8, rng: &mut Rng) -> Vec<Option<&dyn Policy<G>>> {
        let others = self.others;
        let other = |rng: &mut Rng| others[rng.below(others.len() as u32) as usize].as_ref();
        if rng.below(8) < self.among_equals {
            return vec![None; seats.into()];
        }
        let own = rng.below(seats.into()) as u8;
        let mixed = rng.below(2) == 0;
        let opponent = other(rng);
        (0..seats)
            .map(|seat| {
                let student = seat == own || (mixed && rng.below(2) == 0);
                (!student).then(|| if mixed { other(rng) } else { opponent })
            })
            .collect()
    }

    /// Plays so many games on all cores and returns what the student did in them, in the order of
    /// the games.
    pub fn play(&self, games: usize, seed: u64) -> Vec<Moment> {
        let moments = on_all_cores(games, |game| {
            self.one_game(Rng::from_seed(seed ^ (game as u64) << 32).bits())
        });
        moments.into_iter().flatten().collect()
    }

    fn one_game(&self, seed: u64) -> Vec<Moment> {
        let mut rng = Rng::from_seed(seed);
        let game = G::any(&mut rng);
        let policies = self.sit_down(game.seats(), &mut rng);
        let start = Seat::new(rng.below(game.seats().into()) as u8);
        let mut table = OpenTable::deal(&game, start, rng.split());
        let round = game.round(&table.state.face_up);
        let (open, judged) = (BySeat::default(), Vec::new());
        let mut players = Seated { company: self, policies, rng, round, open, judged };
        drive(&mut table, &mut players, &mut Nobody).expect("what is on the menu is legal");
        players.judged
    }

    /// The student decides.
    fn decide(&self, view: View<'_, G>, menu: &G::Menu, rng: &mut Rng) -> Moment {
        let glance = glance::<G>(view, menu);
        let done = G::Features::DONE;
        let seen = self.student.see(&glance.seen);
        let scores: Vec<f32> =
            glance.done.chunks(done).map(|done| self.student.score(&seen, done)).collect();
        let mut lot = rng.unit();
        let mut chosen = 0;
        let mut logarithm = 0.0;
        for (place, (chance, log)) in chances(&scores).enumerate() {
            if lot >= 0.0 {
                (chosen, logarithm) = (place, log);
            }
            lot -= chance;
        }
        let expected = self.critic.score(&self.critic.see(&glance.seen), &[]);
        Moment { glance, actions: scores.len(), chosen, logarithm, expected, advantage: 0.0 }
    }
}

/// A company at one table.
struct Seated<'a, G: Taught> {
    company: &'a Company<'a, G>,
    /// Who sits where; `None` is the student.
    policies: Vec<Option<&'a dyn Policy<G>>>,
    rng: Rng,
    round: u8,
    /// What the student did in this round.
    open: BySeat<Vec<Moment>>,
    /// What it did before, with what came of it.
    judged: Vec<Moment>,
}

impl<G: Taught> Players<G> for Seated<'_, G> {
    fn decide(&mut self, view: View<'_, G>) -> Option<G::Action> {
        let menu = view.legal();
        let place = match self.policies[view.seat.index()] {
            _ if menu.len() == 1 => 0,
            Some(policy) => policy.prefer(view, &menu).draw(1.0, &mut self.rng),
            None => {
                let moment = self.company.decide(view, &menu, &mut self.rng);
                let chosen = moment.chosen;
                self.open[view.seat].push(moment);
                chosen
            }
        };
        Some(menu.nth(place))
    }

    /// A round that is over is worth the same to everybody who looks, so each seat looks for itself.
    fn watch(&mut self, view: View<'_, G>) {
        let now = view.game.round(view.face_up);
        let over = view.turn() == Turn::Over;
        if now != self.round || over {
            let worth = self.company.judge.judge(view.game, view.face_up);
            let mut moments = std::mem::take(&mut self.open[view.seat]);
            credit(&mut moments, worth[view.seat]);
            self.judged.append(&mut moments);
        }
        if view.seat.index() + 1 == usize::from(view.game.seats()) {
            self.round = now;
        }
    }
}

/// Does so many jobs on all cores and returns what came of them, in their order.
pub(crate) fn on_all_cores<T: Send + Sync>(jobs: usize, job: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let slots: Vec<OnceLock<T>> = (0..jobs).map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(slot) = slots.get(number) else { return };
                    let _ = slot.set(job(number));
                }
            });
        }
    });
    slots.into_iter().map(|slot| slot.into_inner().expect("every job was done")).collect()
}

/// How a decision looks to the network.
pub fn glance<G: Taught>(view: View<'_, G>, menu: &G::Menu) -> Glance {
    let mut seen = vec![0.0; G::Features::SEEN];
    let look = G::Features::seen(view, &mut seen);
    let mut done = vec![0.0; G::Features::DONE * menu.len()];
    for (action, done) in menu.iter().zip(done.chunks_mut(G::Features::DONE)) {
        G::Features::done(view, &look, action, done);
    }
    Glance { seen, done }
}

/// Gives every decision of a round the merit for what came of it, in the end this much.
fn credit(moments: &mut [Moment], worth: f32) {
    let mut after = worth;
    let mut advantage = 0.0;
    for moment in moments.iter_mut().rev() {
        advantage = after - moment.expected + MERIT * advantage;
        moment.advantage = advantage;
        after = moment.expected;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_surprise_is_the_merit_of_the_last_decision_most() {
        let moment = |expected| Moment {
            glance: Glance::default(),
            actions: 2,
            chosen: 0,
            logarithm: 0.0,
            expected,
            advantage: 0.0,
        };
        let mut moments = [moment(0.2), moment(0.5)];
        credit(&mut moments, 1.0);
        assert!((moments[1].advantage - 0.5).abs() < 1e-6);
        assert!((moments[0].advantage - (0.3 + MERIT * 0.5)).abs() < 1e-6);
    }
}
