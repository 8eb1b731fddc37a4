//! What was promised, compared with what is on record.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;
use serde_json::Value;
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_game::{Game, Record, Seat};

use super::player::{Attempt, Seen};

/// What was found; all is well if nothing was lost, doubled, leaked or complained of.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Verdict {
    /// What was broken, how often.
    pub faults: BTreeMap<String, u64>,
    /// Games played to the end, whose records were verified.
    pub games: u64,
    /// Actions of people on record.
    pub actions: u64,
    /// Actions that a server acknowledged.
    pub acknowledged: u64,
    /// Actions that were acknowledged over a WebSocket.
    pub told: u64,
    /// Acknowledged actions that are not on record.
    pub lost: u64,
    /// Actions on record more often than somebody chose them.
    pub doubled: u64,
    /// Actions on record whose acknowledgement never arrived, which is no fault.
    pub unheard: u64,
    /// Scenes that players received.
    pub scenes: u64,
    /// Scenes that were not exactly what that seat could see at some moment of the game.
    pub leaks: u64,
    /// Whatever else should not have happened.
    pub complaints: Vec<String>,
}

impl Verdict {
    /// Whether all is well.
    pub fn is_good(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.leaks == 0 && self.complaints.is_empty()
    }

    /// Both together.
    pub fn add(&mut self, other: Self) {
        for (kind, count) in other.faults {
            *self.faults.entry(kind).or_default() += count;
        }
        self.games += other.games;
        self.actions += other.actions;
        self.acknowledged += other.acknowledged;
        self.told += other.told;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.unheard += other.unheard;
        self.scenes += other.scenes;
        self.leaks += other.leaks;
        self.complaints.extend(other.complaints);
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut row = |name: &str, count: u64| writeln!(f, "  {name:<44} {count:>10}");
        for (kind, count) in &self.faults {
            row(kind, *count)?;
        }
        row("games on record, verified", self.games)?;
        row("actions of people on record", self.actions)?;
        row("actions acknowledged", self.acknowledged)?;
        row("… over WebSockets", self.told)?;
        row("… lost", self.lost)?;
        row("… doubled", self.doubled)?;
        row("actions on record, acknowledgement unheard", self.unheard)?;
        row("scenes received and compared", self.scenes)?;
        row("… showing what a seat may not know", self.leaks)?;
        row("complaints", self.complaints.len() as u64)?;
        for complaint in self.complaints.iter().take(20) {
            writeln!(f, "    {complaint}")?;
        }
        Ok(())
    }
}

/// One game: its record against what its people saw and did.
pub fn compare(game: &str, record: &str, seen: &[Seen]) -> Verdict {
    let mut verdict = match game {
        AllIn::NAME => compare_with::<AllIn>(record, seen),
        _ => compare_with::<Bids>(record, seen),
    };
    for seen in seen {
        verdict.told += seen.told;
        verdict.scenes += seen.received;
        verdict.complaints.extend(seen.complaints.iter().cloned());
        for (kind, count) in [
            ("requests repeated", seen.repeated),
            ("requests sent late", seen.late),
            ("requests unanswered", seen.unanswered),
            ("streams lost and found", seen.reconnects),
        ] {
            *verdict.faults.entry(kind.to_owned()).or_default() += count;
        }
    }
    verdict
}

fn compare_with<G: Game>(text: &str, seen: &[Seen]) -> Verdict {
    let mut verdict = Verdict::default();
    let record = match Record::<G>::read(text) {
        Ok(record) => record,
        Err(flaw) => {
            verdict.complaints.push(format!("a record does not verify: {flaw}"));
            return verdict;
        }
    };
    verdict.games = 1;
    for seen in seen {
        let seat = Seat::new(seen.seat);
        let acted: Vec<String> = record
            .actions()
            .iter()
            .filter(|(actor, _)| *actor == seat)
            .map(|(_, action)| record.game().action_words(*action))
            .collect();
        let attempts: Vec<&Attempt> = seen.attempts.values().collect();
        let balance = balance(&acted, &attempts);
        verdict.actions += acted.len() as u64;
        verdict.acknowledged +=
            attempts.iter().map(|attempt| attempt.acknowledged.len() as u64).sum::<u64>();
        verdict.lost += balance.lost;
        verdict.doubled += balance.doubled;
        verdict.unheard += balance.unheard;
        let possible = scenes(&record, seat);
        let leaks = seen.scenes.iter().filter(|scene| !possible.contains(&plain(scene))).count();
        verdict.leaks += leaks as u64;
    }
    verdict
}

