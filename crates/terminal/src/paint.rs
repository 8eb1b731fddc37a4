//! Brushes: frames, cards, popups and text that is cut to its place.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph, Widget};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::palette::Palette;

/// How much a thing on the table stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Light {
    /// It lies there.
    Off,
    /// It can be chosen.
    On,
    /// It was chosen, and something else is still to be chosen.
    Picked,
    /// The cursor is on it, but it cannot be chosen.
    Pointed,
    /// The cursor is on it, and it can be chosen.
    Ready,
}

impl Light {
    /// The frame and its style.
    pub fn frame(self, palette: Palette) -> (BorderType, Style) {
        match self {
            Self::Off => (BorderType::Rounded, palette.faint()),
            Self::On => (BorderType::Thick, palette.lit()),
            Self::Picked => (BorderType::Thick, palette.turn()),
            Self::Pointed => (BorderType::Double, palette.faint()),
            Self::Ready => (BorderType::Double, palette.cursor()),
        }
    }
}

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// A text cut to so many columns; what is cut off shows as an ellipsis.
pub fn fit(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let letter_width = letter.width().unwrap_or(0);
        if used + letter_width + 1 > columns {
            break;
        }
        used += letter_width;
        kept.push(letter);
    }
    if columns > 0 {
        kept.push('…');
    }
    kept
}

/// A text cut or filled with spaces to exactly so many columns.
pub fn pad(text: &str, columns: usize) -> String {
    let mut text = fit(text, columns);
    let missing = columns.saturating_sub(text.width());
    text.extend(std::iter::repeat_n(' ', missing));
    text
}

/// A frame with a title; returns the place inside.
pub fn panel(buffer: &mut Buffer, area: Rect, title: &str, palette: Palette) -> Rect {
    let room = usize::from(area.width).saturating_sub(4);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(palette.faint())
        .title(Line::styled(format!(" {} ", fit(title, room)), palette.strong()));
    let inside = block.inner(area);
    block.render(area, buffer);
    inside
}

/// A card: a frame with lines in it, and a word on its lower edge.
pub fn card(
    buffer: &mut Buffer,
    area: Rect,
    lines: Vec<Line<'_>>,
    edge: &str,
    light: Light,
    palette: Palette,
) {
    let (kind, style) = light.frame(palette);
    // A card hides what it lies on.
    Clear.render(area, buffer);
    let mut block = Block::bordered().border_type(kind).border_style(style);
    if !edge.is_empty() {
        block = block.title_bottom(Line::styled(edge.to_owned(), style).right_aligned());
    }
    let inside = block.inner(area);
    block.render(area, buffer);
    Paragraph::new(lines).render(inside, buffer);
}

/// A text broken into lines of at most so many columns, at spaces where there are any. Chinese has
/// none and breaks anywhere.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(2);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let space = usize::from(!line.is_empty());
        if line.width() + space + word.width() <= columns {
            line.extend(std::iter::repeat_n(' ', space));
            line.push_str(word);
            continue;
        }
        if !line.is_empty() && (word.width() <= columns && word.is_ascii()) {
            lines.push(std::mem::take(&mut line));
        } else if space == 1 && line.width() < columns {
            line.push(' ');
        }
        for letter in word.chars() {
            if line.width() + letter.width().unwrap_or(0) > columns {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    lines.push(line);
    lines
}

/// How many columns a text in a popup may have.
pub fn popup_columns(screen: Rect) -> usize {
    usize::from(screen.width.saturating_sub(6)).min(84)
}

/// A popup in the middle, as large as its text; longer text can be scrolled. Returns how far it
/// can be scrolled.
pub fn popup(
    buffer: &mut Buffer,
    title: &str,
    lines: Vec<Line<'_>>,
    footer: &str,
    scroll: u16,
    palette: Palette,
) -> u16 {
    let screen = buffer.area;
    let widest = lines.iter().map(Line::width).max().unwrap_or(0);
    let widest = widest.max(title.width() + 2).max(footer.width() + 2);
    let columns = (widest as u16 + 4).min(screen.width);
    let rows = (lines.len() as u16 + 2).min(screen.height);
    let area = Rect::new(
        screen.x + (screen.width - columns) / 2,
        screen.y + (screen.height - rows) / 2,
        columns,
        rows,
    );
    Clear.render(area, buffer);
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(palette.title())
        .padding(Padding::horizontal(1))
        .title(Line::styled(format!(" {title} "), palette.title()))
        .title_bottom(Line::styled(format!(" {footer} "), palette.faint()).right_aligned());
    let inside = block.inner(area);
    block.render(area, buffer);
    let most = (lines.len() as u16).saturating_sub(inside.height);
    Paragraph::new(lines).scroll((scroll.min(most), 0)).render(inside, buffer);
    most
}

/// A key and what it does.
pub fn key_hint<'a>(key: &str, what: &str, palette: Palette) -> [Span<'a>; 2] {
    [Span::styled(format!(" {key} "), palette.key()), Span::raw(format!(" {what}  "))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_by_columns_and_not_by_letters() {
        assert_eq!(fit("Scarabs", 7), "Scarabs");
        assert_eq!(fit("Scarabs", 4), "Sca…");
        assert_eq!(fit("全視之眼", 5), "全視…");
        assert_eq!(fit("全視之眼", 0), "");
        assert_eq!(pad("全視", 6), "全視  ");
        assert_eq!(width(&pad("全視之眼", 5)), 5);
    }

    #[test]
    fn lines_break_at_spaces_and_within_chinese() {
        assert_eq!(wrap("Ana bids the red 9.", 10), ["Ana bids", "the red 9."]);
        assert_eq!(wrap("全視之眼看到四張牌", 10), ["全視之眼看", "到四張牌"]);
        assert_eq!(wrap("Ana 打出一張手牌", 10), ["Ana 打出一", "張手牌"]);
        assert_eq!(wrap("abcdefghijkl", 5), ["abcde", "fghij", "kl"]);
        assert_eq!(wrap("", 5), [""]);
    }
}
