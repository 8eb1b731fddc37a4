//! How commands end: exit codes, error texts, and pipes that close early.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// Why a command did not succeed.
pub enum Failure {
    /// The command ran and found something wrong, and has said so.
    Found,
    /// The command could not run.
    Problem(String),
    /// Writing failed.
    Io(io::Error),
}

/// A command that could not run, with what to tell about it.
pub fn problem(what: impl fmt::Display) -> Failure {
    Failure::Problem(what.to_string())
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<tapis_game::Unplayable> for Failure {
    fn from(error: tapis_game::Unplayable) -> Self {
        problem(error)
    }
}

/// Exit code 0 for success, 1 if something wrong was found, 2 if the command could not run.
/// Whoever closes a pipe has seen enough: that is success.
pub fn finish(result: Result<(), Failure>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Found) => ExitCode::from(1),
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Io(error)) => {
            eprintln!("tapis: {error}");
            ExitCode::from(2)
        }
        Err(Failure::Problem(what)) => {
            eprintln!("tapis: {what}");
            ExitCode::from(2)
        }
    }
}
