//! Every language has every message, and every message is a translation that somebody uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use fluent_syntax::parser;
use fluent_syntax::serializer;
use tapis_texts::Language;

/// The comment on a translation that rightly equals the English.
const AS_IN_ENGLISH: &str = "As in English.";

/// The value or one attribute of a message.
struct Entries {
    /// The variables that it uses.
    variables: BTreeSet<String>,
    /// Its text as written.
    text: String,
    /// Whether it may equal the English.
    may_equal: bool,
    /// The area that its file is for.
    area: String,
}

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

/// By `message` or `message.attribute`: what one language says.
fn entries(language: Language) -> BTreeMap<String, Entries> {
    let mut found = BTreeMap::new();
    let folder = locales().join(language.tag());
    for file in fs::read_dir(&folder).expect("every language has a folder") {
        let path = file.expect("a folder can be listed").path();
        let area = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let source = fs::read_to_string(&path).expect("messages are text");
        let resource = parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => collect(&area, &message, &mut found),
                Entry::Junk { content } => panic!("{}: {content}", path.display()),
                _ => {}
            }
        }
    }
    found
}

fn collect(area: &str, message: &Message<String>, found: &mut BTreeMap<String, Entries>) {
    let comments = message.comment.iter().flat_map(|comment| &comment.content);
    let may_equal = comments.into_iter().any(|line| line.trim() == AS_IN_ENGLISH);
    let mut add = |name: String, pattern: &Pattern<String>| {
        let mut variables = BTreeSet::new();
        look_into(pattern, &mut variables);
        let entry = Entries { variables, text: written(pattern), may_equal, area: area.to_owned() };
        assert!(found.insert(name.clone(), entry).is_none(), "{name} is said twice");
    };
    if let Some(value) = &message.value {
        add(message.id.name.clone(), value);
    }
    for attribute in &message.attributes {
        add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
    }
}

fn written(pattern: &Pattern<String>) -> String {
    let message = Message {
        id: fluent_syntax::ast::Identifier { name: "x".to_owned() },
        value: Some(pattern.clone()),
        attributes: Vec::new(),
        comment: None,
    };
    serializer::serialize(&fluent_syntax::ast::Resource { body: vec![Entry::Message(message)] })
}

fn look_into(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            look_at(expression, variables);
        }
    }
}

fn look_at(expression: &Expression<String>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => look_at_inline(inline, variables),
        Expression::Select { selector, variants } => {
            look_at_inline(selector, variables);
            variants.iter().for_each(|variant| look_into(&variant.value, variables));
        }
    }
}

fn look_at_inline(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    let look_at_arguments = |arguments: &CallArguments<String>,
                             variables: &mut BTreeSet<String>| {
        arguments.positional.iter().for_each(|argument| look_at_inline(argument, variables));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            look_at_arguments(arguments, variables);
        }
        InlineExpression::Placeable { expression } => look_at(expression, variables),
        _ => {}
    }
}

/// Whether there is anything to translate: letters outside of placeables.
fn has_words(text: &str) -> bool {
    let value = text.trim_start_matches("x =");
    let mut depth = 0;
    value.chars().any(|letter| {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        // A selection is written in braces, but its variants are words.
        letter.is_alphabetic() && (depth == 0 || value.contains("->"))
    })
}

#[test]
fn every_language_says_the_same_things() {
    let english = entries(Language::En);
    assert!(!english.is_empty());
    for language in Language::ALL {
        let entries = entries(language);
        let missing: Vec<_> = english.keys().filter(|name| !entries.contains_key(*name)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let more: Vec<_> = entries.keys().filter(|name| !english.contains_key(*name)).collect();
        assert!(more.is_empty(), "only {language} has {more:?}");
        for (name, entry) in &entries {
            assert_eq!(entry.variables, english[name].variables, "{language}: {name}");
            assert_eq!(entry.area, english[name].area, "{language}: {name} is in another file");
        }
    }
}

#[test]
fn every_message_is_named_after_its_area() {
    for (name, entry) in entries(Language::En) {
        let start = format!("{}-", entry.area);
        assert!(name.starts_with(&start), "{name} is in {}.ftl", entry.area);
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = entries(Language::En);
    let mut left = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for (name, entry) in entries(language) {
            let equal = entry.text == english[&name].text;
            if equal && !entry.may_equal && has_words(&entry.text) {
                left.push(format!("{language}: {name}"));
            }
        }
    }
    assert!(left.is_empty(), "equal to the English, without `# {AS_IN_ENGLISH}`: {left:#?}");
}

#[test]
fn every_message_is_used() {
    let mut sources = String::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates");
    read_sources(crates, &mut sources);
    read_sources(&crates.with_file_name("lab"), &mut sources);
    let unused: Vec<_> = entries(Language::En)
        .into_keys()
        .filter(|name| {
            let function = format!("msg_{}", name.replace(['-', '.'], "_"));
            !sources.match_indices(&function).any(|(at, found)| {
                let next = sources[at + found.len()..].chars().next();
                !next.is_some_and(|next| next.is_alphanumeric() || next == '_')
            })
        })
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

fn read_sources(folder: &Path, sources: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder can be listed") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("target") {
            read_sources(&path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            sources.push_str(&fs::read_to_string(&path).expect("sources are text"));
        }
    }
}
