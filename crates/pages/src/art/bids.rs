//! The cards of Bids: bid cards in four full colours, each with its own symbol and letter, and
//! black point cards with golden numbers.

use std::fmt::Write;

use maud::{Markup, PreEscaped, html};
use tapis_bids::{Bids, Word};

use super::glyphs::{self, At};
use super::{CARD, card_symbol};

/// The printed cards that are no numbers, with their symbols.
const SPECIALS: [(&str, &str); 4] = [
    ("thief", "i-thief"),
    ("shuffle", "i-shuffle"),
    ("lowest", "i-lowest"),
    ("unknown", "i-unknown"),
];

/// A card face up, by its word.
pub fn card(game: &Bids, word: Word) -> Markup {
    let own = match word {
        Word::Own(_) => game.card(word).and_then(|card| game.black(card)),
        _ => None,
    };
    let Some(blank) = own else {
        return card_symbol(&format!("b-{word}"));
    };
    // A card of the players' own: what it bids, what it is worth, and its name.
    let mut drawing = String::new();
    black_paper(&mut drawing);
    let bid = blank.bid.to_string();
    drawing.push_str("<g color=\"#f1cf7f\">");
    glyphs::write(&mut drawing, &bid, At::Left(11.0), 11.0, 27.0, 46.0, 8.0);
    let _ = write!(
        drawing,
        "<use href=\"{}\" x=\"32\" y=\"48\" width=\"36\" height=\"36\"/>",
        super::address("i-blank")
    );
    drawing.push_str("</g>");
    let worth = if blank.multiply == 1 {
        format!("{:+}", blank.points)
    } else {
        format!("×{}", blank.multiply)
    };
    let name = blank.name.clone().unwrap_or_else(|| blank.id.clone());
    let name: String = name.chars().take(14).collect();
    html! {
        svg.card viewBox=(CARD) aria-hidden="true" focusable="false" {
            (PreEscaped(drawing))
            text x="50" y="104" text-anchor="middle" font-size="16" font-weight="700" fill="#f1cf7f" { (worth) }
            text x="50" y="124" text-anchor="middle" font-size="12" fill="#fff" { (name) }
        }
    }
}

/// A card face down: all cards of Bids have the same back, so that a black card in a hand shows
/// from behind no more than any other.
pub fn back() -> Markup {
    card_symbol("b-back")
}

/// The symbol of a colour alone.
pub fn colour_mark(letter: char) -> Markup {
    html! {
        svg.icon.mark data-colour=(letter) viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
            use href=(super::address(&format!("s-{letter}"))) {}
        }
    }
}

/// All printed cards, and the back.
pub(super) fn symbols(out: &mut String) {
    for letter in ['Y', 'B', 'R', 'G'] {
        for number in 1..=14 {
            symbol(out, &format!("{letter}{number}"), |out| coloured(out, letter, number));
        }
    }
    for number in 1..=14 {
        symbol(out, &format!("K{number}"), |out| black(out, &number.to_string(), "#f1cf7f"));
    }
    symbol(out, "2x", |out| black(out, "2x", "#8fd3ff"));
    symbol(out, "-5", |out| black(out, "-5", "#ff9a8d"));
    for (word, picture) in SPECIALS {
        symbol(out, word, |out| special(out, picture));
    }
    symbol(out, "ally", ally);
    let _ = write!(out, "<symbol id=\"b-back\" viewBox=\"{CARD}\">{BACK}</symbol>");
}

fn symbol(out: &mut String, word: &str, draw: impl FnOnce(&mut String)) {
    let _ = write!(out, "<symbol id=\"b-{word}\" viewBox=\"{CARD}\">");
    draw(out);
    out.push_str("</symbol>");
}

fn coloured(out: &mut String, letter: char, number: u8) {
    let word = number.to_string();
    let _ = write!(
        out,
        "<rect x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"9\" fill=\"var(--bid-{letter})\" stroke=\"#0005\" stroke-width=\"1.600\"/>\
         <g color=\"var(--bid-{letter}-ink)\">\
         <path d=\"M7 16a9 9 0 0 1 9-9h68a9 9 0 0 1 9 9v108a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".45\"/>\
         <path d=\"{}\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".17\" stroke-width=\"1.300\"/>\
         <use href=\"#s-{letter}\" x=\"12\" y=\"46\" width=\"76\" height=\"76\" opacity=\".22\"/>",
        ground(letter)
    );
    glyphs::write(out, &word, At::Left(12.0), 12.0, 29.0, 42.0, 9.0);
    glyphs::write(out, &word, At::Middle(50.0), 57.0, 54.0, 62.0, 8.5);
    let _ = write!(
        out,
        "<use href=\"#s-{letter}\" x=\"64\" y=\"12\" width=\"25\" height=\"25\"/>\
         <use href=\"#l-{letter}\" x=\"60.500\" y=\"38\" width=\"32\" height=\"16\"/></g>"
    );
}

