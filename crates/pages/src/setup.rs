//! Setting up a table: seats, every option of the rules in plain words, who sits where.

use maud::{Markup, html};
use tapis_texts::{Language, Texts, game_name};

use crate::layout::{self, Reader};

/// The five levels, from the weakest.
pub const LEVELS: [&str; 5] = ["beginner", "casual", "club", "expert", "master"];

/// The set-up page of a game; `problem` says what was wrong with the last try.
pub fn page(reader: &Reader, game: &str, problem: Option<&str>) -> Markup {
    let t = reader.language.texts();
    let title = t.msg_site_set_up_title(game_name(reader.language, game).unwrap_or_default());
    let (seats, usual) = if game == "all-in" { (2..=5, 4) } else { (3..=6, 4) };
    layout::page(
        reader,
        &title,
        "setup",
        html! {
            main.narrow {
                h1 { (title) }
                @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
                form.fields method="post" action={ "/new/" (game) } {
                    fieldset.counts {
                        legend { (t.msg_site_players()) }
                        @for n in seats.clone() {
                            label.choice { input type="radio" name="seats" value=(n) id={ "n" (n) } checked[n == usual]; span { (n) } }
                        }
                    }
                    fieldset.seats {
                        legend { (t.msg_site_who_sits()) }
                        p.seat { span { (t.msg_site_seat(1)) } b { (t.msg_site_seat_me()) } }
                        @for n in 2..=*seats.end() {
                            label.seat.{ "seat-" (n) } { span { (t.msg_site_seat(n)) } (seat_choice(reader.language, &format!("seat{n}"), "casual", false)) }
                        }
                    }
                    @if game == "all-in" { (all_in_options(t)) } @else { (bids_options(t)) }
                    fieldset {
                        legend { (t.msg_site_table()) }
                        label.check { input type="checkbox" name="public" value="1"; span { (t.msg_site_public()) small { (t.msg_site_public_what()) } } }
                        label { (t.msg_site_clock()) select name="clock" {
                            option value="" { (t.msg_site_clock_none()) }
                            @for seconds in [30, 60, 120, 300] { option value=(seconds) { (t.msg_site_clock_seconds(seconds)) } }
                        } }
                        label { (t.msg_site_pace()) select name="pace" {
                            option value="0" { (t.msg_site_pace_none()) } option value="400" { (t.msg_site_pace_fast()) }
                            option value="900" selected { (t.msg_site_pace_normal()) } option value="1800" { (t.msg_site_pace_slow()) }
                        } }
                    }
                    button.button.big #create type="submit" { (t.msg_site_create()) }
                }
            }
        },
    )
}

/// Who may sit in a seat: anybody, or a bot.
pub(crate) fn seat_choice(language: Language, name: &str, chosen: &str, submits: bool) -> Markup {
    let t = language.texts();
    html! {
        select name=(name) data-submit[submits] {
            option value="open" selected[chosen == "open"] { (t.msg_site_seat_open()) }
            @for level in LEVELS { option value={ "bot:" (level) } selected[chosen == level] { (t.msg_site_seat_bot(tapis_texts::bots::level(language, level))) } }
        }
    }
}

/// One choice of several, each with what it means.
fn choice(name: &str, value: &str, chosen: bool, label: String, what: String) -> Markup {
    html! { label.check { input type="radio" name=(name) value=(value) checked[chosen]; span { (label) small { (what) } } } }
}

