//! The games of a series as they come in, deal by deal, and what they add up to.

use std::collections::BTreeMap;

use tapis_game::{Game, MAX_SEATS, Seat, options};

use crate::deals::{Deal, resampling};
use crate::play::Played;
use crate::ratings::Rankings;
use crate::results::{BotSummary, Clock, MatchSummary, Results, Standing};
use crate::sprt::{Evidence, Measure};
use crate::times::Stopwatch;
use crate::{Estimate, Format, Match, Setup};

/// A series under way.
#[derive(Clone, Debug)]
pub struct Series {
    names: Vec<String>,
    matches: Vec<Match>,
    format: Format,
    seats: u8,
    seed: u64,
    /// For each deal, for each match, what its subjects achieved.
    deals: Vec<Vec<Vec<SetMeans>>>,
    games: u64,
    scores: Vec<BTreeMap<i32, u64>>,
    watches: Vec<Stopwatch>,
    rankings: Rankings,
    evidence: Option<Evidence>,
}

/// The means of one bot over all its games of one deal set.
#[derive(Clone, Copy, Debug, Default)]
struct SetMeans {
    win_share: f64,
    difference: f64,
    rank: f64,
    score: f64,
    by_seat: [f64; MAX_SEATS],
}

/// The bots by seat: everybody in the circle moves on by this many seats.
pub(crate) fn seating(circle: &[usize], rotation: usize) -> Vec<usize> {
    let mut seats = circle.to_vec();
    seats.rotate_right(rotation);
    seats
}

impl Series {
    /// Nothing played yet.
    pub(crate) fn new<G: Game>(setup: &Setup<G>, names: Vec<String>, matches: Vec<Match>) -> Self {
        let bots = names.len();
        Self {
            names,
            matches,
            format: setup.format,
            seats: setup.game.seats(),
            seed: setup.seed,
            deals: Vec::new(),
            games: 0,
            scores: vec![BTreeMap::new(); bots],
            watches: vec![Stopwatch::default(); bots],
            rankings: Rankings::new(bots),
            evidence: setup.sprt.map(Evidence::new),
        }
    }

    /// The names of the bots.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The matches, by the numbers of the bots.
    pub fn matches(&self) -> &[Match] {
        &self.matches
    }

    /// How the bots fill the tables.
    pub fn format(&self) -> Format {
        self.format
    }

    /// How many seats a table has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How many deals have been played by every match in every rotation.
    pub fn deals(&self) -> u64 {
        self.deals.len() as u64
    }

    /// The sequential test so far.
    pub fn evidence(&self) -> Option<&Evidence> {
        self.evidence.as_ref()
    }

    /// Takes in the next deal: for each match the games of all rotations.
    pub(crate) fn add(&mut self, sets: &[Vec<Played>]) {
        let deal = Deal::new(self.seed, self.deals());
        self.rankings.begin_deal();
        let mut row = Vec::with_capacity(sets.len());
        for (place, games) in sets.iter().enumerate() {
            let circle = deal.circle(&self.matches[place].line_up);
            let seatings: Vec<_> =
                (0..games.len()).map(|rotation| seating(&circle, rotation)).collect();
            for (game, seating) in games.iter().zip(&seatings) {
                self.count(game, seating);
            }
            let subjects = &self.matches[place].subjects;
            row.push(subjects.iter().map(|&bot| means(bot, games, &seatings)).collect());
            if let Some(evidence) = &mut self.evidence {
                let bot = subjects[0];
                let measure = evidence.test().measure;
                let results: Vec<_> = appearances(bot, games, &seatings)
                    .map(|(game, seat)| match measure {
                        Measure::WinShare => game.outcome.win_share(seat),
                        Measure::Score => game.outcome.difference(seat),
                    })
                    .collect();
                evidence.add(&results);
            }
        }
        self.deals.push(row);
    }

    /// What counts for every bot at the table, measured by the match or not.
    fn count(&mut self, game: &Played, seating: &[usize]) {
        self.games += 1;
        for (seat, &bot) in Seat::all(self.seats).zip(seating) {
            *self.scores[bot].entry(game.outcome.scores[seat]).or_default() += 1;
        }
        for (seat, time) in &game.times {
            self.watches[seating[seat.index()]].add(*time);
        }
        let ranking = game.outcome.ranking();
        let bots = |equal: &Vec<Seat>| equal.iter().map(|seat| seating[seat.index()]).collect();
        self.rankings.add(&ranking.iter().map(bots).collect::<Vec<_>>());
    }

    /// What a bot has achieved so far in one match; `None` if the match does not measure it or no
    /// deal is complete.
    pub fn standing(&self, place: usize, bot: usize) -> Option<Standing> {
        let subject = self.matches[place].subjects.iter().position(|&subject| subject == bot)?;
        self.stand(bot, self.deals.iter().map(|row| row[place][subject]))
    }

    /// What a bot has achieved so far in all matches that measure it, each counting alike.
    pub fn overall(&self, bot: usize) -> Option<Standing> {
        self.measured(bot).then(|| self.stand(bot, self.by_deal(bot)))?
    }

