//! All In lends the coach what it needs.

mod look;

use tapis_all_in::{AllIn, Card, Event};
use tapis_game::{MAX_PACK, Pile, Seat, State};

use crate::{Coached, Fact};

impl Coached for AllIn {
    const TABLE: usize = look::TABLE;
    const SEAT: usize = look::SEAT;
    const VALUE: &'static [u8] = include_bytes!("../weights/all-in.weights");

    fn look(&self, state: &State<Self>, table: &mut [f32], seats: &mut [f32]) {
        look::look(self, state, table, seats);
    }

    fn hidden(state: &State<Self>) -> Pile<Card, MAX_PACK> {
        state.face_down.deck(state.face_up.deck_size).iter().copied().collect()
    }

    fn restack(state: &mut State<Self>, cards: &[Card]) {
        state.face_down.set_deck(cards);
    }

    const FACTS: &'static [Fact] =
        &[Fact::BestHand, Fact::Right, Fact::Runes, Fact::RivalRunes, Fact::HandRank];

    fn facts(&self, me: Seat, events: &[Event]) -> Vec<f32> {
        let flag = |value| f32::from(u8::from(value));
        let scored = events.iter().find_map(|event| match event {
            Event::RoundScored { hands, order, right, .. } => Some((hands, order, right)),
            _ => None,
        });
        let Some((hands, order, right)) = scored else { return vec![0.0; Self::FACTS.len()] };
        let own = hands.iter().find(|hand| hand.seat == me);
        let others = hands.iter().filter(|hand| hand.seat != me);
        vec![
            flag(order.last() == Some(&me)),
            flag(right.contains(me)),
            own.map_or(0.0, |hand| f32::from(hand.gained)),
            f32::from(others.map(|hand| hand.gained).max().unwrap_or_default()),
            own.map_or(0.0, |hand| f32::from(hand.rank)),
        ]
    }
}
