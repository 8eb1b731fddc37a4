//! All In lends its bots what they need.

use std::sync::Arc;

use tapis_all_in::AllIn;
use tapis_game::{Seat, State};

use super::{Guess, Heuristic, Runes, Sight};
use crate::belief::Belief;
use crate::learned::Learned;
use crate::levels::Level;
use crate::playout::Judge;
use crate::policy::Policy;
use crate::skill::Skill;

impl Skill for AllIn {
    const STYLES: &'static [&'static str] = &["collector", "gambler", "follower", "reader"];

    fn style(name: &str) -> Option<Arc<dyn Policy<Self>>> {
        Some(Arc::new(match name {
            "collector" => Heuristic::collector(),
            "gambler" => Heuristic::gambler(),
            "follower" => Heuristic::follower(),
            "reader" => Heuristic::sharp(),
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
        Learned::<Self, Sight>::shipped(include_bytes!("../../weights/all-in.weights"))
    }

    fn judge() -> Arc<dyn Judge<Self>> {
        Arc::new(Runes)
    }

    fn belief() -> Option<Arc<dyn Belief<Self>>> {
        Some(Guess::fitted())
    }

    fn playouts(&self, level: Level) -> u32 {
        match level {
            Level::Master => 1_000,
            _ => 200,
        }
    }

    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card> {
        world.hands[seat].cards(seat).iter().collect()
    }
}
