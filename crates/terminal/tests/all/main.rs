//! The terminal client without a terminal: screens drawn into memory, keys and clicks by hand.

mod common;
mod games;
mod kept;
mod remote;
mod screens;
