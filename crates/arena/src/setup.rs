//! Who is to play whom, how often, and how the tables are filled.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tapis_bots::Roster;
use tapis_game::{Bot, Game};

use crate::{Sprt, Timed, exec};

/// Of this many bots there are 1820 different tables of four.
const MOST_MIXED: usize = 16;

/// What is to be measured.
#[derive(Clone)]
pub struct Setup<G: Game> {
    /// The game with its seats and options.
    pub game: G,
    /// The bots, in the order in which they are reported.
    pub bots: Vec<Contestant<G>>,
    /// How they fill the tables.
    pub format: Format,
    /// How many deals are played; with a sequential test, how many at most.
    pub deals: u64,
    /// The number from which all chance follows.
    pub seed: u64,
    /// How many threads play; 0 means one per core.
    pub threads: usize,
    /// A sequential test of the first bot against the second, which ends the series once it knows.
    pub sprt: Option<Sprt>,
}

impl<G: Game> Setup<G> {
    /// A cross-table of these bots on 200 deals.
    pub fn new(game: G, bots: Vec<Contestant<G>>) -> Self {
        Self { game, bots, format: Format::Cross, deals: 200, seed: 1, threads: 0, sprt: None }
    }

    /// The matches that this comes to.
    ///
    /// # Errors
    /// Says what is missing.
    pub fn plan(&self) -> Result<Plan<G>, Problem> {
        if self.deals == 0 {
            return Err(Problem::new("at least one deal has to be played"));
        }
        let bots = match self.format {
            // At a mixed table a name that comes twice is one bot in two seats.
            Format::Mixed => distinct(&self.bots),
            // Elsewhere it is a bot against itself, and the two have to be told apart.
            Format::OneVsRest | Format::Cross => told_apart(&self.bots),
        };
        let seats = usize::from(self.game.seats());
        let needed = if self.format == Format::Mixed { 1 } else { 2 };
        if self.bots.len() < needed {
            return Err(Problem::new(format!(
                "{} needs at least {needed} bots; to set a bot against itself, name it twice",
                self.format
            )));
        }
        if self.sprt.is_some() && (self.format != Format::OneVsRest || self.bots.len() != 2) {
            return Err(Problem::new("a sequential test is of one bot against one other"));
        }
        if self.format == Format::Mixed && self.bots.len() > MOST_MIXED {
            return Err(Problem::new(format!(
                "mixed tables take at most {MOST_MIXED} bots, because every choice of them plays; \
                 name fewer, or use another format"
            )));
        }
        let one_vs_rest = |one: usize, other: usize| {
            let line_up = std::iter::once(one).chain(std::iter::repeat_n(other, seats - 1));
            // With two seats both are one against the rest.
            let subjects = if seats == 2 { vec![one, other] } else { vec![one] };
            Match { line_up: line_up.collect(), subjects }
        };
        let all = 0..bots.len();
        let matches = match self.format {
            Format::OneVsRest => all.skip(1).map(|other| one_vs_rest(0, other)).collect(),
            Format::Cross => all
                .clone()
                .flat_map(|one| all.clone().map(move |other| (one, other)))
                .filter(|&(one, other)| if seats == 2 { one < other } else { one != other })
                .map(|(one, other)| one_vs_rest(one, other))
                .collect(),
            Format::Mixed => {
                let place = |name: &str| bots.iter().position(|bot| bot.name == name);
                let listed: Vec<_> = self.bots.iter().filter_map(|bot| place(&bot.name)).collect();
                mixed(&listed, seats)
            }
        };
        Ok(Plan { bots, matches })
    }
}

/// A bot that takes part: its name, and how to get a fresh one for each game.
pub struct Contestant<G: Game> {
    name: String,
    sit_down: Arc<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>,
}

impl<G: Game> Contestant<G> {
    /// A bot of your own. A fresh one sits down at each table, so nothing is carried from game to
    /// game and the results do not depend on the order in which games are played.
    pub fn new<B: Bot<G> + 'static>(
        name: impl Into<String>,
        sit_down: impl Fn() -> B + Send + Sync + 'static,
    ) -> Self {
        Self { name: name.into(), sit_down: Arc::new(move || Box::new(sit_down())) }
    }

    /// The name under which it is reported.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A fresh bot.
    pub fn sit_down(&self) -> Box<dyn Bot<G>> {
        (self.sit_down)()
    }
}

