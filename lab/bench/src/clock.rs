//! Processor time. The machine may be busy with other things, so wall time says little.

use rustix::time::{ClockId, clock_gettime};

/// Seconds of processor time that this thread has used.
pub fn thread_seconds() -> f64 {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    now.tv_sec as f64 + now.tv_nsec as f64 * 1e-9
}

/// Something that is measured: does some work and says how much it was.
pub struct Contest<'a> {
    /// What it is called in the table.
    pub name: String,
    /// Does a slice of work and returns how many units it did.
    pub work: Box<dyn FnMut() -> u64 + 'a>,
}

impl<'a> Contest<'a> {
    /// Something to be measured.
    pub fn new(name: impl Into<String>, work: impl FnMut() -> u64 + 'a) -> Self {
        Self { name: name.into(), work: Box::new(work) }
    }
}

/// The best rate of each contestant in units a processor second. They take turns, so that a noisy
/// moment hits all alike, and the best of many short slices is what the machine allows.
pub fn race(contests: &mut [Contest<'_>], rounds: u32) -> Vec<f64> {
    let mut best = vec![0.0_f64; contests.len()];
    for _ in 0..rounds {
        for (best, contest) in best.iter_mut().zip(contests.iter_mut()) {
            let before = thread_seconds();
            let units = (contest.work)();
            *best = best.max(units as f64 / (thread_seconds() - before));
        }
    }
    best
}

/// Prints a table of rates as ratios against the first contestant.
pub fn table(title: &str, unit: &str, contests: &[Contest<'_>], rates: &[f64]) {
    println!("\n{title}\n  {:<46} {:>14}  ratio", "", format!("{unit}/cpu-s"));
    for (contest, rate) in contests.iter().zip(rates) {
        println!("  {:<46} {:>14}  {:.2}", contest.name, in_millions(*rate), rate / rates[0]);
    }
}

/// A rate that a person can read.
pub fn in_millions(rate: f64) -> String {
    if rate >= 1e6 { format!("{:.1} M", rate / 1e6) } else { format!("{:.1} k", rate / 1e3) }
}
