//! `tapis trace`: a game of random bots, state by state.

use std::io::{self, BufWriter, Write};

use tapis_game::Game;
use tapis_testkit::trace;

use crate::DealArgs;
use crate::games::{agree, with_game};
use crate::output::Failure;

/// Plays and prints the states.
pub fn run(args: &DealArgs) -> Result<(), Failure> {
    with_game!(args.game, G => play::<G>(args))
}

fn play<G: Game>(args: &DealArgs) -> Result<(), Failure> {
    let game: G = agree(args.players, &args.options)?;
    let mut out = BufWriter::new(io::stdout().lock());
    trace::write(&game, args.seed, &mut out)?;
    Ok(out.flush()?)
}
