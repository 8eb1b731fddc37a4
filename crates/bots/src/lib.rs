//! Opponents. They see views and nothing else.

mod random;

pub use random::Random;
