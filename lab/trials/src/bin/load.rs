//! `tapis load`: many tables over the real API, and what they cost a server.

use std::io::Write;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tapis_game::Game;
use tapis_trials::load::{Load, Means, Memory, Progress, Report};

use crate::games::{GameName, agree, with_game};
use crate::language::texts;
use crate::output::{Failure, STRONG, paint, problem, stdout};

#[derive(Args)]
#[command(about = texts().msg_help_load(), after_help = "\
tapis load
tapis load --tables 200 --pace 1000 --seconds 60
tapis load --tables 200 --socket --brief --database postgres
tapis load --tables 200 --programs --brief --option rounds=20
tapis load --tables 10 --idle-streams 9000 --json
tapis load --tables 1000 --seconds 1 --recovery
tapis load --url http://127.0.0.1:7777 --pid 4711 --tables 50")]
pub struct LoadArgs {
    #[arg(long, default_value = "bids", help = texts().msg_help_any_game())]
    game: GameName,
    #[arg(long, default_value_t = 4, help = texts().msg_help_any_players())]
    players: u8,
    #[arg(help = texts().msg_help_load_tables())]
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    #[arg(help = texts().msg_help_load_seconds())]
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    #[arg(long, value_name = "MS", help = texts().msg_help_load_pace())]
    pace: Option<u32>,
    #[arg(long, help = texts().msg_help_load_brief())]
    brief: bool,
    #[arg(long, help = texts().msg_help_load_socket())]
    socket: bool,
    #[arg(long, conflicts_with = "socket", help = texts().msg_help_load_programs())]
    programs: bool,
    #[arg(long = "option", value_name = "KEY=VALUE", help = texts().msg_help_load_options())]
    options: Vec<String>,
    #[arg(long, default_value_t = 0, value_name = "N", help = texts().msg_help_load_idle_streams())]
    idle_streams: u32,
    #[arg(help = texts().msg_help_load_database())]
    #[arg(long, default_value = "sqlite", conflicts_with = "url")]
    database: String,
    #[arg(long, help = texts().msg_help_load_url())]
    url: Option<String>,
    #[arg(long, requires = "url", help = texts().msg_help_load_pid())]
    pid: Option<u32>,
    #[arg(long, conflicts_with = "url", help = texts().msg_help_load_recovery())]
    recovery: bool,
    #[arg(long, default_value_t = 1, help = texts().msg_help_load_seed())]
    seed: u64,
    #[arg(long, help = texts().msg_help_any_json())]
    json: bool,
}

/// Plays, and prints what was measured.
pub fn run(args: &LoadArgs) -> Result<(), Failure> {
    let (game, options) = with_game!(args.game, G => {
        let game: G = agree(args.players, &args.options)?;
        (G::NAME, serde_json::to_value(game.options()).map_err(std::io::Error::from)?)
    });
    let load = Load {
        program: std::env::current_exe()?,
        url: args.url.clone(),
        pid: args.pid,
        database: args.database.clone(),
        game: game.to_owned(),
        seats: args.players,
        tables: args.tables as usize,
        time: Duration::from_secs(args.seconds.into()),
        pace: args.pace.map(|ms| Duration::from_millis(ms.into())),
        brief: args.brief,
        means: match (args.programs, args.socket) {
            (true, _) => Means::Programs,
            (false, true) => Means::Sockets,
            (false, false) => Means::Requests,
        },
        options,
        idle_streams: args.idle_streams as usize,
        recovery: args.recovery,
        seed: args.seed,
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bar = ProgressBar::new(0);
    bar.set_style(
        ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}").expect("a good template"),
    );
    let report = runtime.block_on(load.run(|progress| show(&bar, args, progress)));
    bar.finish_and_clear();
    let mut report =
        report.map_err(|error| problem(texts().msg_commands_load_broken(error.to_string())))?;
    let mut out = stdout();
    report.memory = report.memory.of(report.tables);
    if args.json {
        serde_json::to_writer_pretty(&mut out, &report).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        print(&mut out, &report)?;
    }
    // A table that is not where it was is a broken promise, and more than a figure.
    match report.recovery {
        Some(recovery) if recovery.elsewhere > 0 => Err(Failure::Found),
        _ => Ok(()),
    }
}

