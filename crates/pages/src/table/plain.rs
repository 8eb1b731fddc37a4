//! A game for which nobody has drawn a table: its scene in lines of text, and every action a button.

use maud::{Markup, html};
use tapis_game::{Seat, Standing};
use tapis_texts::{Language, Spoken};

use super::{Room, Shown, act_button};
use crate::art;
use crate::layout::points;

/// The points at a place.
pub(super) fn place(room: &Room<'_>, scene: &impl Standing, seat: Seat) -> Markup {
    let total = scene.totals().get(seat.index()).copied().unwrap_or(0);
    html! {
        span.stats { b.total title=(room.texts().msg_table_total()) { (points(total)) } }
        @if scene.won_by().is_some_and(|winners| winners.contains(seat)) {
            span.tags { span.tag.told { (art::icon("i-crown")) } }
        }
    }
}

/// The table, line by line.
pub(super) fn middle<G: Spoken>(room: &Room<'_>, scene: &G::Scene) -> Markup {
    html! { pre.plain { (G::lines(room.language, &room.names(), scene).join("\n")) } }
}

/// Everything that can be done.
pub(super) fn bar<G: Shown>(game: &G, room: &Room<'_>) -> Markup {
    html! { @for action in room.legal { (act_button(game, room, action, "")) } }
}

/// The points of everybody.
pub(super) fn result(room: &Room<'_>, scene: &impl Standing) -> Markup {
    html! {
        table.scores { @for (seat, total) in Seat::all(room.seats()).zip(scene.totals()) {
            tr { th scope="row" { (room.name(seat)) } td.number { (points(total)) } }
        } }
    }
}

/// Where the game is.
pub(super) fn headline(language: Language, scene: &impl Standing) -> String {
    language.texts().msg_replay_round(scene.round())
}
