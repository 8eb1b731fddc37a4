//! What happened, as somebody at the table heard and saw it.

use serde::{Deserialize, Serialize};
use tapis_game::{Game, Heard, Seat};

use crate::{Sitting, TableEvent};

/// One step of the log, as these ears heard it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Entry<G: Game> {
    /// How much had happened at the table when this had.
    pub version: u64,
    /// What it was.
    #[serde(flatten)]
    pub what: What<G>,
}

/// What one step of the log was.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", tag = "what", rename_all = "snake_case")]
pub enum What<G: Game> {
    /// The first cards were dealt.
    Opening {
        /// What the rules told.
        events: Vec<Heard<G>>,
    },
    /// Somebody acted.
    Action {
        /// Who.
        seat: Seat,
        /// One's own words, or what is overheard.
        action: String,
        /// What the rules told.
        events: Vec<Heard<G>>,
    },
    /// Something that is no matter of the rules.
    Table(TableEvent),
}

impl<G: Game> Entry<G> {
    /// What the rules told; nothing if they had no part in it.
    pub fn events(&self) -> &[Heard<G>] {
        match &self.what {
            What::Opening { events } | What::Action { events, .. } => events,
            What::Table(_) => &[],
        }
    }

    /// The version that counts no more from now on, if somebody took back what happened there:
    /// whoever keeps events drops those.
    pub fn takes_back(&self) -> Option<u64> {
        match self.what {
            What::Table(TableEvent::TookBack { taken, .. }) => Some(taken),
            _ => None,
        }
    }
}

/// One action as these eyes saw it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// The number of the action, from 0.
    pub number: usize,
    /// Who acted.
    pub seat: Seat,
    /// The action as these eyes heard it: one's own words, or what is overheard.
    pub action: String,
    /// What happened, as these ears heard it.
    pub heard: Vec<Heard<G>>,
    /// The table before.
    pub before: G::Scene,
    /// The table after.
    pub after: G::Scene,
}

impl<G: Game> Sitting<G> {
    /// The actions from number `from` on, as these eyes saw them.
    ///
    /// # Panics
    /// Panics if the actions of this sitting cannot be played again, which would be an error of
    /// the game.
    pub fn steps(&self, eyes: Option<Seat>, from: usize) -> Vec<Step<G>> {
        if from >= self.len() {
            return Vec::new();
        }
        let (game, opening) = (self.game().clone(), self.opening().clone());
        let mut again = Self::reopen(game, opening, &self.actions()[..from])
            .expect("what was played once plays again");
        let mut before = again.scene(eyes);
        (from..self.len())
            .map(|number| {
                let (seat, action) = self.actions()[number];
                again.act(seat, action).expect("what was played once plays again");
                let after = again.scene(eyes);
                let before = std::mem::replace(&mut before, after.clone());
                let heard = self.events(eyes, number + 1).collect();
                let action = self.words(eyes, number);
                Step { number, seat, action, heard, before, after }
            })
            .collect()
    }

    /// An action as these ears heard it: one's own words, or what is overheard.
    pub fn words(&self, ears: Option<Seat>, number: usize) -> String {
        let (seat, action) = self.actions()[number];
        if ears == Some(seat) {
            self.game().action_words(action)
        } else {
            self.game().overheard(action)
        }
    }
}