/// Everything that a seat could see in the course of a game.
fn scenes<G: Game>(record: &Record<G>, seat: Seat) -> Vec<Value> {
    let mut replay = record.replay();
    let places = 0..=replay.len();
    places
        .map(|place| {
            replay.go_to(place);
            let scene = serde_json::to_value(replay.scene(Some(seat)));
            plain(&scene.expect("a scene can be written down"))
        })
        .collect()
}

/// A scene without its empty members: to a merge patch, empty and absent are the same.
fn plain(scene: &Value) -> Value {
    match scene {
        Value::Object(members) => {
            let filled = members.iter().filter(|(_, value)| !value.is_null());
            Value::Object(filled.map(|(name, value)| (name.clone(), plain(value))).collect())
        }
        other => other.clone(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Balance {
    lost: u64,
    doubled: u64,
    unheard: u64,
}

/// Lays the actions on record beside the choices, in order, so that as little as possible is lost
/// or doubled: every acknowledgement needs its action, every action its choice.
fn balance(acted: &[String], attempts: &[&Attempt]) -> Balance {
    let worse = |balance: &Balance| (balance.lost + balance.doubled, balance.unheard);
    let mut row: Vec<Balance> =
        (0..=acted.len()).map(|n| Balance { doubled: n as u64, ..Balance::default() }).collect();
    for attempt in attempts {
        let promised = attempt.acknowledged.len() as u64;
        let skipped = |before: Balance| Balance { lost: before.lost + promised, ..before };
        let mut next = vec![skipped(row[0])];
        for (place, action) in acted.iter().enumerate() {
            let extra = Balance { doubled: next[place].doubled + 1, ..next[place] };
            let mut options = vec![extra, skipped(row[place + 1])];
            if *action == attempt.action {
                let mut kept = row[place];
                // Two acknowledgements promise two actions, of which there is one.
                kept.lost += promised.saturating_sub(1);
                kept.unheard += u64::from(promised == 0);
                options.push(kept);
            }
            next.push(options.into_iter().min_by_key(worse).expect("some option"));
        }
        row = next;
    }
    row[acted.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(acted: &[&str], attempts: &[(&str, &[u64])]) -> (u64, u64, u64) {
        let acted: Vec<String> = acted.iter().map(ToString::to_string).collect();
        let attempts: Vec<Attempt> = attempts
            .iter()
            .map(|(action, versions)| Attempt {
                action: (*action).to_owned(),
                acknowledged: versions.to_vec(),
            })
            .collect();
        let attempts: Vec<&Attempt> = attempts.iter().collect();
        let Balance { lost, doubled, unheard } = balance(&acted, &attempts);
        (lost, doubled, unheard)
    }

    #[test]
    fn what_was_acknowledged_once_and_recorded_once_is_fine() {
        assert_eq!(check(&["a", "b"], &[("a", &[2]), ("b", &[5])]), (0, 0, 0));
        assert_eq!(check(&["a", "b"], &[("a", &[]), ("a", &[2]), ("b", &[])]), (0, 0, 1));
        assert_eq!(check(&["a", "a"], &[("a", &[2]), ("a", &[4])]), (0, 0, 0));
        assert_eq!(check(&[], &[("a", &[])]), (0, 0, 0));
    }

    #[test]
    fn what_is_missing_was_lost() {
        assert_eq!(check(&["b"], &[("a", &[2]), ("b", &[5])]), (1, 0, 0));
        assert_eq!(check(&["a"], &[("a", &[2, 3])]), (1, 0, 0));
    }

    #[test]
    fn what_nobody_chose_so_often_was_doubled() {
        assert_eq!(check(&["a", "a"], &[("a", &[2])]), (0, 1, 0));
        assert_eq!(check(&["a", "x", "b"], &[("a", &[2]), ("b", &[5])]), (0, 1, 0));
    }

    #[test]
    fn a_record_that_is_none_is_complained_of() {
        let verdict = compare("bids", "tapis", &[]);
        assert!(!verdict.is_good() && verdict.complaints.len() == 1);
    }
}
