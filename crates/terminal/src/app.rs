//! One game on the screen, from the deal to the last look back: which screen is shown, and what
//! keys and clicks do on it.

use crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::buffer::Buffer;
use tapis_texts::Language;

use crate::finished::{Finished, Replaying};
use crate::palette::Palette;
use crate::screen;
use crate::shown::Shown;
use crate::stage::{self, Stage};
use crate::target::Direction;
use crate::ui::{Overlay, Ui, Wish};

/// What the screen asks of whoever runs the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Something about the game in play.
    Wish(Wish),
    /// Another game with the same players.
    Again,
    /// The record, as a file.
    SaveRecord,
    /// All texts in another language.
    Relabel,
}

/// One game on the screen.
pub struct App<G: Stage> {
    /// What was pointed at and opened.
    pub ui: Ui,
    /// The game, once it is over.
    pub finished: Option<Finished<G>>,
    /// The replay, while one looks at it.
    pub replaying: Option<Replaying<G>>,
    rounds_seen: usize,
}

impl<G: Stage> App<G> {
    /// An empty screen.
    pub fn new(language: Language, palette: Palette) -> Self {
        Self { ui: Ui::new(language, palette), finished: None, replaying: None, rounds_seen: 0 }
    }

    /// The table has changed.
    pub fn update(&mut self, shown: &Shown<G>) {
        self.ui.offer(stage::choices(shown));
        if shown.rounds.len() > self.rounds_seen && self.finished.is_none() {
            self.ui.open(Overlay::Round);
        }
        self.rounds_seen = shown.rounds.len();
    }

    /// What was there before one sat down is no news.
    pub fn has_seen(&mut self, shown: &Shown<G>) {
        self.rounds_seen = shown.rounds.len();
    }

    /// Whether the bots wait until the person has seen something.
    pub fn holds_up(&self) -> bool {
        matches!(self.ui.overlay, Some(Overlay::Round))
    }

