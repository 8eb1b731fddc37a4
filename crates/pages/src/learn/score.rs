//! The score pad for people who play with the paper boxes. The whole pad stands in the address:
//! it can be kept, shared and reloaded, and the server keeps nothing.

mod entry;

use maud::{Markup, html};
use tapis_all_in::Suit;
use tapis_game::Seats;
use tapis_play::GameKind;
use tapis_play::score_pad::{Detail, Mistake, ScorePad, Sheet};
use tapis_texts::{Language, all_in, list, score_pad};

pub(crate) use self::entry::encoded;
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
    problem: Option<&str>,
) -> Markup {
    let language = reader.language;
    let t = language.texts();
    let name = tapis_texts::game_name(language, game.name()).unwrap_or_default();
    let pad = pad.and_then(|pad| Some((pad, pad.sheet().ok()?)));
    layout::page(
        reader,
        &t.msg_score_title(&*name),
        &format!("learn {}", game.name()),
        html! {
            main.narrow.score #pad {
                h1 { (t.msg_score_title(&*name)) }
                @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
                @match &pad {
                    None => { p.lead { (t.msg_score_what()) } (begin(language, game, typed)) }
                    Some((pad, sheet)) => (played(language, pad, sheet, typed)),
                }
            }
        },
    )
}

/// What is wrong with what was entered, in one sentence.
pub fn mistake(language: Language, pad: Option<&ScorePad>, mistake: &Mistake) -> String {
    let names = pad.map_or(&[][..], |pad| pad.names.as_slice());
    score_pad::mistake(language, names, mistake)
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
                    fieldset {
                        legend { (t.msg_score_dealer()) }
                        select name="dealer" aria-label=(t.msg_score_dealer()) {
                            option value="" { (t.msg_score_unsaid()) }
                            @for seat in 0..*game.seats().end() { option value=(seat) selected[typed.get("dealer") == seat.to_string()] { (t.msg_score_player((seat + 1).to_string())) } }
                        }
                        p { small { (t.msg_score_dealer_what()) } }
                    }
                    fieldset {
                        legend { (t.msg_score_suits()) }
                        select name="suits" aria-label=(t.msg_score_suits()) {
                            @for suits in suit_orders() {
                                @let letters = suits.map(Suit::letter).concat();
                                option value=(letters) selected[typed.get("suits") == letters] { (suits.map(|suit| all_in::suit(language, suit)).join(" › ")) }
                            }
                        }
                    }
                    (choice("side", &["A", "B"]))
                    (choice("tie_break", &["best_hand", "heirs"]))
                    (own(language, game, "deck", typed))
            } @else if game == GameKind::Bids {
                    fieldset {
                        legend { (tapis_texts::options::name(language, "rounds")) }
                        input type="number" name="rounds" aria-label=(tapis_texts::options::name(language, "rounds")) min="1" max="20" value="6";
                    }
                    (choice("lucky_loser", &["cumulative", "consecutive"]))
                    (own(language, game, "blanks", typed))
            }
            p.buttons { button.big type="submit" { (t.msg_score_begin()) } }
        }
    }
}

/// The deck or the cards of the players' own box, as a file.
fn own(language: Language, game: GameKind, option: &str, typed: &Fields) -> Markup {
    let t = language.texts();
    let written = typed.get("own");
    html! {
        details open[!written.is_empty()] {
            summary { (t.msg_score_own()) ": " (tapis_texts::options::name(language, option)) }
            p { a href={ "/workshop/" (game.name()) } { (crate::workshop::title_of(language, game)) } }
            div.saved-here hidden data-saved=(game.name()) data-fill="own" data-nameless=(t.msg_workshop_nameless()) { ul.saved {} }
            label { (t.msg_workshop_text()) textarea name="own" rows="5" spellcheck="false" { (written) } }
        }
    }
}

