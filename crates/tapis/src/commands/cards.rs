//! `tapis cards`: own cards for the two blanks of Bids. Write them, check them, read them.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde::Deserialize;
use tapis_bids::{Bids, Black, Options, To};
use tapis_game::Game;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{refuse, report_faults, write_template};
use crate::language::texts;
use crate::output::{Failure, STRONG, json, paint, stdout};
use crate::pointer::{Fault, Source};

#[derive(Args)]
#[command(about = texts().msg_help_cards(), after_help = "\
tapis cards template my-cards.toml
tapis cards check my-cards.toml
tapis play bids --option blanks=my-cards.toml")]
pub struct CardsArgs {
    #[command(subcommand)]
    action: CardsAction,
}

#[derive(Subcommand)]
enum CardsAction {
    #[command(about = texts().msg_help_cards_template(), after_help = "\
tapis cards template my-cards.toml
tapis cards template")]
    Template {
        #[arg(value_name = "FILE", help = texts().msg_help_cards_template_file())]
        file: Option<PathBuf>,
    },
    #[command(about = texts().msg_help_cards_check(), after_help = "\
tapis cards check my-cards.toml
tapis cards check my-cards.toml --json")]
    Check {
        #[arg(required = true, value_name = "FILE", help = texts().msg_help_cards_check_files())]
        files: Vec<PathBuf>,
        #[arg(long, help = texts().msg_help_cards_check_json())]
        json: bool,
    },
    #[command(about = texts().msg_help_cards_describe(), after_help = "\
tapis cards describe my-cards.toml
tapis cards describe my-cards.toml --json
tapis report --game bids --players 4 --option blanks=my-cards.toml --compare default")]
    Describe {
        #[arg(value_name = "FILE", help = texts().msg_help_cards_describe_file())]
        file: PathBuf,
        #[arg(long, help = texts().msg_help_any_json())]
        json: bool,
    },
}

/// A file of own cards.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BlanksFile {
    blanks: Vec<Black>,
}

/// Writes, checks or describes.
pub fn run(args: &CardsArgs) -> Result<(), Failure> {
    match &args.action {
        CardsAction::Template { file } => write_template(file.as_deref(), &template()),
        CardsAction::Check { files, json } => report_faults(files, *json, |source| {
            let cards = read(source)?;
            Ok(texts().msg_commands_cards_good(cards.len()))
        }),
        CardsAction::Describe { file, json } => describe(file, *json),
    }
}

/// Two cards that can be played with at once, with every key explained.
fn template() -> String {
    let texts = texts();
    let comment = |text: String| format!("# {text}");
    let lines = [
        comment(texts.msg_commands_cards_template()),
        String::new(),
        "[[blanks]]".to_owned(),
        format!("id = \"jester\"       {}", comment(texts.msg_commands_cards_key_id())),
        format!("name = \"Jester\"     {}", comment(texts.msg_commands_cards_key_name())),
        format!("bid = 0             {}", comment(texts.msg_commands_cards_key_bid())),
        format!("can_win = false     {}", comment(texts.msg_commands_cards_key_can_win())),
        format!("points = 3          {}", comment(texts.msg_commands_cards_key_points())),
        format!("multiply = 1        {}", comment(texts.msg_commands_cards_key_multiply())),
        format!("steal = true        {}", comment(texts.msg_commands_cards_key_steal())),
        format!("shuffle = false     {}", comment(texts.msg_commands_cards_key_shuffle())),
        format!("lowest_wins = false {}", comment(texts.msg_commands_cards_key_lowest())),
        format!("hide_next = false   {}", comment(texts.msg_commands_cards_key_hide())),
        format!("to = \"front\"        {}", comment(texts.msg_commands_cards_key_to())),
        format!("uses_trick = true   {}", comment(texts.msg_commands_cards_key_trick())),
        String::new(),
        "[[blanks]]".to_owned(),
        "id = \"storm\"".to_owned(),
        "shuffle = true".to_owned(),
        "to = \"aside\"".to_owned(),
        "uses_trick = false".to_owned(),
    ];
    lines.join("\n") + "\n"
}

