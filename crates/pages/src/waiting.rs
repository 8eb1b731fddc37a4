//! A table before the game: seats, the link for friends, the start.

use maud::{Markup, PreEscaped, html};
use tapis_game::Seat;
use tapis_texts::game_name;

use crate::layout::{self, Reader};
use crate::setup::{agreed, seat_choice};
use crate::table::{Place, disc};
use crate::{art, assets};

/// A table that waits for its players.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What was seen last.
    pub version: u64,
    /// Who sits where.
    pub places: Vec<Place>,
    /// The reader's seat.
    pub you: Option<Seat>,
    /// Whether the reader owns the table.
    pub owner: bool,
    /// The options, as keys and values.
    pub options: Vec<(String, String)>,
    /// The link for friends; only who sits here or owns the table gets it.
    pub link: Option<String>,
    /// The same as a QR code, an SVG made here.
    pub qr: String,
    /// The promise about the deal.
    pub commitment: String,
    /// The seconds of a decision, if there is a clock.
    pub clock_seconds: Option<u32>,
}

/// The whole page.
pub fn page(reader: &Reader, waiting: &Waiting) -> Markup {
    let title = game_name(reader.language, &waiting.game).unwrap_or_default();
    let stream = format!("/t/{}/stream", waiting.id);
    layout::framed(
        reader,
        &title,
        &format!("waiting {}", waiting.game),
        Some(&stream),
        main(reader, waiting),
    )
}

/// The part that changes when somebody comes or goes.
pub fn main(reader: &Reader, waiting: &Waiting) -> Markup {
    let t = reader.language.texts();
    let free = waiting.places.iter().any(|place| place.open);
    html! {
        main #table data-phase="waiting" data-build=(assets::version()) data-version=(waiting.version) data-game=(waiting.game) {
            div.seating {
                h1 { (game_name(reader.language, &waiting.game).unwrap_or_default()) }
                p.lead { @if free { (t.msg_site_waiting()) } @else { (t.msg_site_ready()) } }
                ol.chairs { @for (index, place) in waiting.places.iter().enumerate() {
                    li id={ "seat-" (index) } class={ @if place.open { "open" } @else if place.level.is_some() { "bot" } @else { "person" } } {
                        (disc(Seat::new(index as u8), if place.open { "" } else { &place.name }))
                        span.chair-name {
                            @if place.open { (t.msg_site_free()) }
                            @else { (place.name) @if waiting.you.is_some_and(|you| you.index() == index) { " " em { (t.msg_site_seat_me()) } } }
                        }
                        @if let Some(level) = place.level.as_ref().filter(|_| !waiting.owner) { span.tag { (art::icon("i-bot")) (tapis_texts::bots::level(reader.language, level)) } }
                        @let mine = waiting.you.is_some_and(|you| you.index() == index);
                        @let here = place.here || mine;
                        @if !place.open && place.level.is_none() {
                            span.tag.told[here] { @if here { (t.msg_site_here()) } @else { (t.msg_table_away()) } }
                        }
                        @if place.open && waiting.you.is_none() {
                            button.button.quiet id={ "join-" (index) } type="submit" form="join" name="seat" value=(index) { (t.msg_site_sit_here()) }
                        }
                        @if waiting.owner && !mine && !place.open && place.level.is_none() {
                            form method="post" action={ "/t/" (waiting.id) "/seats/" (index) } data-stay {
                                input type="hidden" name="kind" value="open";
                                button.quiet id={ "free-" (index) } type="submit" data-sure=(t.msg_site_free_sure()) { (t.msg_site_free_seat()) }
                            }
                        } @else if waiting.owner && !mine {
                            form.change-seat method="post" action={ "/t/" (waiting.id) "/seats/" (index) } data-stay {
                                label { span.sr { (t.msg_site_seat(index + 1)) } (seat_choice(reader.language, "kind", place.level.as_deref().unwrap_or("open"), true)) }
                                noscript { button type="submit" { (t.msg_site_save()) } }
                            }
                        }
                    }
                } }
                @if waiting.you.is_none() && free {
                    form.name-form #join method="post" action={ "/t/" (waiting.id) "/join" } {
                        label for="name" { (t.msg_site_your_name()) }
                        input #name name="name" value=(reader.name) maxlength="24" autocomplete="nickname" required placeholder=(t.msg_site_name_hint());
                        button.button.big type="submit" { (t.msg_site_sit_down()) }
                    }
                }
                @if waiting.owner {
                    form method="post" action={ "/t/" (waiting.id) "/start" } {
                        @if free { p { (t.msg_site_fill()) } }
                        button.button.big #start type="submit" { (t.msg_site_start()) }
                    }
                } @else { p { (t.msg_site_owner_starts()) } }
            }
            div.beside {
                @if let Some(link) = &waiting.link {
                    section.invite aria-labelledby="invite-title" {
                        h2 #invite-title { (t.msg_site_invite()) }
                        p { (t.msg_site_invite_what()) }
                        div.copy {
                            label.sr for="link" { (t.msg_site_link()) }
                            input #link readonly value=(link);
                            button.button type="button" data-copy=(link) data-done=(t.msg_site_copied()) { (t.msg_site_copy()) }
                        }
                        div.qr role="img" aria-label=(t.msg_site_qr()) { (PreEscaped(&waiting.qr)) }
                    }
                }
                section aria-labelledby="agreed-title" {
                    h2 #agreed-title { (t.msg_site_agreed()) }
                    (agreed(reader.language, &waiting.options))
                    @if let Some(seconds) = waiting.clock_seconds { p { (t.msg_site_clock()) ": " (t.msg_site_clock_seconds(seconds)) } }
                }
                details {
                    summary { (t.msg_site_fair()) }
                    p { (t.msg_site_fair_what()) }
                    p { code { (waiting.commitment) } }
                    @if waiting.you.is_some() {
                        form.copy method="post" action={ "/t/" (waiting.id) "/salt" } data-stay {
                            label for="salt" { (t.msg_site_salt()) }
                            input #salt name="salt" maxlength="64" autocomplete="off";
                            button type="submit" { (t.msg_site_save()) }
                        }
                    }
                }
                @if waiting.you.is_some() {
                    form method="post" action={ "/t/" (waiting.id) "/leave" } { button.button.quiet #leave type="submit" { (t.msg_table_leave()) } }
                }
            }
        }
    }
}
