//! The contract of a card game, written once for every game.
//!
//! A card lies face up (everybody sees it), in hand (one seat sees it) or face down (nobody does).
//! [`State`] holds all three drawers and is the truth; a [`View`] holds what one seat may know, and
//! bots, pages and programs are handed nothing else. [`Table`] is the only holder of the truth of a
//! game in play, [`Record`] is what remains of it.

mod bot;
mod contract;
pub mod deal;
mod drive;
mod event;
pub mod options;
mod pile;
pub mod record;
mod refusal;
mod rng;
#[cfg(feature = "schema")]
pub mod schema;
mod seats;
mod standing;
mod state;
mod table;
mod words;

pub use bot::Bot;
pub use contract::{Drawer, Eyes, Game, LayOut, MAX_PACK, Menu, Turn, Unplayable};
pub use drive::{
    After, AllSeats, Anything, Before, Chance, EachSeat, InPlay, Observer, OpenTable, Players,
    drive, may_act,
};
pub use event::{Alone, Chapters, Heard, Landmark, Nobody, Plain, Tell, Told};
pub use pile::Pile;
pub use record::Record;
pub use refusal::Refusal;
pub use rng::Rng;
pub use seats::{BySeat, MAX_SEATS, Seat, Seats};
pub use standing::Standing;
pub use state::{State, View};
pub use table::{Opening, Table};
pub use words::Words;
