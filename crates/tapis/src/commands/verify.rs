//! `tapis verify`: re-checks recorded games.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;
use tapis_game::record::{self, Flaw};
use tapis_game::{Game, Record};
use tapis_play::{GameKind, with_kind};

use super::read_input;
use crate::language::{texts, translate};
use crate::output::{BAD, Failure, GOOD, bar, json as print_json, paint, stdout};

#[derive(Args)]
#[command(about = texts().msg_help_verify(), after_help = "\
tapis verify game.tapis
tapis verify games/*.tapis
tapis verify games/*.tapis --json
tapis record --game bids --players 4 --seed 7 | tapis verify -")]
pub struct VerifyArgs {
    #[arg(required = true, value_name = "FILE", help = texts().msg_help_verify_files())]
    files: Vec<PathBuf>,
    #[arg(long, help = texts().msg_help_verify_json())]
    json: bool,
}

/// What a record that was found good tells about itself.
struct Verified {
    game: &'static str,
    players: u8,
    actions: usize,
}

/// Checks every file and says of each what was found.
pub fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let mut flawless = true;
    let mut list = Vec::new();
    let progress = bar(args.files.len() as u64, &texts().msg_commands_unit_files());
    for path in &args.files {
        let found = verify(path)?;
        progress.inc(1);
        flawless &= found.is_ok();
        let file = path.display();
        if args.json {
            let file = file.to_string();
            list.push(match &found {
                Ok(Verified { game, players, actions }) => json!({
                    "file": file, "verified": true,
                    "game": game, "players": players, "actions": actions,
                }),
                Err(Flaw { line, what }) => json!({
                    "file": file, "verified": false, "line": line, "what": translate(what),
                }),
            });
            continue;
        }
        let words = match found {
            Ok(verified) => paint(GOOD, praise(&verified)),
            Err(flaw) => {
                let refused = paint(BAD, texts().msg_commands_record_refused());
                format!("{refused}, {}", flaw_words(&flaw))
            }
        };
        progress.suspend(|| writeln!(out, "{file}: {words}"))?;
    }
    progress.finish_and_clear();
    drop(out);
    if args.json {
        print_json(&list)?;
    }
    if flawless { Ok(()) } else { Err(Failure::Found) }
}

fn verify(file: &Path) -> Result<Result<Verified, Flaw>, Failure> {
    let bytes = read_input(file)?;
    Ok(record::read_bytes(&bytes).and_then(|text| {
        let name = game_of(text)?;
        with_kind!(name, G => Record::<G>::read(text).map(|record| Verified {
            game: G::NAME,
            players: record.game().seats(),
            actions: record.actions().len(),
        }))
    }))
}

/// The game that a record is of, if it is one of ours.
pub fn game_of(text: &str) -> Result<GameKind, Flaw> {
    let name = record::game_of(text)?;
    GameKind::named(name)
        .ok_or_else(|| Flaw { line: 2, what: "the game must be `all-in` or `bids`".to_owned() })
}

/// Where a record is wrong, and what is wrong there.
pub fn flaw_words(flaw: &Flaw) -> String {
    texts().msg_commands_record_flaw(flaw.line as f64, translate(&flaw.what))
}

fn praise(Verified { game, players, actions }: &Verified) -> String {
    texts().msg_commands_record_verified(*game, *players, *actions)
}
