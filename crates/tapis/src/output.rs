//! How commands speak and end: colours, exit codes, error texts, and pipes that close early.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::language::{texts, translate};

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
        problem(translate(error))
    }
}

/// What stands out.
pub const STRONG: Style = Style::new().bold();
/// What is as it should be.
pub const GOOD: Style = AnsiColor::Green.on_default().bold();
/// What is not.
pub const BAD: Style = AnsiColor::Red.on_default().bold();
/// What is worth a look.
pub const NOTE: Style = AnsiColor::Cyan.on_default();

/// The standard output, coloured at a terminal. `NO_COLOR`, `CLICOLOR` and `CLICOLOR_FORCE` decide
/// otherwise; elsewhere the colours are taken out.
pub fn stdout() -> anstream::Stdout {
    anstream::stdout()
}

/// A text in a style, for [`stdout`].
pub fn paint(style: Style, text: impl fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

/// A progress bar on the standard error; nothing where that is no terminal.
pub fn bar(length: u64, unit: &str) -> ProgressBar {
    let template = format!("{{bar:32}} {{human_pos}}/{{human_len}} {unit}, {{elapsed}} (+{{eta}})");
    let style = ProgressStyle::with_template(&template).expect("the template names known keys");
    let bar = ProgressBar::new(length).with_style(style);
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    bar
}

/// Something that takes a while, on the standard error; nothing where that is no terminal.
pub fn waiting(what: String) -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {msg} {elapsed}");
    let style = style.expect("the template names known keys");
    let bar = ProgressBar::new_spinner().with_style(style).with_message(what);
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    bar
}

/// Prints a value as JSON, for programs.
pub fn json(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(problem)?;
    Ok(writeln!(io::stdout().lock(), "{text}")?)
}

/// Exit code 0 for success, 1 if something wrong was found, 2 if the command could not run.
/// Whoever closes a pipe has seen enough: that is success.
pub fn finish(result: Result<(), Failure>) -> ExitCode {
    let what = match result {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Found) => return ExitCode::from(1),
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Err(Failure::Io(error)) => io_words(&error),
        Err(Failure::Problem(what)) => what,
    };
    complain(&what);
    ExitCode::from(2)
}

/// Says what is wrong, on the standard error.
pub fn complain(what: &str) {
    anstream::eprintln!("{} {what}", paint(BAD, "tapis:"));
}

/// Why reading or writing failed, as far as it has a name in every language.
pub fn io_words(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => texts().msg_commands_io_not_found(),
        io::ErrorKind::PermissionDenied => texts().msg_commands_io_denied(),
        io::ErrorKind::IsADirectory => texts().msg_commands_io_folder(),
        io::ErrorKind::AlreadyExists => texts().msg_commands_io_exists(),
        _ => translate(error),
    }
}
