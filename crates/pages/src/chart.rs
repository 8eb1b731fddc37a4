//! The scores by round as a small chart, with every number also in the table beside it.

use maud::{Markup, html};
use tapis_texts::Language;

use crate::layout::points;

/// The lines of the scores after each round, one per player, told apart by dash and mark as well
/// as by colour; named in this order.
pub fn scores(
    language: Language,
    names: &[String],
    rounds: &[Vec<i32>],
    order: &[usize],
) -> Markup {
    let t = language.texts();
    if rounds.is_empty() {
        return html! {};
    }
    let all = rounds.iter().flatten().copied();
    let top = all.clone().max().unwrap_or(0).max(10);
    let low = all.min().unwrap_or(0).min(0);
    let (width, height) = (520.0, 220.0);
    let x = |round: usize| 40.0 + (width - 60.0) * round as f64 / rounds.len() as f64;
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500]
        .into_iter()
        .find(|step| (top - low) / step <= 6)
        .unwrap_or(1000);
    // The highest value lies in the picture, and so does the line above it.
    let top = (top + step - 1) / step * step;
    let y = |score: i32| {
        12.0 + (height - 40.0) * f64::from(top - score) / f64::from((top - low).max(1))
    };
    let lines: Vec<i32> = (low / step..=top / step).map(|n| n * step).collect();
    html! {
        figure.chart {
            svg viewBox={ "0 0 " (width) " " (height) } role="img" aria-label=(t.msg_site_chart()) {
                @for score in lines {
                    line.grid x1="40" x2=(width - 20.0) y1=(y(score)) y2=(y(score)) {}
                    text.axis x="34" y=(y(score) + 4.0) text-anchor="end" { (points(score)) }
                }
                @for round in 0..=rounds.len() { text.axis x=(x(round)) y=(height - 6.0) text-anchor="middle" { (round) } }
                @for seat in 0..names.len() {
                    @let dots: Vec<(f64, f64)> = std::iter::once((x(0), y(0))).chain(rounds.iter().enumerate().map(|(round, totals)| (x(round + 1), y(totals[seat])))).collect();
                    g.line.{ "line-" (seat) } data-seat=(seat) {
                        polyline points=(dots.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ")) {}
                        @for (x, y) in dots.iter().skip(1) { circle cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="4" {} }
                    }
                }
            }
            figcaption { ul.legend { @for (seat, name) in order.iter().map(|seat| (seat, &names[*seat])) {
                li { svg viewBox="0 0 34 10" aria-hidden="true" { g.line.{ "line-" (seat) } data-seat=(seat) { polyline points="1,5 33,5" {} circle cx="17" cy="5" r="4" {} } } (name) }
            } } }
        }
    }
}
