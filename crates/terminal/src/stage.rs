//! What each game brings to the screen. Everything here is made from scenes, and every rule is
//! asked of the game.

pub mod all_in;
pub mod bids;
mod plain;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use tapis_bots::Roster;
use tapis_game::{Seat, Standing};
use tapis_play::plain_games;
use tapis_texts::options::{Agreed, Agrees};
use tapis_texts::{Language, Spoken};

use crate::paint;
use crate::shown::Shown;
use crate::target::{Choice, Target};
use crate::ui::Ui;

/// A game that can be drawn in a terminal. One for which nobody has drawn a table is shown in lines
/// of text.
pub trait Stage: Roster + Spoken + Agrees {
    /// What to point at to choose this action.
    fn way(_scene: &Self::Scene, words: &str) -> Vec<Target> {
        vec![Target::Button(words.to_owned())]
    }
    /// The action that pointing at this, after what was picked, would most likely mean.
    fn attempt(_scene: &Self::Scene, _seat: Seat, _picked: &[Target], target: &Target) -> String {
        match target {
            Target::Button(words) => words.clone(),
            _ => String::new(),
        }
    }
    /// What stands in the uppermost line, the most important first.
    fn header(shown: &Shown<Self>, language: Language) -> Vec<String> {
        vec![language.texts().msg_replay_round(shown.scene.round())]
    }
    /// Draws the table.
    fn draw(shown: &Shown<Self>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
        plain::draw(shown, ui, buffer, area);
    }
    /// The name of a card and what it does; nothing if nothing is known about it.
    fn explain(_shown: &Shown<Self>, _language: Language, _target: &Target) -> Option<Vec<String>> {
        None
    }
    /// What one likes to have at hand: a title and lines.
    fn ranks(shown: &Shown<Self>, ui: &Ui, columns: usize) -> (String, Vec<Line<'static>>) {
        let agreed = shown.game.all_agreed(ui.language);
        let line = |one: Agreed| {
            Line::from(paint::fit(&format!("{}: {}", one.about, one.chosen), columns))
        };
        (Self::ranks_name(ui.language), agreed.into_iter().map(line).collect())
    }
    /// How the last round ended: a title and lines.
    fn round_over(_shown: &Shown<Self>, _ui: &Ui) -> Option<(String, Vec<Line<'static>>)> {
        None
    }
    /// What that is called.
    fn ranks_name(language: Language) -> String {
        language.texts().msg_terminal_do_rules()
    }
    /// What points are called.
    fn points_name(language: Language) -> String {
        language.texts().msg_terminal_points()
    }

    /// Whether something is completed by this that everybody wants to look at.
    fn pause(_event: &Self::Event) -> bool {
        false
    }
}

plain_games! { G => impl Stage for G {} }

/// What a seat may do, with the ways that lead there.
pub fn choices<G: Stage>(shown: &Shown<G>) -> Vec<Choice> {
    let choice = |words: &String| Choice { way: G::way(&shown.scene, words), words: words.clone() };
    shown.legal.iter().map(choice).collect()
}

/// The name of a seat with a mark if it is one's own, cut to its place.
pub(crate) fn name_of<G: Stage>(
    shown: &Shown<G>,
    language: Language,
    seat: Seat,
    columns: usize,
) -> String {
    let name = shown.name(seat);
    if shown.seat != Some(seat) {
        return paint::pad(name, columns);
    }
    let marked = format!("{name} ({})", language.texts().msg_terminal_you());
    // Rather the whole name than a mark: one's own row stands out anyway.
    paint::pad(if paint::width(&marked) <= columns { &marked } else { name }, columns)
}

/// The log, the newest lines at the bottom.
pub(crate) fn draw_log<G: Stage>(shown: &Shown<G>, ui: &Ui, buffer: &mut Buffer, area: Rect) {
    let title = ui.language.texts().msg_terminal_log();
    let inside = paint::panel(buffer, area, &title, ui.palette);
    let columns = usize::from(inside.width);
    let mut lines: Vec<Line<'_>> = Vec::new();
    let rows = usize::from(inside.height);
    for (age, sentence) in shown.log.iter().rev().enumerate() {
        if lines.len() >= rows {
            break;
        }
        let style = if age == 0 { ui.palette.text() } else { ui.palette.faint() };
        let wrapped = paint::wrap(sentence, columns);
        lines.extend(wrapped.into_iter().rev().map(|line| Line::styled(line, style)));
    }
    lines.truncate(rows);
    lines.reverse();
    ratatui::widgets::Widget::render(ratatui::widgets::Paragraph::new(lines), inside, buffer);
}

/// A level in words; a bot that is none of the five levels has only its own name.
pub(crate) fn level_name(language: Language, level: &str) -> String {
    match tapis_bots::Level::from_name(level) {
        Some(level) => tapis_texts::bots::level(language, level.name()),
        None => level.to_owned(),
    }
}
