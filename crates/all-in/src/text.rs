//! The table as a few lines of plain text, for a terminal.

use std::fmt;

use tapis_game::{Seat, Seats};

use crate::scene::{AnswerScene, Face, LastRoundScene, Scene, Token};

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Up(card) => f.pad(&card.to_string()),
            Self::Down => f.pad("??"),
        }
    }
}

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(last) = &self.last_round {
            writeln!(f, "{last}")?;
        }
        write!(f, "Round {}, pot {}", self.round, self.pot)?;
        writeln!(f, ", deck {}, discard {}", self.deck.len(), pile(&self.discard))?;
        for row in &self.display {
            let slots = row.iter().map(|slot| slot.map_or("-".to_owned(), |face| face.to_string()));
            let slots: Vec<_> = slots.map(|slot| format!("{slot:<4}")).collect();
            writeln!(f, "    {}", slots.concat().trim_end())?;
        }
        for (seat, hand) in (0..).map(Seat::new).zip(&self.hands) {
            self.write_seat(f, seat, hand)?;
        }
        if let Some(card) = &self.played {
            write!(f, "Played {card}")?;
            if let Some(pending) = &self.pending {
                write!(f, ", resolving {}", pending.effect)?;
            }
            if !self.revealed.is_empty() {
                write!(f, ", turned up: {}", faces(&self.revealed))?;
            }
            writeln!(f)?;
        }
        if let Some(answer) = &self.answer {
            writeln!(f, "{answer}")?;
        }
        match self.winners {
            None => write!(f, "To act ({}): {}", self.phase, seats(self.to_act)),
            Some(Seats::NONE) => write!(f, "Over: nobody wins"),
            Some(winners) => write!(f, "Over: won by {}", seats(winners)),
        }
    }
}

impl Scene {
    fn write_seat(&self, f: &mut fmt::Formatter<'_>, seat: Seat, hand: &[Face]) -> fmt::Result {
        let turn = if self.to_act.contains(seat) { '>' } else { ' ' };
        write!(f, "{turn} Seat {seat}: {:>3} runes | {}", self.runes[seat.index()], faces(hand))?;
        if self.all_in == Some(seat) {
            write!(f, " | All In")?;
        }
        match self.predictions[seat.index()] {
            Token::None => {}
            Token::At(target) => write!(f, " | predicts seat {target}")?,
            Token::Hidden => write!(f, " | has predicted")?,
        }
        writeln!(f)
    }
}

impl fmt::Display for AnswerScene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hypnosis { by, target, category, rank } => {
                let category = category.word().replace('_', " ");
                write!(f, "Seat {target} tells seat {by}: {category} ({rank})")
            }
            Self::Eye { by, target, shown } => {
                write!(f, "Seat {target} shows seat {by}: {}", faces(shown))
            }
        }
    }
}

impl fmt::Display for LastRoundScene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Round {}: the best hand was seat {}'s", self.round, self.best)?;
        for (seat, hand) in self.hands.iter().enumerate() {
            let (category, gain) =
                (self.categories[seat].word().replace('_', " "), self.gains[seat]);
            write!(f, "\n  Seat {seat}: {}, {category}, +{gain}", faces(hand))?;
        }
        Ok(())
    }
}

fn faces(faces: &[Face]) -> String {
    faces.iter().map(Face::to_string).collect::<Vec<_>>().join(" ")
}

fn seats(seats: Seats) -> String {
    let words: Vec<_> = seats.iter().map(|seat| format!("seat {seat}")).collect();
    words.join(", ")
}

/// A pile by its size and its top card.
fn pile(cards: &[Face]) -> String {
    match cards.first() {
        Some(Face::Up(card)) => format!("{} ({card} on top)", cards.len()),
        _ => cards.len().to_string(),
    }
}
