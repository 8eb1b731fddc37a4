//! `tapis record`: a game of random bots, written down.

use std::io::{self, Write};

use clap::Args;
use tapis_bots::Random;
use tapis_game::deal::Seed;
use tapis_game::{AllSeats, Game, Nobody, Opening, Rng, Table, drive};
use tapis_play::with_kind;

use crate::games::{DealArgs, agree};
use crate::language::texts;
use crate::output::Failure;

#[derive(Args)]
#[command(about = texts().msg_help_record(), after_help = "\
tapis record --game bids --players 4 --seed 7 > game.tapis
tapis record --game all-in --players 3 --seed 7 --option side=B --name Ana --name Bo --name Cy
tapis record --game bids --players 4 --seed 7 --option specials=thief,shuffle --option rounds=2")]
pub struct RecordArgs {
    #[command(flatten)]
    deal: DealArgs,
    #[arg(long = "name", value_name = "NAME", help = texts().msg_help_record_names())]
    names: Vec<String>,
    #[arg(long = "salt", value_name = "WORDS", help = texts().msg_help_record_salts())]
    salts: Vec<String>,
}

/// Plays and prints the record.
pub fn run(args: &RecordArgs) -> Result<(), Failure> {
    with_kind!(args.deal.game, G => play::<G>(args))
}

fn play<G: Game>(args: &RecordArgs) -> Result<(), Failure> {
    let game: G = agree(args.deal.players, &args.deal.options)?;
    let mut opening = Opening::plain(game.seats(), Seed::from_number(args.deal.seed));
    for (place, word) in opening.names.iter_mut().zip(&args.names) {
        place.clone_from(word);
    }
    for (place, word) in opening.salts.iter_mut().zip(&args.salts) {
        place.clone_from(word);
    }
    let mut table = Table::open(game, opening)?;
    let mut players = AllSeats { bot: Random, rng: Rng::from_seed(args.deal.seed) };
    drive(&mut table, &mut players, &mut Nobody).expect("a bot chooses from the menu");
    let record = table.record().expect("the game is over");
    Ok(io::stdout().lock().write_all(record.to_string().as_bytes())?)
}
