//! The story of both games: each step becomes one or more sentences.

mod all_in;
mod all_in_told;
pub(crate) mod bids;

use tapis_game::Seat;

/// The name of a seat.
fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}
