//! `tapis man`: manual pages, one for each command.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, Command};
use clap_mangen::Man;

use super::cannot_write;
use crate::language::texts;
use crate::output::Failure;

#[derive(Args)]
#[command(about = texts().msg_help_man(), after_help = "\
tapis man | man -l -
tapis man ~/.local/share/man/man1
tapis --lang es man man/es/man1")]
pub struct ManArgs {
    #[arg(value_name = "DIR", help = texts().msg_help_man_folder())]
    folder: Option<PathBuf>,
}

/// Writes a page for every command into a folder, or the page of `tapis` to the standard output.
pub fn run(args: &ManArgs) -> Result<(), Failure> {
    let mut command = crate::command_line();
    command.build();
    let Some(folder) = &args.folder else {
        return Ok(io::stdout().lock().write_all(&page(&command, "tapis")?)?);
    };
    fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    for (name, command) in all(&command, "tapis") {
        let path = folder.join(format!("{name}.1"));
        fs::write(&path, page(command, &name)?).map_err(|error| cannot_write(&path, &error))?;
    }
    Ok(())
}

/// A command and all commands below it, with the names of their pages.
fn all<'a>(command: &'a Command, name: &str) -> Vec<(String, &'a Command)> {
    let mut commands = vec![(name.to_owned(), command)];
    for sub in command.get_subcommands() {
        commands.extend(all(sub, &format!("{name}-{}", sub.get_name())));
    }
    commands
}

fn page(command: &Command, name: &str) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    let command = command.clone().name(name.to_owned()).display_name(name.to_owned());
    Man::new(command).render(&mut page)?;
    Ok(in_words(&String::from_utf8_lossy(&page)).into_bytes())
}

/// The library writes its headings in English, calls the examples `EXTRA`, and would fill their lines
/// as if they were prose.
fn in_words(page: &str) -> String {
    let examples = texts().msg_commands_heading_examples();
    let mut text = String::new();
    for line in page.lines().filter(|line| *line != examples) {
        let Some(heading) = line.strip_prefix(".SH ") else {
            text += &format!("{line}\n");
            continue;
        };
        let (heading, fill) = match heading {
            "NAME" => (texts().msg_commands_man_name(), ".fi"),
            "SYNOPSIS" => (texts().msg_commands_man_synopsis(), ".fi"),
            "DESCRIPTION" => (texts().msg_commands_man_description(), ".fi"),
            "VERSION" => (texts().msg_commands_man_version(), ".fi"),
            "EXTRA" => (texts().msg_commands_man_examples(), ".nf"),
            other => (other.to_uppercase(), ".fi"),
        };
        text += &format!(".SH {heading}\n{fill}\n");
    }
    text
}
