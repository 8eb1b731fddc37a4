//! The pad as a conversation: it asks, one line at a time, and saves after every round.

use std::io::{self, BufRead, Write};
use std::path::Path;

use tapis_play::GameKind;
use tapis_play::score_pad::{Entry, Mistake, ScorePad};

use super::{allies, load, mistake, new_pad, player, save, show, typed};
use crate::language::texts;
use crate::output::{BAD, Failure, NOTE, STRONG, paint, problem, stdout};

/// What a person may type instead of an answer.
enum Answer {
    Line(String),
    Undo,
    Quit,
}

/// Goes on with the pad in this file, or begins one.
pub fn go_on(game: GameKind, path: &Path) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    let mut pad = if path.exists() {
        load(game, path)?
    } else {
        say(&paint(STRONG, texts().msg_commands_score_begin(path.display().to_string())))?;
        let Some(pad) = begin(game, &mut input)? else { return Ok(()) };
        save(&pad, path)?;
        pad
    };
    say(&texts().msg_commands_score_how())?;
    loop {
        show::print(&pad)?;
        let over = pad.sheet().map_err(|error| mistake(&pad, &error))?.winners.is_some();
        let answer = if over {
            ask(&texts().msg_commands_score_over(), &mut input)?
        } else {
            Answer::Line(String::new())
        };
        let answer = match answer {
            Answer::Line(_) if over => Answer::Quit,
            Answer::Line(_) => round(&mut pad, &mut input)?,
            other => other,
        };
        match answer {
            Answer::Quit => return Ok(()),
            Answer::Undo if pad.undo().is_none() => say(&texts().msg_commands_score_nothing())?,
            Answer::Undo | Answer::Line(_) => save(&pad, path)?,
        }
    }
}

/// Asks for names and options until a game can be played.
fn begin(game: GameKind, input: &mut impl BufRead) -> Result<Option<ScorePad>, Failure> {
    loop {
        let Answer::Line(line) = ask(&texts().msg_commands_score_ask_names(), input)? else {
            return Ok(None);
        };
        let names: Vec<_> =
            line.split(',').map(|name| name.trim().to_owned()).filter(|n| !n.is_empty()).collect();
        let Answer::Line(line) = ask(&texts().msg_commands_score_ask_options(), input)? else {
            return Ok(None);
        };
        let options: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
        match new_pad(game, names, &options) {
            Ok(pad) => return Ok(Some(pad)),
            Err(failure) => complain(failure)?,
        }
    }
}

/// What is asked about a round, each of one player or of the table.
#[derive(Clone, Copy)]
enum Question {
    Cards(usize),
    Prediction(usize),
    Runes(usize),
    Allies,
}

impl Question {
    /// Everything that has to be known about a round.
    fn all(pad: &ScorePad) -> Vec<Self> {
        let players = 0..pad.names.len();
        let cards = players.clone().map(Self::Cards);
        if pad.game == GameKind::Bids {
            cards.chain([Self::Allies]).collect()
        } else if pad.game == GameKind::AllIn {
            let predictions = players.clone().map(Self::Prediction);
            cards.chain(predictions).chain(players.map(Self::Runes)).collect()
        } else {
            cards.collect()
        }
    }

    fn words(self, pad: &ScorePad) -> String {
        let name = |player: usize| pad.names[player].clone();
        match self {
            Self::Cards(player) if pad.game == GameKind::Bids => {
                texts().msg_commands_score_ask_cards(name(player))
            }
            Self::Cards(player) if pad.game == GameKind::AllIn => {
                texts().msg_commands_score_ask_hand(name(player))
            }
            Self::Cards(player) => format!("{}: {}?", name(player), texts().msg_table_points()),
            Self::Prediction(player) => texts().msg_commands_score_ask_prediction(name(player)),
            Self::Runes(player) => texts().msg_commands_score_ask_runes(name(player)),
            Self::Allies => texts().msg_commands_score_ask_allies(),
        }
    }
}

/// Asks for everything about a round. A mistake is asked about again at once, and `undo` goes back
/// by one answer; before the first one it means the round before.
fn round(pad: &mut ScorePad, input: &mut impl BufRead) -> Result<Answer, Failure> {
    let questions = Question::all(pad);
    let mut answers: Vec<String> = Vec::new();
    loop {
        match ask(&questions[answers.len()].words(pad), input)? {
            Answer::Line(line) => answers.push(line),
            Answer::Undo if !answers.is_empty() => {
                answers.pop();
                continue;
            }
            other => return Ok(other),
        }
        let entered = so_far(pad, &questions, &answers);
        if answers.len() < questions.len() {
            if let Some(failure) = entered.err() {
                complain(failure)?;
                answers.pop();
            }
            continue;
        }
        let entered = entered.and_then(|entry| {
            let entered = pad.enter(entry);
            entered.map_err(|error| mistake(pad, &error))
        });
        match entered {
            Ok(_) => return Ok(Answer::Line(String::new())),
            Err(failure) => {
                complain(failure)?;
                answers.clear();
            }
        }
    }
}

/// The round as far as it has been told, or what is wrong with the last answer.
fn so_far(pad: &ScorePad, questions: &[Question], answers: &[String]) -> Result<Entry, Failure> {
    let mut entry = Entry { cards: vec![String::new(); pad.names.len()], ..Entry::default() };
    for (question, answer) in questions.iter().zip(answers) {
        match question {
            Question::Cards(player) => {
                let nothing = answer == "-";
                entry.cards[*player] = if nothing { String::new() } else { typed(pad, answer) };
            }
            Question::Prediction(_) => entry.predictions.push(player(pad, answer)?),
            Question::Runes(_) if answer.is_empty() => entry.runes.push(0),
            Question::Runes(_) => {
                let number = || problem(texts().msg_commands_score_number(answer.clone()));
                entry.runes.push(answer.parse().map_err(|_| number())?);
            }
            Question::Allies if answer.is_empty() => {}
            Question::Allies => {
                let names: Vec<_> = answer.split(',').map(str::to_owned).collect();
                entry.allies = allies(pad, &names)?;
            }
        }
    }
    // What is wrong with players who have not been asked about is not wrong yet.
    if let Question::Cards(asked) = questions[answers.len() - 1] {
        match pad.clone().enter(entry.clone()) {
            Err(error @ (Mistake::NoCard { seat, .. } | Mistake::NoHand { seat, .. }))
                if seat == asked =>
            {
                return Err(mistake(pad, &error));
            }
            Err(error @ Mistake::Twice { .. }) => return Err(mistake(pad, &error)),
            _ => {}
        }
    }
    Ok(entry)
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
