//! A finished game looked at again: step by step, through any eyes or with everything open.

use maud::{Markup, html};
use tapis_game::{Heard, Seat};

use crate::art;
use crate::layout::{self, Reader};
use crate::table::{Flight, Mode, Room, Shown};

/// Through whose eyes a replay is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Through {
    /// Everything open.
    Open,
    /// What lay face up.
    Spectator,
    /// What one player saw.
    Seat(Seat),
}

impl Through {
    /// Its word in an address.
    pub fn word(self) -> String {
        match self {
            Self::Open => "open".to_owned(),
            Self::Spectator => "table".to_owned(),
            Self::Seat(seat) => seat.to_string(),
        }
    }

    /// The eyes of this word, at a table of so many seats.
    pub fn named(word: &str, seats: u8) -> Option<Self> {
        match word {
            "open" => Some(Self::Open),
            "table" => Some(Self::Spectator),
            _ => word
                .parse()
                .ok()
                .filter(|seat| *seat < seats)
                .map(|seat| Self::Seat(Seat::new(seat))),
        }
    }
}

/// A place in a replay.
pub struct Replay<'a> {
    /// How many actions the game had.
    pub len: usize,
    /// After how many of them we are.
    pub at: usize,
    /// Through whose eyes.
    pub eyes: Through,
    /// What the last action was, in words.
    pub story: &'a [String],
    /// The flights of the last action.
    pub flight: &'a Flight,
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
        &format!("table replay {}", G::NAME),
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
                form.eyes method="get" action={ "/r/" (room.id) } {
                    label { span { (t.msg_site_move()) } input type="range" name="at" min="0" max=(replay.len) value=(replay.at) data-submit; }
                    label { span { (t.msg_site_eyes()) } select name="eyes" data-submit {
                        option value="open" selected[replay.eyes == Through::Open] { (t.msg_site_eyes_open()) }
                        option value="table" selected[replay.eyes == Through::Spectator] { (t.msg_site_eyes_table()) }
                        @for seat in Seat::all(room.seats()) { option value=(seat) selected[replay.eyes == Through::Seat(seat)] { (room.name(seat)) } }
                    } }
                    noscript { button type="submit" { (t.msg_site_next()) } }
                    a href={ "/t/" (room.id) "/record" } download={ "tapis-" (room.id) ".txt" } { (t.msg_site_download()) }
                }
            }
            div #backs hidden { (G::back()) }
            div #flights aria-hidden="true" {}
            p #why role="status" {}
        },
    )
}
