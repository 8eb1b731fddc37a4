//! The fixed pool that every change of a bot is gated on: all levels, heuristics with odd tastes,
//! exploiters, and searches from the textbook. Strength is not transitive, so that a bot that beats
//! its predecessor may still lose to somebody whom the predecessor beat.

use tapis_bots::{Level, Roster};

use crate::{Results, Standing};

/// What a searching member may spend on a move, so that the gate takes minutes and not days.
const PLAYOUTS: u32 = 100;
/// The same for the tree search, whose descents are cheaper.
const DESCENTS: u32 = 1_000;

/// The members that a candidate has to hold its own against: everybody but itself and the levels
/// above it.
pub fn pool<G: Roster>(candidate: &str) -> Vec<String> {
    let own = candidate.split('@').next().unwrap_or(candidate);
    let level = Level::from_name(own);
    let member = |name: &&str| {
        *name != own
            && Level::from_name(name).is_none_or(|other| level.is_none_or(|own| other < own))
    };
    let limited = |name: &str| match name {
        "tree-search" => format!("{name}@{DESCENTS}"),
        _ if G::patient(name).is_some() => format!("{name}@{PLAYOUTS}"),
        _ => name.to_owned(),
    };
    G::bots().into_iter().filter(member).map(limited).collect()
}

/// The members against which the candidate surely gets less than its fair share.
pub fn lost_to<'a>(results: &'a Results, candidate: &str) -> Vec<(&'a str, &'a Standing)> {
    let bots = results.bots.iter().map(|bot| bot.name.as_str());
    bots.filter_map(|member| Some((member, results.cell(candidate, member)?)))
        .filter(|(_, standing)| standing.win_share.high() < results.fair_share())
        .collect()
}
