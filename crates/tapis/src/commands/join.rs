//! `tapis join`: a table of a server, on the whole screen.

use clap::Args;
use tapis_terminal::Visit;

use super::play::{own_name, say, taste};
use crate::language::texts;
use crate::output::Failure;

#[derive(Args)]
#[command(about = texts().msg_help_join(), after_help = "\
tapis join http://127.0.0.1:7777/t/k3v9
tapis join https://tapis.example/j/k3v9 --name Ana
tapis join https://tapis.example/t/k3v9 --watch")]
pub struct JoinArgs {
    #[arg(help = texts().msg_help_join_url())]
    url: String,
    #[arg(long, value_name = "NAME", help = texts().msg_help_join_name())]
    name: Option<String>,
    #[arg(long, help = texts().msg_help_join_watch())]
    watch: bool,
}

/// Sits down, or watches.
pub fn run(args: &JoinArgs) -> Result<(), Failure> {
    let visit = Visit {
        link: args.url.clone(),
        name: args.name.clone(),
        stranger: own_name(),
        watch: args.watch,
    };
    say(tapis_terminal::join(&visit, taste(0)))
}
