//! Worlds drawn from what a seat knew, and every action of a menu tried in each of them with the same
//! luck, by the players whom the strongest level imagines.

use std::sync::Arc;

use tapis_bots::Level;
use tapis_bots::belief::{Belief, believe};
use tapis_bots::ending::Ending;
use tapis_bots::playout::{Cast, Judge, Manner};
use tapis_bots::policy::Policy;
use tapis_bots::skill::Skill;
use tapis_game::{Game, Menu, Rng, Seat, State, Tell, Turn, View};

/// Who is believed to play, what is believed of hidden cards, and what the end of a round is worth:
/// what the strongest level thinks with.
pub struct Mind<G: Game> {
    own: Arc<dyn Policy<G>>,
    own_temperature: f32,
    others: Arc<dyn Policy<G>>,
    belief: Option<Arc<dyn Belief<G>>>,
    ending: Option<Arc<dyn Ending<G>>>,
    judge: Arc<dyn Judge<G>>,
}

/// Where worlds that fit a view come from.
pub enum Worlds<G: Game> {
    /// They are drawn one by one.
    Drawn,
    /// There are few enough to list them all, each with the sum of the weights up to it.
    Counted(Vec<(State<G>, f64)>),
}

/// What came of every action in every world: a row for each world.
#[derive(Clone, Default, Debug)]
pub struct Sample {
    actions: usize,
    values: Vec<f32>,
}

impl<G: Skill> Default for Mind<G> {
    fn default() -> Self {
        Self {
            own: G::learned(Level::Master),
            own_temperature: G::MASTER_TEMPERATURE,
            others: G::others(),
            belief: G::belief(),
            ending: G::ending(),
            judge: G::master_judge(),
        }
    }
}

impl<G: Game> Mind<G> {
    /// A world drawn from what a seat knows, by how likely it is.
    pub fn world(&self, view: View<'_, G>, rng: &mut Rng) -> State<G> {
        match &self.belief {
            Some(belief) => believe(view, belief.as_ref(), rng),
            None => view.imagine(rng),
        }
    }

    /// Where the worlds come from that fit a view: at the end of a round all of them are listed.
    pub fn worlds(&self, view: View<'_, G>) -> Worlds<G> {
        let ending = self.ending.as_ref();
        let ending = ending.filter(|ending| ending.begun(view.game, view.face_up));
        let Some(worlds) = ending.and_then(|ending| ending.worlds(view)) else {
            return Worlds::Drawn;
        };
        let weigh = |world: &State<G>| match &self.belief {
            Some(belief) => f64::from(belief.weigh(view, world)),
            None => 0.0,
        };
        let weights: Vec<f64> = worlds.iter().map(weigh).collect();
        let heaviest = weights.iter().copied().fold(f64::MIN, f64::max);
        let mut sum = 0.0;
        let counted = worlds.into_iter().zip(weights).map(|(world, weight)| {
            sum += (weight - heaviest).exp();
            (world, sum)
        });
        Worlds::Counted(counted.collect())
    }

    /// One of these worlds, by how likely it is.
    pub fn draw(&self, worlds: &Worlds<G>, view: View<'_, G>, rng: &mut Rng) -> State<G> {
        let Worlds::Counted(counted) = worlds else { return self.world(view, rng) };
        let sum = counted.last().map_or(0.0, |(_, sum)| *sum);
        let lot = f64::from(rng.unit()) * sum;
        let place = counted.partition_point(|(_, sum)| *sum <= lot);
        counted[place.min(counted.len() - 1)].0
    }

    /// Tries every action of a view in so many more worlds, numbered on from those that were tried.
    pub fn try_all(
        &self,
        view: View<'_, G>,
        from: &Worlds<G>,
        seed: u64,
        worlds: usize,
        sample: &mut Sample,
    ) {
        let menu = view.legal();
        sample.actions = menu.len();
        let first = sample.worlds();
        for number in first..first + worlds {
            let mut rng =
                Rng::from_seed(seed ^ (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let world = self.draw(from, view, &mut rng);
            let luck = rng.bits();
            for action in menu.iter() {
                sample.values.push(self.value(view, world, action, luck));
            }
        }
    }

    /// What comes of an action in a world: this seat's chance of winning the game once the round has
    /// been scored.
    pub fn value(
        &self,
        view: View<'_, G>,
        mut world: State<G>,
        action: G::Action,
        luck: u64,
    ) -> f32 {
        self.play_out(view, &mut world, action, luck, &mut tapis_game::Nobody);
        self.judge.judge(view.game, &world.face_up)[view.seat]
    }

    /// The same as an expectation over every choice to come, each with its chance: for positions so
    /// small that nothing need be drawn. Only shuffles are.
    pub fn expected(&self, view: View<'_, G>, mut world: State<G>, action: G::Action) -> f64 {
        view.game.play(&mut world, view.seat, action, &mut tapis_game::Nobody);
        self.expect(view, world, &mut Rng::from_seed(1))
    }

    fn expect(&self, view: View<'_, G>, mut world: State<G>, rng: &mut Rng) -> f64 {
        let game = view.game;
        while world.turn(game) == Turn::Deal
            && game.round(&world.face_up) == game.round(view.face_up)
        {
            world.shuffle_once(game, rng);
        }
        let to_act = match world.turn(game) {
            Turn::Act(to_act) if game.round(&world.face_up) == game.round(view.face_up) => to_act,
            _ => return self.judge.judge(game, &world.face_up)[view.seat].into(),
        };
        let seat = to_act.first().expect("somebody has to act");
        let menu = world.legal(game, seat);
        let (liked, temperature) = self.cast(view.seat).prefer(game, &world, seat, &menu);
        let chances = liked.into_chances(temperature);
        let mut sum = 0.0;
        for (action, chance) in menu.iter().zip(chances.as_slice()) {
            let mut world = world;
            game.play(&mut world, seat, action, &mut tapis_game::Nobody);
            sum += f64::from(*chance) * self.expect(view, world, rng);
        }
        sum
    }

    /// Plays an action and on to the end of the round, and tells what happens.
    pub fn play_out(
        &self,
        view: View<'_, G>,
        world: &mut State<G>,
        action: G::Action,
        luck: u64,
        tell: &mut impl Tell<G>,
    ) {
        let game = view.game;
        let round = game.round(view.face_up);
        let mut rng = Rng::from_seed(luck);
        let cast = self.cast(view.seat);
        game.play(world, view.seat, action, tell);
        loop {
            match world.turn(game) {
                Turn::Over => return,
                _ if game.round(&world.face_up) != round => return,
                Turn::Deal => world.shuffle_once(game, &mut rng),
                Turn::Act(to_act) => {
                    let seat = to_act.first().expect("somebody has to act");
                    let menu = world.legal(game, seat);
                    let place = match menu.len() {
                        1 => 0,
                        _ => {
                            let (liked, temperature) = cast.prefer(game, world, seat, &menu);
                            liked.draw(temperature, &mut rng)
                        }
                    };
                    game.play(world, seat, menu.nth(place), tell);
                }
            }
        }
    }

    fn cast(&self, me: Seat) -> Cast<'_, G> {
        let own = Manner { policy: self.own.as_ref(), temperature: self.own_temperature };
        let others = Manner { policy: self.others.as_ref(), temperature: 1.0 };
        Cast { me, own, others }
    }
}

/// A difference and its standard error.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Lead {
    /// The difference.
    pub by: f64,
    /// Its standard error.
    pub error: f64,
}

