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
    /// Which game.
    pub game: &'a str,
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
    /// Whether there is a review of it.
    pub reviewed: bool,
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

/// What the game was for the reader: by how much it was won or lost, and the round that made the
/// largest difference. Whoever only looked on has no part in it.
fn verdict(reader: &Reader, over: &Over<'_>) -> Option<String> {
    let t = reader.language.texts();
    let you = over.you?.index();
    let totals = &over.rounds.last()?.totals;
    let won = over.winners.iter().any(|seat| seat.index() == you);
    // The winner is measured by the next best, everybody else by the winner.
    let next_best =
        (0..totals.len()).filter(|seat| *seat != you).max_by_key(|seat| totals[*seat])?;
    let other = match (won, over.winners.first()) {
        (false, Some(winner)) => winner.index(),
        _ => next_best,
    };
    let margin = totals[you] - totals[other];
    let rank = 1 + totals.iter().filter(|total| **total > totals[you]).count();
    let result = match (won, margin) {
        (true, 1..) => t.msg_moments_over_win(points(margin)),
        (true, _) => t.msg_moments_over_win_level(),
        (false, _) => t.msg_moments_over_lost(rank, points(-margin)),
    };
    let swing = |end: &RoundEnd| end.gained[you] - end.gained[other];
    let turned =
        (1..).zip(&over.rounds).max_by_key(|(_, end)| if won { swing(end) } else { -swing(end) });
    let turned = turned.filter(|(_, end)| if won { swing(end) > 0 } else { swing(end) < 0 });
    let round = turned.filter(|_| over.rounds.len() > 1).map(|(round, end)| {
        let (mine, theirs) = (points(end.gained[you]), points(end.gained[other]));
        match won {
            true => t.msg_moments_over_decided(round, mine, theirs),
            false => t.msg_moments_over_cost(round, mine, theirs),
        }
    });
    Some(std::iter::once(result).chain(round).collect::<Vec<_>>().join(" "))
}

/// The three best, on steps; one's own name is marked.
fn podium(over: &Over<'_>, order: &[usize], totals: &[i32]) -> Markup {
    html! {
        ol.podium { @for (step, seat) in (1..=3).zip(order) {
            li data-step=(step) class=[over.you.is_some_and(|you| you.index() == *seat).then_some("you")] {
                (disc(Seat::new(*seat as u8), &over.places[*seat].name))
                b.name { (over.places[*seat].name) }
                span.step { (points(totals.get(*seat).copied().unwrap_or_default())) }
            }
        } }
    }
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
        main #table data-phase="over" data-game=(over.game) data-build=(assets::version()) data-version=(over.version) {
            div.banner {
                h1 #result { (art::icon("i-crown")) " " (won(reader, over)) }
                @if let Some(verdict) = verdict(reader, over) { p.verdict { (verdict) } }
                @if let Some(decided) = &over.decided { p.decided { (decided) } }
                (podium(over, &order, &last))
                @if over.rematch.is_some() { p.asked role="status" { (art::icon("i-bell")) " " (t.msg_site_rematch_asked()) } }
                div.buttons {
                    @match over.rematch {
                        Some(next) => a.button.big #rematch href={ "/t/" (next) } { (t.msg_site_rematch_go()) },
                        None => { @if over.you.is_some() {
                            form method="post" action={ "/t/" (over.id) "/rematch" } { button.button.big #rematch type="submit" { (t.msg_site_rematch()) } }
                        } }
                    }
                    @if over.reviewed { a.button.quiet href={ "/t/" (over.id) "/review" } #review { (t.msg_review_link()) } }
                    a.button.quiet href={ "/r/" (over.id) } #replay { (t.msg_site_replay()) }
                    button.button.quiet #share type="button" data-share={ "/r/" (over.id) } data-done=(t.msg_site_copied()) { (t.msg_moments_share()) }
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
                        p { @if reader.alone { (t.msg_offline_deal()) } @else { (t.msg_site_verified_what()) } }
                        ul { @for line in lines { li { code { (line) } } } }
                    }
                    Err(flaw) => p.problem role="alert" { (flaw) },
                }
                p { a.button href={ "/t/" (id) } { (t.msg_site_back()) } " " a.button.quiet href={ "/t/" (id) "/record" } download={ "tapis-" (id) ".txt" } { (t.msg_site_download()) } }
            }
        },
    )
}
