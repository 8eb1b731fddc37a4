//! The two games by their names, and options as they are typed at a prompt.

use std::path::Path;

use clap::{Args, ValueEnum};
use tapis_game::{Game, options};

use crate::language::texts;
use crate::output::{Failure, problem};
use crate::pointer::{Fault, Source};

/// The games by name.
#[derive(Clone, Copy, ValueEnum)]
pub enum GameName {
    /// All In – Predictions
    AllIn,
    /// Bids
    Bids,
}

impl GameName {
    /// The game that calls itself so.
    pub fn named(name: &str) -> Option<Self> {
        Self::from_str(name, false).ok()
    }
}

/// What game is dealt.
#[derive(Args)]
pub struct DealArgs {
    #[arg(long, help = texts().msg_help_any_game())]
    pub game: GameName,
    #[arg(long, value_name = "N", help = texts().msg_help_any_players())]
    pub players: u8,
    #[arg(long, value_name = "N", help = texts().msg_help_any_seed())]
    pub seed: u64,
    #[arg(long = "option", value_name = "KEY=VALUE", help = texts().msg_help_any_options())]
    pub options: Vec<String>,
}

/// Does something with the type of the game that a [`GameName`] stands for.
macro_rules! with_game {
    ($name:expr, $game:ident => $what:expr) => {
        match $name {
            $crate::games::GameName::AllIn => {
                type $game = tapis_all_in::AllIn;
                $what
            }
            $crate::games::GameName::Bids => {
                type $game = tapis_bids::Bids;
                $what
            }
        }
    };
}
pub(crate) use with_game;

/// The game as described by `key=value` words; `deck=FILE.toml` and `blanks=FILE.toml` are read.
pub fn agree<G: Game>(players: u8, pairs: &[String]) -> Result<G, Failure> {
    let pairs = pairs.iter().map(|pair| read_file(pair)).collect::<Result<Vec<_>, _>>()?;
    let options = options::from_pairs::<G>(&pairs)?;
    Ok(G::new(players, &options)?)
}

/// A value that names a TOML file becomes the content of that file, as JSON.
fn read_file(pair: &str) -> Result<String, Failure> {
    let Some((key, name)) = pair.split_once('=').filter(|(_, value)| value.ends_with(".toml"))
    else {
        return Ok(pair.to_owned());
    };
    let source = Source::read(Path::new(name))?;
    let table: toml::Table = toml::from_str(&source.text)
        .map_err(|error| problem(source.show(&Fault::of_toml(&error)).trim_end()))?;
    // A file of blank cards is a list under the option's own name; a deck file is the value itself.
    let json = match table.get(key) {
        Some(list) => serde_json::to_string(list),
        None => serde_json::to_string(&table),
    };
    let json = json.map_err(|error| problem(format!("{name}: {error}")))?;
    Ok(format!("{key}={json}"))
}
