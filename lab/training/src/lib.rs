//! Teaches the bots: a network imitates a heuristic, then practises against itself and others.

mod all_in;
mod bids;
pub mod course;
pub mod guess;
pub mod learn;
pub mod play;
pub mod taught;
pub mod value;
pub mod watch;