impl<G: Roster> Contestant<G> {
    /// The bot of that name. One that searches may be told how long: `expert@1000` makes so many
    /// playouts, `expert@50ms` thinks so many milliseconds. `exec:./mybot` is a program.
    ///
    /// # Errors
    /// Lists the names that there are.
    pub fn named(name: &str) -> Result<Self, Problem> {
        let known = name.to_owned();
        if let Some(command) = name.strip_prefix(exec::PREFIX) {
            return Ok(exec::contestant(command));
        }
        if let Some((bot, time)) = timed(name) {
            if G::patient(bot).is_none() {
                return Err(unknown::<G>(bot, " that searches"));
            }
            let bot = bot.to_owned();
            let sit_down = move || -> Box<dyn Bot<G>> {
                let bot = G::patient(&bot).expect("a roster keeps its bots");
                Box::new(Timed { time, bot })
            };
            return Ok(Self { name: known, sit_down: Arc::new(sit_down) });
        }
        if G::bot(name).is_none() {
            return Err(unknown::<G>(name, ""));
        }
        let bot = known.clone();
        let sit_down = move || G::bot(&bot).expect("a roster keeps its bots");
        Ok(Self { name: known, sit_down: Arc::new(sit_down) })
    }
}

/// A name and a time, as in `expert@50ms`.
fn timed(name: &str) -> Option<(&str, Duration)> {
    let (bot, time) = name.split_once('@')?;
    let milliseconds: u64 = time.strip_suffix("ms")?.parse().ok()?;
    (milliseconds > 0).then_some((bot, Duration::from_millis(milliseconds)))
}

fn unknown<G: Roster>(name: &str, kind: &str) -> Problem {
    Problem::new(format!("{} has no bot `{name}`{kind}; it has: {}", G::NAME, G::bots().join(", ")))
}

// Deriving would ask that the game be `Clone` and `Debug` for the sake of a pointer.
impl<G: Game> Clone for Contestant<G> {
    fn clone(&self) -> Self {
        Self { name: self.name.clone(), sit_down: Arc::clone(&self.sit_down) }
    }
}

impl<G: Game> fmt::Debug for Contestant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Contestant").field(&self.name).finish()
    }
}

/// How bots fill the tables. Each line-up sits in every rotation on the same deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// One of the first bot against a table of each other bot.
    OneVsRest,
    /// One of each bot against a table of each other bot: strength is not transitive.
    Cross,
    /// The bots as listed at one table. A shorter list is repeated until the table is full; of a
    /// longer one, every choice of bots that fills a table plays.
    Mixed,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OneVsRest => "one-vs-rest",
            Self::Cross => "cross",
            Self::Mixed => "mixed",
        })
    }
}

/// The bots that take part and the matches that they play.
pub struct Plan<G: Game> {
    /// The bots, each under a name of its own.
    pub bots: Vec<Contestant<G>>,
    /// Who sits at the tables.
    pub matches: Vec<Match>,
}

/// One line-up, which plays every deal in every rotation. Bots are numbers in the plan's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// A bot for each seat.
    pub line_up: Vec<usize>,
    /// The bots that this match measures: the one against the rest, or everybody.
    pub subjects: Vec<usize>,
}

/// Why a series cannot be played, in a sentence that says what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem(String);

impl Problem {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Problem {}

fn distinct<G: Game>(listed: &[Contestant<G>]) -> Vec<Contestant<G>> {
    let mut bots: Vec<Contestant<G>> = Vec::new();
    for bot in listed {
        if bots.iter().all(|known| known.name != bot.name) {
            bots.push(bot.clone());
        }
    }
    bots
}

fn told_apart<G: Game>(listed: &[Contestant<G>]) -> Vec<Contestant<G>> {
    let label = |place: usize| {
        let name = &listed[place].name;
        match listed[..place].iter().filter(|before| before.name == *name).count() {
            0 => name.clone(),
            before => format!("{name} ({})", before + 1),
        }
    };
    let bots = listed.iter().enumerate();
    bots.map(|(place, bot)| Contestant { name: label(place), ..bot.clone() }).collect()
}

fn mixed(listed: &[usize], seats: usize) -> Vec<Match> {
    let match_of = |line_up: Vec<usize>| {
        let mut subjects = line_up.clone();
        subjects.sort_unstable();
        subjects.dedup();
        Match { line_up, subjects }
    };
    if listed.len() <= seats {
        return vec![match_of(listed.iter().copied().cycle().take(seats).collect())];
    }
    let choices = (0_u32..1 << listed.len()).filter(|set| set.count_ones() as usize == seats);
    let chosen = |set: u32| move |&place: &usize| set >> place & 1 == 1;
    choices
        .map(|set| {
            match_of((0..listed.len()).filter(chosen(set)).map(|place| listed[place]).collect())
        })
        .collect()
}
