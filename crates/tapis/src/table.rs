//! Columns of text that stand below each other, also where letters are two cells wide.

use unicode_width::UnicodeWidthStr;

use crate::output::{STRONG, paint};

/// A table: a head and rows. The first column is flush left, all others are flush right.
#[derive(Default)]
pub struct Columns {
    rows: Vec<Vec<String>>,
    left: bool,
}

impl Columns {
    /// A table with this head.
    pub fn new(head: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let mut table = Self::default();
        table.row(head);
        table
    }

    /// The same table with all columns flush left.
    pub fn flush_left(self) -> Self {
        Self { left: true, ..self }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = impl Into<String>>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// The lines; the head stands out.
    pub fn lines(&self) -> String {
        self.write(true)
    }

    /// The lines of a table without a head.
    pub fn plain_lines(&self) -> String {
        self.write(false)
    }

    fn write(&self, head: bool) -> String {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|column| {
                let cells = self.rows.iter().filter_map(|row| row.get(column));
                cells.map(|cell| cell.width()).max().unwrap_or(0)
            })
            .collect();
        let mut text = String::new();
        for (place, row) in self.rows.iter().enumerate() {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let gap = " ".repeat(widths[column] - cell.width());
                let space = if column == 0 { "" } else { "  " };
                line += &match column {
                    _ if self.left => format!("{space}{cell}{gap}"),
                    0 => format!("{cell}{gap}"),
                    _ => format!("{space}{gap}{cell}"),
                };
            }
            let line = line.trim_end();
            text += &if head && place == 0 { paint(STRONG, line) } else { line.to_owned() };
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_count_twice() {
        let mut table = Columns::new(["牌", "n"]);
        table.row(["abcd", "1"]);
        let lines = anstream::adapter::strip_str(&table.lines()).to_string();
        assert_eq!(lines, "牌    n\nabcd  1\n");
    }
}