/// All orders of the suits, the built-in one first.
fn suit_orders() -> Vec<[Suit; 4]> {
    let mut orders = Vec::new();
    for one in Suit::ALL {
        for two in Suit::ALL {
            for three in Suit::ALL {
                for four in Suit::ALL {
                    let order = [one, two, three, four];
                    if Suit::ALL.iter().all(|suit| order.contains(suit)) {
                        orders.push(order);
                    }
                }
            }
        }
    }
    orders
}

/// A pad with its rounds so far and the form for the next one, or for one that is corrected.
fn played(language: Language, pad: &ScorePad, sheet: &Sheet, typed: &Fields) -> Markup {
    let t = language.texts();
    let text = pad_text(pad);
    let corrected = entry::round_of(typed);
    // What was typed counts; a round that is only pointed at shows what was entered.
    let fresh = corrected.filter(|_| typed.get("do").is_empty() && typed.0.len() <= 2);
    let written = fresh.map(|round| entry::fields_of(pad, round));
    let typed = written.as_ref().unwrap_or(typed);
    let entering = corrected.is_some() || sheet.winners.is_none();
    let address =
        |what: &str| format!("/score/{}{what}?pad={}", pad.game.name(), entry::encoded(&text));
    html! {
        (table(language, pad, sheet, entering.then_some(typed)))
        p #state role="status" { (state(language, pad, sheet)) }
        @if sheet.beyond_supply { p.supply { (t.msg_table_supply()) } }
        @if entering { (entry::form(language, pad, &text, typed)) }
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

/// The rounds so far: a line for each, a column for each player. What is being typed has a line of
/// its own, with the sums as they would be.
fn table(language: Language, pad: &ScorePad, sheet: &Sheet, typed: Option<&Fields>) -> Markup {
    let t = language.texts();
    let live = typed.map(|typed| {
        let round = entry::round_of(typed);
        (round, pad.so_far(round, &entry::read_entry(language, pad, typed)))
    });
    let line = |(_, scores): &(Option<usize>, Vec<Option<i32>>)| {
        html! {
            tr #live-sums {
                th scope="row" { (t.msg_score_live()) }
                @for score in scores { td.number { @match score { Some(score) => b { (points(*score)) }, None => "…" } } }
            }
        }
    };
    let entered = pad.rounds.len();
    html! {
        div.wide { table.scores #sheet {
            thead { tr { td {} @for name in &pad.names { th scope="col" { (name) } } } }
            tbody {
                @for (round, scored) in (1..).zip(&sheet.rounds) {
                    tr {
                        th scope="row" { (t.msg_score_round(round.to_string())) " "
                            @let correct = t.msg_score_correct(round.to_string());
                            a.correct href={ (entry::address(pad)) "&round=" (round) } aria-label=(correct) title=(correct) { "✎" }
                        }
                        @for (score, detail) in scored.scores.iter().zip(&scored.details) { td.number { b { (points(*score)) } (explained(language, detail)) } }
                    }
                    @if let Some(live) = live.as_ref().filter(|(corrected, _)| *corrected == Some(round)) { (line(live)) }
                }
                @if let Some(live) = live.as_ref().filter(|(corrected, _)| corrected.is_none()) { (line(live)) }
            }
            tfoot { tr {
                th scope="row" { @if entered == 0 || sheet.winners.is_some() { (t.msg_score_total()) } @else { (t.msg_score_now()) } }
                @for (seat, total) in sheet.totals.iter().enumerate() {
                    @let more = live.as_ref().filter(|(round, _)| round.is_none()).and_then(|(_, scores)| scores[seat]);
                    td.number { b { (points(*total)) } @if let Some(more) = more { small { "→ " (points(total + more)) } } }
                }
            } }
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
                (_, false) => t.msg_score_level(names(sheet.starters)),
                _ => t.msg_score_may_start(names(sheet.starters)),
            };
            match sheet.pot {
                Some(pot) => format!("{start} {}", t.msg_score_pot(pot)),
                None => start,
            }
        }
    }
}
