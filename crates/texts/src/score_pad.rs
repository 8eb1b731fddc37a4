//! What the score pad says.

use tapis_all_in::Card;
use tapis_play::score_pad::Mistake;

use crate::{Language, Spoken, all_in};

/// What is wrong with what was entered, in one sentence.
pub fn mistake(language: Language, names: &[String], mistake: &Mistake) -> String {
    let texts = language.texts();
    let name = |seat: usize| names.get(seat).map_or("", String::as_str);
    match mistake {
        Mistake::Unplayable(_) => texts.msg_score_mistake_unplayable(),
        Mistake::NoCard { round, seat, word } => {
            texts.msg_score_mistake_no_card(round.to_string(), name(*seat), word)
        }
        Mistake::Twice { round, card } => {
            let card = match Card::read(card) {
                Some(card) => all_in::card(language, card),
                None => tapis_bids::Bids::card_name(language, card),
            };
            texts.msg_score_mistake_twice(round.to_string(), card)
        }
        Mistake::NoHand { round, seat } => {
            texts.msg_score_mistake_no_hand(round.to_string(), name(*seat))
        }
        Mistake::NoPrediction { round, seat } => {
            texts.msg_score_mistake_no_prediction(round.to_string(), name(*seat))
        }
        Mistake::NoAllies { round } => texts.msg_score_mistake_no_allies(round.to_string()),
        Mistake::Undecided { round, seat, other } => {
            texts.msg_score_mistake_undecided(round.to_string(), name(*seat), name(*other))
        }
        Mistake::Over { round } => texts.msg_score_mistake_over(round.to_string()),
        Mistake::NoRound { round } => texts.msg_score_mistake_no_round(round.to_string()),
    }
}