fn all_in_options(t: &Texts) -> Markup {
    html! {
        fieldset {
            legend { (t.msg_site_side()) }
            (choice("side", "A", true, t.msg_site_side_a(), t.msg_site_side_a_what()))
            (choice("side", "B", false, t.msg_site_side_b(), t.msg_site_side_b_what()))
        }
        fieldset {
            legend { (t.msg_site_discard()) }
            (choice("discard_variant", "none", true, t.msg_site_discard_none(), t.msg_site_discard_none_what()))
            (choice("discard_variant", "manipulate", false, t.msg_site_discard_manipulate(), t.msg_site_discard_manipulate_what()))
            (choice("discard_variant", "closed_eye", false, t.msg_site_discard_closed(), t.msg_site_discard_closed_what()))
        }
        fieldset {
            legend { (t.msg_site_tie()) }
            (choice("tie_break", "best_hand", true, t.msg_site_tie_hand(), t.msg_site_tie_hand_what()))
            (choice("tie_break", "heirs", false, t.msg_site_tie_heirs(), t.msg_site_tie_heirs_what()))
        }
        details {
            summary { (t.msg_site_deck()) }
            label { (t.msg_site_deck_what()) textarea name="deck" rows="4" spellcheck="false" {} }
        }
    }
}

fn bids_options(t: &Texts) -> Markup {
    let specials = ["thief", "shuffle", "lowest_wins", "great_unknown"];
    html! {
        fieldset {
            legend { (t.msg_site_game_options()) }
            label { (t.msg_site_rounds()) input type="number" name="rounds" min="1" max="20" value="6" required; }
            label.check { input type="checkbox" name="color_bids" value="1"; span { (t.msg_site_color_bids()) small { (t.msg_table_color_bids_short()) } } }
            label { (t.msg_site_ally()) select name="ally" {
                option value="" { (t.msg_site_ally_usual()) } option value="true" { (t.msg_site_ally_on()) } option value="false" { (t.msg_site_ally_off()) }
            } }
        }
        fieldset {
            legend { (t.msg_site_specials()) }
            @for special in specials {
                label.check.{ (special) } { input type="checkbox" name={ "special-" (special) } value="1"; span { (special_name(t, special)) small { (special_what(t, special)) } } }
            }
        }
        fieldset {
            legend { (t.msg_site_lucky()) }
            (choice("lucky_loser", "cumulative", true, t.msg_site_lucky_all(), t.msg_site_lucky_all_what()))
            (choice("lucky_loser", "consecutive", false, t.msg_site_lucky_row(), t.msg_site_lucky_row_what()))
        }
        details {
            summary { (t.msg_site_blanks()) }
            label { (t.msg_site_blanks_what()) textarea name="blanks" rows="4" spellcheck="false" {} }
        }
    }
}

fn special_word(special: &str) -> &str {
    match special {
        "lowest_wins" => "lowest",
        "great_unknown" => "unknown",
        other => other,
    }
}

fn special_name(t: &Texts, special: &str) -> String {
    t.msg_cards_special(special_word(special))
}

fn special_what(t: &Texts, special: &str) -> String {
    t.msg_cards_special_what(special_word(special))
}

/// What was agreed, in plain words: for the waiting page.
pub(crate) fn agreed(language: Language, options: &[(String, String)]) -> Markup {
    let t = language.texts();
    html! {
        ul.agreed { @for (key, value) in options {
            @if let Some(text) = said(t, key, value) { li { (text) } }
        } }
    }
}

/// An option in words; nothing for what is as usual.
fn said(t: &Texts, key: &str, value: &str) -> Option<String> {
    Some(match (key, value) {
        ("side", "A") => t.msg_site_side_a(),
        ("side", "B") => t.msg_site_side_b(),
        ("discard_variant", "manipulate") => t.msg_site_discard_manipulate(),
        ("discard_variant", "closed_eye") => t.msg_site_discard_closed(),
        ("tie_break", "heirs") => t.msg_site_tie_heirs(),
        ("deck", value) if value != "builtin" => t.msg_site_deck(),
        ("rounds", value) => t.msg_site_rounds_n(value),
        ("color_bids", "true") => t.msg_site_color_bids(),
        ("ally", "true") => t.msg_cards_special("ally"),
        ("special", special) => special_name(t, special),
        ("lucky_loser", "consecutive") => t.msg_site_lucky_row(),
        ("blanks", _) => t.msg_site_blanks(),
        _ => return None,
    })
}
