//! The fields of a form, or of what stands behind the question mark of an address.

use std::collections::BTreeMap;

/// Fields by their names. Unknown ones are ignored, as browsers may add some.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fields(BTreeMap<String, String>);

impl Fields {
    /// Fields as browsers write them: `name=value&…`, with `%` and `+` for what is not plain.
    pub fn read(text: &[u8]) -> Self {
        let fields = form_urlencoded::parse(text);
        Self(fields.map(|(name, value)| (name.into_owned(), value.into_owned())).collect())
    }

    /// A field, empty if it was not sent.
    pub fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str).trim()
    }

    /// A field, if it was filled in.
    pub fn some(&self, name: &str) -> Option<&str> {
        Some(self.get(name)).filter(|value| !value.is_empty())
    }

    /// Whether a field was sent, filled in or not.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// A number, if one was filled in.
    pub fn number(&self, name: &str) -> Option<u64> {
        self.some(name)?.parse().ok()
    }

    /// All fields.
    pub fn all(&self) -> Vec<(String, String)> {
        self.0.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
    }

    /// Where to go back to: only within this site.
    pub fn back(&self) -> &str {
        let back = self.get("back");
        let inside = back.starts_with('/') && !back.starts_with("//") && !back.contains('\\');
        if inside && back.bytes().all(|byte| byte > 32 && byte < 127) { back } else { "/" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        let back = |to: &str| {
            let text: String =
                form_urlencoded::Serializer::new(String::new()).append_pair("back", to).finish();
            Fields::read(text.as_bytes()).back().to_owned()
        };
        assert_eq!(back("/t/abc?at=3"), "/t/abc?at=3");
        for elsewhere in ["", "//evil.example", "https://evil.example", "/\\evil", "/a b", "/é"] {
            assert_eq!(back(elsewhere), "/", "{elsewhere}");
        }
    }
}
