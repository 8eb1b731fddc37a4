//! Scenario files: executable examples of the rules, one TOML file each.
//!
//! A file lays out a position, plays some steps and says what must hold, or it asks a pure
//! function of the rules. Whatever a file holds, the answer is a list of failures, never a panic.

mod check;
mod check_all_in;
mod check_bids;
mod expect;
mod file;
pub mod json;
mod matching;
mod play;
pub mod position;
pub mod trace;

use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use tapis_game::Game;
use tapis_registry::{Any, Family, Registered, with_kind};

use crate::position::Position;
use check::Checks;
use file::{Fault, Scenario};

/// No scenario fills a file like this; a larger one is not read.
const MAX_BYTES: u64 = 1 << 20;

/// One thing that is not as a scenario demands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The file, as it was named.
    pub file: String,
    /// Where in the file: a line, a step with its action, a case.
    pub place: String,
    /// The field, what was expected and what was found.
    pub what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.place, self.what)
    }
}

/// The files to run: those that are named, and every `*.toml` below the folders that are named.
///
/// # Errors
/// Fails if a folder cannot be read. A missing file is not noticed before it is run.
pub fn collect(paths: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            collect_folder(path, &mut files)?;
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn collect_folder(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    let in_folder = |error: io::Error| {
        io::Error::new(error.kind(), format!("cannot read {}: {error}", folder.display()))
    };
    let mut entries = fs::read_dir(folder)
        .and_then(|entries| entries.collect::<io::Result<Vec<_>>>())
        .map_err(in_folder)?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // A link to a folder is not followed, so that no loop is walked.
        if entry.file_type().map_err(in_folder)?.is_dir() {
            collect_folder(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            files.push(path);
        }
    }
    Ok(())
}

/// Runs one file.
///
/// # Errors
/// Everything that is not as the file demands, or why it is no scenario.
pub fn run_file(path: &Path) -> Result<(), Vec<Failure>> {
    let name = path.display().to_string();
    match read(path) {
        Ok(text) => run_text(&name, &text),
        Err(error) => {
            let fault = Fault::new("the file", format!("cannot be read: {error}"));
            Err(vec![fault.in_file(&name)])
        }
    }
}

fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    fs::File::open(path)?.take(MAX_BYTES + 1).read_to_string(&mut text)?;
    if text.len() as u64 > MAX_BYTES {
        return Err(io::Error::other("it is larger than 1 MiB, no scenario is"));
    }
    Ok(text)
}

/// Runs a scenario; `file` is what it is called in failures.
///
/// # Errors
/// Everything that is not as the text demands, or why it is no scenario.
pub fn run_text(file: &str, text: &str) -> Result<(), Vec<Failure>> {
    // Rules that panic fail their scenario; the other files are still run.
    let run = || run_unguarded(file, text);
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| {
        let why = panic.downcast_ref::<String>().map(String::as_str);
        let why = why.or(panic.downcast_ref::<&str>().copied()).unwrap_or("of an unknown kind");
        Err(vec![Fault::new("the rules", format!("panicked: {why}")).in_file(file)])
    })
}

/// Runs a scenario without a net: a panic of the rules comes through.
///
/// # Errors
/// As for [`run_text`].
pub fn run_unguarded(file: &str, text: &str) -> Result<(), Vec<Failure>> {
    let run = Scenario::read(text)
        .and_then(|scenario| with_kind!(scenario.game, G => run::<G>(&scenario)));
    let faults = run.unwrap_or_else(|fault| vec![fault]);
    if faults.is_empty() {
        return Ok(());
    }
    Err(faults.into_iter().map(|fault| fault.in_file(file)).collect())
}

fn run<G: Checks>(scenario: &Scenario<'_>) -> Result<Vec<Fault>, Fault> {
    match &scenario.check {
        Some(kind) => check::run::<G>(kind, scenario),
        None => play::run::<G>(scenario),
    }
}

/// The positions of all games.
pub struct Positions;

impl Family for Positions {
    type Of<G: Game> = Box<Position<G>>;
}

/// Lays out the position that a scenario begins with.
///
/// # Errors
/// Says why the text lays out no position.
pub fn start(file: &str, text: &str) -> Result<Any<Positions>, Failure> {
    let start = Scenario::read(text).and_then(|scenario| {
        Ok(with_kind!(scenario.game, G => G::any::<Positions>(Box::new(scenario.position()?))))
    });
    start.map_err(|fault| fault.in_file(file))
}
