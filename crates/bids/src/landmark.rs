//! What an event is to whoever leafs through a game.

use tapis_game::{Chapters, Landmark};

use crate::Event;

impl Chapters for Event {
    fn landmark(&self) -> Option<Landmark> {
        Some(match self {
            Self::RoundBegun { round, .. } => Landmark::Round(*round),
            Self::CentreCard { trick, .. } => Landmark::Trick(*trick),
            Self::RoundEnded(ended) => Landmark::Scored {
                round: ended.round,
                gained: ended.sums.iter().map(|sum| sum.score).collect(),
                totals: ended.sums.iter().map(|sum| sum.total).collect(),
            },
            _ => return None,
        })
    }
}
