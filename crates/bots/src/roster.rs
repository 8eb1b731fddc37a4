//! The bots of a game by name: what the arena, the table and the command line choose from.

use std::sync::Arc;

use tapis_game::{Bot, Game};

use crate::ismcts::TreeSearch;
use crate::policy::{ByPolicy, Policy};
use crate::random::Random;
use crate::skill::Skill;
use crate::thinker::Thinker;

/// A game that has bots to play it.
pub trait Roster: Game {
    /// The names of all bots, the weakest first.
    fn bots() -> Vec<&'static str>;
    /// A fresh bot of that name; `None` if there is none.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
}

/// The playouts of a searching bot's move.
const PLAYOUTS: u32 = 400;
/// The descents of the tree search, which are cheaper.
const DESCENTS: u32 = 4_000;
/// How much the tree search explores.
const CURIOSITY: f32 = 0.4;

impl<G: Skill> Roster for G {
    fn bots() -> Vec<&'static str> {
        [&["random"], G::STYLES, &["tree-search", "playouts"]].concat()
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        Some(match name {
            "random" => Box::new(Random),
            "tree-search" => {
                let judge = G::judge();
                Box::new(TreeSearch { judge, descents: DESCENTS, curiosity: CURIOSITY })
            }
            "playouts" => {
                let policy: Arc<dyn Policy<G>> = G::in_playouts().into();
                Box::new(Thinker::<G>::new(policy, PLAYOUTS))
            }
            _ => Box::new(ByPolicy { policy: G::style(name)?, temperature: 0.0 }),
        })
    }
}
