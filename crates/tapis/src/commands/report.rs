//! `tapis report`: how a game is balanced under given options, as a page with charts.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use tapis_arena::Simulation;
use tapis_arena::balance::{Balance, Balanced, measure, page};
use tapis_play::{GameKind, with_kind};

use super::cannot_write;
use super::simulate::contestants;
use crate::games::{self, agree};
use crate::language::{language, texts, translate};
use crate::output::{Failure, GOOD, bar, json, paint, problem, stdout};

/// The word that stands for the options that nobody named.
const DEFAULT: &str = "default";

#[derive(Args)]
#[command(about = texts().msg_help_report(), after_help = "\
tapis report --game bids --players 4
tapis report --game all-in --players 3 --option side=B --compare side=A
tapis report --game bids --players 4 --option blanks=my-cards.toml --compare default
tapis report --game all-in --players 4 --option deck=a.toml --compare deck=b.toml --out decks.html")]
pub struct ReportArgs {
    #[arg(value_parser = games::parser(), long, help = texts().msg_help_any_game())]
    game: GameKind,
    #[arg(long, value_name = "N", help = texts().msg_help_any_players())]
    players: u8,
    #[arg(long = "option", value_name = "KEY=VALUE", help = texts().msg_help_any_options())]
    options: Vec<String>,
    #[arg(long, value_name = "KEY=VALUE", help = texts().msg_help_report_compare())]
    compare: Vec<String>,
    #[arg(help = texts().msg_help_any_bots())]
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME", default_value = "veteran")]
    bots: Vec<String>,
    #[arg(help = texts().msg_help_any_games())]
    #[arg(long, value_name = "N", default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1, help = texts().msg_help_any_seed())]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 0, help = texts().msg_help_any_threads())]
    threads: usize,
    #[arg(help = texts().msg_help_report_out())]
    #[arg(long, value_name = "FILE", default_value = "report.html")]
    out: PathBuf,
    #[arg(long, help = texts().msg_help_any_json())]
    json: bool,
}

/// Plays, counts, and writes the page.
pub fn run(args: &ReportArgs) -> Result<(), Failure> {
    with_kind!(args.game, G => play::<G>(args))
}

fn play<G: Balanced>(args: &ReportArgs) -> Result<(), Failure> {
    let mut wanted = vec![&args.options];
    if !args.compare.is_empty() {
        wanted.push(&args.compare);
    }
    let mut sides = Vec::new();
    for pairs in wanted {
        let pairs: Vec<_> = pairs.iter().filter(|pair| *pair != DEFAULT).cloned().collect();
        let game: G = agree(args.players, &pairs)?;
        let name = if pairs.is_empty() { texts().msg_report_default() } else { pairs.join(" ") };
        let bots = contestants(&args.bots)?;
        let (games, seed, threads) = (args.games, args.seed, args.threads);
        sides.push((name, Simulation { game, bots, games, seed, threads }));
    }
    let planned = sides.iter().map(|(_, simulation)| simulation.planned()).sum();
    let progress = bar(planned, &texts().msg_commands_unit_games());
    let mut measured: Vec<(String, Balance)> = Vec::new();
    for (name, simulation) in &sides {
        let balance = measure(simulation, |games| progress.inc(games));
        measured.push((name.clone(), balance.map_err(|error| problem(translate(error)))?));
    }
    progress.finish_and_clear();
    if args.json {
        let sides: Vec<_> = measured
            .iter()
            .map(|(name, balance)| serde_json::json!({ "name": name, "balance": balance }))
            .collect();
        return json(&serde_json::json!({ "sides": sides }));
    }
    let name = tapis_texts::game_name(language(), G::NAME).unwrap_or_default();
    let title = texts().msg_report_title(name, args.players);
    let mut lines = vec![texts().msg_report_line(
        measured[0].1.simulated.games,
        args.bots.join(", "),
        args.seed.to_string(),
    )];
    if measured.len() == 1 {
        lines.push(texts().msg_report_options(measured[0].0.clone()));
    }
    let borrowed: Vec<_> = measured.iter().map(|(name, side)| (name.clone(), side)).collect();
    let html = page::<G>(&title, &lines, &borrowed, language());
    fs::write(&args.out, html).map_err(|error| cannot_write(&args.out, &error))?;
    let file = args.out.display().to_string();
    writeln!(stdout().lock(), "{}", paint(GOOD, texts().msg_report_written(file)))?;
    Ok(())
}
