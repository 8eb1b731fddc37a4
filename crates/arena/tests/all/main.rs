//! The arena at work, on a toy game and on the real ones.

mod balance;
mod games;
mod reports;
mod series;
mod toy;
