//! What a game lends the coach.

use tapis_bots::skill::Skill;
use tapis_game::{MAX_PACK, Pile, Record, Seat, State};

use crate::{Fact, Stats};

/// A game whose finished games can be reviewed.
pub trait Coached: Skill {
    /// How many numbers describe the table to the evaluator.
    const TABLE: usize;
    /// How many numbers describe each seat to it.
    const SEAT: usize;
    /// The weights of the evaluator: a file made by `cargo xtask train GAME value`. Without any it
    /// takes everybody's chances for equal until the round has been scored.
    const VALUE: &'static [u8];

    /// How a position with all hands open looks to the evaluator: the table once, then one seat after
    /// another. Both slices hold zeros. The order of what lies face down must leave no trace.
    fn look(&self, state: &State<Self>, table: &mut [f32], seats: &mut [f32]);

    /// The cards that lie face down in an order that nobody knows, even with all hands open.
    fn hidden(state: &State<Self>) -> Pile<Self::Card, MAX_PACK>;
    /// The same cards in another order; the last one lies on top.
    fn restack(state: &mut State<Self>, cards: &[Self::Card]);
    /// What reasons are made of.
    const FACTS: &'static [Fact];
    /// What came about for a seat in a playout to the end of the round, fact by fact.
    fn facts(&self, me: Seat, events: &[Self::Event]) -> Vec<f32>;

    /// What a finished game is remembered by, beside chances.
    fn stats(record: &Record<Self>) -> Stats;

    /// Whether the next action may turn up one of them and end the round by it.
    fn is_blind(_state: &State<Self>) -> bool {
        false
    }
}
