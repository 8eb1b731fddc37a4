//! A score pad for people who play with the paper boxes. The games' own scoring code does the sums.
//!
//! A [`ScorePad`] holds what was written down, round by round; a [`Sheet`] is what follows from it.
//! The pad itself is what is saved: nothing that follows from it can go wrong in a file.

mod all_in;
mod bids;
mod plain;

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tapis_game::{Game, Seats, Unplayable};
use tapis_registry::{GameKind, plain_games, with_kind};

/// A game that is added up on a pad.
pub trait OnPaper: Game {
    /// What follows from a pad. If nobody has said what, the points of each round are added up.
    ///
    /// # Errors
    /// Names the first mistake.
    fn sheet(pad: &ScorePad) -> Result<Sheet, Mistake> {
        plain::sheet::<Self>(pad)
    }
}

plain_games! { G => impl OnPaper for G {} }

/// What was written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScorePad {
    /// Which game is played.
    pub game: GameKind,
    /// The players, clockwise.
    pub names: Vec<String>,
    /// What they agreed on, as in files.
    #[serde(default)]
    pub options: Value,
    /// Who dealt the first round, if that was said: the left neighbour starts All In.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<u8>,
    /// What was entered for each round.
    #[serde(default)]
    pub rounds: Vec<Entry>,
}

/// What is entered for one round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Entry {
    /// For each player. Bids: the point cards won, in order (`5 8 2x -5 thief`). All In: the five
    /// cards of the hand (`7C 7S QT 9T RU1`), or the category, the deciding card and the rune
    /// cards (`full_house 9C`, `pair KM RU1`).
    pub cards: Vec<String>,
    /// All In: for each player, whom they predicted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub predictions: Vec<u8>,
    /// All In: for each player, the runes gained by effects during the round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub runes: Vec<u16>,
    /// Bids: the two allies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allies: Option<[u8; 2]>,
    /// Bids: who would start the next trick; it matters only if everything else is equal (B-46).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<u8>,
}

/// What follows from a pad.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sheet {
    /// One line for each round.
    pub rounds: Vec<Line>,
    /// The points or runes of each player so far.
    pub totals: Vec<i32>,
    /// Bids: for each player, the rounds without a card that count.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub zero_rounds: Vec<u8>,
    /// All In: the pot of the next round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pot: Option<u16>,
    /// All In: more runes are out than the box has tokens.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub beyond_supply: bool,
    /// Who may start the next round; several only if the pad was not told what decides among them.
    /// Empty when the game is over.
    pub starters: Seats,
    /// Who has won, once the game is over; nobody if the tie remained.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winners: Option<Seats>,
}

/// One scored round.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Line {
    /// What each player gets in this round.
    pub scores: Vec<i32>,
    /// What each player has after this round.
    pub totals: Vec<i32>,
    /// How the score of each player came about.
    pub details: Vec<Detail>,
}

/// How a score came about.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Detail {
    /// Bids: what the own cards were worth.
    Cards {
        /// The points of the own cards.
        own: i32,
    },
    /// Bids: no card, and paid for it.
    LuckyLoser {
        /// How many such rounds count by now.
        zero_rounds: u8,
    },
    /// Bids: the points were shared with an ally.
    Allied {
        /// The points of the own cards.
        own: i32,
    },
    /// All In: a hand.
    Hand {
        /// The category of the hand.
        category: String,
        /// What the hand and its rune cards score.
        hand: u16,
        /// What came from the pot.
        pot: u16,
        /// What came from effects.
        effects: u16,
        /// Whether it was the best hand.
        best: bool,
    },
}

/// Why a pad makes no sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// No game can be played like that.
    Unplayable(Unplayable),
    /// This word is no card of the game, or not one that counts here.
    NoCard {
        /// The round, from 1.
        round: usize,
        /// The player.
        seat: usize,
        /// The word.
        word: String,
    },
    /// This card was entered twice.
    Twice {
        /// The round, from 1.
        round: usize,
        /// The card.
        card: String,
    },
    /// A hand has five cards, or is a category.
    NoHand {
        /// The round, from 1.
        round: usize,
        /// The player.
        seat: usize,
    },
    /// A player's prediction is missing.
    NoPrediction {
        /// The round, from 1.
        round: usize,
        /// The player.
        seat: usize,
    },
    /// The allies are not two different players.
    NoAllies {
        /// The round, from 1.
        round: usize,
    },
    /// Two hands cannot be told apart: the deciding cards are needed.
    Undecided {
        /// The round, from 1.
        round: usize,
        /// One player.
        seat: usize,
        /// The other one.
        other: usize,
    },
    /// The game was over before this round.
    Over {
        /// The round, from 1.
        round: usize,
    },
    /// This round has not been written down, so it cannot be corrected.
    NoRound {
        /// The round, from 1.
        round: usize,
    },
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unplayable(why) => why.fmt(f),
            Self::NoCard { round, seat, word } => {
                write!(f, "round {round}, player {}: `{word}` is no card here", seat + 1)
            }
            Self::Twice { round, card } => write!(f, "round {round}: {card} was entered twice"),
            Self::NoHand { round, seat } => {
                write!(f, "round {round}, player {}: five cards or a category", seat + 1)
            }
            Self::NoPrediction { round, seat } => {
                write!(f, "round {round}, player {}: no prediction", seat + 1)
            }
            Self::NoAllies { round } => write!(f, "round {round}: allies are two players"),
            Self::Undecided { round, seat, other } => write!(
                f,
                "round {round}: players {} and {} need their deciding cards",
                seat + 1,
                other + 1
            ),
            Self::Over { round } => write!(f, "round {round}: the game was over before it"),
            Self::NoRound { round } => write!(f, "round {round} has not been written down"),
        }
    }
}

