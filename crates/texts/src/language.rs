//! The five languages, and which of them a person reads.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use crate::Texts;
use crate::l10n::L10n;

/// A language in which Tapis speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
    /// Italian.
    It,
    /// Dutch.
    Nl,
    /// Traditional Chinese.
    ZhHant,
}

impl Language {
    /// All languages, in the order of a menu.
    pub const ALL: [Self; 5] = [Self::En, Self::Es, Self::It, Self::Nl, Self::ZhHant];

    /// The tag of this language, as in `<html lang>` and in the name of its folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
            Self::It => "it",
            Self::Nl => "nl",
            Self::ZhHant => "zh-Hant",
        }
    }

    /// The language with exactly this tag.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The best language for what a browser accepts (`nl-BE,nl;q=0.9,en;q=0.8`) or what a system
    /// calls its locale (`zh_TW.UTF-8`); English if there is none.
    pub fn negotiate(accepted: &str) -> Self {
        let locale = accepted.split(['.', '@']).next().unwrap_or_default();
        let accepted =
            if locale.contains('_') { locale.replace('_', "-") } else { accepted.into() };
        Self::from_tag(L10n::langneg(&accepted).as_ref()).unwrap_or_default()
    }

    /// What this language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Es => "Español",
            Self::It => "Italiano",
            Self::Nl => "Nederlands",
            Self::ZhHant => "繁體中文",
        }
    }

    /// Everything that can be said in this language.
    pub fn texts(self) -> &'static Texts {
        static TEXTS: [OnceLock<Texts>; 5] = [const { OnceLock::new() }; 5];
        TEXTS[self as usize].get_or_init(|| {
            let language = match self {
                Self::En => L10n::En,
                Self::Es => L10n::Es,
                Self::It => L10n::It,
                Self::Nl => L10n::Nl,
                Self::ZhHant => L10n::ZhHant,
            };
            language.load()
        })
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        Self::from_tag(tag).ok_or_else(|| {
            let tags: Vec<&str> = Self::ALL.iter().map(|language| language.tag()).collect();
            format!("`{tag}` is none of {}", tags.join(", "))
        })
    }
}
