//! What happened, as somebody at the table saw and heard it.

use tapis_game::{Game, Heard as HeardEvent, Seat};

use crate::Sitting;

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
    pub heard: Vec<HeardEvent<G>>,
    /// The table before.
    pub before: G::Scene,
    /// The table after.
    pub after: G::Scene,
}

/// An action as somebody heard it, without the scenes around it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Heard {
    /// The number of the action, from 0.
    pub number: usize,
    /// Who acted.
    pub seat: Seat,
    /// One's own words, or what is overheard.
    pub action: String,
}

impl Heard {
    /// In as few words as possible: the seat and the action.
    pub fn in_words(self) -> String {
        format!("{} {}", self.seat, self.action)
    }
}

impl<G: Game> Sitting<G> {
    /// The story from action number `from` on, as these eyes saw it.
    ///
    /// # Panics
    /// Panics if the actions of this sitting cannot be played again, which would be an error of
    /// the game.
    pub fn steps(&self, eyes: Option<Seat>, from: usize) -> Vec<Step<G>> {
        let number_of_last = self.len().saturating_sub(1);
        if from >= self.len() {
            return Vec::new();
        }
        if let (true, Some(moment)) = (from == number_of_last, self.before()) {
            let before = moment.scene(self.game(), eyes);
            return vec![self.step(eyes, from, before, self.scene(eyes))];
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
                self.step(eyes, number, before, after)
            })
            .collect()
    }

    /// What was heard from action number `from` on, by these ears.
    pub fn heard(&self, ears: Option<Seat>, from: usize) -> impl Iterator<Item = Heard> {
        let later = self.actions().iter().enumerate().skip(from);
        later.map(move |(number, &(seat, action))| Heard {
            number,
            seat,
            action: self.words(ears, seat, action),
        })
    }

    fn step(
        &self,
        eyes: Option<Seat>,
        number: usize,
        before: G::Scene,
        after: G::Scene,
    ) -> Step<G> {
        let (seat, action) = self.actions()[number];
        let heard = self.events(eyes, number + 1).collect();
        Step { number, seat, action: self.words(eyes, seat, action), heard, before, after }
    }

    fn words(&self, ears: Option<Seat>, seat: Seat, action: G::Action) -> String {
        if ears == Some(seat) {
            self.game().action_words(action)
        } else {
            self.game().overheard(action)
        }
    }
}
