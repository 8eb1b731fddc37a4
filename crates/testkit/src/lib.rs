//! What the games are checked with: positions laid out by hand, scenario files, contract checks,
//! the world oracle, perft, traces and playthroughs.

pub mod chance;
pub mod contract;
pub mod fuzz;
pub mod json;
pub mod oracle;
pub mod perft;
pub mod playthrough;
pub mod position;
pub mod scenario;
pub mod trace;
pub mod undo;
