//! All In as it is taught.

use std::sync::Arc;

use tapis_all_in::{AllIn, DiscardVariant, Options, Side, TieBreak};
use tapis_bots::all_in::{Heuristic, Sight};
use tapis_bots::policy::Policy;
use tapis_bots::skill::Skill;
use tapis_game::{Game, Rng};

use crate::course::Course;
use crate::taught::Taught;

impl Taught for AllIn {
    type Features = Sight;

    fn first() -> Arc<dyn Policy<Self>> {
        Arc::new(Heuristic::sharp())
    }

    fn second() -> Arc<dyn Policy<Self>> {
        Self::casual()
    }

    fn company() -> Vec<Arc<dyn Policy<Self>>> {
        let veteran = Arc::new(Heuristic::veteran());
        let learner = Arc::new(Heuristic::learner());
        let mut company: Vec<Arc<dyn Policy<Self>>> =
            vec![veteran.clone(), veteran, Self::first(), learner];
        company.extend(Self::STYLES.iter().filter_map(|name| Self::style(name)));
        company
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

    const COURSE: Course = Course {
        seed: 1,
        imitated: 400,
        turns: 220,
        games: 400,
        span: 400,
        rate: 1e-3,
        variety: 0.01,
        late: 150,
        portrait: 25,
        early: 25,
    };
    const CLUB: usize = 15;
    const WATCHED: usize = 600;
}
