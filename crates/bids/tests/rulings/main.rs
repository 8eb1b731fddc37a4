//! One test for each numbered ruling of `docs/rules/bids.md`, named after it, in the order of its
//! sections; besides, a few rules that have no number of their own.

mod color_bids;
mod common;
mod custom;
mod scoring;
mod setup;
mod specials;
mod thief;
mod tricks;
mod twice;
