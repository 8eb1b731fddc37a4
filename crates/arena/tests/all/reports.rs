//! Reports of a series: text, JSON and a page that stands alone.

use tapis_arena::{Contestant, Format, Results, Setup, Sprt, html, run, so_far, text};
use tapis_bots::Random;
use tapis_texts::Language::{self, En};

use crate::toy::{High, Thrifty, Timid, high};

fn bots() -> Vec<Contestant<High>> {
    vec![
        Contestant::new("random", || Random),
        Contestant::new("thrifty", || Thrifty),
        Contestant::new("timid <script>", || Timid),
    ]
}

fn results(format: Format, sprt: Option<Sprt>) -> Results {
    results_of(30, format, sprt)
}

fn results_of(deals: u64, format: Format, sprt: Option<Sprt>) -> Results {
    let mut bots = bots();
    if sprt.is_some() {
        bots.truncate(2);
    }
    let setup = Setup { format, sprt, deals, threads: 1, ..Setup::new(high(4), bots) };
    run(&setup, |_| ()).expect("a series that can be played")
}

fn every_kind() -> Vec<Results> {
    vec![
        results(Format::Cross, None),
        results(Format::OneVsRest, None),
        results(Format::Mixed, None),
        results(Format::OneVsRest, Some(Sprt::win_share(4))),
        results(Format::OneVsRest, Some(Sprt::score())),
    ]
}

#[test]
fn json_is_read_as_it_was_written() {
    for results in every_kind() {
        let json = serde_json::to_string_pretty(&results).expect("results are plain data");
        let again: Results = serde_json::from_str(&json).expect("what was written can be read");
        assert_eq!(again, results);
    }
}

#[test]
fn a_page_asks_for_nothing_outside_itself() {
    for results in every_kind() {
        let page = html(&results, En);
        assert_eq!(page, html(&results, En), "the same results make the same page");
        // What is left of this are references from a chart into itself.
        let page = page.replace("url(#clip-", "");
        for word in ["http", "//", "url(", "@import", "<script", "<link", " src=", " href="] {
            assert!(!page.contains(word), "the page says `{word}`");
        }
        assert!(page.contains("prefers-color-scheme: dark"));
    }
}

#[test]
fn a_page_shows_every_bot_and_escapes_its_name() {
    let page = html(&results(Format::Cross, None), En);
    assert!(page.contains("thrifty") && page.contains("timid &lt;script&gt;"));
    for heading in ["Who beats whom", "Ratings", "Win share by seat", "Scores", "Decision times"] {
        assert!(page.contains(&format!("<h2>{heading}</h2>")), "{heading} is missing");
    }
    assert_eq!(page.matches("<svg ").count(), 4);
    assert_eq!(page.matches("<svg ").count(), page.matches("</svg>").count());
}

#[test]
fn the_text_shows_the_cross_table() {
    let results = results(Format::Cross, None);
    let text = text(&results, En);
    let cell = results.cell("thrifty", "random").expect("played").win_share;
    let shown = format!("{:.1} ±{:.1}", 100.0 * cell.mean, 100.0 * cell.margin.expect("30 sets"));
    let row = text.lines().find(|line| line.starts_with("thrifty")).expect("a row");
    assert!(row.contains(&shown), "{row}");
    assert!(text.contains("a fair share is 25.0"));
}

#[test]
fn a_test_ends_with_a_sentence() {
    let found = results_of(1000, Format::OneVsRest, Some(Sprt::win_share(4)));
    assert!(found.deals < 1000, "a test stops when it knows");
    let shown = text(&found, En);
    assert!(shown.contains("random is not better than thrifty"), "{shown}");
    // A test that asks for a gain as small as this one is not done with thirty deals.
    let tiny = Sprt { h1: 0.2501, ..Sprt::win_share(4) };
    let undecided = text(&results(Format::OneVsRest, Some(tiny)), En);
    assert!(undecided.contains("30 deals were not enough"), "{undecided}");
}

#[test]
fn the_results_so_far_are_shown_in_every_format() {
    for (format, sprt, wanted) in [
        (Format::Cross, None, "a fair share is 25.0"),
        (Format::Mixed, None, "win share %"),
        (Format::OneVsRest, Some(Sprt::win_share(4)), "LLR"),
    ] {
        let bots = bots().into_iter().take(if sprt.is_some() { 2 } else { 3 }).collect();
        let setup = Setup { format, sprt, deals: 3, threads: 1, ..Setup::new(high(4), bots) };
        let mut last = String::new();
        run(&setup, |progress| last = so_far(progress.series, En)).expect("a series");
        assert!(last.contains(wanted), "{last}");
    }
}

#[test]
fn reports_speak_every_language() {
    let results = results(Format::OneVsRest, Some(Sprt::win_share(4)));
    let pages = Language::ALL.map(|language| html(&results, language));
    let texts = Language::ALL.map(|language| text(&results, language));
    for (place, language) in Language::ALL.into_iter().enumerate().skip(1) {
        assert!(pages[place].contains(&format!("<html lang=\"{}\">", language.tag())));
        for english in ["win share", "Sequential test", "against ", "deal sets", "decision"] {
            assert!(pages[0].contains(english), "{english}");
            assert!(!pages[place].contains(english), "{language} says `{english}`");
        }
        assert_ne!(texts[place], texts[0], "{language}");
        assert!(!texts[place].contains("deals"), "{language}: {}", texts[place]);
    }
}
