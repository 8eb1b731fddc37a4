//! What the bots need for Bids.

mod belief;
mod ending;
mod ends;
mod features;
mod heuristic;
mod judge;
mod look;
mod skill;

pub use belief::ByBids;
pub use ending::LastTricks;
pub use features::Sight;
pub use heuristic::{Feel, Heuristic};
pub use judge::Standings;
pub(crate) use skill::{MASTER, OTHERS};
