//! `tapis score`: a score pad for people who play with the paper boxes. What is entered is saved
//! after every round; the sums are those of the games.

mod prompt;
mod show;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueEnum};
use serde_json::Value;
use tapis_game::options;
use tapis_play::score_pad::{Entry, Mistake, ScorePad};
use tapis_play::{GameKind, with_kind};
use tapis_texts::score_pad;

use super::{cannot_read, cannot_write};
use crate::games;
use crate::language::{language, texts, translate};
use crate::output::{Failure, json, problem};

#[derive(Args)]
#[command(about = texts().msg_help_score(), after_help = "\
tapis score bids
tapis score bids new Ana Bo Cy
tapis score bids add '5 8' - '2x -5'
tapis score all-in --file evening.json")]
pub struct ScoreArgs {
    #[arg(value_parser = games::parser(), value_name = "GAME", help = texts().msg_help_any_game())]
    game: GameKind,
    #[arg(long, value_name = "FILE", help = texts().msg_help_score_file())]
    file: Option<PathBuf>,
    #[command(subcommand)]
    action: Option<ScoreAction>,
}

#[derive(Subcommand)]
enum ScoreAction {
    #[command(about = texts().msg_help_score_new(), after_help = "\
tapis score bids new Ana Bo Cy --option rounds=4
tapis score all-in new Ana Bo --option side=B --replace")]
    New {
        #[arg(required = true, value_name = "NAME", help = texts().msg_help_score_new_names())]
        names: Vec<String>,
        #[arg(long = "option", value_name = "KEY=VALUE", help = texts().msg_help_any_options())]
        options: Vec<String>,
        #[arg(long, help = texts().msg_help_score_new_replace())]
        replace: bool,
    },
    #[command(about = texts().msg_help_score_add(), after_help = "\
tapis score bids add '5 8' - '2x -5'
tapis score bids add '9 2' 14 - --allies Ana,Cy --next Bo
tapis score all-in add '7C 7S QT 9T RU1' 'full_house 9C' --predict Bo,Bo --runes 1,0
tapis score bids add '5 8' 9 - --round 1")]
    Add {
        #[arg(help = texts().msg_help_score_add_cards())]
        #[arg(required = true, value_name = "CARDS", allow_negative_numbers = true)]
        cards: Vec<String>,
        #[arg(help = texts().msg_help_score_add_predict())]
        #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
        predict: Vec<String>,
        #[arg(help = texts().msg_help_score_add_runes())]
        #[arg(long, value_delimiter = ',', value_name = "N,N")]
        runes: Vec<u16>,
        #[arg(help = texts().msg_help_score_add_allies())]
        #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
        allies: Vec<String>,
        #[arg(long, value_name = "NAME", help = texts().msg_help_score_add_next())]
        next: Option<String>,
        #[arg(long, value_name = "N", help = texts().msg_help_score_add_round())]
        round: Option<usize>,
    },
    #[command(about = texts().msg_help_score_undo(), after_help = "tapis score bids undo")]
    Undo,
    #[command(about = texts().msg_help_score_show(), after_help = "\
tapis score bids show
tapis score bids show --json")]
    Show {
        #[arg(long, help = texts().msg_help_any_json())]
        json: bool,
    },
    #[command(about = texts().msg_help_score_export(), after_help = "\
tapis score bids export csv > scores.csv
tapis score bids export json > scores.json")]
    Export {
        #[arg(value_name = "FORMAT", help = texts().msg_help_score_export_format())]
        format: ExportFormat,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum ExportFormat {
    Csv,
    Json,
}

/// Does one thing with the pad, or goes on round by round.
pub fn run(args: &ScoreArgs) -> Result<(), Failure> {
    let path = args.file.clone().unwrap_or_else(|| {
        let name = args.game.name();
        PathBuf::from(format!("{name}.score.json"))
    });
    match &args.action {
        None => prompt::go_on(args.game, &path),
        Some(ScoreAction::New { names, options, replace }) => {
            if path.exists() && !replace {
                let file = path.display().to_string();
                return Err(problem(texts().msg_commands_score_exists(file)));
            }
            let pad = new_pad(args.game, names.clone(), options)?;
            save(&pad, &path)?;
            show::print(&pad)
        }
        Some(ScoreAction::Add { cards, predict, runes, allies, next, round }) => {
            let mut pad = load(args.game, &path)?;
            let entry = entry(&pad, cards, predict, runes, allies, next.as_deref())?;
            let entered = match round {
                Some(round) => pad.correct(*round, entry),
                None => pad.enter(entry),
            };
            entered.map_err(|error| mistake(&pad, &error))?;
            save(&pad, &path)?;
            show::print(&pad)
        }
        Some(ScoreAction::Undo) => {
            let mut pad = load(args.game, &path)?;
            pad.undo().ok_or_else(|| problem(texts().msg_commands_score_nothing()))?;
            save(&pad, &path)?;
            show::print(&pad)
        }
        Some(ScoreAction::Show { json: false }) => show::print(&load(args.game, &path)?),
        Some(
            ScoreAction::Show { json: true } | ScoreAction::Export { format: ExportFormat::Json },
        ) => {
            let pad = load(args.game, &path)?;
            json(&pad.to_json().map_err(|error| mistake(&pad, &error))?)
        }
        Some(ScoreAction::Export { format: ExportFormat::Csv }) => {
            let pad = load(args.game, &path)?;
            let csv = pad
                .to_csv(&texts().msg_commands_score_round(), &texts().msg_commands_score_total());
            let csv = csv.map_err(|error| mistake(&pad, &error))?;
            Ok(io::stdout().lock().write_all(csv.as_bytes())?)
        }
    }
}

/// What is wrong with a pad, in words.
fn mistake(pad: &ScorePad, mistake: &Mistake) -> Failure {
    problem(mistake_words(&pad.names, mistake))
}

fn mistake_words(names: &[String], mistake: &Mistake) -> String {
    match mistake {
        Mistake::Unplayable(why) => translate(why),
        other => score_pad::mistake(language(), names, other),
    }
}

/// An empty pad; options are as on every command line.
fn new_pad(game: GameKind, names: Vec<String>, pairs: &[String]) -> Result<ScorePad, Failure> {
    let options = if pairs.is_empty() {
        Value::Null
    } else {
        with_kind!(game, G => {
            let agreed: G = crate::games::agree(names.len() as u8, pairs)?;
            options::to_value(&agreed)
        })
    };
    for (place, name) in names.iter().enumerate() {
        if names[..place].contains(name) {
            return Err(problem(texts().msg_commands_score_name_twice(name.clone())));
        }
    }
    let pad = ScorePad::new(game, names, options);
    pad.map_err(|error| problem(mistake_words(&[], &error)))
}

/// Reads a pad and checks that its sums can be made.
fn load(game: GameKind, path: &Path) -> Result<ScorePad, Failure> {
    let file = || path.display().to_string();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let game = game.name();
            return Err(problem(texts().msg_commands_score_no_file(file(), game)));
        }
        Err(error) => return Err(cannot_read(path, &error)),
    };
    let pad: ScorePad = serde_json::from_str(&text).map_err(|error| {
        let place = format!("{}:{}:{}", file(), error.line(), error.column());
        problem(texts().msg_commands_score_unreadable(place))
    })?;
    if pad.game != game {
        return Err(problem(texts().msg_commands_score_other_game(file())));
    }
    pad.sheet().map_err(|error| mistake(&pad, &error))?;
    Ok(pad)
}

