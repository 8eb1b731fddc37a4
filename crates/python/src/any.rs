//! Games, tables, views and bots of whichever game, for Python, which knows no type parameters.

use std::any::Any;
use std::sync::Arc;

use serde_json::Value;
use tapis_encoding::{Encode, Part, Row};
use tapis_game::{Seat, Seats, Turn};
use tapis_registry::{GameKind, with_kind};

use crate::batch::AnyBatch;
use crate::company::{Player, Series};
use crate::of::Of;
use crate::wrong::{Outcome, Wrong};

/// A game as agreed.
pub trait AnyGame: Send + Sync {
    /// Its name.
    fn name(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> u8;
    /// What was agreed.
    fn options(&self) -> Value;
    /// What was asked to make it smaller than its rules do; nothing in the real game.
    fn small(&self) -> Option<&Value>;
    /// The parts of its encoding.
    fn encoding(&self) -> &'static Encoding;
    /// What was agreed, as numbers.
    fn agreed(&self) -> Vec<u8>;
    /// How an action is written.
    fn words(&self, seat: Seat, number: usize) -> Option<String>;
    /// The number of an action.
    fn number(&self, seat: Seat, words: &str) -> Option<usize>;
    /// How a card is written.
    fn card_word(&self, number: usize) -> Option<String>;
    /// The number of a card.
    fn card_number(&self, word: &str) -> Option<usize>;
    /// The names of its bots.
    fn bots(&self) -> Vec<&'static str>;
    /// A new game whose every card follows from the seed.
    fn deal(&self, seed: u64, names: Option<Vec<String>>) -> Outcome<Box<dyn AnyTable>>;
    /// A new game whose cards are chosen one by one.
    fn by_hand(&self, start: Seat) -> Outcome<Box<dyn AnyTable>>;
    /// A position laid out by hand.
    fn lay_out(&self, layout: Value, seed: u64) -> Outcome<Box<dyn AnyTable>>;
    /// The finished game of a record.
    fn read_record(&self, text: &str) -> Outcome<Box<dyn AnyTable>>;
    /// A game as it was written down by [`AnyTable::steps`].
    fn restore(&self, written: &Value) -> Outcome<Box<dyn AnyTable>>;
    /// A game played by these, one for each seat.
    fn play(
        &self,
        players: &[Player],
        seed: u64,
        names: Option<Vec<String>>,
    ) -> Outcome<Box<dyn AnyTable>>;
    /// Many games between these.
    fn arena(&self, series: &Series) -> Outcome<Value>;
    /// A bot of this name.
    fn bot(&self, player: &Player, seed: u64) -> Outcome<Box<dyn AnyBot>>;
    /// Many games side by side.
    fn batch(&self, games: usize, seed: u64, bots: &[Option<String>])
    -> Outcome<Box<dyn AnyBatch>>;
}

/// The encoding of a game.
pub struct Encoding {
    /// Its version.
    pub version: u32,
    /// How long an observation is.
    pub observation: usize,
    /// How many actions there are.
    pub actions: usize,
    /// How many cards there are.
    pub cards: usize,
    /// The parts of an observation.
    pub parts: &'static [Part],
    /// The parts of the numbers of actions.
    pub action_parts: &'static [Part],
    /// The parts of what was agreed.
    pub agreed_parts: &'static [Part],
    /// The kinds of events.
    pub events: &'static [&'static str],
}

impl Encoding {
    /// That of a game.
    pub const fn of<G: Encode>() -> Self {
        Self {
            version: G::VERSION,
            observation: G::OBSERVATION,
            actions: G::ACTIONS,
            cards: G::CARDS,
            parts: G::PARTS,
            action_parts: G::ACTION_PARTS,
            agreed_parts: G::AGREED_PARTS,
            events: G::EVENTS,
        }
    }
}

