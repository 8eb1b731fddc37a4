//! Pure checks: questions to the rules that need no table, and the set-up of a fresh game.

use serde::de::DeserializeOwned;
use serde_json::Value;
use tapis_game::{LayOut, Rng};
use tapis_registry::plain_games;

use crate::expect::compare;
use crate::file::{Fault, NoGame, Scenario, Table};
use crate::json::StateJson;
use crate::matching::differences;
use crate::play::{Decks, SHUFFLED_RUNS};
use crate::position::Position;

/// The number of players for checks that do not depend on it.
const SOME_PLAYERS: u8 = 3;

/// What scenarios ask of a game besides playing it.
pub(crate) trait Checks: LayOut + StateJson {
    /// Every option, with the keys of the tables it may hold; `None` leaves them to the game.
    const OPTIONS: Option<&'static [(&'static str, &'static [&'static str])]> = None;

    /// What a case of this kind is asked; `None` if the game has no such check.
    fn question(_kind: &str) -> Option<Question<Self>> {
        None
    }
    /// The scores of several rounds in a row, if the game has that check.
    fn scoring(&self, _scenario: &Scenario<'_>) -> Option<Result<Vec<Fault>, Fault>> {
        None
    }
    /// The points of each front now, if the game has fronts.
    fn points(_position: &Position<Self>) -> Option<Value> {
        None
    }
    /// What is counted in a freshly dealt game.
    fn counts(_position: &Position<Self>) -> Table {
        Table::new()
    }
}

plain_games! { G => impl Checks for G {} }

/// Reads the input of a case and computes its results.
pub(crate) type Question<G> = fn(&G, &mut Case) -> Result<Table, String>;

/// One `[[case]]`: input that is taken out, and results that must be as the rules say.
pub(crate) struct Case(Table);

impl Case {
    pub fn new(table: &Table) -> Self {
        Self(table.clone())
    }

    /// A part of the input.
    pub fn input<T: DeserializeOwned>(&mut self, key: &str) -> Result<T, String> {
        self.optional(key)?.ok_or_else(|| format!("{key}: is missing"))
    }

    /// A part of the input that may be left out.
    pub fn optional<T: DeserializeOwned>(&mut self, key: &str) -> Result<Option<T>, String> {
        let read = |value| T::deserialize(value).map_err(|error| format!("{key}: {error}"));
        self.0.remove(key).map(read).transpose()
    }

    /// What is left must be results; returns what is not as found.
    pub fn compare(&self, results: &Table) -> Vec<String> {
        let one = |(key, expected): (&String, &Value)| match results.get(key) {
            Some(found) => differences(key, expected, found),
            None => vec![format!("{key}: there is no such key")],
        };
        self.0.iter().flat_map(one).collect()
    }
}

/// Runs a file with a `check`.
pub(crate) fn run<G: Checks>(kind: &str, scenario: &Scenario<'_>) -> Result<Vec<Fault>, Fault> {
    let no_check = || Fault::new("check", format!("{} has no check `{kind}`", G::NAME));
    match kind {
        "setup" => setup::<G>(scenario),
        "scoring" => {
            let game: G = scenario.agree(None)?;
            game.scoring(scenario).ok_or_else(no_check)?
        }
        _ => {
            let question = G::question(kind).ok_or_else(no_check)?;
            let default = match kind {
                "ranking" | "order" | "pot" | "effects" => Some(SOME_PLAYERS),
                _ => None,
            };
            let game: G = scenario.agree(default)?;
            let mut faults = Vec::new();
            for (place, table) in scenario.cases.iter().enumerate() {
                let mut case = Case::new(table);
                let differences = match question(&game, &mut case) {
                    Ok(results) => case.compare(&results),
                    Err(error) => vec![error],
                };
                let name = format!("case {}", place + 1);
                faults.extend(differences.into_iter().map(Fault::at(&name)));
            }
            Ok(faults)
        }
    }
}

/// A fresh game, dealt several times; or one that must be refused.
fn setup<G: Checks>(scenario: &Scenario<'_>) -> Result<Vec<Fault>, Fault> {
    let fault = Fault::at("expect");
    let mut expect = Case::new(scenario.expect.as_ref().unwrap_or(&Table::new()));
    let valid = expect.optional("valid").map_err(&fault)?.unwrap_or(true);
    let expect = expect.0;
    let game = match scenario.agree::<G>(None) {
        Err(NoGame::File(fault)) => return Err(fault),
        Err(NoGame::Refused(fault)) if valid => return Err(fault),
        Err(NoGame::Refused(_)) if expect.is_empty() => return Ok(Vec::new()),
        Ok(game) if valid => game,
        Ok(_) if expect.is_empty() => {
            return Err(fault("valid: expected false, but the game can be played".to_owned()));
        }
        _ => return Err(fault("valid = false leaves nothing else to expect".to_owned())),
    };
    let mut decks = Decks::new(&expect);
    for seed in 0..SHUFFLED_RUNS {
        let position = Position::dealt(game.clone(), Rng::from_seed(seed));
        let differences = compare(&position, &expect, &G::counts(&position));
        if !differences.is_empty() {
            return Ok(differences.into_iter().map(&fault).collect());
        }
        decks.see(&position);
    }
    Ok(decks.judge().into_iter().map(fault).collect())
}

/// Results, which are written as a JSON object.
pub(crate) fn table(results: Value) -> Table {
    match results {
        Value::Object(table) => table,
        other => unreachable!("results are a table, not {other}"),
    }
}
