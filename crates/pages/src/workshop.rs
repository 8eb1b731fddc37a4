//! The workshop: a deck for All In that equals one's box, or the two blank cards of Bids, without
//! a text editor.
//!
//! Everything that is being made stands in the address, in a few letters a card: it can be kept,
//! shared and reloaded, and the server keeps nothing. Every touch asks for the page that follows
//! from it, so that the checks are those of the rules and of the command line.

pub mod cards;
pub mod deck;
mod report;

use maud::{Markup, html};
use tapis_play::GameKind;
use tapis_texts::Language;

pub use self::cards::CardsDraft;
pub use self::deck::DeckDraft;
pub use self::report::{Report, page as report_page};
use crate::layout::{self, Reader};
pub use crate::learn::score::Fields;

/// The longest name of what is made here.
const LONGEST_NAME: usize = 40;

/// What is being made for a game.
pub enum Draft {
    /// A deck for All In.
    Deck(DeckDraft),
    /// The blank cards of Bids.
    Cards(CardsDraft),
}

impl Draft {
    /// What stands in these fields, after what they ask to be done.
    pub fn read(game: GameKind, fields: &Fields) -> Self {
        if game == GameKind::AllIn {
            Self::Deck(DeckDraft::read(fields))
        } else {
            Self::Cards(CardsDraft::read(fields))
        }
    }

    /// Where it is found. Nothing is left to be done there.
    pub fn address(&self) -> String {
        format!("/workshop/{}?{}", self.game().name(), self.query())
    }

    /// The game that it is for.
    pub fn game(&self) -> GameKind {
        match self {
            Self::Deck(_) => GameKind::AllIn,
            Self::Cards(_) => GameKind::Bids,
        }
    }

    /// How its owner calls it.
    pub fn name(&self) -> &str {
        match self {
            Self::Deck(draft) => &draft.name,
            Self::Cards(draft) => &draft.name,
        }
    }

    /// What stands in its address.
    pub fn query(&self) -> String {
        match self {
            Self::Deck(draft) => draft.query(),
            Self::Cards(draft) => draft.query(),
        }
    }

    /// The same as a file, in TOML.
    pub fn file(&self) -> String {
        match self {
            Self::Deck(draft) => draft.file(),
            Self::Cards(draft) => draft.file(),
        }
    }
}

/// The page on which something is made. The problem is that of a file that could not be read.
pub fn page(reader: &Reader, draft: &Draft, problem: Option<&str>) -> Markup {
    match draft {
        Draft::Deck(draft) => deck::page(reader, draft, problem),
        Draft::Cards(draft) => cards::page(reader, draft, problem),
    }
}

/// A name without what would tear a line.
fn clean(name: &str) -> String {
    let name = name.trim().chars().filter(|letter| !letter.is_control());
    name.take(LONGEST_NAME).collect()
}

/// The frame of both workshops. `ready` says whether a game can be played with it.
fn framed(
    reader: &Reader,
    game: GameKind,
    title: &str,
    lead: &str,
    problem: Option<&str>,
    form: &Markup,
    rest: &Markup,
) -> Markup {
    let other = GameKind::ALL.into_iter().filter(|other| *other != game);
    layout::page(
        reader,
        title,
        &format!("workshop {}", game.name()),
        html! {
            main #workshop.wide-page {
                h1 { (title) }
                p.lead { (lead) }
                p.links {
                    @for other in other { a href={ "/workshop/" (other.name()) } { (title_of(reader.language, other)) } " " }
                    a href={ "/rules/" (game.name()) } { (reader.language.texts().msg_site_rules()) }
                }
                @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
                form #making method="get" action={ "/workshop/" (game.name()) } data-live="workshop" autocomplete="off" { (form) }
                (rest)
            }
        },
    )
}

/// What the workshop of a game is called.
pub fn title_of(language: Language, game: GameKind) -> String {
    let t = language.texts();
    if game == GameKind::AllIn { t.msg_workshop_deck_title() } else { t.msg_workshop_cards_title() }
}

/// The name, and what can be done with what has been made.
fn shelf(reader: &Reader, game: GameKind, query: &str, name: &str, ready: bool) -> Markup {
    let t = reader.language.texts();
    let game = game.name();
    html! {
        section.shelf aria-labelledby="shelf" {
            h2 #shelf { (t.msg_workshop_ready()) }
            label.named { (t.msg_workshop_name()) input name="name" form="making" value=(name) maxlength=(LONGEST_NAME) data-name; }
            div.buttons {
                @if ready {
                    a.button.big #choose href={ "/new/" (game) "?" (query) } { (t.msg_workshop_play()) }
                    a.button.quiet #balance href={ "/workshop/" (game) "/report?" (query) } { (t.msg_workshop_report()) }
                } @else {
                    p.problem { (t.msg_workshop_not_ready()) }
                }
                button.button.quiet #keep type="button" hidden data-keep=(game) data-query=(query) data-done=(t.msg_workshop_kept()) { (t.msg_workshop_keep()) }
                a.button.quiet #toml href={ "/workshop/" (game) "/toml?" (query) } download { (t.msg_workshop_export()) }
                button.button.quiet type="button" hidden data-copy-link={ "/workshop/" (game) "?" (query) } data-done=(t.msg_site_copied()) { (t.msg_site_copy()) }
                button.button.quiet type="button" hidden data-print { (t.msg_workshop_print()) }
            }
            div #saved hidden data-saved=(game) data-nameless=(t.msg_workshop_nameless()) data-remove=(t.msg_workshop_remove()) {
                h3 { (t.msg_workshop_saved()) }
                ul.saved {}
            }
        }
    }
}

/// Where a file comes in: chosen, or written in.
fn import(reader: &Reader, game: GameKind, written: &str) -> Markup {
    let t = reader.language.texts();
    html! {
        details.import open[!written.is_empty()] {
            summary { (t.msg_workshop_import()) }
            form method="post" action={ "/workshop/" (game.name()) } {
                p { (t.msg_workshop_import_what()) }
                label { (t.msg_workshop_file()) input type="file" accept=".toml,.json,text/plain" data-file="text"; }
                label { (t.msg_workshop_text()) textarea name="text" rows="6" spellcheck="false" { (written) } }
                p.buttons { button type="submit" { (t.msg_workshop_open()) } }
            }
        }
    }
}
