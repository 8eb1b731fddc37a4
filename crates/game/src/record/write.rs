//! Writing a record while the game is played.

use super::{Header, Record};
use crate::deal::{Seed, digest};
use crate::{BySeat, Game, Seat, Seats};

/// The growing record of a game in play. It holds every dealt card and stays inside its table.
pub(crate) struct Writer<G: Game> {
    header: Header,
    lines: Vec<String>,
    actions: Vec<(Seat, G::Action)>,
    round: u8,
    scores: BySeat<i32>,
}

impl<G: Game> Writer<G> {
    pub(crate) fn new(header: Header, start: Seat) -> Self {
        let mut lines = header.lines().to_vec();
        lines.push(header.seal());
        lines.push(format!("start {start}"));
        Self { header, lines, actions: Vec::new(), round: 0, scores: BySeat::default() }
    }

    pub(crate) fn header(&self) -> &Header {
        &self.header
    }

    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    pub(crate) fn action(&mut self, game: &G, seat: Seat, action: G::Action) {
        self.lines.push(format!("{seat} {}", game.action_words(action)));
        self.actions.push((seat, action));
    }

    pub(crate) fn deal(&mut self, game: &G, cards: &[G::Card]) {
        let words: Vec<_> = cards.iter().map(|&card| game.card_word(card)).collect();
        self.lines.push(format!("deal {}", words.join(" ")));
    }

    /// Writes the scores whenever they have changed, and the number of every new round.
    pub(crate) fn scores(&mut self, game: &G, face_up: &G::FaceUp) {
        let scores = game.scores(face_up);
        if scores != self.scores {
            self.scores = scores;
            let words: Vec<_> = scores.of(game.seats()).iter().map(i32::to_string).collect();
            self.lines.push(format!("scores {}", words.join(" ")));
        }
        let round = game.round(face_up);
        if round != self.round {
            self.round = round;
            self.lines.push(format!("round {round}"));
        }
    }

    pub(crate) fn winners(&mut self, winners: Seats) {
        let words: Vec<_> = winners.iter().map(|seat| seat.to_string()).collect();
        let words = if words.is_empty() { "none".to_owned() } else { words.join(" ") };
        self.lines.push(format!("winners {words}"));
    }

    /// The whole record, with the seed revealed and the digest of all lines before it.
    pub(crate) fn finish(&self, game: &G, seed: &Seed) -> Record<G> {
        let mut lines = self.lines.clone();
        lines.push(format!("seed {}", seed.reveal()));
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        lines.push(format!("end {}", digest(&text)));
        Record {
            game: game.clone(),
            header: self.header.clone(),
            lines,
            actions: self.actions.clone(),
            seed: seed.clone(),
        }
    }
}
