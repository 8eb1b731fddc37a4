//! The pages for learning and for the paper boxes: rules, what the house decided, lessons,
//! score pad, about.

pub mod about;
mod chapters;
pub mod house;
pub mod lesson;
mod lessons;
mod pictures;
pub mod rules;
pub mod score;

use maud::{Markup, html};

use crate::layout::Reader;

/// The button that deals a game at once.
fn play_now(reader: &Reader, game: &str) -> Markup {
    html! {
        form method="post" action={ "/play/" (game) } {
            button #play-now type="submit" { (reader.language.texts().msg_rules_play_now()) }
        }
    }
}
