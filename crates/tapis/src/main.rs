//! `tapis`: two card games at a prompt. This file is the command line; each command has its own.
//! The words of the help stand in `help.ftl` of `crates/texts`, in five languages.

mod commands;
mod games;
mod help;
mod language;
mod output;
mod pointer;
mod table;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::language::texts;
use crate::output::{Failure, complain, finish};

/// Tables and streams are many small things that come and go, which this finds room for quickly.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
#[command(
    about = texts().msg_help_tapis(),
    name = "tapis",
    version,
    max_term_width = 100,
    after_help = "\
tapis
tapis play bids
tapis odds all-in --players 2 --hand '7C 7S QT 9T RU1' --display '5C JM KS'
tapis score bids
tapis simulate --help"
)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[arg(help = texts().msg_help_any_lang())]
    #[arg(long, global = true, value_name = "LANG", value_parser = languages)]
    lang: Option<tapis_texts::Language>,
}

#[derive(Subcommand)]
enum Command {
    Arena(commands::arena::ArenaArgs),
    Backup(commands::backup::BackupArgs),
    Cards(commands::cards::CardsArgs),
    Completions(commands::completions::CompletionsArgs),
    Deck(commands::deck::DeckArgs),
    Health(commands::health::HealthArgs),
    Join(commands::join::JoinArgs),
    Man(commands::man::ManArgs),
    Odds(commands::odds::OddsArgs),
    Play(commands::play::PlayArgs),
    Record(commands::record::RecordArgs),
    Replay(commands::replay::ReplayArgs),
    Report(commands::report::ReportArgs),
    Review(commands::review::ReviewArgs),
    Restore(commands::backup::RestoreArgs),
    Scenario(commands::scenario::ScenarioArgs),
    Score(commands::score::ScoreArgs),
    Serve(commands::serve::ServeArgs),
    Simulate(commands::simulate::SimulateArgs),
    Trace(commands::trace::TraceArgs),
    Verify(commands::verify::VerifyArgs),
}

impl Command {
    fn run(self) -> Result<(), Failure> {
        match self {
            Self::Arena(args) => commands::arena::run(&args),
            Self::Backup(args) => commands::backup::backup(&args),
            Self::Cards(args) => commands::cards::run(&args),
            Self::Completions(args) => commands::completions::run(&args),
            Self::Deck(args) => commands::deck::run(&args),
            Self::Health(args) => commands::health::run(&args),
            Self::Join(args) => commands::join::run(&args),
            Self::Man(args) => commands::man::run(&args),
            Self::Odds(args) => commands::odds::run(&args),
            Self::Play(args) => commands::play::run(&args),
            Self::Record(args) => commands::record::run(&args),
            Self::Replay(args) => commands::replay::run(&args),
            Self::Report(args) => commands::report::run(&args),
            Self::Review(args) => commands::review::run(&args),
            Self::Restore(args) => commands::backup::restore(&args),
            Self::Scenario(args) => commands::scenario::run(&args),
            Self::Score(args) => commands::score::run(&args),
            Self::Serve(args) => commands::serve::run(&args),
            Self::Simulate(args) => commands::simulate::run(&args),
            Self::Trace(args) => commands::trace::run(&args),
            Self::Verify(args) => commands::verify::run(&args),
        }
    }
}

fn languages(name: &str) -> Result<tapis_texts::Language, String> {
    let tags = || tapis_texts::Language::ALL.map(|language| language.tag()).join(", ");
    language::read(name).ok_or_else(|| texts().msg_commands_language_unknown(tags()))
}

/// The whole command line, with all its words in the language of this run.
pub fn command_line() -> clap::Command {
    help::in_words(CommandLine::command())
}

fn main() -> ExitCode {
    let mut arguments: Vec<OsString> = env::args_os().collect();
    let plain: Vec<_> = arguments.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    language::choose(&plain);
    if plain.get(1).is_some_and(|word| word == "help") {
        arguments.remove(1);
        arguments.push("--help".into());
    }
    let read = command_line()
        .try_get_matches_from(arguments)
        .and_then(|matches| CommandLine::from_arg_matches(&matches));
    match read {
        Ok(CommandLine { command: Some(command), .. }) => finish(command.run()),
        Ok(CommandLine { command: None, .. }) => {
            finish(commands::serve::run(&commands::serve::ServeArgs::default()))
        }
        // Help and version are no errors.
        Err(error) if !error.use_stderr() => finish(error.print().map_err(Into::into)),
        Err(error) => {
            complain(&help::complaint(&error));
            eprintln!("{}", texts().msg_commands_usage_more());
            ExitCode::from(2)
        }
    }
}
