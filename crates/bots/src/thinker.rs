//! A bot that searches, and that can say what it thinks.

use std::sync::Arc;

use tapis_game::{Bot, BySeat, Game, Menu, Nobody, Rng, Seat, View};

use crate::belief::{Belief, believe};
use crate::ending::Ending;
use crate::playout::{Cast, Judge, Manner, to_the_end_of_the_round};
use crate::policy::Policy;
use crate::search::{Alone, Budget, Estimate, Patient, Search, Workers};
use crate::skill::Skill;

/// A bot of any strength: it answers at once by a policy, or plays every candidate out with it in
/// imagined worlds.
#[derive(Clone)]
pub struct Thinker<G: Skill> {
    policy: Arc<dyn Policy<G>>,
    /// How it thinks that the others play, and how much they vary; `None` if as it does itself.
    others: Option<(Arc<dyn Policy<G>>, f32)>,
    judge: Arc<dyn Judge<G>>,
    belief: Option<Arc<dyn Belief<G>>>,
    ending: Option<Arc<dyn Ending<G>>>,
    prior: f32,
    /// How much it varies in its playouts.
    temperature: f32,
    effort: Effort<G>,
}

/// How much a move is worth to a bot.
#[derive(Clone, Copy)]
enum Effort<G> {
    /// It answers by its policy alone.
    AtOnce,
    /// So many playouts, whatever the table.
    Playouts(u32),
    /// So many playouts at this table.
    At(fn(&G) -> u32),
}

/// What a bot thinks about a decision.
#[derive(Clone, Debug)]
pub struct Thoughts<G: Game> {
    /// Every legal action with its value and error, the best first.
    pub actions: Vec<Estimate<G::Action>>,
    /// For each seat: how likely it gets most out of this round, and how likely it wins the game.
    pub chances: BySeat<Chances>,
    /// For each other seat: how likely each card is in that hand, the likeliest first.
    pub hands: BySeat<Vec<(G::Card, f32)>>,
}

/// The prospects of a seat.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Chances {
    /// To get most out of this round.
    pub round: f32,
    /// To win the game.
    pub game: f32,
}

impl<G: Skill> Thinker<G> {
    /// Answers at once by this policy.
    pub fn at_once(policy: Arc<dyn Policy<G>>) -> Self {
        let judge = G::judge();
        Self {
            policy,
            others: None,
            judge,
            belief: None,
            ending: None,
            prior: G::PRIOR,
            temperature: G::TEMPERATURE,
            effort: Effort::AtOnce,
        }
    }

    /// Plays its worlds out by this policy, so many times at each table, and believes in all worlds
    /// alike.
    pub fn new(policy: Arc<dyn Policy<G>>, playouts: fn(&G) -> u32) -> Self {
        Self { effort: Effort::At(playouts), ..Self::at_once(policy) }
    }

    /// The same with another opinion of what the end of a round is worth.
    #[must_use]
    pub fn with_judge(self, judge: Arc<dyn Judge<G>>) -> Self {
        Self { judge, ..self }
    }

    /// The same with a belief about hidden hands.
    #[must_use]
    pub fn with_belief(self, belief: Arc<dyn Belief<G>>) -> Self {
        Self { belief: Some(belief), ..self }
    }

    /// The same with ends of rounds that are counted up.
    #[must_use]
    pub fn with_ending(self, ending: Arc<dyn Ending<G>>) -> Self {
        Self { ending: Some(ending), ..self }
    }

    /// The same with an opinion of its policy that counts for so many playouts of each action.
    #[must_use]
    pub fn with_prior(self, prior: f32) -> Self {
        Self { prior, ..self }
    }

    /// The same with others in its playouts who play by another policy and vary so much.
    #[must_use]
    pub fn with_others(self, policy: Arc<dyn Policy<G>>, temperature: f32) -> Self {
        Self { others: Some((policy, temperature)), ..self }
    }

    /// The same with players in its playouts that vary so much; 0 always do what they like best.
    #[must_use]
    pub fn with_temperature(self, temperature: f32) -> Self {
        Self { temperature, ..self }
    }

    /// The same with so many playouts for a move.
    #[must_use]
    pub fn with_playouts(self, playouts: u32) -> Self {
        Self { effort: Effort::Playouts(playouts), ..self }
    }

    /// Whether it plays candidates out before it answers.
    pub fn searches(&self) -> bool {
        !matches!(self.effort, Effort::AtOnce)
    }

