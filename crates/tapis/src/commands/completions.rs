//! `tapis completions`: what a shell needs to complete commands.

use std::io::Write;

use clap::Args;
use clap_complete::{Shell, generate};

use crate::language::texts;
use crate::output::Failure;

#[derive(Args)]
#[command(about = texts().msg_help_completions(), after_help = "\
tapis completions bash > ~/.local/share/bash-completion/completions/tapis
tapis completions zsh > ~/.zfunc/_tapis
tapis completions fish > ~/.config/fish/completions/tapis.fish")]
pub struct CompletionsArgs {
    #[arg(value_name = "SHELL", help = texts().msg_help_completions_shell())]
    shell: Shell,
}

/// Prints the completions; their explanations are in the language of this run.
pub fn run(args: &CompletionsArgs) -> Result<(), Failure> {
    let mut script = Vec::new();
    generate(args.shell, &mut crate::command_line(), "tapis", &mut script);
    Ok(std::io::stdout().lock().write_all(&script)?)
}
