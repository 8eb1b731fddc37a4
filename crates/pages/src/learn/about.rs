//! What Tapis is, and whose games these are.

use maud::{Markup, html};
use tapis_play::GameKind;

use crate::layout::{self, Reader};

/// The page about Tapis.
pub fn page(reader: &Reader) -> Markup {
    let t = reader.language.texts();
    layout::page(
        reader,
        &t.msg_about_title(),
        "learn about",
        html! {
            main.narrow {
                h1 { (t.msg_about_title()) }
                p.lead { (t.msg_about_what()) }
                h2 { (t.msg_about_games()) }
                @for game in GameKind::ALL { p { (t.msg_about_credit(game.name())) } }
                p { (t.msg_about_games_text()) }
                p { (t.msg_about_buy()) }
                p { (t.msg_about_effects()) }
                h2 { (t.msg_about_fair()) }
                p { (t.msg_about_fair_text()) }
                h2 { (t.msg_about_data()) }
                p { (t.msg_about_data_text()) }
                h2 { (t.msg_about_licence()) }
                p { (t.msg_about_licence_text()) }
            }
        },
    )
}
