//! Very many games, counted as they end and never kept: win shares by bot and by seat, lengths,
//! points. Whatever else is to be counted looks on as an [`Observer`].
//!
//! Games are played in chunks of deals on all cores and the chunks are added up in their order, so
//! that the same setup gives the same numbers on any number of threads.

use std::collections::BTreeMap;

use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use tapis_game::{Game, Seat, State};

use crate::deals::Deal;
use crate::play::{Company, Dealt};
use crate::series::{agreed, seating};
use crate::{Contestant, Estimate, Moments, Outcome, Problem};

/// How many chunks there are at most, so that their sums take little room.
const MOST_CHUNKS: u64 = 2048;
/// The fewest deals of a chunk.
const FEWEST_DEALS: u64 = 8;

/// What is to be played.
pub struct Simulation<G: Game> {
    /// The game with its seats and options.
    pub game: G,
    /// The bots at the table; a shorter list is repeated until the table is full.
    pub bots: Vec<Contestant<G>>,
    /// How many games, rounded up to whole deals.
    pub games: u64,
    /// The number from which all chance follows.
    pub seed: u64,
    /// How many threads play; 0 means one per core.
    pub threads: usize,
}

/// Somebody who looks on while games are played, and counts. These games are not played at a table
/// of people: what lies face down may be counted.
pub trait Observer<G: Game>: Send {
    /// The cards have been dealt.
    fn begin(&mut self, _game: &G, _state: &State<G>) {}
    /// Somebody acted.
    fn acted(
        &mut self,
        _game: &G,
        _before: &State<G>,
        _seat: Seat,
        _action: G::Action,
        _after: &State<G>,
    ) {
    }
    /// The game is over.
    fn ended(&mut self, ending: &Ending<'_, G>);
    /// All games of a deal are over.
    fn deal_done(&mut self) {}
    /// Adds what another has counted in later games.
    fn merge(&mut self, later: Self);
}

/// How a game ended.
pub struct Ending<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The last state.
    pub state: &'a State<G>,
    /// Who won, with how many points.
    pub outcome: Outcome,
    /// The bot of each seat, as a number in the line-up.
    pub seating: &'a [usize],
    /// Who started the game.
    pub starter: Seat,
    /// How many actions were chosen.
    pub actions: u32,
}

impl<G: Game> Simulation<G> {
    /// Plays all games. `observer` makes one for each chunk; `on_deal` is told, on any thread, of
    /// every deal that is done and how many games that were.
    ///
    /// # Errors
    /// Says what is missing, or which bot broke the rules.
    pub fn run<O: Observer<G>>(
        &self,
        observer: impl Fn() -> O + Sync,
        on_deal: impl Fn(u64) + Sync,
    ) -> Result<O, Problem> {
        let all = self.run_while(observer, on_deal, || true)?;
        Ok(all.expect("nobody stops these games"))
    }

    /// The same as long as somebody wants it: `going` is asked before every deal, on any thread.
    /// Nothing, if it was stopped.
    ///
    /// # Errors
    /// Says what is missing, or which bot broke the rules.
    pub fn run_while<O: Observer<G>>(
        &self,
        observer: impl Fn() -> O + Sync,
        on_deal: impl Fn(u64) + Sync,
        going: impl Fn() -> bool + Sync,
    ) -> Result<Option<O>, Problem> {
        if self.bots.is_empty() || self.games == 0 {
            return Err(Problem::new("a simulation needs a bot and a game"));
        }
        let line_up = self.line_up();
        let rotations = self.rotations();
        let deals = self.deals();
        let size = FEWEST_DEALS.max(deals.div_ceil(MOST_CHUNKS));
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(|error| Problem::new(format!("the threads could not be started: {error}")))?;
        let chunk = |number: u64| -> Result<Option<O>, Problem> {
            let mut counted = observer();
            for deal in number * size..((number + 1) * size).min(deals) {
                if !going() {
                    return Ok(None);
                }
                let deal = Deal::new(self.seed, deal);
                let circle = deal.circle(&line_up);
                for rotation in 0..rotations {
                    self.play(deal, &seating(&circle, rotation), &mut counted)?;
                }
                counted.deal_done();
                on_deal(rotations as u64);
            }
            Ok(Some(counted))
        };
        let chunks = pool.install(|| {
            (0..deals.div_ceil(size)).into_par_iter().map(chunk).collect::<Result<Vec<_>, _>>()
        })?;
        let Some(chunks) = chunks.into_iter().collect::<Option<Vec<O>>>() else {
            return Ok(None);
        };
        let mut chunks = chunks.into_iter();
        let mut all = chunks.next().expect("there is at least one deal");
        chunks.for_each(|later| all.merge(later));
        Ok(Some(all))
    }

