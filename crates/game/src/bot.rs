//! Somebody who plays: sees views, answers with actions.

use crate::{Game, Rng, View};

/// A player made of code. It is handed what a person in that seat would see, and nothing else.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions of this view.
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action;
    /// Sees the table after every step; for bots with a memory.
    fn watch(&mut self, _view: View<'_, G>) {}
    /// Why it cannot play on, once that is so: for bots that live elsewhere, where all can break.
    /// What it chose last is then not played.
    fn broken(&self) -> Option<String> {
        None
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for &mut B {
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action {
        (**self).choose(view, rng)
    }

    fn watch(&mut self, view: View<'_, G>) {
        (**self).watch(view);
    }

    fn broken(&self) -> Option<String> {
        (**self).broken()
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action {
        (**self).choose(view, rng)
    }

    fn watch(&mut self, view: View<'_, G>) {
        (**self).watch(view);
    }

    fn broken(&self) -> Option<String> {
        (**self).broken()
    }
}
