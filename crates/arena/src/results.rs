//! What a series came to: plain data, to be printed, written as JSON and read again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Estimate, Format, Rating, TestSummary, Times};

/// The results of a series. The same setup gives the same results on any number of threads, but
/// for `clock`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Results {
    /// The version of the program that played.
    pub version: String,
    /// Which game.
    pub game: String,
    /// How many seats each table had.
    pub players: u8,
    /// What was agreed other than the defaults.
    pub options: BTreeMap<String, Value>,
    /// How the bots filled the tables.
    pub format: Format,
    /// The number from which all chance follows.
    pub seed: u64,
    /// How many deals were played; each is one set, in all rotations, of every match.
    pub deals: u64,
    /// How many games that were.
    pub games: u64,
    /// Every bot.
    pub bots: Vec<BotSummary>,
    /// Every match.
    pub matches: Vec<MatchSummary>,
    /// The sequential test, if there was one.
    pub test: Option<TestSummary>,
    /// What depends on the machine.
    pub clock: Clock,
}

/// One bot over all its matches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotSummary {
    /// Its name.
    pub name: String,
    /// Its Plackett–Luce rating.
    pub rating: Rating,
    /// What it achieved in the matches that measured it, all opponents counting alike; `None` if it
    /// only filled the tables of others.
    pub standing: Option<Standing>,
    /// Its win share in each seat, in those matches.
    pub by_seat: Vec<Estimate>,
    /// How often it ended with how many points, in all games: pairs of points and number of games.
    pub scores: Vec<(i32, u64)>,
}

/// One line-up on all deals.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchSummary {
    /// Who sat at the tables.
    pub line_up: Vec<String>,
    /// The bots that the match measured.
    pub standings: Vec<Standing>,
}

/// What a bot achieved. Every estimate is a mean over deal sets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Which bot.
    pub bot: String,
    /// Its part of the victories. A shared victory is divided equally, and so is one that nobody
    /// won.
    pub win_share: Estimate,
    /// Its points less the mean of the others.
    pub difference: Estimate,
    /// Its rank, 1 for the best.
    pub rank: Estimate,
    /// Its points.
    pub score: Estimate,
}

/// What depends on the machine and on what else it did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// How many threads played.
    pub threads: usize,
    /// How long it took.
    pub seconds: f64,
    /// The decision times of the bots, as measured with all these threads at work.
    pub times: Vec<Times>,
}

impl Results {
    /// The win share of a bot that plays like all others.
    pub fn fair_share(&self) -> f64 {
        1.0 / f64::from(self.players)
    }

    /// What one `row` achieved against a table of `column`, if that was played.
    pub fn cell(&self, row: &str, column: &str) -> Option<&Standing> {
        if self.format == Format::Mixed || row == column {
            return None;
        }
        let between = |game: &&MatchSummary| {
            [row, column].iter().all(|&name| game.line_up.iter().any(|bot| bot == name))
        };
        let mut standings = self.matches.iter().filter(between).flat_map(|game| &game.standings);
        standings.find(|standing| standing.bot == row)
    }
}

impl BotSummary {
    /// The points below or at which this part of its games ended.
    pub fn score_quantile(&self, part: f64) -> Option<i32> {
        let games: u64 = self.scores.iter().map(|(_, games)| games).sum();
        let wanted = (part * games as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        let reached = |(_, games): &&(i32, u64)| {
            seen += games;
            seen >= wanted
        };
        self.scores.iter().find(reached).map(|(score, _)| *score)
    }
}