/// The ground of a colour: rays, waves, facets or a blade's veins, within the frame of a card.
fn ground(letter: char) -> String {
    let (left, right, top, bottom) = (9.0_f64, 91.0_f64, 9.0_f64, 131.0_f64);
    let mut path = String::new();
    // As much of a line from here in this direction as lies in the frame.
    let mut line = |x: f64, y: f64, dx: f64, dy: f64, from: f64| {
        let across = if dx > 0.0 { (right - x) / dx } else { (left - x) / dx };
        let along = if dy > 0.0 { (bottom - y) / dy } else { (top - y) / dy };
        let to = across.min(along);
        if to > from {
            let (ax, ay) = (x + dx * from, y + dy * from);
            let _ = write!(path, "M{ax:.1} {ay:.1}L{:.1} {:.1}", x + dx * to, y + dy * to);
        }
    };
    match letter {
        'Y' => {
            for ray in 0..24 {
                let angle = (f64::from(ray) + 0.5) * std::f64::consts::TAU / 24.0;
                line(50.0, 84.0, angle.cos(), angle.sin(), 36.0);
            }
        }
        'R' => {
            for step in 1..14 {
                let step = f64::from(step) * 14.0;
                let (x, y) = (right.min(left + step), top.max(top + step - (right - left)));
                line(x, y, -1.0, 1.0, 0.0);
                line(left + right - x, y, 1.0, 1.0, 0.0);
            }
        }
        'G' => {
            for step in 0..13 {
                let y = bottom + 40.0 - f64::from(step) * 13.0;
                let from = ((y - bottom) / 0.8).max(0.0);
                line(50.0, y, 1.0, -0.8, from);
                line(50.0, y, -1.0, -0.8, from);
            }
        }
        _ => {
            for step in 0..11 {
                let y = top + 6.0 + f64::from(step) * 11.0;
                let _ = write!(path, "M{left} {y}q10.25-6 20.5 0t20.5 0 20.5 0 20.5 0");
            }
        }
    }
    path
}

fn black_paper(out: &mut String) {
    out.push_str(
        "<rect x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"9\" fill=\"#1d1b22\" stroke=\"#6f6a5c\" stroke-width=\"1.600\"/>\
         <rect x=\"6.500\" y=\"6.500\" width=\"87\" height=\"127\" rx=\"6\" fill=\"none\" stroke=\"#c9a85a\" stroke-opacity=\".7\"/>",
    );
}

fn black(out: &mut String, word: &str, ink: &str) {
    black_paper(out);
    let _ = write!(out, "<g color=\"{ink}\">");
    glyphs::write(out, word, At::Left(12.0), 12.0, 27.0, 46.0, 8.5);
    out.push_str("<path d=\"M50 46 86 86 50 126 14 86z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".35\" stroke-width=\"1.500\"/>");
    glyphs::write(out, word, At::Middle(50.0), 62.0, 48.0, 64.0, 8.0);
    out.push_str("</g>");
}

fn special(out: &mut String, picture: &str) {
    black_paper(out);
    let _ = write!(
        out,
        "<g color=\"#f1cf7f\"><use href=\"#{picture}\" x=\"10\" y=\"10\" width=\"30\" height=\"30\"/>\
         <path d=\"M50 46 86 86 50 126 14 86z\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".35\" stroke-width=\"1.500\"/>\
         <use href=\"#{picture}\" x=\"27\" y=\"63\" width=\"46\" height=\"46\"/></g>"
    );
}

fn ally(out: &mut String) {
    out.push_str(
        "<rect x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"9\" fill=\"#fbfaf6\" stroke=\"#9d978a\" stroke-width=\"1.600\"/>\
         <rect x=\"6.500\" y=\"6.500\" width=\"87\" height=\"127\" rx=\"6\" fill=\"none\" stroke=\"#5a5470\" stroke-opacity=\".5\"/>\
         <g color=\"#473f66\"><use href=\"#i-ally\" x=\"10\" y=\"10\" width=\"32\" height=\"32\"/>\
         <use href=\"#i-ally\" x=\"20\" y=\"54\" width=\"60\" height=\"60\"/></g>",
    );
}

/// The back: four symbols around a coin.
const BACK: &str = "<rect x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"9\" fill=\"#14443a\" stroke=\"#d9c48a\" stroke-width=\"1.600\"/>\
<g fill=\"none\" stroke=\"#d9c48a\" stroke-width=\"1.300\"><rect x=\"6\" y=\"6\" width=\"88\" height=\"128\" rx=\"6\"/>\
<path d=\"M6 6 94 134M94 6 6 134M50 6V134M6 70H94\" stroke-opacity=\".28\"/><circle cx=\"50\" cy=\"70\" r=\"31\" fill=\"#14443a\"/>\
<circle cx=\"50\" cy=\"70\" r=\"26\" stroke-dasharray=\"2 3\"/></g>\
<g color=\"#d9c48a\"><use href=\"#s-Y\" x=\"32\" y=\"52\" width=\"14\" height=\"14\"/>\
<use href=\"#s-B\" x=\"54\" y=\"52\" width=\"14\" height=\"14\"/><use href=\"#s-R\" x=\"32\" y=\"74\" width=\"14\" height=\"14\"/>\
<use href=\"#s-G\" x=\"54\" y=\"74\" width=\"14\" height=\"14\"/></g>";
