//! Means and their 95 % intervals. The observations are deal sets, never single games: the games of
//! one set share their cards and are not independent.

use serde::{Deserialize, Serialize};

/// A mean over deal sets with its margin of error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean over the sets.
    pub mean: f64,
    /// Half the width of the 95 % interval (Student's t); `None` for fewer than two sets.
    pub margin: Option<f64>,
    /// How many sets there were.
    pub sets: u64,
}

impl Estimate {
    /// The mean of one observation per set; `None` without any.
    pub fn of(observations: impl IntoIterator<Item = f64>) -> Option<Self> {
        let mut moments = Moments::default();
        observations.into_iter().for_each(|observation| moments.add(observation));
        moments.estimate()
    }

    /// The lower end of the interval.
    pub fn low(&self) -> f64 {
        self.mean - self.margin.unwrap_or(f64::INFINITY)
    }

    /// The upper end of the interval.
    pub fn high(&self) -> f64 {
        self.mean + self.margin.unwrap_or(f64::INFINITY)
    }

    /// Whether a value lies in the interval.
    pub fn contains(&self, value: f64) -> bool {
        self.low() <= value && value <= self.high()
    }
}

/// Number, mean and sum of squared deviations, kept up to date observation by observation
/// (Welford), so that nothing is lost to rounding.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Moments {
    /// How many observations.
    pub n: u64,
    /// Their mean.
    pub mean: f64,
    /// The sum of the squared deviations from the mean.
    pub squares: f64,
}

impl Moments {
    /// Takes in one observation.
    pub fn add(&mut self, observation: f64) {
        self.n += 1;
        let before = observation - self.mean;
        self.mean += before / self.n as f64;
        self.squares += before * (observation - self.mean);
    }

    /// Takes in what others have observed (Chan).
    pub fn merge(&mut self, other: &Self) {
        if other.n == 0 {
            return;
        }
        let n = self.n + other.n;
        let between = other.mean - self.mean;
        let part = other.n as f64 / n as f64;
        self.squares += other.squares + between * between * self.n as f64 * part;
        self.mean += between * part;
        self.n = n;
    }

    /// The mean with its margin.
    pub fn estimate(&self) -> Option<Estimate> {
        if self.n == 0 {
            return None;
        }
        let margin = (self.n > 1).then(|| {
            let freedom = (self.n - 1) as f64;
            let variance = self.squares / freedom;
            student_95(self.n - 1) * (variance / self.n as f64).sqrt()
        });
        Some(Estimate { mean: self.mean, margin, sets: self.n })
    }
}

/// The 97.5 % quantile of Student's t: 95 % of the distribution lie between plus and minus this.
pub fn student_95(freedom: u64) -> f64 {
    // The usual printed table; beyond it the expansion in 1/freedom is exact to four digits.
    const TABLE: [f64; 30] = [
        12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281, 2.2010,
        2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860, 2.0796, 2.0739,
        2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423,
    ];
    const NORMAL: f64 = 1.959_964;
    match freedom {
        0 => f64::INFINITY,
        1..=30 => TABLE[freedom as usize - 1],
        _ => {
            let (z, v) = (NORMAL, freedom as f64);
            let (z3, z5) = (z.powi(3), z.powi(5));
            z + (z3 + z) / (4.0 * v) + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * v * v)
        }
    }
}

/// The quantile of sorted numbers, between neighbours in proportion.
///
/// # Panics
/// Panics without numbers.
pub fn quantile(sorted: &[f64], part: f64) -> f64 {
    let place = part * (sorted.len() - 1) as f64;
    let (below, above) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    below + (above - below) * place.fract()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-4, "{a} is not {b}");
    }

    #[test]
    fn an_interval_as_computed_by_hand() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, squares 32, variance 32/7, standard error sqrt(4/7).
        let estimate = Estimate::of([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]).expect("eight");
        close(estimate.mean, 5.0);
        close(estimate.margin.expect("more than one"), 2.3646 * (4.0_f64 / 7.0).sqrt());
        close(estimate.low(), 3.2125);
        close(estimate.high(), 6.7875);
        assert_eq!(estimate.sets, 8);
    }

    #[test]
    fn parts_add_up_to_the_whole() {
        let values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
        let of = |part: &[f64]| {
            let mut moments = Moments::default();
            part.iter().for_each(|value| moments.add(*value));
            moments
        };
        for cut in 0..=values.len() {
            let (mut whole, rest) = (of(&values[..cut]), of(&values[cut..]));
            whole.merge(&rest);
            assert_eq!(whole.n, 8);
            close(whole.mean, 5.0);
            close(whole.squares, 32.0);
        }
    }

    #[test]
    fn sets_count_and_not_games() {
        // Four games of one set that all end alike are one observation. Taken for four, they would
        // make the interval about half as wide.
        let sets = [0.0, 1.0, 0.0, 1.0, 1.0, 0.0];
        let by_set = Estimate::of(sets).expect("six sets");
        let by_game = Estimate::of(sets.iter().flat_map(|&set| [set; 4])).expect("24 games");
        close(by_set.mean, by_game.mean);
        close(by_set.margin.expect("six sets"), 2.5706 * (0.3_f64 / 6.0).sqrt());
        assert!(by_game.margin < by_set.margin.map(|margin| margin / 2.0));
    }

    #[test]
    fn one_set_has_no_interval_and_none_no_mean() {
        assert_eq!(Estimate::of([]), None);
        let one = Estimate::of([0.5]).expect("one set");
        assert_eq!((one.mean, one.margin), (0.5, None));
        assert!(one.contains(-1e9) && one.contains(1e9));
    }

    #[test]
    fn students_quantiles_join_the_normal_one() {
        close(student_95(1), 12.7062);
        close(student_95(30), 2.0423);
        close(student_95(31), 2.0395);
        close(student_95(60), 2.0003);
        close(student_95(120), 1.9799);
        close(student_95(1_000_000), 1.9600);
        for freedom in 1..200 {
            assert!(student_95(freedom) > student_95(freedom + 1));
        }
    }

    #[test]
    fn quantiles_lie_between_neighbours() {
        let sorted = [1.0, 2.0, 3.0, 4.0];
        close(quantile(&sorted, 0.0), 1.0);
        close(quantile(&sorted, 0.5), 2.5);
        close(quantile(&sorted, 0.9), 3.7);
        close(quantile(&sorted, 1.0), 4.0);
    }
}
