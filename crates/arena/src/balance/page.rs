//! The balance of a game as one page that needs nothing else, alone or two side by side.

use std::sync::Arc;

use kuva::prelude::*;
use maud::{Markup, PreEscaped, html};
use tapis_texts::{Language, Texts};

use super::{Balance, Balanced, Cell, Column, Section, Unit, columns_of, words};
use crate::charts::{colour, draw, inline_name};
use crate::sheet::sheet;
use crate::simulate::counted_quantile;

/// From this number of rows on they are drawn from the highest to the lowest.
const MANY: usize = 14;
/// How high a row of a chart is.
const ROW: f64 = 21.0;

/// One side of the page: its name, and what was counted.
pub type Side<'a> = (String, &'a Balance);

/// The page in this language; `title` stands above it, `lines` say what was played.
pub fn page<G: Balanced>(
    title: &str,
    lines: &[String],
    sides: &[Side<'_>],
    language: Language,
) -> String {
    let (first, texts) = (sides[0].1, language.texts());
    let rest = html! {
        @if sides.len() > 1 { p { (legend(sides)) } }
        @for section in &first.sections {
            (show::<G>(section, sides, language))
        }
        (scores(sides, texts))
        section {
            h2 { (texts.msg_report_how()) }
            p { (texts.msg_report_how_what()) }
        }
    };
    sheet(language, title, lines, rest)
}

/// The short name of a side: A or B.
fn letter(number: usize) -> char {
    if number == 0 { 'A' } else { 'B' }
}

fn legend(sides: &[Side<'_>]) -> Markup {
    html! {
        @for (number, (name, _)) in sides.iter().enumerate() {
            span.dot style=(format!("background: {}", colour(number))) {}
            (letter(number)) ": " (name) " "
        }
    }
}

fn show<G: Balanced>(section: &Section, sides: &[Side<'_>], language: Language) -> Markup {
    let columns = columns_of(G::SPECS, section.id);
    let keys = keys(section.id, sides);
    if keys.is_empty() {
        return html! {};
    }
    let chart = match section.id {
        "calibration" => calibration(sides, language),
        _ => forest(section.id, columns[0], &keys, sides, language),
    };
    let (heading, what) = words::section(language, section.id).expect("every section has words");
    html! {
        section {
            h2 { (heading) }
            figure {
                (PreEscaped(chart))
                figcaption { (what) }
            }
            details open[keys.len() < MANY] {
                summary { (language.texts().msg_report_figures()) }
                div.scroll { (table(section.id, columns, &keys, sides, language)) }
            }
        }
    }
}

/// The keys of all rows that any side has, in the order of the game.
pub(super) fn keys(id: &str, sides: &[Side<'_>]) -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    for (_, balance) in sides {
        let section = balance.sections.iter().find(|section| section.id == id);
        for row in section.into_iter().flat_map(|section| &section.rows) {
            if !keys.contains(&row.key) {
                keys.push(row.key.clone());
            }
        }
    }
    keys
}

pub(super) fn cell(balance: &Balance, id: &str, key: &str, column: &str) -> Option<Cell> {
    let section = balance.sections.iter().find(|section| section.id == id)?;
    section.row(key)?.cells.get(column).copied()
}

pub(super) fn shown(cell: Cell, unit: Unit) -> String {
    let scale = if unit == Unit::Share { 100.0 } else { 1.0 };
    let sign = if unit == Unit::Points && cell.value > 0.0 { "+" } else { "" };
    match (unit, cell.margin) {
        (Unit::PerGame, _) => format!("{:.2}", cell.value),
        (_, Some(margin)) => {
            format!("{sign}{:.1} ± {:.1}", scale * cell.value, scale * margin)
        }
        (_, None) => format!("{sign}{:.1}", scale * cell.value),
    }
}

fn table(
    id: &str,
    columns: &[Column],
    keys: &[String],
    sides: &[Side<'_>],
    language: Language,
) -> Markup {
    let heading = |column: &Column| {
        let unit = if column.unit == Unit::Share { " %" } else { "" };
        format!("{}{unit}", head(language, column))
    };
    html! {
        table {
            thead {
                tr {
                    th scope="col" {}
                    @for column in columns {
                        th scope="col" colspan=(span(column, columns, sides)) { (heading(column)) }
                    }
                }
                @if sides.len() > 1 {
                    tr {
                        th {}
                        @for column in columns {
                            @for number in 0..sides.len() {
                                th scope="col" {
                                    span.dot style=(format!("background: {}", colour(number))) {}
                                    (letter(number))
                                }
                            }
                            @if column.id == columns[0].id { th scope="col" { "Δ" } }
                        }
                    }
                }
            }
            tbody {
                @for key in keys { tr {
                    th scope="row" { (words::row(language, id, key)) }
                    @for column in columns {
                        @for (_, balance) in sides {
                            td {
                                (cell(balance, id, key, column.id)
                                    .map_or("–".to_owned(), |cell| shown(cell, column.unit)))
                            }
                        }
                        @if sides.len() > 1 && column.id == columns[0].id {
                            (difference(sides, id, key, column))
                        }
                    }
                } }
            }
        }
    }
}

pub(super) fn head(language: Language, column: &Column) -> String {
    words::column(language, column.id).expect("every column has words")
}

fn span(column: &Column, columns: &[Column], sides: &[Side<'_>]) -> usize {
    sides.len() + usize::from(sides.len() > 1 && column.id == columns[0].id)
}

/// The second side less the first; coloured if it is more than chance.
fn difference(sides: &[Side<'_>], id: &str, key: &str, column: &Column) -> Markup {
    let of = |side: usize| cell(sides[side].1, id, key, column.id);
    let (Some(one), Some(other)) = (of(0), of(1)) else { return html! { td { "–" } } };
    let value = other.value - one.value;
    let margin = match (one.margin, other.margin) {
        (Some(one), Some(other)) => Some(one.hypot(other)),
        _ => None,
    };
    let class = match margin {
        Some(margin) if value > margin => "up",
        Some(margin) if value < -margin => "down",
        _ => "",
    };
    let scale = if column.unit == Unit::Share { 100.0 } else { 1.0 };
    html! { td class=(class) style="--heat: 35%" { (format!("{:+.1}", scale * value)) } }
}

/// Rows with their intervals; two sides stand below each other.
fn forest(
    id: &str,
    column: Column,
    keys: &[String],
    sides: &[Side<'_>],
    language: Language,
) -> String {
    let scale = if column.unit == Unit::Share { 100.0 } else { 1.0 };
    let mut keys: Vec<&String> = keys
        .iter()
        .filter(|key| sides.iter().any(|(_, side)| cell(side, id, key, column.id).is_some()))
        .collect();
    if keys.len() >= MANY {
        let value = |key: &String| {
            cell(sides[0].1, id, key, column.id).map_or(f64::NEG_INFINITY, |cell| cell.value)
        };
        keys.sort_by(|a, b| value(b).total_cmp(&value(a)));
    }
    let null = match (id, column.unit) {
        ("seats", _) => Some(100.0 / f64::from(sides[0].1.simulated.players)),
        (_, Unit::Points) => Some(0.0),
        _ => None,
    };
    let mut forest = ForestPlot::new()
        .with_cap_size(3.0)
        .with_whisker_width(1.6)
        .with_marker_size(4.0)
        .with_show_null_line(null.is_some())
        .with_null_value(null.unwrap_or_default());
    for key in &keys {
        for (number, (_, balance)) in sides.iter().enumerate() {
            let Some(cell) = cell(balance, id, key, column.id) else { continue };
            let margin = scale * cell.margin.unwrap_or(0.0);
            let value = scale * cell.value;
            let label = if number == 0 { words::row(language, id, key) } else { String::new() };
            forest = forest.with_colored_row(
                label,
                value,
                value - margin,
                value + margin,
                colour(number),
            );
        }
    }
    let unit = if column.unit == Unit::Share { " %" } else { "" };
    let axis = format!("{}{unit}", head(language, &column));
    let height = 80.0 + ROW * (keys.len() * sides.len()) as f64;
    draw(&inline_name(id), Plot::Forest(forest), height, |layout| layout.with_x_label(axis.clone()))
}

/// How often predictions came true by the chance that they had: on the line, all is as expected.
fn calibration(sides: &[Side<'_>], language: Language) -> String {
    let mut plots = vec![Plot::Line(
        LinePlot::new()
            .with_data([(0.0, 0.0), (100.0, 100.0)])
            .with_color("var(--soft)")
            .with_dashed(),
    )];
    for (number, (_, balance)) in sides.iter().enumerate() {
        let section = balance.sections.iter().find(|section| section.id == "calibration");
        let points: Vec<(f64, f64)> = section
            .into_iter()
            .flat_map(|section| &section.rows)
            .filter_map(|row| {
                let share = |column| row.cells.get(column).map(|cell: &Cell| 100.0 * cell.value);
                Some((share("expected")?, share("right")?))
            })
            .collect();
        let line = LinePlot::new().with_data(points.clone()).with_color(colour(number));
        plots.push(Plot::Line(line.with_stroke_width(2.0)));
        let dots = ScatterPlot::new().with_data(points).with_color(colour(number)).with_size(4.0);
        plots.push(Plot::Scatter(dots));
    }
    let percent = TickFormat::Custom(Arc::new(|value| format!("{value:.0} %")));
    crate::charts::draw_all("calibration", plots, 420.0, |layout| {
        layout
            .with_x_label(language.texts().msg_report_column_expected())
            .with_y_label(language.texts().msg_report_column_right())
            .with_x_tick_format(percent.clone())
            .with_y_tick_format(percent.clone())
    })
}

/// Points and lengths, which every game has.
fn scores(sides: &[Side<'_>], texts: &Texts) -> Markup {
    let parts = [("5 %", 0.05), ("25 %", 0.25), ("50 %", 0.5), ("75 %", 0.75), ("95 %", 0.95)];
    html! {
        section {
            h2 { (texts.msg_report_scores()) }
            div.scroll { table {
                thead { tr {
                    th scope="col" {}
                    @for (label, _) in parts { th scope="col" { (label) } }
                } }
                tbody {
                    @for (number, (_, balance)) in sides.iter().enumerate() {
                        @for bot in &balance.simulated.bots { tr {
                            th scope="row" {
                                (texts.msg_report_points()) ", " (bot.name)
                                @if sides.len() > 1 { " (" (letter(number)) ")" }
                            }
                            @for (_, part) in parts {
                                td { (counted_quantile(&bot.scores, part).unwrap_or_default()) }
                            }
                        } }
                        tr {
                            th scope="row" {
                                (texts.msg_report_length())
                                @if sides.len() > 1 { " (" (letter(number)) ")" }
                            }
                            @for (_, part) in parts {
                                td {
                                    (counted_quantile(&balance.simulated.lengths, part)
                                        .unwrap_or_default())
                                }
                            }
                        }
                    }
                }
            } }
        }
    }
}
