//! A table written down: how it began, and every step since. Pickles are made of it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tapis_game::deal::Seed;
use tapis_game::record::Version;
use tapis_game::{Opening, Seat, Seats};

use crate::held::{Held, Origin, Step};
use crate::of::Of;
use crate::research::Research;
use crate::wrong::{Outcome, Wrong};

/// The name of this way of writing; raised with every change, so that an old pickle is not misread.
const FORMAT: &str = "tapis-table/1";

/// A table written down.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    format: String,
    begins: Begins,
    steps: Vec<OneStep>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Begins {
    Opening {
        /// The first line of a record of it.
        version: String,
        names: Vec<String>,
        salts: Vec<String>,
        stopped: Vec<Seats>,
        seed: String,
    },
    ByHand {
        start: Seat,
    },
    Layout {
        layout: Value,
        seed: u64,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum OneStep {
    /// A card was chosen to be the next one.
    Card(usize),
    /// Somebody acted.
    Act(Seat, String),
}

impl Written {
    /// Reads what [`Self::of`] has written.
    pub fn read(written: &Value) -> Outcome<Self> {
        if written.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(Wrong::Argument(format!(
                "this table was written down by another version: expected `{FORMAT}`, found {}",
                written.get("format").unwrap_or(&Value::Null)
            )));
        }
        serde::Deserialize::deserialize(written)
            .map_err(|error| Wrong::Argument(format!("this is no table: {error}")))
    }

    /// A table written down.
    pub fn of<G: Research>(table: &Held<G>) -> Outcome<Self> {
        let begins = match &table.origin {
            Origin::Opening(Opening { version, names, salts, stopped, seed }) => Begins::Opening {
                version: version.first_line().to_owned(),
                names: names.clone(),
                salts: salts.clone(),
                stopped: stopped.clone(),
                seed: seed.reveal(),
            },
            Origin::ByHand { start } => Begins::ByHand { start: *start },
            Origin::Layout { layout, seed } => {
                Begins::Layout { layout: layout.clone(), seed: *seed }
            }
            Origin::Imagined { .. } => {
                return Err(Wrong::Argument(
                    "an imagined table has no beginning, so it cannot be written down".to_owned(),
                ));
            }
        };
        let mut steps = Vec::new();
        for step in &table.steps {
            match step {
                Step::Act(seat, action) => {
                    steps.push(OneStep::Act(*seat, table.of.game.action_words(*action)));
                }
                // The others followed in their order, so they are not written.
                Step::Deal(cards, chosen) => {
                    let chosen = cards.iter().rev().take(*chosen);
                    steps.extend(chosen.map(|card| OneStep::Card(G::card_number(*card))));
                }
            }
        }
        steps.extend(table.chosen().iter().map(|card| OneStep::Card(G::card_number(*card))));
        Ok(Self { format: FORMAT.to_owned(), begins, steps })
    }

    /// The same up to so many actions.
    pub fn up_to(mut self, actions: usize) -> Self {
        let mut done = 0;
        let end = self.steps.iter().position(|step| match step {
            OneStep::Act(..) => {
                done += 1;
                done > actions
            }
            OneStep::Card(_) => false,
        });
        self.steps.truncate(end.unwrap_or(self.steps.len()));
        self
    }

    /// The table, played again.
    pub fn played<G: Research>(self, of: &Of<G>) -> Outcome<Held<G>> {
        let origin = match self.begins {
            Begins::Opening { version, names, salts, stopped, seed } => {
                let unknown = || Wrong::Argument(format!("there is no `{version}`"));
                let version = Version::of(&version).ok_or_else(unknown)?;
                let seed = Seed::read(&seed);
                let seed = seed.ok_or_else(|| Wrong::Argument("this is no seed".to_owned()))?;
                Origin::Opening(Opening { version, names, salts, stopped, seed })
            }
            Begins::ByHand { start } => Origin::ByHand { start },
            Begins::Layout { layout, seed } => Origin::Layout { layout, seed },
        };
        let mut table = Held::begin(of.clone(), origin)?;
        for step in self.steps {
            match step {
                OneStep::Card(number) => table.draw(number)?,
                OneStep::Act(seat, words) => table.play_words(seat, &words)?,
            }
        }
        Ok(table)
    }
}
