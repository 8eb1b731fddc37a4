//! What one seat knows, taken out of the table: it can be kept, and holds nothing else.

use std::any::Any;
use std::sync::Arc;

use serde_json::{Value, json};
use tapis_arena::odds::Sampling;
use tapis_game::{Game, Menu, Rng, Seat, Turn, View};

use crate::any::{AnyGame, AnyTable, AnyView};
use crate::held::Held;
use crate::of::Of;
use crate::research::Research;
use crate::wrong::{Outcome, Wrong};

/// What one seat knows.
pub struct Seen<G: Game> {
    /// The game.
    pub of: Of<G>,
    /// Whose view it is.
    pub seat: Seat,
    /// What lies face up.
    pub face_up: G::FaceUp,
    /// What this seat knows besides.
    pub hand: G::Hand,
}

impl<G: Research> Seen<G> {
    /// What a bot is handed, kept.
    pub fn of(of: &Of<G>, view: View<'_, G>) -> Self {
        Self { of: of.clone(), seat: view.seat, face_up: *view.face_up, hand: *view.hand }
    }

    /// The view, as the game wants it.
    pub fn view(&self) -> View<'_, G> {
        View { game: &self.of.game, seat: self.seat, face_up: &self.face_up, hand: &self.hand }
    }
}

impl<G: Research> AnyView for Seen<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn game(&self) -> Arc<dyn AnyGame> {
        Arc::new(self.of.clone())
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn turn(&self) -> Turn {
        self.view().turn()
    }

    fn scene(&self) -> Value {
        json!(self.view().scene())
    }

    fn text(&self) -> String {
        self.view().scene().to_string()
    }

    fn legal(&self, out: &mut Vec<usize>) {
        let menu = self.view().legal();
        out.extend(menu.iter().map(|action| self.of.game.number(self.seat, action)));
        out.sort_unstable();
    }

    fn observe(&self, out: &mut [u8]) {
        G::observe(self.view(), out);
    }

    fn mask(&self, out: &mut [u8]) {
        G::mask(self.view(), out);
    }

    fn imagine(&self, seed: u64) -> Box<dyn AnyTable> {
        let state = self.view().imagine(&mut Rng::from_seed(seed));
        let known = Seat::all(self.of.game.seats()).map(|seat| {
            let mut seen = vec![0; G::OBSERVATION];
            G::observe(state.view(&self.of.game, seat), &mut seen);
            seen
        });
        let known = Arc::new(known.collect());
        Box::new(Held::imagined(self.of.clone(), state, known, Some(seed)))
    }

    fn odds(&self, opponents: &str, samples: u64, seed: u64) -> Outcome<Value> {
        let sampling = Sampling { samples, seed, on_progress: &|_| () };
        let odds = G::foretell(self.view(), opponents, &sampling);
        odds.map_err(|problem| Wrong::Argument(problem.to_string()))
    }
}