/// A table whose owner holds the truth.
pub trait AnyTable: Send + Sync {
    /// The same table once more.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// The game as agreed.
    fn game(&self) -> Arc<dyn AnyGame>;
    /// What it waits for; a deal only where cards are chosen one by one.
    fn turn(&self) -> Turn;
    /// The round.
    fn round(&self) -> u8;
    /// The points so far.
    fn scores(&self) -> Vec<i32>;
    /// Who has won, once it is over.
    fn winners(&self) -> Option<Seats>;
    /// How many actions were chosen.
    fn actions(&self) -> usize;
    /// The numbers of the actions of a seat.
    fn legal(&self, seat: Seat, out: &mut Vec<usize>);
    /// What a seat sees, as numbers.
    fn observe(&self, seat: Seat, out: &mut [u8]);
    /// What a seat may do, as numbers.
    fn mask(&self, seat: Seat, out: &mut [u8]);
    /// Carries out the action of this number.
    fn act(&mut self, seat: Seat, number: usize) -> Outcome;
    /// Carries out an action as it is written.
    fn act_in_words(&mut self, seat: Seat, words: &str) -> Outcome;
    /// What a seat knows now.
    fn view(&self, seat: Seat) -> Box<dyn AnyView>;
    /// A world that fits what a seat knows, where it remembers what it heard.
    fn imagine(&self, seat: Seat, seed: u64) -> Box<dyn AnyTable>;
    /// Everything, as JSON.
    fn full_state(&self) -> Value;
    /// The table as a spectator sees it, as JSON.
    fn spectate(&self) -> Value;
    /// What a seat, or a spectator, heard: a list for the opening and one for each action.
    fn heard(&self, ears: Option<Seat>) -> Value;
    /// The same in rows of numbers.
    fn rows(&self, ears: Option<Seat>) -> Vec<Row>;
    /// Everything that a seat knows from the beginning on, as one short text.
    fn information(&self, seat: Seat) -> String;
    /// The record of the finished game.
    fn record(&self) -> Outcome<String>;
    /// What decided the finished game, and what its players could have known.
    fn review(&self, playouts: u32, seed: u64) -> Outcome<Value>;
    /// The table after so many actions.
    fn at(&self, actions: usize) -> Outcome<Box<dyn AnyTable>>;
    /// Every action with its legal ones, the views of all seats before it and the state after it.
    fn trace(&self, views: bool) -> Outcome<Value>;
    /// Everything that it takes to play it again.
    fn steps(&self) -> Outcome<Value>;
    /// The seat and the number of every action.
    fn history(&self) -> Vec<(Seat, usize)>;
    /// The cards that may come next, where cards are chosen one by one.
    fn chances(&self) -> Vec<usize>;
    /// The cards that were chosen for a deal which is not complete.
    fn chosen_cards(&self) -> Vec<usize>;
    /// Chooses the next card.
    fn choose_card(&mut self, number: usize) -> Outcome;
}

/// What one seat knows.
pub trait AnyView: Send + Sync {
    /// The same view, for a bot that knows its type.
    fn as_any(&self) -> &dyn Any;
    /// The game as agreed.
    fn game(&self) -> Arc<dyn AnyGame>;
    /// Whose view it is.
    fn seat(&self) -> Seat;
    /// Who has to act.
    fn turn(&self) -> Turn;
    /// The scene, as JSON.
    fn scene(&self) -> Value;
    /// The scene, for a terminal.
    fn text(&self) -> String;
    /// The numbers of the legal actions.
    fn legal(&self, out: &mut Vec<usize>);
    /// What it sees, as numbers.
    fn observe(&self, out: &mut [u8]);
    /// What it may do, as numbers.
    fn mask(&self, out: &mut [u8]);
    /// A world that fits.
    fn imagine(&self, seed: u64) -> Box<dyn AnyTable>;
    /// What it can expect.
    fn odds(&self, opponents: &str, samples: u64, seed: u64) -> Outcome<Value>;
}

/// A bot that sees views.
pub trait AnyBot: Send {
    /// The number of the action that it chooses.
    fn choose(&mut self, view: &dyn AnyView) -> Outcome<usize>;
    /// Sees the table, if it has a memory.
    fn watch(&mut self, view: &dyn AnyView) -> Outcome;
}

/// The game of this name.
pub fn game(
    name: &str,
    seats: u8,
    options: Value,
    small: Option<Value>,
) -> Outcome<Arc<dyn AnyGame>> {
    let kind = GameKind::named(name).ok_or_else(|| no_game(name))?;
    with_kind!(kind, G => Ok(Arc::new(Of::<G>::new(seats, options, small)?)))
}

/// The seat with this number.
pub fn seat(number: i64, seats: u8) -> Outcome<Seat> {
    if (0..i64::from(seats)).contains(&number) {
        return Ok(Seat::new(number as u8));
    }
    Err(Wrong::Argument(format!("there is no seat {number} at a table of {seats}")))
}

/// How many usually play a game.
pub fn usual_players(name: &str) -> Outcome<u8> {
    let kind = GameKind::named(name).ok_or_else(|| no_game(name))?;
    Ok(4.clamp(*kind.seats().start(), *kind.seats().end()))
}

/// Any game of this name, to read records with.
pub fn reader(name: &str) -> Outcome<Arc<dyn AnyGame>> {
    game(name, usual_players(name)?, Value::Object(Default::default()), None)
}

fn no_game(name: &str) -> Wrong {
    let names = GameKind::ALL.map(GameKind::name).join(", ");
    Wrong::Unplayable(format!("there is no game `{name}`; there are: {names}"))
}
