//! Setting up a table: seats, every option of the rules in plain words, who sits where.

use maud::{Markup, html};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::Game;
use tapis_play::GameKind;
use tapis_texts::{Language, Texts, game_name, options};

use crate::home::name_field;
use crate::layout::{self, Reader};
use crate::workshop;

/// The five levels, from the weakest.
pub const LEVELS: [&str; 5] = ["beginner", "casual", "club", "expert", "master"];

/// How long a decision may take, in seconds: from fifteen seconds to seven days.
const CLOCKS: [u32; 12] =
    [15, 30, 60, 120, 300, 900, 3600, 4 * 3600, 12 * 3600, 86_400, 3 * 86_400, 7 * 86_400];

/// How long a decision may take, in words.
pub(crate) fn clock(language: Language, seconds: u32) -> String {
    let (unit, number) = match seconds {
        0..120 => ("seconds", seconds),
        120..7200 => ("minutes", seconds / 60),
        7200..86_400 => ("hours", seconds / 3600),
        _ => ("days", seconds / 86_400),
    };
    language.texts().msg_moments_clock(unit, number)
}

/// How a deck and a card of one's own are written.
const DECK: &str =
    "suits = [\"T\", \"S\", \"M\", \"C\"]\n\n[effects]\n10 = { C = [\"REVEAL_4*\"] }";
const CARDS: &str = "[[blanks]]\nid = \"jester\"\npoints = 3\nsteal = true";

/// What the form of the set-up page holds: what was tried last, or what is usual.
struct Form<'a> {
    language: Language,
    tried: Option<&'a [(String, String)]>,
    /// What the reader brings from the workshop, as a file.
    own: Option<&'a str>,
}

impl Form<'_> {
    /// Whether a field has this value.
    fn has(&self, name: &str, value: &str, usual: bool) -> bool {
        let has = |fields: &[(String, String)]| fields.iter().any(|(n, v)| n == name && v == value);
        self.tried.map_or(usual, has)
    }

    /// What was written into a field.
    fn text<'b>(&'b self, name: &str, usual: &'b str) -> &'b str {
        let find = |fields: &'b [(String, String)]| fields.iter().find(|(n, _)| n == name);
        self.tried.map_or(usual, |fields| find(fields).map_or("", |(_, value)| value.as_str()))
    }
}

/// A try at setting up a table that was refused.
pub struct Refusal<'a> {
    /// What was wrong.
    pub problem: &'a str,
    /// What the form held, so that nobody has to choose it all again.
    pub fields: &'a [(String, String)],
}

