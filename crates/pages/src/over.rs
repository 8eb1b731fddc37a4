//! After the game: the result, the scores by round, the proof of the deal.

use maud::{Markup, html};
use tapis_game::{Heard, Seat, Seats};

use crate::chart;
use crate::layout::{self, Reader, points};
use crate::table::{Place, Room, Shown, disc};
use crate::{art, assets};

/// A finished game.
#[derive(Clone, Debug)]
pub struct Over<'a> {
    /// Its name in addresses.
    pub id: &'a str,
    /// What was seen last.
    pub version: u64,
    /// Who sat where.
    pub places: &'a [Place],
    /// The reader's seat.
    pub you: Option<Seat>,
    /// Who has won.
    pub winners: Seats,
    /// Why they have won, if others have as many points.
    pub decided: Option<String>,
    /// How its rounds ended.
    pub rounds: Vec<RoundEnd>,
    /// Whether the table goes on in another one.
    pub rematch: Option<&'a str>,
}

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundEnd {
    /// After how many actions of the game.
    pub place: usize,
    /// What every seat gained by it.
    pub gained: Vec<i32>,
    /// What every seat had then.
    pub totals: Vec<i32>,
}

/// The page of a finished game.
pub fn page<G: Shown>(
    reader: &Reader,
    over: &Over<'_>,
    room: &Room<'_>,
    game: &G,
    scene: &G::Scene,
    heard: &[Heard<G>],
    dealt: &G::Scene,
) -> Markup {
    let t = reader.language.texts();
    let title = won(reader, over);
    let stream = format!("/t/{}/stream", over.id);
    layout::framed(
        reader,
        &title,
        &format!("over {}", G::NAME),
        Some(&stream),
        html! {
            (main(reader, over))
            section.result aria-labelledby="hands-title" {
                h2 #hands-title { (t.msg_site_last_round()) }
                (game.result(room, scene, heard, dealt))
            }
        },
    )
}

/// Who has won.
fn won(reader: &Reader, over: &Over<'_>) -> String {
    let t = reader.language.texts();
    if over.winners.len() == 1 && over.you.is_some_and(|you| over.winners.contains(you)) {
        return t.msg_site_you_win();
    }
    let names: Vec<&str> =
        over.winners.iter().map(|seat| over.places[seat.index()].name.as_str()).collect();
    t.msg_site_over(if names.is_empty() { t.msg_site_nobody() } else { names.join(", ") })
}

/// The part that changes when somebody asks for a rematch.
pub fn main(reader: &Reader, over: &Over<'_>) -> Markup {
    let t = reader.language.texts();
    let totals: Vec<_> = over.rounds.iter().map(|round| round.totals.clone()).collect();
    let last = totals.last().cloned().unwrap_or_default();
    let mut order: Vec<usize> = (0..over.places.len()).collect();
    order.sort_by_key(|seat| {
        let won = (0..)
            .map(Seat::new)
            .zip(over.places)
            .nth(*seat)
            .is_some_and(|(seat, _)| over.winners.contains(seat));
        (!won, -last.get(*seat).copied().unwrap_or_default())
    });
    let names: Vec<String> = over.places.iter().map(|place| place.name.clone()).collect();
    html! {
        main #table data-phase="over" data-build=(assets::version()) data-version=(over.version) {
            div.banner {
                h1 #result { (art::icon("i-crown")) " " (won(reader, over)) }
                @if let Some(decided) = &over.decided { p.decided { (decided) } }
                @if over.rematch.is_some() { p.asked role="status" { (art::icon("i-bell")) " " (t.msg_site_rematch_asked()) } }
                div.buttons {
                    @match over.rematch {
                        Some(next) => a.button.big #rematch href={ "/t/" (next) } { (t.msg_site_rematch_go()) },
                        None => { @if over.you.is_some() {
                            form method="post" action={ "/t/" (over.id) "/rematch" } { button.button.big #rematch type="submit" { (t.msg_site_rematch()) } }
                        } }
                    }
                    a.button.quiet href={ "/r/" (over.id) } #replay { (t.msg_site_replay()) }
                    a.button.quiet href={ "/t/" (over.id) "/verify" } #verify { (t.msg_site_verify()) }
                    a.button.quiet href={ "/t/" (over.id) "/record" } download={ "tapis-" (over.id) ".txt" } { (t.msg_site_download()) }
                }
            }
            div.standing {
                table.scores {
                    caption { (t.msg_site_scores()) }
                    thead { tr { th scope="col" { (t.msg_table_player()) } @for (round, end) in (1..).zip(&over.rounds) { th scope="col" { a href={ "/r/" (over.id) "?at=" (end.place) } title=(t.msg_site_replay_round(round)) aria-label=(t.msg_site_replay_round(round)) { (round) } } } th scope="col" { (t.msg_table_total()) } } }
                    tbody { @for seat in order.iter().copied() {
                        tr class=[over.you.is_some_and(|you| you.index() == seat).then_some("you")] {
                            th scope="row" { (disc(Seat::new(seat as u8), &names[seat])) (names[seat]) }
                            @for round in &over.rounds { td.number { (points(round.gained[seat])) } }
                            td.number { b { (points(last.get(seat).copied().unwrap_or_default())) } }
                        }
                    } }
                }
                (chart::scores(reader.language, &names, &totals, &order))
            }
        }
    }
}

/// What the check of a record has found.
pub fn verified(reader: &Reader, id: &str, found: &Result<Vec<String>, String>) -> Markup {
    let t = reader.language.texts();
    layout::page(
        reader,
        &t.msg_site_verify(),
        "verify",
        html! {
            main.narrow {
                h1 { (t.msg_site_verify()) }
                @match found {
                    Ok(lines) => {
                        p.verified #verified { "✓ " (t.msg_site_verified()) }
                        p { (t.msg_site_verified_what()) }
                        ul { @for line in lines { li { code { (line) } } } }
                    }
                    Err(flaw) => p.problem role="alert" { (flaw) },
                }
                p { a.button href={ "/t/" (id) } { (t.msg_site_back()) } " " a.button.quiet href={ "/t/" (id) "/record" } download={ "tapis-" (id) ".txt" } { (t.msg_site_download()) } }
            }
        },
    )
}
