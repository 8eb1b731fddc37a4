//! The numerals and court letters of the cards: one line of even breadth, drawn for this game, so
//! that a card looks the same on every machine.

use std::fmt::Write;

/// The strokes of a sign in a box 40 wide and 60 high, and how wide it really is.
fn strokes(sign: char) -> (&'static str, f64) {
    match sign {
        '0' => ("M20 5C10.500 5 5 15 5 30S10.500 55 20 55 35 45 35 30 29.500 5 20 5Z", 40.0),
        '1' => ("M5 17 18 5V55", 25.0),
        '2' => ("M6 18C6 10 12 5 20 5 28 5 34 10 34 18 34 31 8 39 6 55H35", 40.0),
        '3' => (
            "M6 13C9 8 14 5 20 5 28 5 33 10 33 17S27 28 18 28C28 28 35 33 35 41.500S28 55 20 55C14 55 8 52 5 46",
            40.0,
        ),
        '4' => ("M27 55V5L4 40H37", 41.0),
        '5' => (
            "M33 5H11L8.500 27C11.500 24 15.500 22.500 20 22.500 29 22.500 35 29 35 38.500 35 49 28.500 55 19.500 55 13 55 8 52 5 47",
            40.0,
        ),
        '6' => (
            "M30 6C15 10 5 23 5 39 5 49 11 55 20 55S35 48.500 35 39.500 29 24 20 24 6 30 5 39",
            40.0,
        ),
        '7' => ("M5 5H35L15 55", 39.0),
        '8' => (
            "M20 28C12 28 7.500 23 7.500 16.500S12 5 20 5 32.500 10 32.500 16.500 28 28 20 28C11 28 5 33.500 5 41.500S11 55 20 55 35 49.500 35 41.500 29 28 20 28Z",
            40.0,
        ),
        '9' => (
            "M10 54C25 50 35 37 35 21 35 11 29 5 20 5S5 11.500 5 20.500 11 36 20 36 34 30 35 21",
            40.0,
        ),
        'J' => ("M13 5H27V41C27 50 22 55 15 55 9 55 5 51 4 45", 33.0),
        'Q' => (
            "M20 5C10.500 5 5 15 5 30S10.500 55 20 55 35 45 35 30 29.500 5 20 5ZM22 41 36 58",
            42.0,
        ),
        'K' => ("M7 5V55M34 5 8 35M16 26 36 55", 40.0),
        'A' => ("M4 55 20 5 36 55M10 39H30", 40.0),
        'x' => ("M5 26 33 55M33 26 5 55", 38.0),
        '-' => ("M5 33H26", 31.0),
        '?' => ("M7 17C7 9 13 5 20 5 28 5 34 10 34 18 34 29 20 29 20 41M20 54V55", 40.0),
        _ => ("", 0.0),
    }
}

/// Room between two signs.
const GAP: f64 = 7.0;

/// How wide a word is, in units of its height.
fn width(word: &str) -> f64 {
    let signs: Vec<f64> = word.chars().map(|sign| strokes(sign).1).collect();
    signs.iter().sum::<f64>() + GAP * (signs.len().saturating_sub(1)) as f64
}

/// Where a word stands.
#[derive(Clone, Copy)]
pub(super) enum At {
    /// Its left edge.
    Left(f64),
    /// Its middle.
    Middle(f64),
}

/// Writes a word of these signs: `top` and `height` in units of the card, never wider than `room`.
pub(super) fn write(
    out: &mut String,
    word: &str,
    at: At,
    top: f64,
    height: f64,
    room: f64,
    stroke: f64,
) {
    let natural = width(word) * height / 60.0;
    let squeeze = (room / natural).min(1.0);
    let scale = height / 60.0;
    let left = match at {
        At::Left(left) => left,
        At::Middle(middle) => middle - natural * squeeze / 2.0,
    };
    let _ = write!(
        out,
        "<g transform=\"translate({left:.1} {top:.1}) scale({:.3} {scale:.3})\" fill=\"none\" \
         stroke=\"currentColor\" stroke-width=\"{stroke}\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\">",
        scale * squeeze
    );
    let mut x = 0.0;
    for sign in word.chars() {
        let (path, advance) = strokes(sign);
        if x > 0.0 {
            let _ = write!(out, "<path transform=\"translate({x} 0)\" d=\"{path}\"/>");
        } else {
            let _ = write!(out, "<path d=\"{path}\"/>");
        }
        x += advance + GAP;
    }
    out.push_str("</g>");
}
