//! What was agreed on at a table: for everybody, before sitting down and during the game.

use maud::{Markup, html};
use serde_json::Value;
use tapis_game::Game;
use tapis_play::{GameKind, with_kind};
use tapis_texts::Language;
use tapis_texts::options::{Agreed, Agrees};

/// Everything that was agreed on, with a mark on what is otherwise in a first game.
pub(crate) fn list(language: Language, agreed: &[Agreed]) -> Markup {
    let t = language.texts();
    html! {
        dl.agreed { @for one in agreed {
            div class=[one.differs.then_some("differs")] {
                dt { (one.about) }
                dd {
                    b { (one.chosen) }
                    @if one.differs { " " span.tag.told { (t.msg_options_differs()) } }
                    @if !one.what.is_empty() { small { (one.what) } }
                    @if !one.cards.is_empty() {
                        ul.points { @for (name, what) in &one.cards { li { b { (name) } ": " (what) } } }
                    }
                }
            }
        } }
    }
}

/// The same of a table whose game has not begun: from its options as they stand in files.
pub(crate) fn of(language: Language, game: &str, seats: usize, options: &Value) -> Markup {
    let agreed = GameKind::named(game).and_then(|kind| {
        let seats = u8::try_from(seats).ok()?;
        with_kind!(kind, G => {
            let options = tapis_game::options::from_value(options.clone()).ok()?;
            Some(G::new(seats, &options).ok()?.all_agreed(language))
        })
    });
    list(language, &agreed.unwrap_or_default())
}
