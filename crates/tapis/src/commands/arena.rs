//! `tapis arena`: many games between bots, measured honestly.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};
use tapis_arena::{Format, Live, Measure, Results, Setup, Sprt, lost_to, pool};
use tapis_bots::Roster;
use tapis_play::{GameKind, with_kind};

use super::cannot_write;
use super::simulate::contestants;
use crate::games::{self, agree};
use crate::language::{language, texts, translate};
use crate::output::{Failure, complain, json, problem};

/// How many deals a series has if nobody says otherwise.
const DEALS: u64 = 200;
/// After how many deals a sequential test gives up if nobody says otherwise.
const MOST_DEALS: u64 = 3000;

/// Who plays whom, and where the results go.
#[derive(Args)]
#[command(about = texts().msg_help_arena(), after_help = "\
tapis arena --game bids --players 4 --bots beginner,casual
tapis arena --game bids --players 4 --bots random,beginner,casual,playouts --html arena.html
tapis arena --game bids --players 3 --bots casual,beginner,miser --format one-vs-rest
tapis arena --game all-in --players 3 --bots random,tree-search,playouts --format mixed
tapis arena --game bids --players 4 --sprt playouts casual
tapis arena --game bids --players 4 --sprt playouts casual --h1 20%
tapis arena --game bids --players 4 --sprt playouts casual --measure score --h0 -2 --h1 0
tapis arena --game bids --players 4 --bots playouts,playouts --json > arena.json
tapis arena --game bids --players 4 --bots exec:./mybot,casual
tapis arena --game bids --players 4 --pool expert")]
pub struct ArenaArgs {
    #[arg(value_parser = games::parser(), long, help = texts().msg_help_any_game())]
    game: GameKind,
    #[arg(long, help = texts().msg_help_any_players())]
    players: u8,
    #[arg(long = "option", value_name = "KEY=VALUE", help = texts().msg_help_any_options())]
    options: Vec<String>,
    #[arg(help = texts().msg_help_arena_bots())]
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME",
        required_unless_present_any = ["sprt", "pool"])]
    bots: Vec<String>,
    #[arg(long, default_value = "cross", help = texts().msg_help_arena_format())]
    format: FormatName,
    #[arg(help = texts().msg_help_arena_sprt())]
    #[arg(long, num_args = 2, value_names = ["A", "B"], conflicts_with_all = ["bots", "format"])]
    sprt: Option<Vec<String>>,
    #[arg(help = texts().msg_help_arena_pool())]
    #[arg(long, value_name = "NAME", conflicts_with_all = ["bots", "format", "sprt"])]
    pool: Option<String>,
    #[arg(help = texts().msg_help_arena_measure())]
    #[arg(long, default_value = "win-share", requires = "sprt")]
    measure: MeasureName,
    #[arg(help = texts().msg_help_arena_h0())]
    #[arg(long, value_name = "GAIN", requires = "sprt", allow_hyphen_values = true)]
    h0: Option<Gain>,
    #[arg(help = texts().msg_help_arena_h1())]
    #[arg(long, value_name = "GAIN", requires = "sprt", allow_hyphen_values = true)]
    h1: Option<Gain>,
    #[arg(long, value_name = "N", help = texts().msg_help_arena_deals())]
    deals: Option<u64>,
    #[arg(long, default_value_t = 1, help = texts().msg_help_any_seed())]
    seed: u64,
    #[arg(help = texts().msg_help_any_threads())]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    #[arg(long, value_name = "FILE", num_args = 0..=1, help = texts().msg_help_arena_json())]
    json: Option<Option<PathBuf>>,
    #[arg(long, value_name = "FILE", help = texts().msg_help_arena_html())]
    html: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum FormatName {
    /// One of each against a table of each other
    Cross,
    /// One of the first against a table of each other
    OneVsRest,
    /// All at one table; a shorter list is repeated, of a longer one every choice plays
    Mixed,
}

#[derive(Clone, Copy, ValueEnum)]
enum MeasureName {
    /// The part of the victories
    WinShare,
    /// The points less the mean of the others
    Score,
}

/// A gain as it is typed: a number, or a part of the fair share in per cent.
#[derive(Clone, Copy)]
enum Gain {
    Number(f64),
    Percent(f64),
}

