//! What one's own deck or cards do to the game: very many games between bots, with them and without.

use maud::{Markup, html};
use tapis_play::GameKind;

use super::{Draft, Fields};
use crate::layout::{self, Reader};

/// A report, on its way or told.
#[derive(Clone, Debug)]
pub struct Report {
    /// Which game it is about.
    pub game: GameKind,
    /// Where in the workshop that is found which it is about.
    pub query: String,
    /// How many sit at each table.
    pub players: u8,
    /// How many games have been played.
    pub done: u64,
    /// How many there will be.
    pub planned: u64,
    /// Whether it waits for the reports of others.
    pub waits: bool,
    /// Why it cannot be made, in the reader's language.
    pub problem: Option<String>,
    /// The figures, once all games are over.
    pub told: Option<Markup>,
}

/// The page of a report.
pub fn page(
    reader: &Reader,
    draft: &Draft,
    report: Option<&Report>,
    problem: Option<&str>,
) -> Markup {
    let t = reader.language.texts();
    let game = draft.game();
    let query = draft.query();
    let here = format!("/workshop/{}/report", game.name());
    let running = report.filter(|report| report.told.is_none() && report.problem.is_none());
    let problem = problem.or(report.and_then(|report| report.problem.as_deref()));
    let title = t.msg_workshop_report();
    layout::page(
        reader,
        &title,
        &format!("workshop {}", game.name()),
        html! {
            main #report data-refresh[running.is_some()] {
                h1 { (title) }
                p.lead { (t.msg_workshop_report_lead()) }
                p.links { a href=(draft.address()) { (super::title_of(reader.language, game)) @if !draft.name().is_empty() { ": " (draft.name()) } } }
                @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
                form.fields method="post" action=(here) {
                    @for (name, value) in pieces(&query) { input type="hidden" name=(name) value=(value); }
                    @match running {
                        Some(report) => (progress(reader, report)),
                        None => {
                            div.pad-row {
                                label { (t.msg_site_players()) select name="players" {
                                    @let chosen = report.map_or(4, |report| report.players);
                                    @for players in game.seats() { option value=(players) selected[players == chosen] { (players) } }
                                } }
                            }
                            p.buttons { button.big #begin type="submit" { (t.msg_workshop_report_begin()) } }
                        }
                    }
                }
                @if let Some((report, told)) = report.and_then(|report| Some((report, report.told.as_ref()?))) {
                    @if report.query != query { p { a href={ (here) "?" (report.query) } { (t.msg_workshop_report_other()) } } }
                    p.buttons { a.button.quiet #charts href={ (here) "/page" } download={ "tapis-" (game.name()) ".html" } { (t.msg_workshop_report_file()) } }
                    (told)
                }
            }
        },
    )
}

/// How far it is, and the way out.
fn progress(reader: &Reader, report: &Report) -> Markup {
    let t = reader.language.texts();
    let said = if report.waits {
        t.msg_workshop_report_waits()
    } else {
        t.msg_workshop_report_running(report.done, report.planned)
    };
    html! {
        p #how-far role="status" { (said) }
        progress max=(report.planned) value=(report.done) aria-labelledby="how-far" {}
        p.buttons {
            button.quiet #stop type="submit" name="stop" value="1" { (t.msg_workshop_report_stop()) }
            noscript { a.button.quiet href="" { (t.msg_workshop_look()) } }
        }
    }
}

/// The pieces of an address as fields of a form.
fn pieces(query: &str) -> Vec<(String, String)> {
    Fields::of_query(query).0
}
