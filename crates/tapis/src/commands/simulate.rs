//! `tapis simulate`: very many games between bots, and what they come to.

use std::io::Write;

use clap::Args;
use tapis_arena::{Contestant, Estimate, Simulated, Simulation, Tally, counted_quantile};
use tapis_bots::Roster;
use tapis_play::{GameKind, with_kind};

use crate::games::{self, agree};
use crate::language::{texts, translate};
use crate::output::{Failure, STRONG, bar, json, paint, problem, stdout};
use crate::table::Columns;

/// How wide a distribution is drawn at most.
const BUCKETS: usize = 48;

#[derive(Args)]
#[command(about = texts().msg_help_simulate(), after_help = "\
tapis simulate --game bids --players 4 --bots casual,beginner
tapis simulate --game all-in --players 3 --bots casual --games 100000
tapis simulate --game bids --players 5 --bots casual,miser --option specials=shuffle --json")]
pub struct SimulateArgs {
    #[arg(value_parser = games::parser(), long, help = texts().msg_help_any_game())]
    game: GameKind,
    #[arg(long, value_name = "N", help = texts().msg_help_any_players())]
    players: u8,
    #[arg(long = "option", value_name = "KEY=VALUE", help = texts().msg_help_any_options())]
    options: Vec<String>,
    #[arg(help = texts().msg_help_any_bots())]
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME", required = true)]
    bots: Vec<String>,
    #[arg(help = texts().msg_help_any_games())]
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1, help = texts().msg_help_any_seed())]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 0, help = texts().msg_help_any_threads())]
    threads: usize,
    #[arg(long, help = texts().msg_help_any_json())]
    json: bool,
}

/// Plays, shows the progress, and prints what it came to.
pub fn run(args: &SimulateArgs) -> Result<(), Failure> {
    with_kind!(args.game, G => play::<G>(args))
}

fn play<G: Roster>(args: &SimulateArgs) -> Result<(), Failure> {
    let game: G = agree(args.players, &args.options)?;
    let bots = contestants(&args.bots)?;
    let (games, seed, threads) = (args.games, args.seed, args.threads);
    let simulation = Simulation { game, bots, games, seed, threads };
    let progress = bar(simulation.planned(), &texts().msg_commands_unit_games());
    let tally = simulation
        .run(|| Tally::new(simulation.names().len(), args.players), |games| progress.inc(games));
    progress.finish_and_clear();
    let results = tally.map_err(|error| problem(translate(error)))?.results(&simulation);
    if args.json { json(&results) } else { Ok(print(&results)?) }
}

/// The bots with these names.
pub fn contestants<G: Roster>(names: &[String]) -> Result<Vec<Contestant<G>>, Failure> {
    let bots = names.iter().map(|name| Contestant::named(name.trim()));
    bots.collect::<Result<_, _>>().map_err(|error| problem(translate(error)))
}

