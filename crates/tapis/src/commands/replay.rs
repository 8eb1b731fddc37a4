//! `tapis replay`: a recorded game, shown step by step.

use std::io::{self, BufRead, IsTerminal, Write};

use tapis_game::record::{self, Replay};
use tapis_game::{Game, Record, Seat};

use super::read_input;
use super::verify::game_of;
use crate::ReplayArgs;
use crate::games::with_game;
use crate::output::{Failure, problem};

/// Verifies the record, then shows it.
pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let bytes = read_input(&args.file)?;
    let refused = |flaw| problem(format!("{}: REFUSED, {flaw}", args.file.display()));
    let text = record::read_bytes(&bytes).map_err(refused)?;
    let name = game_of(text).map_err(refused)?;
    with_game!(name, G => show(&Record::<G>::read(text).map_err(refused)?, args))
}

fn show<G: Game>(record: &Record<G>, args: &ReplayArgs) -> Result<(), Failure> {
    let seats = record.game().seats();
    let seat = match args.seat {
        Some(seat) if seat < seats => Some(Seat::new(seat)),
        Some(seat) => {
            return Err(problem(format!("there is no seat {seat}; seats are 0 to {}", seats - 1)));
        }
        None => None,
    };
    let mut replay = record.replay();
    replay.go_to(args.from);
    let mut out = io::stdout().lock();
    if out.is_terminal() && io::stdin().is_terminal() {
        walk(record, &mut replay, seat, &mut out)
    } else {
        loop {
            page(record, &replay, seat, &mut out)?;
            if replay.place() == replay.len() {
                return Ok(());
            }
            replay.go_to(replay.place() + 1);
        }
    }
}

/// One key at a time, until the reader has seen enough.
fn walk<G: Game>(
    record: &Record<G>,
    replay: &mut Replay<'_, G>,
    seat: Option<Seat>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    loop {
        page(record, replay, seat, out)?;
        write!(out, "[Enter] next  [b] back  [number] go there  [q] quit > ")?;
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
                Err(_) => writeln!(out, "`{word}` is neither b, q nor a number")?,
            },
        }
    }
}

/// What happened last, and the table now.
fn page<G: Game>(
    record: &Record<G>,
    replay: &Replay<'_, G>,
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
            writeln!(out, "— {}/{}  {name} (seat {actor}): {words}", replay.place(), replay.len())?;
        }
        None => writeln!(out, "— {}: {}", G::NAME, record.names().join(", "))?,
    }
    writeln!(out, "{}\n", replay.scene(seat))?;
    Ok(())
}
