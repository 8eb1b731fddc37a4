//! The predictions at the end of a round of All In: no hand changes any more, so that everything is
//! decided by what the others hold and on whom they bet.

use tapis_all_in::{AllIn, FaceUp, Phase};
use tapis_game::{Game, Rng, State, View};

use super::belief::bet_in_secret;
use crate::ending::Ending;

/// Where more than so many have still to bet after somebody, their bets are drawn.
const LATER: usize = 3;
/// So many bets of others are thought about at most; where worlds ask for more, they are drawn.
const BETS: usize = 20_000;

/// Counts up the predictions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Predictions;

/// How many have still to bet after the next one.
fn later(game: &AllIn, up: &FaceUp) -> usize {
    usize::from(game.seats()).saturating_sub(up.predicted.len() + 1)
}

impl Ending<AllIn> for Predictions {
    fn begun(&self, game: &AllIn, up: &FaceUp) -> bool {
        up.phase == Phase::Predict && later(game, up) <= LATER
    }

    fn worlds(&self, view: View<'_, AllIn>) -> Option<Vec<State<AllIn>>> {
        let seats = usize::from(view.game.seats());
        // After every own bet, whatever the next one bets on, and so on.
        let bets: usize = (1..=later(view.game, view.face_up) as u32).map(|n| seats.pow(n)).sum();
        // The same view is always counted in the same way.
        let mut rng = Rng::from_seed(1);
        let mut worlds = AllIn::imagine_all(view, BETS / bets.max(seats), &mut rng)?;
        worlds.iter_mut().for_each(|world| bet_in_secret(view, world));
        (!worlds.is_empty()).then_some(worlds)
    }
}
