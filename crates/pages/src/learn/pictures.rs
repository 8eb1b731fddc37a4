//! The pictures of the rules, put together from the real components.

use maud::{Markup, html};
use tapis_all_in::{AllIn, Card, Category, Deck, Effect, Side};
use tapis_bids::{Bids, Options, Special, Word};
use tapis_game::Game;
use tapis_texts::{Language, all_in, bids};

use crate::art;

/// A hand for each category, from the best on side A.
const EXAMPLES: [(Category, &str); 8] = [
    (Category::StraightFlush, "4M 5M 6M 7M 8M"),
    (Category::FourOfAKind, "JC JM JS JT 3S"),
    (Category::FullHouse, "10C 10S 10T 6M 6T"),
    (Category::Flush, "KS JS 8S 6S 3S"),
    (Category::Straight, "7C 8T 9M 10S JC"),
    (Category::ThreeOfAKind, "QM QS QT 9C 4S"),
    (Category::TwoPair, "KC KS 5M 5T 9S"),
    (Category::Pair, "8M 8T AC 6S 3C"),
];

/// The special cards, in the order of the rules.
const SPECIALS: [Word; 4] = [Word::Thief, Word::Shuffle, Word::LowestWins, Word::GreatUnknown];

/// A picture by its name: `all-in:7C+7S`, `bids:K9+R7`, `display:2C+4M/QM+-`, `ranks:`, `effects:`,
/// `specials:`. A picture that nobody knows is its caption.
pub(super) fn picture(language: Language, name: &str, caption: &str) -> Markup {
    match name.split_once(':') {
        Some(("all-in", cards)) => {
            let deck = Deck::built_in();
            let cards = cards.split('+').filter_map(Card::read);
            figure(caption, html! { @for card in cards { span { (art::all_in(&deck, card)) } } })
        }
        Some(("bids", cards)) => {
            let game = all_specials();
            let cards = cards.split('+').filter_map(|word| word.parse().ok());
            figure(caption, html! { @for card in cards { span { (art::bids(&game, card)) } } })
        }
        Some(("display", rows)) => display(rows, caption),
        Some(("ranks", _)) => ranks(language, caption),
        Some(("effects", _)) => effects(language),
        Some(("specials", _)) => specials(language),
        _ => html! { p { (caption) } },
    }
}

fn figure(caption: &str, cards: Markup) -> Markup {
    html! { figure { div.cards-row aria-hidden="true" { (cards) } figcaption { (caption) } } }
}

/// The two rows of the display; the second one lies on the first.
fn display(rows: &str, caption: &str) -> Markup {
    let deck = Deck::built_in();
    html! {
        figure {
            div.display-rows aria-hidden="true" {
                @for row in rows.split('/') {
                    div.cards-row {
                        @for word in row.split('+') {
                            span { @if let Some(card) = Card::read(word) { (art::all_in(&deck, card)) } @else { span.empty {} } }
                        }
                    }
                }
            }
            figcaption { (caption) }
        }
    }
}

/// All categories with an example and their ranks on both sides.
fn ranks(language: Language, caption: &str) -> Markup {
    let t = language.texts();
    let deck = Deck::built_in();
    html! {
        div.wide { table.rank-table {
            caption.sr { (caption) }
            thead { tr { th scope="col" { (t.msg_table_rank_hand()) } @for side in ["A", "B"] { th scope="col" { (t.msg_options_choice(side)) } } } }
            tbody {
                @for (category, hand) in EXAMPLES {
                    tr {
                        td {
                            b { (all_in::category(language, category)) } small { (all_in::category_explained(language, category)) }
                            div.cards-row aria-hidden="true" { @for card in hand.split(' ').filter_map(Card::read) { span { (art::all_in(&deck, card)) } } }
                        }
                        @for side in [Side::A, Side::B] { td.number { (category.rank(side)) } }
                    }
                }
            }
        } }
    }
}

/// All effects with their pictures.
fn effects(language: Language) -> Markup {
    html! {
        dl.effects-list {
            @for effect in Effect::ALL {
                div {
                    dt { (art::effect_icon(effect)) " " (all_in::effect(language, effect)) }
                    dd { (all_in::effect_explained(language, effect)) }
                }
            }
        }
    }
}

/// The optional black cards.
fn specials(language: Language) -> Markup {
    let game = all_specials();
    html! {
        ul.specials-list {
            @for word in SPECIALS {
                li { span.one-card aria-hidden="true" { (art::bids(&game, word)) } b { (bids::card(language, word)) } }
            }
        }
    }
}

/// A game with every printed card.
fn all_specials() -> Bids {
    let specials =
        vec![Special::Thief, Special::Shuffle, Special::LowestWins, Special::GreatUnknown];
    let options = Options { specials, ..Options::default() };
    Bids::new(4, &options).expect("four can play with all special cards")
}

/// The game in which lessons and pictures take place.
pub(super) fn plain_all_in(seats: u8) -> AllIn {
    AllIn::new(seats, &tapis_all_in::Options::default()).expect("two to five can play")
}
