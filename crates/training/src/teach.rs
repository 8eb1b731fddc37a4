//! The teacher: plays games with the policy it teaches, and at some decisions stops to search. What
//! the search found is the lesson.

use std::path::PathBuf;
use std::sync::Arc;

use tapis_bots::learned::Features;
use tapis_bots::playout::Judge;
use tapis_bots::policy::{Policy, Preferences};
use tapis_bots::search::{Alone, Budget, Search};
use tapis_bots::skill::Skill;
use tapis_game::{Menu, Rng, Seat, State, Turn, View};

use crate::course::Course;
use crate::learn::Lesson;

/// A game that can be taught.
pub trait Taught: Skill {
    /// How the game looks to the network.
    type Features: Features<Self>;
    /// Who plays before anything was learned.
    fn first() -> Arc<dyn Policy<Self>> {
        Self::casual()
    }
    /// A game as people might agree on it: any number of seats, often the default options.
    fn any(rng: &mut Rng) -> Self;
    /// The course by which its weights are made, kept in this folder; a brief one takes minutes.
    fn course(brief: bool, folder: PathBuf) -> Course;
}

/// How lessons are made.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// In how many worlds every action of a decision is tried.
    pub worlds: u32,
    /// One decision in so many is searched.
    pub one_in: u32,
    /// How much the players vary, in the games and in the playouts.
    pub temperature: f32,
    /// How sharply the teacher distinguishes: values so many standard deviations apart differ by
    /// one unit of preference.
    pub sharpness: f32,
}

/// Who sits at the tables at which lessons are made.
pub struct Company<'a, G: Taught> {
    /// The policy that is taught.
    pub student: &'a dyn Policy<G>,
    /// Others, who sit at some tables for variety, so that it learns to play against all kinds.
    pub others: Vec<&'a dyn Policy<G>>,
    /// Whether the student sits alone among the first of the others, to find out its weaknesses.
    pub alone: bool,
}

impl<'a, G: Taught> Company<'a, G> {
    /// Who sits where at one table.
    fn sit_down(&self, seats: u8, rng: &mut Rng) -> Vec<&'a dyn Policy<G>> {
        if self.alone {
            let own = rng.below(seats.into()) as u8;
            return (0..seats)
                .map(|seat| if seat == own { self.student } else { self.others[0] })
                .collect();
        }
        (0..seats)
            .map(|_| match rng.below(4) {
                0 => self.others[rng.below(self.others.len() as u32) as usize],
                _ => self.student,
            })
            .collect()
    }

    /// Whether this is the student.
    fn is_student(&self, policy: &dyn Policy<G>) -> bool {
        std::ptr::addr_eq(policy, self.student)
    }
}

/// A table where everybody plays by a policy of his own, but the one who searches as the student.
struct Seated<'a, G: Taught> {
    policies: &'a [&'a dyn Policy<G>],
    student: &'a dyn Policy<G>,
    searching: Seat,
}

impl<G: Taught> Policy<G> for Seated<'_, G> {
    fn prefer(&self, view: View<'_, G>, menu: &G::Menu) -> Preferences {
        let own = view.seat == self.searching;
        let policy = if own { self.student } else { self.policies[view.seat.index()] };
        policy.prefer(view, menu)
    }
}

/// Plays one game and returns the lessons of it.
pub fn one_game<G: Taught>(
    company: &Company<'_, G>,
    judge: &dyn Judge<G>,
    manner: Manner,
    seed: u64,
) -> Vec<Lesson> {
    let mut rng = Rng::from_seed(seed);
    let game = G::any(&mut rng);
    let mut lessons = Vec::new();
    let belief = G::belief();
    let policies = company.sit_down(game.seats(), &mut rng);
    let mut state: State<G> = game.set_up(Seat::new(rng.below(game.seats().into()) as u8));
    state.shuffle(&game, &mut rng);
    while let Turn::Act(to_act) = state.turn(&game) {
        let seat = to_act.first().expect("somebody has to act");
        let view = state.view(&game, seat);
        let menu = view.legal();
        let mut place = 0;
        if menu.len() > 1 {
            let own = policies[seat.index()];
            place = own.prefer(view, &menu).draw(manner.temperature, &mut rng);
            let taught = !company.alone || company.is_student(own);
            if rng.below(manner.one_in) == 0 && taught {
                let seated =
                    Seated { policies: &policies, student: company.student, searching: seat };
                let search = Search {
                    policy: &seated,
                    temperature: manner.temperature,
                    belief: belief.as_deref(),
                    judge,
                    workers: &Alone,
                    halving: false,
                    prior: 0.0,
                    ending: None,
                };
                lessons.push(lesson(&search, view, manner, rng.bits()));
            }
        }
        let action = menu.nth(place);
        game.play(&mut state, seat, action);
        state.shuffle(&game, &mut rng);
    }
    lessons
}

/// What a search says about one decision.
fn lesson<G: Taught>(
    search: &Search<'_, G>,
    view: View<'_, G>,
    manner: Manner,
    seed: u64,
) -> Lesson {
    let menu = view.legal();
    let budget = Budget::playouts(manner.worlds * menu.len() as u32);
    let estimates = search.estimate(view, seed, budget);
    let best = estimates.iter().map(|estimate| estimate.value).fold(f32::MIN, f32::max);
    // The spread of single playouts is the natural unit: a decision early in the game moves the
    // chance of winning less than one at its end, but is to be learned just as well.
    let spread = estimates
        .iter()
        .map(|estimate| estimate.error * (estimate.playouts as f32).sqrt())
        .fold(1e-4, f32::max);
    let mut wanted = vec![0.0; menu.len()];
    for (place, action) in menu.iter().enumerate() {
        let found = estimates.iter().find(|estimate| estimate.action == action);
        let value = found.expect("every action was tried").value;
        wanted[place] = ((value - best) / spread * manner.sharpness).exp();
    }
    let total: f32 = wanted.iter().sum();
    wanted.iter_mut().for_each(|chance| *chance /= total);

    let mut seen = vec![0.0; G::Features::SEEN];
    let look = G::Features::seen(view, &mut seen);
    let mut done = vec![0.0; G::Features::DONE * menu.len()];
    for (action, done) in menu.iter().zip(done.chunks_mut(G::Features::DONE)) {
        G::Features::done(view, &look, action, done);
    }
    Lesson { seen, done, wanted }
}
