//! What a game lends its bots: heuristics, what was learned, a judge and a belief.

use std::sync::Arc;

use tapis_game::{Game, Seat, State};

use crate::belief::Belief;
use crate::ending::Ending;
use crate::levels::Level;
use crate::playout::Judge;
use crate::policy::Policy;

/// A game that bots know how to play.
pub trait Skill: Game {
    /// The names of heuristics with odd tastes, which keep the levels honest.
    const STYLES: &'static [&'static str];

    /// The odd heuristic of that name.
    fn style(name: &str) -> Option<Arc<dyn Policy<Self>>>;
    /// The names of players at once that are no level and not odd either: what the learned
    /// policies began with, older versions, and exploiters that were trained to beat the levels.
    const RIVALS: &'static [&'static str] = &[];

    /// The rival of that name.
    fn rival(_name: &str) -> Option<Arc<dyn Policy<Self>>> {
        None
    }
    /// Sound but forgetful.
    fn beginner() -> Arc<dyn Policy<Self>>;
    /// A heuristic that counts cards and minds the others.
    fn casual() -> Arc<dyn Policy<Self>>;
    /// What this level has learned: Club plays by it at once, Expert plays all seats of its playouts
    /// by it, Master its own. It is asked of no other level.
    fn learned(level: Level) -> Arc<dyn Policy<Self>>;
    /// How others play who think, learned by watching them: Master expects this of everybody else.
    fn others() -> Arc<dyn Policy<Self>>;
    /// What the end of a round is worth.
    fn judge() -> Arc<dyn Judge<Self>>;
    /// The same for Master, who knows how games go on among those who think.
    fn master_judge() -> Arc<dyn Judge<Self>> {
        Self::judge()
    }
    /// How likely imagined worlds are by how the players have acted; `None` takes all for equal.
    fn belief() -> Option<Arc<dyn Belief<Self>>> {
        None
    }
    /// How many playouts the learned policy's own opinion of an action counts for in a search.
    const PRIOR: f32 = 12.0;

    /// How much the players in playouts vary; 0 always do what they like best.
    const TEMPERATURE: f32;

    /// The same for Master, whose policy may be surer of itself than the others at the table are.
    const MASTER_TEMPERATURE: f32 = Self::TEMPERATURE;

    /// Whether Expert has a belief too, and not only Master.
    const EXPERT_BELIEVES: bool = false;

    /// Where rounds end so soon that everything can be counted up; `None` if nowhere.
    fn ending() -> Option<Arc<dyn Ending<Self>>> {
        None
    }
    /// How many playouts a move is worth to a level that searches, at this table.
    fn playouts(&self, level: Level) -> u32;
    /// The cards in the hand of a seat in an imagined world.
    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card>;
}
