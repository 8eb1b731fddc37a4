//! What an event is to whoever leafs through a game.

use tapis_game::{Chapters, Landmark};

use crate::Event;

impl Chapters for Event {
    fn landmark(&self) -> Option<Landmark> {
        match self {
            Self::RoundBegun { round, .. } => Some(Landmark::Round(*round)),
            Self::TurnBegun { seat } => Some(Landmark::Turn(*seat)),
            Self::RoundScored { round, hands, .. } => Some(Landmark::Scored {
                round: *round,
                gained: hands.iter().map(|hand| hand.gained.into()).collect(),
                totals: hands.iter().map(|hand| hand.total.into()).collect(),
            }),
            _ => None,
        }
    }
}
