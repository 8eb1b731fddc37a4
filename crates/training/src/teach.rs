//! The teacher: plays games with the policy it teaches, and at some decisions stops to search. What
//! the search found is the lesson.

use tapis_bots::learned::Features;
use tapis_bots::playout::Judge;
use tapis_bots::policy::Policy;
use tapis_bots::search::{Alone, Budget, Search};
use tapis_bots::skill::Skill;
use tapis_game::{Menu, Rng, Seat, State, Turn};

use crate::learn::Lesson;

/// A game that can be taught.
pub trait Taught: Skill {
    /// How the game looks to the network.
    type Features: Features<Self>;
    /// A game as people might agree on it: any number of seats, often the default options.
    fn any(rng: &mut Rng) -> Self;
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

/// Plays one game and returns the lessons of it.
pub fn one_game<G: Taught>(
    policies: &[&dyn Policy<G>],
    judge: &dyn Judge<G>,
    manner: Manner,
    seed: u64,
) -> Vec<Lesson> {
    let mut rng = Rng::from_seed(seed);
    let game = G::any(&mut rng);
    let mut lessons = Vec::new();
    // The first policy is the one that is taught; the others sit at some tables for variety.
    let seats: Vec<usize> = (0..game.seats())
        .map(|_| match rng.below(4) {
            0 => rng.below(policies.len() as u32) as usize,
            _ => 0,
        })
        .collect();
    let mut state: State<G> = game.set_up(Seat::new(rng.below(game.seats().into()) as u8));
    state.shuffle(&game, &mut rng);
    while let Turn::Act(to_act) = state.turn(&game) {
        let seat = to_act.first().expect("somebody has to act");
        let view = state.view(&game, seat);
        let menu = view.legal();
        let mut place = 0;
        if menu.len() > 1 {
            let preferences = policies[seats[seat.index()]].prefer(view, &menu);
            place = preferences.draw(manner.temperature, &mut rng);
            if rng.below(manner.one_in) == 0 {
                let search = Search {
                    policy: policies[0],
                    temperature: manner.temperature,
                    belief: None,
                    judge,
                    workers: &Alone,
                    halving: false,
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
    view: tapis_game::View<'_, G>,
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
