//! The coach: what decided a finished game, and what its players could have known.
//!
//! Everything here starts from a [`Record`](tapis_game::Record), which exists only once a game is
//! over, or from the view of one seat. There is no clock, no file and no thread: callers say how many
//! playouts a review may cost and may stop it, and the same record with the same number of playouts
//! gives the same review for ever.

mod all_in;
mod belief;
mod bids;
mod coached;
mod grade;
mod ledger;
mod pen;
mod playout;
mod reason;
mod review;
mod reviewed;
mod stats;
mod value;

pub use belief::{Believed, Knowledge, knowledge};
pub use coached::Coached;
pub use grade::{CLEAR, Grade};
pub use ledger::{Account, Ledger, Nobodys, ledger};
pub use playout::{Lead, Mind, Sample, Worlds};
pub use reason::{Fact, Reason};
pub use review::{Decision, Effort, Review, VERSION, Wanted, Worth, judged, review};
pub use reviewed::Reviewed;
pub use stats::{Prediction, Prizes, Stats, brier, reliability};
pub use value::{Value, result};
