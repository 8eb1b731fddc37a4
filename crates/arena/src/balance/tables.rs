//! The figures of a report alone, for a page that has a style of its own: what each section is
//! mainly about, for every side, and by how much the first differs from the second.

use maud::{Markup, html};
use tapis_texts::Language;

use super::page::{Side, cell, head, keys, shown};
use super::{Balanced, Cell, Unit, columns_of, words};

/// A table for each section; the names of the sides head its columns.
pub fn tables<G: Balanced>(sides: &[Side<'_>], language: Language) -> Markup {
    let sections = sides.first().map_or(&[][..], |(_, balance)| &balance.sections);
    html! {
        @for section in sections {
            @let keys = keys(section.id, sides);
            @let column = columns_of(G::SPECS, section.id)[0];
            @if let Some((heading, what)) = words::section(language, section.id).filter(|_| !keys.is_empty()) {
                section.figures {
                    h2 { (heading) }
                    p { (what) }
                    div.wide { table {
                        caption { (head(language, &column)) @if column.unit == Unit::Share { " %" } }
                        thead { tr {
                            td {}
                            @for (name, _) in sides { th scope="col" { (name) } }
                            @if sides.len() > 1 { th scope="col" { "Δ" } }
                        } }
                        tbody { @for key in &keys {
                            @let cells: Vec<Option<Cell>> = sides.iter().map(|(_, side)| cell(side, section.id, key, column.id)).collect();
                            tr {
                                th scope="row" { (words::row(language, section.id, key)) }
                                @for cell in &cells { td.number { (cell.map_or("–".to_owned(), |cell| shown(cell, column.unit))) } }
                                @if let [Some(own), Some(other), ..] = cells[..] { (difference(own, other, column.unit)) }
                                @else if sides.len() > 1 { td.number { "–" } }
                            }
                        } }
                    } }
                }
            }
        }
    }
}

/// The first less the second; in bold if it is more than chance.
fn difference(own: Cell, other: Cell, unit: Unit) -> Markup {
    let value = own.value - other.value;
    let scale = if unit == Unit::Share { 100.0 } else { 1.0 };
    let written = format!("{:+.1}", scale * value);
    let sure = match (own.margin, other.margin) {
        (Some(own), Some(other)) => value.abs() > own.hypot(other),
        _ => false,
    };
    html! { td.number { @if sure { b { (written) } } @else { (written) } } }
}
