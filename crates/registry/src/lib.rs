//! Which games there are. A game is entered here, once, and everybody who serves all games finds it:
//! by its name as a [`GameKind`], by its type through [`with_kind!`], and as something that there is
//! for every game, a sitting or a view, through [`Any`] and [`with_game!`].
//!
//! The rules are all that a game needs. What else a crate wants to know of it stands in a trait of that
//! crate, whose methods have plain answers, and [`plain_games!`] gives those to every game that
//! brings none of its own.
//!
//! ```
//! use tapis_game::Game;
//! use tapis_registry::{GameKind, with_kind};
//!
//! let kind = GameKind::named("bids").expect("a game");
//! assert_eq!(with_kind!(kind, G => *G::SEATS.end()), 6);
//! ```

#[macro_use]
mod entry;

use serde_json::Value;
use tapis_game::{Game, Unplayable, options};

games! { ($)
    /// All In – Predictions.
    AllIn = tapis_all_in::AllIn,
    /// Bids.
    Bids = tapis_bids::Bids;

    // Games for which nobody has written words, drawings and bots yet: everywhere they get the plain
    // ones. What was written for a game takes their place as soon as it moves up.
    plain
}

/// Something that there is for every game: its sitting, its view, its rules on a page.
pub trait Family {
    /// That of one game.
    type Of<G: Game>;
}

/// A game that is entered in the registry.
pub trait Registered: Game {
    /// Its entry.
    const KIND: GameKind;

    /// Something of this game, for whoever serves all games.
    fn any<F: Family>(of: F::Of<Self>) -> Any<F>;
}

impl GameKind {
    /// The game's name in commands, records and addresses.
    pub const fn name(self) -> &'static str {
        with_kind!(self, G => G::NAME)
    }

    /// The game that calls itself so.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// How many can play.
    pub fn seats(self) -> std::ops::RangeInclusive<u8> {
        with_kind!(self, G => G::SEATS)
    }

    /// Every option as agreed, defaults filled in, if this many can play like that.
    ///
    /// # Errors
    /// Says why no game can be played like that.
    pub fn settle(self, seats: u8, wished: Value) -> Result<Value, Unplayable> {
        with_kind!(self, G => {
            let wished = options::from_value::<<G as Game>::Options>(wished)?;
            Ok(options::to_value(&G::new(seats, &wished)?))
        })
    }
}
