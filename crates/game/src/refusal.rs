//! Why an action was refused. The reasons follow from what the seat knows, so they cannot leak.

use std::fmt;

use crate::{Seat, Seats};

/// Why an action was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Somebody else has to act.
    NotYourTurn {
        /// Who tried to act.
        seat: Seat,
        /// Who may.
        to_act: Seats,
    },
    /// The words are no action of this game.
    Unreadable(String),
    /// It is an action, but not one that this seat may choose now.
    Illegal {
        /// Who tried to act.
        seat: Seat,
        /// The action as it was written.
        action: String,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::NotYourTurn { seat, to_act } => {
                write!(f, "it is not the turn of seat {seat}; to act:")?;
                to_act.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Self::Unreadable(words) => write!(f, "`{words}` is no action of this game"),
            Self::Illegal { seat, action } => {
                write!(f, "seat {seat} may not choose `{action}` now")
            }
        }
    }
}

impl std::error::Error for Refusal {}
