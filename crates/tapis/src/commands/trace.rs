//! `tapis trace`: a game of random bots, state by state.

use std::io::{self, BufWriter, Write};

use clap::Args;
use tapis_play::with_kind;
use tapis_scenario::json::StateJson;
use tapis_scenario::trace;

use crate::games::{DealArgs, agree};
use crate::language::texts;
use crate::output::Failure;

#[derive(Args)]
#[command(about = texts().msg_help_trace(), after_help = "\
tapis trace --game bids --players 4 --seed 7
tapis trace --game bids --players 3 --seed 1 --option specials=thief,shuffle --option rounds=2
tapis trace --game all-in --players 5 --seed 1 --option deck=my-deck.toml")]
pub struct TraceArgs {
    #[command(flatten)]
    deal: DealArgs,
}

/// Plays and prints the states.
pub fn run(args: &TraceArgs) -> Result<(), Failure> {
    with_kind!(args.deal.game, G => play::<G>(&args.deal))
}

fn play<G: StateJson>(args: &DealArgs) -> Result<(), Failure> {
    let game: G = agree(args.players, &args.options)?;
    let mut out = BufWriter::new(io::stdout().lock());
    trace::write(&game, args.seed, &mut out)?;
    Ok(out.flush()?)
}
