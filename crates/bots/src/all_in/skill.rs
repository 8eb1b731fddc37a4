//! All In lends its bots what they need.

use std::sync::{Arc, LazyLock};

use tapis_all_in::{AllIn, Choices};
use tapis_game::{Seat, State, View};

use super::{Guess, Heuristic, Runes, Sight};
use crate::belief::Belief;
use crate::learned::Learned;
use crate::levels::Level;
use crate::playout::Judge;
use crate::policy::{Policy, Preferences};
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

    const RIVALS: &'static [&'static str] = &["first"];

    fn rival(name: &str) -> Option<Arc<dyn Policy<Self>>> {
        static FIRST: LazyLock<Arc<dyn Policy<AllIn>>> =
            LazyLock::new(|| net(include_bytes!("../../weights/all-in-first.weights")));
        (name == "first").then(|| FIRST.clone())
    }

    fn beginner() -> Arc<dyn Policy<Self>> {
        Arc::new(Heuristic::beginner())
    }

    fn casual() -> Arc<dyn Policy<Self>> {
        Arc::new(Heuristic::casual())
    }

    fn learned() -> Arc<dyn Policy<Self>> {
        static NET: LazyLock<Arc<dyn Policy<AllIn>>> =
            LazyLock::new(|| net(include_bytes!("../../weights/all-in.weights")));
        NET.clone()
    }

    fn judge() -> Arc<dyn Judge<Self>> {
        Arc::new(Runes)
    }

    const PRIOR: f32 = 24.0;
    /// In a world where hands are dealt at random nobody would ever have chosen his cards, and all
    /// bets would be wrong.
    const EXPERT_BELIEVES: bool = true;

    fn belief() -> Option<Arc<dyn Belief<Self>>> {
        Some(Guess::fitted())
    }

    fn playouts(&self, level: Level) -> u32 {
        match level {
            Level::Master => 1_600,
            _ => 160,
        }
    }

    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card> {
        world.hands[seat].cards(seat).iter().collect()
    }
}

/// The policy of a file of weights.
fn net(file: &[u8]) -> Arc<dyn Policy<AllIn>> {
    Arc::new(Sure(Learned::<AllIn, Sight>::shipped(file)))
}

/// A policy that was taught softly, because its teacher could not tell everything apart, and that
/// plays for sure: its preferences count so many times as much.
struct Sure(Arc<dyn Policy<AllIn>>);

const SURE: f32 = 4.0;

impl Policy<AllIn> for Sure {
    fn sharpness(&self) -> f32 {
        SURE * self.0.sharpness()
    }

    fn prefer(&self, view: View<'_, AllIn>, menu: &Choices) -> Preferences {
        let mut sure = Preferences::new();
        for preference in self.0.prefer(view, menu).as_slice() {
            sure.push(SURE * preference);
        }
        sure
    }
}
