//! The five levels, the same names in every game.

use std::sync::Arc;

use tapis_game::Bot;

use crate::ismcts::TreeSearch;
use crate::learned::Learned;
use crate::policy::{ByPolicy, Policy};
use crate::random::Random;
use crate::roster::Roster;
use crate::skill::Skill;
use crate::thinker::Thinker;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Sound, but forgetful.
    Beginner,
    /// A full heuristic.
    Casual,
    /// A learned policy, without search.
    Club,
    /// Playouts by the learned policy.
    Expert,
    /// More playouts, beliefs, computed end phases.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] =
        [Self::Beginner, Self::Casual, Self::Club, Self::Expert, Self::Master];

    /// The name of the level in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Club => "club",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }
}

/// The playouts of an Expert's move.
pub const EXPERT_PLAYOUTS: u32 = 400;
/// The playouts of a Master's move.
pub const MASTER_PLAYOUTS: u32 = 3_000;

/// A bot of this level.
pub fn bot<G: Skill>(level: Level) -> Box<dyn Bot<G>> {
    let by =
        |policy, temperature| -> Box<dyn Bot<G>> { Box::new(ByPolicy { policy, temperature }) };
    match level {
        Level::Beginner => by(G::beginner(), 0.0),
        Level::Casual => by(G::casual(), 0.0),
        Level::Club => by(Box::new(Learned::<G, G::Features>::shipped()), 0.0),
        Level::Expert => Box::new(Thinker::<G>::learned(EXPERT_PLAYOUTS)),
        Level::Master => Box::new(Thinker::<G>::learned(MASTER_PLAYOUTS).with_everything()),
    }
}

impl<G: Skill> Roster for G {
    fn bots() -> &'static [&'static str] {
        &[
            "random",
            "beginner",
            "casual",
            "club",
            "expert",
            "master",
            "tree-search",
            "playouts-by-casual",
        ]
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == name) {
            return Some(bot(level));
        }
        Some(match name {
            "random" => Box::new(Random),
            "tree-search" => {
                Box::new(TreeSearch { judge: G::judge(), descents: 10_000, curiosity: 0.4 })
            }
            "playouts-by-casual" => {
                let policy: Arc<dyn Policy<G>> = G::casual().into();
                Box::new(Thinker::<G>::new(policy, EXPERT_PLAYOUTS))
            }
            _ => {
                let (_, policy) = G::styles().into_iter().find(|(style, _)| *style == name)?;
                Box::new(ByPolicy { policy, temperature: 0.0 })
            }
        })
    }
}
