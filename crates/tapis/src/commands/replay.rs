//! `tapis replay`: a recorded game, shown step by step: on the whole screen at a terminal, as text or
//! as JSON Lines for whoever reads on.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use tapis_game::record::{self, Replay};
use tapis_game::{Record, Seat};
use tapis_play::Step;
use tapis_terminal::stage::Stage;
use tapis_texts::{asked, story};

use super::play::{say, taste};
use super::read_input;
use super::verify::{flaw_words, game_of};
use crate::games::with_game;
use crate::language::{language, texts};
use crate::output::{Failure, STRONG, paint, problem, stdout};

#[derive(Args)]
#[command(about = texts().msg_help_replay(), after_help = "\
tapis replay game.tapis
tapis replay game.tapis --seat 2
tapis replay game.tapis --from 30
tapis replay game.tapis | less
tapis replay game.tapis --seat 0 --json")]
pub struct ReplayArgs {
    #[arg(value_name = "FILE", help = texts().msg_help_replay_file())]
    file: PathBuf,
    #[arg(long, value_name = "SEAT", help = texts().msg_help_replay_seat())]
    seat: Option<u8>,
    #[arg(long, default_value_t = 0, value_name = "ACTIONS", help = texts().msg_help_replay_from())]
    from: usize,
    #[arg(long, help = texts().msg_help_replay_json())]
    json: bool,
}

/// Verifies the record, then shows it.
pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let bytes = read_input(&args.file)?;
    let refused = |flaw| {
        let refused = texts().msg_commands_record_refused();
        problem(format!("{}: {refused}, {}", args.file.display(), flaw_words(&flaw)))
    };
    let text = record::read_bytes(&bytes).map_err(refused)?;
    let name = game_of(text).map_err(refused)?;
    with_game!(name, G => show(Record::<G>::read(text).map_err(refused)?, args))
}

fn show<G: Stage>(record: Record<G>, args: &ReplayArgs) -> Result<(), Failure> {
    let seats = record.game().seats();
    let seat = args.seat.map(|seat| seat_of(seat, seats)).transpose()?;
    if !args.json && io::stdout().is_terminal() && io::stdin().is_terminal() {
        return say(tapis_terminal::replay(record, seat, args.from, taste(0)));
    }
    let mut out = stdout().lock();
    let mut replay = record.replay();
    replay.go_to(args.from);
    loop {
        let step = last_step(&record, &mut replay, seat);
        if args.json {
            let (number, scene) = (replay.place(), replay.scene(seat));
            let (by, action) = match step {
                Some(step) => (Some(step.seat), Some(step.action)),
                None => (None, None),
            };
            let line = json!({ "number": number, "seat": by, "action": action, "scene": scene });
            writeln!(out, "{line}")?;
        } else {
            page(&record, &replay, step.as_ref(), seat, &mut out)?;
        }
        if replay.place() == replay.len() {
            return Ok(());
        }
        replay.go_to(replay.place() + 1);
    }
}

/// The seat with this number, if the table has it.
pub fn seat_of(number: u8, seats: u8) -> Result<Seat, Failure> {
    let seat = (number < seats).then(|| Seat::new(number));
    seat.ok_or_else(|| problem(texts().msg_commands_seat_unknown(number, seats - 1)))
}

/// What happened last, as these eyes saw it.
fn last_step<G: Stage>(
    record: &Record<G>,
    replay: &mut Replay<'_, G>,
    seat: Option<Seat>,
) -> Option<Step<G>> {
    let (actor, action) = replay.last_action()?;
    let words = match seat {
        Some(seat) if seat != actor => record.game().overheard(action),
        _ => record.game().action_words(action),
    };
    let heard = match seat {
        Some(_) => replay.heard_by(seat),
        None => replay.heard_open(),
    };
    let (place, after) = (replay.place(), replay.scene(seat));
    replay.go_to(place - 1);
    let before = replay.scene(seat);
    replay.go_to(place);
    Some(Step { number: place - 1, seat: actor, action: words, heard, before, after })
}

/// What happened last, the table now, and who has to act.
fn page<G: Stage>(
    record: &Record<G>,
    replay: &Replay<'_, G>,
    step: Option<&Step<G>>,
    seat: Option<Seat>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names = record.names();
    match step {
        Some(step) => {
            let (place, all) = (replay.place(), replay.len());
            let name = &names[step.seat.index()];
            writeln!(out, "— {place}/{all}  {name}: {}", paint(STRONG, &step.action))?;
            for sentence in story::<G>(language(), names, step) {
                writeln!(out, "{sentence}")?;
            }
        }
        None => {
            let game = tapis_texts::game_name(language(), G::NAME).unwrap_or_default();
            writeln!(out, "— {}: {}", paint(STRONG, game), names.join(", "))?;
        }
    }
    let scene = replay.scene(seat);
    for line in G::lines(language(), names, &scene) {
        writeln!(out, "{line}")?;
    }
    if G::won_by(&scene).is_none() {
        writeln!(out, "{}", asked::<G>(language(), names, &scene, None))?;
    }
    writeln!(out)?;
    Ok(())
}