impl FromStr for Gain {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (digits, gain): (_, fn(f64) -> Self) = match text.strip_suffix('%') {
            Some(digits) => (digits, Self::Percent),
            None => (text, Self::Number),
        };
        match digits.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(gain(number)),
            _ => Err(texts().msg_arena_gain()),
        }
    }
}

/// Plays, shows the progress, and writes the results.
pub fn run(args: &ArenaArgs) -> Result<(), Failure> {
    with_kind!(args.game, G => play::<G>(args))
}

fn play<G: Roster>(args: &ArenaArgs) -> Result<(), Failure> {
    let setup = set_up::<G>(args)?;
    // Whoever waits for hours wants to know at once that the results cannot be written.
    for path in args.json.iter().flatten().chain(&args.html) {
        let opened = File::options().append(true).create(true).open(path);
        opened.map_err(|error| cannot_write(path, &error))?;
    }
    let mut live = Live::new(language());
    let results = tapis_arena::run(&setup, |progress| live.show(progress));
    live.finish();
    let results = results.map_err(|error| problem(translate(error)))?;
    write_files(args, &results)?;
    if matches!(args.json, Some(None)) {
        json(&results)?;
    } else {
        let text = tapis_arena::text(&results, language());
        io::stdout().lock().write_all(text.as_bytes())?;
    }
    let lost = args.pool.iter().flat_map(|candidate| lost_to(&results, candidate));
    let lost: Vec<_> = lost.map(|(member, _)| member).collect();
    if lost.is_empty() {
        return Ok(());
    }
    complain(&texts().msg_arena_lost(lost.join(", ")));
    Err(Failure::Found)
}

fn set_up<G: Roster>(args: &ArenaArgs) -> Result<Setup<G>, Failure> {
    let game: G = agree(args.players, &args.options)?;
    let sprt = args.sprt.as_ref().map(|_| test(args, game.seats())).transpose()?;
    let names = match (&args.sprt, &args.pool) {
        (Some(names), _) => names.clone(),
        (_, Some(candidate)) => [vec![candidate.clone()], pool::<G>(candidate)].concat(),
        _ => args.bots.clone(),
    };
    let format = match args.format {
        _ if sprt.is_some() || args.pool.is_some() => Format::OneVsRest,
        FormatName::Cross => Format::Cross,
        FormatName::OneVsRest => Format::OneVsRest,
        FormatName::Mixed => Format::Mixed,
    };
    let deals = args.deals.unwrap_or(if sprt.is_some() { MOST_DEALS } else { DEALS });
    let (seed, threads) = (args.seed, args.threads);
    let setup = Setup::new(game, contestants(&names)?);
    Ok(Setup { format, deals, seed, threads, sprt, ..setup })
}

fn test(args: &ArenaArgs, seats: u8) -> Result<Sprt, Failure> {
    let default = match args.measure {
        MeasureName::WinShare => Sprt::win_share(seats),
        MeasureName::Score => Sprt::score(),
    };
    // At equality a bot has its fair share, or as many points as the others.
    let fair = match default.measure {
        Measure::WinShare => 1.0 / f64::from(seats),
        Measure::Score => 0.0,
    };
    let mean = |gain: Option<Gain>, default_mean: f64| match (gain, default.measure) {
        (None, _) => Ok(default_mean),
        (Some(Gain::Number(gain)), _) => Ok(fair + gain),
        (Some(Gain::Percent(part)), Measure::WinShare) => Ok(fair * (1.0 + part / 100.0)),
        (Some(Gain::Percent(_)), Measure::Score) => Err(problem(texts().msg_arena_gain_points())),
    };
    let test = Sprt { h0: mean(args.h0, default.h0)?, h1: mean(args.h1, default.h1)?, ..default };
    if test.h0 >= test.h1 {
        return Err(problem(texts().msg_arena_gain_order()));
    }
    Ok(test)
}

fn write_files(args: &ArenaArgs, results: &Results) -> Result<(), Failure> {
    if let Some(Some(path)) = &args.json {
        let json = serde_json::to_string_pretty(results).map_err(problem)?;
        fs::write(path, json + "\n").map_err(|error| cannot_write(path, &error))?;
    }
    if let Some(path) = &args.html {
        let html = tapis_arena::html(results, language());
        fs::write(path, html).map_err(|error| cannot_write(path, &error))?;
    }
    Ok(())
}
