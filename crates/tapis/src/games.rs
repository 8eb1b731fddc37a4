//! The games by their names, and options as they are typed at a prompt.

use std::path::Path;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use tapis_game::{Game, options};
use tapis_play::GameKind;
use tapis_texts::game_name;

use crate::language::{language, texts};
use crate::output::{Failure, problem};
use crate::pointer::{Fault, Source};

/// Reads the name of a game.
pub fn parser() -> impl TypedValueParser<Value = GameKind> {
    let names = GameKind::ALL.map(|kind| {
        let title = game_name(language(), kind.name()).unwrap_or_default();
        PossibleValue::new(kind.name()).help(title)
    });
    PossibleValuesParser::new(names).map(|name| GameKind::named(&name).expect("one of these names"))
}

/// What game is dealt.
#[derive(Args)]
pub struct DealArgs {
    #[arg(long, value_parser = parser(), help = texts().msg_help_any_game())]
    pub game: GameKind,
    #[arg(long, value_name = "N", help = texts().msg_help_any_players())]
    pub players: u8,
    #[arg(long, value_name = "N", help = texts().msg_help_any_seed())]
    pub seed: u64,
    #[arg(long = "option", value_name = "KEY=VALUE", help = texts().msg_help_any_options())]
    pub options: Vec<String>,
}

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
