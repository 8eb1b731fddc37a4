//! `tapis arena`: many games between bots, measured honestly.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{Args, ValueEnum};
use tapis_arena::{Contestant, Format, Live, Measure, Results, Setup, Sprt, lost_to, pool};
use tapis_bots::Roster;

use crate::games::{GameName, agree, with_game};
use crate::output::{Failure, problem};

/// How many deals a series has if nobody says otherwise.
const DEALS: u64 = 200;
/// After how many deals a sequential test gives up if nobody says otherwise.
const MOST_DEALS: u64 = 3000;

/// Who plays whom, and where the results go.
#[derive(Args)]
#[command(after_help = "\
tapis arena --game bids --players 4 --bots beginner,casual
tapis arena --game bids --players 4 --bots random,beginner,casual,playouts --html arena.html
tapis arena --game bids --players 3 --bots casual,beginner,miser --format one-vs-rest
tapis arena --game all-in --players 3 --bots random,tree-search,playouts --format mixed
tapis arena --game bids --players 4 --sprt playouts casual
tapis arena --game bids --players 4 --sprt playouts casual --h1 20%
tapis arena --game bids --players 4 --sprt playouts casual --measure score --h0 -2 --h1 0
tapis arena --game bids --players 4 --bots playouts,playouts
tapis arena --game bids --players 4 --pool expert")]
pub struct ArenaArgs {
    /// Which game
    #[arg(long)]
    game: GameName,
    /// How many play at a table: 2–5 at All In, 3–6 at Bids
    #[arg(long)]
    players: u8,
    /// An option of the rules, such as `side=B`, `rounds=3` or `specials=thief,shuffle`; may be
    /// repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The bots, with commas between them
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME",
        required_unless_present_any = ["sprt", "pool"])]
    bots: Vec<String>,
    /// How they fill the tables
    #[arg(long, default_value = "cross")]
    format: FormatName,
    /// Test whether one A is better than a table of B, and stop once it is known
    #[arg(long, num_args = 2, value_names = ["A", "B"], conflicts_with_all = ["bots", "format"])]
    sprt: Option<Vec<String>>,
    /// Gate a bot on the fixed pool: it fails if it surely gets less than its fair share somewhere
    #[arg(long, value_name = "NAME", conflicts_with_all = ["bots", "format", "sprt"])]
    pool: Option<String>,
    /// What the test looks at
    #[arg(long, default_value = "win-share", requires = "sprt")]
    measure: MeasureName,
    /// The gain of a bot that is no better: a part of all victories (0.01), of the fair share (5%),
    /// or points if the measure is `score` [default: 0]
    #[arg(long, value_name = "GAIN", requires = "sprt", allow_hyphen_values = true)]
    h0: Option<Gain>,
    /// The gain of a bot that is better [default: 10% of the fair share, or 2 points]
    #[arg(long, value_name = "GAIN", requires = "sprt", allow_hyphen_values = true)]
    h1: Option<Gain>,
    /// How many deals are played, each in all rotations [default: 200; with --sprt at most 3000]
    #[arg(long, value_name = "N")]
    deals: Option<u64>,
    /// Any number; the same number deals the same cards
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at a time [default: one per core]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    /// Write the results as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the results as a page with charts that needs nothing else
    #[arg(long, value_name = "FILE")]
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
            _ => Err("a gain is a number such as 0.02 or -2, or a percentage such as 10%".into()),
        }
    }
}

/// Plays, shows the progress, and writes the results.
pub fn run(args: &ArenaArgs) -> Result<(), Failure> {
    with_game!(args.game, G => play::<G>(args))
}

fn play<G: Roster>(args: &ArenaArgs) -> Result<(), Failure> {
    let setup = set_up::<G>(args)?;
    // Whoever waits for hours wants to know at once that the results cannot be written.
    for path in [&args.json, &args.html].into_iter().flatten() {
        File::options().append(true).create(true).open(path).map_err(cannot_write(path))?;
    }
    let mut live = Live::new();
    let results = tapis_arena::run(&setup, |progress| live.show(progress));
    live.finish();
    let results = results.map_err(problem)?;
    write_files(args, &results)?;
    io::stdout().lock().write_all(tapis_arena::text(&results).as_bytes())?;
    let lost = args.pool.iter().flat_map(|candidate| lost_to(&results, candidate));
    let lost: Vec<_> = lost.map(|(member, _)| member).collect();
    if lost.is_empty() {
        return Ok(());
    }
    Err(problem(format!("surely less than the fair share against: {}", lost.join(", "))))
}

fn set_up<G: Roster>(args: &ArenaArgs) -> Result<Setup<G>, Failure> {
    let game: G = agree(args.players, &args.options)?;
    let sprt = args.sprt.as_ref().map(|_| test(args, game.seats())).transpose()?;
    let names = match (&args.sprt, &args.pool) {
        (Some(names), _) => names.clone(),
        (_, Some(candidate)) => [vec![candidate.clone()], pool::<G>(candidate)].concat(),
        _ => args.bots.clone(),
    };
    let bots = names.iter().map(|name| Contestant::named(name.trim())).collect::<Result<_, _>>();
    let format = match args.format {
        _ if sprt.is_some() || args.pool.is_some() => Format::OneVsRest,
        FormatName::Cross => Format::Cross,
        FormatName::OneVsRest => Format::OneVsRest,
        FormatName::Mixed => Format::Mixed,
    };
    let deals = args.deals.unwrap_or(if sprt.is_some() { MOST_DEALS } else { DEALS });
    let (seed, threads) = (args.seed, args.threads);
    let setup = Setup::new(game, bots.map_err(problem)?);
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
        (Some(Gain::Percent(_)), Measure::Score) => {
            Err(problem("a gain in score is a number of points, such as 2, without %"))
        }
    };
    let test = Sprt { h0: mean(args.h0, default.h0)?, h1: mean(args.h1, default.h1)?, ..default };
    if test.h0 >= test.h1 {
        return Err(problem("the gain --h1 has to be larger than the gain --h0"));
    }
    Ok(test)
}

fn write_files(args: &ArenaArgs, results: &Results) -> Result<(), Failure> {
    if let Some(path) = &args.json {
        let json = serde_json::to_string_pretty(results).map_err(problem)?;
        fs::write(path, json + "\n").map_err(cannot_write(path))?;
    }
    if let Some(path) = &args.html {
        fs::write(path, tapis_arena::html(results)).map_err(cannot_write(path))?;
    }
    Ok(())
}

fn cannot_write(path: &Path) -> impl Fn(io::Error) -> Failure {
    move |error| problem(format!("cannot write {}: {error}", path.display()))
}
