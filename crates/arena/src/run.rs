//! Playing a series on all cores. Games come back in any order and are counted in the order of the
//! deals, so that the results, and where a sequential test stops, do not depend on the threads.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use tapis_game::Game;

use crate::deals::Deal;
use crate::play::{Played, play};
use crate::results::Results;
use crate::series::{Series, seating};
use crate::setup::Plan;
use crate::sprt::{Evidence, Verdict};
use crate::{Problem, Setup};

/// How many games may wait to be counted; bots that take no time wait for the counting.
const MOST_WAITING: usize = 256;

/// How far a series has come.
pub struct Progress<'a> {
    /// What is known from complete deals.
    pub series: &'a Series,
    /// How many games are over.
    pub games: u64,
    /// How many games will be played, at most.
    pub planned: u64,
}

/// Plays the series; `on_progress` is told of every game that ends, on the calling thread.
///
/// # Errors
/// Says what is missing, or which bot broke the rules.
pub fn run<G: Game>(
    setup: &Setup<G>,
    mut on_progress: impl FnMut(&Progress<'_>),
) -> Result<Results, Problem> {
    let plan = setup.plan()?;
    let names = plan.bots.iter().map(|bot| bot.name().to_owned()).collect();
    let mut series = Series::new(setup, names, plan.matches.clone());
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(setup.threads)
        .build()
        .map_err(|error| Problem::new(format!("the threads could not be started: {error}")))?;
    let threads = pool.current_num_threads();
    let order = Order::new(setup, &plan);
    let next = AtomicU64::new(0);
    let (finished, games) = mpsc::sync_channel(MOST_WAITING);
    let start = Instant::now();
    pool.in_place_scope(|scope| {
        for _ in 0..threads {
            let finished = finished.clone();
            let (next, order, plan) = (&next, &order, &plan);
            scope.spawn(move |_| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= order.games {
                        break;
                    }
                    let game = catch_unwind(AssertUnwindSafe(|| order.play(setup, plan, number)));
                    let game = game.unwrap_or_else(|panic| {
                        // A bot that fails ends the series; the others need not play on.
                        next.store(order.games, Ordering::Relaxed);
                        resume_unwind(panic)
                    });
                    // Nobody listens any more once the series has ended early.
                    if finished.send((number, game)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(finished);
        let ended = collect(&order, games, &mut series, &mut on_progress);
        next.store(order.games, Ordering::Relaxed);
        ended
    })?;
    Ok(series.results(&setup.game, threads, start.elapsed().as_secs_f64()))
}

/// Counts the games in the order of the deals until all are there or the test knows.
fn collect(
    order: &Order,
    games: mpsc::Receiver<(u64, Result<Played, Problem>)>,
    series: &mut Series,
    on_progress: &mut impl FnMut(&Progress<'_>),
) -> Result<(), Problem> {
    let mut waiting = BTreeMap::new();
    for (over, (number, game)) in (1..).zip(games) {
        waiting.insert(number, game?);
        while let Some(sets) = order.take_deal(series.deals(), &mut waiting) {
            series.add(&sets);
            if series.evidence().map_or(Verdict::Undecided, Evidence::verdict) != Verdict::Undecided
            {
                on_progress(&Progress { series, games: over, planned: order.games });
                return Ok(());
            }
        }
        on_progress(&Progress { series, games: over, planned: order.games });
    }
    Ok(())
}

/// The order of the games: deal by deal, match by match, rotation by rotation.
struct Order {
    matches: u64,
    rotations: u64,
    games: u64,
}

impl Order {
    fn new<G: Game>(setup: &Setup<G>, plan: &Plan<G>) -> Self {
        let (matches, rotations) = (plan.matches.len() as u64, u64::from(setup.game.seats()));
        Self { matches, rotations, games: setup.deals * matches * rotations }
    }

    fn per_deal(&self) -> u64 {
        self.matches * self.rotations
    }

    fn play<G: Game>(
        &self,
        setup: &Setup<G>,
        plan: &Plan<G>,
        number: u64,
    ) -> Result<Played, Problem> {
        let deal = Deal::new(setup.seed, number / self.per_deal());
        let place = (number % self.per_deal() / self.rotations) as usize;
        let circle = deal.circle(&plan.matches[place].line_up);
        let seating = seating(&circle, (number % self.rotations) as usize);
        let bots: Vec<_> = seating.iter().map(|&bot| &plan.bots[bot]).collect();
        play(&setup.game, deal, &bots)
    }

    /// The games of a deal, by match and rotation, if all of them are over.
    fn take_deal(
        &self,
        deal: u64,
        waiting: &mut BTreeMap<u64, Played>,
    ) -> Option<Vec<Vec<Played>>> {
        let (first, end) = (deal * self.per_deal(), (deal + 1) * self.per_deal());
        if waiting.range(first..end).count() as u64 != self.per_deal() {
            return None;
        }
        let later = waiting.split_off(&end);
        let mut games = std::mem::replace(waiting, later).into_values();
        Some(
            (0..self.matches)
                .map(|_| games.by_ref().take(self.rotations as usize).collect())
                .collect(),
        )
    }
}
