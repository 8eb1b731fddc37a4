//! What whoever shows reviews needs of a game, whichever it is.

use tapis_bots::Level;
use tapis_bots::policy::ByPolicy;
use tapis_game::{Bot, Game, Record, Seat, State, View};
use tapis_registry::plain_games;

use crate::{Coached, Effort, Knowledge, Review, Wanted, knowledge, review};

/// A game whose finished games can be shown with a review. One that has lent the coach nothing has
/// none.
pub trait Reviewed: Game {
    /// Whether there are reviews of this game.
    const COACHED: bool = false;

    /// Reviews a finished game; nothing if it was stopped, or the game has no coach.
    fn reviewed(
        _record: &Record<Self>,
        _wanted: Wanted<'_>,
        _effort: Effort<'_>,
    ) -> Option<Review> {
        None
    }

    /// What a seat could know, from so many worlds.
    fn known(_view: View<'_, Self>, _drawn: usize, _seed: u64) -> Option<Knowledge> {
        None
    }

    /// The cards that a seat of a finished game really held.
    fn holding(_state: &State<Self>, _seat: Seat) -> Vec<Self::Card> {
        Vec::new()
    }

    /// Whoever plays the other seats where somebody plays on: an answer at once.
    fn companion() -> Option<Box<dyn Bot<Self>>> {
        None
    }
}

plain_games! { G => impl Reviewed for G {} }

impl<G: Coached> Reviewed for G {
    const COACHED: bool = true;

    fn reviewed(record: &Record<Self>, wanted: Wanted<'_>, effort: Effort<'_>) -> Option<Review> {
        review(record, wanted, effort)
    }

    fn known(view: View<'_, Self>, drawn: usize, seed: u64) -> Option<Knowledge> {
        Some(knowledge(view, drawn, seed))
    }

    fn holding(state: &State<Self>, seat: Seat) -> Vec<Self::Card> {
        G::hand(state, seat)
    }

    fn companion() -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(ByPolicy { policy: G::learned(Level::Club), temperature: 0.0 }))
    }
}
