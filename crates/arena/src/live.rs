//! What is shown while a series is played: a bar with the results so far at a terminal, an
//! occasional line elsewhere. Both go to the standard error, beside the results.

use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tapis_texts::Language;

use crate::report_text::{line, so_far};
use crate::run::Progress;

/// How often the table at a terminal is written anew.
const TABLE_EVERY: Duration = Duration::from_millis(250);
/// How often a line is written elsewhere.
const LINE_EVERY: Duration = Duration::from_secs(15);

/// Shows the progress of one series.
pub struct Live {
    language: Language,
    bar: Option<ProgressBar>,
    shown: Option<Instant>,
}

impl Live {
    /// A bar if the standard error is a terminal, lines if not.
    pub fn new(language: Language) -> Self {
        let bar = stderr().is_terminal().then(|| {
            let games = language.texts().msg_commands_unit_games();
            // A test may end before all games are played, so the time left is the longest.
            let line = "{bar:32} {human_pos}/{human_len}";
            let template = format!("{line} {games}, {{elapsed}} (+{{eta}})\n{{msg}}");
            let style = ProgressStyle::with_template(&template);
            let style = style.expect("the template names only keys that exist");
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
            bar.set_style(style);
            bar.enable_steady_tick(TABLE_EVERY);
            bar
        });
        // The first line comes when there is something to tell.
        Self { language, shown: bar.is_none().then(Instant::now), bar }
    }

    /// Shows how far the series has come.
    pub fn show(&mut self, progress: &Progress<'_>) {
        if let Some(bar) = &self.bar {
            bar.set_length(progress.planned);
            bar.set_position(progress.games);
        }
        let every = if self.bar.is_some() { TABLE_EVERY } else { LINE_EVERY };
        if progress.series.deals() == 0 || self.shown.is_some_and(|shown| shown.elapsed() < every) {
            return;
        }
        self.shown = Some(Instant::now());
        match &self.bar {
            Some(bar) => bar.set_message(so_far(progress.series, self.language)),
            None => eprintln!("{}", line(progress, self.language)),
        }
    }

    /// Clears the bar, so that the results take its place.
    pub fn finish(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}