/// The cards of a file, or everything that is wrong in it.
fn read(source: &Source) -> Result<Vec<Black>, Vec<Fault>> {
    let text = source.text.as_str();
    let one = |error| vec![Fault::of_toml(&error)];
    let table = DeTable::parse(text).map_err(one)?;
    let file: BlanksFile = toml::from_str(text).map_err(one)?;
    let key = |name: &str| table.get_ref().iter().find(|(key, _)| key.get_ref() == name);
    let list = key("blanks").and_then(|(_, value)| value.get_ref().as_array());
    let places: Vec<_> = list.into_iter().flatten().collect();
    let mut faults = Vec::new();
    for (card, place) in file.blanks.iter().zip(&places) {
        if let Err(what) = card.check() {
            faults.push(Fault { span: meant(place, &what), what });
        }
    }
    if faults.is_empty() {
        // What concerns both cards: their number, and ids that are the same.
        let options = Options { blanks: file.blanks.clone(), ..Options::default() };
        if let Err(error) = Bids::new(4, &options) {
            let last = places.last().map_or(0..0, |place| meant(place, "id"));
            faults.push(Fault { span: last, what: error.0 });
        }
    }
    if faults.is_empty() { Ok(file.blanks) } else { Err(faults) }
}

/// The value that a complaint is about, or the whole card.
fn meant(place: &Spanned<DeValue<'_>>, complaint: &str) -> std::ops::Range<usize> {
    let Some(table) = place.get_ref().as_table() else { return place.span() };
    let named = |name: &str| {
        let about = match name {
            "uses_trick" => "uses up no trick",
            "to" => "goes aside",
            "id" => "id",
            name => return complaint.contains(&format!(": {name} = ")),
        };
        complaint.contains(about)
    };
    let mut order: Vec<_> = table.iter().collect();
    // `id` stands in most complaints, so it comes last.
    order.sort_by_key(|(key, _)| key.get_ref() == "id");
    let found = order.into_iter().find(|(key, _)| named(key.get_ref()));
    found.map_or_else(|| place.span(), |(_, value)| value.span())
}

fn describe(file: &Path, as_json: bool) -> Result<(), Failure> {
    let source = Source::read(file)?;
    let cards = match read(&source) {
        Ok(cards) => cards,
        Err(faults) => return refuse(&source, &faults),
    };
    if as_json {
        return json(&cards);
    }
    let mut out = stdout().lock();
    for card in &cards {
        let name = card.name.as_ref().unwrap_or(&card.id);
        writeln!(out, "{} (`{}`)", paint(STRONG, name), card.id)?;
        for sentence in sentences(card) {
            writeln!(out, "  {sentence}")?;
        }
    }
    Ok(())
}

/// What a card does, in the order in which it happens.
fn sentences(card: &Black) -> Vec<String> {
    let mut list = vec![match card.can_win {
        true => texts().msg_commands_cards_bids_number(card.bid),
        false => texts().msg_commands_cards_bids(card.bid),
    }];
    list.push(match (card.uses_trick, card.to) {
        (false, _) => texts().msg_commands_cards_flip(),
        (true, To::Front) => texts().msg_commands_cards_front(),
        (true, To::Aside) => texts().msg_commands_cards_aside(),
    });
    if card.points != 0 {
        list.push(texts().msg_commands_cards_points(card.points));
    }
    if card.multiply != 1 {
        list.push(texts().msg_commands_cards_multiply(card.multiply));
    }
    list.extend(card.steal.then(|| texts().msg_commands_cards_steal()));
    list.extend(card.shuffle.then(|| texts().msg_commands_cards_shuffle()));
    list.extend(card.lowest_wins.then(|| texts().msg_commands_cards_lowest()));
    list.extend(card.hide_next.then(|| texts().msg_commands_cards_hide()));
    list
}
