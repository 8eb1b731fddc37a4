//! `tapis scenario`: runs executable examples of the rules.

use std::io::{self, Write};
use std::path::PathBuf;

use tapis_testkit::scenario;

use crate::output::{Failure, problem};

/// Runs the files and names every failure.
pub fn run(paths: &[PathBuf]) -> Result<(), Failure> {
    let files = scenario::collect(paths).map_err(problem)?;
    if files.is_empty() {
        return Err(problem("there is no scenario file (*.toml) at the given places"));
    }
    let mut out = io::stdout().lock();
    let mut failed = 0;
    for file in &files {
        if let Err(failures) = scenario::run_file(file) {
            failed += 1;
            for failure in failures {
                writeln!(out, "{failure}")?;
            }
        }
    }
    writeln!(out, "{} passed, {failed} failed", files.len() - failed)?;
    if failed == 0 { Ok(()) } else { Err(Failure::Found) }
}