impl Lead {
    /// Whether it is larger than what chance makes: more than so many standard errors.
    pub fn is_clear(self, errors: f64) -> bool {
        self.by > errors * self.error
    }
}

impl Sample {
    /// A sample of values that were found otherwise: a row of actions for each world.
    pub fn of(actions: usize, values: Vec<f32>) -> Self {
        Self { actions, values }
    }

    /// In how many worlds every action was tried.
    pub fn worlds(&self) -> usize {
        self.values.len().checked_div(self.actions).unwrap_or_default()
    }

    /// How many actions were tried.
    pub fn actions(&self) -> usize {
        self.actions
    }

    fn rows(&self) -> impl Iterator<Item = &[f32]> {
        self.values.chunks_exact(self.actions.max(1))
    }

    /// What an action is worth on average.
    pub fn mean(&self, action: usize) -> f64 {
        let sum: f64 = self.rows().map(|row| f64::from(row[action])).sum();
        sum / self.worlds().max(1) as f64
    }

    /// The best action by all worlds; the first of equal ones.
    pub fn best(&self) -> usize {
        self.best_of(|_| true)
    }

    fn best_of(&self, wanted: impl Fn(usize) -> bool) -> usize {
        let mut sums = vec![0.0; self.actions];
        for (_, row) in self.rows().enumerate().filter(|(world, _)| wanted(*world)) {
            sums.iter_mut().zip(row).for_each(|(sum, value)| *sum += f64::from(*value));
        }
        let mut best = 0;
        for (action, sum) in sums.iter().enumerate() {
            if *sum > sums[best] {
                best = action;
            }
        }
        best
    }

    /// By how much one action is better than another, in the same worlds.
    pub fn lead(&self, one: usize, other: usize) -> Lead {
        self.lead_in(|_| (one, other))
    }

    /// What a choice costs against the best action: the best is chosen in one half of the worlds, and
    /// its lead is measured in the other, both ways round. So the luckiest of many equal actions has
    /// no lead on average.
    pub fn loss(&self, chosen: usize) -> Lead {
        let best = [0, 1].map(|half| self.best_of(|world| world % 2 == half));
        self.lead_in(|world| (best[1 - world % 2], chosen))
    }

    fn lead_in(&self, pair: impl Fn(usize) -> (usize, usize)) -> Lead {
        let n = self.worlds() as f64;
        let (mut sum, mut squares) = (0.0, 0.0);
        for (world, row) in self.rows().enumerate() {
            let (one, other) = pair(world);
            let by = f64::from(row[one]) - f64::from(row[other]);
            sum += by;
            squares += by * by;
        }
        let by = sum / n.max(1.0);
        let variance = (squares / n.max(1.0) - by * by).max(0.0) * n / (n - 1.0).max(1.0);
        Lead { by, error: (variance / n.max(1.0)).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_luckiest_of_equal_actions_has_no_lead() {
        let mut rng = Rng::from_seed(1);
        let mut sum = 0.0;
        let mut naive = 0.0;
        for _ in 0..400 {
            let values = (0..8 * 40).map(|_| rng.unit()).collect();
            let sample = Sample::of(8, values);
            sum += sample.loss(0).by / 400.0;
            naive += sample.lead(sample.best(), 0).by / 400.0;
        }
        assert!(sum.abs() < 0.01, "{sum}");
        assert!(naive > 0.05, "choosing and measuring in the same worlds flatters: {naive}");
    }

    #[test]
    fn a_better_action_leads_by_what_it_is_better() {
        let mut rng = Rng::from_seed(2);
        let values = (0..500).flat_map(|_| [rng.unit(), rng.unit() + 0.25, rng.unit()]).collect();
        let sample = Sample::of(3, values);
        assert_eq!(sample.best(), 1);
        let loss = sample.loss(0);
        assert!((loss.by - 0.25).abs() < 3.0 * loss.error, "{loss:?}");
        assert!(loss.is_clear(2.0));
        assert_eq!(sample.loss(1).by, 0.0);
    }
}
