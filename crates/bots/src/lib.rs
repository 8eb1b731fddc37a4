//! Opponents. They see views and nothing else.

pub mod all_in;
pub mod belief;
pub mod bids;
pub mod ending;
pub mod ismcts;
pub mod learned;
mod levels;
mod made;
pub mod net;
mod plain;
pub mod playout;
pub mod policy;
mod random;
mod roster;
pub mod search;
pub mod skill;
pub mod thinker;
pub mod weights;

pub use levels::Level;
pub use random::Random;
pub use roster::Roster;
