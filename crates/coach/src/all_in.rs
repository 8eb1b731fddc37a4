//! All In lends the coach what it needs.

mod look;

use tapis_all_in::{Action, AllIn, Card, Event};
use tapis_game::{Game, MAX_PACK, Pile, Record, Rng, Seat, State};

use crate::playout::Mind;
use crate::stats::{Prediction, Stats};
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

    fn stats(record: &Record<Self>) -> Stats {
        let game = record.game();
        let mind = Mind::default();
        let mut replay = record.replay();
        let mut predictions: Vec<Prediction> = Vec::new();
        for (step, &(seat, action)) in record.actions().iter().enumerate() {
            replay.go_to(step);
            let Action::Predict(predicted) = action else { continue };
            let state = *replay.state();
            let mut rng = Rng::from_seed(step as u64);
            let is_best = |world: &State<Self>| best(game, world) == predicted;
            let worlds = (0..WORLDS).map(|_| mind.world(state.view(game, seat), &mut rng));
            let chance = worlds.filter(is_best).count() as f64 / WORLDS as f64;
            let (round, at) = (game.round(&state.face_up), step + 1);
            let right = is_best(&state);
            predictions.push(Prediction { seat, round, at, predicted, chance, right });
        }
        Stats { predictions, ..Default::default() }
    }
}

/// So many worlds say how likely a prediction was right.
const WORLDS: usize = 200;

/// Who has the best hand.
fn best(game: &AllIn, state: &State<AllIn>) -> Seat {
    let strength = |seat: &Seat| game.ladder().strength(state.hands[*seat].cards(*seat)).number();
    Seat::all(game.seats()).max_by_key(strength).expect("a table has seats")
}
