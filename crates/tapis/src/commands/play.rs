//! `tapis play`: a game against bots, on the whole screen.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use tapis_bots::Roster;
use tapis_game::Seat;
use tapis_game::deal::Seed;
use tapis_play::{GameKind, with_kind};
use tapis_terminal::palette::Palette;
use tapis_terminal::stage::Stage;
use tapis_terminal::{Party, Taste};

use crate::games::{self, agree};
use crate::language::{language, texts, translate};
use crate::output::{Failure, problem, stdout};

/// How long a bot waits before it acts, in milliseconds.
const PACE: u64 = 800;

#[derive(Args)]
#[command(about = texts().msg_help_play(), after_help = "\
tapis play all-in
tapis play bids --players 5 --bots casual
tapis play all-in --players 3 --bots beginner,master --option side=B --name Ana
tapis play bids --option rounds=3 --option specials=thief,shuffle --seed 7
tapis play --resume")]
pub struct PlayArgs {
    #[arg(value_parser = games::parser(), required_unless_present = "resume", help = texts().msg_help_any_game())]
    game: Option<GameKind>,
    #[arg(long, value_name = "N", help = texts().msg_help_any_players())]
    players: Option<u8>,
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', help = texts().msg_help_play_bots())]
    bots: Vec<String>,
    #[arg(long = "option", value_name = "KEY=VALUE", help = texts().msg_help_any_options())]
    options: Vec<String>,
    #[arg(long, value_name = "N", help = texts().msg_help_any_seed())]
    seed: Option<u64>,
    #[arg(long, value_name = "NAME", help = texts().msg_help_play_name())]
    name: Option<String>,
    #[arg(long, value_name = "MS", default_value_t = PACE, help = texts().msg_help_play_pace())]
    pace: u64,
    #[arg(long, value_name = "FILE", help = texts().msg_help_play_save())]
    save: Option<PathBuf>,
    #[arg(help = texts().msg_help_play_resume())]
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["game", "save"])]
    resume: Option<Option<PathBuf>>,
}

/// Plays a new game, or goes on with one.
pub fn run(args: &PlayArgs) -> Result<(), Failure> {
    let taste = taste(args.pace);
    let told = match (&args.resume, args.game) {
        (Some(file), _) => tapis_terminal::resume(file.as_deref(), taste),
        (None, Some(game)) => with_kind!(game, G => play::<G>(args, taste)?),
        (None, None) => unreachable!("a game is required without --resume"),
    };
    say(told)
}

/// How the person likes to play, as far as it is the same for all games.
pub fn taste(pace: u64) -> Taste {
    let palette = Palette::from_environment();
    Taste { language: language(), palette, pace: Duration::from_millis(pace.min(10_000)) }
}

/// What is told after the screen has been left.
pub fn say(told: tapis_terminal::Told) -> Result<(), Failure> {
    match told {
        Ok(Some(words)) => Ok(writeln!(stdout().lock(), "{words}")?),
        Ok(None) => Ok(()),
        Err(why) => Err(problem(why)),
    }
}

/// The name by which the system knows the person.
pub fn own_name() -> String {
    let known = |name: &str| std::env::var(name).ok().filter(|name| !name.trim().is_empty());
    let name = known("USER").or_else(|| known("USERNAME"));
    let name = name.filter(|name| !name.chars().any(char::is_control) && name.len() <= 24);
    name.unwrap_or_else(|| language().texts().msg_terminal_column_player())
}

fn play<G: Stage>(args: &PlayArgs, taste: Taste) -> Result<tapis_terminal::Told, Failure> {
    let players = args.players.unwrap_or_else(|| 4.clamp(*G::SEATS.start(), *G::SEATS.end()));
    let game: G = agree(players, &args.options)?;
    let casual = ["casual".to_owned()];
    let levels: &[String] = if args.bots.is_empty() { &casual } else { &args.bots };
    if let Some(unknown) = levels.iter().find(|level| <G as Roster>::bot(level).is_none()) {
        let (game, names) = (G::NAME, G::bots().join(", "));
        return Err(problem(translate(format!("{game} has no bot `{unknown}`; it has: {names}"))));
    }
    let you = args.name.clone().unwrap_or_else(own_name);
    let others = tapis_texts::bots::names(taste.language).into_iter().filter(|name| *name != you);
    let names = std::iter::once(you.clone()).chain(others).take(players.into()).collect();
    let bots = std::iter::once(None)
        .chain(levels.iter().cycle().cloned().map(Some))
        .take(players.into())
        .collect();
    let seed = args.seed.map_or_else(tapis_terminal::random_seed, Seed::from_number);
    let party = Party { names, you: Seat::new(0), bots };
    Ok(tapis_terminal::play(game, party, seed, taste, args.save.clone()))
}
