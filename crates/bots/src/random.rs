//! The weakest player there is, for tests, traces and speed measurements.

use tapis_game::{Bot, Game, Menu, Rng, View};

/// Chooses any legal action, each with the same chance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action {
        let menu = view.legal();
        menu.nth(rng.below(menu.len() as u32) as usize)
    }
}
