//! What the levels are made of. A game lends heuristics, a learned policy, a judge and a belief; here,
//! and nowhere else, they become bots.

use std::sync::Arc;

use crate::levels::Level;
use crate::policy::Policy;
use crate::skill::Skill;
use crate::thinker::Thinker;

impl Level {
    /// A bot of this level, which can also say what it thinks.
    pub fn bot<G: Skill>(self) -> Thinker<G> {
        match self {
            Self::Beginner => Thinker::at_once(G::beginner()),
            Self::Casual => Thinker::at_once(G::casual()),
            _ => self.with_learned(G::learned(self)),
        }
    }

    /// A bot of this level that has learned this; who plays by rules of thumb learns nothing.
    pub fn with_learned<G: Skill>(self, policy: Arc<dyn Policy<G>>) -> Thinker<G> {
        match self {
            Self::Beginner | Self::Casual => self.bot(),
            Self::Club => Thinker::at_once(policy),
            Self::Expert => {
                let bot = Thinker::new(policy, |game| game.playouts(Self::Expert));
                match G::belief().filter(|_| G::EXPERT_BELIEVES) {
                    Some(belief) => bot.with_belief(belief),
                    None => bot,
                }
            }
            Self::Master => {
                let mut bot = Thinker::new(policy, |game| game.playouts(Self::Master))
                    .with_temperature(G::MASTER_TEMPERATURE)
                    .with_others(G::others(), 1.0)
                    .with_judge(G::master_judge());
                if let Some(belief) = G::belief() {
                    bot = bot.with_belief(belief);
                }
                if let Some(ending) = G::ending() {
                    bot = bot.with_ending(ending);
                }
                bot
            }
        }
    }
}
