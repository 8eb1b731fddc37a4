//! The whole screen: a line at the top, the table, a bar at the bottom, and what lies above.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use tapis_game::Seat;
use tapis_texts::game_short_name;

use crate::paint;
use crate::shown::Shown;
use crate::stage::{Stage, name_of};
use crate::target::Target;
use crate::ui::{Overlay, Refused, Ui};

/// The smallest window that the table fits into.
pub const SMALLEST: (u16, u16) = (80, 24);

/// Says that the window is too small; `false` if it is large enough.
pub fn too_small(ui: &Ui, buffer: &mut Buffer) -> bool {
    let area = buffer.area;
    if area.width >= SMALLEST.0 && area.height >= SMALLEST.1 {
        return false;
    }
    let text = ui.language.texts().msg_terminal_too_small(area.width, area.height);
    Paragraph::new(text).wrap(Wrap { trim: true }).centered().render(area, buffer);
    true
}

/// Draws a table in play.
pub fn draw<G: Stage>(shown: &Shown<G>, ui: &mut Ui, buffer: &mut Buffer) {
    ui.spots.clear();
    if too_small(ui, buffer) {
        return;
    }
    let [header, table, bar] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(20), Constraint::Length(3)])
            .areas(buffer.area);
    draw_header(shown, ui, buffer, header);
    G::draw(shown, ui, buffer, table);
    draw_bar(shown, ui, buffer, bar);
    draw_overlay(shown, ui, buffer);
}

/// The name of the game and where it stands.
pub fn draw_header<G: Stage>(shown: &Shown<G>, ui: &Ui, buffer: &mut Buffer, area: Rect) {
    let name = game_short_name(ui.language, G::NAME).unwrap_or_else(|| G::NAME.to_owned());
    let mut spans = vec![Span::styled(format!(" {name}"), ui.palette.title())];
    for part in G::header(shown, ui.language) {
        spans.push(Span::styled("  │  ", ui.palette.faint()));
        spans.push(Span::raw(part));
    }
    Line::from(spans).render(area, buffer);
    let help = Line::from(
        paint::key_hint("?", &ui.language.texts().msg_terminal_help_key(), ui.palette).to_vec(),
    );
    let width = (help.width() as u16).min(area.width);
    help.render(Rect { x: area.right() - width, width, ..area }, buffer);
}

/// What is asked, what can be pressed, and the keys.
fn draw_bar<G: Stage>(shown: &Shown<G>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let [asked, buttons, keys] = Layout::vertical([Constraint::Length(1); 3]).areas(area);
    asked_line(shown, ui, asked.width.into()).render(asked, buffer);
    draw_buttons(shown, ui, buffer, buttons);
    let (texts, palette) = (ui.language.texts(), ui.palette);
    let mut hints: Vec<Span<'_>> = Vec::new();
    for (key, what) in [
        ("←→↑↓", texts.msg_terminal_do_choose()),
        ("Enter", texts.msg_terminal_do_it()),
        ("x", texts.msg_terminal_do_explain()),
        ("r", G::ranks_name(ui.language)),
        ("u", texts.msg_terminal_do_undo()),
        ("q", texts.msg_terminal_do_quit()),
    ] {
        let here = key != "u" || shown.can_undo;
        let [key, what] = paint::key_hint(key, &what, palette);
        let fade = |span: Span<'static>| if here { span } else { span.style(palette.faint()) };
        hints.extend([fade(key), fade(what)]);
    }
    Line::from(hints).render(keys, buffer);
}

fn asked_line<G: Stage>(shown: &Shown<G>, ui: &Ui, columns: usize) -> Line<'static> {
    let (palette, names) = (ui.palette, shown.names());
    if let Some(message) = &ui.message {
        return Line::styled(format!(" {message}"), palette.strong());
    }
    // A key that came too early must not hide that the turn has come.
    let outdated = ui.refused == Some(Refused::NotYourTurn) && shown.may_act();
    if ui.refused.is_some() && !outdated {
        return Line::styled(format!(" {}", why_not(shown, ui)), palette.warning());
    }
    let asked = G::asked_of(ui.language, &names, &shown.scene, shown.seat);
    if !shown.may_act() {
        return Line::styled(format!(" {asked}"), palette.faint());
    }
    let mut spans = vec![
        Span::styled(
            format!(" ▸ {} ", ui.language.texts().msg_terminal_your_turn()),
            palette.turn(),
        ),
        Span::styled(asked, palette.strong()),
    ];
    if let Some(words) = words_at_cursor(ui) {
        let action = G::action_name(ui.language, &names, Some(&shown.scene), &words);
        let action = Span::styled(format!("   ⏎ {action}"), palette.cursor());
        let used: usize = spans.iter().map(Span::width).sum();
        if used + action.width() > columns {
            // What Enter does matters more than what was asked.
            spans.pop();
        }
        spans.push(action);
    }
    Line::from(spans)
}

