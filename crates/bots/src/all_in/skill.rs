//! All In lends its bots what they need.

use std::sync::{Arc, OnceLock};

use tapis_all_in::AllIn;
use tapis_game::{Game, Seat, State};

use super::{Guess, Heuristic, Predictions, Runes, Sight};
use crate::belief::Belief;
use crate::ending::Ending;
use crate::learned::Learned;
use crate::levels::Level;
use crate::playout::Judge;
use crate::policy::Policy;
use crate::skill::Skill;
use crate::weights::{Weights, carried, lendable};

/// What long practice has taught Master, and how it thinks that others play.
pub(crate) static MASTER: Weights = lendable!("all-in-master");
pub(crate) static OTHERS: Weights = lendable!("all-in-others");
static CLUB: Weights = carried!("all-in-club");
static EARLY: Weights = lendable!("all-in-early");
static EXPLOITER: Weights = lendable!("all-in-exploiter");

/// A policy that was learned, read once.
macro_rules! learned {
    ($weights:ident) => {{
        static POLICY: OnceLock<Arc<dyn Policy<AllIn>>> = OnceLock::new();
        let file = $weights.file();
        file.map(|file| POLICY.get_or_init(|| Learned::<AllIn, Sight>::shipped(file)).clone())
    }};
}

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

    fn judge() -> Arc<dyn Judge<Self>> {
        Arc::new(Runes)
    }

    const TEMPERATURE: f32 = 0.3;

    /// In a world where hands are dealt at random nobody would ever have chosen his cards, and all
    /// bets would be wrong.
    const EXPERT_BELIEVES: bool = true;

    fn belief() -> Option<Arc<dyn Belief<Self>>> {
        Some(Guess::fitted())
    }

    fn ending() -> Option<Arc<dyn Ending<Self>>> {
        Some(Arc::new(Predictions))
    }

    fn playouts(&self, level: Level) -> u32 {
        match level {
            Level::Master => 2_400,
            // Two players have fewer hands to wonder about.
            _ if self.seats() == 2 => 32,
            _ => 48,
        }
    }

    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card> {
        world.hands[seat].cards(seat).iter().collect()
    }
}
