//! Bots think in workers of their own, each with an instance of the module, so that a page never
//! waits for them. Two workers share a decision: each plays half of the playouts in worlds of its
//! own, and what they found is put together.

use serde::{Deserialize, Serialize};
use tapis_bots::search::{Alone, Budget};
use tapis_bots::skill::Skill;
use tapis_bots::{Level, Roster};
use tapis_game::{Bot as _, Menu, Rng, View};
use tapis_play::table::TableState;
use tapis_play::with_game;

/// What one worker found out about one action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The action as it is written.
    pub action: String,
    /// The chance of winning after it.
    pub value: f64,
    /// In how many worlds it was tried.
    pub playouts: u32,
}

/// Which part of a decision a worker takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// Which, from 0.
    pub part: u32,
    /// Of how many.
    pub of: u32,
}

/// What a bot of this level finds out about what this seat may do, the best first; whoever thinks
/// alone decides just as on a server. `None` if nobody has to act there.
pub fn think(
    state: &TableState,
    seat: u8,
    level: &str,
    seed: u64,
    share: Share,
) -> Option<Vec<Found>> {
    let seat = state.to_act().iter().find(|to_act| to_act.index() == usize::from(seat))?;
    Some(with_game!(state.game()?, sitting => about(sitting.view(seat), level, seed, share)))
}

fn about<G: Skill>(view: View<'_, G>, level: &str, seed: u64, share: Share) -> Vec<Found> {
    let found = |action: G::Action, value: f32, playouts| Found {
        action: view.game.action_words(action),
        value: value.into(),
        playouts,
    };
    let searching = Level::from_name(level).filter(|level| level.searches() && share.of > 1);
    match searching {
        Some(level) if view.legal().len() > 1 => {
            let thinker = level.bot::<G>();
            let playouts = thinker.budget(view.game).playouts.div_ceil(share.of);
            let seed = Rng::from_seed(seed.wrapping_add(u64::from(share.part))).bits();
            let estimates = thinker.estimate(view, seed, Budget::playouts(playouts), &Alone);
            estimates.into_iter().map(|e| found(e.action, e.value, e.playouts)).collect()
        }
        _ => {
            let mut rng = Rng::from_seed(seed);
            let action = match G::bot(level) {
                Some(mut bot) => bot.choose(view, &mut rng),
                None => view.legal().nth(0),
            };
            vec![found(action, 0.0, 0)]
        }
    }
}

/// What all workers together would do. Only actions that were tried about as often as the one that
/// was tried most can be the best: the others were dropped on the way.
pub fn agree(found: &[Vec<Found>]) -> Option<String> {
    let mut all: Vec<Found> = Vec::new();
    for one in found.iter().flatten() {
        match all.iter_mut().find(|known| known.action == one.action) {
            Some(known) => {
                let (a, b) = (f64::from(known.playouts), f64::from(one.playouts));
                known.value = (known.value * a + one.value * b) / (a + b).max(1.0);
                known.playouts += one.playouts;
            }
            None => all.push(one.clone()),
        }
    }
    let most = all.iter().map(|one| one.playouts).max()?;
    let mut best = all.into_iter().filter(|one| 2 * one.playouts >= most);
    let first = best.next()?;
    // The first worker's order decides between equals.
    Some(best.fold(first, |a, b| if b.value > a.value { b } else { a }).action)
}
