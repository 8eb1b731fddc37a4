//! Bids lends its bots what they need.

use std::sync::{Arc, LazyLock};

use tapis_bids::Bids;
use tapis_game::{Game, Seat, State};

use super::{ByBids, Heuristic, LastTricks, Sight, Standings};
use crate::belief::Belief;
use crate::ending::Ending;
use crate::learned::Learned;
use crate::levels::Level;
use crate::playout::Judge;
use crate::policy::Policy;
use crate::skill::Skill;

impl Skill for Bids {
    const STYLES: &'static [&'static str] = &["miser", "hoarder", "daredevil"];

    fn style(name: &str) -> Option<Arc<dyn Policy<Self>>> {
        Some(Arc::new(match name {
            "miser" => Heuristic::miser(),
            "hoarder" => Heuristic::hoarder(),
            "daredevil" => Heuristic::daredevil(),
            _ => return None,
        }))
    }

    const RIVALS: &'static [&'static str] = &["veteran", "early", "exploiter"];

    fn rival(name: &str) -> Option<Arc<dyn Policy<Self>>> {
        match name {
            "veteran" => Some(Arc::new(Heuristic::veteran())),
            "early" => Some(EARLY.clone()),
            "exploiter" => Some(EXPLOITER.clone()),
            _ => None,
        }
    }

    fn beginner() -> Arc<dyn Policy<Self>> {
        Arc::new(Heuristic::beginner())
    }

    fn casual() -> Arc<dyn Policy<Self>> {
        Arc::new(Heuristic::casual())
    }

    fn learned(level: Level) -> Arc<dyn Policy<Self>> {
        match level {
            Level::Master => MASTER.clone(),
            _ => CLUB.clone(),
        }
    }

    fn others() -> Arc<dyn Policy<Self>> {
        OTHERS.clone()
    }

    fn belief() -> Option<Arc<dyn Belief<Self>>> {
        Some(Arc::new(ByBids { policy: Self::others() }))
    }

    fn ending() -> Option<Arc<dyn Ending<Self>>> {
        Some(Arc::new(LastTricks))
    }

    const TEMPERATURE: f32 = 1.0;

    /// Long practice has made the policy far surer of what others will bid than they are.
    const MASTER_TEMPERATURE: f32 = 3.0;

    fn judge() -> Arc<dyn Judge<Self>> {
        Arc::new(Standings::default())
    }

    fn master_judge() -> Arc<dyn Judge<Self>> {
        Arc::new(Standings::among_thinkers())
    }

    fn playouts(&self, level: Level) -> u32 {
        match level {
            Level::Master => 800,
            // With two others there is less that policies alone get wrong.
            _ if self.seats() == 3 => 48,
            _ => 40,
        }
    }

    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card> {
        world.hands[seat].iter().collect()
    }
}

static EARLY: LazyLock<Arc<dyn Policy<Bids>>> = LazyLock::new(|| {
    Learned::<Bids, Sight>::shipped(include_bytes!("../../weights/bids-early.weights"))
});
static CLUB: LazyLock<Arc<dyn Policy<Bids>>> = LazyLock::new(|| {
    Learned::<Bids, Sight>::shipped(include_bytes!("../../weights/bids-club.weights"))
});
static MASTER: LazyLock<Arc<dyn Policy<Bids>>> = LazyLock::new(|| {
    Learned::<Bids, Sight>::shipped(include_bytes!("../../weights/bids-master.weights"))
});
static OTHERS: LazyLock<Arc<dyn Policy<Bids>>> = LazyLock::new(|| {
    Learned::<Bids, Sight>::shipped(include_bytes!("../../weights/bids-others.weights"))
});
static EXPLOITER: LazyLock<Arc<dyn Policy<Bids>>> = LazyLock::new(|| {
    Learned::<Bids, Sight>::shipped(include_bytes!("../../weights/bids-exploiter.weights"))
});
