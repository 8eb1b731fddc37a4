//! What happens at a table of All In, with its reasons.

use serde::{Deserialize, Serialize};
use tapis_game::{Seat, Seats};

use crate::words::Card;

/// What happened, as all hear it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A-03 Who starts the game: the deal chose among all.
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
    /// 1.2 The own hand, as it was dealt.
    Hand {
        /// The cards.
        cards: Vec<Card>,
    },
}
