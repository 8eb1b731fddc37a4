//! Teaches the bots: a network learns to prefer what a search preferred.

pub mod learn;
