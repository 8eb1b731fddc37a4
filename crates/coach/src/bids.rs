//! Bids lends the coach what it needs.

mod look;

use tapis_bids::{Bids, Card, Centre, Deck, Event, Gain, How};
use tapis_game::{Game, MAX_PACK, Pile, Record, Seat, State};

use crate::stats::{Prizes, Stats};
use crate::{Coached, Fact};

impl Coached for Bids {
    const TABLE: usize = look::TABLE;
    const SEAT: usize = look::SEAT;
    const VALUE: &'static [u8] = include_bytes!("../weights/bids.weights");

    fn look(&self, state: &State<Self>, table: &mut [f32], seats: &mut [f32]) {
        look::look(self, state, table, seats);
    }

    fn hidden(state: &State<Self>) -> Pile<Card, MAX_PACK> {
        state.face_down.iter().collect()
    }

    fn restack(state: &mut State<Self>, cards: &[Card]) {
        state.face_down = cards.iter().copied().collect::<Deck>();
    }

    const FACTS: &'static [Fact] =
        &[Fact::Prize, Fact::Burn, Fact::LuckyLoser, Fact::Points, Fact::RivalPoints];

    fn facts(&self, me: Seat, events: &[Event]) -> Vec<f32> {
        let flag = |value| f32::from(u8::from(value));
        let trick = events.iter().find_map(|event| match event {
            Event::TrickEnded(trick) => Some(trick),
            _ => None,
        });
        let round = events.iter().find_map(|event| match event {
            Event::RoundEnded(round) => Some(round),
            _ => None,
        });
        let mine = |placed: &tapis_bids::Placed| placed.seat == Some(me);
        let burns = trick.is_some_and(|it| it.how == How::Burned && it.best.iter().any(mine));
        let sum = round.and_then(|round| round.sums.get(me.index()));
        let others = round.into_iter().flat_map(|round| round.by_seat());
        let others = others.filter(|(seat, _)| *seat != me).map(|(_, sum)| sum.score);
        vec![
            flag(trick.is_some_and(|trick| trick.winner == Some(me))),
            flag(burns),
            flag(sum.is_some_and(|sum| matches!(sum.gain, Gain::LuckyLoser { .. }))),
            sum.map_or(0.0, |sum| sum.score as f32),
            others.max().unwrap_or_default() as f32,
        ]
    }

    fn stats(record: &Record<Self>) -> Stats {
        let game = record.game();
        let mut prizes = vec![Prizes::default(); usize::from(game.seats())];
        let mut replay = record.replay();
        for step in 0..=replay.len() {
            replay.go_to(step);
            for heard in replay.heard_by(None) {
                match heard.event {
                    Event::TrickEnded(trick) => {
                        let best: Vec<_> = trick.best.iter().filter_map(|it| it.seat).collect();
                        if let Some(winner) = trick.winner {
                            let bids = Seat::all(game.seats()).count();
                            let place = (0..bids as u8).find(|turn| {
                                trick.starter.clockwise(*turn, game.seats()) == winner
                            });
                            let word = place.and_then(|place| trick.plays.get(usize::from(place)));
                            let card = word.and_then(|word| game.read_card(&word.to_string()));
                            let own = &mut prizes[winner.index()];
                            own.won += 1;
                            own.paid += card.map_or(0, |card| game.bid_of(card).max(0) as u32);
                        } else if trick.how == How::Burned {
                            best.iter().for_each(|seat| prizes[seat.index()].burned += 1);
                            if let Some(last) = best.last() {
                                prizes[last.index()].forced += 1;
                            }
                        }
                    }
                    Event::RoundEnded(round) => {
                        for (seat, sum) in round.by_seat() {
                            let own = &mut prizes[seat.index()];
                            own.points = sum.total;
                            own.lucky += u32::from(matches!(sum.gain, Gain::LuckyLoser { .. }));
                        }
                    }
                    _ => {}
                }
            }
        }
        Stats { prizes, ..Default::default() }
    }

    fn is_blind(state: &State<Self>) -> bool {
        state.face_up.centre == Centre::Hidden
    }
}