fn print(results: &Simulated) -> std::io::Result<()> {
    let mut out = stdout().lock();
    let name = tapis_texts::game_name(crate::language::language(), &results.game);
    let heading = texts().msg_commands_simulate_heading(
        name.unwrap_or_default(),
        results.players,
        results.games,
        results.deals,
        results.seed.to_string(),
    );
    writeln!(out, "{}", paint(STRONG, heading))?;
    if !results.options.is_empty() {
        let pair = |(key, value): (&String, &serde_json::Value)| format!("{key}={value}");
        let pairs: Vec<_> = results.options.iter().map(pair).collect();
        writeln!(out, "{}", pairs.join(" "))?;
    }
    let fair = 100.0 / f64::from(results.players);
    writeln!(out, "{}\n", texts().msg_commands_simulate_fair(format!("{fair:.1} %")))?;

    let mut table = Columns::new([
        texts().msg_commands_word_bot(),
        texts().msg_commands_word_win_share(),
        texts().msg_commands_word_points(),
        texts().msg_commands_word_5(),
        texts().msg_commands_word_25(),
        texts().msg_commands_word_median(),
        texts().msg_commands_word_75(),
        texts().msg_commands_word_95(),
    ]);
    for bot in &results.bots {
        let mut row = vec![bot.name.clone(), per_cent(bot.win_share), plain(bot.points)];
        row.extend([0.05, 0.25, 0.5, 0.75, 0.95].map(|part| {
            counted_quantile(&bot.scores, part)
                .map_or("–".to_owned(), |points| points.to_string())
        }));
        table.row(row);
    }
    writeln!(out, "{}", table.lines())?;

    let head = [texts().msg_commands_word_seat(), texts().msg_commands_word_win_share()];
    let several = results.bots.len() > 1;
    let bots = results.bots.iter().filter(|_| several);
    let mut table = Columns::new(head.into_iter().chain(bots.clone().map(|bot| bot.name.clone())));
    for (place, share) in results.by_seat.iter().enumerate() {
        let own = bots.clone().map(|bot| per_cent(bot.by_seat[place]));
        let number = match place {
            0 => texts().msg_commands_simulate_starter(),
            _ => (place + 1).to_string(),
        };
        table.row([number, per_cent(*share)].into_iter().chain(own));
    }
    writeln!(out, "{}", table.lines())?;

    let least = results.bots.iter().filter_map(|bot| bot.scores.first()).map(|s| s.0).min();
    let most = results.bots.iter().filter_map(|bot| bot.scores.last()).map(|s| s.0).max();
    if let (Some(least), Some(most)) = (least, most) {
        let text = texts().msg_commands_simulate_scores(least, most);
        writeln!(out, "{}", paint(STRONG, text))?;
        let mut table = Columns::default();
        for bot in &results.bots {
            table.row([bot.name.clone(), spark(&bot.scores, least, most)]);
        }
        writeln!(out, "{}", table.plain_lines())?;
    }
    let length = |part| counted_quantile(&results.lengths, part).unwrap_or(0);
    let all: u64 = results.lengths.iter().map(|(n, games)| u64::from(*n) * games).sum();
    let mean = format!("{:.1}", all as f64 / results.games.max(1) as f64);
    let (low, high) = (length(0.05), length(0.95));
    writeln!(out, "{}", texts().msg_commands_simulate_length(mean, low, high))?;
    let shared = format!("{:.2} %", 100.0 * results.shared as f64 / results.games.max(1) as f64);
    writeln!(out, "{}", texts().msg_commands_simulate_shared(shared))
}

/// A share in per cent with its margin.
pub fn per_cent(estimate: Option<Estimate>) -> String {
    match estimate {
        Some(Estimate { mean, margin: Some(margin), .. }) => {
            format!("{:.1} ± {:.1} %", 100.0 * mean, 100.0 * margin)
        }
        Some(Estimate { mean, margin: None, .. }) => format!("{:.1} %", 100.0 * mean),
        None => "–".to_owned(),
    }
}

fn plain(estimate: Option<Estimate>) -> String {
    match estimate {
        Some(Estimate { mean, margin: Some(margin), .. }) => format!("{mean:.1} ± {margin:.1}"),
        Some(Estimate { mean, margin: None, .. }) => format!("{mean:.1}"),
        None => "–".to_owned(),
    }
}

/// A distribution in one line: the higher the block, the more games. All blocks stand for equally
/// many points, or the line would be jagged where the games are not.
fn spark(scores: &[(i32, u64)], least: i32, most: i32) -> String {
    const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let points = (most - least + 1) as usize;
    let width = points.div_ceil(BUCKETS);
    let mut buckets = vec![0_u64; points.div_ceil(width)];
    for (points, games) in scores {
        buckets[(points - least) as usize / width] += games;
    }
    let highest = buckets.iter().copied().max().unwrap_or(1).max(1);
    let block = |games: &u64| BLOCKS[(games * 8).div_ceil(highest) as usize];
    let line: String = buckets.iter().map(block).collect();
    format!("│{line}│")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_of_games_make_a_level_line() {
        let scores: Vec<_> = (5..=43).map(|points| (points, 7)).collect();
        let line = spark(&scores, 5, 43);
        assert_eq!(line, format!("│{}│", "█".repeat(39)));
        // Of 97 numbers each block takes three, and the last one what is left.
        let scores: Vec<_> = (1..=97).map(|points| (points, 7)).collect();
        assert_eq!(spark(&scores, 1, 97), format!("│{}▃│", "█".repeat(32)));
        assert_eq!(spark(&[(3, 1)], 3, 3), "│█│");
    }
}
