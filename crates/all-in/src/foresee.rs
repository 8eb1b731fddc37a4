//! What a hand would be after a choice. It follows from a scene, so it tells nobody more than they
//! see.

use tapis_game::Seat;

use crate::AllIn;
use crate::card_set::CardSet;
use crate::ranking::Ranking;
use crate::scene::{Face, Scene};
use crate::words::{Action, Card, Slot};

impl AllIn {
    /// What the best of this seat's hand would be after a choice that changes it, if this viewer sees
    /// all of it. A hand that is too large by then counts by the best cards that can be kept; what a
    /// card of the deck would bring, nobody knows.
    pub fn foresee(&self, scene: &Scene, seat: Seat, action: Action) -> Option<Ranking> {
        let mut hand = scene.hand(seat)?;
        let at = |slot: Slot| match slot {
            Slot::DISCARD => scene.discard.first().copied().and_then(Face::card),
            slot => scene.slots().find(|(at, _)| *at == slot).and_then(|(_, card)| card),
        };
        let (gives, gets): (Option<Card>, Option<Card>) = match action {
            Action::Play(card) | Action::Discard(card) if hand.contains(card) => (Some(card), None),
            Action::Take(slot) => (None, Some(at(slot)?)),
            Action::Swap(card, slot) => (Some(card), Some(at(slot)?)),
            Action::Keep(card) => (None, Some(card)),
            _ => return None,
        };
        gives.into_iter().for_each(|card| hand.remove(card));
        gets.into_iter().for_each(|card| hand.insert(card));
        Some(self.best_of(hand))
    }

    /// The best that can be kept of these cards.
    fn best_of(&self, cards: CardSet) -> Ranking {
        if cards.len() <= usize::from(self.hand_size()) {
            return self.ladder().ranking(cards);
        }
        let kept = cards.iter().map(|card| {
            let mut rest = cards;
            rest.remove(card);
            self.best_of(rest)
        });
        kept.max_by_key(|ranking| ranking.strength).expect("there are cards")
    }
}
