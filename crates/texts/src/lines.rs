//! The table in a few lines of text, for whoever reads a game without a screen. Cards are written in
//! the notation of the game, as in its record.

use tapis_all_in::{Face, Scene as AllInScene, Token};
use tapis_bids::Scene as BidsScene;
use tapis_game::{Seat, Seats};
use unicode_width::UnicodeWidthStr;

use crate::{Language, list, phrase};

/// Bids: the trick, the trick before, and one line for each seat.
pub(crate) fn of_bids(language: Language, names: &[String], scene: &BidsScene) -> Vec<String> {
    let name = |seat: Seat| names[seat.index()].clone();
    let mut heading =
        vec![phrase!(language, "scene-trick", round = scene.round, trick = scene.trick)];
    if let Some(card) = &scene.centre {
        heading.push(phrase!(language, "scene-centre", card = card.clone()));
    }
    heading.push(phrase!(language, "scene-deck", cards = scene.deck.len()));
    if !scene.removed.is_empty() {
        heading.push(phrase!(language, "scene-removed", cards = scene.removed.join(" ")));
    }
    if scene.lowest_wins {
        heading.push(phrase!(language, "scene-lowest"));
    }
    if let Some([one, other]) = scene.allies {
        heading.push(phrase!(language, "scene-allies", one = name(one), other = name(other)));
    }
    let mut lines = vec![heading.join(" · ")];
    if let Some(last) = &scene.last_trick {
        let who = match last.winner {
            Some(winner) => phrase!(language, "scene-wins", name = name(winner)),
            None => phrase!(language, "scene-nobody"),
        };
        let (card, bids) = (last.centre.clone(), last.plays.join(" "));
        lines.push(phrase!(language, "scene-last", card = card, bids = bids, who = who));
    }
    lines.extend(rows(names, scene.to_act, |seat| {
        let place = seat.index();
        let mut parts = vec![format!("{:>4}", scene.totals[place])];
        if !scene.hands[place].is_empty() {
            parts.push(scene.hands[place].join(" "));
        }
        if let Some(card) = scene.bid_by(seat) {
            parts.push(phrase!(language, "scene-bid", card = card.to_owned()));
        }
        if !scene.fronts[place].is_empty() {
            parts.push(phrase!(language, "scene-front", cards = scene.fronts[place].join(" ")));
        }
        parts
    }));
    lines.extend(scene.winners.map(|winners| won_by(language, names, winners)));
    lines
}

/// All In: the piles, the display, one line for each seat, and the card being played.
pub(crate) fn of_all_in(language: Language, names: &[String], scene: &AllInScene) -> Vec<String> {
    let faces = |faces: &[Face]| {
        let words: Vec<_> = faces.iter().map(Face::to_string).collect();
        words.join(" ")
    };
    let mut discards = scene.discard.len().to_string();
    if let Some(top @ Face::Up(_)) = scene.discard.first() {
        discards += &format!(" ({top})");
    }
    let heading = [
        phrase!(language, "scene-round", round = scene.round),
        phrase!(language, "scene-pot", runes = scene.pot),
        phrase!(language, "scene-deck", cards = scene.deck.len()),
        phrase!(language, "scene-discards", cards = discards),
    ];
    let mut lines = vec![heading.join(" · ")];
    for row in &scene.display {
        let slot = |slot: &Option<Face>| slot.map_or("-".to_owned(), |face| face.to_string());
        let slots: String = row.iter().map(|place| format!("{:<4}", slot(place))).collect();
        lines.push(format!("    {}", slots.trim_end()));
    }
    lines.extend(rows(names, scene.to_act, |seat| {
        let place = seat.index();
        let mut parts = vec![format!("{:>3}", scene.runes[place]), faces(&scene.hands[place])];
        if scene.all_in == Some(seat) {
            parts.push("All In".to_owned());
        }
        match scene.predictions[place] {
            Token::None => {}
            Token::At(whom) => {
                let name = names[whom.index()].clone();
                parts.push(phrase!(language, "scene-predicts", name = name));
            }
            Token::Hidden => parts.push(phrase!(language, "scene-predicted")),
        }
        parts
    }));
    if let Some(card) = &scene.played {
        let mut parts = vec![phrase!(language, "scene-played", card = card.to_string())];
        if let Some(pending) = &scene.pending {
            parts.push(phrase!(language, "scene-pending", effect = pending.effect.to_string()));
        }
        if !scene.revealed.is_empty() {
            parts.push(phrase!(language, "scene-revealed", cards = faces(&scene.revealed)));
        }
        lines.push(parts.join(" · "));
    }
    lines.extend(scene.winners.map(|winners| won_by(language, names, winners)));
    lines
}

/// One line for each seat; a mark stands before whoever has to act.
fn rows<'a>(
    names: &'a [String],
    to_act: Seats,
    parts: impl Fn(Seat) -> Vec<String> + 'a,
) -> impl Iterator<Item = String> + 'a {
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    (0..).map(Seat::new).zip(names).map(move |(seat, name)| {
        let mark = if to_act.contains(seat) { '>' } else { ' ' };
        let gap = " ".repeat(widest - name.width());
        format!("{mark} {seat} {name}{gap} {}", parts(seat).join(" | "))
    })
}

fn won_by(language: Language, names: &[String], winners: Seats) -> String {
    let winners: Vec<&str> = winners.iter().map(|seat| names[seat.index()].as_str()).collect();
    match winners[..] {
        [] => phrase!(language, "score-nobody"),
        _ => phrase!(language, "score-winners", names = list(language, &winners)),
    }
}
