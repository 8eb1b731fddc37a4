//! A finished game shown again, forwards and backwards, with everything open.

use super::Record;
use crate::{Eyes, Game, Heard, Landmark, Seat, State, Table};

/// A place in a finished game: after none, some or all of its actions.
pub struct Replay<'a, G: Game> {
    record: &'a Record<G>,
    /// The truth before the first action and after each one. A record is finished, so all is open.
    states: Vec<State<G>>,
    table: Table<G>,
    place: usize,
}

impl<'a, G: Game> Replay<'a, G> {
    pub(super) fn new(record: &'a Record<G>) -> Self {
        let mut table = Table::open(record.game.clone(), record.opening())
            .expect("a checked record opens a table");
        let mut states = vec![table.truth()];
        for &(seat, action) in &record.actions {
            table.act(seat, action).expect("a checked record holds legal actions");
            states.push(table.truth());
        }
        Self { record, states, table, place: 0 }
    }

    /// How many actions lie before this place.
    pub fn place(&self) -> usize {
        self.place
    }

    /// How many actions there are in all.
    pub fn len(&self) -> usize {
        self.record.actions.len()
    }

    /// Whether nobody ever had to decide.
    pub fn is_empty(&self) -> bool {
        self.record.actions.is_empty()
    }

    /// Goes to the place after this many actions, or to the end if there are not so many.
    pub fn go_to(&mut self, place: usize) {
        self.place = place.min(self.len());
    }

    /// The action that led here.
    pub fn last_action(&self) -> Option<(Seat, G::Action)> {
        Some(self.record.actions[self.place.checked_sub(1)?])
    }

    /// What a seat, or a spectator, heard on the way here. At place 0 that is the opening.
    pub fn heard_by(&self, ears: Option<Seat>) -> Vec<Heard<G>> {
        self.table.heard(ears, self.place).collect()
    }

    /// Where chapters begin and end: each with the place at which that is told.
    pub fn landmarks(&self) -> impl Iterator<Item = (usize, Landmark)> {
        self.table.landmarks()
    }

    /// Everything that was told on the way here.
    pub fn heard_open(&self) -> Vec<Heard<G>> {
        self.table.told(self.place).iter().map(|told| told.open(self.state())).collect()
    }

    /// The truth at this place.
    pub fn state(&self) -> &State<G> {
        &self.states[self.place]
    }

    /// The table at this place: from a seat's eyes, or with everything open.
    pub fn scene(&self, seat: Option<Seat>) -> G::Scene {
        let state = self.state();
        let eyes = match seat {
            Some(seat) => Eyes::Player(seat, &state.hands[seat]),
            None => Eyes::Open(state),
        };
        self.record.game.scene(&state.face_up, eyes)
    }
}
