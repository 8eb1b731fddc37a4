//! All In lends its bots what they need.

use std::sync::Arc;

use tapis_all_in::AllIn;
use tapis_game::{Seat, State};

use super::Runes;
use crate::levels::Level;
use crate::playout::Judge;
use crate::policy::{Indifferent, Policy};
use crate::skill::Skill;

impl Skill for AllIn {
    const STYLES: &'static [&'static str] = &[];

    fn style(_name: &str) -> Option<Arc<dyn Policy<Self>>> {
        None
    }

    fn beginner() -> Arc<dyn Policy<Self>> {
        Arc::new(Indifferent)
    }

    fn casual() -> Arc<dyn Policy<Self>> {
        Arc::new(Indifferent)
    }

    fn learned() -> Arc<dyn Policy<Self>> {
        Arc::new(Indifferent)
    }

    fn judge() -> Arc<dyn Judge<Self>> {
        Arc::new(Runes)
    }

    fn playouts(&self, level: Level) -> u32 {
        match level {
            Level::Master => 4_000,
            _ => 400,
        }
    }

    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card> {
        world.hands[seat].cards(seat).iter().collect()
    }
}
