//! Bots for a game about which they know nothing but its rules: at random, or by searching.

use std::sync::Arc;

use tapis_game::{Bot, BySeat, Game, Seat};

use crate::ismcts::{CURIOSITY, DESCENTS, TreeSearch};
use crate::levels::Level;
use crate::playout::Judge;
use crate::random::Random;
use crate::search::Patient;

/// The names of all bots, the five levels last and in their order.
pub(crate) fn bots() -> Vec<&'static str> {
    let others = ["random", "tree-search"].into_iter();
    others.chain(Level::ALL.map(Level::name)).collect()
}

/// A fresh bot of that name, perhaps with another number of descents.
pub(crate) fn bot<G: Game>(name: &str) -> Option<Box<dyn Bot<G>>> {
    let (name, descents) = match name.split_once('@') {
        Some((name, number)) => (name, Some(number.parse().ok().filter(|&n| n > 0)?)),
        None if name == "random" => return Some(Box::new(Random)),
        None => (name, None),
    };
    let usual = descents_of(name)?;
    Some(Box::new(search(descents.unwrap_or(usual))))
}

/// A fresh bot that searches; all levels do.
pub(crate) fn patient<G: Game>(name: &str) -> Option<Box<dyn Patient<G>>> {
    Some(Box::new(search(descents_of(name)?)))
}

/// How often a level descends: who looks further plays better.
fn descents_of(name: &str) -> Option<u32> {
    Some(match Level::from_name(name) {
        None => return (name == "tree-search").then_some(DESCENTS),
        Some(Level::Beginner) => 30,
        Some(Level::Casual) => 120,
        Some(Level::Club) => 500,
        Some(Level::Expert) => 2_000,
        Some(Level::Master) => 8_000,
    })
}

fn search<G: Game>(descents: u32) -> TreeSearch<Arc<dyn Judge<G>>> {
    TreeSearch { judge: Arc::new(Points), descents, curiosity: CURIOSITY }
}

/// Whoever has more points than the others has the better chance.
struct Points;

impl<G: Game> Judge<G> for Points {
    fn judge(&self, game: &G, face_up: &G::FaceUp) -> BySeat<f32> {
        let (scores, seats) = (game.scores(face_up), game.seats());
        let most = scores.of(seats).iter().copied().max().unwrap_or(0);
        let least = scores.of(seats).iter().copied().min().unwrap_or(0);
        let weight = |seat: Seat| match game.winners(face_up) {
            Some(winners) => f32::from(u8::from(winners.contains(seat))),
            None => (scores[seat] - least) as f32 + 0.5 * (most - least).max(1) as f32,
        };
        let sum: f32 = Seat::all(seats).map(weight).sum();
        BySeat::from_fn(seats, |seat| weight(seat) / sum.max(f32::EPSILON))
    }
}
