//! Playthroughs: one whole game as a readable text, with every step, what each seat sees, the legal
//! actions and the scores. It is kept in a file and reviewed when it changes.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use tapis_game::{Eyes, Game, Menu, Seat, State, Turn, options};

use crate::trace;

/// The environment variable that asks to write files anew instead of comparing them.
pub const BLESS: &str = "TAPIS_BLESS";

/// The game of random bots with this seed, in words.
pub fn text<G: Game>(game: &G, seed: u64) -> String {
    let record = trace::play(game, seed);
    let mut replay = record.replay();
    let (seats, options) = (game.seats(), options::to_value(game));
    let mut text = format!("{}, {seats} players, seed {seed}\noptions {options}\n", G::NAME);
    for place in 0..=replay.len() {
        replay.go_to(place);
        let step = match replay.last_action() {
            Some((seat, action)) => format!("seat {seat}: {}", game.action_words(action)),
            None => "deal".to_owned(),
        };
        text += &format!("\n== {place}. {step}\n");
        state(game, replay.state(), &mut text).expect("a string takes all that is written");
    }
    text
}

/// The table as everybody sees it, what each seat sees besides, and what may be done.
fn state<G: Game>(game: &G, state: &State<G>, text: &mut String) -> std::fmt::Result {
    let open = game.scene(&state.face_up, Eyes::Spectator).to_string();
    writeln!(text, "{}", open.trim_end())?;
    for seat in Seat::all(game.seats()) {
        let seen = state.view(game, seat).scene().to_string();
        let own = seen.lines().filter(|line| !open.lines().any(|other| other == *line));
        let own: Vec<_> = own.map(str::trim).collect();
        writeln!(text, "  seat {seat} sees: {}", own.join(" | "))?;
    }
    match state.turn(game) {
        Turn::Act(to_act) => {
            for seat in to_act.iter() {
                let menu = state.legal(game, seat);
                let legal: Vec<_> = menu.iter().map(|action| game.action_words(action)).collect();
                writeln!(text, "  seat {seat} may: {}", legal.join(", "))?;
            }
        }
        _ => writeln!(text, "  over; winners: {:?}", game.winners(&state.face_up))?,
    }
    let scores = game.scores(&state.face_up);
    writeln!(text, "  scores: {:?}", scores.of(game.seats()))
}

/// Compares a text with the file that keeps it, or writes the file if that is asked for.
///
/// # Errors
/// Says in which line the text differs, or why the file cannot be read or written.
pub fn compare(path: &Path, text: &str) -> Result<(), String> {
    let problem = |error| format!("{}: {error}", path.display());
    if std::env::var_os(BLESS).is_some() {
        return fs::write(path, text).map_err(problem);
    }
    let kept = fs::read_to_string(path).map_err(problem)?;
    if kept == text {
        return Ok(());
    }
    let lines = kept.lines().zip(text.lines());
    let line = lines.take_while(|(kept, now)| kept == now).count();
    let show = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
    Err(format!(
        "{}, line {}: kept `{}`, now `{}`; if that is right, run with {BLESS}=1",
        path.display(),
        line + 1,
        show(&kept),
        show(text),
    ))
}
