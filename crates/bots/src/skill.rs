//! What a game lends its bots: heuristics and a judge.

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::{Game, Seat, State};

use crate::all_in::Runes;
use crate::bids::{Heuristic, Standings};
use crate::playout::Judge;
use crate::policy::{Indifferent, Policy};

/// A game that bots know how to play.
pub trait Skill: Game {
    /// The names of the heuristics, the weakest first.
    const STYLES: &'static [&'static str];

    /// The heuristic of that name.
    fn style(name: &str) -> Option<Box<dyn Policy<Self>>>;
    /// Who plays all seats in the playouts of a search.
    fn in_playouts() -> Box<dyn Policy<Self>>;
    /// What the end of a round is worth.
    fn judge() -> Box<dyn Judge<Self>>;
    /// The cards in the hand of a seat in an imagined world.
    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card>;
}

impl Skill for AllIn {
    const STYLES: &'static [&'static str] = &[];

    fn style(_name: &str) -> Option<Box<dyn Policy<Self>>> {
        None
    }

    /// Anything goes: a search finds out by itself what is good.
    fn in_playouts() -> Box<dyn Policy<Self>> {
        Box::new(Indifferent)
    }

    fn judge() -> Box<dyn Judge<Self>> {
        Box::new(Runes)
    }

    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card> {
        world.hands[seat].cards(seat).iter().collect()
    }
}

impl Skill for Bids {
    const STYLES: &'static [&'static str] =
        &["beginner", "miser", "hoarder", "daredevil", "casual"];

    fn style(name: &str) -> Option<Box<dyn Policy<Self>>> {
        Some(Box::new(match name {
            "beginner" => Heuristic::beginner(),
            "miser" => Heuristic::miser(),
            "hoarder" => Heuristic::hoarder(),
            "daredevil" => Heuristic::daredevil(),
            "casual" => Heuristic::casual(),
            _ => return None,
        }))
    }

    fn in_playouts() -> Box<dyn Policy<Self>> {
        Box::new(Heuristic::casual())
    }

    fn judge() -> Box<dyn Judge<Self>> {
        Box::new(Standings::default())
    }

    fn hand(world: &State<Self>, seat: Seat) -> Vec<Self::Card> {
        world.hands[seat].iter().collect()
    }
}