    /// What a move is worth to this bot at such a table, in playouts; 0 if it answers at once.
    pub fn budget(&self, game: &G) -> Budget<'static> {
        Budget::playouts(match self.effort {
            Effort::AtOnce => 0,
            Effort::Playouts(playouts) => playouts,
            Effort::At(playouts) => playouts(game),
        })
    }

    fn own(&self) -> Manner<'_, G> {
        Manner { policy: self.policy.as_ref(), temperature: self.temperature }
    }

    fn others(&self) -> Manner<'_, G> {
        match &self.others {
            Some((policy, temperature)) => {
                Manner { policy: policy.as_ref(), temperature: *temperature }
            }
            None => self.own(),
        }
    }

    fn search<'a>(&'a self, workers: &'a dyn Workers) -> Search<'a, G> {
        Search {
            own: self.own(),
            others: self.others(),
            belief: self.belief.as_deref(),
            judge: self.judge.as_ref(),
            workers,
            halving: self.searches(),
            prior: if self.searches() { self.prior } else { 0.0 },
            ending: self.ending.as_deref(),
        }
    }

    /// Values every action of a view within a budget; what this bot would do comes first.
    ///
    /// A bot that answers at once has its actions in the order in which it likes them; their values
    /// are what comes of them if everybody plays as it does.
    pub fn estimate(
        &self,
        view: View<'_, G>,
        seed: u64,
        budget: Budget<'_>,
        workers: &dyn Workers,
    ) -> Vec<Estimate<G::Action>> {
        let mut estimates = self.search(workers).estimate(view, seed, budget);
        if !self.searches() {
            let menu = view.legal();
            let liked = self.policy.prefer(view, &menu);
            let liking = |action: G::Action| {
                menu.iter().position(|other| other == action).map(|place| liked.as_slice()[place])
            };
            estimates.sort_by(|a, b| {
                liking(b.action).partial_cmp(&liking(a.action)).expect("preferences are numbers")
            });
            let best = menu.nth(liked.best());
            estimates.sort_by_key(|estimate| estimate.action != best);
        }
        estimates
    }

    /// Everything that this bot thinks about a decision of its own. The clock, if there is one, is
    /// the caller's: it stands in the budget.
    ///
    /// # Panics
    /// Panics if this seat has nothing to choose.
    pub fn think(&self, view: View<'_, G>, seed: u64, budget: Budget<'_>) -> Thoughts<G> {
        self.think_with(view, seed, budget, &Alone)
    }

    /// The same with the help of others.
    ///
    /// # Panics
    /// Panics if this seat has nothing to choose.
    pub fn think_with(
        &self,
        view: View<'_, G>,
        seed: u64,
        budget: Budget<'_>,
        workers: &dyn Workers,
    ) -> Thoughts<G> {
        let actions = self.estimate(view, seed, budget, workers);
        let mut rng = Rng::from_seed(seed);
        let (chances, hands) = self.prospects(view, actions[0].action, &mut rng);
        Thoughts { actions, chances, hands }
    }

    /// What comes of an action, over many worlds.
    #[expect(clippy::type_complexity, reason = "the two are the halves of `Thoughts`")]
    fn prospects(
        &self,
        view: View<'_, G>,
        action: G::Action,
        rng: &mut Rng,
    ) -> (BySeat<Chances>, BySeat<Vec<(G::Card, f32)>>) {
        const WORLDS: u32 = 200;
        let game = view.game;
        let before = game.scores(view.face_up);
        let round = game.round(view.face_up);
        let cast = Cast { me: view.seat, own: self.own(), others: self.others() };
        let mut chances: BySeat<Chances> = BySeat::default();
        let mut hands: BySeat<Vec<(G::Card, f32)>> = BySeat::default();
        for _ in 0..WORLDS {
            let mut world = match &self.belief {
                Some(belief) => believe(view, belief.as_ref(), rng),
                None => view.imagine(rng),
            };
            for seat in Seat::all(game.seats()).filter(|seat| *seat != view.seat) {
                for card in G::hand(&world, seat) {
                    match hands[seat].iter_mut().find(|(other, _)| *other == card) {
                        Some((_, share)) => *share += 1.0 / WORLDS as f32,
                        None => hands[seat].push((card, 1.0 / WORLDS as f32)),
                    }
                }
            }
            game.play(&mut world, view.seat, action, &mut Nobody);
            if game.round(&world.face_up) == round {
                to_the_end_of_the_round(game, &mut world, &cast, rng);
            }
            let after = game.scores(&world.face_up);
            let gain = |seat: Seat| after[seat] - before[seat];
            let most = Seat::all(game.seats()).map(gain).max().unwrap_or_default();
            let best: Vec<_> = Seat::all(game.seats()).filter(|seat| gain(*seat) == most).collect();
            let wins = self.judge.judge(game, &world.face_up);
            for seat in Seat::all(game.seats()) {
                let share = if best.contains(&seat) { 1.0 / best.len() as f32 } else { 0.0 };
                chances[seat].round += share / WORLDS as f32;
                chances[seat].game += wins[seat] / WORLDS as f32;
            }
        }
        for hand in &mut hands.0 {
            hand.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        }
        (chances, hands)
    }
}

impl<G: Skill> Bot<G> for Thinker<G> {
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action {
        let menu = view.legal();
        if menu.len() == 1 {
            return menu.nth(0);
        }
        if !self.searches() {
            return menu.nth(self.policy.prefer(view, &menu).best());
        }
        self.estimate(view, rng.bits(), self.budget(view.game), &Alone)[0].action
    }
}

impl<G: Skill> Patient<G> for Thinker<G> {
    fn choose_within(&mut self, view: View<'_, G>, rng: &mut Rng, budget: Budget<'_>) -> G::Action {
        let menu = view.legal();
        match menu.len() {
            1 => menu.nth(0),
            _ => self.estimate(view, rng.bits(), budget, &Alone)[0].action,
        }
    }
}
