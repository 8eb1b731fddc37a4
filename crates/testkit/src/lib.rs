//! What the games are checked with: positions laid out by hand, scenario files, contract checks,
//! the world oracle, traces and playthroughs.

pub mod position;
