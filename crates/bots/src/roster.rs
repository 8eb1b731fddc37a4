//! The bots of a game by name: what the arena, the table and the command line choose from.

use tapis_game::{Bot, Game};

use crate::ismcts::TreeSearch;
use crate::levels::Level;
use crate::random::Random;
use crate::skill::Skill;
use crate::thinker::Thinker;

/// A game that has bots to play it.
pub trait Roster: Game {
    /// The names of all bots, the five levels last and in their order.
    fn bots() -> Vec<&'static str>;
    /// A fresh bot of that name; `None` if there is none. A bot that searches may be given another
    /// number of playouts: `expert@1000`.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
    /// A fresh bot that can say what it thinks.
    fn thinker(level: Level) -> Thinker<Self>
    where
        Self: Skill;
}

/// The playouts of the search that has learned nothing.
const PLAYOUTS: u32 = 400;
/// The descents of the tree search, which are cheaper.
const DESCENTS: u32 = 4_000;
/// How much the tree search explores.
const CURIOSITY: f32 = 0.4;

impl<G: Skill> Roster for G {
    fn bots() -> Vec<&'static str> {
        let others = [&["random"], G::STYLES, &["tree-search", "playouts"]].concat();
        others.into_iter().chain(Level::ALL.map(Level::name)).collect()
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        let (name, playouts) = match name.split_once('@') {
            Some((name, number)) => (name, Some(number.parse().ok().filter(|&n| n > 0)?)),
            None => (name, None),
        };
        let bot = match Level::from_name(name) {
            Some(level) => level.bot(),
            None => match name {
                "random" if playouts.is_none() => return Some(Box::new(Random)),
                "tree-search" => {
                    let (judge, descents) = (G::judge(), playouts.unwrap_or(DESCENTS));
                    return Some(Box::new(TreeSearch { judge, descents, curiosity: CURIOSITY }));
                }
                "playouts" => Thinker::new(G::casual(), |_| PLAYOUTS),
                _ => Thinker::at_once(G::style(name)?),
            },
        };
        match playouts {
            None => Some(Box::new(bot)),
            Some(playouts) if bot.searches() => Some(Box::new(bot.with_playouts(playouts))),
            Some(_) => None,
        }
    }

    fn thinker(level: Level) -> Thinker<Self> {
        level.bot()
    }
}
