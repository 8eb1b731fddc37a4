//! What the bots need for All In.

mod judge;

pub use judge::Runes;
