//! What was measured, for people and for programs.

use std::time::Duration;

use serde::Serialize;

/// The outcome of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Which game.
    pub game: String,
    /// How many seats a table has.
    pub seats: u8,
    /// How many tables.
    pub tables: usize,
    /// The database.
    pub database: String,
    /// The time from action to action at each table, if they kept a pace.
    pub pace_ms: Option<f64>,
    /// How many more viewers looked on.
    pub idle_streams: usize,
    /// How long it took to set all tables up.
    pub set_up_seconds: f64,
    /// How long they played.
    pub seconds: f64,
    /// How many actions everybody at their table has seen.
    pub actions: u64,
    /// How many games came to their end.
    pub games: u64,
    /// Actions a second of the clock.
    pub actions_per_second: f64,
    /// Processor time of the server.
    pub server_cpu_seconds: Option<f64>,
    /// Actions a second of the server's processor time.
    pub actions_per_cpu_second: Option<f64>,
    /// Processor time of the server for one action, in microseconds.
    pub cpu_us_per_action: Option<f64>,
    /// The same while nobody listens: what asking and acting cost alone. What is above it is for
    /// drawing and sending.
    pub cpu_us_per_unwatched_action: Option<f64>,
    /// Processor time of a database that is a process of its own.
    pub database_cpu_seconds: Option<f64>,
    /// What one viewer is sent for one event.
    pub told: Size,
    /// Bytes sent to all viewers of a table for one action.
    pub bytes_per_action: f64,
    /// From an action to the last viewer's update.
    pub latency: Latency,
    /// What the server holds in memory.
    pub memory: Memory,
    /// After a kill.
    pub recovery: Option<Recovery>,
}

/// How many bytes something takes, before any compression.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Size {
    /// Half of them are smaller.
    pub median: u32,
    /// In the mean.
    pub mean: f64,
    /// All together.
    pub all: u64,
}

impl Size {
    /// Of these sizes.
    pub fn of(mut sizes: Vec<u32>) -> Self {
        sizes.sort_unstable();
        let all: u64 = sizes.iter().copied().map(u64::from).sum();
        let median = sizes.get(sizes.len() / 2).copied().unwrap_or_default();
        Self { median, mean: all as f64 / sizes.len().max(1) as f64, all }
    }
}

/// From an action to the last viewer's update, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Latency {
    /// Half of them were faster.
    pub p50_ms: f64,
    /// Ninety-nine of a hundred were faster.
    pub p99_ms: f64,
    /// The slowest.
    pub max_ms: f64,
}

impl Latency {
    /// Of these times.
    pub fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |share: f64| {
            let place = (times.len() as f64 * share) as usize;
            let time = times.get(place.min(times.len().saturating_sub(1)));
            time.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Self { p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1.0) }
    }
}

/// Resident memory of the server, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Memory {
    /// Before the first table.
    pub empty: Option<u64>,
    /// What one more table in play costs that nobody looks at, when there is a quarter of them.
    pub per_table: Option<u64>,
    /// What one stream of a player costs.
    pub per_stream: Option<u64>,
    /// What a table costs with a stream for each seat and a connection to act over.
    pub per_table_with_streams: Option<u64>,
    /// The same after it was played on.
    pub per_table_after_play: Option<u64>,
    /// What a viewer costs who only looks on.
    pub per_idle_stream: Option<u64>,
}

impl Memory {
    /// The system hands memory out in large pieces: what one of fewer tables costs is chance.
    pub const ENOUGH: usize = 100;

    /// What can be told of so many tables.
    #[must_use]
    pub fn of(self, tables: usize) -> Self {
        if tables >= Self::ENOUGH {
            return self;
        }
        let (per_table, per_stream) = (None, None);
        let (per_table_with_streams, per_table_after_play) = (None, None);
        Self { per_table, per_stream, per_table_with_streams, per_table_after_play, ..self }
    }
}

/// After `kill -9`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Recovery {
    /// From the start until the server answered.
    pub healthy_ms: f64,
    /// From the start until every table had been shown again.
    pub all_tables_ms: f64,
    /// How many tables there were.
    pub tables: usize,
    /// How many did not stand where they had stood; it must be none.
    pub elsewhere: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_a_middle_and_a_mean() {
        let size = Size::of(vec![900, 10, 20]);
        assert_eq!((size.median, size.mean, size.all), (20, 310.0, 930));
        assert_eq!(Size::of(Vec::new()), Size::default());
    }

    #[test]
    fn percentiles_are_of_the_sorted_times() {
        let times: Vec<_> = (1..=200).rev().map(Duration::from_millis).collect();
        let latency = Latency::of(times);
        assert_eq!((latency.p50_ms, latency.p99_ms, latency.max_ms), (101.0, 199.0, 200.0));
        assert_eq!(Latency::of(Vec::new()), Latency::default());
    }
}
