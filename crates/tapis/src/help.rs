//! Help, usage errors and man pages in the language of this run. The shape of the command line and
//! its words stand with each command: `about` and `help` are messages of `help.ftl`, and here they
//! are set into the shape that help has everywhere.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, Error};

use crate::language::{texts, translate};

/// The command line with all its words.
pub fn in_words(command: Command) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let version = version.help(texts().msg_help_any_version());
    let command = teach(command.disable_version_flag(true).arg(version));
    let examples = command.get_after_help().map(StyledStr::to_string).unwrap_or_default();
    command.after_long_help(format!("{examples}\n\n{}", texts().msg_help_exit_codes()))
}

fn teach(mut command: Command) -> Command {
    if let Some(text) = command.get_about().map(StyledStr::to_string) {
        command = command.about(first_paragraph(&text)).long_about(text);
    }
    if let Some(examples) = command.get_after_help().map(StyledStr::to_string) {
        let heading = texts().msg_commands_heading_examples();
        let examples = indented(&examples);
        command = command.after_help(format!("{heading}\n{examples}"));
    }
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    command
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(help.help(texts().msg_help_any_help()))
        .help_template(format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            texts().msg_commands_heading_usage()
        ))
        .subcommand_help_heading(texts().msg_commands_heading_commands())
        .mut_args(explain)
        .mut_subcommands(teach)
}

/// An argument with all that help says of it: what it is, its values, its default.
fn explain(arg: Arg) -> Arg {
    let mut text = arg.get_help().map(StyledStr::to_string).unwrap_or_default();
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
        text += &format!(" [{}]", texts().msg_commands_help_default(defaults.join(",")));
    }
    let heading = match arg.is_positional() {
        true => texts().msg_commands_heading_arguments(),
        false => texts().msg_commands_heading_options(),
    };
    let takes_value = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    let arg = arg.help(first_paragraph(&text)).long_help(text).help_heading(heading);
    // The lists of values and defaults that the library would add are in English.
    if takes_value { arg.hide_possible_values(true).hide_default_value(true) } else { arg }
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
        ErrorKind::UnknownArgument => texts().msg_commands_usage_unknown(argument()),
        ErrorKind::InvalidSubcommand => {
            texts().msg_commands_usage_no_command(word(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => texts().msg_commands_usage_missing(argument()),
        ErrorKind::MissingSubcommand => {
            texts().msg_commands_usage_which(word(ContextKind::ValidSubcommand))
        }
        ErrorKind::InvalidValue if value().is_empty() => {
            texts().msg_commands_usage_needs_value(argument())
        }
        ErrorKind::InvalidValue => {
            let values = word(ContextKind::ValidValue);
            texts().msg_commands_usage_value(value(), argument(), values)
        }
        ErrorKind::ValueValidation => {
            let mut text = texts().msg_commands_usage_bad_value(value(), argument());
            if let Some(source) = std::error::Error::source(error) {
                text += &format!(" {}", translate(source));
            }
            text
        }
        ErrorKind::ArgumentConflict => {
            let other = word(ContextKind::PriorArg);
            texts().msg_commands_usage_conflict(argument(), other)
        }
        ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues | ErrorKind::TooManyValues => {
            texts().msg_commands_usage_count(argument())
        }
        _ => error.to_string().lines().next().unwrap_or_default().to_owned(),
    };
    let similar =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    if let Some(similar) = similar.into_iter().map(word).find(|word| !word.is_empty()) {
        text += &format!(" {}", texts().msg_commands_usage_similar(similar));
    }
    text
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;
    use tapis_texts::{Language, Phrases};

    use super::*;

    /// Calls `check` for a command and all below it, each with its whole name.
    fn each(command: &Command, name: &str, check: &mut impl FnMut(&Command, &str)) {
        check(command, name);
        for sub in command.get_subcommands() {
            each(sub, &format!("{name} {}", sub.get_name()), check);
        }
    }

    #[test]
    fn every_command_and_argument_is_explained() {
        let mut unexplained = Vec::new();
        let command = in_words(crate::CommandLine::command());
        each(&command, "tapis", &mut |command, name| {
            unexplained.extend(command.get_about().is_none().then(|| name.to_owned()));
            let bare = command.get_arguments().filter(|arg| {
                arg.get_help().is_none_or(|help| help.to_string().starts_with([' ', '[']))
                    || arg.get_help().is_some_and(|help| help.to_string().is_empty())
            });
            unexplained.extend(bare.map(|arg| format!("{name}: {}", arg.get_id())));
        });
        assert!(unexplained.is_empty(), "without a word of help: {unexplained:?}");
    }

    #[test]
    fn every_command_teaches_by_example() {
        each(&crate::CommandLine::command(), "tapis", &mut |command, name| {
            if command.get_subcommands().next().is_none() {
                let help = command.get_after_help().map(StyledStr::to_string).unwrap_or_default();
                assert!(help.contains("tapis "), "`{name}` has no example");
            }
        });
    }

    #[test]
    fn what_the_rules_say_is_translated_with_its_words_in_place() {
        let spanish = |english: &str| Phrases::of(Language::Es).translate(english);
        assert_eq!(
            spanish("blank card `jester`: points = 99 is not within -50..=50"),
            "carta en blanco `jester`: points = 99 no está entre -50 y 50"
        );
        assert_eq!(
            spanish("deck: QC: there is no effect `FLY`"),
            "mazo: QC: no existe el efecto `FLY`"
        );
        assert_eq!(spanish("something new"), "something new");
        for language in Language::ALL {
            let said = Phrases::of(language).translate("Bids is for 3 to 6 players, not 9");
            assert!(said.contains('9'), "{said}");
            assert_eq!(said.contains("not 9"), language == Language::En, "{said}");
        }
    }
}
