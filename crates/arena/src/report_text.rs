//! Results as text for a terminal.

use std::fmt::Write;

use crate::results::{Results, Standing};
use crate::run::Progress;
use crate::sprt::{Evidence, Measure, Sprt, TestSummary, Verdict};
use crate::{Estimate, Format, Series};

/// The results as a page of text.
pub fn text(results: &Results) -> String {
    let mut page = format!("{}\n", headline(results));
    if let Some(test) = &results.test {
        write!(page, "\n{}\n", verdict(results, test)).expect("a text takes every word");
    }
    if results.format != Format::Mixed {
        let names: Vec<_> = results.bots.iter().map(|bot| bot.name.as_str()).collect();
        let cell = |row: usize, column: usize| {
            results.cell(names[row], names[column]).map(|standing| standing.win_share)
        };
        page += &format!("\n{}", cross_table(&names, results.players, cell));
    }
    page += &format!("\n{}", bot_table(results));
    page
}

/// The results so far in a few lines.
pub fn so_far(series: &Series) -> String {
    let names: Vec<_> = series.names().iter().map(String::as_str).collect();
    if let Some(evidence) = series.evidence() {
        return test_so_far(evidence, &names);
    }
    let matches = series.matches();
    if series.format() == Format::Mixed {
        let standings = (0..names.len()).filter_map(|bot| series.overall(bot));
        let lines = standings.map(|standing| {
            vec![standing.bot, share(&standing.win_share), signed(&standing.difference)]
        });
        return table(std::iter::once(words(&["", "win share %", "score − others"])).chain(lines));
    }
    cross_table(&names, series.seats(), |row, column| {
        let place = matches.iter().position(|game| {
            row != column && game.subjects.contains(&row) && game.line_up.contains(&column)
        })?;
        series.standing(place, row).map(|standing| standing.win_share)
    })
}

/// How far a series has come, in one line.
pub fn line(progress: &Progress<'_>) -> String {
    let Progress { series, games, planned } = progress;
    let test = series.evidence().map_or(String::new(), |evidence| {
        let mean = evidence.mean().map(|mean| measured(evidence.test(), &mean));
        format!("; LLR {:+.2}, found {}", evidence.llr(), mean.unwrap_or_default())
    });
    format!("{games} of {planned} games, {} complete deals{test}", series.deals())
}

/// What was played.
pub fn headline(results: &Results) -> String {
    let options: String =
        results.options.iter().map(|(key, value)| format!(", {key}={value}")).collect();
    format!(
        "{}, {} players{options}, {}: {} deals, each in all rotations, {} games; seed {}\n\
         Played in {:.1} s; threads: {}",
        results.game,
        results.players,
        results.format,
        results.deals,
        results.games,
        results.seed,
        results.clock.seconds,
        results.clock.threads,
    )
}

/// What a sequential test found, in a sentence.
pub fn verdict(results: &Results, test: &TestSummary) -> String {
    let (one, other) = (&results.bots[0].name, &results.bots[1].name);
    let found = match test.verdict {
        Verdict::Better => format!("H1 accepted: {one} is better than {other}"),
        Verdict::NotBetter => format!("H0 accepted: {one} is not better than {other}"),
        Verdict::Undecided => {
            format!("undecided: {} deals were not enough to tell {one} from {other}", results.deals)
        }
    };
    format!(
        "{found}\nLLR {:+.2} after {} deals ({} games); it decides at ±{:.2}\n{}, found {}",
        test.llr,
        results.deals,
        results.games,
        test.test.bound,
        hypotheses(&test.test),
        test.mean.map_or("nothing".to_owned(), |mean| measured(&test.test, &mean)),
    )
}

fn test_so_far(evidence: &Evidence, names: &[&str]) -> String {
    let test = evidence.test();
    format!(
        "{} against {}: LLR {:+.2}, decides at ±{:.2}\n{}, so far {}",
        names[0],
        names[1],
        evidence.llr(),
        test.bound,
        hypotheses(test),
        evidence.mean().map_or("nothing".to_owned(), |mean| measured(test, &mean)),
    )
}

fn hypotheses(test: &Sprt) -> String {
    match test.measure {
        Measure::WinShare => {
            format!("win share: H0 {:.1} %, H1 {:.1} %", 100.0 * test.h0, 100.0 * test.h1)
        }
        Measure::Score => format!("score − others: H0 {:+.2}, H1 {:+.2}", test.h0, test.h1),
    }
}

fn measured(test: &Sprt, mean: &Estimate) -> String {
    match test.measure {
        Measure::WinShare => format!("{} %", share(mean)),
        Measure::Score => signed(mean),
    }
}

