//! The bots of a game by name: what the arena, the table and the command line choose from.

use std::sync::Arc;

use tapis_game::{Bot, Game};
use tapis_registry::plain_games;

use crate::ismcts::{CURIOSITY, DESCENTS, TreeSearch};
use crate::levels::Level;
use crate::plain;
use crate::playout::Judge;
use crate::random::Random;
use crate::search::Patient;
use crate::skill::Skill;
use crate::thinker::Thinker;

/// A game that has bots to play it. Those of a game that has lent them nothing know its rules only.
pub trait Roster: Game {
    /// The names of all bots, the five levels last and in their order.
    fn bots() -> Vec<&'static str> {
        plain::bots()
    }
    /// A fresh bot of that name; `None` if there is none. A bot that searches may be given another
    /// number of playouts: `expert@1000`.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        plain::bot(name)
    }
    /// A fresh bot that searches, for callers with a clock; `None` if that one answers at once.
    fn patient(name: &str) -> Option<Box<dyn Patient<Self>>> {
        plain::patient(name)
    }
    /// A fresh bot that can say what it thinks.
    fn thinker(level: Level) -> Thinker<Self>
    where
        Self: Skill,
    {
        level.bot()
    }
}

plain_games! { G => impl Roster for G {} }

/// The playouts of the search that has learned nothing.
const PLAYOUTS: u32 = 400;

impl<G: Skill> Roster for G {
    fn bots() -> Vec<&'static str> {
        let others = [&["random"], G::STYLES, G::RIVALS, &["tree-search", "playouts"]].concat();
        others.into_iter().chain(Level::ALL.map(Level::name)).collect()
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        let (name, playouts) = match name.split_once('@') {
            Some((name, number)) => (name, Some(number.parse().ok().filter(|&n| n > 0)?)),
            None => (name, None),
        };
        match (name, playouts) {
            ("random", None) => Some(Box::new(Random)),
            ("tree-search", descents) => Some(Box::new(tree_search(descents.unwrap_or(DESCENTS)))),
            (_, None) => Some(Box::new(thinker(name)?)),
            (_, Some(playouts)) => {
                let bot = thinker(name).filter(Thinker::searches)?;
                Some(Box::new(bot.with_playouts(playouts)))
            }
        }
    }

    fn patient(name: &str) -> Option<Box<dyn Patient<Self>>> {
        Some(match name {
            "tree-search" => Box::new(tree_search(DESCENTS)),
            _ => Box::new(thinker(name).filter(Thinker::searches)?),
        })
    }
}

fn tree_search<G: Skill>(descents: u32) -> TreeSearch<Arc<dyn Judge<G>>> {
    TreeSearch { judge: G::judge(), descents, curiosity: CURIOSITY }
}

fn thinker<G: Skill>(name: &str) -> Option<Thinker<G>> {
    Some(match Level::from_name(name) {
        Some(level) => level.bot(),
        None if name == "playouts" => Thinker::new(G::casual(), |_| PLAYOUTS),
        None => Thinker::at_once(G::style(name).or_else(|| G::rival(name))?),
    })
}
