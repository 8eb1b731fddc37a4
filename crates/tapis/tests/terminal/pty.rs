//! A terminal with `tapis` in it: keys are sent, screens are read.

use std::io::{Read, Write};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// On a busy machine everything takes its time.
const PATIENCE: Duration = Duration::from_secs(120);
pub const ENTER: &str = "\r";
pub const ESCAPE: &str = "\x1b";
pub const CTRL_C: &str = "\x03";

pub struct Screen {
    pub parser: vt100::Parser,
    ended: bool,
}

/// A terminal with a program in it.
pub struct Terminal {
    pub screen: Arc<(Mutex<Screen>, Condvar)>,
    keyboard: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    pub program: Box<dyn Child + Send + Sync>,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

impl Terminal {
    /// Runs `tapis` with these arguments in a window of 80×24.
    pub fn run(arguments: &[&str], folder: &Path, environment: &[(&str, &str)]) -> Self {
        let pair = native_pty_system().openpty(size(80, 24)).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tapis"));
        command.args(arguments);
        command.cwd(folder);
        command.env("TERM", "xterm-256color");
        command.env("XDG_STATE_HOME", folder);
        command.env("LC_ALL", "en_US.UTF-8");
        command.env_remove("NO_COLOR");
        command.env_remove("TAPIS_LANG");
        for (name, value) in environment {
            command.env(name, value);
        }
        let program = pair.slave.spawn_command(command).expect("tapis starts");
        drop(pair.slave);
        let parser = vt100::Parser::new(24, 80, 0);
        let screen = Arc::new((Mutex::new(Screen { parser, ended: false }), Condvar::new()));
        let mut output = pair.master.try_clone_reader().expect("a screen");
        let keyboard = pair.master.take_writer().expect("a keyboard");
        let seen = Arc::clone(&screen);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            loop {
                let read = output.read(&mut bytes).unwrap_or(0);
                let mut screen = seen.0.lock().expect("nobody panics here");
                screen.parser.process(&bytes[..read]);
                screen.ended |= read == 0;
                seen.1.notify_all();
                if read == 0 {
                    return;
                }
            }
        });
        Self { screen, keyboard, master: pair.master, program }
    }

    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("the program reads keys");
        self.keyboard.flush().expect("the program reads keys");
    }

    pub fn text(&self) -> String {
        self.screen.0.lock().expect("nobody panics here").parser.screen().contents()
    }

    /// Waits until the screen is as wished, or the program has ended; returns what is on it.
    #[track_caller]
    pub fn wait_until(&self, what: &str, wished: impl Fn(&str) -> bool) -> String {
        let deadline = Instant::now() + PATIENCE;
        let mut screen = self.screen.0.lock().expect("nobody panics here");
        loop {
            let text = screen.parser.screen().contents();
            if wished(&text) {
                return text;
            }
            assert!(!screen.ended, "the program has ended before {what}:\n{text}");
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "waited in vain for {what}:\n{text}");
            screen = self.screen.1.wait_timeout(screen, left).expect("nobody panics here").0;
        }
    }

    #[track_caller]
    pub fn wait_for(&self, words: &str) -> String {
        self.wait_until(&format!("`{words}`"), |text| text.contains(words))
    }

    pub fn resize(&self, columns: u16, rows: u16) {
        let mut screen = self.screen.0.lock().expect("nobody panics here");
        screen.parser.screen_mut().set_size(rows, columns);
        drop(screen);
        self.master.resize(size(columns, rows)).expect("a terminal can be resized");
    }

    /// Waits for the end of the program; says whether it was content.
    pub fn end(mut self) -> bool {
        let status = self.program.wait().expect("the program ends");
        status.success()
    }
}

/// The line and the column in which these words stand, from 1.
pub fn place(text: &str, words: &str) -> Option<(usize, usize)> {
    text.lines().zip(1..).find_map(|(line, row)| {
        let before = line.find(words)?;
        Some((row, line[..before].chars().count() + 1))
    })
}

pub const YOUR_TURN: &str = "Your turn.";