/// The set-up page of a game. `own` is what the reader brings from the workshop, as a file.
pub fn page(
    reader: &Reader,
    game: &str,
    own: Option<&str>,
    refusal: Option<&Refusal<'_>>,
) -> Markup {
    let t = reader.language.texts();
    let title = t.msg_site_set_up_title(game_name(reader.language, game).unwrap_or_default());
    let seats = GameKind::named(game).map_or(2..=6, GameKind::seats);
    let usual = 4.min(*seats.end());
    let tried = refusal.map(|refusal| refusal.fields);
    let form = Form { language: reader.language, tried, own };
    layout::page(
        reader,
        &title,
        "setup",
        html! {
            main.narrow {
                h1 { (title) }
                p { a href={ "/rules/" (game) } { (t.msg_site_rules()) } }
                @if let Some(refusal) = refusal { p.problem role="alert" { (refusal.problem) } }
                form.fields method="post" action={ "/new/" (game) } {
                    div.fields {
                        // Whoever gets the link is to know who invites them.
                        @if reader.name.is_empty() { p.name-form.host { (name_field(&Reader { name: form.text("name", "").to_owned(), ..reader.clone() })) } }
                        fieldset.counts {
                            legend { (t.msg_site_players()) }
                            @for n in seats.clone() {
                                label.choice { input type="radio" name="seats" value=(n) id={ "n" (n) } checked[form.has("seats", &n.to_string(), n == usual)]; span { (n) } }
                            }
                        }
                        fieldset.seats {
                            legend { (t.msg_site_who_sits()) }
                            p { small { (t.msg_site_fill()) } }
                            p.seat { span { (t.msg_site_seat(1)) } b { (t.msg_site_seat_me()) } }
                            @for n in 2..=*seats.end() {
                                @let name = format!("seat{n}");
                                @let chosen = form.text(&name, "open").trim_start_matches("bot:");
                                label.seat.{ "seat-" (n) } { span { (t.msg_site_seat(n)) } (seat_choice(reader.language, &name, chosen, false)) }
                            }
                        }
                        fieldset {
                            legend { (t.msg_site_table()) }
                            label.check { input type="checkbox" name="public" value="1" checked[form.has("public", "1", false)] disabled[reader.alone]; span { (t.msg_site_public()) small { @if reader.alone { (t.msg_offline_people()) } @else { (t.msg_site_public_what()) } } } }
                            label { (t.msg_site_clock()) select name="clock" disabled[reader.alone] {
                                option value="" { (t.msg_site_clock_none()) }
                                @for seconds in CLOCKS { option value=(seconds) selected[form.has("clock", &seconds.to_string(), false)] { (clock(reader.language, seconds)) } }
                            } }
                            label { (t.msg_site_pace()) select name="pace" {
                                @for (value, name) in [("0", t.msg_site_pace_none()), ("400", t.msg_site_pace_fast()), ("900", t.msg_site_pace_normal()), ("1800", t.msg_site_pace_slow())] {
                                    option value=(value) selected[form.has("pace", value, value == "900")] { (name) }
                                }
                            } }
                        }
                    }
                    div.fields { @if game == AllIn::NAME { (all_in_options(&form)) } @else if game == Bids::NAME { (bids_options(&form)) } }
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
            // Only programs seat a bot that plays at random; it stays where it is.
            @for level in LEVELS.into_iter().chain((chosen == "random").then_some("random")) {
                option value={ "bot:" (level) } selected[chosen == level] { (t.msg_site_seat_bot(tapis_texts::bots::level(language, level))) }
            }
        }
    }
}

/// An option of the rules with its choices, each with what it means; the first one is usual.
pub(crate) fn choices(language: Language, option: &str, choices: &[&str], chosen: &str) -> Markup {
    let chosen = choices.iter().find(|choice| **choice == chosen).unwrap_or(&choices[0]);
    html! {
        fieldset {
            legend { (options::name(language, option)) }
            @for choice in choices {
                label.check {
                    input type="radio" name=(option) value=(choice) checked[choice == chosen];
                    span { (options::choice(language, choice)) small { (options::choice_explained(language, choice)) } }
                }
            }
        }
    }
}

/// Something that the players bring themselves, written as in a file.
fn own(form: &Form<'_>, game: GameKind, option: &str, what: &str, example: &str) -> Markup {
    let t = form.language.texts();
    let written = form.text(option, form.own.unwrap_or_default());
    html! {
        details #own open[!written.is_empty()] {
            summary { (options::name(form.language, option)) }
            p { a.button.quiet href={ "/workshop/" (game.name()) } { (workshop::title_of(form.language, game)) } }
            div hidden data-saved=(game.name()) data-fill=(option) data-nameless=(t.msg_workshop_nameless()) {
                p { (t.msg_workshop_saved()) }
                ul.saved {}
            }
            p { (t.msg_site_own_example()) }
            pre { code { (example) } }
            label { (what) textarea name=(option) rows="5" spellcheck="false" { (written) } }
        }
    }
}

fn all_in_options(form: &Form<'_>) -> Markup {
    let choices = |option, all: &[&str]| choices(form.language, option, all, form.text(option, ""));
    html! {
        (choices("side", &["A", "B"]))
        (choices("discard_variant", &["none", "manipulate", "closed_eye"]))
        (choices("tie_break", &["best_hand", "heirs"]))
        (own(form, GameKind::AllIn, "deck", &form.language.texts().msg_site_deck_what(), DECK))
    }
}

fn bids_options(form: &Form<'_>) -> Markup {
    let t = form.language.texts();
    let specials = ["thief", "shuffle", "lowest_wins", "great_unknown"];
    let name = |option| options::name(form.language, option);
    let what = |option| options::explained(form.language, option);
    html! {
        fieldset {
            legend { (t.msg_site_game_options()) }
            label { (name("rounds")) input type="number" name="rounds" min="1" max="20" value=(form.text("rounds", "6")) required; }
            label.check { input type="checkbox" name="color_bids" value="1" checked[form.has("color_bids", "1", false)]; span { (name("color_bids")) small { (what("color_bids")) } } }
            label.ally { (name("ally")) select name="ally" {
                @for (value, name) in [("", t.msg_site_ally_usual()), ("true", t.msg_site_ally_on()), ("false", t.msg_site_ally_off())] {
                    option value=(value) selected[form.has("ally", value, value.is_empty())] { (name) }
                }
            } small { (what("ally")) } }
        }
        fieldset {
            legend { (name("specials")) }
            @for special in specials {
                @let field = format!("special-{special}");
                label.check.{ (special) } { input type="checkbox" name=(field) value="1" checked[form.has(&field, "1", false)]; span { (special_name(t, special)) small { (special_what(t, special)) } } }
            }
        }
        (choices(form.language, "lucky_loser", &["cumulative", "consecutive"], form.text("lucky_loser", "")))
        (own(form, GameKind::Bids, "blanks", &t.msg_site_blanks_what(), CARDS))
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
