//! The addresses that people send each other.

use crate::Error;

/// What a link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A table, by its id: `/t/ID`.
    Table(String),
    /// An invitation, by its code: `/j/CODE`.
    Invitation(String),
    /// The server itself.
    Home,
}

/// A link taken apart: the server, and what it leads to there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The server, without a slash at its end.
    pub server: String,
    /// The place on that server.
    pub place: Place,
}

impl Link {
    /// Reads what a person pasted; a missing `http://` is forgiven.
    ///
    /// # Errors
    /// If it is no address of a table server.
    pub fn read(text: &str) -> Result<Self, Error> {
        let text = text.trim();
        let wrong = || Error::NoAddress(format!("`{text}` is no address of a table"));
        let (scheme, rest) = text.split_once("://").unwrap_or(("http", text));
        if !matches!(scheme, "http" | "https") {
            return Err(wrong());
        }
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (host, path) = rest.split_at(end);
        let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]_".contains(c);
        if host.is_empty() || !host.chars().all(plain) {
            return Err(wrong());
        }
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let word = |word: &str| {
            let good = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
            word.chars().all(good).then(|| word.to_owned()).ok_or_else(wrong)
        };
        let place = match parts[..] {
            [] => Place::Home,
            ["t", id] | ["api", "tables", id] => Place::Table(word(id)?),
            ["j", code] => Place::Invitation(word(code)?),
            _ => return Err(wrong()),
        };
        Ok(Self { server: format!("{scheme}://{host}"), place })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (String, Place) {
        let link = Link::read(text).expect("a link");
        (link.server, link.place)
    }

    #[test]
    fn links_of_tables_and_invitations_are_taken_apart() {
        let table = Place::Table("k3v9".to_owned());
        assert_eq!(read("https://tapis.example/t/k3v9"), ("https://tapis.example".into(), table));
        let code = Place::Invitation("aB-_9".to_owned());
        assert_eq!(read(" 127.0.0.1:7777/j/aB-_9?x=1 "), ("http://127.0.0.1:7777".into(), code));
        assert_eq!(read("http://[::1]:80/"), ("http://[::1]:80".into(), Place::Home));
    }

    #[test]
    fn other_addresses_are_refused() {
        for text in ["", "ftp://x/t/1", "http:///t/1", "http://x/y/z", "x/t/a%2fb", "a b/t/1"] {
            assert!(Link::read(text).is_err(), "{text} was taken for a link");
        }
    }
}
