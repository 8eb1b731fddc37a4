//! A game for which nobody has drawn a table: its scene in lines of text, and every action a button.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use tapis_game::{Seat, Standing};

use super::{Stage, draw_log, name_of};
use crate::paint;
use crate::shown::Shown;
use crate::target::Target;
use crate::ui::Ui;

/// The table, the players, what can be done, and the log.
pub(super) fn draw<G: Stage>(shown: &Shown<G>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let players = shown.places.len() as u16 + 2;
    let buttons = button_rows(shown, area.width);
    let [top, log, hand] = Layout::vertical([
        Constraint::Length(players.max(8)),
        Constraint::Min(4),
        Constraint::Length(buttons + 2),
    ])
    .areas(area);
    let [table, seats] =
        Layout::horizontal([Constraint::Min(40), Constraint::Length(30)]).areas(top);
    draw_scene(shown, ui, buffer, table);
    draw_seats(shown, ui, buffer, seats);
    draw_log(shown, ui, buffer, log);
    draw_buttons(shown, ui, buffer, hand);
}

fn draw_scene<G: Stage>(shown: &Shown<G>, ui: &Ui, buffer: &mut Buffer, area: Rect) {
    let title = ui.language.texts().msg_replay_round(shown.scene.round());
    let inside = paint::panel(buffer, area, &title, ui.palette);
    let lines = G::lines(ui.language, &shown.names(), &shown.scene);
    let columns = usize::from(inside.width);
    let lines = lines.iter().flat_map(|line| paint::wrap(line, columns)).map(Line::from);
    Paragraph::new(lines.collect::<Vec<_>>()).render(inside, buffer);
}

fn draw_seats<G: Stage>(shown: &Shown<G>, ui: &Ui, buffer: &mut Buffer, area: Rect) {
    let inside = paint::panel(buffer, area, &G::points_name(ui.language), ui.palette);
    let to_act = shown.scene.to_act();
    let lines = Seat::all(shown.places.len() as u8).zip(&shown.totals).map(|(seat, total)| {
        let acts = to_act.contains(seat);
        let style = if acts { ui.palette.turn() } else { ui.palette.text() };
        let mark = if acts { "▸" } else { " " };
        let name = name_of(shown, ui.language, seat, 18);
        Line::from(Span::styled(format!("{mark} {name} {total:>5}"), style))
    });
    Paragraph::new(lines.collect::<Vec<_>>()).render(inside, buffer);
}

/// The width of a button: that of the longest action, and its frame.
fn button_columns<G: Stage>(shown: &Shown<G>) -> u16 {
    let widest = shown.legal.iter().map(|words| paint::width(words)).max().unwrap_or(0);
    widest as u16 + 4
}

fn button_rows<G: Stage>(shown: &Shown<G>, columns: u16) -> u16 {
    let row = (columns.saturating_sub(2) / button_columns(shown)).max(1);
    (shown.legal.len() as u16).div_ceil(row).clamp(1, 4) * 3
}

fn draw_buttons<G: Stage>(shown: &Shown<G>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let title = tapis_texts::asked::<G>(ui.language, &shown.names(), &shown.scene, shown.seat);
    let inside = paint::panel(buffer, area, &title, ui.palette);
    let (width, mut x, mut y) = (button_columns(shown), inside.x, inside.y);
    for words in &shown.legal {
        if x + width > inside.right() {
            (x, y) = (inside.x, y + 3);
        }
        let place = Rect::new(x, y, width, 3).intersection(inside);
        let target = Target::Button(words.clone());
        let label = G::action_name(ui.language, &shown.names(), Some(&shown.scene), words);
        let light = ui.light(&target);
        let line = Line::from(paint::fit(&label, usize::from(width) - 2)).centered();
        paint::card(buffer, place, vec![line], "", light, ui.palette);
        ui.spot(place, target);
        x += width;
    }
}
