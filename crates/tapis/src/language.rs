//! The language of this run, and everything that is said in it.

use std::env;
use std::sync::OnceLock;

use tapis_texts::{Language, Phrases, Texts};

static CHOSEN: OnceLock<Language> = OnceLock::new();

/// The language of this run: English until it was chosen.
pub fn language() -> Language {
    CHOSEN.get().copied().unwrap_or(Language::En)
}

/// Chooses the language once: what `--lang` says, else `TAPIS_LANG`, else the locale. It has to be
/// known before the arguments are read, because help and errors are told in it too.
pub fn choose(arguments: &[String]) {
    let _ = CHOSEN.set(from_arguments(arguments).or_else(from_environment).unwrap_or(Language::En));
}

fn from_arguments(arguments: &[String]) -> Option<Language> {
    let before = arguments.iter().take_while(|argument| *argument != "--");
    let mut words = before.map(String::as_str);
    while let Some(word) = words.next() {
        match word.strip_prefix("--lang") {
            Some("") => return words.next().and_then(read),
            Some(rest) if rest.starts_with('=') => return read(&rest[1..]),
            _ => {}
        }
    }
    None
}

fn from_environment() -> Option<Language> {
    let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
    let names = ["TAPIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    // The first that is set decides, as everywhere; a language that is not ours means English.
    names.iter().find_map(set).and_then(|locale| read(&locale))
}

/// A language as it is typed or as a locale names it: `es`, `zh-Hant`, `zh_TW.UTF-8`.
pub fn read(name: &str) -> Option<Language> {
    let tag = name.split(['.', '@']).next()?.replace('_', "-").to_lowercase();
    let known = |language: &Language| language.tag().to_lowercase() == tag;
    Language::ALL.into_iter().find(known).or_else(|| {
        let first = tag.split('-').next()?;
        let starts = |language: &Language| language.tag().split('-').next() == Some(first);
        Language::ALL.into_iter().find(starts)
    })
}

/// Everything that can be said in the language of this run.
pub fn texts() -> &'static Texts {
    language().texts()
}

/// What the rules have said in English, in the language of this run.
pub fn translate(english: impl std::fmt::Display) -> String {
    Phrases::of(language()).translate(&english.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_read_as_locales_write_them() {
        for (name, language) in [
            ("es", Some(Language::Es)),
            ("it_IT.UTF-8", Some(Language::It)),
            ("nl-BE", Some(Language::Nl)),
            ("zh_TW.UTF-8", Some(Language::ZhHant)),
            ("zh-Hant", Some(Language::ZhHant)),
            ("en_US@euro", Some(Language::En)),
            ("C.UTF-8", None),
            ("klingon", None),
        ] {
            assert_eq!(read(name), language, "{name}");
        }
    }

    #[test]
    fn the_flag_is_found_wherever_it_stands() {
        let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(from_arguments(&words("tapis verify --lang es x")), Some(Language::Es));
        assert_eq!(from_arguments(&words("tapis --lang=nl verify x")), Some(Language::Nl));
        assert_eq!(from_arguments(&words("tapis verify -- --lang es")), None);
        assert_eq!(from_arguments(&words("tapis verify --language es")), None);
    }
}
