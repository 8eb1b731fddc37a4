//! A round played on by numbers, for searches that play at random. The rules are those of a trick;
//! only the hands are kept as lists here, from which a card is taken in one step.

use tapis_game::{Game, MAX_SEATS, Menu, Nobody, Seat};

use crate::table::Phase;
use crate::words::Card;
use crate::{Bids, State, thief, trick};

/// The most cards of a hand.
const HAND: usize = 10;

/// Plays on to the end of the round, or until cards have to be shuffled: `choose` says which of so
/// many. Whoever bids may bid any card of a hand that has as many as there are tricks left.
#[inline]
pub(crate) fn play_on(game: &Bids, state: &mut State, mut choose: impl FnMut(usize) -> usize) {
    let round = state.face_up.round;
    let mut hands = [[Card::default(); HAND]; MAX_SEATS];
    for (list, hand) in hands.iter_mut().zip(state.hands.of(game.seats)) {
        list.iter_mut().zip(hand.iter()).for_each(|(place, card)| *place = card);
    }
    while state.face_up.round == round {
        match state.face_up.phase {
            Phase::Bid => {
                let up = &mut state.face_up;
                let size = usize::from(game.pack.hand + 1 - up.trick).min(HAND);
                let (mut seat, mut plays) = (up.to_act, up.plays);
                loop {
                    let hand = &mut hands[seat.index()];
                    let place = choose(size);
                    let card = hand[place];
                    hand[place] = hand[size - 1];
                    plays.push(card);
                    if plays.len() >= usize::from(game.seats) {
                        break;
                    }
                    seat = game.seat_after(seat, 1);
                }
                (up.to_act, up.plays) = (seat, plays);
                trick::resolve(game, state, &mut Nobody);
            }
            Phase::Steal => {
                let menu = thief::choices(game, &state.face_up);
                let action = menu.nth(choose(menu.len()));
                game.play(state, state.face_up.to_act, action, &mut Nobody);
            }
            _ => break,
        }
    }
    if state.face_up.round == round {
        for (seat, hand) in Seat::all(game.seats).zip(&hands) {
            let size = state.face_up.hand_size(seat, game.seats, game.pack.hand);
            state.hands[seat] = hand[..size].iter().copied().collect();
        }
    }
}