impl std::error::Error for Mistake {}

impl ScorePad {
    /// An empty pad.
    ///
    /// # Errors
    /// Says why no game can be played like that.
    pub fn new(game: GameKind, names: Vec<String>, options: Value) -> Result<Self, Mistake> {
        let pad = Self { game, names, options, dealer: None, rounds: Vec::new() };
        pad.sheet()?;
        Ok(pad)
    }

    /// What follows from the pad.
    ///
    /// # Errors
    /// Names the first mistake.
    pub fn sheet(&self) -> Result<Sheet, Mistake> {
        with_kind!(self.game, G => G::sheet(self))
    }

    /// Writes down a round.
    ///
    /// # Errors
    /// Names the mistake; then nothing has changed.
    pub fn enter(&mut self, entry: Entry) -> Result<Sheet, Mistake> {
        self.rounds.push(entry);
        let sheet = self.sheet();
        if sheet.is_err() {
            self.rounds.pop();
        }
        sheet
    }

    /// What each player gets in a round that is still being entered, as far as that can be said:
    /// everything once it is whole.
    pub fn so_far(&self, round: Option<usize>, entry: &Entry) -> Vec<Option<i32>> {
        let mut tried = self.clone();
        let place = round.map_or(self.rounds.len(), |round| round.saturating_sub(1));
        let whole = match round {
            Some(round) => tried.correct(round, entry.clone()),
            None => tried.enter(entry.clone()),
        };
        match whole.ok().and_then(|mut sheet| sheet.rounds.get_mut(place).map(std::mem::take)) {
            Some(line) => line.scores.into_iter().map(Some).collect(),
            None if self.game == GameKind::AllIn => all_in::hands_so_far(self, entry),
            None => vec![None; self.names.len()],
        }
    }

    /// Corrects a round that has been written down, counted from 1.
    ///
    /// # Errors
    /// Names the mistake; then nothing has changed. A round that is not there yet is one.
    pub fn correct(&mut self, round: usize, entry: Entry) -> Result<Sheet, Mistake> {
        let Some(place) = round.checked_sub(1).filter(|place| *place < self.rounds.len()) else {
            return Err(Mistake::NoRound { round });
        };
        let before = std::mem::replace(&mut self.rounds[place], entry);
        let sheet = self.sheet();
        if sheet.is_err() {
            self.rounds[place] = before;
        }
        sheet
    }

    /// Crosses out the last round; returns it.
    pub fn undo(&mut self) -> Option<Entry> {
        self.rounds.pop()
    }

    /// The sheet as a table for other programs: a line for each round, and the totals. The words
    /// for both are those of whoever opens it.
    ///
    /// # Errors
    /// Names the first mistake.
    pub fn to_csv(&self, round: &str, total: &str) -> Result<String, Mistake> {
        let sheet = self.sheet()?;
        let line = |first: &str, cells: &mut dyn Iterator<Item = String>| {
            let cells: Vec<String> = std::iter::once(first.to_owned()).chain(cells).collect();
            cells.join(",") + "\r\n"
        };
        let mut csv = line(&cell(round), &mut self.names.iter().map(|name| cell(name)));
        for (number, scored) in (1..).zip(&sheet.rounds) {
            csv += &line(&number.to_string(), &mut scored.scores.iter().map(i32::to_string));
        }
        csv += &line(&cell(total), &mut sheet.totals.iter().map(i32::to_string));
        Ok(csv)
    }

    /// The pad and its sheet for other programs.
    ///
    /// # Errors
    /// Names the first mistake.
    pub fn to_json(&self) -> Result<Value, Mistake> {
        let sheet = self.sheet()?;
        Ok(serde_json::json!({ "pad": self, "sheet": sheet }))
    }

    /// The game for this many players, as agreed.
    fn game<G: Game>(&self) -> Result<G, Mistake> {
        let seats = u8::try_from(self.names.len()).unwrap_or(u8::MAX);
        let options = match &self.options {
            Value::Null => G::Options::default(),
            wished => {
                tapis_game::options::from_value(wished.clone()).map_err(Mistake::Unplayable)?
            }
        };
        G::new(seats, &options).map_err(Mistake::Unplayable)
    }
}

/// A name as a cell. A spreadsheet must not take it for a formula.
fn cell(name: &str) -> String {
    let risky = name.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let name = if risky { format!("'{name}") } else { name.to_owned() };
    if name.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", name.replace('"', "\"\""))
    } else {
        name
    }
}
