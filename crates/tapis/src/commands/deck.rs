//! `tapis deck`: deck files of All In. Write one, check it, read it.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use tapis_all_in::{Card, Deck, DeckFile, Differences, DiscardVariant, Effect, Entry, Suit, Value};
use tapis_texts::all_in as words;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{report_faults, write_template};
use crate::language::{language, texts};
use crate::output::{Failure, GOOD, NOTE, STRONG, json, paint, stdout};
use crate::pointer::{Fault, Source};
use crate::table::Columns;

#[derive(Args)]
#[command(about = texts().msg_help_deck(), after_help = "\
tapis deck template my-deck.toml
tapis deck check my-deck.toml
tapis play all-in --option deck=my-deck.toml")]
pub struct DeckArgs {
    #[command(subcommand)]
    action: DeckAction,
}

#[derive(Subcommand)]
enum DeckAction {
    #[command(about = texts().msg_help_deck_template(), after_help = "\
tapis deck template my-deck.toml
tapis deck template --full > my-deck.toml")]
    Template {
        #[arg(value_name = "FILE", help = texts().msg_help_deck_template_file())]
        file: Option<PathBuf>,
        #[arg(long, help = texts().msg_help_deck_template_full())]
        full: bool,
    },
    #[command(about = texts().msg_help_deck_check(), after_help = "\
tapis deck check my-deck.toml
tapis deck check my-deck.toml --json")]
    Check {
        #[arg(required = true, value_name = "FILE", help = texts().msg_help_deck_check_files())]
        files: Vec<PathBuf>,
        #[arg(long, help = texts().msg_help_deck_check_json())]
        json: bool,
    },
    #[command(about = texts().msg_help_deck_describe(), after_help = "\
tapis deck describe
tapis deck describe my-deck.toml
tapis deck describe my-deck.toml --json")]
    Describe {
        #[arg(value_name = "FILE", help = texts().msg_help_deck_describe_file())]
        file: Option<PathBuf>,
        #[arg(long, help = texts().msg_help_any_json())]
        json: bool,
    },
}

/// Writes, checks or describes.
pub fn run(args: &DeckArgs) -> Result<(), Failure> {
    match &args.action {
        DeckAction::Template { file, full } => {
            let text = if *full { whole() } else { template() };
            write_template(file.as_deref(), &text)
        }
        DeckAction::Check { files, json } => report_faults(files, *json, |source| {
            let deck = read(source)?;
            let cards = differing(&deck).len();
            Ok(texts().msg_commands_deck_good(cards))
        }),
        DeckAction::Describe { file, json } => describe(file, *json),
    }
}

/// A deck file that changes nothing yet, with what can be changed.
fn template() -> String {
    let explained: String = Effect::ALL
        .iter()
        .map(|effect| {
            let what = words::effect_explained(language(), *effect, DiscardVariant::None);
            format!("#   {:<9} {what}\n", effect.word())
        })
        .collect();
    format!(
        "# {}\n\n# {}\nsuits = [\"C\", \"M\", \"S\", \"T\"]\n\n# {}\n{explained}# {}\n\n[effects]\n\
         # Q = {{ C = [\"DRAW*\"], M = [\"TAKE\", \"DRAW*\"] }}\n\
         RUNE = [\"RUNE\", \"DRAW*\"]\n",
        texts().msg_commands_deck_template(),
        texts().msg_commands_deck_template_suits(),
        texts().msg_commands_deck_template_effects(),
        texts().msg_commands_deck_template_star(),
    )
}

/// The built-in deck in full, so that every card can be edited in its place.
fn whole() -> String {
    format!("# {}\n{}", texts().msg_commands_deck_template(), Deck::built_in().to_toml())
}

/// The deck that a file describes, or everything that is wrong in it.
fn read(source: &Source) -> Result<Deck, Vec<Fault>> {
    let text = source.text.as_str();
    let table = DeTable::parse(text).map_err(|error| vec![Fault::of_toml(&error)])?;
    let differences: Differences =
        toml::from_str(text).map_err(|error| vec![Fault::of_toml(&error)])?;
    let mut faults = Vec::new();
    let mut check = |differences: Differences, place: &Spanned<DeValue<'_>>| {
        if let Err(error) = Deck::from_file(&DeckFile::Differences(differences)) {
            let span = word_in(place, &error.0).unwrap_or_else(|| place.span());
            faults.push(Fault { span, what: error.0 });
        }
    };
    for (key, value) in table.get_ref() {
        match key.get_ref().as_ref() {
            "suits" => {
                let suits = differences.suits.clone();
                check(Differences { suits, ..Differences::default() }, value);
            }
            _ => {
                let Some(names) = value.get_ref().as_table() else { continue };
                for (name, entry) in names {
                    let name = name.get_ref().as_ref();
                    // Each card is checked by itself, so that all that is wrong is found at once.
                    for (place, effects) in parts(name, entry, &differences) {
                        check(Differences { suits: None, effects }, place);
                    }
                }
            }
        }
    }
    if faults.is_empty() {
        let deck = Deck::from_file(&DeckFile::Differences(differences));
        deck.map_err(|error| vec![Fault { span: 0..0, what: error.0 }])
    } else {
        faults.sort_by_key(|fault| fault.span.start);
        Err(faults)
    }
}

