//! A table at which people and bots sit down: what its log tells, what can be done there, and what
//! each viewer may see. Pure: no clock, no store, no socket.
//!
//! A [`TableState`] is what the log of a table tells. It holds the truth, and whoever keeps it
//! carries out [`Command`]s: each comes to one [`LogEntry`], and to the table after it. Everybody
//! else gets a [`Snapshot`], which shows a viewer only what that viewer sees and hears.

mod again;
mod command;
mod dealing;
mod entry;
mod late;
mod presence;
mod snapshot;
mod state;
mod wish;

pub use command::{Command, Refused, Who, tidy};
pub use dealing::DealView;
pub use entry::LogEntry;
pub use late::{Ask, Late};
pub use presence::{Company, Presence};
pub use snapshot::{AnyView, GameView, Said, SeatInfo, SeatKind, Snapshot, TableView, Views};
pub use state::{Agreed, Damaged, Duty, DutyKind, FILL, Occupant, Phase, STAND_IN, TableState};
pub use wish::{LONGEST_CLOCK, SeatWish, Wish, is_bot};
