//! What the tables of both games have in common: the page, its moving parts, the panels.

use maud::{Markup, html};
use tapis_game::{Heard, Seat, Standing};

use super::{Flight, Mode, Place, Room, Shown, hints, panels};
use crate::layout::{self, Reader};
use crate::{agreed, art, assets};

/// The whole page of a table in play.
pub fn page<G: Shown>(
    reader: &Reader,
    room: &Room<'_>,
    game: &G,
    scene: &G::Scene,
    heard: &[Heard<G>],
) -> Markup {
    let t = room.texts();
    let title = tapis_texts::game_name(room.language, G::NAME).unwrap_or_default();
    let stream = format!("/t/{}/stream", room.id);
    let agreed = game.all_agreed(room.language);
    layout::bare(
        reader,
        &title,
        &format!("table {}{}", G::NAME, game.look()),
        Some(&stream),
        html! {
            a.skip href="#hand" { (t.msg_table_skip_to_hand()) }
            header.top {
                a.icon-link href="/" aria-label=(t.msg_site_home()) title=(t.msg_site_home()) { (art::icon("i-home")) }
                h1 { span.game { (tapis_texts::game_short_name(room.language, G::NAME).unwrap_or_default()) } " " (headline(room, game, scene)) }
                nav.tools aria-label=(t.msg_table_tools()) {
                    (tool("last", "i-last", &t.msg_table_last(G::NAME)))
                    (tool("ranks", "i-ranks", &t.msg_table_reference()))
                    button.tool.differs[agreed.iter().any(|one| one.differs)] type="button" data-open="agreed" aria-label=(t.msg_site_agreed()) title=(t.msg_site_agreed()) { (art::icon("i-agreed")) }
                    (tool("side", "i-log", &t.msg_table_log()))
                    (tool("settings", "i-gear", &t.msg_table_settings()))
                    (tool("help", "i-help", &t.msg_legend_title()))
                }
            }
            (hints::ribbon(room.language, G::NAME))
            (parts(room, game, scene, heard, &Flight::default(), Mode::Live))
            aside #side aria-label=(t.msg_table_log()) {
                button.close type="button" data-close aria-label=(t.msg_table_close()) { (art::icon("i-close")) }
                h2 { (t.msg_table_log()) }
                (log(room))
                h2 { (t.msg_table_chat()) }
                (chat(room))
                @if room.you.is_some() {
                    form.say method="post" action={ "/t/" (room.id) "/chat" } data-stay autocomplete="off" {
                        label.sr for="chat-text" { (t.msg_table_chat_say()) }
                        input #chat-text name="text" maxlength="300" placeholder=(t.msg_table_chat_say()) enterkeyhint="send";
                        button type="submit" { (t.msg_table_chat_send()) }
                    }
                }
            }
            dialog #last aria-labelledby="last-title" { (panels::head(t, "last-title", &t.msg_table_last(G::NAME))) (last(room, game, scene, heard)) }
            dialog #ranks aria-labelledby="ranks-title" { (panels::head(t, "ranks-title", &t.msg_table_reference())) (game.reference(room.language)) }
            dialog #agreed aria-labelledby="agreed-title" { (panels::head(t, "agreed-title", &t.msg_site_agreed())) div.panel-body { (agreed::list(room.language, &agreed)) } }
            (panels::settings(reader, room, G::NAME))
            (panels::help(room, game))
            div #backs hidden { (G::back()) }
            div #flights aria-hidden="true" {}
            // What whoever comes back has missed; the browser knows what they have seen.
            div #missed role="status" hidden { b { (t.msg_moments_missed()) ": " } span.what {} " " button.act type="button" data-open="side" { (t.msg_moments_missed_all()) } button.close type="button" data-missed-close aria-label=(t.msg_table_close()) { (art::icon("i-close")) } }
            (crate::late::asks(room.language, room.id, &[]))
            p #why role="status" {}
            p #tip aria-hidden="true" {}
            p #lost.notice role="status" { (t.msg_table_lost()) }
            div.sr { p #live aria-live="polite" {} p #turn-live aria-live="assertive" {} }
        },
    )
}

fn tool(panel: &str, icon: &str, name: &str) -> Markup {
    html! { button.tool type="button" data-open=(panel) aria-label=(name) title=(name) { (art::icon(icon)) } }
}

/// The moving parts of the page, as they are sent after an event.
pub fn frame<G: Shown>(
    room: &Room<'_>,
    game: &G,
    scene: &G::Scene,
    heard: &[Heard<G>],
    flight: &Flight,
    mode: Mode,
) -> Markup {
    html! {
        (headline(room, game, scene))
        (parts(room, game, scene, heard, flight, mode))
        (log(room))
        (chat(room))
        (last(room, game, scene, heard))
    }
}

fn headline<G: Shown>(room: &Room<'_>, game: &G, scene: &G::Scene) -> Markup {
    html! { span #headline { (game.headline(room, scene)) } }
}

fn log(room: &Room<'_>) -> Markup {
    html! {
        ol #log tabindex="0" aria-label=(room.texts().msg_table_log()) {
            @for line in room.log { li id={ "l" (line.number) } { (line.text) } }
        }
    }
}

