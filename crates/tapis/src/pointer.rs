//! Errors in files, with the place: file, line and column, the line itself, and what is meant in it.

use std::fs;
use std::ops::Range;
use std::path::Path;

use crate::commands::cannot_read;
use crate::language::translate;
use crate::output::{BAD, Failure, NOTE, STRONG, paint};

/// A file that people have written.
pub struct Source {
    /// Its name, as it was given.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// Something wrong in a file.
#[derive(Debug, PartialEq)]
pub struct Fault {
    /// Where, in bytes.
    pub span: Range<usize>,
    /// What, in English or in the language of this run.
    pub what: String,
}

impl Fault {
    /// What a TOML reader complains about.
    pub fn of_toml(error: &toml::de::Error) -> Self {
        Self { span: error.span().unwrap_or(0..0), what: error.message().replace('\n', ", ") }
    }
}

impl Source {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let text = fs::read_to_string(path).map_err(|error| cannot_read(path, &error))?;
        Ok(Self { name: path.display().to_string(), text })
    }

    /// Line and column of a place, both from 1; columns are letters.
    pub fn place(&self, at: usize) -> (usize, usize) {
        let at = (0..=at.min(self.text.len())).rev().find(|at| self.text.is_char_boundary(*at));
        let before = &self.text[..at.unwrap_or(0)];
        let start = before.rfind('\n').map_or(0, |feed| feed + 1);
        (1 + before.matches('\n').count(), 1 + before[start..].chars().count())
    }

    /// The fault with its place and its line.
    pub fn show(&self, fault: &Fault) -> String {
        let (line, column) = self.place(fault.span.start);
        let words = self.text.lines().nth(line - 1).unwrap_or_default();
        let left = words.chars().count().saturating_sub(column - 1).max(1);
        let meant = self.text.get(fault.span.clone()).unwrap_or_default();
        let length = meant.lines().next().unwrap_or_default().chars().count().clamp(1, left);
        let number = line.to_string();
        let margin = " ".repeat(number.len());
        let (space, mark) = (" ".repeat(column - 1), paint(BAD, "^".repeat(length)));
        format!(
            "{}: {}\n {} {words}\n {margin} {} {space}{mark}\n",
            paint(STRONG, format!("{}:{line}:{column}", self.name)),
            translate(&fault.what),
            paint(NOTE, format!("{number} |")),
            paint(NOTE, "|"),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_stands_below_its_letters() {
        let text = "a = 1\nñandú = \"FLY\" # x\n".to_owned();
        let source = Source { name: "f.toml".to_owned(), text };
        let start = source.text.find("\"FLY\"").expect("it is there");
        let fault = Fault { span: start..start + 5, what: "no".to_owned() };
        let shown = anstream::adapter::strip_str(&source.show(&fault)).to_string();
        assert_eq!(shown, "f.toml:2:9: no\n 2 | ñandú = \"FLY\" # x\n   |         ^^^^^\n");
        assert_eq!(source.place(0), (1, 1));
        assert_eq!(source.place(999), (3, 1));
    }
}
