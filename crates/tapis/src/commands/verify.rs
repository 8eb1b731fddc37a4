//! `tapis verify`: re-checks recorded games.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tapis_game::record::{self, Flaw};
use tapis_game::{Game, Record};

use super::read_input;
use crate::games::{GameName, with_game};
use crate::output::Failure;

/// Checks every file and says of each what was found.
pub fn run(files: &[PathBuf]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let mut flawless = true;
    for file in files {
        match verify(file)? {
            Ok(praise) => writeln!(out, "{}: {praise}", file.display())?,
            Err(flaw) => {
                flawless = false;
                writeln!(out, "{}: REFUSED, {flaw}", file.display())?;
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

fn praise<G: Game>(record: &Record<G>) -> String {
    format!(
        "verified: {}, {} players, {} actions; the deal keeps its commitment",
        G::NAME,
        record.game().seats(),
        record.actions().len(),
    )
}