/// Who sits against whom in a cell of the cross-table.
pub fn cross_caption(players: u8) -> String {
    let rest = ["one", "two", "three", "four", "five"];
    let others = rest.get(usize::from(players).saturating_sub(2)).unwrap_or(&"the rest of");
    format!(
        "Win share in % of one (row) against {others} (column); a fair share is {:.1}",
        100.0 / f64::from(players)
    )
}

fn cross_table(
    names: &[&str],
    players: u8,
    cell: impl Fn(usize, usize) -> Option<Estimate>,
) -> String {
    // With one against the rest, most bots only fill tables, and one only sits against them.
    let bots = || 0..names.len();
    let rows: Vec<_> =
        bots().filter(|&row| bots().any(|column| cell(row, column).is_some())).collect();
    let columns: Vec<_> =
        bots().filter(|&column| bots().any(|row| cell(row, column).is_some())).collect();
    let word = |row, column| cell(row, column).as_ref().map_or("–".to_owned(), share);
    let line = |head: &str, cells: Vec<String>| [vec![head.to_owned()], cells].concat();
    let head = line("", columns.iter().map(|&column| names[column].to_owned()).collect());
    let lines = rows
        .iter()
        .map(|&row| line(names[row], columns.iter().map(|&column| word(row, column)).collect()));
    format!("{}\n{}", cross_caption(players), table(std::iter::once(head).chain(lines)))
}

fn bot_table(results: &Results) -> String {
    let head = words(&[
        "",
        "rating",
        "95 % interval",
        "win share %",
        "score − others",
        "mean rank",
        "decisions",
        "p50",
        "p95",
        "max",
    ]);
    let lines = results.bots.iter().map(|bot| {
        let of = |what: fn(&Standing) -> String| bot.standing.as_ref().map_or("–".to_owned(), what);
        let mut line = vec![
            bot.name.clone(),
            format!("{:.0}", bot.rating.points),
            format!("{:.0} to {:.0}", bot.rating.low, bot.rating.high),
            of(|standing| share(&standing.win_share)),
            of(|standing| signed(&standing.difference)),
            of(|standing| plain(&standing.rank)),
        ];
        line.extend(match results.clock.times.iter().find(|times| times.bot == bot.name) {
            Some(times) => vec![
                times.decisions.to_string(),
                duration(times.p50),
                duration(times.p95),
                duration(times.max),
            ],
            None => words(&["–", "–", "–", "–"]),
        });
        line
    });
    table(std::iter::once(head).chain(lines))
}

/// A win share in per cent with its margin.
pub fn share(estimate: &Estimate) -> String {
    let margin = estimate.margin.map_or("?".to_owned(), |margin| format!("{:.1}", 100.0 * margin));
    format!("{:.1} ±{margin}", 100.0 * estimate.mean)
}

/// A difference with its sign and margin.
pub fn signed(estimate: &Estimate) -> String {
    let margin = estimate.margin.map_or("?".to_owned(), |margin| format!("{margin:.2}"));
    format!("{:+.2} ±{margin}", estimate.mean)
}

/// A mean with its margin.
pub fn plain(estimate: &Estimate) -> String {
    let margin = estimate.margin.map_or("?".to_owned(), |margin| format!("{margin:.2}"));
    format!("{:.2} ±{margin}", estimate.mean)
}

/// Seconds in the unit that suits them, with three digits.
pub fn duration(seconds: f64) -> String {
    let (value, unit) = match seconds {
        s if s < 1e-6 => (s * 1e9, "ns"),
        s if s < 1e-3 => (s * 1e6, "µs"),
        s if s < 1.0 => (s * 1e3, "ms"),
        s => (s, "s"),
    };
    let digits = if value < 10.0 { 2 } else { usize::from(value < 100.0) };
    format!("{value:.digits$} {unit}")
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// Lines of cells in columns: the first flush left, the others flush right.
fn table(lines: impl Iterator<Item = Vec<String>>) -> String {
    let lines: Vec<_> = lines.collect();
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..columns).map(width).collect();
    let mut text = String::new();
    for line in &lines {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("  {cell:>width$}") }
        });
        text += cells.collect::<String>().trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_have_three_digits_and_a_unit() {
        let all = [3.2e-8, 4.56e-6, 0.0123, 0.456, 7.891].map(duration);
        assert_eq!(all, ["32.0 ns", "4.56 µs", "12.3 ms", "456 ms", "7.89 s"]);
    }

    #[test]
    fn columns_are_aligned() {
        let lines = [words(&["", "a"]), words(&["long", "12 ±3"])];
        assert_eq!(table(lines.into_iter()), "          a\nlong  12 ±3\n");
    }

    #[test]
    fn a_single_set_has_an_unknown_margin() {
        let one = Estimate { mean: 0.25, margin: None, sets: 1 };
        assert_eq!((share(&one), signed(&one)), ("25.0 ±?".to_owned(), "+0.25 ±?".to_owned()));
    }
}
