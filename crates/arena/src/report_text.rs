//! Results as text for a terminal, in the reader's language.

use std::fmt::Write;

use tapis_texts::{Language, game_name};
use unicode_width::UnicodeWidthStr;

use crate::results::{Results, Standing};
use crate::run::Progress;
use crate::sprt::{Evidence, Measure, Sprt, TestSummary, Verdict};
use crate::{Estimate, Format, Rating, Series};

/// The results as a page of text.
pub fn text(results: &Results, language: Language) -> String {
    let mut page = format!("{}\n", headline(results, language));
    if let Some(test) = &results.test {
        write!(page, "\n{}\n", verdict(results, test, language)).expect("a text takes every word");
    }
    if results.format != Format::Mixed {
        let names: Vec<_> = results.bots.iter().map(|bot| bot.name.as_str()).collect();
        let cell = |row: usize, column: usize| {
            results.cell(names[row], names[column]).map(|standing| standing.win_share)
        };
        page += &format!("\n{}", cross_table(&names, results.players, language, cell));
    }
    page += &format!("\n{}", bot_table(results, language));
    page
}

/// The results so far in a few lines.
pub fn so_far(series: &Series, language: Language) -> String {
    let names: Vec<_> = series.names().iter().map(String::as_str).collect();
    if let Some(evidence) = series.evidence() {
        return test_so_far(evidence, &names, language);
    }
    let matches = series.matches();
    if series.format() == Format::Mixed {
        let standings = (0..names.len()).filter_map(|bot| series.overall(bot));
        let lines = standings.map(|standing| {
            vec![standing.bot, share(&standing.win_share), signed(&standing.difference)]
        });
        let texts = language.texts();
        let head = [String::new(), texts.msg_arena_win_share(), texts.msg_arena_difference()];
        return table(std::iter::once(head.to_vec()).chain(lines));
    }
    cross_table(&names, series.seats(), language, |row, column| {
        let place = matches.iter().position(|game| {
            row != column && game.subjects.contains(&row) && game.line_up.contains(&column)
        })?;
        series.standing(place, row).map(|standing| standing.win_share)
    })
}

/// How far a series has come, in one line.
pub fn line(progress: &Progress<'_>, language: Language) -> String {
    let Progress { series, games, planned } = progress;
    let (games, planned, deals) =
        (games.to_string(), planned.to_string(), series.deals().to_string());
    let mut line = language.texts().msg_arena_line(games, planned, deals);
    if let Some(evidence) = series.evidence() {
        let llr = format!("{:+.2}", evidence.llr());
        let found = found(evidence.test(), evidence.mean().as_ref(), language);
        line += &format!("; {}", language.texts().msg_arena_line_test(llr, found));
    }
    line
}

/// What was played: who and how much in the first line, how long it took in the second.
pub fn headline(results: &Results, language: Language) -> String {
    let options: String =
        results.options.iter().map(|(key, value)| format!(", {key}={value}")).collect();
    let what = language.texts().msg_arena_headline(
        game(results, language),
        results.players,
        options,
        results.format.to_string(),
        results.deals.to_string(),
        results.games.to_string(),
        results.seed.to_string(),
    );
    let seconds = format!("{:.1}", results.clock.seconds);
    let threads = results.clock.threads.to_string();
    let clock = language.texts().msg_arena_clock(seconds, threads);
    format!("{what}\n{clock}")
}

/// What the game is called.
pub fn game(results: &Results, language: Language) -> String {
    game_name(language, &results.game).unwrap_or_else(|| results.game.clone())
}

/// What a sequential test found, in a sentence.
pub fn verdict(results: &Results, test: &TestSummary, language: Language) -> String {
    let (one, other) = (results.bots[0].name.clone(), results.bots[1].name.clone());
    let (deals, games) = (results.deals.to_string(), results.games.to_string());
    let verdict = match test.verdict {
        Verdict::Better => language.texts().msg_arena_better(one, other),
        Verdict::NotBetter => language.texts().msg_arena_not_better(one, other),
        Verdict::Undecided => {
            let deals = deals.clone();
            language.texts().msg_arena_undecided(deals, one, other)
        }
    };
    let (llr, bound) = (format!("{:+.2}", test.llr), format!("{:.2}", test.test.bound));
    let llr = language.texts().msg_arena_llr(llr, deals, games, bound);
    let wanted = hypotheses(&test.test, language);
    let found = found(&test.test, test.mean.as_ref(), language);
    let found = language.texts().msg_arena_found(wanted, found);
    format!("{verdict}\n{llr}\n{found}")
}

