//! The table in a real browser: whole games clicked to the end, on a phone and on a desktop.
//!
//! Needs Chromium and its driver; `cargo xtask test` installs them. Without them these tests fail,
//! so that nobody believes they have passed.

mod accessible;
mod after;
mod around;
mod company;
mod devices;
mod games;
mod harness;
mod languages;
mod moments;
mod replay;
mod silence;
mod touch;
