//! What the bots need for All In.

mod belief;
mod bet;
mod ending;
mod features;
mod heuristic;
mod judge;
mod look;
mod skill;

pub use belief::{Conduct, Guess, MARKS};
pub use ending::Predictions;
pub use features::Sight;
pub use heuristic::Heuristic;
pub use judge::Runes;
pub(crate) use skill::{MASTER, OTHERS};
