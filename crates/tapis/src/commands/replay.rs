//! `tapis replay`: a recorded game, shown step by step.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use tapis_game::record::{self, Replay};
use tapis_game::{Record, Seat};
use tapis_play::Step;
use tapis_texts::{Spoken, story};

use super::read_input;
use super::verify::{flaw_words, game_of};
use crate::games::with_game;
use crate::language::{language, tell};
use crate::output::{Failure, NOTE, STRONG, paint, problem, stdout};

#[derive(Args)]
#[command(after_help = "\
tapis replay game.tapis
tapis replay game.tapis --seat 2
tapis replay game.tapis --from 30
tapis replay game.tapis | less")]
pub struct ReplayArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    #[arg(long, default_value_t = 0, value_name = "ACTIONS")]
    from: usize,
}

/// Verifies the record, then shows it.
pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let bytes = read_input(&args.file)?;
    let refused = |flaw| {
        let refused = tell!("record-refused");
        problem(format!("{}: {refused}, {}", args.file.display(), flaw_words(&flaw)))
    };
    let text = record::read_bytes(&bytes).map_err(refused)?;
    let name = game_of(text).map_err(refused)?;
    with_game!(name, G => show(&Record::<G>::read(text).map_err(refused)?, args))
}

fn show<G: Spoken>(record: &Record<G>, args: &ReplayArgs) -> Result<(), Failure> {
    let seats = record.game().seats();
    let seat = args.seat.map(|seat| seat_of(seat, seats)).transpose()?;
    let mut replay = record.replay();
    replay.go_to(args.from);
    let at_terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
    let mut out = stdout().lock();
    if at_terminal {
        walk(record, &mut replay, seat, &mut out)
    } else {
        loop {
            page(record, &mut replay, seat, &mut out)?;
            if replay.place() == replay.len() {
                return Ok(());
            }
            replay.go_to(replay.place() + 1);
        }
    }
}

/// The seat with this number, if the table has it.
pub fn seat_of(number: u8, seats: u8) -> Result<Seat, Failure> {
    let seat = (number < seats).then(|| Seat::new(number));
    seat.ok_or_else(|| problem(tell!("seat-unknown", seat = number, last = seats - 1)))
}

/// One key at a time, until the reader has seen enough.
fn walk<G: Spoken>(
    record: &Record<G>,
    replay: &mut Replay<'_, G>,
    seat: Option<Seat>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    loop {
        page(record, replay, seat, out)?;
        write!(out, "{} ", paint(NOTE, tell!("replay-prompt")))?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(());
        }
        match line.trim() {
            "q" => return Ok(()),
            "b" => replay.go_to(replay.place().saturating_sub(1)),
            "" if replay.place() == replay.len() => return Ok(()),
            "" => replay.go_to(replay.place() + 1),
            word => match word.parse() {
                Ok(place) => replay.go_to(place),
                Err(_) => writeln!(out, "{}", tell!("replay-what", word = word.to_owned()))?,
            },
        }
    }
}

/// What happened last, and the table now.
fn page<G: Spoken>(
    record: &Record<G>,
    replay: &mut Replay<'_, G>,
    seat: Option<Seat>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    match replay.last_action() {
        Some((actor, action)) => {
            let name = &record.names()[actor.index()];
            let words = match seat {
                Some(seat) if seat != actor => record.game().overheard(action),
                _ => record.game().action_words(action),
            };
            let (place, all) = (replay.place(), replay.len());
            let number = actor.index() as u8;
            let who = tell!("replay-who", name = name.clone(), seat = number);
            writeln!(out, "— {place}/{all}  {who}: {}", paint(STRONG, &words))?;
            let after = replay.scene(seat);
            replay.go_to(place - 1);
            let before = replay.scene(seat);
            replay.go_to(place);
            let step = Step { number: place - 1, seat: actor, action: words, before, after };
            for sentence in story::<G>(language(), record.names(), &step) {
                writeln!(out, "{sentence}")?;
            }
        }
        None => writeln!(out, "— {}: {}", G::NAME, record.names().join(", "))?,
    }
    writeln!(out, "{}\n", replay.scene(seat))?;
    Ok(())
}
