//! The five levels, the same in both games. A game lends heuristics, a learned policy, a judge and
//! a belief; here, and nowhere else, the levels are made of them.

use std::fmt;
use std::sync::Arc;

use crate::policy::Policy;
use crate::skill::Skill;
use crate::thinker::Thinker;

/// How strong a bot is. Weaker levels know less; none of them blunders at random.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Sound but forgetful.
    Beginner,
    /// A full heuristic.
    Casual,
    /// A learned policy, without search.
    Club,
    /// Plays every candidate out a few times with what Club has learned.
    Expert,
    /// Does so for longer, with what long practice has taught, a belief about hidden cards and exact
    /// ends of rounds.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] =
        [Self::Beginner, Self::Casual, Self::Club, Self::Expert, Self::Master];

    /// Its name in commands, addresses and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Club => "club",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Whether it plays candidates out before it answers.
    pub const fn searches(self) -> bool {
        matches!(self, Self::Expert | Self::Master)
    }

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

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
