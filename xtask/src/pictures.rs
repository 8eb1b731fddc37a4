//! The pictures of the documentation, taken from the real pages.

use crate::run::{Outcome, step};

/// Takes these pictures anew, or all of them.
pub fn take(names: &[&str]) -> Outcome {
    let run = ["run", "-p", "tapis-web", "--example", "screenshots", "--"];
    let arguments: Vec<&str> =
        run.into_iter().chain(["docs/pictures"]).chain(names.iter().copied()).collect();
    step("pictures of the pages", "cargo", &arguments)
}
