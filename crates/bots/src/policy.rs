//! A player that answers at once, by a preference for each action on the menu.
//!
//! Policies play on their own, and they play all seats when a search plays a world out. They see
//! views, also inside an imagined world: nobody in a playout acts on cards that he does not hold.

use arrayvec::ArrayVec;
use tapis_game::{Bot, Game, Menu, Rng, View};

/// Most menus are not larger. Preferences are handed around a hundred million times in a training,
/// so that a longer list lives on the heap and a short one does not.
const SHORT: usize = 32;

/// A preference for each action of a menu, in its order; the higher the better. The difference of
/// two preferences is the logarithm of how much more often the one is chosen than the other.
#[derive(Clone, Debug, Default)]
pub struct Preferences {
    short: ArrayVec<f32, SHORT>,
    /// All of them, if they are more than that.
    long: Vec<f32>,
}

impl Preferences {
    /// No preference yet.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// The preference for the next action.
    #[inline]
    pub fn push(&mut self, value: f32) {
        if self.long.is_empty() {
            if self.short.try_push(value).is_ok() {
                return;
            }
            self.long = self.short.to_vec();
        }
        self.long.push(value);
    }

    /// The preferences in the order of the menu.
    #[inline]
    pub fn as_slice(&self) -> &[f32] {
        if self.long.is_empty() { &self.short } else { &self.long }
    }

    #[inline]
    fn as_mut_slice(&mut self) -> &mut [f32] {
        if self.long.is_empty() { &mut self.short } else { &mut self.long }
    }

    /// The place of the highest preference; the first of equal ones.
    #[inline]
    pub fn best(&self) -> usize {
        let all = self.as_slice();
        let mut best = 0;
        for (place, value) in all.iter().enumerate() {
            if *value > all[best] {
                best = place;
            }
        }
        best
    }

    /// Turns the preferences into the chance of each action: the hotter, the more alike.
    #[inline]
    pub fn into_chances(mut self, temperature: f32) -> Self {
        let highest = self.as_slice()[self.best()];
        let mut sum = 0.0;
        for value in self.as_mut_slice() {
            *value = ((*value - highest) / temperature).exp();
            sum += *value;
        }
        self.as_mut_slice().iter_mut().for_each(|value| *value /= sum);
        self
    }

    /// The place of an action drawn by its chance at this temperature; at 0, the best.
    #[inline]
    pub fn draw(self, temperature: f32, rng: &mut Rng) -> usize {
        let best = self.best();
        if self.as_slice().len() == 1 || temperature <= 0.0 {
            return best;
        }
        let chances = self.into_chances(temperature);
        let mut lot = rng.unit();
        for (place, chance) in chances.as_slice().iter().enumerate() {
            lot -= chance;
            if lot < 0.0 {
                return place;
            }
        }
        best
    }
}

/// A player that answers at once.
pub trait Policy<G: Game>: Send + Sync {
    /// How much this seat would like each action of its menu, which is not empty.
    fn prefer(&self, view: View<'_, G>, menu: &G::Menu) -> Preferences;
}

impl<G: Game, P: Policy<G> + ?Sized> Policy<G> for Box<P> {
    fn prefer(&self, view: View<'_, G>, menu: &G::Menu) -> Preferences {
        (**self).prefer(view, menu)
    }
}

impl<G: Game, P: Policy<G> + ?Sized> Policy<G> for std::sync::Arc<P> {
    fn prefer(&self, view: View<'_, G>, menu: &G::Menu) -> Preferences {
        (**self).prefer(view, menu)
    }
}

/// A bot that plays by a policy alone.
#[derive(Clone, Debug)]
pub struct ByPolicy<P> {
    /// What it prefers.
    pub policy: P,
    /// How much it varies: 0 always takes the first of what it likes best.
    pub temperature: f32,
}

impl<G: Game, P: Policy<G>> Bot<G> for ByPolicy<P> {
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action {
        let menu = view.legal();
        menu.nth(self.policy.prefer(view, &menu).draw(self.temperature, rng))
    }
}
