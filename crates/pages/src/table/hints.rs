//! The first game of each kind: a ribbon that says the goal, and hints where they are needed.
//!
//! The page holds all of them; the browser knows whether this is a first game, which hints have been
//! seen, and shows one at a time. The ribbon has a row of its own, so that it covers nothing.

use maud::{Markup, html};
use tapis_texts::Language;

use crate::art;

/// When a hint is due, as a selector of the page, and what it says.
type Hint = (&'static str, String);

fn all_in(language: Language) -> Vec<Hint> {
    let t = language.texts();
    vec![
        ("#table", t.msg_hints_all_in_goal()),
        ("#hand .lit", t.msg_hints_all_in_signs()),
        ("#hand .lit, #display .lit, .playing .lit", t.msg_hints_all_in_before()),
        ("#display li[data-row='2'] .c", t.msg_hints_all_in_display()),
        ("[data-action^='predict']", t.msg_hints_all_in_predict()),
    ]
}

fn bids(language: Language) -> Vec<Hint> {
    let t = language.texts();
    vec![
        ("#table", t.msg_hints_bids_goal()),
        ("#hand .lit", t.msg_hints_bids_before()),
        ("#trick .burns", t.msg_hints_bids_burn()),
        (".prize [data-what], #hand [data-what]", t.msg_hints_bids_special()),
        ("#me .lucky", t.msg_hints_bids_lucky()),
    ]
}

/// The ribbon.
pub(super) fn ribbon(language: Language, game: &str) -> Markup {
    let t = language.texts();
    let hints = if game == "all-in" { all_in(language) } else { bids(language) };
    html! {
        aside #ribbon aria-label=(t.msg_hints_title()) {
            div.hints role="status" {
                @for (number, (when, hint)) in hints.iter().enumerate() {
                    p data-hint={ (game) "-" (number) } data-when=(when) hidden[number > 0] { (hint) }
                }
                p data-offer hidden { (t.msg_moments_sounds()) }
            }
            button.act type="button" data-sounds="on" hidden { (t.msg_moments_sounds_yes()) }
            button.act type="button" data-sounds="off" hidden { (t.msg_moments_sounds_no()) }
            button.close type="button" #no-hints aria-label=(t.msg_hints_off()) title=(t.msg_hints_off()) { (art::icon("i-close")) }
        }
    }
}