    /// How many deals are played.
    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.rotations() as u64)
    }

    /// How many games are played: whole deals.
    pub fn planned(&self) -> u64 {
        self.deals() * self.rotations() as u64
    }

    /// In how many rotations a deal is played: where everybody is the same bot, all are one.
    pub fn rotations(&self) -> usize {
        let line_up = self.line_up();
        if line_up.iter().all(|bot| *bot == line_up[0]) { 1 } else { line_up.len() }
    }

    /// The different bots, and for each place of the table a number among them.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for bot in self.bots.iter().take(self.game.seats().into()) {
            if !names.iter().any(|name| name == bot.name()) {
                names.push(bot.name().to_owned());
            }
        }
        names
    }

    fn line_up(&self) -> Vec<usize> {
        let names = self.names();
        let place = |bot: &Contestant<G>| names.iter().position(|name| name == bot.name());
        let bots = self.bots.iter().cycle().take(self.game.seats().into());
        bots.filter_map(place).collect()
    }

    fn play<O: Observer<G>>(
        &self,
        deal: Deal,
        seating: &[usize],
        observer: &mut O,
    ) -> Result<(), Problem> {
        let game = &self.game;
        let names = self.names();
        let named = |bot: usize| {
            let known = self.bots.iter().find(|known| known.name() == names[bot]);
            known.expect("names are those of bots")
        };
        let bots: Vec<_> = seating.iter().map(|bot| named(*bot)).collect();
        let mut company = Company::new(deal, &bots, false);
        let table = deal.open(game);
        observer.begin(game, &table.state);
        let mut onlooker = Onlooker { observer, before: table.state, starter: None };
        let table = company.play(table, &mut onlooker)?;
        let Onlooker { observer, starter, .. } = onlooker;
        observer.ended(&Ending {
            game,
            state: &table.state,
            outcome: Outcome::of(&table),
            seating,
            starter: starter.unwrap_or(Seat::new(0)),
            actions: company.actions,
        });
        Ok(())
    }
}

/// Remembers what an observer is told besides the table as it is.
struct Onlooker<'a, G: Game, O> {
    observer: &'a mut O,
    before: State<G>,
    starter: Option<Seat>,
}

impl<G: Game, O: Observer<G>> tapis_game::Observer<G, Dealt<'_, G>> for Onlooker<'_, G, O> {
    fn acts(&mut self, table: &Dealt<'_, G>, seat: Seat, _action: G::Action) {
        self.before = table.state;
        self.starter.get_or_insert(seat);
    }

    fn acted(&mut self, table: &Dealt<'_, G>, seat: Seat, action: G::Action) {
        self.observer.acted(table.game, &self.before, seat, action, &table.state);
    }
}

/// What every simulation counts.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    games: u64,
    shared: u64,
    lengths: BTreeMap<u32, u64>,
    bots: Vec<BotTally>,
    /// By place in the order of play of the first round.
    places: Vec<Share>,
}

#[derive(Clone, Debug, Default)]
struct BotTally {
    share: Share,
    points: Share,
    by_place: Vec<Share>,
    scores: BTreeMap<i32, u64>,
}

/// A mean over deals: the games of one deal share their cards and make one observation.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    moments: Moments,
    sum: f64,
    n: u32,
}

impl Share {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.n += 1;
    }

    fn close(&mut self) {
        if self.n > 0 {
            self.moments.add(self.sum / f64::from(self.n));
            (self.sum, self.n) = (0.0, 0);
        }
    }
}

impl Tally {
    /// Nothing counted yet, for a simulation of so many bots at so many seats.
    pub fn new(bots: usize, seats: u8) -> Self {
        let places = vec![Share::default(); seats.into()];
        let bot = BotTally { by_place: places.clone(), ..BotTally::default() };
        Self { bots: vec![bot; bots], places, ..Self::default() }
    }