/// Saves a pad beside the old one first, so that no power cut loses both.
fn save(pad: &ScorePad, path: &Path) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(pad).map_err(problem)? + "\n";
    let beside = path.with_extension("json.new");
    fs::write(&beside, text)
        .and_then(|()| fs::rename(&beside, path))
        .map_err(|error| cannot_write(path, &error))
}

/// What was typed for one round.
fn entry(
    pad: &ScorePad,
    cards: &[String],
    predict: &[String],
    runes: &[u16],
    allied: &[String],
    next: Option<&str>,
) -> Result<Entry, Failure> {
    let players = pad.names.len();
    if cards.len() != players {
        return Err(problem(texts().msg_commands_score_each(players)));
    }
    let front = |words: &String| if words == "-" { String::new() } else { typed(pad, words) };
    let predictions = predict.iter().map(|name| player(pad, name)).collect::<Result<_, _>>()?;
    let allies = allies(pad, allied)?;
    let next = next.map(|name| player(pad, name)).transpose()?;
    let cards = cards.iter().map(front).collect();
    Ok(Entry { cards, predictions, runes: runes.to_vec(), allies, next })
}

/// Cards as they were typed, in the notation.
fn typed(pad: &ScorePad, words: &str) -> String {
    tapis_play::with_kind!(pad.game, G => <G as tapis_texts::Spoken>::typed(language(), words))
}

/// The two allies; nobody, if nobody is named.
fn allies(pad: &ScorePad, names: &[String]) -> Result<Option<[u8; 2]>, Failure> {
    match names {
        [] => Ok(None),
        [one, other] => Ok(Some([player(pad, one)?, player(pad, other)?])),
        _ => Err(problem(texts().msg_commands_score_two_allies())),
    }
}

/// A player by name, by the beginning of a name that nobody else's has, or by number from 1.
fn player(pad: &ScorePad, word: &str) -> Result<u8, Failure> {
    let word = word.trim().to_lowercase();
    let named = |wanted: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let names = pad.names.iter().enumerate();
        names.filter(|(_, name)| wanted(&name.to_lowercase())).map(|(place, _)| place).collect()
    };
    let exactly = named(&|name| name == word);
    let begins = named(&|name| !word.is_empty() && name.starts_with(&word));
    let number = word.parse().ok().filter(|number| (1..=pad.names.len()).contains(number));
    let found = match (exactly.as_slice(), begins.as_slice(), number) {
        ([one], _, _) | ([], [one], _) => Some(*one),
        (_, _, Some(number)) => Some(number - 1),
        _ => None,
    };
    found
        .map(|place| place as u8)
        .ok_or_else(|| problem(texts().msg_commands_score_who(word.clone(), pad.names.join(", "))))
}
