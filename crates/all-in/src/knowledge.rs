//! 1.3 Who sees what: every way of a card into and out of a hand, and what it tells everybody.

use tapis_game::Seat;

use crate::AllIn;
use crate::card_set::CardSet;
use crate::marks::{Mark, Marks};
use crate::table::{Answer, FaceUp, Glimpse, Laid, SEATS, Secret, Truth};
use crate::words::Card;

impl AllIn {
    /// A card comes into a hand before all eyes: from the display, the open pile or an open
    /// Reveal.
    #[inline]
    pub(crate) fn gain_openly(&self, state: &mut Truth, seat: Seat, card: Card) {
        state.hands[seat].gain(seat, card);
        let face_up = &mut state.face_up;
        face_up.hand_sizes[seat.index()] += 1;
        face_up.known.mark_card(card, Mark::hand(seat));
        notice_change(face_up, seat, card);
    }

    /// A card comes into a hand that only its owner sees. What the hand was worth when its owner
    /// answered says little about it now and is forgotten.
    #[inline]
    pub(crate) fn gain_secretly(&self, state: &mut Truth, seat: Seat, card: Card) {
        state.hands[seat].gain(seat, card);
        state.face_up.hand_sizes[seat.index()] += 1;
        forget_told(&mut state.face_up, seat);
    }

    /// A card leaves a hand before all eyes: played, swapped or discarded.
    #[inline]
    pub(crate) fn lose_openly(&self, state: &mut Truth, seat: Seat, card: Card) {
        state.hands[seat].lose(seat, card);
        let face_up = &mut state.face_up;
        let only = CardSet::only(card);
        if face_up.known.any().contains(card) {
            face_up.known.wipe(only);
        } else {
            if face_up.held.contains(card) {
                face_up.held.remove(card);
                face_up.held_by[seat.index()] -= 1;
            }
            if face_up.glimpses[seat.index()] != [Glimpse::default(); SEATS] {
                let left = face_up.unknown(seat) - 1;
                for glimpse in &mut face_up.glimpses[seat.index()] {
                    let least = glimpse.least().saturating_sub(1);
                    *glimpse = Glimpse::new(least, glimpse.most().min(left));
                }
                for other in Seat::all(self.seats) {
                    state.hands[other].marks.wipe(only);
                }
            }
        }
        face_up.hand_sizes[seat.index()] -= 1;
        notice_change(face_up, seat, card);
    }

    /// 1.13 A card leaves a hand unseen. Whatever others knew of that hand is not certain any
    /// more.
    pub(crate) fn lose_secretly(&self, state: &mut Truth, seat: Seat, card: Card) {
        state.hands[seat].lose(seat, card);
        state.hands[seat].blur();
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            let marks = &mut state.hands[other].marks;
            marks.wipe(marks.hand(seat));
        }
        let face_up = &mut state.face_up;
        face_up.hand_sizes[seat.index()] -= 1;
        face_up.known.wipe(face_up.known.hand(seat));
        face_up.glimpses[seat.index()] = [Glimpse::default(); SEATS];
        forget_told(face_up, seat);
    }

    /// 1.13 Lays a card face down on the discard pile; only who did it knows which.
    pub(crate) fn bury(&self, state: &mut Truth, seat: Seat, card: Card) {
        state.face_down.bury(state.face_up.discard.len(), card);
        state.face_up.discard.push(Laid::face_down(Some(seat)));
        state.hands[seat].marks.mark_card(card, Mark::BURIED);
    }

    /// The game is over and all hands lie open: what was known about them says no more than that.
    pub(crate) fn open_all_hands(&self, state: &mut Truth, hands: Marks) {
        let face_up = &mut state.face_up;
        face_up.known = hands;
        face_up.held = CardSet::EMPTY;
        face_up.held_by = [0; SEATS];
        face_up.glimpses = [[Glimpse::default(); SEATS]; SEATS];
        for seat in Seat::all(self.seats) {
            forget_told(face_up, seat);
            let hand = &mut state.hands[seat];
            hand.blur();
            hand.marks.wipe(hands.any() - hands.hand(seat));
        }
    }

    /// A played card that finds no slot goes to the discard pile.
    pub(crate) fn discard_played(&self, state: &mut Truth, card: Card) {
        if self.closed_eye() {
            state.face_down.bury(state.face_up.discard.len(), card);
            state.face_up.discard.push(Laid::face_down(None));
        } else {
            state.face_up.discard.push(Laid::open(card));
        }
    }
}

/// What the last action made known is told once.
#[inline]
pub(crate) fn forget_answer(state: &mut Truth) {
    if let Some(Answer::Eye { by, target }) = state.face_up.answer {
        state.hands[by].secret = Secret::Nothing;
        state.hands[target].secret = Secret::Nothing;
    }
    state.face_up.answer = None;
}

/// A card that comes back undoes its leaving, and the other way round: what has changed is the
/// difference between the hand then and the hand now.
#[inline]
fn notice_change(face_up: &mut FaceUp, seat: Seat, card: Card) {
    if face_up.told[seat.index()].is_some() {
        let changed = &mut face_up.changed[seat.index()];
        *changed = *changed ^ CardSet::only(card);
    }
}

#[inline]
fn forget_told(face_up: &mut FaceUp, seat: Seat) {
    face_up.told[seat.index()] = None;
    face_up.changed[seat.index()] = CardSet::EMPTY;
}
