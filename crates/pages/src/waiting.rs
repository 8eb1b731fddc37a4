//! A table before the game: seats, the link for friends, the start.

use maud::{Markup, PreEscaped, html};
use serde_json::Value;
use tapis_game::Seat;
use tapis_play::GameKind;
use tapis_texts::game_name;

use crate::deal::{self, Deal};
use crate::home::{fan, name_field, on_the_box};
use crate::layout::{self, Preview, Reader};
use crate::setup::seat_choice;
use crate::table::{Place, disc};
use crate::{agreed, art, assets};

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
    /// Whose table it is, if they have a seat.
    pub host: Option<String>,
    /// Whether it is nobody's any more.
    pub abandoned: bool,
    /// The options, as they stand in files.
    pub options: Value,
    /// The link for friends; only who sits here or owns the table gets it.
    pub link: Option<String>,
    /// The same as a QR code, an SVG made here.
    pub qr: String,
    /// How many look on without a seat, the reader apart.
    pub looking_on: usize,
    /// Whether only this computer can open the link.
    pub local: bool,
    /// How far the deal is.
    pub deal: Deal,
    /// The seconds of a decision, if there is a clock.
    pub clock_seconds: Option<u32>,
}

/// The whole page.
pub fn page(reader: &Reader, waiting: &Waiting) -> Markup {
    let title = title(reader, waiting);
    let stream = format!("/t/{}/stream", waiting.id);
    let what = tapis_texts::game_tagline(reader.language, &waiting.game).unwrap_or_default();
    let path = format!("/j/{}", waiting.id);
    let picture = format!("invite-{}.png", waiting.game);
    let base = waiting.link.as_deref().and_then(|link| link.strip_suffix(&path));
    let preview = base.map(|base| Preview {
        title: &title,
        what: &what,
        base,
        path: &path,
        picture: &picture,
    });
    layout::framed_with(
        reader,
        &title,
        &format!("waiting {}", waiting.game),
        Some(&stream),
        html! { @if let Some(preview) = preview { (preview.tags(reader.language)) } },
        main(reader, waiting),
    )
}

/// Who invites to which game; at a table of one's own, which game.
fn title(reader: &Reader, waiting: &Waiting) -> String {
    let game = game_name(reader.language, &waiting.game).unwrap_or_default();
    match &waiting.host {
        Some(host) if waiting.you.is_none() && !waiting.abandoned => {
            reader.language.texts().msg_moments_invited(host.as_str(), game)
        }
        _ => game,
    }
}

/// What somebody is invited to: the game in a sentence, for how many and how long, and where to learn
/// it.
fn invitation(reader: &Reader, waiting: &Waiting) -> Markup {
    let t = reader.language.texts();
    let kind = GameKind::named(&waiting.game);
    html! {
        div.invited data-game=(waiting.game) {
            div.fan aria-hidden="true" { @if let Some(kind) = kind { (fan(kind)) } }
            p.lead { (tapis_texts::game_tagline(reader.language, &waiting.game).unwrap_or_default()) }
            @if let Some(kind) = kind && let Some((minutes, age)) = on_the_box(kind) {
                p.facts { (t.msg_site_box_facts(*kind.seats().start(), *kind.seats().end(), minutes, age)) }
            }
            p.links {
                a href={ "/learn/" (waiting.game) } target="_blank" { (t.msg_site_learn()) } " "
                a href={ "/rules/" (waiting.game) } target="_blank" { (t.msg_site_rules()) }
            }
        }
    }
}

