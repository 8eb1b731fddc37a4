//! `tapis`: two card games at a prompt. This file is the command line; each command has its own.

mod commands;
mod games;
mod output;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, CommandFactory, Parser, Subcommand};

use crate::games::GameName;

/// Two card games, All In – Predictions (2–5 players) and Bids (3–6 players): their rules, games
/// that can be replayed, and deals that anyone can verify.
#[derive(Parser)]
#[command(name = "tapis", version, max_term_width = 100)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Let bots play many games against each other, and measure who is better
    Arena(commands::arena::ArenaArgs),
    /// Play a game of random bots and write its record
    ///
    /// The record is a text: players, options, every shuffle, every action, the scores, and at the
    /// end the secret seed from which the shuffles follow. `tapis replay` shows it, `tapis verify`
    /// re-checks it.
    #[command(after_help = "\
Examples:
  tapis record --game bids --players 4 --seed 7 > game.tapis
  tapis record --game all-in --players 3 --option side=B --name Ana --name Bo --name Cy")]
    Record(RecordArgs),
    /// Show a recorded game in the terminal, step by step
    ///
    /// The record is verified first. At a terminal, Enter goes on, `b` back, a number jumps there,
    /// `q` leaves; elsewhere the whole game is printed.
    #[command(after_help = "\
Examples:
  tapis replay game.tapis
  tapis replay game.tapis --seat 2        only what seat 2 could see
  tapis replay game.tapis --from 30       beginning after the 30th action
  tapis replay game.tapis | less")]
    Replay(ReplayArgs),
    /// Re-check recorded games: every action, every score, and the deal
    ///
    /// The seed must keep the promise of the commitment, every shuffle must follow from it, every
    /// action must have been legal, every score right. The first line that is wrong is named.
    /// docs/deal.md tells how to write a verifier of your own.
    #[command(after_help = "Example:\n  tapis verify games/*.tapis")]
    Verify {
        /// Record files; `-` is the standard input
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Run scenario files: executable examples of the rules
    ///
    /// Names every failure with file, step and field, and ends with `N passed, N failed`.
    #[command(after_help = "Example:\n  tapis scenario crates/testkit/scenarios")]
    Scenario {
        /// Scenario files, or folders in which all *.toml files are run
        #[arg(required = true, value_name = "FILE|DIR")]
        paths: Vec<PathBuf>,
    },
    /// Play a game of random bots and print every state as JSON Lines
    ///
    /// The first line holds the options and the freshly dealt game, every other line an action and
    /// the state after it, with all cards open. The same arguments print the same game.
    #[command(after_help = "\
Examples:
  tapis trace --game bids --players 4 --seed 7
  tapis trace --game bids --players 3 --seed 1 --option specials=thief,shuffle --option rounds=2
  tapis trace --game all-in --players 5 --seed 1 --option deck=my-deck.toml")]
    Trace(DealArgs),
}

/// What game is dealt.
#[derive(Args)]
struct DealArgs {
    /// Which game
    #[arg(long)]
    game: GameName,
    /// How many play: 2–5 at All In, 3–6 at Bids
    #[arg(long)]
    players: u8,
    /// Any number; the same number deals the same game
    #[arg(long)]
    seed: u64,
    /// An option of the rules, such as `side=B`, `rounds=3` or `specials=thief,shuffle`
    ///
    /// All In: side, discard_variant, tie_break, deck. Bids: rounds, color_bids, ally, specials,
    /// lucky_loser, blanks. `deck` and `blanks` are JSON, or the name of a TOML file. May be
    /// repeated; docs/rules explains each.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

#[derive(Args)]
struct RecordArgs {
    #[command(flatten)]
    deal: DealArgs,
    /// A player's name, from seat 0 on
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    /// Words that a seat adds to the deal, from seat 0 on
    #[arg(long = "salt", value_name = "WORDS")]
    salts: Vec<String>,
}

#[derive(Args)]
struct ReplayArgs {
    /// A record file; `-` is the standard input
    file: PathBuf,
    /// Show only what this seat could see; without it, everything is open
    #[arg(long)]
    seat: Option<u8>,
    /// Begin after this many actions
    #[arg(long, default_value_t = 0, value_name = "ACTIONS")]
    from: usize,
}

fn main() -> ExitCode {
    let result = match CommandLine::parse().command {
        Some(Command::Arena(args)) => commands::arena::run(&args),
        Some(Command::Record(args)) => commands::record::run(&args),
        Some(Command::Replay(args)) => commands::replay::run(&args),
        Some(Command::Verify { files }) => commands::verify::run(&files),
        Some(Command::Scenario { paths }) => commands::scenario::run(&paths),
        Some(Command::Trace(args)) => commands::trace::run(&args),
        None => CommandLine::command().print_long_help().map_err(Into::into),
    };
    output::finish(result)
}
