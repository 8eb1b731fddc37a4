//! What a game brings to be taught.

use std::sync::Arc;

use tapis_bots::Level;
use tapis_bots::learned::Features;
use tapis_bots::policy::Policy;
use tapis_bots::skill::Skill;
use tapis_bots::thinker::Thinker;
use tapis_game::Rng;

use crate::course::Course;

/// A game that can be taught.
pub trait Taught: Skill {
    /// How the game looks to the network.
    type Features: Features<Self>;
    /// Whom a network imitates before it practises.
    fn first() -> Arc<dyn Policy<Self>>;
    /// Whom Club imitates before it practises for a short while.
    fn second() -> Arc<dyn Policy<Self>>;
    /// The heuristics that it meets; the first of them most often.
    fn company() -> Vec<Arc<dyn Policy<Self>>>;
    /// A game as people might agree on it: any number of seats, often the default options.
    fn any(rng: &mut Rng) -> Self;
    /// The course by which the weights of Master are made.
    const COURSE: Course;
    /// After so many turns of practice Club stops.
    const CLUB: usize;
    /// Who is watched to learn how others play: Expert, with what Club has learned.
    fn watched(club: Arc<dyn Policy<Self>>) -> Thinker<Self> {
        Level::Expert.with_learned(club)
    }
    /// So many games of Expert are watched to learn how others play.
    const WATCHED: usize;
}
