//! Plackett–Luce ratings: one strength per bot that explains the rankings of all games best.
//!
//! In this model a ranking comes about from the top: the best is chosen among all with chances in
//! proportion to their strengths, then the second among the rest, and so on. The most likely
//! strengths are found by minorisation–maximisation (Hunter 2004), from all games at once, so the
//! order of the games does not matter. Strength is not transitive in these games, so a rating is a
//! summary and never replaces the cross-table.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use tapis_game::Rng;

use crate::statistics::quantile;

/// How often the deals are drawn anew for the intervals.
const RESAMPLES: usize = 400;
/// Every bot is given half a victory and half a defeat against an average player who does not
/// exist. Without it a bot that never lost would have no finite rating.
const PRIOR: f64 = 0.5;
/// A rating is final when a step changes no strength by more than this part of itself.
const TOLERANCE: f64 = 1e-10;
/// Far more leaps than were ever needed; the search ends in any case.
const MOST_LEAPS: usize = 2_000;
/// What one unit of the natural logarithm of a strength is worth: 400 points are a factor of ten.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// A rating on a scale like Elo's: 400 points are odds of ten to one, the weakest bot has 0. A bot
/// that won every game has a rating that grows with the number of games and says little more.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// Points above the weakest bot.
    pub points: f64,
    /// The lower end of the 95 % interval of that distance.
    pub low: f64,
    /// The upper end of that interval.
    pub high: f64,
}

/// The rankings of all games, kept as what the model asks of them: who was chosen how often, and
/// among whom.
#[derive(Clone, Debug)]
pub struct Rankings {
    bots: usize,
    /// Each set of bots among whom was chosen: how many of each bot it holds.
    fields: Vec<Vec<u8>>,
    numbers: HashMap<Vec<u8>, usize>,
    deals: Vec<Choices>,
}

/// The choices of one deal.
#[derive(Clone, Debug, Default)]
struct Choices {
    /// How often each bot was chosen.
    chosen: Vec<f64>,
    /// How often was chosen from each field.
    fields: Vec<f64>,
}

impl Choices {
    fn add(&mut self, other: &Self) {
        let sums = [(&mut self.chosen, &other.chosen), (&mut self.fields, &other.fields)];
        for (sum, part) in sums {
            if sum.len() < part.len() {
                sum.resize(part.len(), 0.0);
            }
            sum.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
        }
    }
}

impl Rankings {
    /// No game yet between this many bots.
    pub fn new(bots: usize) -> Self {
        Self { bots, fields: Vec::new(), numbers: HashMap::new(), deals: Vec::new() }
    }

    /// Begins a new deal; the games that follow belong to it.
    pub fn begin_deal(&mut self) {
        self.deals.push(Choices { chosen: vec![0.0; self.bots], fields: Vec::new() });
    }

    /// Takes in the ranking of one game: the bots from the best to the worst, equal ones together.
    /// Of the orders into which equal ones could be brought, each counts with the same part.
    ///
    /// # Panics
    /// Panics before the first deal.
    pub fn add(&mut self, ranking: &[Vec<usize>]) {
        let mut field = vec![0_u8; self.bots];
        ranking.iter().flatten().for_each(|&bot| field[bot] += 1);
        for equal in ranking {
            let size = equal.len();
            for gone in 0_u32..(1 << size) - 1 {
                let is_gone = |place: usize| gone >> place & 1 == 1;
                let mut left = field.clone();
                let places = 0..size;
                places.clone().filter(|&place| is_gone(place)).for_each(|p| left[equal[p]] -= 1);
                let n_gone = gone.count_ones() as usize;
                let weight = 1.0 / binomial(size, n_gone);
                let among = places.filter(|&place| !is_gone(place)).map(|place| equal[place]);
                self.choose(left, among, weight, weight / (size - n_gone) as f64);
            }
            equal.iter().for_each(|&bot| field[bot] -= 1);
        }
    }

    /// One choice from a field with a weight, each of `among` having been chosen with a part of it.
    fn choose(
        &mut self,
        field: Vec<u8>,
        among: impl Iterator<Item = usize>,
        weight: f64,
        part: f64,
    ) {
        // Where only copies of one bot are left, whoever is chosen tells nothing.
        if field.iter().filter(|&&copies| copies > 0).count() < 2 {
            return;
        }
        let number = *self.numbers.entry(field).or_insert_with_key(|field| {
            self.fields.push(field.clone());
            self.fields.len() - 1
        });
        let choices = self.deals.last_mut().expect("games belong to a deal");
        if choices.fields.len() <= number {
            choices.fields.resize(number + 1, 0.0);
        }
        choices.fields[number] += weight;
        among.for_each(|bot| choices.chosen[bot] += part);
    }

