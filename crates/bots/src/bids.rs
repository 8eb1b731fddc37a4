//! What the bots need for Bids.

mod ends;
mod features;
mod heuristic;
mod judge;
mod look;
mod skill;

pub use features::Sight;
pub use heuristic::{Feel, Heuristic};
pub use judge::Standings;
