//! The score pad for people who play with the paper boxes. The whole pad stands in the address:
//! it can be kept, shared and reloaded, and the server keeps nothing.

mod entry;

use maud::{Markup, html};
use tapis_game::Seats;
use tapis_play::GameKind;
use tapis_play::score_pad::{Detail, Mistake, ScorePad, Sheet};
use tapis_texts::{Language, all_in, list, score_pad};

pub use self::entry::{Fields, address, answer, pad_from, pad_text};
use crate::layout::{self, Reader, points};
use crate::setup::choices;

/// The longest name on a pad.
const LONGEST_NAME: usize = 24;

/// The page of a pad: empty, in play or over. What was typed last stays if it was a mistake.
pub fn page(
    reader: &Reader,
    game: GameKind,
    pad: Option<&ScorePad>,
    typed: &Fields,
    problem: Option<&Mistake>,
) -> Markup {
    let language = reader.language;
    let t = language.texts();
    let name = tapis_texts::game_name(language, game.name()).unwrap_or_default();
    let pad = pad.and_then(|pad| Some((pad, pad.sheet().ok()?)));
    let names = pad.as_ref().map_or(&[][..], |(pad, _)| pad.names.as_slice());
    layout::page(
        reader,
        &t.msg_score_title(&*name),
        &format!("learn {}", game.name()),
        html! {
            main.narrow.score {
                h1 { (t.msg_score_title(&*name)) }
                @if let Some(problem) = problem {
                    p.problem role="alert" { (score_pad::mistake(language, names, problem)) }
                }
                @match &pad {
                    None => { p.lead { (t.msg_score_what()) } (begin(language, game, typed)) }
                    Some((pad, sheet)) => (played(language, pad, sheet, typed)),
                }
            }
        },
    )
}

/// The form of an empty pad.
fn begin(language: Language, game: GameKind, typed: &Fields) -> Markup {
    let t = language.texts();
    let choice = |option, all: &[&str]| choices(language, option, all, typed.get(option));
    html! {
        form.fields method="post" action={ "/score/" (game.name()) } {
            input type="hidden" name="do" value="new";
            fieldset.pad-row {
                legend { (t.msg_score_players()) }
                @for seat in 0..*game.seats().end() {
                    @let needed = seat < *game.seats().start();
                    label { (t.msg_score_player((seat + 1).to_string()))
                        input name={ "name" (seat) } maxlength=(LONGEST_NAME) value=(typed.get(&format!("name{seat}"))) required[needed] autocomplete="off";
                    }
                }
            }
            @if game == GameKind::AllIn {
                (choice("side", &["A", "B"]))
                (choice("tie_break", &["best_hand", "heirs"]))
            } @else if game == GameKind::Bids {
                    fieldset {
                        legend { (tapis_texts::options::name(language, "rounds")) }
                        input type="number" name="rounds" aria-label=(tapis_texts::options::name(language, "rounds")) min="1" max="20" value="6";
                    }
                    (choice("lucky_loser", &["cumulative", "consecutive"]))
            }
            p.buttons { button.big type="submit" { (t.msg_score_begin()) } }
        }
    }
}

/// A pad with its rounds so far and the form for the next one.
fn played(language: Language, pad: &ScorePad, sheet: &Sheet, typed: &Fields) -> Markup {
    let t = language.texts();
    let text = pad_text(pad);
    let address =
        |what: &str| format!("/score/{}{what}?pad={}", pad.game.name(), entry::encoded(&text));
    html! {
        (table(language, pad, sheet))
        p #state role="status" { (state(language, pad, sheet)) }
        @if sheet.winners.is_none() { (entry::form(language, pad, &text, typed)) }
        div.buttons {
            @if !pad.rounds.is_empty() {
                form method="post" action={ "/score/" (pad.game.name()) } {
                    input type="hidden" name="pad" value=(text);
                    button.quiet #undo type="submit" name="do" value="undo" { (t.msg_score_undo()) }
                }
                a.button.quiet #csv href=(address("/csv")) download={ "tapis-" (pad.game.name()) ".csv" } { (t.msg_score_csv()) }
                a.button.quiet #json href=(address("/json")) download={ "tapis-" (pad.game.name()) ".json" } { (t.msg_score_json()) }
            }
            a.button.quiet #new href={ "/score/" (pad.game.name()) } { (t.msg_score_new()) }
        }
    }
}

/// The rounds so far: a line for each, a column for each player.
fn table(language: Language, pad: &ScorePad, sheet: &Sheet) -> Markup {
    let t = language.texts();
    html! {
        div.wide { table.scores #sheet {
            thead { tr { td {} @for name in &pad.names { th scope="col" { (name) } } } }
            tbody {
                @for (round, line) in (1..).zip(&sheet.rounds) {
                    tr {
                        th scope="row" { (t.msg_score_round(round.to_string())) }
                        @for (score, detail) in line.scores.iter().zip(&line.details) { td.number { b { (points(*score)) } (explained(language, detail)) } }
                    }
                }
            }
            tfoot { tr { th scope="row" { (t.msg_score_total()) } @for total in &sheet.totals { td.number { b { (points(*total)) } } } } }
        } }
    }
}

/// How a score came about, in few words.
fn explained(language: Language, detail: &Detail) -> Markup {
    let t = language.texts();
    html! {
        @match detail {
            Detail::Cards { .. } => {}
            Detail::LuckyLoser { zero_rounds } => small { (t.msg_score_lucky(zero_rounds.to_string())) },
            Detail::Allied { .. } => small { (t.msg_score_allied()) },
            Detail::Hand { category, pot, best, .. } => {
                small { (all_in::category_word(language, category)) @if *best { " · " (t.msg_score_best()) } }
                @if *pot > 0 { small { (t.msg_score_from_pot(pot.to_string())) } }
            }
        }
    }
}

/// Who starts, what is in the pot, who has won.
fn state(language: Language, pad: &ScorePad, sheet: &Sheet) -> String {
    let t = language.texts();
    let names = |seats: Seats| {
        let names: Vec<&str> = seats
            .iter()
            .filter_map(|seat| pad.names.get(seat.index()))
            .map(String::as_str)
            .collect();
        list(language, &names)
    };
    match sheet.winners {
        Some(winners) if winners.is_empty() => t.msg_score_nobody(),
        Some(winners) if winners.len() == 1 => t.msg_score_winner(names(winners)),
        Some(winners) => t.msg_score_winners(names(winners)),
        None => {
            let start = match (sheet.starters.len(), pad.rounds.is_empty()) {
                (1, true) => t.msg_score_starts_first(names(sheet.starters)),
                (1, false) => t.msg_score_starts(names(sheet.starters)),
                _ => t.msg_score_may_start(names(sheet.starters)),
            };
            match sheet.pot {
                Some(pot) => format!("{start} {}", t.msg_score_pot(pot)),
                None => start,
            }
        }
    }
}