    /// The ratings of all bots with intervals from drawing whole deals anew: games on the same cards
    /// stay together.
    pub fn ratings(&self, rng: &mut Rng) -> Vec<Rating> {
        let mut all = Choices::default();
        self.deals.iter().for_each(|deal| all.add(deal));
        let points = self.points(&all, &vec![0.0; self.bots]);
        let weakest = (0..self.bots).min_by(|&a, &b| points[a].total_cmp(&points[b]));
        let Some(weakest) = weakest else { return Vec::new() };
        let mut drawn = vec![Vec::with_capacity(RESAMPLES); self.bots];
        for _ in 0..RESAMPLES {
            let mut sample = Choices::default();
            for _ in &self.deals {
                sample.add(&self.deals[rng.below(self.deals.len() as u32) as usize]);
            }
            let again = self.points(&sample, &points);
            for (bot, list) in drawn.iter_mut().enumerate() {
                list.push(again[bot] - again[weakest]);
            }
        }
        (0..self.bots)
            .map(|bot| {
                drawn[bot].sort_by(f64::total_cmp);
                let points = points[bot] - points[weakest];
                Rating {
                    points,
                    low: quantile(&drawn[bot], 0.025).min(points),
                    high: quantile(&drawn[bot], 0.975).max(points),
                }
            })
            .collect()
    }

    /// The most likely strengths, as points; `start` is where the search begins.
    fn points(&self, choices: &Choices, start: &[f64]) -> Vec<f64> {
        let mut now: Vec<f64> = start.iter().map(|points| points / POINTS).collect();
        // Plain steps are sure but slow where somebody hardly ever loses. Two of them show where
        // they lead; the leap there (SQUAREM, Varadhan and Roland 2008) is taken if it is an
        // improvement.
        for _ in 0..MOST_LEAPS {
            let once = self.improve(choices, &now);
            let twice = self.improve(choices, &once);
            let step: Vec<_> = once.iter().zip(&now).map(|(to, from)| to - from).collect();
            let turn: Vec<_> =
                twice.iter().zip(&once).zip(&step).map(|((to, from), s)| to - from - s).collect();
            let longest = step.iter().fold(0.0, |most: f64, step| most.max(step.abs()));
            if longest < TOLERANCE {
                now = twice;
                break;
            }
            let far = (length(&step) / length(&turn).max(f64::MIN_POSITIVE)).clamp(1.0, 1e6);
            let leap: Vec<_> = (0..self.bots)
                .map(|bot| now[bot] + 2.0 * far * step[bot] + far * far * turn[bot])
                .collect();
            let better = self.likelihood(choices, &leap) > self.likelihood(choices, &twice);
            now = if better { leap } else { twice };
        }
        now.into_iter().map(|strength| strength * POINTS).collect()
    }

    /// One step of minorisation–maximisation. Strengths are natural logarithms here.
    fn improve(&self, choices: &Choices, strengths: &[f64]) -> Vec<f64> {
        let strengths: Vec<_> = strengths.iter().map(|strength| strength.exp()).collect();
        // How often a bot of strength 1 would have been chosen, given all others.
        let mut chances: Vec<_> =
            strengths.iter().map(|strength| 2.0 * PRIOR / (strength + 1.0)).collect();
        for (field, weight) in self.fields.iter().zip(&choices.fields) {
            let each = weight / total(field, &strengths);
            let copies = field.iter().map(|&copies| f64::from(copies));
            chances.iter_mut().zip(copies).for_each(|(chance, n)| *chance += n * each);
        }
        chances.iter().zip(&choices.chosen).map(|(chance, n)| ((n + PRIOR) / chance).ln()).collect()
    }

    /// How likely these strengths make the choices, as a logarithm.
    fn likelihood(&self, choices: &Choices, strengths: &[f64]) -> f64 {
        let powers: Vec<_> = strengths.iter().map(|strength| strength.exp()).collect();
        let chosen: f64 = strengths.iter().zip(&choices.chosen).map(|(s, n)| s * (n + PRIOR)).sum();
        let prior: f64 = powers.iter().map(|power| 2.0 * PRIOR * (power + 1.0).ln()).sum();
        let fields = self.fields.iter().zip(&choices.fields);
        chosen - prior - fields.map(|(field, n)| n * total(field, &powers).ln()).sum::<f64>()
    }
}

/// The strength of all bots in a field together.
fn total(field: &[u8], strengths: &[f64]) -> f64 {
    field.iter().zip(strengths).map(|(&copies, strength)| f64::from(copies) * strength).sum()
}

fn length(vector: &[f64]) -> f64 {
    vector.iter().map(|part| part * part).sum::<f64>().sqrt()
}

