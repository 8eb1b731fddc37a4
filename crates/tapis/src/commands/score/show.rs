//! The pad as a table.

use std::io::Write;

use tapis_game::Seats;
use tapis_play::score_pad::{Detail, ScorePad};
use tapis_texts::all_in;

use super::mistake;
use crate::language::{language, texts};
use crate::output::{Failure, GOOD, NOTE, paint, stdout};
use crate::table::Columns;

/// Prints all rounds, the totals, and what comes next.
pub fn print(pad: &ScorePad) -> Result<(), Failure> {
    let sheet = pad.sheet().map_err(|error| mistake(pad, &error))?;
    let mut out = stdout().lock();
    let head = [texts().msg_commands_score_round()].into_iter().chain(pad.names.iter().cloned());
    let mut table = Columns::new(head);
    for (round, line) in (1..).zip(&sheet.rounds) {
        let cells = line.scores.iter().zip(&line.details);
        let cells = cells.map(|(score, detail)| format!("{score}{}", how(detail)));
        table.row([round.to_string()].into_iter().chain(cells));
    }
    let totals = sheet.totals.iter().map(i32::to_string);
    table.row([texts().msg_commands_score_total()].into_iter().chain(totals));
    if !sheet.zero_rounds.is_empty() {
        let counts = sheet.zero_rounds.iter().map(u8::to_string);
        table.row([texts().msg_commands_score_zero_rounds()].into_iter().chain(counts));
    }
    write!(out, "{}", table.lines())?;
    let names = |seats: Seats| {
        let names: Vec<_> = seats.iter().map(|seat| pad.names[seat.index()].clone()).collect();
        names.join(", ")
    };
    match sheet.winners {
        Some(winners) if winners.is_empty() => {
            writeln!(out, "{}", paint(GOOD, texts().msg_commands_score_nobody()))?;
        }
        Some(winners) => {
            writeln!(out, "{}", paint(GOOD, texts().msg_commands_score_winners(names(winners))))?;
        }
        None => {
            let round = sheet.rounds.len() + 1;
            let starters = names(sheet.starters);
            let next = match sheet.starters.len() {
                1 => texts().msg_commands_score_next(starters, round),
                _ => texts().msg_commands_score_next_of(round, starters),
            };
            writeln!(out, "{}", paint(NOTE, next))?;
            if let Some(pot) = sheet.pot {
                writeln!(out, "{}", texts().msg_commands_score_pot(pot))?;
            }
        }
    }
    Ok(())
}

/// How a score came about, in a few words.
fn how(detail: &Detail) -> String {
    match detail {
        Detail::Cards { .. } => String::new(),
        Detail::LuckyLoser { zero_rounds } => {
            format!(" ({})", texts().msg_commands_score_lucky(*zero_rounds))
        }
        Detail::Allied { own } => format!(" ({})", texts().msg_commands_score_allied(*own)),
        Detail::Hand { category, hand, pot, effects, best } => {
            let star = if *best { "★ " } else { "" };
            let name = all_in::category_word(language(), category);
            let mut sum = format!("{star}{name} {hand}");
            if *pot > 0 {
                sum += &format!(" + {} {pot}", texts().msg_commands_score_from_pot());
            }
            if *effects > 0 {
                sum += &format!(" + {} {effects}", texts().msg_commands_score_from_effects());
            }
            format!(" ({sum})")
        }
    }
}
