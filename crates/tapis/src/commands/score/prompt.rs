//! The pad as a conversation: it asks, one line at a time, and saves after every round.

use std::io::{self, BufRead, Write};
use std::path::Path;

use tapis_play::GameKind;
use tapis_play::score_pad::ScorePad;

use super::{entry, load, mistake, new_pad, save, show};
use crate::games::GameName;
use crate::language::tell;
use crate::output::{BAD, Failure, NOTE, STRONG, paint, stdout};

/// What a person may type instead of an answer.
enum Answer {
    Line(String),
    Undo,
    Quit,
}

/// Goes on with the pad in this file, or begins one.
pub fn go_on(game: GameName, path: &Path) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    let mut pad = if path.exists() {
        load(game, path)?
    } else {
        say(&paint(STRONG, tell!("score-begin", file = path.display().to_string())))?;
        let Some(pad) = begin(game, &mut input)? else { return Ok(()) };
        save(&pad, path)?;
        pad
    };
    say(&tell!("score-how"))?;
    loop {
        show::print(&pad)?;
        let over = pad.sheet().map_err(mistake)?.winners.is_some();
        let answer =
            if over { ask(&tell!("score-over"), &mut input)? } else { Answer::Line(String::new()) };
        let answer = match answer {
            Answer::Line(_) if over => Answer::Quit,
            Answer::Line(_) => round(&mut pad, &mut input)?,
            other => other,
        };
        match answer {
            Answer::Quit => return Ok(()),
            Answer::Undo if pad.undo().is_none() => say(&tell!("score-nothing"))?,
            Answer::Undo | Answer::Line(_) => save(&pad, path)?,
        }
    }
}

/// Asks for names until a game can be played.
fn begin(game: GameName, input: &mut impl BufRead) -> Result<Option<ScorePad>, Failure> {
    loop {
        let Answer::Line(line) = ask(&tell!("score-ask-names"), input)? else { return Ok(None) };
        let names: Vec<_> =
            line.split(',').map(|name| name.trim().to_owned()).filter(|n| !n.is_empty()).collect();
        match new_pad(game, names, &[]) {
            Ok(pad) => return Ok(Some(pad)),
            Err(failure) => complain(failure)?,
        }
    }
}

/// Asks for everything about a round; a mistake asks again.
fn round(pad: &mut ScorePad, input: &mut impl BufRead) -> Result<Answer, Failure> {
    loop {
        let mut cards = Vec::new();
        let mut predict = Vec::new();
        let mut runes = Vec::new();
        let mut allies = Vec::new();
        for name in pad.names.clone() {
            let question = match pad.game {
                GameKind::Bids => tell!("score-ask-cards", name = name),
                GameKind::AllIn => tell!("score-ask-hand", name = name),
            };
            match ask(&question, input)? {
                Answer::Line(line) => cards.push(line),
                other => return Ok(other),
            }
        }
        match pad.game {
            GameKind::Bids => {
                match ask(&tell!("score-ask-allies"), input)? {
                    Answer::Line(line) if line.is_empty() => {}
                    Answer::Line(line) => allies.extend(line.split(',').map(str::to_owned)),
                    other => return Ok(other),
                };
            }
            GameKind::AllIn => {
                for name in pad.names.clone() {
                    match ask(&tell!("score-ask-prediction", name = name), input)? {
                        Answer::Line(line) => predict.push(line),
                        other => return Ok(other),
                    }
                }
                for name in pad.names.clone() {
                    match ask(&tell!("score-ask-runes", name = name), input)? {
                        Answer::Line(line) => runes.push(line.parse().unwrap_or(0)),
                        other => return Ok(other),
                    }
                }
            }
        }
        let entered = entry(pad, &cards, &predict, &runes, &allies, None)
            .and_then(|entry| pad.enter(entry).map_err(mistake));
        match entered {
            Ok(_) => return Ok(Answer::Line(String::new())),
            Err(failure) => complain(failure)?,
        }
    }
}

fn ask(question: &str, input: &mut impl BufRead) -> Result<Answer, Failure> {
    let mut out = stdout().lock();
    write!(out, "{} ", paint(NOTE, question))?;
    out.flush()?;
    let mut line = String::new();
    if input.read_line(&mut line)? == 0 {
        writeln!(out)?;
        return Ok(Answer::Quit);
    }
    Ok(match line.trim() {
        "undo" | "u" => Answer::Undo,
        "quit" | "q" => Answer::Quit,
        line => Answer::Line(line.to_owned()),
    })
}

fn say(text: &str) -> Result<(), Failure> {
    Ok(writeln!(stdout().lock(), "{text}")?)
}

/// A mistake is no reason to leave the conversation.
fn complain(failure: Failure) -> Result<(), Failure> {
    match failure {
        Failure::Problem(what) => say(&paint(BAD, what)),
        other => Err(other),
    }
}
