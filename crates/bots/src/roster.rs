//! The bots of a game by name: what the arena, the table and the command line choose from.

use tapis_game::{Bot, Game};

/// A game that has bots to play it.
pub trait Roster: Game {
    /// The names of all bots, the weakest first.
    fn bots() -> &'static [&'static str];
    /// A fresh bot of that name; `None` if there is none.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
}
