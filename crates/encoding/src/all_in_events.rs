//! What is heard at a table of All In, in rows of numbers.

use tapis_all_in::{AllIn, Card, Event, Face, InSlot, Private, Slot, Token};
use tapis_game::{Game, Heard, Seat};

use crate::all_in::card_number;
use crate::{Places, Row, row};

/// The kinds of rows, from 1.
pub(crate) const KINDS: &[&str] = &[
    "opening: place starts the game",
    "round: place starts it, number counts from 1, second number is the pot",
    "laid out: card came into slot",
    "discard begun: card",
    "dealt: card of the own hand",
    "deck renewed: number of cards",
    "turn: place",
    "played: place, card",
    "passed: place; number is 1 if by itself",
    "all in: place",
    "guarded: number of turns without growth",
    "added",
    "drew: place; card if it is known",
    "took: place, card, slot",
    "swapped: place gave card, got other card, slot",
    "turned up: place; card if it is known",
    "kept: place; card if it is known",
    "laid down: place; card if it is known",
    "rune: place, number of runes now",
    "answered: to place, other place; number is the category from 1, the lowest of side A first",
    "eyed: by place, other place",
    "showed: to place, other place, number of cards",
    "saw: card of other place",
    "hid: own card",
    "skipped: place, number is the effect from 1",
    "could not: place, number is the effect from 1",
    "discarded: place; card if it is known",
    "placed: place, card, slot or none",
    "play ended: place",
    "predicted: place; other place if it is known",
    "revealed: place, card",
    "scored: place; other place was predicted; number is what was gained, second number the runes now",
    "won: place",
];

pub(crate) fn rows(game: &AllIn, ears: Option<Seat>, heard: &Heard<AllIn>, rows: &mut Vec<Row>) {
    let mut teller = Teller { places: Places::new(ears, game.seats()), rows };
    teller.event(&heard.event);
    for alone in &heard.alone {
        teller.private(&heard.event, alone.seat, &alone.what);
    }
}

struct Teller<'a> {
    places: Places,
    rows: &'a mut Vec<Row>,
}

const fn slot_number(slot: Slot) -> u8 {
    slot.number() as u8 + 1
}

fn number(card: Card) -> u8 {
    card_number(card) as u8 + 1
}

fn face(face: Face) -> u8 {
    face.card().map_or(0, number)
}

fn small(count: u16) -> u8 {
    count.min(255) as u8
}

