//! 1.4 and 1.5: a turn. Play a card, pass or go All In; then the end of the turn.

use tapis_game::{Seat, Seats, Tell, Told};

use crate::AllIn;
use crate::event::{Draw, Event, Stop};
use crate::round::Top;
use crate::table::{Errand, Laid, Phase, Truth};
use crate::words::Card;

/// A-41 So many turns per player in a row without growth, and the guard adds cards.
const STALL_PER_SEAT: u8 = 4;

impl AllIn {
    /// 1.4 The turn of this player begins. Whoever is All In passes automatically.
    pub(crate) fn begin_turn(&self, state: &mut Truth, seat: Seat, tell: &mut impl Tell<Self>) {
        tell.tell(|| Told::all(Event::TurnBegun { seat }));
        let face_up = &mut state.face_up;
        face_up.phase = Phase::Turn;
        face_up.active = seat;
        face_up.turn_start_count = face_up.turn_start_count.max(face_up.display.count());
        face_up.taken = 0;
        if face_up.all_in.contains(seat) {
            self.pass(state, true, tell);
        }
    }

    /// 1.5 Play a card: it lies in front of the player, neither in hand nor in the display
    /// and its effects are resolved from top to bottom.
    #[inline]
    pub(crate) fn play_card(
        &self,
        state: &mut Truth,
        seat: Seat,
        card: Card,
        tell: &mut impl Tell<Self>,
    ) {
        tell.tell(|| self.chosen(state, seat, Event::Played { seat, card }));
        self.lose_openly(state, seat, card);
        state.face_up.played = Some(card);
        state.face_up.index = 0;
        self.resolve(state, tell);
    }

    /// 1.5 Pass: one deck card is added to the display.
    pub(crate) fn pass(&self, state: &mut Truth, automatic: bool, tell: &mut impl Tell<Self>) {
        tell.tell(|| self.passed(state, automatic));
        self.add_cards(state, 1, tell);
    }

    /// 1.5 Go All In: two deck cards are added to the display, one after the other.
    pub(crate) fn go_all_in(&self, state: &mut Truth, seat: Seat, tell: &mut impl Tell<Self>) {
        tell.tell(|| self.went_all_in(state, seat));
        state.face_up.all_in = Seats::only(seat);
        self.add_cards(state, 2, tell);
    }

    /// Adds deck cards to the display and ends the turn. With one free slot only one is added
    /// . If there is no card at all, that ends the play of this round.
    pub(crate) fn add_cards(&self, state: &mut Truth, count: u8, tell: &mut impl Tell<Self>) {
        for left in (1..=count).rev() {
            if state.face_up.display.is_full(self.slots) {
                break;
            }
            match self.top_card(state, Errand::Add(left)) {
                Top::Card(card) => state.face_up.display.add(card, self.slots),
                Top::Nothing => return self.begin_predictions(state, Stop::NoCards, tell),
                Top::Shuffling => return,
            };
        }
        self.end_turn(state, tell);
    }

    /// 1.5 After the effects: excess cards are discarded before the played card is placed
    /// a hand that is too small is filled.
    pub(crate) fn finish_play(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        let seat = state.face_up.active;
        if state.face_up.hand_sizes[seat.index()] > self.hand_size {
            state.face_up.phase = Phase::Discard;
            return;
        }
        while state.face_up.hand_sizes[seat.index()] < self.hand_size {
            if state.face_up.deck_size > 0 {
                tell.tell(|| self.drew(state, Draw::FullHand));
            }
            match self.top_card(state, Errand::FillHand) {
                Top::Card(card) => self.gain_secretly(state, seat, card),
                Top::Nothing => break,
                Top::Shuffling => return,
            }
        }
        let card = state.face_up.played.take().expect("a card is being played until it is placed");
        state.face_up.index = 0;
        tell.tell(|| self.placed(&state.face_up, card));
        if !state.face_up.display.add(card, self.slots) {
            // Only a position laid out by hand lets anybody play with a full display.
            self.discard_played(state, card);
        }
        self.end_turn(state, tell);
    }

    /// 1.5 One card more than a full hand goes on top of the discard pile.
    pub(crate) fn discard_excess(
        &self,
        state: &mut Truth,
        seat: Seat,
        card: Card,
        tell: &mut impl Tell<Self>,
    ) {
        tell.tell(|| self.discarded_excess(state, seat, card));
        if self.closed_eye() {
            self.lose_secretly(state, seat, card);
            self.bury(state, seat, card);
        } else {
            self.lose_openly(state, seat, card);
            state.face_up.discard.push(Laid::open(card));
        }
        self.finish_play(state, tell);
    }

    /// 1.4 The end of a turn. After too many turns in a row without growth deck cards are added
    ///
    pub(crate) fn end_turn(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        let face_up = &mut state.face_up;
        if face_up.has_grown() {
            face_up.stall = 0;
        } else {
            face_up.stall = face_up.stall.saturating_add(1);
            if face_up.stall >= STALL_PER_SEAT * self.seats {
                tell.tell(|| self.guarded(state));
                state.face_up.stall = 0;
                return self.guard(state, tell);
            }
        }
        self.check_display(state, tell);
    }

    /// A-41 The guard adds deck cards to the display, one after the other, until it has grown or is
    /// full. It is one card, unless several Takes on a card have let the display shrink.
    pub(crate) fn guard(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        while !state.face_up.has_grown() && !state.face_up.display.is_full(self.slots) {
            match self.top_card(state, Errand::Guard) {
                Top::Card(card) => _ = state.face_up.display.add(card, self.slots),
                Top::Nothing => break,
                Top::Shuffling => return,
            }
        }
        self.check_display(state, tell);
    }

    /// 1.4 A full display ends the play of this round; only now is it checked.
    fn check_display(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        if state.face_up.display.is_full(self.slots) {
            self.begin_predictions(state, Stop::Full, tell);
        } else {
            let next = state.face_up.active.clockwise(1, self.seats);
            self.begin_turn(state, next, tell);
        }
    }
}
