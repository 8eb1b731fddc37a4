//! `cargo xtask train`: teaches the bots, from nothing, with a fixed seed.

use crate::run::{Outcome, step};

/// Hands the words on to the program that teaches.
pub fn train(words: &[&str]) -> Outcome {
    let run = ["run", "--profile", "fast", "--locked", "--package", "tapis-training", "--"];
    step("training", "cargo", &[&run[..], words].concat())
}
