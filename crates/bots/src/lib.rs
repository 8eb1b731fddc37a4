//! Opponents. They see views and nothing else.

pub mod belief;
pub mod ismcts;
pub mod learned;
pub mod net;
pub mod playout;
pub mod policy;
mod random;
mod roster;
pub mod search;

pub use random::Random;
pub use roster::Roster;