impl Teller<'_> {
    /// A row of a seat; the other fields are filled in by their place.
    fn by(&mut self, kind: u8, seat: Seat, fields: &[(usize, u8)]) {
        let mut next = row(kind);
        next[1] = self.places.of(seat);
        fields.iter().for_each(|(place, value)| next[*place] = *value);
        self.rows.push(next);
    }

    fn nobody(&mut self, kind: u8, fields: &[(usize, u8)]) {
        let mut next = row(kind);
        fields.iter().for_each(|(place, value)| next[*place] = *value);
        self.rows.push(next);
    }

    fn laid_out(&mut self, cards: &[InSlot]) {
        for &InSlot { card, slot } in cards {
            self.nobody(3, &[(3, number(card)), (5, slot_number(slot))]);
        }
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::Opening { starter, .. } => self.by(1, *starter, &[]),
            Event::RoundBegun { round, start, pot, display, discard, .. } => {
                self.by(2, *start, &[(6, *round), (7, small(*pot))]);
                self.laid_out(display);
                if let Some(card) = discard {
                    self.nobody(4, &[(3, number(*card))]);
                }
            }
            Event::DeckRenewed { cards, .. } => self.nobody(6, &[(6, *cards)]),
            Event::TurnBegun { seat } => self.by(7, *seat, &[]),
            Event::Played { seat, card } => self.by(8, *seat, &[(3, number(*card))]),
            Event::Passed { seat, automatic, cards, .. } => {
                self.by(9, *seat, &[(6, (*automatic).into())]);
                self.laid_out(cards);
            }
            Event::AllIn { seat, cards, .. } => {
                self.by(10, *seat, &[]);
                self.laid_out(cards);
            }
            Event::Guarded { turns, cards, .. } => {
                self.nobody(11, &[(6, *turns)]);
                self.laid_out(cards);
            }
            Event::Added { cards, .. } => {
                self.nobody(12, &[]);
                self.laid_out(cards);
            }
            // Whoever drew hears it with the card, in the row of the private part.
            Event::Drew { seat, .. } => self.by(13, *seat, &[]),
            Event::Took { seat, card, slot } => {
                self.by(14, *seat, &[(3, number(*card)), (5, slot_number(*slot))]);
            }
            Event::Swapped { seat, gave, got, slot } => {
                let fields = [(3, number(*gave)), (4, number(*got)), (5, slot_number(*slot))];
                self.by(15, *seat, &fields);
            }
            Event::TurnedUp { seat, cards, .. } => {
                cards.iter().for_each(|card| self.by(16, *seat, &[(3, face(*card))]));
            }
            Event::Kept { seat, card, discarded } => {
                self.by(17, *seat, &[(3, face(*card))]);
                discarded.iter().for_each(|card| self.by(18, *seat, &[(3, face(*card))]));
            }
            Event::LaidDown { seat, card } => self.by(18, *seat, &[(3, number(*card))]),
            Event::GainedRune { seat, runes } => self.by(19, *seat, &[(6, small(*runes))]),
            Event::Answered { by, target, category, .. } => {
                let other = self.places.of(*target);
                self.by(20, *by, &[(2, other), (6, *category as u8 + 1)]);
            }
            Event::Eyed { by, target } => {
                let other = self.places.of(*target);
                self.by(21, *by, &[(2, other)]);
            }
            Event::Showed { by, target, cards } => {
                let other = self.places.of(*target);
                self.by(22, *by, &[(2, other), (6, *cards)]);
            }
            Event::Skipped { seat, effect } => self.by(25, *seat, &[(6, *effect as u8 + 1)]),
            Event::CouldNot { seat, effect, .. } => {
                self.by(26, *seat, &[(6, *effect as u8 + 1)]);
            }
            Event::Discarded { seat, card } => self.by(27, *seat, &[(3, face(*card))]),
            Event::Placed { seat, card, slot } => {
                self.by(28, *seat, &[(3, number(*card)), (5, slot.map_or(0, slot_number))]);
            }
            Event::PlayEnded { seat, .. } => self.by(29, *seat, &[]),
            Event::Predicted { seat, target } => {
                let other = match target {
                    Token::At(target) => self.places.of(*target),
                    Token::None | Token::Hidden => 0,
                };
                self.by(30, *seat, &[(2, other)]);
            }
            Event::PredictionsOpened { predictions } => {
                for (seat, target) in Seat::all(predictions.len() as u8).zip(predictions) {
                    let other = self.places.of(*target);
                    self.by(30, seat, &[(2, other)]);
                }
            }
            Event::RoundScored { hands, .. } => {
                for hand in hands {
                    for card in &hand.cards {
                        self.by(31, hand.seat, &[(3, number(*card))]);
                    }
                    let other = self.places.of(hand.predicted);
                    let fields = [(2, other), (6, small(hand.gained)), (7, small(hand.total))];
                    self.by(32, hand.seat, &fields);
                }
            }
            Event::GameOver { winners, .. } => {
                winners.iter().for_each(|seat| self.by(33, seat, &[]));
            }
        }
    }

    fn private(&mut self, event: &Event, seat: Seat, what: &Private) {
        match what {
            Private::Hand { cards } => {
                cards.iter().for_each(|card| self.by(5, seat, &[(3, number(*card))]));
            }
            Private::Drew { card } => self.by(13, seat, &[(3, number(*card))]),
            Private::TurnedUp { cards } => {
                cards.iter().for_each(|card| self.by(16, seat, &[(3, number(*card))]));
            }
            Private::Kept { card, discarded } => {
                self.by(17, seat, &[(3, number(*card))]);
                discarded.iter().for_each(|card| self.by(18, seat, &[(3, number(*card))]));
            }
            Private::Discarded { card } => self.by(27, seat, &[(3, number(*card))]),
            Private::Saw { cards } => {
                let target = match event {
                    Event::Showed { target, .. } => self.places.of(*target),
                    _ => 0,
                };
                for card in cards {
                    self.by(23, seat, &[(2, target), (3, number(*card))]);
                }
            }
            Private::Hid { card } => self.by(24, seat, &[(3, number(*card))]),
            Private::Predicted { target } => {
                let other = self.places.of(*target);
                self.by(30, seat, &[(2, other)]);
            }
        }
    }
}
