//! Bids lends its bots what they need.

use std::sync::Arc;

use tapis_bids::Bids;
use tapis_game::{Seat, State};

use super::{Heuristic, Standings};
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

    fn beginner() -> Arc<dyn Policy<Self>> {
        Arc::new(Heuristic::beginner())
    }

    fn casual() -> Arc<dyn Policy<Self>> {
        Arc::new(Heuristic::casual())
    }

    fn learned() -> Arc<dyn Policy<Self>> {
        Self::casual()
    }

    fn judge() -> Arc<dyn Judge<Self>> {
        Arc::new(Standings::default())
    }

    fn playouts(&self, level: Level) -> u32 {
        match level {
            Level::Master => 4_000,
            _ => 400,
        }
    }

    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card> {
        world.hands[seat].iter().collect()
    }
}
