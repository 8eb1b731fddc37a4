//! The five levels, the same in every game.

use std::fmt;

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
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
