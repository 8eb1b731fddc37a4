//! The panels of a table: settings, and the list of keys.

use maud::{Markup, html};
use tapis_texts::Texts;

use super::Room;
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
pub(crate) fn settings(reader: &Reader, room: &Room<'_>) -> Markup {
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
                label { (t.msg_table_hold()) select data-setting="hold" {
                    option value="short" { (t.msg_table_hold_short()) } option value="tap" { (t.msg_table_hold_tap()) }
                } }
                label.check { input type="checkbox" data-setting="sound"; (t.msg_table_sound()) }
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

/// What the keys do.
pub(crate) fn help(t: &Texts) -> Markup {
    let keys = [
        ("← →", t.msg_table_key_walk()),
        ("↑ ↓", t.msg_table_key_climb()),
        ("1 … 9 0", t.msg_table_key_digit()),
        ("Enter", t.msg_table_key_enter()),
        ("Esc", t.msg_table_key_escape()),
        ("P A S D", t.msg_table_key_actions()),
        ("U", t.msg_table_undo()),
        ("H", t.msg_table_key_hand()),
        ("T", t.msg_table_last()),
        ("R", t.msg_table_reference()),
        ("L", t.msg_table_log()),
        ("C", t.msg_table_chat()),
        ("O", t.msg_table_settings()),
        ("?", t.msg_table_keys()),
    ];
    html! {
        dialog #help aria-labelledby="help-title" {
            (head(t, "help-title", &t.msg_table_keys()))
            div.panel-body { dl.keys { @for (key, what) in keys { dt { kbd { (key) } } dd { (what) } } } }
        }
    }
}
