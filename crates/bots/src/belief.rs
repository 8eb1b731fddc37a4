//! What a seat believes about the cards it does not see: worlds with weights.

use tapis_game::{Game, Rng, State, View};

/// How likely an imagined world is, beyond fitting the view.
pub trait Belief<G: Game>: Send + Sync {
    /// The logarithm of a world's weight, up to a constant that is the same for all worlds of a
    /// view.
    fn weigh(&self, view: View<'_, G>, world: &State<G>) -> f32;

    /// A world drawn by its weight, among a few that fit the view.
    ///
    /// Importance resampling with a handful of candidates is not exact, but it is without memory,
    /// it cannot collapse, and it comes close to the weights wherever they are moderate. A belief
    /// with weights that are not brings its own way.
    fn world(&self, view: View<'_, G>, rng: &mut Rng) -> State<G> {
        among(CHOICE, view, self, rng)
    }
}

/// A world drawn by its weight, among so many that fit the view.
pub fn among<G: Game, B: Belief<G> + ?Sized>(
    choice: usize,
    view: View<'_, G>,
    belief: &B,
    rng: &mut Rng,
) -> State<G> {
    let mut chosen = view.imagine(rng);
    let mut best = belief.weigh(view, &chosen) + gumbel(rng);
    for _ in 1..choice {
        let world = view.imagine(rng);
        let lot = belief.weigh(view, &world) + gumbel(rng);
        if lot > best {
            (chosen, best) = (world, lot);
        }
    }
    chosen
}

/// How many worlds one is chosen from when a belief weighs them.
const CHOICE: usize = 16;

/// A world drawn by its weight.
pub fn believe<G: Game, B: Belief<G> + ?Sized>(
    view: View<'_, G>,
    belief: &B,
    rng: &mut Rng,
) -> State<G> {
    belief.world(view, rng)
}

/// The largest of log-weights with this noise is a draw by the weights.
fn gumbel(rng: &mut Rng) -> f32 {
    -(-rng.unit().max(f32::MIN_POSITIVE).ln()).ln()
}
