//! What moves on the table of All In when something happens: which cards fly where, and what is held
//! in sight. Both follow from what the viewer heard.

use tapis_all_in::{AllIn, AnswerScene, Card, Event, Face, InSlot, Private, Scene, Slot};
use tapis_game::{Alone, Heard, Seats};
use tapis_play::Step;

use super::Mode;
use super::flight::{Flight, place};

const DECK: &str = "deck";
const DISCARD: &str = "discard";

/// Which cards fly where. What was in sight before and is so now flies by itself.
pub(super) fn flight(heard: &[Heard<AllIn>]) -> Flight {
    let mut flight = Flight::default();
    for Heard { event, alone } in heard {
        fly(&mut flight, event, alone);
    }
    flight
}

fn fly(flight: &mut Flight, event: &Event, alone: &[Alone<Private>]) {
    match event {
        Event::RoundBegun { display, discard, .. } => {
            come(flight, display.iter().map(|placed| placed.card), DECK);
            come(flight, *discard, DECK);
            for alone in alone {
                if let Private::Hand { cards } = &alone.what {
                    come(flight, cards.iter().copied(), DECK);
                }
            }
        }
        Event::Passed { cards, .. } | Event::Guarded { cards, .. } | Event::Added { cards, .. } => {
            come(flight, cards.iter().map(|InSlot { card, .. }| *card), DECK);
        }
        Event::AllIn { seat, cards, .. } => {
            flight.all_in = Some(*seat);
            cards.iter().for_each(|placed| flight.slam(&placed.card.to_string(), DECK));
        }
        Event::Played { seat, card } | Event::Placed { seat, card, slot: Some(_) } => {
            come(flight, [*card], &place(*seat));
        }
        Event::Placed { card, slot: None, .. } | Event::LaidDown { card, .. } => {
            go(flight, [*card], DISCARD);
        }
        Event::Drew { seat, .. } => match own(alone, drawn) {
            Some(card) => come(flight, [card], DECK),
            None => flight.fly(DECK, &place(*seat)),
        },
        Event::Took { seat, card, .. } => go(flight, [*card], &place(*seat)),
        Event::Swapped { seat, gave, got, slot } => {
            come(flight, [*gave], &place(*seat));
            if *slot != Slot::DISCARD {
                go(flight, [*got], &place(*seat));
            }
        }
        Event::TurnedUp { cards, .. } => match own(alone, turned_up) {
            Some(cards) => come(flight, cards, DECK),
            None => (0..).zip(cards).for_each(|(at, face)| flight.came(&revealed(at, *face), DECK)),
        },
        Event::Kept { seat, card, discarded } => {
            if let Some((card, discarded)) = own(alone, kept) {
                go(flight, [card], &place(*seat));
                return go(flight, discarded, DISCARD);
            }
            flight.went(&revealed(0, *card), &place(*seat));
            for (at, face) in (1..).zip(discarded) {
                flight.went(&revealed(at, *face), DISCARD);
            }
        }
        Event::Discarded { seat, card } => match (card, own(alone, discarded)) {
            (Face::Up(card), _) => come(flight, [*card], &place(*seat)),
            (Face::Down, Some(card)) => go(flight, [card], DISCARD),
            (Face::Down, None) => flight.fly(&place(*seat), DISCARD),
        },
        // What the Eye is shown comes from that hand and goes back there.
        Event::Showed { target, .. } => {
            let cards = own(alone, saw).unwrap_or_default();
            come(flight, cards.iter().copied(), &place(*target));
            go(flight, cards, &place(*target));
        }
        Event::Opening { .. }
        | Event::DeckRenewed { .. }
        | Event::TurnBegun { .. }
        | Event::GainedRune { .. }
        | Event::Answered { .. }
        | Event::Eyed { .. }
        | Event::Skipped { .. }
        | Event::CouldNot { .. }
        | Event::PlayEnded { .. }
        | Event::Predicted { .. }
        | Event::PredictionsOpened { .. }
        | Event::RoundScored { .. }
        | Event::GameOver { .. } => {}
    }
}

fn come(flight: &mut Flight, cards: impl IntoIterator<Item = Card>, from: &str) {
    cards.into_iter().for_each(|card| flight.came(&card.to_string(), from));
}

fn go(flight: &mut Flight, cards: impl IntoIterator<Item = Card>, to: &str) {
    cards.into_iter().for_each(|card| flight.went(&card.to_string(), to));
}

/// The key of a card turned up by a Reveal: a back is known by its place.
fn revealed(at: usize, face: Face) -> String {
    face.card().map_or_else(|| format!("v{at}"), |card| card.to_string())
}

/// What was heard besides, if it is of this kind.
fn own<T>(alone: &[Alone<Private>], kind: impl Fn(&Private) -> Option<T>) -> Option<T> {
    alone.iter().find_map(|alone| kind(&alone.what))
}

fn drawn(what: &Private) -> Option<Card> {
    if let Private::Drew { card } = what { Some(*card) } else { None }
}

fn turned_up(what: &Private) -> Option<Vec<Card>> {
    if let Private::TurnedUp { cards } = what { Some(cards.clone()) } else { None }
}

fn kept(what: &Private) -> Option<(Card, Vec<Card>)> {
    match what {
        Private::Kept { card, discarded } => Some((*card, discarded.clone())),
        _ => None,
    }
}

fn discarded(what: &Private) -> Option<Card> {
    if let Private::Discarded { card } = what { Some(*card) } else { None }
}

fn saw(what: &Private) -> Option<Vec<Card>> {
    if let Private::Saw { cards } = what { Some(cards.clone()) } else { None }
}

/// What is held in sight before the table goes on: the answer for whoever asked, a scored round.
pub(super) fn held(step: &Step<AllIn>) -> Vec<(Mode, Scene)> {
    step.heard.iter().filter_map(|heard| hold(step, heard)).collect()
}

fn hold(step: &Step<AllIn>, Heard { event, alone }: &Heard<AllIn>) -> Option<(Mode, Scene)> {
    let picture = Scene { to_act: Seats::NONE, ..step.before.clone() };
    let answer = match event {
        Event::RoundScored { .. } => {
            let (last_round, runes) = (step.after.last_round.clone(), step.after.runes.clone());
            return Some((Mode::Round, Scene { last_round, runes, ..picture }));
        }
        Event::Showed { by, target, .. } => {
            let shown = own(alone, saw)?.into_iter().map(Face::Up).collect();
            AnswerScene::Eye { by: *by, target: *target, shown }
        }
        Event::Answered { by, target, category, rank } => {
            AnswerScene::Hypnosis { by: *by, target: *target, category: *category, rank: *rank }
        }
        _ => return None,
    };
    // Whoever looked sees it on the table as it lay then, before anything else happens.
    asked(&picture, &answer).then_some((Mode::Peek, Scene { answer: Some(answer), ..picture }))
}

/// Whether the viewer of this table is the one who asked: they see their own hand and not the other.
fn asked(scene: &Scene, answer: &AnswerScene) -> bool {
    let (AnswerScene::Eye { by, target, .. } | AnswerScene::Hypnosis { by, target, .. }) = answer;
    scene.hand(*by).is_some() && scene.hand(*target).is_none()
}
