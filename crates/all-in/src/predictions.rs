//! 1.8 The predictions.

use tapis_game::{Seat, Seats, Tell, Told};

use crate::AllIn;
use crate::event::{Event, Stop};
use crate::table::{FaceUp, Phase, Secret, Truth};

impl AllIn {
    /// 1.8 The play of the round is over; the active player's turn filled the display.
    pub(crate) fn begin_predictions(
        &self,
        state: &mut Truth,
        why: Stop,
        tell: &mut impl Tell<Self>,
    ) {
        let seat = state.face_up.active;
        tell.tell(|| Told::all(Event::PlayEnded { seat, why }));
        state.face_up.phase = Phase::Predict;
    }

    /// 1.8 Who may predict now: the next player clockwise after the one whose turn filled the
    /// display; with two players everybody who has not yet.
    pub(crate) fn predictors(&self, face_up: &FaceUp) -> Seats {
        let waits = |seat: &Seat| !face_up.predicted.contains(*seat);
        if self.seats == 2 {
            return Seat::all(2).filter(waits).collect();
        }
        let mut order = face_up.active.clockwise(1, self.seats).round_from(self.seats);
        order.find(waits).map_or(Seats::NONE, Seats::only)
    }

    /// 1.8 A token is placed: openly, but with two players in secret until both are. With
    /// the last one the round is scored.
    pub(crate) fn predict(
        &self,
        state: &mut Truth,
        seat: Seat,
        target: Seat,
        tell: &mut impl Tell<Self>,
    ) {
        tell.tell(|| self.predicted(state, seat, target));
        state.face_up.predicted = state.face_up.predicted.with(seat);
        if self.seats == 2 {
            state.hands[seat].secret = Secret::Prediction(target);
        } else {
            state.face_up.predictions[seat.index()] = Seats::only(target);
        }
        if state.face_up.predicted == Seats::all(self.seats) {
            self.reveal_predictions(state, tell);
            self.score_round(state, tell);
        }
    }

    fn reveal_predictions(&self, state: &mut Truth, tell: &mut impl Tell<Self>) {
        for seat in Seat::all(self.seats) {
            if let Secret::Prediction(target) = state.hands[seat].secret {
                state.face_up.predictions[seat.index()] = Seats::only(target);
                state.hands[seat].secret = Secret::Nothing;
            }
        }
        if self.seats == 2 {
            tell.tell(|| self.predictions_opened(&state.face_up));
        }
    }
}
