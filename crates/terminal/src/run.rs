//! The terminal itself: taking it over and giving it back, the loop of events, and time.

use std::io::{self, IsTerminal, Stdout};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{DisableMouseCapture, EnableMouseCapture, Event};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use signal_hook::consts::{SIGHUP, SIGTERM};
use tapis_game::deal::Seed;
use tapis_game::{Opening, Seat};
use tapis_play::Sitting;
use tapis_texts::Language;

use crate::app::{App, Request};
use crate::bots::{self, Answer};
use crate::finished::Finished;
use crate::local::Local;
use crate::save;
use crate::stage::Stage;
use crate::ui::Wish;
use crate::{Taste, Told};

/// How long bots may wait before they act, in milliseconds.
pub(crate) const PACES: [u64; 6] = [0, 150, 400, 800, 1500, 3000];
/// How often signals are looked for while nothing happens.
pub(crate) const HEARTBEAT: Duration = Duration::from_millis(200);

/// Refuses to draw into a file or to read keys from one.
pub(crate) fn needs_terminal(language: Language) -> Result<(), String> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        Ok(())
    } else {
        Err(language.texts().msg_terminal_no_terminal())
    }
}

/// The terminal while it is ours. Dropping it gives it back.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    /// Whether somebody has asked the program to end.
    ended: Arc<AtomicBool>,
}

fn give_back() {
    let _ = disable_raw_mode();
    let _ =
        execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, crossterm::cursor::Show);
}

impl Screen {
    /// Takes the terminal over. After a panic it is given back before anything is printed.
    pub(crate) fn take() -> io::Result<Self> {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            report(panic);
        }));
        let ended = Arc::new(AtomicBool::new(false));
        for signal in [SIGTERM, SIGHUP] {
            signal_hook::flag::register(signal, Arc::clone(&ended))?;
        }
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(Self { terminal, ended })
    }

    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        self.terminal.draw(|frame| draw(frame.buffer_mut())).map(|_| ())
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Reads keys and clicks in a thread of its own, for as long as the program runs.
pub(crate) fn listen<E: Send + 'static>(
    events: Sender<E>,
    wrap: impl Fn(Event) -> E + Send + 'static,
) {
    thread::spawn(move || {
        while let Ok(event) = crossterm::event::read() {
            if events.send(wrap(event)).is_err() {
                return;
            }
        }
    });
}

enum News<G: Stage> {
    Input(Event),
    Answer(Answer<G>),
}

/// Plays a game against bots until the person leaves.
pub(crate) fn local<G: Stage>(
    sitting: Sitting<G>,
    you: Seat,
    bots: Vec<Option<String>>,
    taste: Taste,
    file: PathBuf,
) -> Told {
    let failed = |error: io::Error| error.to_string();
    let mut screen = Screen::take().map_err(failed)?;
    let (teller, news) = mpsc::channel();
    listen(teller.clone(), News::Input);
    let mut evening = Evening {
        app: App::new(taste.language, taste.palette),
        local: Local::new(sitting, you, bots, taste.language, Some(file)),
        pace: taste.pace,
        asked: None,
        answer: None,
        not_before: Instant::now(),
    };
    let result = evening.play(&mut screen, &news, teller);
    drop(screen);
    result.map_err(failed)?;
    Ok(evening.farewell())
}

/// A game against bots, on the screen.
struct Evening<G: Stage> {
    app: App<G>,
    local: Local<G>,
    pace: Duration,
    /// The number of actions after which a bot was asked last.
    asked: Option<usize>,
    /// What it said, until the time has come.
    answer: Option<Answer<G>>,
    not_before: Instant,
}

