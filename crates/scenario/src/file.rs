//! A scenario file as it is read: its keys, and where it is wrong.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use tapis_game::{LayOut, Rng};
use tapis_registry::GameKind;

use crate::Failure;
use crate::check::Checks;
use crate::position::Position;

/// A table of a file, as JSON: TOML's own types do not matter to what is compared.
pub(crate) type Table = Map<String, Value>;

/// One thing that is wrong, and where in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    place: String,
    what: String,
}

impl Fault {
    pub(crate) fn new(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self { place: place.into(), what: what.into() }
    }

    /// Makes faults of what is wrong at one place.
    pub(crate) fn at(place: &str) -> impl Fn(String) -> Self + '_ {
        move |what| Self::new(place, what)
    }

    pub(crate) fn in_file(self, file: &str) -> Failure {
        Failure { file: file.to_owned(), place: self.place, what: self.what }
    }
}

/// A scenario file, together with its text.
pub(crate) struct Scenario<'a> {
    text: &'a str,
    pub game: GameKind,
    pub players: Option<i64>,
    pub options: Table,
    pub state: Option<Table>,
    pub steps: Vec<Step>,
    pub expect: Option<Table>,
    pub check: Option<String>,
    pub cases: Vec<Table>,
    pub rounds: Vec<Table>,
}

/// The keys of a file. Names and notes are for people; they are read to be allowed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    game: GameKind,
    #[serde(rename = "name")]
    _name: Option<String>,
    #[serde(rename = "rule")]
    _rule: Option<String>,
    players: Option<i64>,
    #[serde(default)]
    options: Table,
    state: Option<Table>,
    #[serde(default)]
    step: Vec<Step>,
    expect: Option<Table>,
    check: Option<String>,
    #[serde(default)]
    case: Vec<Table>,
    #[serde(default)]
    round: Vec<Table>,
}

/// One step.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub action: String,
    pub seat: Option<i64>,
    #[serde(default)]
    pub illegal: bool,
    #[serde(default)]
    pub expect: Table,
    #[serde(rename = "note")]
    _note: Option<String>,
}

/// Why there is no game to be played: the file is wrong, or the game refuses what is agreed.
pub(crate) enum NoGame {
    File(Fault),
    Refused(Fault),
}

impl From<NoGame> for Fault {
    fn from(no_game: NoGame) -> Self {
        match no_game {
            NoGame::File(fault) | NoGame::Refused(fault) => fault,
        }
    }
}

impl<'a> Scenario<'a> {
    pub fn read(text: &'a str) -> Result<Self, Fault> {
        let keys: Keys = parse(text)?;
        let scenario = Self {
            text,
            game: keys.game,
            players: keys.players,
            options: keys.options,
            state: keys.state,
            steps: keys.step,
            expect: keys.expect,
            check: keys.check,
            cases: keys.case,
            rounds: keys.round,
        };
        scenario.holds_together()?;
        Ok(scenario)
    }

    /// A file has either steps or a check, and each check has its own parts.
    fn holds_together(&self) -> Result<(), Fault> {
        let parts = [
            ("step", !self.steps.is_empty()),
            ("state", self.state.is_some()),
            ("expect", self.expect.is_some()),
            ("case", !self.cases.is_empty()),
            ("round", !self.rounds.is_empty()),
        ];
        let (what, needed, allowed): (_, _, &[&str]) = match self.check.as_deref() {
            None => ("a file without `check`", None, &["step", "state", "expect"]),
            Some("setup") => ("check = \"setup\"", Some("expect"), &["expect"]),
            Some("scoring") => {
                ("check = \"scoring\"", Some("round"), &["state", "round", "expect"])
            }
            Some(_) => ("a check of cases", Some("case"), &["case"]),
        };
        for (part, is_there) in parts {
            if is_there && !allowed.contains(&part) {
                return Err(Fault::new("the file", format!("{what} has no `{part}`")));
            }
            if !is_there && needed == Some(part) {
                return Err(Fault::new("the file", format!("{what} needs `{part}`")));
            }
        }
        Ok(())
    }

    /// The game as agreed; `default` is the number of players if the file may leave it out.
    pub fn agree<G: Checks>(&self, default: Option<u8>) -> Result<G, NoGame> {
        self.options_are_known::<G>().map_err(NoGame::File)?;
        let players = self
            .players
            .or(default.map(i64::from))
            .ok_or_else(|| NoGame::File(Fault::new("the file", "`players` is missing")))?;
        let refused = |what: String| NoGame::Refused(Fault::new("options", what));
        let seats = u8::try_from(players)
            .ok()
            .filter(|seats| G::SEATS.contains(seats))
            .ok_or_else(|| refused(format!("{players} cannot play {}", G::NAME)))?;
        #[derive(Deserialize)]
        #[serde(bound = "O: DeserializeOwned + Default")]
        struct Options<O> {
            #[serde(default)]
            options: O,
        }
        let Options { options } =
            parse::<Options<G::Options>>(self.text).map_err(NoGame::Refused)?;
        G::new(seats, &options).map_err(|error| refused(error.to_string()))
    }

    /// A key that no option has is an error of the file, and not a choice that is refused.
    fn options_are_known<G: Checks>(&self) -> Result<(), Fault> {
        let Some(options) = G::OPTIONS else { return Ok(()) };
        let unknown = |key: String| {
            let keys: Vec<_> = options.iter().map(|(key, _)| *key).collect();
            let what = format!("there is no option `{key}`; the options are {}", keys.join(", "));
            Err(Fault::new("options", what))
        };
        for (key, value) in &self.options {
            let Some((_, parts)) = options.iter().find(|(known, _)| known == key) else {
                return unknown(key.clone());
            };
            let tables = match value {
                Value::Object(table) => vec![table],
                Value::Array(list) => list.iter().filter_map(Value::as_object).collect(),
                _ => Vec::new(),
            };
            let mut inner = tables.iter().flat_map(|table| table.keys());
            if let Some(part) = inner.find(|part| !parts.contains(&part.as_str())) {
                return unknown(format!("{key}.{part}"));
            }
        }
        Ok(())
    }

    /// The position that the file begins with.
    pub fn position<G: Checks>(&self) -> Result<Position<G>, Fault> {
        let game: G = self.agree(None)?;
        #[derive(Deserialize)]
        #[serde(bound = "L: DeserializeOwned + Default")]
        struct State<L> {
            #[serde(default)]
            state: L,
        }
        let State { state } = parse::<State<<G as LayOut>::Layout>>(self.text)?;
        let state = game.lay_out(&state).map_err(|error| Fault::new("state", error))?;
        Ok(Position::at(game, state, Rng::from_seed(0)))
    }
}

/// Reads TOML; what is wrong is placed at its line.
fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        let before = text.as_bytes().iter().take(start);
        let line = 1 + before.filter(|byte| **byte == b'\n').count();
        Fault::new(format!("line {line}"), error.message())
    })
}
