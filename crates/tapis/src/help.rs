//! Help, usage errors and man pages in the language of this run. The shape of the command line
//! stands with each command; its words stand in `help.ftl`, under ids made of the names: the
//! argument `players` of `tapis record` has `help-record-players`, or `help-any-players` if it is
//! the same everywhere.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, Error};

use crate::language::{perhaps, say, tell, translate};

/// The command line with all its words.
pub fn in_words(command: Command) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = command.disable_version_flag(true).arg(version);
    let command = teach(command, "help");
    let examples = command.get_after_help().map(StyledStr::to_string).unwrap_or_default();
    command.after_long_help(format!("{examples}\n\n{}", tell!("help-exit-codes")))
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
    let takes_value = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    let arg = arg.help(first_paragraph(&text)).long_help(text).help_heading(say(heading));
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
                text += &format!(" {}", translate(source));
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
    let similar =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    if let Some(similar) = similar.into_iter().map(word).find(|word| !word.is_empty()) {
        text += &format!(" {}", tell!("usage-similar", name = similar));
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use clap::CommandFactory;
    use tapis_texts::{Language, Phrases};

    use super::*;

    fn ids(language: Language) -> BTreeSet<&'static str> {
        Phrases::of(language).ids().collect()
    }

    #[test]
    fn every_language_has_every_message() {
        let english = ids(Language::En);
        for language in Language::ALL {
            assert_eq!(ids(language), english, "{language}");
        }
    }

    /// Everything that has to be explained: a command or an argument, with the ids that may do it.
    fn to_explain(command: &Command, path: &str, list: &mut Vec<(String, String)>) {
        list.push((path.to_owned(), path.to_owned()));
        for arg in command.get_arguments() {
            let name = arg.get_id().as_str().replace('_', "-");
            list.push((format!("{path}-{name}"), format!("help-any-{name}")));
        }
        for sub in command.get_subcommands() {
            to_explain(sub, &format!("{path}-{}", sub.get_name()), list);
        }
    }

    #[test]
    fn every_command_and_argument_is_explained_in_every_language() {
        let mut list = Vec::new();
        to_explain(&crate::CommandLine::command(), "help", &mut list);
        assert!(list.len() > 30, "{} things to explain", list.len());
        let english = ids(Language::En);
        let lost: Vec<_> = list
            .iter()
            .filter(|(own, any)| !english.contains(own.as_str()) && !english.contains(any.as_str()))
            .collect();
        assert!(lost.is_empty(), "help.ftl does not explain {lost:?}");
        let explained: BTreeSet<_> = list.iter().flat_map(|(own, any)| [own, any]).collect();
        let known = ["help-any-help", "help-any-version", "help-default", "help-exit-codes"];
        for id in english.iter().filter(|id| id.starts_with("help")) {
            let asked_for = explained.iter().any(|known| known == id) || known.contains(id);
            assert!(asked_for, "nothing is called `{id}`");
        }
    }

    #[test]
    fn every_command_teaches_by_example() {
        fn check(command: &Command, name: &str) {
            if command.get_subcommands().next().is_none() {
                let help = command.get_after_help().map(StyledStr::to_string).unwrap_or_default();
                assert!(help.contains("tapis "), "`{name}` has no example");
            }
            for sub in command.get_subcommands() {
                check(sub, &format!("{name} {}", sub.get_name()));
            }
        }
        check(&crate::CommandLine::command(), "tapis");
    }

    #[test]
    fn every_message_is_asked_for_and_every_question_has_a_message() {
        fn sources(folder: &Path, list: &mut Vec<PathBuf>) {
            for entry in fs::read_dir(folder).expect("a folder of sources") {
                let path = entry.expect("an entry").path();
                if path.is_dir() { sources(&path, list) } else { list.push(path) }
            }
        }
        let mut list = Vec::new();
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates");
        for room in ["tapis/src", "arena/src", "texts/src"] {
            sources(&crates.join(room), &mut list);
        }
        let code: String =
            list.iter().map(|path| fs::read_to_string(path).expect("source is text")).collect();
        let english = ids(Language::En);
        let after = |call: &'static str| code.split(call).skip(1);
        let asked = after(concat!("tell", "!(")).chain(after(concat!("phrase", "!(language,")));
        let asked = asked.filter_map(|rest| {
            let word = rest.trim_start().strip_prefix('"')?;
            word.split('"').next()
        });
        let asked: BTreeSet<_> = asked.collect();
        for id in &asked {
            assert!(english.contains(id), "there is no message `{id}`");
        }
        let report = of_the_report();
        for id in &report {
            assert!(english.contains(id.as_str()), "there is no message `{id}`");
        }
        for id in english {
            let elsewhere = id.starts_with("help")
                || id.starts_with("problem-")
                || id.starts_with("report-row-")
                || report.contains(id);
            assert!(elsewhere || code.contains(&format!("\"{id}\"")), "nobody says `{id}`");
        }
    }

    /// What a report asks for by the names of its sections and columns.
    fn of_the_report() -> BTreeSet<String> {
        use tapis_arena::balance::Balanced;
        let mut ids = BTreeSet::new();
        for spec in tapis_all_in::AllIn::SPECS.iter().chain(tapis_bids::Bids::SPECS) {
            ids.insert(format!("report-{}", spec.id));
            ids.insert(format!("report-{}-what", spec.id));
            ids.extend(spec.columns.iter().map(|column| format!("report-column-{}", column.id)));
        }
        let always = ["seats", "seats-what", "column-share", "how", "how-what", "figures"];
        let always = always.into_iter().chain(["scores", "points", "length"]);
        ids.extend(always.map(|id| format!("report-{id}")));
        ids
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
