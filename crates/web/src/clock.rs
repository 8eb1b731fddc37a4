//! The time of day.

use std::time::{SystemTime, UNIX_EPOCH};

/// Unix milliseconds.
#[expect(
    clippy::disallowed_methods,
    reason = "a server has a clock; only rules and bots have none"
)]
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
