//! All In as it is taught.

use std::path::PathBuf;
use std::sync::Arc;

use tapis_all_in::{AllIn, DiscardVariant, Options, Side, TieBreak};
use tapis_bots::all_in::{Heuristic, Sight};
use tapis_bots::policy::Policy;
use tapis_game::{Game, Rng};

use crate::course::Course;
use crate::teach::{Manner, Taught};

impl Taught for AllIn {
    type Features = Sight;

    fn first() -> Arc<dyn Policy<Self>> {
        Arc::new(Heuristic::sharp())
    }

    /// Most tables play as the box says; the others agree on something.
    fn any(rng: &mut Rng) -> Self {
        // Two players have a game of their own, of which less is learned at larger tables.
        let seats = [2, 2, 3, 4, 5][rng.below(5) as usize];
        let mut options = Options::default();
        if rng.below(4) == 0 {
            options.side = if rng.below(2) == 0 { Side::A } else { Side::B };
            options.discard_variant = match rng.below(4) {
                0 => DiscardVariant::Manipulate,
                1 => DiscardVariant::ClosedEye,
                _ => DiscardVariant::None,
            };
            options.tie_break =
                if rng.below(4) == 0 { TieBreak::Heirs } else { TieBreak::BestHand };
        }
        Self::new(seats, &options).expect("only what can be agreed on")
    }

    fn course(brief: bool, folder: PathBuf) -> Course {
        let manner = Manner { worlds: 20, one_in: 4, temperature: 0.5, sharpness: 6.0 };
        let full = Course {
            name: "main",
            seed: 1,
            generations: 2,
            chunks: 30,
            games: 12,
            manner,
            focus: 1.0,
            epochs: 16,
            folder,
        };
        if brief { Course { generations: 2, chunks: 8, games: 4, ..full } } else { full }
    }
}
