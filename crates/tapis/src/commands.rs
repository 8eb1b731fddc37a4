//! The commands, one file each.

pub mod arena;
pub mod backup;
pub mod cards;
pub mod completions;
pub mod deck;
pub mod health;
pub mod join;
pub mod man;
pub mod odds;
pub mod play;
pub mod record;
pub mod replay;
pub mod report;
pub mod review;
pub mod scenario;
pub mod score;
pub mod serve;
pub mod simulate;
pub mod trace;
pub mod verify;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tapis_game::record::MAX_BYTES;

use crate::language::{texts, translate};
use crate::output::{Failure, GOOD, io_words, json, paint, problem, stdout};
use crate::pointer::{Fault, Source};

/// The bytes of a file, or of the standard input for `-`; never more than a record may have.
fn read_input(path: &Path) -> Result<Vec<u8>, Failure> {
    let open = |path: &Path| -> io::Result<Box<dyn Read>> {
        Ok(if path == Path::new("-") { Box::new(io::stdin()) } else { Box::new(File::open(path)?) })
    };
    let mut bytes = Vec::new();
    open(path)
        .and_then(|input| input.take(MAX_BYTES + 1).read_to_end(&mut bytes))
        .map_err(|error| cannot_read(path, &error))?;
    Ok(bytes)
}

/// A file that cannot be read.
pub fn cannot_read(path: &Path, error: &io::Error) -> Failure {
    let (file, why) = (path.display().to_string(), io_words(error));
    problem(texts().msg_commands_cannot_read(file, why))
}

/// A file that cannot be written.
pub fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    let (file, why) = (path.display().to_string(), io_words(error));
    problem(texts().msg_commands_cannot_write(file, why))
}

/// Writes a new file, never over one that is there; without a name, the standard output.
fn write_template(file: Option<&Path>, text: &str) -> Result<(), Failure> {
    let Some(path) = file else { return Ok(io::stdout().lock().write_all(text.as_bytes())?) };
    File::create_new(path)
        .and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(|error| cannot_write(path, &error))
}

/// Checks files one after the other and says of each that it is good, or all that is wrong.
fn report_faults(
    files: &[PathBuf],
    as_json: bool,
    check: impl Fn(&Source) -> Result<String, Vec<Fault>>,
) -> Result<(), Failure> {
    let mut checked = Vec::new();
    for path in files {
        let source = Source::read(path)?;
        let faults = match check(&source) {
            Ok(praise) if !as_json => {
                writeln!(stdout().lock(), "{}: {}", source.name, paint(GOOD, praise))?;
                Vec::new()
            }
            Ok(_) => Vec::new(),
            Err(faults) => faults,
        };
        if !as_json {
            show_faults(&source, &faults)?;
        }
        checked.push((source, faults));
    }
    if as_json {
        let fault = |source: &Source, fault: &Fault| {
            let (line, column) = source.place(fault.span.start);
            serde_json::json!({ "line": line, "column": column, "what": translate(&fault.what) })
        };
        let file = |(source, faults): &(Source, Vec<Fault>)| {
            let faults: Vec<_> = faults.iter().map(|found| fault(source, found)).collect();
            serde_json::json!({ "file": source.name, "good": faults.is_empty(), "faults": faults })
        };
        json(&checked.iter().map(file).collect::<Vec<_>>())?;
    }
    let flawless = checked.iter().all(|(_, faults)| faults.is_empty());
    if flawless { Ok(()) } else { Err(Failure::Found) }
}

/// Shows all that is wrong in a file.
fn show_faults(source: &Source, faults: &[Fault]) -> io::Result<()> {
    let mut out = stdout().lock();
    faults.iter().try_for_each(|fault| write!(out, "{}", source.show(fault)))
}

/// Shows all that is wrong in a file, which therefore cannot be used.
fn refuse(source: &Source, faults: &[Fault]) -> Result<(), Failure> {
    show_faults(source, faults)?;
    Err(Failure::Found)
}
