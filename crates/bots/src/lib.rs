//! Opponents. They see views and nothing else.

mod random;
mod roster;

pub use random::Random;
pub use roster::Roster;
