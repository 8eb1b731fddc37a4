//! The commands, one file each.

pub mod arena;
pub mod completions;
pub mod man;
pub mod record;
pub mod replay;
pub mod scenario;
pub mod trace;
pub mod verify;

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use tapis_game::record::MAX_BYTES;

use crate::language::tell;
use crate::output::{Failure, io_words, problem};

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
