//! What the games are checked with: contract checks, the world oracle, perft and playthroughs,
//! and beside them the positions, scenario files and traces that players have too.

pub mod chance;
pub mod contract;
pub mod fuzz;
pub mod json;
pub mod oracle;
pub mod perft;
pub mod playthrough;
pub mod undo;

pub use tapis_scenario as scenario;
pub use tapis_scenario::{position, trace};
