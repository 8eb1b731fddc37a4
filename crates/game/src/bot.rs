//! Somebody who plays: sees views, answers with actions.

use crate::{Game, Rng, View};

/// A player made of code. It is handed what a person in that seat would see, and nothing else.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions of this view.
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action;
    /// Sees the table after every step; for bots with a memory.
    fn watch(&mut self, _view: View<'_, G>) {}
}
