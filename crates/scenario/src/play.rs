//! Scenarios with steps: the same position played several times with different later shuffles.

use std::collections::HashSet;

use serde_json::Value;
use tapis_game::{Rng, Seat};

use crate::check::Checks;
use crate::expect::compare;
use crate::file::{Fault, Scenario, Step, Table};
use crate::json;
use crate::position::Position;

/// How often a scenario is played.
const RUNS: u64 = 8;
/// How often if it asks whether the deck was shuffled: even two cards then come in both orders.
pub(crate) const SHUFFLED_RUNS: u64 = 64;

/// Plays a scenario; returns what is not as it demands.
pub(crate) fn run<G: Checks>(scenario: &Scenario<'_>) -> Result<Vec<Fault>, Fault> {
    let position: Position<G> = scenario.position()?;
    if scenario.steps.is_empty() && scenario.expect.is_none() {
        return Err(Fault::new("the file", "it has neither steps nor expectations"));
    }
    let pack =
        json::cards::<G>(&Position::dealt(position.game.clone(), Rng::from_seed(0)).fields());
    let last = Table::new();
    let last = ("the end".to_owned(), scenario.expect.as_ref().unwrap_or(&last));
    let steps = scenario.steps.iter().enumerate();
    let places: Vec<_> =
        steps.map(|(place, step)| (name(place, step), &step.expect)).chain([last]).collect();
    let mut decks: Vec<Decks> = places.iter().map(|(_, expect)| Decks::new(expect)).collect();

    let runs = if decks.iter().any(Decks::are_asked_for) { SHUFFLED_RUNS } else { RUNS };
    conserves(&position, &pack).map_err(Fault::at("state"))?;
    for seed in 0..runs {
        let mut run = position.clone();
        run.rng = Rng::from_seed(seed);
        let mut faults = Vec::new();
        for (place, (name, expect)) in places.iter().enumerate() {
            if let Some(step) = scenario.steps.get(place)
                && let Err(what) = act(&mut run, step).and_then(|()| conserves(&run, &pack))
            {
                faults.push(Fault::new(name, what));
                break;
            }
            let differences = compare(&run, expect, &Table::new());
            faults.extend(differences.into_iter().map(Fault::at(name)));
            decks[place].see(&run);
        }
        // The same failure in every run is told once, so the first run that fails is the last.
        if !faults.is_empty() {
            return Ok(faults);
        }
    }
    let judge = |((name, _), decks): (&(String, _), &Decks)| Some(Fault::new(name, decks.judge()?));
    Ok(places.iter().zip(&decks).filter_map(judge).collect())
}

fn name(place: usize, step: &Step) -> String {
    format!("step {} `{}`", place + 1, step.action)
}

/// One step: it must be carried out, or refused with nothing changed.
fn act<G: Checks>(position: &mut Position<G>, step: &Step) -> Result<(), String> {
    let to_act = position.to_act();
    let seats = position.game.seats();
    let seat = match (step.seat, to_act.first()) {
        (Some(number), _) => Seat::all(seats).find(|seat| seat.index() as i64 == number),
        (None, Some(seat)) if to_act.len() == 1 => Some(seat),
        _ => return Err(format!("seat: must be named, to act: {to_act:?}")),
    };
    let before = (position.state, position.fields());
    // A seat that the table does not have is refused like any other that may not act.
    let done = seat.is_some_and(|seat| position.try_act(seat, &step.action));
    match (done, step.illegal) {
        (true, true) => Err("illegal: it should be refused, but was carried out".to_owned()),
        (false, false) => Err(format!(
            "action: it was refused; to act: {to_act:?}; legal: {:?}",
            position.legal()
        )),
        (false, true) if before != (position.state, position.fields()) => {
            Err("illegal: it was refused, but changed the state".to_owned())
        }
        _ => Ok(()),
    }
}

/// No card is lost or doubled.
fn conserves<G: Checks>(position: &Position<G>, pack: &[String]) -> Result<(), String> {
    let cards = json::cards::<G>(&position.fields());
    if cards == pack {
        return Ok(());
    }
    let lost: Vec<_> = pack.iter().filter(|card| !cards.contains(card)).collect();
    let more: Vec<_> = cards
        .iter()
        .enumerate()
        .filter(|(place, card)| cards[..*place].contains(card) || !pack.contains(card))
        .map(|(_, card)| card)
        .collect();
    Err(format!("cards: lost {lost:?}, doubled or unknown {more:?}"))
}

/// The orders of the deck at one place, over all runs.
pub(crate) struct Decks {
    shuffled: Option<bool>,
    orders: HashSet<String>,
}

impl Decks {
    pub(crate) fn new(expect: &Table) -> Self {
        let shuffled = expect.get("deck_shuffled").and_then(Value::as_bool);
        Self { shuffled, orders: HashSet::new() }
    }

    pub(crate) fn are_asked_for(&self) -> bool {
        self.shuffled.is_some()
    }

    pub(crate) fn see<G: Checks>(&mut self, position: &Position<G>) {
        if self.are_asked_for() {
            self.orders.insert(position.field("/deck"));
        }
    }

    pub(crate) fn judge(&self) -> Option<String> {
        let shuffled = self.orders.len() > 1;
        (self.shuffled? != shuffled)
            .then(|| format!("deck_shuffled: expected {}, found {shuffled}", !shuffled))
    }
}
