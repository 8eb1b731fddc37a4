//! The game as a picture: everybody's chances as bands one above another, move by move.

use maud::{Markup, html};
use tapis_coach::Review;

use super::Look;
use crate::layout::Reader;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;
/// So many places of the picture can be touched at most.
const PLACES: usize = 120;
/// So many turning points are marked.
const MARKS: usize = 5;

/// The standard error of the edges: how much of a game the evaluator leaves unexplained.
pub(super) fn error(review: &Review) -> f64 {
    let squares = review.ledger.iter().map(|account| account.model * account.model);
    (squares.sum::<f64>() / review.ledger.len().max(1) as f64).sqrt()
}

/// The bands, lowest seat at the bottom, with marks where most was decided.
pub(super) fn picture(reader: &Reader, look: &Look<'_>) -> Markup {
    let t = reader.language.texts();
    let chances = &look.review.chances;
    let last = chances.len().saturating_sub(1).max(1);
    let x = |step: usize| WIDTH * step as f64 / last as f64;
    let edge =
        |step: usize, seat: usize| HEIGHT * (1.0 - chances[step].iter().take(seat).sum::<f64>());
    let band = |seat: usize| {
        let upper = (0..chances.len()).map(|step| (x(step), edge(step, seat + 1)));
        let lower = (0..chances.len()).rev().map(|step| (x(step), edge(step, seat)));
        let points = upper.chain(lower).map(|(x, y)| format!("{x:.1},{y:.1}"));
        points.collect::<Vec<_>>().join(" ")
    };
    let stride = chances.len().div_ceil(PLACES).max(1);
    let half = HEIGHT * error(look.review) / 2.0;
    html! {
        figure.bands {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT + 14.0) } role="img" aria-label=(t.msg_review_picture()) {
                @for seat in 0..look.names.len() { polygon.band data-seat=(seat) points=(band(seat)) {} }
                @for seat in 1..look.names.len() {
                    polyline.unsure stroke-width=(format!("{:.1}", 2.0 * half)) points=((0..chances.len()).map(|step| format!("{:.1},{:.1}", x(step), edge(step, seat))).collect::<Vec<_>>().join(" ")) {}
                }
                @for step in turning_points(look.review) { circle.mark cx=(format!("{:.1}", x(step))) cy=(HEIGHT + 7.0) r="5" {} }
                @if let Some(replay) = look.replay { @for step in (0..chances.len()).step_by(stride) {
                    a href={ (replay) "?at=" (step) } aria-label=(t.msg_review_step(step)) { rect.place x=(format!("{:.1}", x(step))) y="0" width=(format!("{:.1}", WIDTH * stride as f64 / last as f64)) height=(HEIGHT + 14.0) {} }
                } }
            }
            figcaption { ul.legend { @for (seat, name) in look.names.iter().enumerate() {
                li { svg viewBox="0 0 14 14" aria-hidden="true" { rect.band data-seat=(seat) width="14" height="14" {} } (name) }
            } } }
        }
    }
}

/// The steps that changed most.
fn turning_points(review: &Review) -> Vec<usize> {
    let change = |step: usize| {
        let (before, after) = (&review.chances[step - 1], &review.chances[step]);
        before.iter().zip(after).map(|(before, after)| (after - before).abs()).sum::<f64>() / 2.0
    };
    let mut steps: Vec<usize> = (1..review.chances.len()).collect();
    steps.sort_by(|a, b| change(*b).total_cmp(&change(*a)));
    steps.truncate(MARKS);
    steps
}
