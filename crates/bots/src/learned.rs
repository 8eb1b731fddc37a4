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
    critic: Option<Net>,
    of: PhantomData<fn() -> (G, F)>,
}

impl<G: Game, F: Features<G>> Learned<G, F> {
    /// Plays by this network, which must have the shape of these features.
    ///
    /// # Panics
    /// Panics if it has another shape.
    pub fn new(net: Net) -> Self {
        assert_eq!((net.seen, net.done), (F::SEEN, F::DONE), "the network of another game");
        Self { net, critic: None, of: PhantomData }
    }

    /// The same with a network that says what to expect, which looks at what is seen only.
    ///
    /// # Panics
    /// Panics if it has another shape.
    #[must_use]
    pub fn with_critic(self, critic: Net) -> Self {
        assert_eq!((critic.seen, critic.done), (F::SEEN, 0), "the critic of another game");
        Self { critic: Some(critic), ..self }
    }

    /// Plays by a file of weights that comes with the program, perhaps with a critic.
    ///
    /// # Panics
    /// Panics if a file does not fit; a test reads every file that comes with the program.
    pub fn shipped(file: &[u8], critic: Option<&[u8]>) -> Arc<dyn Policy<G>> {
        let read = |file, done| {
            Net::read(file, F::SEEN, done).unwrap_or_else(|what| panic!("{}: {what}", G::NAME))
        };
        let policy = Self::new(read(file, F::DONE));
        Arc::new(match critic {
            Some(critic) => policy.with_critic(read(critic, 0)),
            None => policy,
        })
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

    fn expect(&self, view: View<'_, G>) -> Option<f32> {
        let critic = self.critic.as_ref()?;
        let mut seen = [0.0; MAX_FEATURES];
        F::seen(view, &mut seen[..F::SEEN]);
        Some(critic.score(&critic.see(&seen[..F::SEEN]), &[]).clamp(0.0, 1.0))
    }
}