fn chat(room: &Room<'_>) -> Markup {
    html! {
        ol #chat-lines tabindex="0" aria-label=(room.texts().msg_table_chat()) {
            @for said in room.chat { li id={ "c" (said.number) } { b { (said.name) } ": " (said.text) } }
        }
    }
}

fn last<G: Shown>(room: &Room<'_>, game: &G, scene: &G::Scene, heard: &[Heard<G>]) -> Markup {
    html! { div #last-body.panel-body { (game.last(room, scene, heard)) } }
}

/// The table itself. A replay shows it without a form.
pub(crate) fn parts<G: Shown>(
    room: &Room<'_>,
    game: &G,
    scene: &G::Scene,
    heard: &[Heard<G>],
    flight: &Flight,
    mode: Mode,
) -> Markup {
    let t = room.texts();
    let yours = room.you.is_some() && !room.legal.is_empty() && mode == Mode::Live;
    let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let swapping = yours && room.may_begin("swap");
    // Several decide at the same time: what one of them does makes nobody else's choice stale.
    let together =
        Seat::all(room.seats()).filter(|seat| scene.to_act().contains(*seat)).count() > 1;
    let phase = if mode == Mode::Replay { "replay" } else { "playing" };
    html! {
        main #table tabindex="-1" data-game=(G::NAME) data-seats=(room.seats()) data-phase=(phase) data-version=(room.version)
            data-build=(assets::version()) data-hold=[mode.hold()] data-yours[yours] data-together[together] data-trick=(game.moment(scene))
            data-you=[room.you] data-came=[some(&flight.came)] data-went=[some(&flight.went)] data-fly=[some(&flight.fly)]
            data-slam=[some(&flight.slam)] data-forced=[room.legal.first().filter(|_| yours && room.legal.len() == 1 && !room.is_lesson() && game.is_forced(scene))]
            data-swap-say=[swapping.then(|| t.msg_table_swap_say("[card]", "[slot]"))]
            data-pre-say=(t.msg_table_pre_say()) {
            form #play method="post" action=(room.address("act")) data-plain[room.is_lesson()] {
                input type="hidden" name="version" value=(room.version);
                ul #places data-n=(room.others().len()) aria-label=(t.msg_table_players()) {
                    @for seat in room.others() { li { (place(room, game, scene, seat, yours)) } }
                }
                section #middle aria-label=(t.msg_table_middle()) { (game.middle(room, scene, heard, mode)) }
                section #bar aria-label=(t.msg_table_bar()) { (bar(room, game, scene, heard, mode, yours)) }
                @if let Some(you) = room.you {
                    section #hand data-all-in[game.lies_down(scene, you)] aria-label=(t.msg_table_your_hand()) {
                        div #me { (me(room, game, scene, you, yours)) }
                        ul.cards { (game.hand(room, scene, you)) }
                    }
                } @else if mode != Mode::Replay {
                    section #hand aria-label=(t.msg_table_watching()) { p.watching { (t.msg_table_watching()) @if room.places.iter().any(|place| place.level.is_some()) { " " a href={ "/j/" (room.id) } { (t.msg_site_late_go()) } } } }
                }
            }
            // What is called out; the log and the bar say it in words.
            div #called data-called=[flight.all_in.map(|_| room.version)] aria-hidden="true" {
                @if let Some(seat) = flight.all_in { b { (t.msg_moments_all_in(room.told_name(seat))) } }
            }
        }
    }
}