/// In how many ways `k` of `n` can be chosen.
fn binomial(n: usize, k: usize) -> f64 {
    (0..k).fold(1.0, |ways, i| ways * (n - i) as f64 / (i + 1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_points(points: f64) -> f64 {
        (points / POINTS).exp()
    }

    /// A ranking drawn from the model.
    fn draw(strengths: &[f64], line_up: &[usize], rng: &mut Rng) -> Vec<Vec<usize>> {
        let mut left = line_up.to_vec();
        let mut ranking = Vec::new();
        while !left.is_empty() {
            let total: f64 = left.iter().map(|&bot| strengths[bot]).sum();
            let mut dart = total * f64::from(rng.below(1 << 30)) / f64::from(1 << 30);
            let hit = left.iter().position(|&bot| {
                dart -= strengths[bot];
                dart < 0.0
            });
            ranking.push(vec![left.remove(hit.unwrap_or(left.len() - 1))]);
        }
        ranking
    }

    #[test]
    fn known_strengths_are_recovered() {
        // 0, 100, 250 and 400 points above the weakest, at tables of one against three.
        let wanted = [250.0, 0.0, 400.0, 100.0];
        let strengths = wanted.map(from_points);
        let mut rng = Rng::from_seed(1);
        let mut rankings = Rankings::new(4);
        for _ in 0..500 {
            rankings.begin_deal();
            for one in 0..4 {
                for other in (0..4).filter(|&other| other != one) {
                    rankings.add(&draw(&strengths, &[one, other, other, other], &mut rng));
                }
            }
        }
        let ratings = rankings.ratings(&mut Rng::from_seed(2));
        for (rating, wanted) in ratings.iter().zip(wanted) {
            assert!((rating.points - wanted).abs() < 20.0, "{rating:?} is not {wanted}");
            assert!(rating.low <= rating.points && rating.points <= rating.high, "{rating:?}");
            assert!(rating.high - rating.low < 60.0, "{rating:?}");
        }
    }

    #[test]
    fn intervals_hold_the_truth_nineteen_times_of_twenty() {
        let strengths = [0.0, 150.0].map(from_points);
        let mut held = 0;
        for seed in 0..60 {
            let mut rng = Rng::from_seed(seed);
            let mut rankings = Rankings::new(2);
            for _ in 0..150 {
                rankings.begin_deal();
                rankings.add(&draw(&strengths, &[0, 1, 1], &mut rng));
            }
            let rating = rankings.ratings(&mut rng)[1];
            held += u32::from(rating.low <= 150.0 && 150.0 <= rating.high);
        }
        assert!((53..=60).contains(&held), "{held} of 60");
    }

    #[test]
    fn two_bots_have_the_odds_of_their_games() {
        // Three victories of four; with the half game of the prior on each side, odds are known:
        // by symmetry the strengths are s and 1/s, and 3.5 = 4 s²/(s²+1) + s/(s+1).
        let mut rankings = Rankings::new(2);
        for loser in [1, 1, 1, 0] {
            rankings.begin_deal();
            rankings.add(&[vec![1 - loser], vec![loser]]);
        }
        let rating = rankings.ratings(&mut Rng::from_seed(1))[0];
        let s = from_points(rating.points / 2.0);
        assert!((4.0 * s * s / (s * s + 1.0) + s / (s + 1.0) - 3.5).abs() < 1e-6);
    }

    #[test]
    fn equal_bots_in_a_game_are_as_many_orders_with_equal_parts() {
        let mut tied = Rankings::new(3);
        tied.begin_deal();
        tied.add(&[vec![0, 1, 2]]);
        let mut orders = Rankings::new(3);
        orders.begin_deal();
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            orders.add(&order.map(|bot| vec![bot]));
        }
        for (field, number) in &tied.numbers {
            let six_times = orders.deals[0].fields[orders.numbers[field]];
            assert!((tied.deals[0].fields[*number] - six_times / 6.0).abs() < 1e-12);
        }
        for (once, six_times) in tied.deals[0].chosen.iter().zip(&orders.deals[0].chosen) {
            assert!((once - six_times / 6.0).abs() < 1e-12);
        }
    }

    #[test]
    fn a_bot_that_never_lost_has_a_finite_rating() {
        let mut rankings = Rankings::new(2);
        for _ in 0..100 {
            rankings.begin_deal();
            rankings.add(&[vec![0], vec![1], vec![1]]);
        }
        let ratings = rankings.ratings(&mut Rng::from_seed(1));
        assert!(ratings[0].points > 500.0 && ratings[0].points.is_finite(), "{ratings:?}");
        assert_eq!(ratings[1].points, 0.0);
    }
}
