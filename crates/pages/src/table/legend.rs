//! What is on the table, thing by thing: a list for the help, and what touching one of them says.

use maud::{Markup, html};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_texts::Language;

use crate::art;

/// A thing on the table: how the script finds it, its picture if it has one in small, and what it
/// is.
pub(crate) type Thing = (&'static str, &'static str, String);

/// The things on a table of All In. What lies in something else comes before it.
pub(super) fn all_in(game: &AllIn, language: Language) -> Vec<Thing> {
    let t = language.texts();
    let discard = tapis_texts::all_in::discard_explained(language, game.discard_variant());
    vec![
        ("#deck", "", t.msg_legend_all_in_deck()),
        ("#discard", "", discard),
        ("#pot", "e-rune", t.msg_legend_all_in_pot()),
        ("#display", "", t.msg_legend_all_in_slot()),
        ("#stage", "", t.msg_legend_all_in_played()),
        (".tokens", "i-crown", t.msg_legend_all_in_tokens()),
        ("#places .place", "i-cards", t.msg_legend_all_in_place()),
        ("#me", "", t.msg_legend_all_in_me()),
    ]
}

/// The things on a table of Bids. What lies in something else comes before it.
pub(super) fn bids(game: &Bids, language: Language) -> Vec<Thing> {
    let t = language.texts();
    let clover = tapis_texts::bids::clover(game, language);
    vec![
        ("#deck", "", t.msg_legend_bids_deck()),
        (".prize", "", t.msg_legend_bids_prize()),
        (".stake", "", t.msg_legend_bids_stake()),
        ("#trick", "", t.msg_legend_bids_trick()),
        (".count:has([href$=\"i-clover\"])", "i-clover", clover),
        ("#places .place", "i-cards", t.msg_legend_bids_place()),
        ("#me", "", t.msg_legend_bids_me()),
    ]
}

/// The list of the things on a table.
pub(super) fn list(things: &[Thing]) -> Markup {
    html! {
        ul.things { @for (found, icon, what) in things {
            li data-of=(found) { @if icon.is_empty() { span aria-hidden="true" { "•" } } @else { (art::icon(icon)) } span.what { (what) } }
        } }
    }
}
