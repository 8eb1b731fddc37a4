//! Lists of words as people write them in files: one string with spaces, or an array of strings.

use serde::{Deserialize, Deserializer};

/// Words from a file; `"5C 9T"` and `["5C", "9T"]` are the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words(pub Vec<String>);

impl Words {
    /// The words in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

impl From<&str> for Words {
    fn from(text: &str) -> Self {
        Self(text.split_whitespace().map(str::to_owned).collect())
    }
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "words: a string with spaces, or an array of strings")]
        enum Either {
            Text(String),
            List(Vec<String>),
        }
        Ok(match Either::deserialize(deserializer)? {
            Either::Text(text) => text.as_str().into(),
            Either::List(list) => Self(list),
        })
    }
}