/// The columns of one entry, each as a file of its own with its place in the file.
fn parts<'a, 'b>(
    name: &str,
    entry: &'a Spanned<DeValue<'b>>,
    differences: &Differences,
) -> Vec<(&'a Spanned<DeValue<'b>>, BTreeMap<String, Entry>)> {
    let one = |entry: Entry| BTreeMap::from([(name.to_owned(), entry)]);
    let written = differences.effects.get(name);
    match (written, entry.get_ref().as_table()) {
        (Some(Entry::BySuit(columns)), Some(table)) => table
            .iter()
            .filter_map(|(suit, place)| {
                let letter = suit.get_ref().to_string();
                let column = columns.get(&letter)?.clone();
                Some((place, one(Entry::BySuit(BTreeMap::from([(letter, column)])))))
            })
            .collect(),
        (Some(written), _) => vec![(entry, one(written.clone()))],
        (None, _) => Vec::new(),
    }
}

/// The word of a list that a complaint names.
fn word_in(place: &Spanned<DeValue<'_>>, complaint: &str) -> Option<std::ops::Range<usize>> {
    let list = place.get_ref().as_array()?;
    let named = |value: &&Spanned<DeValue<'_>>| {
        let word = value.get_ref().as_str();
        word.is_some_and(|word| complaint.contains(&format!("`{word}`")))
    };
    list.iter().find(named).map(Spanned::span)
}

/// The cards that are not as in the built-in deck.
fn differing(deck: &Deck) -> Vec<Card> {
    let built_in = Deck::built_in();
    let cards = tapis_all_in::CardSet::PACK;
    cards.iter().filter(|card| deck.column(*card) != built_in.column(*card)).collect()
}

fn describe(file: &Option<PathBuf>, as_json: bool) -> Result<(), Failure> {
    let deck = match file {
        Some(path) => {
            let source = Source::read(path)?;
            match read(&source) {
                Ok(deck) => deck,
                Err(faults) => return super::refuse(&source, &faults),
            }
        }
        None => Deck::built_in(),
    };
    if as_json {
        let columns: BTreeMap<String, Vec<String>> = tapis_all_in::CardSet::PACK
            .iter()
            .map(|card| (card.to_string(), deck.column(card).words()))
            .collect();
        let changed: Vec<_> = differing(&deck).iter().map(Card::to_string).collect();
        return json(&serde_json::json!({
            "suits": deck.suits().map(Suit::letter),
            "effects": columns,
            "changed": changed,
        }));
    }
    let mut out = stdout().lock();
    let suits: Vec<_> = deck.suits().iter().map(|suit| words::suit(language(), *suit)).collect();
    writeln!(out, "{}", texts().msg_commands_deck_suits(suits.join(" > ")))?;
    let changed = differing(&deck);
    let column = |card: Card| {
        let names: Vec<_> = deck
            .column(card)
            .iter()
            .map(|line| {
                let star = if line.starred { "★" } else { "" };
                format!("{}{star}", words::effect(language(), line.effect))
            })
            .collect();
        let mark = if changed.contains(&card) { "*" } else { "" };
        format!("{}{mark}", names.join(", "))
    };
    let head = Suit::ALL.iter().map(|suit| words::suit(language(), *suit));
    let mut table = Columns::new([String::new()].into_iter().chain(head)).flush_left();
    for value in Value::all().rev() {
        let cells = Suit::ALL.iter().map(|suit| column(Card::new(value, *suit)));
        table.row([value.to_string()].into_iter().chain(cells));
    }
    write!(out, "{}", table.lines())?;
    let rune = words::card(language(), Card::RUNE_1);
    writeln!(out, "{}: {}\n", paint(STRONG, rune), column(Card::RUNE_1))?;
    for effect in Effect::ALL {
        let name = paint(NOTE, words::effect(language(), effect));
        writeln!(
            out,
            "{name}: {}",
            words::effect_explained(language(), effect, DiscardVariant::None)
        )?;
    }
    let changed = texts().msg_commands_deck_good(changed.len());
    writeln!(out, "\n{}", paint(GOOD, changed))?;
    Ok(())
}
