//! A policy that was learned: a network looks at features of the view and of each action.

use std::marker::PhantomData;
use std::sync::Arc;

use tapis_game::{Game, Menu, View};

use crate::net::Net;
use crate::policy::{Policy, Preferences};

/// How a game looks to a network. The order of the numbers is part of the weights.
pub trait Features<G: Game>: Send + Sync + 'static {
    /// How many numbers describe what is seen.
    const SEEN: usize;
    /// How many numbers describe an action.
    const DONE: usize;
    /// What this game keeps of a view while it looks at one action after another.
    type Look;

    /// What is seen, the same for every action; `seen` holds `SEEN` zeros.
    fn seen(view: View<'_, G>, seen: &mut [f32]) -> Self::Look;
    /// What an action would do; `done` holds `DONE` zeros.
    fn done(view: View<'_, G>, look: &Self::Look, action: G::Action, done: &mut [f32]);
}

/// The most numbers that a view or an action is described by.
pub const MAX_FEATURES: usize = 256;

/// A policy that prefers what its network scores highly.
pub struct Learned<G, F> {
    net: Net,
    of: PhantomData<fn() -> (G, F)>,
}

impl<G: Game, F: Features<G>> Learned<G, F> {
    /// Plays by this network, which must have the shape of these features.
    ///
    /// # Panics
    /// Panics if it has another shape.
    pub fn new(net: Net) -> Self {
        assert_eq!((net.seen, net.done), (F::SEEN, F::DONE), "the network of another game");
        Self { net, of: PhantomData }
    }

    /// Plays by a file of weights that comes with the program.
    ///
    /// # Panics
    /// Panics if the file does not fit; a test reads every file that comes with the program.
    pub fn shipped(file: &[u8]) -> Arc<dyn Policy<G>> {
        let net = Net::read(file, F::SEEN, F::DONE);
        Arc::new(Self::new(net.unwrap_or_else(|what| panic!("{}: {what}", G::NAME))))
    }
}

impl<G: Game, F: Features<G>> Policy<G> for Learned<G, F> {
    fn prefer(&self, view: View<'_, G>, menu: &G::Menu) -> Preferences {
        let mut seen = [0.0; MAX_FEATURES];
        let look = F::seen(view, &mut seen[..F::SEEN]);
        let seen = self.net.see(&seen[..F::SEEN]);
        let mut preferences = Preferences::new();
        let mut done = [0.0; MAX_FEATURES];
        let done = &mut done[..F::DONE];
        for action in menu.iter() {
            done.fill(0.0);
            F::done(view, &look, action, done);
            preferences.push(self.net.score(&seen, done));
        }
        preferences
    }
}
