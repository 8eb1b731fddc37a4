//! Bids lends its bots what they need.

use std::sync::{Arc, OnceLock};

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
use crate::weights::{Weights, carried, lendable};

/// What long practice has taught Master, and how it thinks that others play.
pub(crate) static MASTER: Weights = lendable!("bids-master");
pub(crate) static OTHERS: Weights = lendable!("bids-others");
static CLUB: Weights = carried!("bids-club");
static EARLY: Weights = lendable!("bids-early");
static EXPLOITER: Weights = lendable!("bids-exploiter");

/// A policy that was learned, read once.
macro_rules! learned {
    ($weights:ident) => {{
        static POLICY: OnceLock<Arc<dyn Policy<Bids>>> = OnceLock::new();
        let file = $weights.file();
        file.map(|file| POLICY.get_or_init(|| Learned::<Bids, Sight>::shipped(file)).clone())
    }};
}

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
            "early" => learned!(EARLY),
            "exploiter" => learned!(EXPLOITER),
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
        let policy = match level {
            Level::Master => learned!(MASTER),
            _ => learned!(CLUB),
        };
        policy.expect("nobody is asked to play before its weights are here")
    }

    fn others() -> Arc<dyn Policy<Self>> {
        learned!(OTHERS).expect("nobody is asked to play before its weights are here")
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
