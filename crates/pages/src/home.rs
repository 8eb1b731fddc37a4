//! The home page: a game at once, a table for friends, and what is going on.

use maud::{Markup, html};
use tapis_play::GameKind;
use tapis_texts::{Language, game_name, game_tagline};

use crate::art;
use crate::layout::{self, Reader};
use crate::table::Place;

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Who sits where.
    pub places: Vec<Place>,
    /// `waiting`, `playing` or `over`.
    pub phase: String,
    /// Whether it waits for the reader.
    pub your_turn: bool,
    /// Who has won, if it is over.
    pub winners: Vec<String>,
    /// When something was done there last, in Unix milliseconds.
    pub at: i64,
}

/// What the home page shows besides the games.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The reader's own tables, the latest first.
    pub mine: Vec<TableLine>,
    /// Public tables with a free seat.
    pub open: Vec<TableLine>,
    /// Public tables in play.
    pub running: Vec<TableLine>,
}

/// The home page.
pub fn page(reader: &Reader, home: &Home) -> Markup {
    let t = reader.language.texts();
    let (finished, mine): (Vec<_>, Vec<_>) =
        home.mine.iter().partition(|line| line.phase == "over");
    layout::page(
        reader,
        &t.msg_site_title(),
        "home",
        html! {
            main {
                h1.hero { (t.msg_site_hero()) }
                p.lead { (t.msg_site_lead()) }
                (list(reader.language, "mine", &t.msg_site_my_tables(), mine))
                div.games {
                    @for kind in GameKind::ALL { (game(reader.language, kind)) }
                }
                form.name-form method="post" action="/name" {
                    (name_field(reader))
                    button type="submit" { (t.msg_site_save()) }
                }
                (list(reader.language, "open", &t.msg_site_open_tables(), &home.open))
                (list(reader.language, "running", &t.msg_site_running_tables(), &home.running))
                (list(reader.language, "finished", &t.msg_site_history(), finished))
            }
        },
    )
}

fn game(language: Language, kind: GameKind) -> Markup {
    let (t, name, seats) = (language.texts(), kind.name(), kind.seats());
    html! {
        section.game-card data-game=(name) aria-labelledby={ "g-" (name) } {
            div.fan aria-hidden="true" { (fan(kind)) }
            h2 id={ "g-" (name) } { (game_name(language, name).unwrap_or_default()) }
            p { (game_tagline(language, name).unwrap_or_default()) }
            @if let Some((minutes, age)) = on_the_box(kind) {
                p.facts { (t.msg_site_box_facts(*seats.start(), *seats.end(), minutes, age)) }
            }
            div.buttons {
                form method="post" action={ "/play/" (name) } { button.button.big id={ "play-" (name) } type="submit" { (t.msg_site_play_now()) } }
                a.button.quiet href={ "/new/" (name) } id={ "new-" (name) } { (t.msg_site_set_up()) }
            }
            p.links {
                a href={ "/learn/" (name) } { (t.msg_site_learn()) } a href={ "/rules/" (name) } { (t.msg_site_rules()) } a href={ "/score/" (name) } { (t.msg_site_score_pad()) }
            }
        }
    }
}

/// What stands on the box of a game: how many minutes it takes, and from what age it can be played.
pub(crate) fn on_the_box(kind: GameKind) -> Option<(u8, u8)> {
    let known = [(GameKind::AllIn, (30, 10)), (GameKind::Bids, (40, 7))];
    known.into_iter().find(|(game, _)| *game == kind).map(|(_, facts)| facts)
}

/// Five cards of a game, fanned out.
pub fn fan(kind: GameKind) -> Markup {
    html! {
        @if kind == GameKind::AllIn { (fan_all_in()) } @else if kind == GameKind::Bids { (fan_bids()) }
    }
}

fn fan_all_in() -> Markup {
    let deck = tapis_all_in::Deck::built_in();
    html! { @for word in ["KM", "9T", "AC", "JS", "RU1"] { @if let Some(card) = tapis_all_in::Card::read(word) { span { (art::all_in(&deck, card)) } } } }
}

fn fan_bids() -> Markup {
    use tapis_game::Game;
    let game = tapis_bids::Bids::new(4, &tapis_bids::Options::default()).expect("the plain game");
    html! { @for word in ["Y7", "B10", "K9", "R3", "G8"] { @if let Ok(card) = word.parse() { span { (art::bids(&game, card)) } } } }
}

/// A list of tables; nothing if it is empty.
pub(crate) fn list<'a>(
    language: Language,
    id: &str,
    title: &str,
    tables: impl IntoIterator<Item = &'a TableLine>,
) -> Markup {
    let t = language.texts();
    let mut tables = tables.into_iter().peekable();
    html! {
        @if tables.peek().is_some() {
            section.tables id=(id) aria-labelledby={ (id) "-title" } {
                h2 id={ (id) "-title" } { (title) }
                ul { @for table in tables {
                    li class=[table.your_turn.then_some("yours")] {
                        a href={ "/t/" (table.id) } {
                            b { (tapis_texts::game_short_name(language, &table.game).unwrap_or_default()) }
                            span.with { (names(language, &table.places)) }
                            span.state {
                                @if table.your_turn { (t.msg_site_your_turn()) }
                                @else if table.phase == "over" {
                                    @if !table.winners.is_empty() { (art::icon("i-crown")) (table.winners.join(", ")) }
                                    @if let Some(day) = day(table.at) { time datetime=(day) { (day) } }
                                }
                                @else { (t.msg_site_phase(table.phase.as_str())) }
                            }
                        }
                    }
                } }
            }
        }
    }
}

fn names(language: Language, places: &[Place]) -> String {
    let t = language.texts();
    let name = |place: &Place| if place.open { t.msg_site_free() } else { place.name.clone() };
    places.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The day of a moment; the browser writes it as its reader does.
fn day(at: i64) -> Option<String> {
    let moment = time::OffsetDateTime::from_unix_timestamp(at.div_euclid(1000)).ok()?;
    Some(moment.date().to_string())
}

/// The longest name.
const LONGEST_NAME: usize = 24;

/// Where the reader writes a name.
pub(crate) fn name_field(reader: &Reader) -> Markup {
    let t = reader.language.texts();
    html! {
        label for="name" { (t.msg_site_your_name()) " " small #name-limit { (t.msg_site_name_limit(LONGEST_NAME)) } }
        input #name name="name" value=(reader.name) maxlength=(LONGEST_NAME) autocomplete="nickname" required placeholder=(t.msg_site_name_hint()) aria-describedby="name-limit";
    }
}
