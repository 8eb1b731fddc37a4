//! The cards of All In – Predictions: a fortune teller's pack, ivory with a hairline frame.
//!
//! Value and suit stand in the upper part, which stays in sight when another card lies on it; below
//! them stands the column of effects, in the order in which it is resolved.

use std::fmt::Write;
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use tapis_all_in::{Card, CardSet, Column, Deck, Effect, Line, Suit};

use super::glyphs::{self, At};
use super::{CARD, address, card_symbol};

/// The built-in deck, to tell which cards are in the picture.
fn built_in() -> &'static Deck {
    static DECK: LazyLock<Deck> = LazyLock::new(Deck::built_in);
    &DECK
}

/// A card face up, with the effects that it has in this deck.
pub fn card(deck: &Deck, card: Card) -> Markup {
    if deck.column(card) == built_in().column(card) {
        return card_symbol(&format!("a-{card}"));
    }
    let mut drawing = String::new();
    draw(&mut drawing, card, deck.column(card), &address(""));
    html! { svg.card viewBox=(CARD) aria-hidden="true" focusable="false" { (PreEscaped(drawing)) } }
}

/// A card face down.
pub fn back() -> Markup {
    card_symbol("a-back")
}

/// A rune, as it lies in a pot or before a player.
pub fn rune_token() -> Markup {
    super::icon("e-rune")
}

/// The symbol of a suit alone.
pub fn suit_mark(suit: Suit) -> Markup {
    html! {
        svg.icon.mark data-suit=(suit.letter()) viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
            use href=(address(&format!("s-{}", suit.letter()))) {}
        }
    }
}

/// The picture of an effect, with its number where it has one.
pub fn effect_icon(effect: Effect) -> Markup {
    let (symbol, number) = picture(effect);
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" focusable="false" {
            use href=(address(symbol)) {}
            @if let Some(number) = number {
                text x="12" y="17" text-anchor="middle" font-size="14" font-weight="800" fill="currentColor" { (number) }
            }
        }
    }
}

fn picture(effect: Effect) -> (&'static str, Option<&'static str>) {
    match effect {
        Effect::Take => ("e-take", None),
        Effect::Swap => ("e-swap", None),
        Effect::Draw => ("e-draw", None),
        Effect::Reveal3 => ("e-reveal", Some("3")),
        Effect::Reveal4 => ("e-reveal", Some("4")),
        Effect::Reveal5 => ("e-reveal", Some("5")),
        Effect::Rune => ("e-rune", None),
        Effect::Hypnosis => ("e-hypnosis", None),
        Effect::Eye => ("e-eye", None),
    }
}

/// All cards of the built-in deck, and the back.
pub(super) fn symbols(out: &mut String) {
    for card in CardSet::PACK.iter() {
        let _ = write!(out, "<symbol id=\"a-{card}\" viewBox=\"{CARD}\">");
        draw(out, card, built_in().column(card), "#");
        out.push_str("</symbol>");
    }
    let _ = write!(out, "<symbol id=\"a-back\" viewBox=\"{CARD}\">{BACK}</symbol>");
}

/// Draws one card; `sprite` is what stands before the name of a symbol.
fn draw(out: &mut String, card: Card, column: &Column, sprite: &str) {
    let suit = card.suit().map_or("RU", |suit| suit.letter());
    let _ = write!(
        out,
        "<rect x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"9\" fill=\"var(--card,#f8f0dd)\" \
         stroke=\"var(--card-edge,#b9a67c)\" stroke-width=\"1.600\"/>\
         <g color=\"var(--suit-{suit})\">\
         <rect x=\"5\" y=\"5\" width=\"90\" height=\"130\" rx=\"6\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".32\"/>\
         <use href=\"{sprite}s-{suit}\" x=\"36\" y=\"66\" width=\"56\" height=\"56\" opacity=\".16\"/>"
    );
    match card.value() {
        Some(value) => {
            glyphs::write(out, value.word(), At::Left(11.0), 11.0, 33.0, 40.0, 9.5);
            let _ = write!(
                out,
                "<use href=\"{sprite}s-{suit}\" x=\"58\" y=\"9\" width=\"32\" height=\"32\"/>\
                 <use href=\"{sprite}l-{suit}\" x=\"58\" y=\"42\" width=\"32\" height=\"16\"/>"
            );
        }
        None => {
            let _ = write!(
                out,
                "<use href=\"{sprite}s-RU\" x=\"9\" y=\"9\" width=\"38\" height=\"38\"/>\
                 <use href=\"{sprite}s-RU\" x=\"54\" y=\"13\" width=\"30\" height=\"30\" opacity=\".55\"/>"
            );
        }
    }
    out.push_str("<path d=\"M10 58.500H62\" stroke=\"currentColor\" stroke-opacity=\".32\"/>");
    effects(out, column, sprite);
    out.push_str("</g>");
}

/// The column. Three lines are drawn large; a longer one of an own deck grows smaller.
fn effects(out: &mut String, column: &Column, sprite: &str) {
    let lines: Vec<Line> = column.iter().collect();
    let shown = lines.len().min(6);
    let step = if shown <= 3 { 24.5 } else { 73.0 / shown as f64 };
    let size = (step - 1.5).min(23.0);
    for (place, line) in lines.iter().take(shown).enumerate() {
        let y = 61.5 + step * place as f64;
        let (symbol, number) = picture(line.effect);
        let _ = write!(
            out,
            "<use href=\"{sprite}{symbol}\" x=\"10\" y=\"{y:.1}\" width=\"{size:.1}\" height=\"{size:.1}\"/>"
        );
        if let Some(number) = number {
            let _ = write!(
                out,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"{:.1}\" font-weight=\"800\" \
                 font-family=\"system-ui,sans-serif\" fill=\"currentColor\">{number}</text>",
                10.0 + size / 2.0,
                y + size * 0.72,
                size * 0.62
            );
        }
        if line.starred {
            let _ = write!(
                out,
                "<use href=\"{sprite}e-star\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
                10.0 + size + 3.0,
                y + size * 0.25,
                size * 0.5,
                size * 0.5
            );
        }
    }
}

/// The back: the eye that sees all, in a net of stars.
const BACK: &str = "<rect x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"9\" fill=\"#2b2350\" stroke=\"#d7b56d\" stroke-width=\"1.600\"/>\
<g fill=\"none\" stroke=\"#d7b56d\" stroke-width=\"1.300\"><rect x=\"6\" y=\"6\" width=\"88\" height=\"128\" rx=\"6\"/>\
<path d=\"M50 9 91 70 50 131 9 70Z\"/><path d=\"M50 25 80 70 50 115 20 70Z\" stroke-opacity=\".6\"/>\
<path d=\"M9 9 50 70 91 9M9 131 50 70 91 131\" stroke-opacity=\".35\"/>\
<path d=\"M25 70c12-19 38-19 50 0-12 19-38 19-50 0Z\" fill=\"#2b2350\" stroke-width=\"2.200\"/>\
<circle cx=\"50\" cy=\"70\" r=\"9.500\" stroke-width=\"2.200\"/></g>\
<g fill=\"#d7b56d\"><circle cx=\"50\" cy=\"70\" r=\"4.500\"/><circle cx=\"15\" cy=\"22\" r=\"2\"/><circle cx=\"85\" cy=\"22\" r=\"2\"/>\
<circle cx=\"15\" cy=\"118\" r=\"2\"/><circle cx=\"85\" cy=\"118\" r=\"2\"/></g>";
