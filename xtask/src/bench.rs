//! `cargo xtask bench`: speed, as ratios against baselines measured in the same run.

use crate::run::{Outcome, command, step, step_with, target};

/// Measures a portable build, then one for this machine's processor.
pub fn bench(peers: bool) -> Outcome {
    let run = ["run", "--profile", "engine", "--locked", "--package", "tapis-bench"];
    step("portable build", "cargo", &run)?;
    let mut native = command("cargo", &run);
    native.env("RUSTFLAGS", "-C target-cpu=native");
    native.env("CARGO_TARGET_DIR", target().join("native"));
    step_with("build for this processor", &mut native)?;
    if peers {
        let venv = "target/peers";
        step("Python environment", "python3", &["-m", "venv", venv])?;
        let python = format!("{venv}/bin/python");
        step("OpenSpiel", &python, &["-m", "pip", "install", "--quiet", "open_spiel"])?;
        step("OpenSpiel's random play", &python, &["crates/bench/open_spiel_playouts.py"])?;
    }
    Ok(())
}
