//! The commands, one file each.

pub mod arena;
pub mod backup;
pub mod cards;
pub mod completions;
pub mod deck;
pub mod join;
pub mod load;
pub mod man;
pub mod odds;
pub mod play;
pub mod record;
pub mod replay;
pub mod report;
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

use crate::language::tell;
use crate::output::{Failure, GOOD, io_words, paint, problem, stdout};
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
    problem(tell!("cannot-read", file = file, why = why))
}

/// A file that cannot be written.
pub fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    let (file, why) = (path.display().to_string(), io_words(error));
    problem(tell!("cannot-write", file = file, why = why))
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
    check: impl Fn(&Source) -> Result<String, Vec<Fault>>,
) -> Result<(), Failure> {
    let mut flawless = true;
    for path in files {
        let source = Source::read(path)?;
        match check(&source) {
            Ok(praise) => writeln!(stdout().lock(), "{}: {}", source.name, paint(GOOD, praise))?,
            Err(faults) => {
                flawless = false;
                let _ = refuse(&source, &faults);
            }
        }
    }
    if flawless { Ok(()) } else { Err(Failure::Found) }
}

/// Shows all that is wrong in a file.
fn refuse(source: &Source, faults: &[Fault]) -> Result<(), Failure> {
    let mut out = stdout().lock();
    for fault in faults {
        write!(out, "{}", source.show(fault))?;
    }
    Err(Failure::Found)
}