/// The action that Enter would carry out.
fn words_at_cursor(ui: &Ui) -> Option<String> {
    let mut way = ui.picked.clone();
    way.push(ui.cursor.clone()?);
    ui.choices().iter().find(|choice| choice.way == way).map(|choice| choice.words.clone())
}

/// Why what the cursor is on cannot be chosen.
fn why_not<G: Stage>(shown: &Shown<G>, ui: &Ui) -> String {
    let names = shown.names();
    let (Some(seat), Some(cursor)) = (shown.seat, &ui.cursor) else {
        return ui.language.texts().msg_terminal_watching();
    };
    match ui.refused {
        Some(Refused::NotNow) => {
            let words = G::attempt(&shown.scene, seat, &ui.picked, cursor);
            G::why_not(ui.language, &names, &shown.scene, seat, &words)
        }
        _ => G::asked_of(ui.language, &names, &shown.scene, shown.seat),
    }
}

/// The actions that point at nothing, each with its key.
fn draw_buttons<G: Stage>(shown: &Shown<G>, ui: &mut Ui, buffer: &mut Buffer, area: Rect) {
    let (palette, names) = (ui.palette, shown.names());
    let mut x = area.x + 1;
    for target in ui.lit() {
        let Target::Button(words) = &target else { continue };
        let key = match words.as_str() {
            "pass" => 'p',
            "all-in" => 'a',
            "skip" => 'n',
            _ => 'y',
        };
        let name = G::action_name(ui.language, &names, Some(&shown.scene), words);
        let mut style = palette.lit();
        if ui.cursor.as_ref() == Some(&target) {
            style = palette.cursor().add_modifier(Modifier::UNDERLINED);
        }
        let line = Line::from(vec![
            Span::styled(format!(" {key} "), palette.key()),
            Span::styled(format!(" {name} "), style),
        ]);
        let place = Rect::new(x, area.y, line.width() as u16, 1).intersection(area);
        x = place.right() + 2;
        line.render(place, buffer);
        ui.spot(place, target);
    }
}

/// What lies open above the table.
fn draw_overlay<G: Stage>(shown: &Shown<G>, ui: &mut Ui, buffer: &mut Buffer) {
    let Some(overlay) = ui.overlay.clone() else { return };
    let (texts, palette) = (ui.language.texts(), ui.palette);
    let columns = paint::popup_columns(buffer.area);
    let go_on = format!("Enter {}", texts.msg_terminal_do_go_on());
    let back = format!("Esc {}", texts.msg_terminal_do_back());
    let (title, lines, footer) = match overlay {
        Overlay::Help => (texts.msg_terminal_help_title(), help_lines::<G>(ui), back),
        Overlay::Ranks => {
            let (title, lines) = G::ranks(shown, ui, columns);
            (title, lines, back)
        }
        Overlay::Explain(target) => {
            let Some(mut explained) = G::explain(shown, ui.language, &target) else {
                ui.overlay = None;
                return;
            };
            let title = explained.remove(0);
            let lines = explained.iter().flat_map(|line| paint::wrap(line, columns));
            (title, lines.map(Line::from).collect(), back)
        }
        Overlay::Scores => (texts.msg_terminal_scores_title(), score_lines(shown, ui), back),
        Overlay::Log => {
            let lines: Vec<Line<'static>> = shown
                .log
                .iter()
                .flat_map(|sentence| paint::wrap(sentence, columns))
                .map(Line::from)
                .collect();
            let footer = format!("↑↓ {}  {back}", texts.msg_terminal_do_scroll());
            (texts.msg_terminal_log(), lines, footer)
        }
        Overlay::Round => {
            let Some((title, mut lines)) = G::round_over(shown, ui) else {
                ui.overlay = None;
                return;
            };
            lines.push(Line::default());
            lines.extend(score_lines(shown, ui));
            (title, lines, go_on)
        }
        Overlay::Confirm(words) => {
            let title = G::action_name(ui.language, &shown.names(), Some(&shown.scene), &words);
            let mut lines: Vec<_> =
                paint::wrap(&texts.msg_terminal_confirm_all_in(), columns.min(60))
                    .into_iter()
                    .map(Line::from)
                    .collect();
            lines.insert(0, Line::default());
            lines.push(Line::default());
            let (yes, no) = (texts.msg_terminal_do_yes(), texts.msg_terminal_do_no());
            (format!("{title}?"), lines, format!("Enter {yes}  Esc {no}"))
        }
    };
    ui.scroll_most = paint::popup(buffer, &title, lines, &footer, ui.scroll, palette);
}

