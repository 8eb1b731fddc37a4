//! What is on the table, thing by thing: a list for the help, and what touching one of them says.

use maud::{Markup, html};
use tapis_texts::Language;

use crate::art;

/// The things on a table of this game: how the script finds each, its picture if it has one in
/// small, and what it is.
pub(super) fn things(language: Language, game: &str) -> Markup {
    let t = language.texts();
    // What lies in something else comes before it.
    let things = match game {
        "all-in" => vec![
            ("#deck", "", t.msg_legend_all_in_deck()),
            ("#discard", "", t.msg_legend_all_in_discard()),
            ("#pot", "e-rune", t.msg_legend_all_in_pot()),
            ("#display", "", t.msg_legend_all_in_slot()),
            ("#stage", "", t.msg_legend_all_in_played()),
            (".tokens", "i-crown", t.msg_legend_all_in_tokens()),
            ("#places .place", "i-cards", t.msg_legend_all_in_place()),
            ("#me", "", t.msg_legend_all_in_me()),
        ],
        _ => vec![
            ("#deck", "", t.msg_legend_bids_deck()),
            (".prize", "", t.msg_legend_bids_prize()),
            (".stake", "", t.msg_legend_bids_stake()),
            ("#trick", "", t.msg_legend_bids_trick()),
            (".count:has([href$=\"i-clover\"])", "i-clover", t.msg_legend_bids_clover()),
            ("#places .place", "i-cards", t.msg_legend_bids_place()),
            ("#me", "", t.msg_legend_bids_me()),
        ],
    };
    html! {
        ul.things { @for (found, icon, what) in things {
            li data-of=(found) { @if icon.is_empty() { span aria-hidden="true" { "•" } } @else { (art::icon(icon)) } span.what { (what) } }
        } }
    }
}
