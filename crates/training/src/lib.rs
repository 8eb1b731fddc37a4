//! Teaches the bots: a network learns to prefer what a search preferred.

mod all_in;
mod bids;
pub mod course;
pub mod guess;
pub mod learn;
pub mod lessons;
pub mod teach;
