//! The table in a few lines of text, for whoever reads a game without a screen. Cards are written in
//! the notation of the game, as in its record.

use tapis_all_in::{Face, Scene as AllInScene, Token};
use tapis_bids::Scene as BidsScene;
use tapis_game::{Seat, Seats};
use unicode_width::UnicodeWidthStr;

use crate::{Language, list};

/// Bids: the trick, the trick before, and one line for each seat.
pub(crate) fn of_bids(language: Language, names: &[String], scene: &BidsScene) -> Vec<String> {
    let name = |seat: Seat| names[seat.index()].clone();
    let mut heading = vec![language.texts().msg_scene_trick(scene.round, scene.trick)];
    if let Some(card) = &scene.centre {
        heading.push(language.texts().msg_scene_centre(card.to_string()));
    }
    heading.push(language.texts().msg_scene_deck(scene.deck.len()));
    if !scene.removed.is_empty() {
        heading.push(language.texts().msg_scene_removed(words(&scene.removed)));
    }
    if scene.lowest_wins {
        heading.push(language.texts().msg_scene_lowest());
    }
    if let Some([one, other]) = scene.allies {
        heading.push(language.texts().msg_scene_allies(name(one), name(other)));
    }
    let mut lines = vec![heading.join(" · ")];
    if let Some(last) = &scene.last_trick {
        let who = match last.winner {
            Some(winner) => language.texts().msg_scene_wins(name(winner)),
            None => language.texts().msg_scene_nobody(),
        };
        let (card, bids) = (last.centre.to_string(), words(&last.plays));
        lines.push(language.texts().msg_scene_last(card, bids, who));
    }
    lines.extend(rows(names, scene.to_act, |seat| {
        let place = seat.index();
        let mut parts = vec![format!("{:>4}", scene.totals[place])];
        if !scene.hands[place].is_empty() {
            parts.push(words(&scene.hands[place]));
        }
        if let Some(card) = scene.bid_by(seat) {
            parts.push(language.texts().msg_scene_bid(card.to_string()));
        }
        if !scene.fronts[place].is_empty() {
            parts.push(language.texts().msg_scene_front(words(&scene.fronts[place])));
        }
        parts
    }));
    lines.extend(scene.winners.map(|winners| won_by(language, names, winners)));
    lines
}

/// All In: the piles, the display, one line for each seat, and the card being played.
pub(crate) fn of_all_in(language: Language, names: &[String], scene: &AllInScene) -> Vec<String> {
    let mut discards = scene.discard.len().to_string();
    if let Some(top @ Face::Up(_)) = scene.discard.first() {
        discards += &format!(" ({top})");
    }
    let heading = [
        language.texts().msg_scene_round(scene.round),
        language.texts().msg_scene_pot(scene.pot),
        language.texts().msg_scene_deck(scene.deck.len()),
        language.texts().msg_scene_discards(discards),
    ];
    let mut lines = vec![heading.join(" · ")];
    for row in &scene.display {
        let slot = |slot: &Option<Face>| slot.map_or("-".to_owned(), |face| face.to_string());
        let slots: String = row.iter().map(|place| format!("{:<4}", slot(place))).collect();
        lines.push(format!("    {}", slots.trim_end()));
    }
    lines.extend(rows(names, scene.to_act, |seat| {
        let place = seat.index();
        let mut parts = vec![format!("{:>3}", scene.runes[place]), words(&scene.hands[place])];
        if scene.all_in == Some(seat) {
            parts.push("All In".to_owned());
        }
        match scene.predictions[place] {
            Token::None => {}
            Token::At(whom) => {
                let name = names[whom.index()].clone();
                parts.push(language.texts().msg_scene_predicts(name));
            }
            Token::Hidden => parts.push(language.texts().msg_scene_predicted()),
        }
        parts
    }));
    if let Some(card) = &scene.played {
        let mut parts = vec![language.texts().msg_scene_played(card.to_string())];
        if let Some(pending) = &scene.pending {
            parts.push(language.texts().msg_scene_pending(pending.effect.to_string()));
        }
        if !scene.revealed.is_empty() {
            parts.push(language.texts().msg_scene_revealed(words(&scene.revealed)));
        }
        lines.push(parts.join(" · "));
    }
    lines.extend(scene.winners.map(|winners| won_by(language, names, winners)));
    lines
}

/// Cards one after another, as they are written.
fn words(cards: &[impl ToString]) -> String {
    let words: Vec<_> = cards.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// One line for each seat; a mark stands before whoever has to act.
fn rows<'a>(
    names: &'a [String],
    to_act: Seats,
    parts: impl Fn(Seat) -> Vec<String> + 'a,
) -> impl Iterator<Item = String> + 'a {
    let widest = names.iter().map(|name| name.width()).max().unwrap_or(0);
    Seat::all(names.len() as u8).zip(names).map(move |(seat, name)| {
        let mark = if to_act.contains(seat) { '>' } else { ' ' };
        let gap = " ".repeat(widest - name.width());
        format!("{mark} {seat} {name}{gap} {}", parts(seat).join(" | "))
    })
}

fn won_by(language: Language, names: &[String], winners: Seats) -> String {
    let winners: Vec<&str> = winners.iter().map(|seat| names[seat.index()].as_str()).collect();
    match winners[..] {
        [] => language.texts().msg_commands_score_nobody(),
        _ => language.texts().msg_commands_score_winners(list(language, &winners)),
    }
}
