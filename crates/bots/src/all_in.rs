//! What the bots need for All In.

mod bet;
mod heuristic;
mod judge;
mod look;
mod skill;

pub use heuristic::Heuristic;
pub use judge::Runes;
