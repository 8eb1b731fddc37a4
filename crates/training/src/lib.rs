//! Teaches the bots: a network learns to prefer what a search preferred.

pub mod course;
pub mod learn;
pub mod lessons;
pub mod teach;
