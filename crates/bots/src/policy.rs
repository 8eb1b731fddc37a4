//! A player that answers at once, by a preference for each action on the menu.
//!
//! Policies play on their own, and they play all seats when a search plays a world out. They see
//! views, also inside an imagined world: nobody in a playout acts on cards that he does not hold.

use tapis_game::{Bot, Game, Menu, Rng, View};

/// The largest menu of both games: at All In, a swap of any of seven hand cards with any of the
/// twelve slots or the discard pile, and the refusal to swap.
pub const MAX_MENU: usize = 96;

/// A preference for each action of a menu, in its order; the higher the better. The difference of
/// two preferences is the logarithm of how much more often the one is chosen than the other.
#[derive(Clone, Copy, Debug)]
pub struct Preferences {
    values: [f32; MAX_MENU],
    len: usize,
}

impl Preferences {
    /// No preference yet.
    #[inline]
    pub fn new() -> Self {
        Self { values: [0.0; MAX_MENU], len: 0 }
    }

    /// The preference for the next action.
    #[inline]
    pub fn push(&mut self, value: f32) {
        self.values[self.len] = value;
        self.len += 1;
    }

    /// The preferences in the order of the menu.
    #[inline]
    pub fn as_slice(&self) -> &[f32] {
        &self.values[..self.len]
    }

    /// The place of the highest preference; the first of equal ones.
    #[inline]
    pub fn best(&self) -> usize {
        let mut best = 0;
        for (place, value) in self.as_slice().iter().enumerate() {
            if *value > self.values[best] {
                best = place;
            }
        }
        best
    }

    /// The chance of each action at a temperature: the hotter, the more alike.
    pub fn chances(&self, temperature: f32) -> Self {
        let highest = self.values[self.best()];
        let mut chances = *self;
        let mut sum = 0.0;
        for value in &mut chances.values[..self.len] {
            *value = ((*value - highest) / temperature).exp();
            sum += *value;
        }
        for value in &mut chances.values[..self.len] {
            *value /= sum;
        }
        chances
    }

    /// The place of an action drawn by its chance at this temperature.
    #[inline]
    pub fn draw(&self, temperature: f32, rng: &mut Rng) -> usize {
        if self.len == 1 {
            return 0;
        }
        let chances = self.chances(temperature);
        let mut lot = rng.unit();
        for (place, chance) in chances.as_slice().iter().enumerate() {
            lot -= chance;
            if lot < 0.0 {
                return place;
            }
        }
        self.best()
    }
}

impl Default for Preferences {
    fn default() -> Self {
        Self::new()
    }
}

/// A player that answers at once.
pub trait Policy<G: Game>: Send + Sync {
    /// How much this seat would like each action of its menu, which is not empty.
    fn prefer(&self, view: View<'_, G>, menu: &G::Menu) -> Preferences;
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
        let preferences = self.policy.prefer(view, &menu);
        let place = if self.temperature > 0.0 {
            preferences.draw(self.temperature, rng)
        } else {
            preferences.best()
        };
        menu.nth(place)
    }
}
