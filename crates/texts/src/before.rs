//! What a choice would do, in words, before it is made.

use tapis_all_in::{Action, AllIn};
use tapis_bids::{Ahead, Bids, Colours, Word};
use tapis_game::{Game, Seat};

use crate::addressed::{addressed, said};
use crate::bids::{card_explained, colour, points, the_card};
use crate::story::name;
use crate::{Language, all_in};

/// What a bid of this seat would do to the trick on the table; nothing if it cannot be made now.
pub fn of_bid(
    game: &Bids,
    language: Language,
    names: &[String],
    scene: &<Bids as Game>::Scene,
    seat: Seat,
    word: Word,
) -> Option<String> {
    let texts = language.texts();
    let foreseen = game.foresee(scene, seat, word)?;
    let names = addressed(names, Some(seat));
    let mut told = Vec::new();
    // What it does in whatever hands it comes into has to be known first.
    told.extend(card_explained(game, language, word));
    if let Some(colours) = &foreseen.colours {
        told.push(counted(
            language,
            colours,
            scene.centre.is_some_and(|face| face.word().is_some()),
        ));
    }
    let is_number = word.number().is_some();
    if is_number && !foreseen.counts {
        told.push(texts.msg_moments_not_counting(colour(language, word.colour())));
    }
    let complete = foreseen.complete;
    match foreseen.ahead {
        Some(Ahead::Wins(winner)) if winner == seat => told.push(match foreseen.worth {
            Some(worth) if complete => texts.msg_moments_you_win(signed(worth)),
            _ => texts.msg_moments_you_lead(),
        }),
        Some(Ahead::Wins(_)) => {
            let (leader, card) = foreseen.leader?;
            let (who, card) = (name(&names, leader), the_card(language, card));
            told.push(match complete {
                true => texts.msg_moments_wins(who, card),
                false => texts.msg_moments_leads(who, card),
            });
        }
        Some(Ahead::Burns(next)) => {
            let bids = foreseen.burning.iter().filter_map(|burns| match burns == seat {
                true => Some(word),
                false => scene.bid_by(burns),
            });
            let bids = bids.filter_map(|bid| Some(points(game.bid_of(game.card(bid)?))));
            let bids = bids.collect::<Vec<_>>().join(" = ");
            told.push(match complete {
                true => texts.msg_moments_burns(name(&names, next), bids),
                false => texts.msg_moments_would_burn(bids),
            });
        }
        Some(Ahead::Nobody) if complete => told.push(texts.msg_moments_nobody_wins()),
        // As long as nobody has bid a number, that says nothing.
        Some(Ahead::Nobody) if is_number => told.push(texts.msg_moments_nobody_would()),
        Some(Ahead::Nobody) | None => {}
    }
    Some(told.into_iter().map(|sentence| said(language, sentence)).collect::<Vec<_>>().join(" "))
}

/// How often each colour counts: “red 2 · black 2”.
pub fn counted(language: Language, colours: &Colours, with_centre: bool) -> String {
    let texts = language.texts();
    let counts: Vec<String> = colours
        .counts
        .iter()
        .map(|count| format!("{} {}", colour(language, count.colour), count.cards))
        .collect();
    let counts = counts.join(" · ");
    match with_centre {
        true => texts.msg_moments_colours_centre(counts),
        false => texts.msg_moments_colours(counts),
    }
}

/// What the hand of this seat would be after a choice; nothing if the choice does not change it, or
/// if nobody can know.
pub fn of_hand(
    game: &AllIn,
    language: Language,
    scene: &<AllIn as Game>::Scene,
    seat: Seat,
    words: &str,
) -> Option<String> {
    let texts = language.texts();
    let action = Action::read(words, game.seats())?;
    let ranking = game.foresee(scene, seat, action)?;
    let hand = format!("{} · {}", all_in::category(language, ranking.category), ranking.rank);
    Some(match action {
        Action::Play(_) => texts.msg_moments_hand_left(hand),
        _ => texts.msg_moments_hand_then(hand),
    })
}

/// What is won or lost, with its sign.
fn signed(gain: i32) -> String {
    if gain > 0 { format!("+{gain}") } else { points(gain) }
}
