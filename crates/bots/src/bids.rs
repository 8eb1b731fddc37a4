//! What the bots need for Bids.

mod ends;
mod heuristic;
mod judge;
mod look;
mod skill;

pub use heuristic::{Feel, Heuristic};
pub use judge::Standings;
