//! `tapis verify`: re-checks recorded games.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use tapis_game::record::{self, Flaw};
use tapis_game::{Game, Record};

use super::read_input;
use crate::games::{GameName, with_game};
use crate::language::{tell, translate};
use crate::output::{BAD, Failure, GOOD, paint, stdout};

#[derive(Args)]
#[command(after_help = "\
tapis verify game.tapis
tapis verify games/*.tapis
tapis record --game bids --players 4 --seed 7 | tapis verify -")]
pub struct VerifyArgs {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// Checks every file and says of each what was found.
pub fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let mut flawless = true;
    for file in &args.files {
        match verify(file)? {
            Ok(praise) => writeln!(out, "{}: {}", file.display(), paint(GOOD, praise))?,
            Err(flaw) => {
                flawless = false;
                let refused = paint(BAD, tell!("record-refused"));
                writeln!(out, "{}: {refused}, {}", file.display(), flaw_words(&flaw))?;
            }
        }
    }
    if flawless { Ok(()) } else { Err(Failure::Found) }
}

fn verify(file: &Path) -> Result<Result<String, Flaw>, Failure> {
    let bytes = read_input(file)?;
    Ok(record::read_bytes(&bytes).and_then(|text| {
        let name = game_of(text)?;
        with_game!(name, G => Record::<G>::read(text).map(|record| praise(&record)))
    }))
}

/// The game that a record is of, if it is one of ours.
pub fn game_of(text: &str) -> Result<GameName, Flaw> {
    let name = record::game_of(text)?;
    GameName::named(name)
        .ok_or_else(|| Flaw { line: 2, what: "the game must be `all-in` or `bids`".to_owned() })
}

/// Where a record is wrong, and what is wrong there.
pub fn flaw_words(flaw: &Flaw) -> String {
    tell!("record-flaw", line = flaw.line as f64, what = translate(&flaw.what))
}

fn praise<G: Game>(record: &Record<G>) -> String {
    tell!(
        "record-verified",
        game = G::NAME,
        players = record.game().seats(),
        actions = record.actions().len()
    )
}