fn help_lines<G: Stage>(ui: &Ui) -> Vec<Line<'static>> {
    let texts = ui.language.texts();
    let key = |key: &str| key.to_owned();
    let mut rows = vec![
        (texts.msg_terminal_help_move(), texts.msg_terminal_help_move_what()),
        (texts.msg_terminal_help_choose(), texts.msg_terminal_help_choose_what()),
        (texts.msg_terminal_help_mouse(), texts.msg_terminal_help_mouse_what()),
    ];
    if G::NAME == tapis_play::GameKind::AllIn.name() {
        rows.extend([
            (key("p"), texts.msg_terminal_help_pass_what()),
            (key("a"), texts.msg_terminal_help_all_in_what()),
            (key("y, n"), texts.msg_terminal_help_yes_no_what()),
        ]);
    }
    rows.extend([
        (key("u"), texts.msg_terminal_help_undo_what()),
        (key("r"), texts.msg_terminal_help_ranks_what()),
        (key("x"), texts.msg_terminal_help_explain_what()),
        (key("s"), texts.msg_terminal_help_scores_what()),
        (key("l"), texts.msg_terminal_help_log_what()),
        (key("+, -"), texts.msg_terminal_help_pace_what()),
        (key("g"), texts.msg_terminal_help_language_what()),
        (key("q, Ctrl-C"), texts.msg_terminal_help_quit_what()),
    ]);
    let widest = rows.iter().map(|(key, _)| paint::width(key)).max().unwrap_or(0);
    rows.into_iter()
        .map(|(key, what)| {
            let key = Span::styled(paint::pad(&key, widest), ui.palette.strong());
            Line::from(vec![key, Span::raw("   "), Span::raw(what)])
        })
        .collect()
}

/// The points by player and round, with a bar for each total.
pub fn score_lines<G: Stage>(shown: &Shown<G>, ui: &Ui) -> Vec<Line<'static>> {
    let (texts, palette) = (ui.language.texts(), ui.palette);
    let columns: Vec<_> = shown.rounds.columns().rev().take(8).collect();
    let mut head = paint::pad("", 16);
    for column in columns.iter().rev() {
        let name = |round: u8| texts.msg_terminal_scores_round(u32::from(round));
        let name = match (column.first, column.last) {
            (first, last) if first == last => name(last),
            (first, last) => format!("{}–{last}", name(first)),
        };
        head.push_str(&" ".repeat(6usize.saturating_sub(paint::width(&name))));
        head.push_str(&name);
    }
    let total = G::points_name(ui.language);
    head.push_str(&" ".repeat(9usize.saturating_sub(paint::width(&total))));
    head.push_str(&total);
    let mut lines = vec![Line::styled(head, palette.faint())];
    let most = shown.totals.iter().copied().max().unwrap_or(0);
    for (place, total) in shown.totals.iter().enumerate() {
        let seat = Seat::new(place as u8);
        let mut text = name_of(shown, ui.language, seat, 16);
        for column in columns.iter().rev() {
            text.push_str(&format!("{:>6}", column.gains.get(place).copied().unwrap_or(0)));
        }
        let bar = (f64::from((*total).max(0)) / f64::from(most.max(1)) * 10.0).round() as usize;
        let style = if *total == most { palette.turn() } else { palette.text() };
        lines.push(Line::from(vec![
            Span::styled(text, style),
            Span::styled(format!("{total:>9} "), palette.strong()),
            Span::styled("█".repeat(bar), style),
        ]));
    }
    lines
}
