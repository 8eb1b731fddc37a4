//! A bot that searches, and that can say what it thinks.

use std::sync::Arc;

use tapis_game::{Bot, BySeat, Game, Menu, Rng, Seat, View};

use crate::belief::{Belief, believe};
use crate::playout::{Judge, to_the_end_of_the_round};
use crate::policy::Policy;
use crate::search::{Alone, Budget, Estimate, Search, Workers};
use crate::skill::Skill;

/// A bot that plays every candidate out in imagined worlds.
#[derive(Clone)]
pub struct Thinker<G: Skill> {
    policy: Arc<dyn Policy<G>>,
    judge: Arc<dyn Judge<G>>,
    belief: Option<Arc<dyn Belief<G>>>,
    /// How much the players in its playouts vary.
    pub temperature: f32,
    /// How many playouts a move is worth to it.
    pub playouts: u32,
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
    /// Plays its worlds out by this policy, and believes in all worlds alike.
    pub fn new(policy: Arc<dyn Policy<G>>, playouts: u32) -> Self {
        let judge = G::judge().into();
        Self { policy, judge, belief: None, temperature: 1.0, playouts }
    }

    /// The same with a belief about hidden hands.
    #[must_use]
    pub fn with_belief(mut self, belief: Arc<dyn Belief<G>>) -> Self {
        self.belief = Some(belief);
        self
    }

    fn search<'a>(&'a self, workers: &'a dyn Workers) -> Search<'a, G> {
        Search {
            policy: self.policy.as_ref(),
            temperature: self.temperature,
            belief: self.belief.as_deref(),
            judge: self.judge.as_ref(),
            workers,
            halving: true,
        }
    }

    /// Values every action of a view within a budget.
    pub fn estimate(
        &self,
        view: View<'_, G>,
        seed: u64,
        budget: Budget<'_>,
        workers: &dyn Workers,
    ) -> Vec<Estimate<G::Action>> {
        self.search(workers).estimate(view, seed, budget)
    }

    /// Everything that this bot thinks about a decision of its own.
    pub fn think(&self, view: View<'_, G>, seed: u64, budget: Budget<'_>) -> Thoughts<G> {
        let actions = self.estimate(view, seed, budget, &Alone);
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
            game.play(&mut world, view.seat, action);
            if game.round(&world.face_up) == round {
                let temperature = self.temperature;
                to_the_end_of_the_round(game, &mut world, self.policy.as_ref(), temperature, rng);
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
        self.estimate(view, rng.bits(), Budget::playouts(self.playouts), &Alone)[0].action
    }
}