    /// Draws whatever is to be seen now.
    pub fn draw(&mut self, shown: &Shown<G>, buffer: &mut Buffer) {
        match (&self.replaying, &self.finished) {
            (Some(replaying), _) => replaying.draw(&mut self.ui, buffer),
            (None, Some(finished)) => finished.draw(shown, &mut self.ui, buffer),
            (None, None) => screen::draw(shown, &mut self.ui, buffer),
        }
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) -> Option<Request> {
        if key.kind == KeyEventKind::Release {
            return None;
        }
        self.ui.message = None;
        self.ui.refused = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            let quits = matches!(key.code, KeyCode::Char('c' | 'q' | 'd'));
            return quits.then_some(Request::Wish(Wish::Quit));
        }
        if key.code == KeyCode::Char('g') && self.ui.overlay.is_none() {
            let place = Language::ALL.iter().position(|language| *language == self.ui.language);
            let next = (place.unwrap_or(0) + 1) % Language::ALL.len();
            self.ui.language = Language::ALL[next];
            return Some(Request::Relabel);
        }
        if self.replaying.is_some() {
            return self.replay_key(key.code);
        }
        if self.finished.is_some() {
            return self.result_key(key.code);
        }
        if self.ui.overlay.is_some() {
            return self.overlay_key(key.code);
        }
        self.table_key(key.code).map(Request::Wish)
    }

    fn table_key(&mut self, code: KeyCode) -> Option<Wish> {
        let ui = &mut self.ui;
        match code {
            KeyCode::Left => ui.go(Direction::Left),
            KeyCode::Right => ui.go(Direction::Right),
            KeyCode::Up => ui.go(Direction::Up),
            KeyCode::Down => ui.go(Direction::Down),
            KeyCode::Tab => ui.cycle(false),
            KeyCode::BackTab => ui.cycle(true),
            KeyCode::Char(digit @ '0'..='9') => ui.point_at_digit(digit),
            KeyCode::Enter | KeyCode::Char(' ') => return ui.choose(),
            KeyCode::Esc | KeyCode::Backspace => ui.back(),
            KeyCode::Char('p') => return ui.press(&["pass"]),
            KeyCode::Char('a') => return ui.press(&["all-in"]),
            KeyCode::Char('y') => return ui.press(&["draw", "reveal", "rune"]),
            KeyCode::Char('n') => return ui.press(&["skip"]),
            KeyCode::Char('u') => return Some(Wish::Undo),
            KeyCode::Char('r') => ui.open(Overlay::Ranks),
            KeyCode::Char('s') => ui.open(Overlay::Scores),
            KeyCode::Char('l') => {
                ui.open(Overlay::Log);
                // The newest lines are at the end; drawing stops there.
                ui.scroll = u16::MAX;
            }
            KeyCode::Char('x') => {
                if let Some(cursor) = ui.cursor.clone() {
                    ui.open(Overlay::Explain(cursor));
                }
            }
            KeyCode::Char('?' | 'h') | KeyCode::F(1) => ui.open(Overlay::Help),
            KeyCode::Char('+' | '=') => return Some(Wish::Faster),
            KeyCode::Char('-') => return Some(Wish::Slower),
            KeyCode::Char('q') => return Some(Wish::Quit),
            _ => {}
        }
        None
    }

    fn overlay_key(&mut self, code: KeyCode) -> Option<Request> {
        let ui = &mut self.ui;
        ui.scroll = ui.scroll.min(ui.scroll_most);
        match (code, &ui.overlay) {
            (KeyCode::Up, _) => ui.scroll_by(-1),
            (KeyCode::Down, _) => ui.scroll_by(1),
            (KeyCode::PageUp, _) => ui.scroll_by(-10),
            (KeyCode::PageDown, _) => ui.scroll_by(10),
            (KeyCode::Enter | KeyCode::Char('y' | ' '), Some(Overlay::Confirm(words))) => {
                let words = words.clone();
                ui.overlay = None;
                return Some(Request::Wish(Wish::Act(words)));
            }
            _ => ui.overlay = None,
        }
        None
    }

    fn result_key(&mut self, code: KeyCode) -> Option<Request> {
        match code {
            KeyCode::Char('r') => {
                self.replaying = self.finished.as_ref().and_then(|finished| finished.replay(None));
                self.ui.scroll = 0;
            }
            KeyCode::Char('w') => return Some(Request::SaveRecord),
            KeyCode::Char('n') => return Some(Request::Again),
            KeyCode::Up => self.ui.scroll_by(-1),
            KeyCode::Down => self.ui.scroll_by(1),
            KeyCode::Char('q') | KeyCode::Esc => return Some(Request::Wish(Wish::Quit)),
            _ => {}
        }
        None
    }

    fn replay_key(&mut self, code: KeyCode) -> Option<Request> {
        let replaying = self.replaying.as_mut()?;
        match code {
            KeyCode::Left | KeyCode::Up => replaying.step(-1),
            KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char(' ') => {
                replaying.step(1);
            }
            KeyCode::PageUp => replaying.leaf(false),
            KeyCode::PageDown => replaying.leaf(true),
            KeyCode::Char('[') => replaying.leaf_rounds(false),
            KeyCode::Char(']') => replaying.leaf_rounds(true),
            KeyCode::Home => replaying.step(i64::MIN / 2),
            KeyCode::End => replaying.step(i64::MAX / 2),
            KeyCode::Char('e') => replaying.next_eyes(),
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('q') => self.replaying = None,
            _ => {}
        }
        None
    }

    /// The mouse was moved, turned or pressed.
    pub fn mouse(&mut self, mouse: MouseEvent) -> Option<Request> {
        let turn = match mouse.kind {
            MouseEventKind::ScrollUp => -1,
            MouseEventKind::ScrollDown => 1,
            _ => 0,
        };
        if turn != 0 {
            match &mut self.replaying {
                Some(replaying) => replaying.step(turn.into()),
                None => self.ui.scroll_by(turn * 3),
            }
            return None;
        }
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return None;
        }
        self.ui.message = None;
        self.ui.refused = None;
        if self.replaying.is_some() || self.finished.is_some() {
            return None;
        }
        match &self.ui.overlay {
            Some(Overlay::Confirm(_)) => None,
            Some(_) => {
                self.ui.overlay = None;
                None
            }
            None => self.ui.click(mouse.column, mouse.row).map(Request::Wish),
        }
    }
}
