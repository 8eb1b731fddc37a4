//! Help, usage errors and man pages in the language of this run. The shape of the command line
//! stands with each command; its words stand in `help.ftl`, under ids made of the names: the
//! argument `players` of `tapis record` has `help-record-players`, or `help-any-players` if it is
//! the same everywhere.

use clap::builder::{PossibleValuesParser, StyledStr};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, Error};

use crate::language::{perhaps, say, tell, translate};

/// The command line with all its words.
pub fn in_words(command: Command) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = command.disable_version_flag(true).arg(version);
    teach(command, "help").after_long_help(tell!("help-exit-codes"))
}

fn teach(mut command: Command, path: &str) -> Command {
    if let Some(text) = perhaps(path) {
        command = command.about(first_paragraph(&text)).long_about(text);
    }
    if let Some(examples) = command.get_after_help().map(StyledStr::to_string) {
        let heading = tell!("heading-examples");
        let examples = indented(&examples);
        command = command.after_help(format!("{heading}\n{examples}"));
    }
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    command
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(help)
        .help_template(format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            tell!("heading-usage")
        ))
        .subcommand_help_heading(tell!("heading-commands"))
        .mut_args(|arg| explain(arg, path))
        .mut_subcommands(|sub| {
            let path = format!("{path}-{}", sub.get_name());
            teach(sub, &path)
        })
}

/// Gives an argument its words: what it is, its values, its default.
fn explain(arg: Arg, path: &str) -> Arg {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = format!("{path}-{name}");
    let text = perhaps(&own).or_else(|| perhaps(&format!("help-any-{name}")));
    let text = text.or_else(|| arg.get_long_help().or(arg.get_help()).map(StyledStr::to_string));
    let mut text = text.unwrap_or_default();
    let values: Vec<String> = match arg.get_action() {
        ArgAction::Set | ArgAction::Append => {
            let values = arg.get_possible_values();
            values.iter().map(|value| value.get_name().to_owned()).collect()
        }
        _ => Vec::new(),
    };
    if !values.is_empty() {
        text += &format!(" [{}]", values.join(", "));
    }
    let defaults: Vec<_> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let flag = matches!(arg.get_action(), ArgAction::SetTrue | ArgAction::Count);
    if !defaults.is_empty() && !arg.is_hide_default_value_set() && !flag {
        text += &format!(" [{}]", tell!("help-default", value = defaults.join(",")));
    }
    let heading = if arg.is_positional() { "heading-arguments" } else { "heading-options" };
    // The lists of values and defaults that the library would add are in English.
    arg.help(first_paragraph(&text))
        .long_help(text)
        .help_heading(say(heading, &[]))
        .hide_possible_values(true)
        .hide_default_value(true)
        .hide_env(true)
}

fn first_paragraph(text: &str) -> String {
    text.split("\n\n").next().unwrap_or_default().replace('\n', " ")
}

fn indented(lines: &str) -> String {
    lines.lines().map(|line| format!("  {}", line.trim_start())).collect::<Vec<_>>().join("\n")
}

/// What is wrong with the arguments, in a sentence.
pub fn complaint(error: &Error) -> String {
    let word = |kind| match error.get(kind) {
        Some(ContextValue::String(word)) => word.clone(),
        Some(ContextValue::Strings(words)) => words.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::StyledStrs(texts)) => {
            texts.iter().map(StyledStr::to_string).collect::<Vec<_>>().join(", ")
        }
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let argument = || word(ContextKind::InvalidArg);
    let value = || word(ContextKind::InvalidValue);
    let mut text = match error.kind() {
        ErrorKind::UnknownArgument => tell!("usage-unknown", argument = argument()),
        ErrorKind::InvalidSubcommand => {
            tell!("usage-no-command", name = word(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => tell!("usage-missing", argument = argument()),
        ErrorKind::MissingSubcommand => {
            tell!("usage-which", names = word(ContextKind::ValidSubcommand))
        }
        ErrorKind::InvalidValue if value().is_empty() => {
            tell!("usage-needs-value", argument = argument())
        }
        ErrorKind::InvalidValue => {
            let values = word(ContextKind::ValidValue);
            tell!("usage-value", argument = argument(), value = value(), values = values)
        }
        ErrorKind::ValueValidation => {
            let mut text = tell!("usage-bad-value", argument = argument(), value = value());
            if let Some(source) = std::error::Error::source(error) {
                let (english, ours) = (source.to_string(), translate(source));
                // The standard library speaks only English; what the rules say is translated.
                if english != ours || crate::language::language() == tapis_texts::Language::En {
                    text += &format!(" {ours}");
                }
            }
            text
        }
        ErrorKind::ArgumentConflict => {
            let other = word(ContextKind::PriorArg);
            tell!("usage-conflict", argument = argument(), other = other)
        }
        ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues | ErrorKind::TooManyValues => {
            tell!("usage-count", argument = argument())
        }
        _ => error.to_string().lines().next().unwrap_or_default().to_owned(),
    };
    let similar = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    if let Some(similar) = similar.into_iter().map(word).find(|word| !word.is_empty()) {
        text += &format!(" {}", tell!("usage-similar", name = similar));
    }
    text
}

/// The values of an argument that takes a word of a list.
pub fn words(list: &'static [&'static str]) -> PossibleValuesParser {
    PossibleValuesParser::new(list)
}