/// The part that changes when somebody comes or goes.
pub fn main(reader: &Reader, waiting: &Waiting) -> Markup {
    let t = reader.language.texts();
    let free = waiting.places.iter().any(|place| place.open);
    let away = away(waiting).join(", ");
    let sure = if !away.is_empty() {
        Some(t.msg_site_away_sure(away.as_str()))
    } else {
        free.then(|| t.msg_site_fill_sure())
    };
    html! {
        main #table data-phase="waiting" data-build=(assets::version()) data-version=(waiting.version) data-game=(waiting.game) {
            div.seating {
                h1 { (title(reader, waiting)) }
                @if waiting.you.is_none() { (invitation(reader, waiting)) }
                p.lead {
                    @if waiting.abandoned { (t.msg_site_abandoned()) }
                    @else if !away.is_empty() { (t.msg_site_waiting_for(away.as_str())) }
                    @else if free && (waiting.you.is_some() || waiting.owner) { (t.msg_site_waiting()) }
                    @else if waiting.you.is_some() || waiting.owner { (t.msg_site_ready()) }
                }
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
                @if waiting.looking_on > 0 { p #looking-on { (t.msg_site_looking_on(waiting.looking_on)) } }
                @if waiting.you.is_none() && free {
                    form.name-form #join method="post" action={ "/t/" (waiting.id) "/join" } {
                        (name_field(reader))
                        button.button.big type="submit" { (t.msg_site_sit_down()) }
                    }
                }
                @if waiting.owner {
                    form method="post" action={ "/t/" (waiting.id) "/start" } {
                        @if free { p { (t.msg_site_fill()) } }
                        button.button.big #start type="submit" data-sure=[sure] { (t.msg_site_start()) }
                    }
                } @else if !waiting.abandoned {
                    p { @match &waiting.host { Some(host) => (t.msg_site_host_starts(host.as_str())), None => (t.msg_site_owner_starts()) } }
                }
            }
            div.beside {
                // Whoever is invited has the link already.
                @if let Some(link) = waiting.link.as_ref().filter(|_| waiting.you.is_some() || waiting.owner) {
                    section.invite aria-labelledby="invite-title" {
                        h2 #invite-title { (t.msg_site_invite()) }
                        @if waiting.local { p.local role="note" { (t.msg_site_local_only()) " " code { (t.msg_site_local_command()) } } }
                        @else { p { (t.msg_site_invite_what()) } }
                        div.copy {
                            label.sr for="link" { (t.msg_site_link()) }
                            input #link readonly value=(link);
                            button.button #share type="button" data-share=(link) data-done=(t.msg_site_copied()) { (t.msg_moments_share()) }
                            button.button.quiet type="button" data-copy=(link) data-done=(t.msg_site_copied()) { (t.msg_site_copy()) }
                        }
                        @if !waiting.local { div.qr role="img" aria-label=(t.msg_site_qr()) { (PreEscaped(&waiting.qr)) } }
                    }
                }
                section aria-labelledby="agreed-title" {
                    h2 #agreed-title { (t.msg_site_agreed()) }
                    (agreed::of(reader.language, &waiting.game, waiting.places.len(), &waiting.options))
                    @if let Some(seconds) = waiting.clock_seconds { p { (t.msg_site_clock()) ": " (crate::setup::clock(reader.language, seconds)) } }
                }
                (deal::panel(reader, &waiting.deal))
                @if waiting.you.is_some() {
                    form method="post" action={ "/t/" (waiting.id) "/leave" } { button.button.quiet #leave type="submit" data-sure=(t.msg_site_leave_sure()) { (t.msg_table_leave()) } }
                }
            }
        }
    }
}

/// Who has a seat and does not look at the table.
fn away(waiting: &Waiting) -> Vec<&str> {
    let you = waiting.you.map(Seat::index);
    let gone = |(index, place): &(usize, &Place)| {
        !place.open && place.level.is_none() && !place.here && you != Some(*index)
    };
    let places = waiting.places.iter().enumerate();
    places.filter(gone).map(|(_, place)| place.name.as_str()).collect()
}

/// For whoever opens the link when the game has begun: the seats of bots can be taken over.
pub fn late(reader: &Reader, id: &str, game: &str, places: &[Place], options: &Value) -> Markup {
    let t = reader.language.texts();
    layout::page(
        reader,
        &t.msg_site_late(),
        &format!("waiting late {game}"),
        html! {
            main.narrow {
                h1 { (t.msg_site_late()) }
                p.lead { (t.msg_site_late_what()) }
                form #join method="post" action={ "/t/" (id) "/join" } {
                    p.name-form { (name_field(reader)) }
                    ol.chairs { @for (index, place) in places.iter().enumerate() {
                        @if let Some(level) = &place.level {
                            li.bot id={ "seat-" (index) } {
                                (disc(Seat::new(index as u8), &place.name))
                                span.chair-name { (place.name) }
                                span.tag { (art::icon("i-bot")) (tapis_texts::bots::level(reader.language, level)) }
                                button.button id={ "join-" (index) } type="submit" name="seat" value=(index) { (t.msg_site_late_take()) }
                            }
                        }
                    } }
                }
                p { a.button.quiet #watch href={ "/t/" (id) } { (t.msg_site_watch()) } }
                h2 { (t.msg_site_agreed()) }
                (agreed::of(reader.language, game, places.len(), options))
            }
        },
    )
}
