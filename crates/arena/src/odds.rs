//! What a player can expect from what that player sees: the chance of each hand in All In, of
//! winning a trick with each card in Bids. Counted exactly where that is feasible, else estimated
//! from worlds that fit the view, with an error bar. Nothing here looks at more than a view.

pub mod all_in;
pub mod bids;

use serde::Serialize;

use crate::Problem;

/// A chance, and how far it may be off.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Chance {
    /// The chance.
    pub chance: f64,
    /// Half the width of the 95 % interval; 0 if it was counted exactly.
    pub margin: f64,
}

impl Chance {
    /// Exactly this.
    pub const fn exact(chance: f64) -> Self {
        Self { chance, margin: 0.0 }
    }

    /// So many of so many samples. Wilson's interval, so that a chance of which nothing was seen
    /// still has an error bar.
    pub fn sampled(hits: u64, samples: u64) -> Self {
        let (n, p) = (samples.max(1) as f64, hits as f64 / samples.max(1) as f64);
        let z = 1.96_f64;
        let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
        Self { chance: p, margin: spread }
    }

    /// Whether a value lies within the error bar, with a little room for rounding.
    pub fn allows(self, value: f64) -> bool {
        (value - self.chance).abs() <= self.margin + 1e-9
    }
}

/// A game whose odds can be told, whichever it is.
pub trait Foretell: tapis_game::Game {
    /// What this seat can expect, as JSON, if the others choose as `opponents` would.
    ///
    /// # Errors
    /// Says why there is nothing to say.
    fn foretell(
        _view: tapis_game::View<'_, Self>,
        _opponents: &str,
        _sampling: &Sampling<'_>,
    ) -> Result<serde_json::Value, Problem> {
        Err(Problem::new(format!("nobody tells the odds of {}", Self::NAME)))
    }
}

impl Foretell for tapis_all_in::AllIn {
    fn foretell(
        view: tapis_game::View<'_, Self>,
        _opponents: &str,
        sampling: &Sampling<'_>,
    ) -> Result<serde_json::Value, Problem> {
        Ok(plain(all_in::odds(view, sampling)))
    }
}

impl Foretell for tapis_bids::Bids {
    fn foretell(
        view: tapis_game::View<'_, Self>,
        opponents: &str,
        sampling: &Sampling<'_>,
    ) -> Result<serde_json::Value, Problem> {
        bids::odds(view, opponents, sampling).map(plain).map_err(|silence| match silence {
            bids::Silence::NotBidding => {
                Problem::new("this seat is not about to bid, so there are no odds of its cards")
            }
            bids::Silence::NoBot => {
                let bots = <Self as tapis_bots::Roster>::bots().join(", ");
                Problem::new(format!("bids has no bot `{opponents}`; it has: {bots}"))
            }
        })
    }
}

fn plain(odds: impl Serialize) -> serde_json::Value {
    serde_json::to_value(odds).expect("odds are plain data")
}

/// How chances were found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// All cases were counted.
    Exact,
    /// Worlds were drawn at random.
    Sampling,
}

/// How many worlds are drawn, by which number, and who is told of each hundred.
pub struct Sampling<'a> {
    /// How many worlds.
    pub samples: u64,
    /// The number from which all chance follows.
    pub seed: u64,
    /// Is told of every so many worlds that have been looked at, on any thread.
    pub on_progress: &'a (dyn Fn(u64) + Sync),
}

/// How many worlds make one piece of work.
const PIECE: u64 = 250;

impl Sampling<'_> {
    /// Draws the worlds in pieces on all cores; the pieces are added up in their order.
    fn gather<T: Send>(
        &self,
        piece: impl Fn(&mut tapis_game::Rng, u64) -> T + Sync,
        mut add: impl FnMut(T),
    ) {
        use rayon::prelude::*;
        let pieces = self.samples.div_ceil(PIECE);
        let done: Vec<T> = (0..pieces)
            .into_par_iter()
            .map(|number| {
                let size = PIECE.min(self.samples - number * PIECE);
                let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number);
                let result = piece(&mut tapis_game::Rng::from_seed(seed), size);
                (self.on_progress)(size);
                result
            })
            .collect();
        done.into_iter().for_each(&mut add);
    }
}
