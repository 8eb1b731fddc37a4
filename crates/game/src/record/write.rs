//! Writing a record while the game is played: events first, words only when somebody reads them.

use std::sync::Arc;

use super::{Header, Record};
use crate::deal::{Seed, digest};
use crate::{BySeat, Game, Seat, Seats};

/// One line of a record after its header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line<G: Game> {
    /// Who starts the game.
    Start(Seat),
    /// A round begins.
    Round(u8),
    /// Cards were shuffled into this order.
    Deal(Box<[G::Card]>),
    /// Somebody has decided.
    Act(Seat, G::Action),
    /// Scores have changed to these.
    Scores(BySeat<i32>),
    /// The game is over.
    Winners(Seats),
}

impl<G: Game> Line<G> {
    /// The line as it is written.
    pub(crate) fn line(&self, game: &G) -> String {
        match self {
            Self::Start(seat) => format!("start {seat}"),
            Self::Round(round) => format!("round {round}"),
            Self::Deal(cards) => list("deal", cards.iter().map(|&card| game.card_word(card))),
            Self::Act(seat, action) => format!("{seat} {}", game.action_words(*action)),
            Self::Scores(scores) => {
                list("scores", scores.of(game.seats()).iter().map(i32::to_string))
            }
            Self::Winners(seats) if seats.is_empty() => "winners none".to_owned(),
            Self::Winners(seats) => list("winners", seats.iter().map(|seat| seat.to_string())),
        }
    }
}

pub(super) fn list(first: &str, words: impl Iterator<Item = String>) -> String {
    words.fold(first.to_owned(), |line, word| line + " " + &word)
}

/// The growing record of a game in play. It holds every dealt card and stays inside its table.
#[derive(Clone)]
pub(crate) struct Writer<G: Game> {
    header: Arc<Header>,
    events: Vec<Line<G>>,
    round: u8,
    scores: BySeat<i32>,
}

impl<G: Game> Writer<G> {
    pub(crate) fn new(header: Header, start: Seat) -> Self {
        let events = vec![Line::Start(start)];
        Self { header: header.into(), events, round: 0, scores: BySeat::default() }
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    pub(crate) fn events(&self) -> &[Line<G>] {
        &self.events
    }

    pub(crate) fn push(&mut self, event: Line<G>) {
        self.events.push(event);
    }

    /// Notes the scores whenever they have changed, and the number of every new round.
    pub(crate) fn note(&mut self, game: &G, face_up: &G::FaceUp) {
        let scores = game.scores(face_up);
        if scores != self.scores {
            self.scores = scores;
            self.push(Line::Scores(scores));
        }
        let round = game.round(face_up);
        if round != self.round {
            self.round = round;
            self.push(Line::Round(round));
        }
    }

    /// The whole record, with the seed revealed and the digest of all lines before it.
    pub(crate) fn finish(&self, game: &G, seed: &Seed) -> Record<G> {
        let mut lines = self.header.lines().to_vec();
        lines.push(self.header.seal());
        lines.extend(self.events.iter().map(|event| event.line(game)));
        lines.push(format!("seed {}", seed.reveal()));
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        lines.push(format!("end {}", digest(&text)));
        let actions = self.events.iter().filter_map(|event| match event {
            Line::Act(seat, action) => Some((*seat, *action)),
            _ => None,
        });
        Record {
            game: game.clone(),
            header: Header::clone(&self.header),
            lines,
            actions: actions.collect(),
            seed: seed.clone(),
        }
    }
}