fn show(bar: &ProgressBar, args: &LoadArgs, progress: Progress) {
    let (words, done, all) = match progress {
        Progress::SettingUp(done) => {
            (texts().msg_commands_load_setting_up(), done as u64, args.tables.into())
        }
        Progress::Watching(done) => {
            (texts().msg_commands_load_watching(), done as u64, args.idle_streams.into())
        }
        Progress::Playing(actions, time) => {
            let words = texts().msg_commands_load_playing(actions.to_string());
            (words, time.as_secs(), u64::from(args.seconds))
        }
        Progress::Recovering(done) => {
            (texts().msg_commands_load_recovering(), done as u64, args.tables.into())
        }
    };
    bar.set_length(all);
    bar.set_position(done.min(all));
    bar.set_message(words);
}

fn print(out: &mut impl Write, report: &Report) -> Result<(), Failure> {
    let Report { game, seats, tables, database, memory, latency, .. } = report;
    let title = texts().msg_commands_load_title(
        tables.to_string(),
        seats.to_string(),
        game.clone(),
        database.clone(),
    );
    writeln!(out, "{}", paint(STRONG, title))?;
    let whole = |value: f64| format!("{value:.0}");
    let ms = |value: f64| format!("{value:.2} ms");
    let kilo = |bytes: u64| format!("{:.1} KB", bytes as f64 / 1024.0);
    let both = report.database_cpu_seconds.zip(report.server_cpu_seconds);
    let both = both.map(|(database, server)| report.actions as f64 / (database + server).max(1e-9));
    let rows = [
        (texts().msg_commands_load_pace(), report.pace_ms.map(ms)),
        (texts().msg_commands_load_actions(), Some(report.actions.to_string())),
        (texts().msg_commands_load_games(), Some(report.games.to_string())),
        (texts().msg_commands_load_rate(), Some(whole(report.actions_per_second))),
        (texts().msg_commands_load_rate_cpu(), report.actions_per_cpu_second.map(whole)),
        (texts().msg_commands_load_rate_both(), both.map(whole)),
        (texts().msg_commands_load_bytes(), Some(whole(report.bytes_per_action))),
        (texts().msg_commands_load_p50(), Some(ms(latency.p50_ms))),
        (texts().msg_commands_load_p99(), Some(ms(latency.p99_ms))),
        (texts().msg_commands_load_memory_empty(), memory.empty.map(kilo)),
        (texts().msg_commands_load_memory_table(), memory.per_table.map(kilo)),
        (texts().msg_commands_load_memory_stream(), memory.per_stream.map(kilo)),
        (texts().msg_commands_load_memory_full(), memory.per_table_with_streams.map(kilo)),
        (texts().msg_commands_load_memory_after(), memory.per_table_after_play.map(kilo)),
        (texts().msg_commands_load_memory_idle(), memory.per_idle_stream.map(kilo)),
        (texts().msg_commands_load_healthy(), report.recovery.map(|after| ms(after.healthy_ms))),
        (
            texts().msg_commands_load_all_back(),
            report.recovery.map(|after| ms(after.all_tables_ms)),
        ),
        (
            texts().msg_commands_load_elsewhere(),
            report.recovery.map(|after| after.elsewhere.to_string()),
        ),
    ];
    for (name, value) in rows {
        if let Some(value) = value {
            let pad = 48_usize.saturating_sub(unicode_width::UnicodeWidthStr::width(&*name));
            writeln!(out, "  {name}{:pad$} {value:>14}", "")?;
        }
    }
    if memory.empty.is_some() && *tables < Memory::ENOUGH {
        writeln!(out, "  {}", texts().msg_commands_load_memory_few(Memory::ENOUGH.to_string()))?;
    }
    Ok(())
}
