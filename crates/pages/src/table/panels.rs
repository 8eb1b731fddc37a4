//! The panels of a table: settings, and the list of keys.

use maud::{Markup, html};
use tapis_texts::{Language, Texts};

use super::{Room, Shown, legend};
use crate::art;
use crate::layout::{self, Reader};

/// The head of a panel, with the button that closes it.
pub(crate) fn head(t: &Texts, id: &str, title: &str) -> Markup {
    html! {
        header.panel-head {
            h2 id=(id) { (title) }
            button.close type="button" data-close aria-label=(t.msg_table_close()) { (art::icon("i-close")) }
        }
    }
}

/// What a person can set, and the ways out.
pub(crate) fn settings(reader: &Reader, room: &Room<'_>, game: &str) -> Markup {
    let t = room.texts();
    html! {
        dialog #settings aria-labelledby="settings-title" {
            (head(t, "settings-title", &t.msg_table_settings()))
            div.panel-body.fields {
                label { (t.msg_table_speed()) select data-setting="speed" {
                    option value="0" { (t.msg_table_speed_off()) } option value="1" { (t.msg_table_speed_slow()) }
                    option value="2" { (t.msg_table_speed_normal()) } option value="3" { (t.msg_table_speed_fast()) }
                } }
                label { (t.msg_table_tap()) select data-setting="tap" {
                    option value="two" { (t.msg_table_tap_two()) } option value="one" { (t.msg_table_tap_one()) }
                } }
                label { (t.msg_table_hold(game)) select data-setting="hold" {
                    option value="short" { (t.msg_table_hold_short()) } option value="tap" { (t.msg_table_hold_tap()) }
                } }
                label.check { input type="checkbox" data-setting="sound"; (t.msg_table_sound()) }
                label { (t.msg_moments_volume()) input type="range" min="10" max="100" step="10" data-setting="volume"; }
                label.check { input type="checkbox" data-setting="haptics"; (t.msg_moments_haptics()) }
                label.check { input type="checkbox" data-setting="hints"; (t.msg_hints_title()) }
                label.check { input type="checkbox" data-setting="keys"; (t.msg_table_keys_on()) }
                (layout::switches(reader))
                @if room.you.is_some() {
                    form method="post" action={ "/t/" (room.id) "/leave" } {
                        p { (t.msg_table_leave_what()) }
                        button.act.warn #leave type="submit" { (t.msg_table_leave()) }
                    }
                }
            }
        }
    }
}

/// What is on the table, and what its effects do.
pub(crate) fn explained<G: Shown>(language: Language, game: &G) -> Markup {
    let t = language.texts();
    html! {
        h3 { (t.msg_legend_things()) }
        (legend::list(&game.things(language)))
        @if let Some(effects) = game.effects(language) { h3 { (t.msg_table_effects()) } (effects) }
    }
}

/// What is on the table, where more can be read, and what the keys do.
pub(crate) fn help<G: Shown>(room: &Room<'_>, game: &G) -> Markup {
    let t = room.texts();
    let actions = (G::NAME == "all-in").then(|| ("P A S D", t.msg_table_key_actions()));
    let keys = [
        ("← →", t.msg_table_key_walk()),
        ("↑ ↓", t.msg_table_key_climb()),
        ("1 … 9 0", t.msg_table_key_digit()),
        ("Enter", t.msg_table_key_enter()),
        ("Esc", t.msg_table_key_escape()),
    ];
    let letters = [
        ("U", t.msg_table_undo()),
        ("H", t.msg_table_key_hand()),
        ("T", t.msg_table_last(G::NAME)),
        ("R", t.msg_table_reference()),
        ("L", t.msg_table_log()),
        ("C", t.msg_table_chat()),
        ("O", t.msg_table_settings()),
        ("?", t.msg_legend_title()),
    ];
    html! {
        dialog #help aria-labelledby="help-title" {
            (head(t, "help-title", &t.msg_legend_title()))
            div.panel-body {
                p.buttons {
                    a.button.quiet href={ "/rules/" (G::NAME) } target="_blank" { (t.msg_site_rules()) }
                    a.button.quiet href={ "/learn/" (G::NAME) } target="_blank" { (t.msg_site_learn()) }
                    button.button.quiet type="button" data-open="ranks" { (t.msg_table_reference()) }
                }
                (explained(room.language, game))
                // Where there is no keyboard, nobody has to read about one.
                section.keyboard {
                    h3 { (t.msg_table_keys()) }
                    dl.keys { @for (key, what) in keys.iter().chain(&actions).chain(&letters) { dt { kbd { (key) } } dd { (what) } } }
                }
            }
        }
    }
}
