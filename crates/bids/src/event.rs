//! What happens at a table of Bids, with its reasons.

use serde::{Deserialize, Serialize};
use tapis_game::{Seat, Seats};

/// What happened, as all hear it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// B-07 Who starts the game, out of those whose names are the longest.
    Opening {
        /// Who starts.
        starter: Seat,
        /// Among whom chance chose.
        among: Seats,
    },
}

/// What one seat alone hears besides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "alone", rename_all = "snake_case")]
pub enum Private {
    /// 6.2 The own hand, as it was dealt.
    Hand {
        /// The cards.
        cards: Vec<String>,
    },
}
