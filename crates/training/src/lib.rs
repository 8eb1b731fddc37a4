//! Teaches the bots: a network learns to prefer what a search preferred.

mod bids;
pub mod course;
pub mod learn;
pub mod lessons;
pub mod teach;
