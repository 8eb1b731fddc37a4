//! What is heard at a table of Bids, in rows of numbers.

use tapis_bids::{Bids, Effect, Event, Private, Word};
use tapis_game::{Heard, Seat};

use crate::{Encode, Places, Row, points, row};

/// The kinds of rows, from 1.
pub(crate) const KINDS: &[&str] = &[
    "opening: place starts the game",
    "round: place starts it, number counts from 1, second number is the size of the deck",
    "taken out: card",
    "dealt: card of the own hand",
    "set aside: card was flipped and works at once",
    "centre: card, or none if it stays face down; place bids first, number is the trick",
    "bid: place, card",
    "turned up: the hidden centre card",
    "trick: place won it, or nobody; other place starts the next one; card is the centre card",
    "must steal: place, number of thefts",
    "no theft: place",
    "stolen: by place, from other place, card",
    "allied: place played the Ally, other place won the trick",
    "effects: number adds 1 for shuffle, 2 for lowest wins, 4 for hide next; second number is 1 if too late",
    "scored: place, number is the score of the round plus 64, second number the total plus 64",
    "won: place",
];

pub(crate) fn rows(game: &Bids, ears: Option<Seat>, heard: &Heard<Bids>, rows: &mut Vec<Row>) {
    let places = Places::new(ears, tapis_game::Game::seats(game));
    let card = |word: Word| game.card(word).map_or(0, |card| Bids::card_number(card) as u8 + 1);
    let mut tell = |kind: u8, fill: &dyn Fn(&mut Row)| {
        let mut next = row(kind);
        fill(&mut next);
        rows.push(next);
    };
    match &heard.event {
        Event::Opening { starter, .. } => tell(1, &|row| row[1] = places.of(*starter)),
        Event::RoundBegun { round, starter, removed, deck, .. } => {
            tell(2, &|row| (row[1], row[6], row[7]) = (places.of(*starter), *round, *deck));
            for word in removed {
                tell(3, &|row| row[3] = card(*word));
            }
        }
        Event::SetAside { card: word, .. } => tell(5, &|row| row[3] = card(*word)),
        Event::CentreCard { trick, starter, card: word, .. } => tell(6, &|row| {
            (row[1], row[3], row[6]) = (places.of(*starter), word.map_or(0, card), *trick);
        }),
        Event::Bid { seat, card: word } => {
            tell(7, &|row| (row[1], row[3]) = (places.of(*seat), card(*word)));
        }
        Event::TurnedUp { card: word } => tell(8, &|row| row[3] = card(*word)),
        Event::TrickEnded(ended) => tell(9, &|row| {
            row[1] = ended.winner.map_or(0, |seat| places.of(seat));
            (row[2], row[3]) = (places.of(ended.next), card(ended.centre));
        }),
        Event::MustSteal { thief, due, .. } => {
            tell(10, &|row| (row[1], row[6]) = (places.of(*thief), *due));
        }
        Event::NoTheft { thief, .. } => tell(11, &|row| row[1] = places.of(*thief)),
        Event::Stolen { thief, victim, card: word } => tell(12, &|row| {
            (row[1], row[2], row[3]) = (places.of(*thief), places.of(*victim), card(*word));
        }),
        Event::Allied { player, winner } => {
            tell(13, &|row| (row[1], row[2]) = (places.of(*player), places.of(*winner)));
        }
        Event::TookEffect { effects, too_late } => tell(14, &|row| {
            row[6] = effects.iter().map(|effective| bit(effective.effect)).sum();
            row[7] = (*too_late).into();
        }),
        Event::RoundEnded(ended) => {
            for (seat, sum) in ended.by_seat() {
                tell(15, &|row| {
                    (row[1], row[6], row[7]) =
                        (places.of(seat), points(sum.score), points(sum.total));
                });
            }
        }
        Event::GameOver { winners, .. } => {
            for seat in winners.iter() {
                tell(16, &|row| row[1] = places.of(seat));
            }
        }
    }
    for alone in &heard.alone {
        let Private::Hand { cards } = &alone.what;
        for word in cards {
            tell(4, &|row| (row[1], row[3]) = (places.of(alone.seat), card(*word)));
        }
    }
}

const fn bit(effect: Effect) -> u8 {
    match effect {
        Effect::Shuffle => 1,
        Effect::LowestWins => 2,
        Effect::HideNext => 4,
    }
}
