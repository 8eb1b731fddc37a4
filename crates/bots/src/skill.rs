//! What a game lends its bots: heuristics, a network, a judge, a belief. The levels are made of it.

use tapis_game::{Game, Rng, Seat, State, View};

use crate::belief::Belief;
use crate::learned::Features;
use crate::playout::Judge;
use crate::policy::Policy;

/// A game that bots know how to play.
pub trait Skill: Game {
    /// How the game looks to a network.
    type Features: Features<Self>;

    /// The weights that ship with the bots.
    fn weights() -> &'static [u8];
    /// Sound, but forgetful.
    fn beginner() -> Box<dyn Policy<Self>>;
    /// A full heuristic.
    fn casual() -> Box<dyn Policy<Self>>;
    /// Heuristics with odd styles, for the pool.
    fn styles() -> Vec<(&'static str, Box<dyn Policy<Self>>)>;
    /// What the end of a round is worth.
    fn judge() -> Box<dyn Judge<Self>>;
    /// How likely worlds are, beyond fitting a view; `None` if all are alike.
    fn belief() -> Option<Box<dyn Belief<Self>>>;
    /// A choice that need not be searched because it can be computed; `None` for all others.
    fn computed(view: View<'_, Self>, rng: &mut Rng) -> Option<Self::Action>;
    /// The cards in the hand of a seat in an imagined world.
    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card>;
}
