//! A game against bots at this very table.

use std::path::PathBuf;

use tapis_game::{Menu, Refusal, Seat, Standing};
use tapis_play::Sitting;
use tapis_texts::Language;

use crate::bots::{Answer, Question};
use crate::save::{self, Kept};
use crate::shown::{Place, Rounds, Shown};
use crate::stage::Stage;

/// A game of one person against bots.
pub struct Local<G: Stage> {
    sitting: Sitting<G>,
    you: Seat,
    bots: Vec<Option<String>>,
    language: Language,
    shown: Shown<G>,
    file: Option<PathBuf>,
    /// Why the game could not be kept, if so.
    pub trouble: Option<String>,
    /// Whether the last action is worth a longer look.
    pub pause: bool,
}

impl<G: Stage> Local<G> {
    /// Sits down; if a file is given, the game is kept there.
    pub fn new(
        sitting: Sitting<G>,
        you: Seat,
        bots: Vec<Option<String>>,
        language: Language,
        file: Option<PathBuf>,
    ) -> Self {
        let places = sitting.names().iter().zip(&bots);
        let places = places.map(|(name, level)| Place { name: name.clone(), level: level.clone() });
        let scene = sitting.scene(Some(you));
        let shown = Shown {
            game: sitting.game().clone(),
            places: places.collect(),
            seat: Some(you),
            legal: Vec::new(),
            can_undo: false,
            log: Vec::new(),
            rounds: Rounds::default(),
            totals: scene.totals(),
            scene,
        };
        let mut local =
            Self { sitting, you, bots, language, shown, file, trouble: None, pause: false };
        local.retell();
        local.keep();
        local
    }

    /// What the person sees.
    pub fn shown(&self) -> &Shown<G> {
        &self.shown
    }

    /// The game in play.
    pub fn sitting(&self) -> &Sitting<G> {
        &self.sitting
    }

    /// The file in which the game is kept.
    pub fn file(&self) -> Option<&PathBuf> {
        self.file.as_ref()
    }

    /// Tells everything again, in this language.
    pub fn speak(&mut self, language: Language) {
        self.language = language;
        self.retell();
    }

    /// The story from the beginning.
    fn retell(&mut self) {
        self.shown.log.clear();
        self.shown.rounds = Rounds::default();
        self.tell(None);
        self.refresh();
    }

    /// The story after this version.
    fn tell(&mut self, after: Option<u64>) {
        let names = self.sitting.names();
        for entry in self.sitting.heard(Some(self.you), after) {
            self.shown.log.extend(tapis_texts::entry_story(self.language, names, &entry));
            self.shown.rounds.hear(entry.events());
            self.pause = entry.events().iter().any(|heard| G::pause(&heard.event));
        }
    }

    fn refresh(&mut self) {
        let view = self.sitting.view(self.you);
        let legal: Vec<String> =
            view.legal().iter().map(|action| self.sitting.game().action_words(action)).collect();
        self.shown.legal = legal;
        self.shown.scene = view.scene();
        self.shown.totals = self.shown.scene.totals();
        self.shown.can_undo = self.sitting.can_undo(self.you);
    }

    fn after_action(&mut self) {
        self.tell(self.sitting.version().checked_sub(1));
        self.refresh();
        self.keep();
    }

    /// The person acts.
    ///
    /// # Errors
    /// Says why not; then nothing has changed.
    pub fn act(&mut self, words: &str) -> Result<(), Refusal> {
        self.sitting.act_in_words(self.you, words)?;
        self.after_action();
        Ok(())
    }

    /// The person takes the last action back.
    ///
    /// # Errors
    /// Says why not; then nothing has changed.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        self.sitting.undo(self.you)?;
        self.retell();
        self.keep();
        Ok(())
    }

    /// What a bot has to be asked now, if one has to decide.
    pub fn question(&self) -> Option<Question<G>> {
        let seat = self.sitting.to_act().iter().find(|seat| *seat != self.you)?;
        let level = self.bots[seat.index()].clone()?;
        let view = self.sitting.view(seat);
        let number = self.sitting.len();
        // The promise of the deal is public, so the bots' chance tells nothing about the cards.
        let promise = self.sitting.commitment().to_string();
        let seed = promise.bytes().fold(number as u64, |seed, byte| {
            seed.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte)
        });
        Some(Question {
            number,
            seat,
            level,
            game: view.game.clone(),
            face_up: *view.face_up,
            hand: *view.hand,
            seed,
        })
    }

    /// A bot has decided. What was asked before something was taken back is not heard.
    pub fn answer(&mut self, answer: &Answer<G>) -> bool {
        let fits = answer.number == self.sitting.len();
        let done = fits && self.sitting.act(answer.seat, answer.action).is_ok();
        if done {
            self.after_action();
        }
        done
    }

    /// The record, once the game is over.
    pub fn record(&self) -> Option<String> {
        self.sitting.record().map(|record| record.to_string())
    }

    /// Writes the game down; when it is over, its record.
    fn keep(&mut self) {
        let Some(file) = &self.file else { return };
        let written = match self.record() {
            None => Kept::of(&self.sitting, self.you, &self.bots).write(file),
            Some(record) => save::write_whole(&save::record_file(file), record.as_bytes())
                .and_then(|()| std::fs::remove_file(file)),
        };
        self.trouble = written.err().map(|error| error.to_string());
    }
}
