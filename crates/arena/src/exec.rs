//! A bot that is a program: it is asked in lines of JSON on its standard input and answers in lines
//! on its standard output. `docs/bots.md` describes what is said. It sees views like everybody.
//!
//! Programs are kept running from game to game, as many as there are seats to be held at once. One
//! that dies, is silent for too long or says what is no legal action ends the series, by name.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tapis_game::{Bot, Game, Menu, Rng, View, options};

use crate::Contestant;

/// How a program is named among the bots: `exec:./mybot`.
pub const PREFIX: &str = "exec:";
/// The name of this way of talking; raised with every change.
const PROTOCOL: &str = "tapis-bot/1";
/// So long may a program take to begin.
const BEGIN: Duration = Duration::from_secs(20);
/// So long may it think about one decision.
const THINK: Duration = Duration::from_secs(10);
/// No answer is longer than this.
const LONGEST: u64 = 1 << 16;

/// The contestant that is this program, with its arguments after spaces.
pub fn contestant<G: Game>(command: &str) -> Contestant<G> {
    let idle = Arc::new(Mutex::new(Vec::new()));
    let command = command.to_owned();
    Contestant::new(format!("{PREFIX}{command}"), move || Program {
        command: command.clone(),
        idle: Arc::clone(&idle),
        running: None,
        broken: None,
        new_game: true,
    })
}

/// A program in a seat.
struct Program {
    command: String,
    /// Programs that nobody talks to at the moment.
    idle: Arc<Mutex<Vec<Running>>>,
    running: Option<Running>,
    broken: Option<String>,
    new_game: bool,
}

/// A program that is running.
struct Running {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
    /// The game that it was told of, as it was written.
    game: String,
}

/// The first line that a program reads.
#[derive(Serialize)]
struct Hello<'a> {
    protocol: &'static str,
    game: &'static str,
    players: u8,
    options: Value,
    bot: &'a str,
    seconds: u64,
}

/// What it is asked.
#[derive(Serialize)]
struct Question<'a, S> {
    /// Whether this is the first decision of this seat in a game.
    new_game: bool,
    seat: tapis_game::Seat,
    scene: S,
    legal: &'a [String],
    /// A number to throw dice with, so that the same series is the same again.
    random: u32,
}

/// What it answers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    action: String,
}

/// What it answers first.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ready {
    ready: String,
}

impl<G: Game> Bot<G> for Program {
    fn choose(&mut self, view: View<'_, G>, rng: &mut Rng) -> G::Action {
        match self.ask(view, rng.bits() as u32) {
            Ok(action) => action,
            Err(why) => {
                self.broken = Some(why);
                view.legal().nth(0)
            }
        }
    }

    fn broken(&self) -> Option<String> {
        self.broken.clone()
    }
}

impl Program {
    fn ask<G: Game>(&mut self, view: View<'_, G>, random: u32) -> Result<G::Action, String> {
        let game = format!("{} {} {}", G::NAME, view.game.seats(), options::to_value(view.game));
        if self.running.is_none() {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            let known = idle.iter().position(|running| running.game == game);
            self.running = known.map(|place| idle.swap_remove(place));
        }
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Running::begin(&self.command, view.game, game)?),
        };
        let menu = view.legal();
        let legal: Vec<String> = menu.iter().map(|action| view.game.action_words(action)).collect();
        let new_game = std::mem::take(&mut self.new_game);
        let scene = view.scene();
        running.say(&Question { new_game, seat: view.seat, scene, legal: &legal, random })?;
        let line = running.hear(THINK)?;
        let answer: Answer = serde_json::from_str(&line).map_err(|error| {
            format!("it answered `{}`, not {{\"action\": \"…\"}}: {error}", short(&line))
        })?;
        let action = view.game.read_action(&answer.action);
        action.filter(|action| menu.contains(*action)).ok_or_else(|| {
            format!("it chose `{}`, which is not among the legal actions", short(&answer.action))
        })
    }
}

/// A program that did nothing wrong plays on in another game.
impl Drop for Program {
    fn drop(&mut self) {
        if let Some(running) = self.running.take().filter(|_| self.broken.is_none()) {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(running);
        }
    }
}

impl Running {
    fn begin<G: Game>(command: &str, rules: &G, game: String) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("no program is named after `exec:`")?;
        let child =
            Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| format!("it cannot be started: {error}"))?;
        let input = child.stdin.take().expect("its input is a pipe");
        let output = child.stdout.take().expect("its output is a pipe");
        let (tell, answers) = sync_channel(4);
        // Reading waits for ever, so it is done where nobody waits for it.
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = String::new();
                let read = std::io::Read::take(&mut output, LONGEST).read_line(&mut line);
                if !matches!(read, Ok(1..)) || tell.send(line).is_err() {
                    return;
                }
            }
        });
        let mut running = Self { child, input, answers, game };
        running.say(&Hello {
            protocol: PROTOCOL,
            game: G::NAME,
            players: rules.seats(),
            options: options::to_value(rules),
            bot: command,
            seconds: THINK.as_secs(),
        })?;
        let line = running.hear(BEGIN)?;
        let ready: Result<Ready, _> = serde_json::from_str(&line);
        match ready {
            Ok(Ready { ready }) if ready == PROTOCOL => Ok(running),
            _ => {
                let line = short(&line);
                Err(format!("it began with `{line}`, not with {{\"ready\": \"{PROTOCOL}\"}}"))
            }
        }
    }

    fn say(&mut self, what: &impl Serialize) -> Result<(), String> {
        let mut line = serde_json::to_string(what).map_err(|error| error.to_string())?;
        line.push('\n');
        let said = self.input.write_all(line.as_bytes()).and_then(|()| self.input.flush());
        said.map_err(|error| format!("it does not listen any more: {error}{}", self.ending()))
    }

    fn hear(&mut self, wait: Duration) -> Result<String, String> {
        self.answers.recv_timeout(wait).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("it was silent for {} seconds", wait.as_secs()),
            RecvTimeoutError::Disconnected => {
                format!("it ended without an answer{}", self.ending())
            }
        })
    }

    /// How it ended, if it did so already.
    fn ending(&mut self) -> String {
        match self.child.try_wait() {
            Ok(Some(status)) => format!(" ({status})"),
            _ => String::new(),
        }
    }
}

/// Nobody talks to it any more.
impl Drop for Running {
    fn drop(&mut self) {
        // It may be gone already, and then both have nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn short(text: &str) -> String {
    text.trim().chars().take(100).collect()
}