fn bar<G: Shown>(
    room: &Room<'_>,
    game: &G,
    scene: &G::Scene,
    heard: &[Heard<G>],
    mode: Mode,
    yours: bool,
) -> Markup {
    let t = room.texts();
    // Where there is nothing to do but to read, the question of the game would mislead.
    let reads = room.is_lesson() && room.legal.is_empty() && mode == Mode::Live;
    let ask = if reads { t.msg_table_lesson_read() } else { game.ask(room, scene, heard, mode) };
    let news = news(room, mode);
    let because = game.because(room, scene, heard, mode);
    let told_at = Some(game.told_at(heard)).filter(|at| mode == Mode::Round && *at > 0);
    html! {
        div.asking {
            div.said {
                // At the end of a round the verdict comes when everything has been revealed.
                p #ask class=[yours.then_some("yours")] data-at=[told_at] data-in=[told_at.map(|_| "rise")] { (ask) }
                @if !because.is_empty() { p.because data-at=[told_at] data-in=[told_at.map(|_| "rise")] { (because) } }
                // What the choice would do, which the browser knows when it is chosen.
                p #before aria-live="polite" {}
            }
            @if let Some(left) = room.left_ms { span #clock data-left=(left) title=(t.msg_table_clock()) {} }
            @if room.can_undo && mode.hold().is_none() {
                button.act #undo type="submit" formaction={ "/t/" (room.id) "/undo" } aria-label=(t.msg_table_undo()) title=(t.msg_table_undo()) { (art::icon("i-undo")) span.word { (t.msg_table_undo()) } }
            }
        }
        (missing::<G>(room, scene, mode))
        @if !news.is_empty() { p.news aria-hidden="true" { (news) } }
        div.doing {
            @if mode.hold().is_some() {
                button.act.main #go-on type="button" { (t.msg_table_go_on()) }
            } @else {
                (game.bar(room, scene))
                button.act.main #commit type="button" hidden {}
            }
        }
    }
}

/// Who is missing, and a way on without them: without a clock a bot takes over only when somebody at
/// the table asks for it. The browser shows it after a while, with how long they have been away.
fn missing<G: Shown>(room: &Room<'_>, scene: &G::Scene, mode: Mode) -> Markup {
    let t = room.texts();
    let seats = Seat::all(room.seats()).zip(room.places);
    let gone = seats.filter(|(seat, place)| {
        let person = place.level.is_none() && !place.open && !place.here && !place.stand_in;
        person && room.you != Some(*seat) && scene.to_act().contains(*seat)
    });
    let watches =
        room.you.is_none() || room.left_ms.is_some() || mode != Mode::Live || room.is_lesson();
    html! {
        @if !watches {
            @for (seat, place) in gone.take(1) {
                p.missing hidden data-since=[place.away_since] {
                    span { (t.msg_moments_missing(&*place.name)) " " span.ago {} }
                    button.act type="submit" formaction={ "/t/" (room.id) "/stand-in" } formnovalidate data-stand-in=(seat) { (t.msg_moments_stand_in()) }
                }
            }
        }
    }
}

/// What was just done, all of it, where the log is not in sight; it is announced elsewhere.
fn news(room: &Room<'_>, mode: Mode) -> String {
    let Some(last) = room.log.last().filter(|_| mode == Mode::Live && !room.is_lesson()) else {
        return String::new();
    };
    let step = room.log.iter().filter(|line| line.version() == last.version());
    let lines: Vec<&str> = step.map(|line| line.text.as_str()).collect();
    // The end of a round has many lines, and was seen as a whole; what begins is the news.
    if lines.len() > 3 { last.text.clone() } else { lines.join(" ") }
}

fn me<G: Shown>(room: &Room<'_>, game: &G, scene: &G::Scene, seat: Seat, yours: bool) -> Markup {
    let acts = scene.to_act().contains(seat);
    let action = game.place_action(room, scene, seat).filter(|action| yours && room.may(action));
    let inside = html! {
        (disc(seat, room.name(seat)))
        b.name { (room.called(seat)) }
        (game.place(room, scene, seat))
        (game.me(room, scene, seat))
    };
    html! {
        @if let Some(action) = action {
            button.place.me.lit type="submit" name="action" value=(action) data-action=(action) data-say=(game.say(room, &action))
                data-anchor={ "p" (seat) } { (inside) }
        } @else {
            div class={ "place me" @if acts { " acts" } } data-anchor={ "p" (seat) } { (inside) }
        }
    }
}

fn place<G: Shown>(room: &Room<'_>, game: &G, scene: &G::Scene, seat: Seat, yours: bool) -> Markup {
    let empty = Place::default();
    let sits = room.places.get(seat.index()).unwrap_or(&empty);
    let inside = html! {
        (disc(seat, &sits.name))
        span.who {
            b.name { (sits.name) }
            (badge(room, sits))
        }
        (game.place(room, scene, seat))
    };
    let class = format!("place{}", if scene.to_act().contains(seat) { " acts" } else { "" });
    let action = game.place_action(room, scene, seat);
    // The question of the bar is no reason; what a place is, the legend says.
    let why = game.place_why(room, scene, seat);
    let why = Some(why).filter(|why| *why != game.ask(room, scene, &[], Mode::Live));
    html! {
        @match action {
            Some(action) if yours && room.may(&action) => {
                button class={ (class) " lit" } type="submit" name="action" value=(action) data-action=(action)
                    data-say=(game.say(room, &action)) data-anchor={ "p" (seat) } { (inside) }
            }
            _ => {
                div class=(class) data-why=[why.filter(|why| !why.is_empty())] data-anchor={ "p" (seat) } { (inside) }
            }
        }
    }
}

/// Whether somebody is a bot, away, or held by a bot.
fn badge(room: &Room<'_>, place: &Place) -> Markup {
    let t = room.texts();
    let (icon, name) = match place {
        Place { level: Some(level), .. } => {
            ("i-bot", tapis_texts::bots::level(room.language, level))
        }
        Place { stand_in: true, .. } => ("i-bot", t.msg_table_stand_in()),
        Place { here: false, .. } => ("i-away", t.msg_table_away()),
        _ => return html! {},
    };
    html! { span.badge title=(name) { (art::icon(icon)) span.word { (name) } } }
}

/// The first letter of a name, in the colour that the seat has in the chart too.
pub(crate) fn disc(seat: Seat, name: &str) -> Markup {
    let first: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    html! { span.disc data-seat=(seat) aria-hidden="true" { (first) } }
}
