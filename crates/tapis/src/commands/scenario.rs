//! `tapis scenario`: runs executable examples of the rules.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use tapis_scenario as scenario;

use crate::language::texts;
use crate::output::{Failure, bar, problem};

#[derive(Args)]
#[command(about = texts().msg_help_scenario(), after_help = "\
tapis scenario lab/testkit/scenarios
tapis scenario my-example.toml")]
pub struct ScenarioArgs {
    #[arg(required = true, value_name = "FILE|DIR", help = texts().msg_help_scenario_paths())]
    paths: Vec<PathBuf>,
}

/// Runs the files and names every failure. The last line is for programs and has no language.
pub fn run(args: &ScenarioArgs) -> Result<(), Failure> {
    let files = scenario::collect(&args.paths).map_err(problem)?;
    if files.is_empty() {
        return Err(problem(texts().msg_commands_scenario_none()));
    }
    let mut out = io::stdout().lock();
    let mut failed = 0;
    let progress = bar(files.len() as u64, &texts().msg_commands_unit_files());
    for file in &files {
        if let Err(failures) = scenario::run_file(file) {
            failed += 1;
            let mut all = failures.iter();
            progress.suspend(|| all.try_for_each(|failure| writeln!(out, "{failure}")))?;
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    writeln!(out, "{} passed, {failed} failed", files.len() - failed)?;
    if failed == 0 { Ok(()) } else { Err(Failure::Found) }
}