impl<G: Stage> Evening<G> {
    fn play(
        &mut self,
        screen: &mut Screen,
        news: &Receiver<News<G>>,
        teller: Sender<News<G>>,
    ) -> io::Result<()> {
        let ask = bots::thinking(move |answer| {
            let _ = teller.send(News::Answer(answer));
        });
        self.app.has_seen(self.local.shown());
        self.update();
        loop {
            let shown = self.local.shown();
            let app = &mut self.app;
            screen.draw(|buffer| app.draw(shown, buffer))?;
            if let Some(question) = self.local.question()
                && self.asked != Some(question.number)
            {
                self.asked = Some(question.number);
                // Without the thread no bot would ever answer; then the game stands still.
                let _ = ask.send(question);
            }
            let wait = match &self.answer {
                Some(_) if !self.app.holds_up() => {
                    self.not_before.saturating_duration_since(Instant::now()).min(HEARTBEAT)
                }
                _ => HEARTBEAT,
            };
            match news.recv_timeout(wait) {
                Ok(News::Answer(answer)) => self.answer = Some(answer),
                Ok(News::Input(event)) => {
                    if self.input(event) {
                        return Ok(());
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            if screen.has_ended() {
                return Ok(());
            }
            self.let_bots_act();
        }
    }

    fn let_bots_act(&mut self) {
        if self.app.holds_up() || Instant::now() < self.not_before {
            return;
        }
        if let Some(answer) = self.answer.take()
            && self.local.answer(&answer)
        {
            self.acted();
        }
    }

    /// Somebody has acted: the next bot waits a little, and longer after a trick or an answer.
    fn acted(&mut self) {
        let times = if self.local.pause { 3 } else { 1 };
        self.not_before = Instant::now() + self.pace * times;
        self.update();
    }

    fn update(&mut self) {
        if self.app.finished.is_none()
            && let Some(record) = self.local.record()
        {
            let places = self.local.shown().places.clone();
            self.app.finished = Some(Finished::new(record, places));
            self.app.ui.overlay = None;
        }
        self.app.update(self.local.shown());
        if let Some(trouble) = &self.local.trouble {
            let texts = self.app.ui.language.texts();
            self.app.ui.message = Some(texts.msg_terminal_not_kept(trouble.as_str()));
        }
    }

    /// Returns whether the person leaves.
    fn input(&mut self, event: Event) -> bool {
        let request = match event {
            Event::Key(key) => self.app.key(key),
            Event::Mouse(mouse) => self.app.mouse(mouse),
            _ => None,
        };
        let Some(request) = request else { return false };
        let language = self.app.ui.language;
        let texts = language.texts();
        match request {
            Request::Wish(Wish::Quit) => return true,
            Request::Wish(Wish::Act(words)) => match self.local.act(&words) {
                Ok(()) => self.acted(),
                Err(refusal) => {
                    let names = self.local.shown().names();
                    self.app.ui.message = Some(tapis_texts::refusal(language, &names, &refusal));
                }
            },
            Request::Wish(Wish::Undo) => match self.local.undo() {
                Ok(()) => {
                    (self.asked, self.answer) = (None, None);
                    self.update();
                    self.app.ui.message = Some(texts.msg_terminal_undone());
                }
                Err(_) => self.app.ui.message = Some(texts.msg_terminal_cannot_undo()),
            },
            Request::Wish(wish @ (Wish::Faster | Wish::Slower)) => {
                self.pace = next_pace(self.pace, wish == Wish::Slower);
                let seconds = format!("{:.1}", self.pace.as_secs_f32());
                self.app.ui.message = Some(texts.msg_terminal_pace(seconds));
            }
            Request::Relabel => {
                self.local.speak(language);
                self.update();
            }
            Request::SaveRecord => self.save_record(),
            Request::Again => self.again(),
        }
        false
    }

    fn save_record(&mut self) {
        if let Some(finished) = &self.app.finished {
            let said = save_record::<G>(finished.text(), self.app.ui.language);
            self.app.ui.message = Some(said);
        }
    }

    /// The same players, new cards.
    fn again(&mut self) {
        let language = self.app.ui.language;
        let sitting = self.local.sitting();
        let names = sitting.names().to_vec();
        let salts = vec![String::new(); names.len()];
        let opening = Opening::new(names, salts, random_seed());
        let Ok(sitting) = Sitting::open(sitting.game().clone(), opening) else { return };
        let shown = self.local.shown();
        let bots: Vec<_> = shown.places.iter().map(|place| place.level.clone()).collect();
        let Some(you) = shown.seat else { return };
        let folder = self.local.file().and_then(|file| file.parent()).map(PathBuf::from);
        let file = save::new_file(&folder.unwrap_or_else(save::folder), G::NAME);
        self.local = Local::new(sitting, you, bots, language, Some(file));
        let palette = self.app.ui.palette;
        self.app = App::new(language, palette);
        (self.asked, self.answer) = (None, None);
        self.update();
    }

    /// What is told after the screen has been left.
    fn farewell(&self) -> Option<String> {
        let texts = self.app.ui.language.texts();
        let file = self.local.file()?;
        if self.local.record().is_some() {
            let record = save::record_file(file);
            return Some(texts.msg_terminal_record_saved(record.display().to_string()));
        }
        let command = if file.parent() == Some(&save::folder()) {
            "tapis play --resume".to_owned()
        } else {
            format!("tapis play --resume {}", file.display())
        };
        Some(texts.msg_terminal_kept(command))
    }
}

/// Writes the record where the person is at work, and says where that is.
pub(crate) fn save_record<G: Stage>(text: &str, language: Language) -> String {
    let texts = language.texts();
    let name = |number: u32| PathBuf::from(format!("{}-{number}.tapis", G::NAME));
    let path = (1..).map(name).find(|path| !path.exists()).expect("a number is free");
    match save::write_whole(&path, text.as_bytes()) {
        Ok(()) => texts.msg_terminal_record_saved(path.display().to_string()),
        Err(error) => texts.msg_terminal_record_not_saved(error.to_string()),
    }
}

/// The next pace in this direction.
pub(crate) fn next_pace(pace: Duration, slower: bool) -> Duration {
    let now = pace.as_millis() as u64;
    let next = if slower {
        PACES.into_iter().find(|other| *other > now)
    } else {
        PACES.into_iter().rev().find(|other| *other < now)
    };
    next.map_or(pace, Duration::from_millis)
}

/// A seed that nobody has chosen.
///
/// # Panics
/// Panics if the system has no chance to give.
pub fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has chance to give");
    Seed::new(bytes)
}