fn test_so_far(evidence: &Evidence, names: &[&str], language: Language) -> String {
    let test = evidence.test();
    let llr = language.texts().msg_arena_llr_so_far(
        names[0],
        names[1],
        format!("{:+.2}", evidence.llr()),
        format!("{:.2}", test.bound),
    );
    let wanted = hypotheses(test, language);
    let found = found(test, evidence.mean().as_ref(), language);
    let found = language.texts().msg_arena_found_so_far(wanted, found);
    format!("{llr}\n{found}")
}

fn hypotheses(test: &Sprt, language: Language) -> String {
    match test.measure {
        Measure::WinShare => {
            let word = language.texts().msg_arena_win_share();
            format!("{word}: H0 {:.1}, H1 {:.1}", 100.0 * test.h0, 100.0 * test.h1)
        }
        Measure::Score => {
            let word = language.texts().msg_arena_difference();
            format!("{word}: H0 {:+.2}, H1 {:+.2}", test.h0, test.h1)
        }
    }
}

/// What was measured, or a dash before anything was.
fn found(test: &Sprt, mean: Option<&Estimate>, language: Language) -> String {
    match (mean, test.measure) {
        (Some(mean), Measure::WinShare) => share(mean),
        (Some(mean), Measure::Score) => signed(mean),
        (None, _) => language.texts().msg_arena_nothing(),
    }
}

/// Who sits against whom in a cell of the cross-table.
pub fn cross_caption(players: u8, language: Language) -> String {
    let fair = format!("{:.1}", 100.0 / f64::from(players));
    language.texts().msg_arena_cross(players.saturating_sub(1), fair)
}

fn cross_table(
    names: &[&str],
    players: u8,
    language: Language,
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
    format!("{}\n{}", cross_caption(players, language), table(std::iter::once(head).chain(lines)))
}

fn bot_table(results: &Results, language: Language) -> String {
    let texts = language.texts();
    let head = vec![
        String::new(),
        texts.msg_arena_rating(),
        texts.msg_arena_interval(),
        texts.msg_arena_win_share(),
        texts.msg_arena_difference(),
        texts.msg_arena_rank(),
        texts.msg_arena_decisions(),
        texts.msg_arena_p50(),
        texts.msg_arena_p95(),
        texts.msg_arena_max(),
    ];
    let lines = results.bots.iter().map(|bot| {
        let of = |what: fn(&Standing) -> String| bot.standing.as_ref().map_or("–".to_owned(), what);
        let mut line = vec![
            bot.name.clone(),
            format!("{:.0}", bot.rating.points),
            range(&bot.rating),
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
            None => vec!["–".to_owned(); 4],
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

/// From where to where a rating may be.
pub fn range(rating: &Rating) -> String {
    format!("{:.0} … {:.0}", rating.low, rating.high)
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

/// Lines of cells in columns: the first flush left, the others flush right.
fn table(lines: impl Iterator<Item = Vec<String>>) -> String {
    let lines: Vec<_> = lines.collect();
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        cells.map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..columns).map(width).collect();
    let mut text = String::new();
    for line in &lines {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            let gap = " ".repeat(width - cell.width());
            if column == 0 { format!("{cell}{gap}") } else { format!("  {gap}{cell}") }
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
        let line = |words: [&str; 2]| words.map(str::to_owned).to_vec();
        let lines = [line(["", "a"]), line(["long", "12 ±3"])];
        assert_eq!(table(lines.into_iter()), "          a\nlong  12 ±3\n");
        // Some letters are two cells wide.
        let lines = [line(["", "評分"]), line(["a", "1"])];
        assert_eq!(table(lines.into_iter()), "   評分\na     1\n");
    }

    #[test]
    fn a_single_set_has_an_unknown_margin() {
        let one = Estimate { mean: 0.25, margin: None, sets: 1 };
        assert_eq!((share(&one), signed(&one)), ("25.0 ±?".to_owned(), "+0.25 ±?".to_owned()));
    }
}
