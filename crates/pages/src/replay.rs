//! A finished game looked at again: step by step, through any eyes or with everything open.

use maud::{Markup, html};
use tapis_game::{Heard, Seat};
use tapis_play::{Chapter, Chapters, Part, Through};

use crate::art;
use crate::layout::{self, Reader};
use crate::table::{Flight, Mode, Room, Shown};

/// A place in a replay.
pub struct Replay<'a> {
    /// How many actions the game had.
    pub len: usize,
    /// After how many of them we are.
    pub at: usize,
    /// Through whose eyes.
    pub eyes: Through,
    /// What was heard on the way here, in words.
    pub story: &'a [String],
    /// The flights of the last action.
    pub flight: &'a Flight,
    /// The chapters of the game.
    pub chapters: &'a Chapters,
    /// What the player through whose eyes we look could know, if that is asked for.
    pub known: Option<Markup>,
}

/// The chapter that is shown, with the ways to the ones before and behind it.
fn chapters(
    room: &Room<'_>,
    replay: &Replay<'_>,
    step: impl Fn(&str, Option<usize>, &str, String) -> Markup,
) -> Markup {
    let t = room.texts();
    let Some(here) = replay.chapters.at(replay.at) else { return html! {} };
    let [round_back, round_on] = replay.chapters.rounds_around(replay.at);
    let [back, on] = replay.chapters.around(replay.at);
    html! {
        div.chapters {
            span.chapter {
                (step("round-back", round_back, "◂◂", t.msg_replay_round_back()))
                b { (tapis_texts::chapter_round(room.language, here)) }
                (step("round-on", round_on, "▸▸", t.msg_replay_round_on()))
            }
            @if let Chapter { part: Some(part), .. } = *here {
                @let (to_last, to_next) = match part {
                    Part::Trick(_) => (t.msg_replay_trick_back(), t.msg_replay_trick_on()),
                    Part::Turn(_) => (t.msg_replay_turn_back(), t.msg_replay_turn_on()),
                };
                span.chapter {
                    (step("part-back", back, "◂", to_last))
                    b { (tapis_texts::chapter_part(room.language, &room.names(), part)) }
                    (step("part-on", on, "▸", to_next))
                }
            }
        }
    }
}

/// The page of a replay.
pub fn page<G: Shown>(
    reader: &Reader,
    room: &Room<'_>,
    game: &G,
    scene: &G::Scene,
    heard: &[Heard<G>],
    replay: &Replay<'_>,
) -> Markup {
    let t = room.texts();
    let link = |at: usize, eyes: Through| format!("/r/{}?at={at}&eyes={}", room.id, eyes.word());
    let step = |id: &str, at: Option<usize>, sign: &str, name: String| {
        html! {
            @match at {
                Some(at) => a.act id=(id) href=(link(at, replay.eyes)) data-step title=(name) aria-label=(name) { (sign) },
                None => span.act aria-disabled="true" { (sign) },
            }
        }
    };
    let back = (replay.at > 0).then(|| replay.at - 1);
    let on = (replay.at < replay.len).then(|| replay.at + 1);
    layout::bare(
        reader,
        &t.msg_site_replay(),
        &format!("table replay {}{}", G::NAME, game.look()),
        None,
        html! {
            a.skip href="#replay-bar" { (t.msg_site_skip()) }
            header.top {
                a.icon-link href="/" aria-label=(t.msg_site_home()) { (art::icon("i-home")) }
                h1 { span.game { (t.msg_site_replay()) } " " span #headline { (game.headline(room, scene)) } }
                nav.tools { a href={ "/t/" (room.id) } { (t.msg_site_result()) } }
            }
            (crate::table::still(room, game, scene, heard, replay.flight, Mode::Replay))
            section #replay-bar aria-label=(t.msg_site_replay()) {
                p #story role="status" tabindex="0" { @if replay.story.is_empty() { (t.msg_site_replay_start()) } @else { (replay.story.join(" ")) } }
                div.steps {
                    (step("first", back.map(|_| 0), "«", t.msg_site_first()))
                    (step("prev", back, "◀", t.msg_site_previous()))
                    span.at { (replay.at) " / " (replay.len) }
                    (step("next", on, "▶", t.msg_site_next()))
                    (step("end", on.map(|_| replay.len), "»", t.msg_site_end()))
                }
                (chapters(room, replay, step))
                form.eyes method="get" action={ "/r/" (room.id) } {
                    label { span { (t.msg_site_move()) } input type="range" name="at" min="0" max=(replay.len) value=(replay.at) data-submit; }
                    label { span { (t.msg_site_eyes()) } select name="eyes" data-submit {
                        option value="open" selected[replay.eyes == Through::Open] { (t.msg_site_eyes_open()) }
                        option value="table" selected[replay.eyes == Through::Spectator] { (t.msg_site_eyes_table()) }
                        @for seat in Seat::all(room.seats()) { option value=(seat) selected[replay.eyes == Through::Seat(seat)] { (room.name(seat)) } }
                    } }
                    noscript { button type="submit" { (t.msg_site_next()) } }
                    @if matches!(replay.eyes, Through::Seat(_)) { a href={ (link(replay.at, replay.eyes)) "&know=1#known" } { (t.msg_review_know()) } }
                    a href={ "/t/" (room.id) "/record" } download={ "tapis-" (room.id) ".txt" } { (t.msg_site_download()) }
                }
            }
            @if let Some(known) = &replay.known { (known) }
            div #backs hidden { (G::back()) }
            div #flights aria-hidden="true" {}
            p #why role="status" {}
        },
    )
}
