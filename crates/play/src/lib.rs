//! A game in play: who sits where, what was done, what can be taken back.
//!
//! A [`Sitting`] is a table with its opening and the actions so far, so that it can be closed and
//! opened again at the same place, and with a log of what happened, which tells everybody what they
//! heard. It hands out views and scenes like the table itself. There is no clock and no socket here; a
//! server, a terminal and a lesson all sit down in the same way. In [`table`] is what a server needs
//! besides: who has which seat, what they command, and what each of them may see. A [`LookBack`] leafs through a game
//! that is over.

mod log;
mod look_back;
#[cfg(feature = "schema")]
pub mod schema;
pub mod score_pad;
mod sitting;
mod story;
pub mod table;

pub use log::TableEvent;
pub use look_back::{Chapter, Chapters, LookBack, Part, Through};
pub use sitting::{AnySitting, Sitting, Sittings, open};
pub use story::{Entry, Step, What};
pub use tapis_registry::{GameKind, plain_games, with_game, with_kind};
