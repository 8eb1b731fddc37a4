//! Which fault comes when: the same for the same seed.

use std::fmt;
use std::time::Duration;

use tapis_game::Rng;

/// Something that breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A server is killed without a warning and started again after a while.
    KillNode(usize, Duration),
    /// A server is asked to stop, and started again after a while.
    StopNode(usize, Duration),
    /// The database is killed without a warning and started again after a while.
    KillDatabase(Duration),
    /// All connections to a server are cut.
    Cut(usize),
    /// Everything to and from a server is late by the first time for as long as the second.
    Slow(usize, Duration, Duration),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::KillNode(node, down) => write!(f, "kill server {node}, down for {down:?}"),
            Self::StopNode(node, down) => write!(f, "stop server {node}, down for {down:?}"),
            Self::KillDatabase(down) => write!(f, "kill the database, down for {down:?}"),
            Self::Cut(node) => write!(f, "cut all connections to server {node}"),
            Self::Slow(node, delay, time) => {
                write!(f, "slow down server {node} by {delay:?} for {time:?}")
            }
        }
    }
}

/// The faults of a run, with the time at which each comes if the one before it is over by then.
pub fn schedule(
    seed: u64,
    time: Duration,
    nodes: usize,
    has_database: bool,
) -> Vec<(Duration, Fault)> {
    let mut rng = Rng::from_seed(seed);
    let mut faults = Vec::new();
    let mut at = Duration::from_millis(700);
    while at < time {
        let node = rng.below(u32::try_from(nodes).unwrap_or(1)) as usize;
        let mut ms =
            |from: u32, to: u32| Duration::from_millis((from + rng.below(to - from)).into());
        let (down, delay, long) = (ms(20, 700), ms(5, 120), ms(200, 900));
        // The first round through the list makes sure that even a short run has one of each.
        let kind = if faults.len() < 5 { faults.len() as u32 } else { rng.below(8) };
        let fault = match kind {
            1 => Fault::KillNode(node, down),
            2 if has_database => Fault::KillDatabase(down),
            2 | 5 => Fault::KillNode(node, down),
            3 => Fault::Slow(node, delay, long),
            4 => Fault::StopNode(node, down),
            _ => Fault::Cut(node),
        };
        faults.push((at, fault));
        at += Duration::from_millis((300 + rng.below(1200)).into());
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_breaks_the_same_things() {
        let time = Duration::from_secs(60);
        let faults = schedule(7, time, 3, true);
        assert_eq!(faults, schedule(7, time, 3, true));
        assert_ne!(faults, schedule(8, time, 3, true));
        assert!(faults.len() > 30 && faults.iter().all(|(at, _)| *at < time));
        let is = |of: fn(&Fault) -> bool| faults.iter().take(5).any(|(_, fault)| of(fault));
        assert!(is(|fault| matches!(fault, Fault::KillNode(..))));
        assert!(is(|fault| matches!(fault, Fault::KillDatabase(..))));
        assert!(is(|fault| matches!(fault, Fault::Cut(..))));
    }

    #[test]
    fn without_a_database_none_is_killed() {
        let faults = schedule(7, Duration::from_secs(60), 1, false);
        assert!(!faults.iter().any(|(_, fault)| matches!(fault, Fault::KillDatabase(_))));
    }
}
