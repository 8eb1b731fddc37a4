//! The art: every card of both games, drawn here and nowhere else.
//!
//! All cards are symbols of one picture that a browser fetches once ([`sprite`]); a page only names
//! them, so that a pushed page stays small. A card whose deck differs from the built-in one is drawn
//! in place from the same parts.

mod all_in;
mod bids;
mod glyphs;

use std::fmt::Write;
use std::sync::LazyLock;

pub use all_in::{back as all_in_back, card as all_in, effect_icon, rune_token, suit_mark};
pub use bids::{back as bids_back, card as bids, colour_mark};
use maud::{Markup, html};
use tapis_all_in::Suit;
use tapis_bids::Colour;
use tapis_texts::Language;

use crate::assets;

/// The small drawings from which the cards are put together, and the icons of the pages.
const SYMBOLS: &str = include_str!("../assets/art-symbols.svg");

/// The width and height of a card in its own units.
pub(crate) const CARD: &str = "0 0 100 140";

/// The picture that holds every card and icon as a symbol.
pub fn sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(|| {
        let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">");
        out.push_str(SYMBOLS);
        out.push_str(&spiral());
        letters(&mut out);
        all_in::symbols(&mut out);
        bids::symbols(&mut out);
        out.push_str("</svg>");
        out
    });
    &SPRITE
}

/// The address of a symbol.
pub(crate) fn address(symbol: &str) -> String {
    format!("{}#{symbol}", assets::address("cards.svg"))
}

/// A card that is one symbol of the picture; it says nothing to a screen reader, whatever holds it
/// does.
pub(crate) fn card_symbol(symbol: &str) -> Markup {
    html! { svg.card viewBox=(CARD) aria-hidden="true" focusable="false" { use href=(address(symbol)) {} } }
}

/// An icon of the pages.
pub fn icon(name: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" focusable="false" { use href=(address(name)) {} } }
}

/// The letters of suits and colours, in every language; the style shows those of the page.
fn letters(out: &mut String) {
    let suit = |suit: Suit| {
        let letters =
            Language::ALL.map(|language| tapis_texts::all_in::suit_letter(language, suit));
        (suit.letter().to_owned(), letters)
    };
    let colour = |colour: Colour| {
        let letters = Language::ALL.map(|l| tapis_texts::bids::colour_letter(l, colour));
        (colour.letter().to_string(), letters)
    };
    let marks = Suit::ALL.into_iter().map(suit).chain(Colour::OF_BIDS.into_iter().map(colour));
    for (mark, letters) in marks {
        let _ = write!(out, "<symbol id=\"l-{mark}\" viewBox=\"0 0 32 16\" overflow=\"visible\">");
        for (language, letter) in Language::ALL.into_iter().zip(letters) {
            let _ = write!(
                out,
                "<text x=\"16\" y=\"13\" text-anchor=\"middle\" font-size=\"14\" font-weight=\"700\" \
                 font-family=\"system-ui,sans-serif\" fill=\"currentColor\" \
                 display=\"var(--letters-{},none)\">{letter}</text>",
                language.tag()
            );
        }
        out.push_str("</symbol>");
    }
}

/// The spiral of the Hypnosis, which no hand draws as evenly.
fn spiral() -> String {
    let points: Vec<String> = (0..=56)
        .map(|step| {
            let turn = f64::from(step) / 56.0;
            let angle = turn * std::f64::consts::TAU * 2.35 - 0.6;
            let radius = 0.6 + turn * 9.8;
            format!("{:.1} {:.1}", 12.0 + radius * angle.cos(), 12.0 + radius * angle.sin())
        })
        .collect();
    format!(
        "<symbol id=\"e-hypnosis\" viewBox=\"0 0 24 24\"><path d=\"M{}\" fill=\"none\" \
         stroke=\"currentColor\" stroke-width=\"2.3\" stroke-linecap=\"round\"/></symbol>",
        points.join("L")
    )
}
