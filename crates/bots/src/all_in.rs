//! What the bots need for All In.

mod judge;
mod skill;

pub use judge::Runes;
