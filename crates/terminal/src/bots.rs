//! Bots that think in a thread of their own, so that the screen never waits for them.

use std::sync::mpsc::{self, Sender};
use std::thread;

use tapis_game::{Bot, Rng, Seat, View};

use crate::stage::Stage;

/// What a bot is asked: everything that its seat knows, and nothing else.
pub struct Question<G: Stage> {
    /// How many actions there were.
    pub number: usize,
    /// Whose decision it is.
    pub seat: Seat,
    /// The level of the bot.
    pub level: String,
    /// The game as agreed.
    pub game: G,
    /// What everybody knows.
    pub face_up: G::FaceUp,
    /// What this seat knows besides.
    pub hand: G::Hand,
    /// Where the bot's chance comes from.
    pub seed: u64,
}

/// What a bot has decided.
pub struct Answer<G: Stage> {
    /// The number of actions that it was asked after.
    pub number: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// The decision.
    pub action: G::Action,
}

impl<G: Stage> Question<G> {
    /// Thinks.
    pub fn think(&self) -> Option<Answer<G>> {
        let mut bot: Box<dyn Bot<G>> = G::bot(&self.level)?;
        let mut rng = Rng::from_seed(self.seed);
        let view =
            View { game: &self.game, seat: self.seat, face_up: &self.face_up, hand: &self.hand };
        let action = bot.choose(view, &mut rng);
        Some(Answer { number: self.number, seat: self.seat, action })
    }
}

/// A thread that answers one question after another, until nobody asks any more.
pub fn thinking<G: Stage>(answer: impl Fn(Answer<G>) + Send + 'static) -> Sender<Question<G>> {
    let (ask, questions) = mpsc::channel::<Question<G>>();
    thread::spawn(move || {
        while let Ok(mut question) = questions.recv() {
            // Only the newest question matters: older ones were taken back.
            while let Ok(newer) = questions.try_recv() {
                question = newer;
            }
            if let Some(answered) = question.think() {
                answer(answered);
            }
        }
    });
    ask
}