    /// The results so far.
    pub(crate) fn results<G: Game>(&self, game: &G, threads: usize, seconds: f64) -> Results {
        let ratings = self.rankings.ratings(&mut resampling(self.seed));
        let bots = self.names.iter().zip(ratings).enumerate();
        let name = |&bot: &usize| self.names[bot].clone();
        let matches = self.matches.iter().enumerate();
        let watches = self.watches.iter().zip(&self.names);
        Results {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::NAME.to_owned(),
            players: self.seats,
            options: agreed(game),
            format: self.format,
            seed: self.seed,
            deals: self.deals(),
            games: self.games,
            bots: bots
                .map(|(bot, (name, rating))| BotSummary {
                    name: name.clone(),
                    rating,
                    standing: self.overall(bot),
                    by_seat: self.win_share_by_seat(bot),
                    scores: self.scores[bot].iter().map(|(&score, &n)| (score, n)).collect(),
                })
                .collect(),
            matches: matches
                .map(|(place, game)| MatchSummary {
                    line_up: game.line_up.iter().map(name).collect(),
                    standings: game
                        .subjects
                        .iter()
                        .filter_map(|&bot| self.standing(place, bot))
                        .collect(),
                })
                .collect(),
            test: self.evidence.as_ref().map(Evidence::summary),
            clock: Clock {
                threads,
                seconds,
                times: watches.filter_map(|(watch, name)| watch.times(name)).collect(),
            },
        }
    }

    fn measured(&self, bot: usize) -> bool {
        self.matches.iter().any(|game| game.subjects.contains(&bot))
    }

    fn win_share_by_seat(&self, bot: usize) -> Vec<Estimate> {
        let seat = |seat: Seat| Estimate::of(self.by_deal(bot).map(|m| m.by_seat[seat.index()]));
        if self.measured(bot) { Seat::all(self.seats).filter_map(seat).collect() } else { vec![] }
    }

    /// The means of a bot over all matches that measure it, deal by deal: matches on the same cards
    /// are not independent and make one observation together.
    fn by_deal(&self, bot: usize) -> impl Iterator<Item = SetMeans> {
        self.deals.iter().map(move |row| {
            let own = self.matches.iter().zip(row).filter_map(|(game, sets)| {
                let subject = game.subjects.iter().position(|&subject| subject == bot)?;
                Some(sets[subject])
            });
            SetMeans::mean(own)
        })
    }

    fn stand(&self, bot: usize, sets: impl Iterator<Item = SetMeans>) -> Option<Standing> {
        let sets: Vec<_> = sets.collect();
        let estimate = |what: fn(&SetMeans) -> f64| Estimate::of(sets.iter().map(what));
        Some(Standing {
            bot: self.names[bot].clone(),
            win_share: estimate(|set| set.win_share)?,
            difference: estimate(|set| set.difference)?,
            rank: estimate(|set| set.rank)?,
            score: estimate(|set| set.score)?,
        })
    }
}

impl SetMeans {
    fn mean(sets: impl Iterator<Item = Self>) -> Self {
        let mut sum = Self::default();
        let mut n = 0.0;
        for set in sets {
            n += 1.0;
            sum.win_share += set.win_share;
            sum.difference += set.difference;
            sum.rank += set.rank;
            sum.score += set.score;
            sum.by_seat.iter_mut().zip(set.by_seat).for_each(|(sum, share)| *sum += share);
        }
        Self {
            win_share: sum.win_share / n,
            difference: sum.difference / n,
            rank: sum.rank / n,
            score: sum.score / n,
            by_seat: sum.by_seat.map(|share| share / n),
        }
    }
}

/// The games of a set with the seats in which a bot sat.
fn appearances<'a>(
    bot: usize,
    games: &'a [Played],
    seatings: &'a [Vec<usize>],
) -> impl Iterator<Item = (&'a Played, Seat)> {
    games.iter().zip(seatings).flat_map(move |(game, seating)| {
        let seats = Seat::all(game.outcome.seats).zip(seating);
        seats.filter(move |&(_, &sitting)| sitting == bot).map(move |(seat, _)| (game, seat))
    })
}

fn means(bot: usize, games: &[Played], seatings: &[Vec<usize>]) -> SetMeans {
    SetMeans::mean(appearances(bot, games, seatings).map(|(game, seat)| {
        let win_share = game.outcome.win_share(seat);
        let mut by_seat = [0.0; MAX_SEATS];
        // A bot sits in each seat in one of as many games as there are seats.
        by_seat[seat.index()] = win_share * f64::from(game.outcome.seats);
        SetMeans {
            win_share,
            difference: game.outcome.difference(seat),
            rank: game.outcome.rank(seat),
            score: f64::from(game.outcome.scores[seat]),
            by_seat,
        }
    }))
}

/// What was agreed for a game other than the defaults.
pub(crate) fn agreed<G: Game>(game: &G) -> BTreeMap<String, serde_json::Value> {
    let defaults = G::new(game.seats(), &G::Options::default()).ok();
    let defaults = defaults.map(|defaults| options::to_value(&defaults)).unwrap_or_default();
    match options::to_value(game) {
        serde_json::Value::Object(chosen) => {
            chosen.into_iter().filter(|(key, value)| defaults.get(key) != Some(value)).collect()
        }
        _ => BTreeMap::new(),
    }
}
