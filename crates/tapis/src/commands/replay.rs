//! `tapis replay`: a recorded game, shown step by step: on the whole screen at a terminal, as text or
//! as JSON Lines for whoever reads on.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use tapis_game::{Game, Heard, Record, Seat, Standing, record};
use tapis_play::{LookBack, Part, Through, with_kind};
use tapis_terminal::stage::Stage;
use tapis_texts::{asked, story};

use super::play::{say, taste};
use super::read_input;
use super::verify::{flaw_words, game_of};
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
    with_kind!(name, G => show(Record::<G>::read(text).map_err(refused)?, args))
}

fn show<G: Stage>(record: Record<G>, args: &ReplayArgs) -> Result<(), Failure> {
    let seats = record.game().seats();
    let seat = args.seat.map(|seat| seat_of(seat, seats)).transpose()?;
    if !args.json && io::stdout().is_terminal() && io::stdin().is_terminal() {
        return say(tapis_terminal::replay(record, seat, args.from, taste(0)));
    }
    let through = seat.map_or(Through::Open, Through::Seat);
    let mut game = LookBack::new(&record);
    let chapters = game.chapters();
    let mut out = stdout().lock();
    for place in args.from.min(game.end())..=game.end() {
        let chapter = chapters.at(place);
        if args.json {
            let step = game.step(place, through);
            let line = Line {
                number: place,
                seat: step.as_ref().map(|step| step.seat),
                action: step.map(|step| step.action),
                round: chapter.map(|chapter| chapter.round),
                part: chapter.and_then(|chapter| chapter.part),
                events: game.heard(place, through),
                scene: game.scene(place, through),
            };
            let line = serde_json::to_string(&line).expect("plain data can be written as JSON");
            writeln!(out, "{line}")?;
        } else {
            page(&record, &mut game, place, through, &mut out)?;
            if let Some(begins) = chapter.filter(|chapter| chapter.place == place) {
                let name = tapis_texts::chapter(language(), record.names(), begins);
                writeln!(out, "{}\n", paint(STRONG, format!("— {name} —")))?;
            }
        }
    }
    Ok(())
}

/// A line of `--json`: a place, what was heard on the way there, and the table.
#[derive(Serialize)]
#[serde(bound = "")]
struct Line<G: Game> {
    number: usize,
    seat: Option<Seat>,
    action: Option<String>,
    round: Option<u8>,
    #[serde(flatten)]
    part: Option<Part>,
    events: Vec<Heard<G>>,
    scene: G::Scene,
}

/// The seat with this number, if the table has it.
pub fn seat_of(number: u8, seats: u8) -> Result<Seat, Failure> {
    let seat = (number < seats).then(|| Seat::new(number));
    seat.ok_or_else(|| problem(texts().msg_commands_seat_unknown(number, seats - 1)))
}

/// What happened last, the table now, and who has to act.
fn page<G: Stage>(
    record: &Record<G>,
    game: &mut LookBack<'_, G>,
    place: usize,
    through: Through,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names = record.names();
    match game.step(place, through) {
        Some(step) => {
            let (all, name) = (game.end(), &names[step.seat.index()]);
            writeln!(out, "— {place}/{all}  {name}: {}", paint(STRONG, &step.action))?;
        }
        None => {
            let game = tapis_texts::game_name(language(), G::NAME).unwrap_or_default();
            writeln!(out, "— {}: {}", paint(STRONG, game), names.join(", "))?;
        }
    }
    for sentence in story::<G>(language(), names, &game.heard(place, through)) {
        writeln!(out, "{sentence}")?;
    }
    let scene = game.scene(place, through);
    for line in G::lines(language(), names, &scene) {
        writeln!(out, "{line}")?;
    }
    if scene.won_by().is_none() {
        writeln!(out, "{}", asked::<G>(language(), names, &scene, None))?;
    }
    writeln!(out)?;
    Ok(())
}