    /// What it comes to.
    pub fn results<G: Game>(&self, simulation: &Simulation<G>) -> Simulated {
        let estimate = |share: &Share| share.moments.estimate();
        let bots = simulation.names().into_iter().zip(&self.bots).map(|(name, bot)| SimulatedBot {
            name,
            win_share: estimate(&bot.share),
            points: estimate(&bot.points),
            by_seat: bot.by_place.iter().map(estimate).collect(),
            scores: bot.scores.iter().map(|(points, games)| (*points, *games)).collect(),
        });
        Simulated {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::NAME.to_owned(),
            players: simulation.game.seats(),
            options: agreed(&simulation.game),
            seed: simulation.seed,
            deals: simulation.deals(),
            games: self.games,
            shared: self.shared,
            by_seat: self.places.iter().map(estimate).collect(),
            bots: bots.collect(),
            lengths: self.lengths.iter().map(|(actions, games)| (*actions, *games)).collect(),
        }
    }
}

impl<G: Game> Observer<G> for Tally {
    fn ended(&mut self, ending: &Ending<'_, G>) {
        let Ending { outcome, seating, starter, .. } = ending;
        let seats = outcome.seats;
        self.games += 1;
        self.shared += u64::from(outcome.winners.len() != 1);
        *self.lengths.entry(ending.actions).or_default() += 1;
        for (place, seat) in starter.round_from(seats).enumerate() {
            let share = outcome.win_share(seat);
            let bot = &mut self.bots[seating[seat.index()]];
            self.places[place].add(share);
            bot.share.add(share);
            bot.by_place[place].add(share);
            bot.points.add(f64::from(outcome.scores[seat]));
            *bot.scores.entry(outcome.scores[seat]).or_default() += 1;
        }
    }

    fn deal_done(&mut self) {
        self.places.iter_mut().for_each(Share::close);
        for bot in &mut self.bots {
            bot.share.close();
            bot.points.close();
            bot.by_place.iter_mut().for_each(Share::close);
        }
    }

    fn merge(&mut self, later: Self) {
        let add = |share: &mut Share, later: &Share| share.moments.merge(&later.moments);
        self.games += later.games;
        self.shared += later.shared;
        for (actions, games) in later.lengths {
            *self.lengths.entry(actions).or_default() += games;
        }
        self.places.iter_mut().zip(&later.places).for_each(|(a, b)| add(a, b));
        for (bot, later) in self.bots.iter_mut().zip(later.bots) {
            add(&mut bot.share, &later.share);
            add(&mut bot.points, &later.points);
            bot.by_place.iter_mut().zip(&later.by_place).for_each(|(a, b)| add(a, b));
            for (points, games) in later.scores {
                *bot.scores.entry(points).or_default() += games;
            }
        }
    }
}

/// What a simulation came to: plain data.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulated {
    /// The version of the program that played.
    pub version: String,
    /// Which game.
    pub game: String,
    /// How many seats.
    pub players: u8,
    /// What was agreed other than the defaults.
    pub options: BTreeMap<String, Value>,
    /// The number from which all chance follows.
    pub seed: u64,
    /// How many deals were played.
    pub deals: u64,
    /// How many games that were.
    pub games: u64,
    /// How many games were won by several or by nobody.
    pub shared: u64,
    /// The win share of each place, counted from who starts the game.
    pub by_seat: Vec<Option<Estimate>>,
    /// Every bot.
    pub bots: Vec<SimulatedBot>,
    /// How many games had how many actions.
    pub lengths: Vec<(u32, u64)>,
}

/// One bot in a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimulatedBot {
    /// Its name.
    pub name: String,
    /// Its part of the victories, for each seat that it took.
    pub win_share: Option<Estimate>,
    /// Its points.
    pub points: Option<Estimate>,
    /// Its win share in each place, counted from who starts the game.
    pub by_seat: Vec<Option<Estimate>>,
    /// How often it ended with how many points.
    pub scores: Vec<(i32, u64)>,
}

/// The value below or at which this part of counted values lies.
pub fn counted_quantile<T: Copy>(counts: &[(T, u64)], part: f64) -> Option<T> {
    let all: u64 = counts.iter().map(|(_, n)| n).sum();
    let wanted = (part * all as f64).ceil().max(1.0) as u64;
    let mut seen = 0;
    let reached = |(_, n): &&(T, u64)| {
        seen += n;
        seen >= wanted
    };
    counts.iter().find(reached).map(|(value, _)| *value)
}
