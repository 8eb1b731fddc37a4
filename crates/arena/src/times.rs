//! How long decisions take: a histogram with buckets of equal ratio, so that millions of decisions
//! need no list.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Each doubling of the time has this many buckets; a quantile is exact to about 2 %.
const PARTS: u32 = 32;

/// Decision times, counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stopwatch {
    buckets: Vec<u64>,
    decisions: u64,
    total: Duration,
    longest: Duration,
}

/// The decision times of one bot in one run, in seconds of wall time per decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Times {
    /// Whose they are.
    pub bot: String,
    /// How many decisions had more than one legal action.
    pub decisions: u64,
    /// The mean.
    pub mean: f64,
    /// Half of the decisions took at most this long.
    pub p50: f64,
    /// Nineteen of twenty decisions took at most this long.
    pub p95: f64,
    /// The longest of all.
    pub max: f64,
}

impl Stopwatch {
    /// Counts one decision.
    pub fn add(&mut self, time: Duration) {
        let place = bucket(time);
        if place >= self.buckets.len() {
            self.buckets.resize(place + 1, 0);
        }
        self.buckets[place] += 1;
        self.decisions += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }

    /// What the times come to; `None` without a decision.
    pub fn times(&self, bot: &str) -> Option<Times> {
        (self.decisions > 0).then(|| Times {
            bot: bot.to_owned(),
            decisions: self.decisions,
            mean: self.total.as_secs_f64() / self.decisions as f64,
            p50: self.quantile(0.5),
            p95: self.quantile(0.95),
            max: self.longest.as_secs_f64(),
        })
    }

    /// The middle of the bucket in which the quantile lies, but never more than the longest.
    fn quantile(&self, part: f64) -> f64 {
        let wanted = (part * self.decisions as f64).ceil() as u64;
        let mut seen = 0;
        let place = self.buckets.iter().position(|&count| {
            seen += count;
            seen >= wanted
        });
        let middle = 2_f64.powf((place.unwrap_or(0) as f64 + 0.5) / f64::from(PARTS));
        (middle * 1e-9).min(self.longest.as_secs_f64())
    }
}

fn bucket(time: Duration) -> usize {
    let nanoseconds = time.as_nanos().max(1) as f64;
    (nanoseconds.log2() * f64::from(PARTS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_exact_to_a_bucket() {
        let mut watch = Stopwatch::default();
        assert_eq!(watch.times("nobody"), None);
        for microseconds in 1..=1000 {
            watch.add(Duration::from_micros(microseconds));
        }
        let times = watch.times("bot").expect("a thousand decisions");
        let near = |value: f64, wanted: f64| (value / wanted - 1.0).abs() < 0.025;
        assert!(near(times.p50, 500e-6), "{}", times.p50);
        assert!(near(times.p95, 950e-6), "{}", times.p95);
        assert!(near(times.mean, 500.5e-6), "{}", times.mean);
        assert_eq!(times.max, 1e-3);
        assert_eq!(times.decisions, 1000);
    }

    #[test]
    fn no_quantile_exceeds_the_longest() {
        let mut watch = Stopwatch::default();
        watch.add(Duration::ZERO);
        watch.add(Duration::from_secs(3));
        let times = watch.times("bot").expect("two decisions");
        assert_eq!(times.max, 3.0);
        assert!(times.p95 <= 3.0 && times.p95 > 2.9, "{}", times.p95);
    }
}
