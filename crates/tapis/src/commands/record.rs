//! `tapis record`: games of bots, written down.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use tapis_bots::Roster;
use tapis_game::deal::Seed;
use tapis_game::record::Version;
use tapis_game::{EachSeat, Nobody, Opening, Record, Rng, Seat, Table, drive};
use tapis_play::with_kind;

use super::cannot_write;
use super::simulate::contestants;
use crate::games::{DealArgs, agree};
use crate::language::texts;
use crate::output::{Failure, bar};

#[derive(Args)]
#[command(about = texts().msg_help_record(), after_help = "\
tapis record --game bids --players 4 --seed 7 > game.tapis
tapis record --game bids --players 4 --seed 7 --bots club > game.tapis
tapis record --game all-in --players 3 --seed 7 --bots expert,club,club --games 100 --folder games
tapis record --game all-in --players 3 --seed 7 --option side=B --name Ana --name Bo --name Cy
tapis record --game bids --players 4 --seed 7 --option specials=thief,shuffle --option rounds=2")]
pub struct RecordArgs {
    #[command(flatten)]
    deal: DealArgs,
    #[arg(help = texts().msg_help_record_bots())]
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME", default_value = "random")]
    bots: Vec<String>,
    #[arg(help = texts().msg_help_record_games())]
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "FOLDER", help = texts().msg_help_record_folder())]
    folder: Option<PathBuf>,
    #[arg(long = "name", value_name = "NAME", help = texts().msg_help_record_names())]
    names: Vec<String>,
    #[arg(long = "salt", value_name = "WORDS", help = texts().msg_help_record_salts())]
    salts: Vec<String>,
}

/// Plays and writes the records.
pub fn run(args: &RecordArgs) -> Result<(), Failure> {
    with_kind!(args.deal.game, G => play::<G>(args))
}

fn play<G: Roster>(args: &RecordArgs) -> Result<(), Failure> {
    let game: G = agree(args.deal.players, &args.deal.options)?;
    let bots = contestants::<G>(&args.bots)?;
    if let Some(folder) = &args.folder {
        std::fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    }
    let progress = bar(args.games, &texts().msg_commands_unit_games());
    for number in 0..args.games {
        let seed = args.deal.seed.wrapping_add(number);
        let mut opening = Opening::plain(game.seats(), Seed::from_number(seed));
        opening.version = Version::CURRENT;
        for (place, word) in opening.names.iter_mut().zip(&args.names) {
            place.clone_from(word);
        }
        for (place, word) in opening.salts.iter_mut().zip(&args.salts) {
            place.clone_from(word);
        }
        let mut table = Table::open(game.clone(), opening)?;
        // From game to game everybody moves on one seat.
        let sitting = |seat: Seat| (seat.index() + number as usize) % bots.len();
        let mut seated: Vec<_> =
            Seat::all(game.seats()).map(|seat| bots[sitting(seat)].sit_down()).collect();
        let mut players = EachSeat { bots: &mut seated, rng: Rng::from_seed(seed) };
        drive(&mut table, &mut players, &mut Nobody).expect("a bot chooses from the menu");
        write(args.folder.as_deref(), seed, &table.record().expect("the game is over"))?;
        progress.inc(1);
    }
    progress.finish_and_clear();
    Ok(())
}

/// A file in the folder, named after game and seed, or the standard output.
fn write<G: Roster>(folder: Option<&Path>, seed: u64, record: &Record<G>) -> Result<(), Failure> {
    let text = record.to_string();
    let Some(folder) = folder else { return Ok(io::stdout().lock().write_all(text.as_bytes())?) };
    let path = folder.join(format!("{}-{seed}.tapis", G::NAME));
    std::fs::write(&path, text).map_err(|error| cannot_write(&path, &error))
}
