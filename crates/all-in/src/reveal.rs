//! 1.6 Reveal: cards are turned up, one is kept, the others go to the discard pile. With
//! `closed_eye` only the active player looks at them, and they go face down (1.13).

use tapis_game::{Pile, Seat, Tell};

use crate::card_set::CardSet;
use crate::deck::Effect;
use crate::event::Event;
use crate::round::Top;
use crate::table::{Errand, FaceUp, Hand, Laid, Phase, Truth};
use crate::words::Card;
use crate::{AllIn, DiscardVariant};

impl AllIn {
    /// 1.6 Turns up the cards of the present Reveal.
    pub(crate) fn reveal(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        let played = state.face_up.played.expect("effects are those of a played card");
        let count = match self.deck.column(played).get(state.face_up.index).map(|l| l.effect) {
            Some(Effect::Reveal5) => 5,
            Some(Effect::Reveal4) => 4,
            _ => 3,
        };
        self.turn_up(state, count, tell);
    }

    /// Turns up so many more cards. An empty deck is renewed in between, without the cards turned
    /// up so far; if there are too few cards, those that exist are turned up.
    pub(crate) fn turn_up(&self, state: &mut Truth, count: u8, tell: &mut impl Tell<Self>) {
        if state.face_up.deck_size > 0 {
            tell.tell(|| self.turned_up_next(state, count));
        }
        for left in (1..=count).rev() {
            match self.top_card(state, Errand::TurnUp(left)) {
                Top::Card(card) if self.closed_eye() => {
                    state.hands[state.face_up.active].revealed.push(card);
                    state.face_up.looked_at += 1;
                }
                Top::Card(card) => state.face_up.revealed.push(card),
                Top::Nothing => break,
                Top::Shuffling => return,
            }
        }
        state.face_up.phase = Phase::Keep;
    }

    /// The cards turned up, as the active player sees them.
    pub fn turned_up(&self, face_up: &FaceUp, hand: &Hand) -> CardSet {
        let pile = if self.closed_eye() { &hand.revealed } else { &face_up.revealed };
        pile.iter().copied().collect()
    }

    /// 1.6 One card is kept. The others go to the discard pile in the order of turning up; with
    /// `manipulate` the active player lays them down.
    pub(crate) fn keep(
        &self,
        state: &mut Truth,
        seat: Seat,
        card: Card,
        tell: &mut impl Tell<Self>,
    ) {
        tell.tell(|| self.kept(state, seat, card));
        if self.closed_eye() {
            remove(&mut state.hands[seat].revealed, card);
            self.gain_secretly(state, seat, card);
            let left = std::mem::take(&mut state.hands[seat].revealed);
            for card in &left {
                self.bury(state, seat, *card);
            }
            state.face_up.looked_at = 0;
            return self.resolve_next(state, tell);
        }
        remove(&mut state.face_up.revealed, card);
        self.gain_openly(state, seat, card);
        let face_up = &mut state.face_up;
        if self.discard_variant == DiscardVariant::Manipulate && !face_up.revealed.is_empty() {
            face_up.phase = Phase::Order;
            return;
        }
        let left = std::mem::take(&mut face_up.revealed);
        for card in &left {
            face_up.discard.push(Laid::open(*card));
        }
        self.resolve_next(state, tell);
    }

    /// A-75 The next card that is left of a Reveal goes on top of the discard pile.
    pub(crate) fn lay_down(&self, state: &mut Truth, card: Card, tell: &mut impl Tell<Self>) {
        let seat = state.face_up.active;
        tell.tell(|| self.chosen(state, seat, Event::LaidDown { seat, card }));
        let face_up = &mut state.face_up;
        remove(&mut face_up.revealed, card);
        face_up.discard.push(Laid::open(card));
        if face_up.revealed.is_empty() {
            self.resolve_next(state, tell);
        }
    }
}

/// Takes a card out of a pile that holds it.
fn remove(pile: &mut Pile<Card, 5>, card: Card) {
    let place = pile.iter().position(|other| *other == card);
    pile.remove(place.expect("a legal action names a card that was turned up"));
}
