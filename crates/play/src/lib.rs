//! A game in play: who sits where, what was done, what can be taken back.
//!
//! A [`Sitting`] is a table with its opening and the actions so far, so that it can be closed and
//! opened again at the same place. It hands out views and scenes like the table itself. There is
//! no clock and no socket here; a server, a terminal and a lesson all sit down in the same way.

mod either;
pub mod score_pad;
mod sitting;
mod story;
mod undo;

pub use either::{Either, GameKind};
pub use sitting::Sitting;
pub use story::{Heard, Step};
