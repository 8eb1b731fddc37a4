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
        step("OpenSpiel's random play", &python, &["lab/bench/open_spiel_playouts.py"])?;
    }
    Ok(())
}

/// The server beside boardgame.io, which is installed into target/: both play the same work in turns.
pub fn server() -> Outcome {
    let build = ["build", "--release", "--locked", "-p", "tapis", "-p", "tapis-trials"];
    step(
        "release build",
        "cargo",
        &[&build[..], &["--bin", "tapis", "--bin", "compare"]].concat(),
    )?;
    let packages = target().join("boardgame");
    std::fs::create_dir_all(&packages)
        .and_then(|()| std::fs::copy(PEER, packages.join("package.json")))
        .map_err(|error| format!("{}: {error}", packages.display()))?;
    let mut npm = command("npm", &["install", "--no-audit", "--no-fund", "--omit=peer"]);
    step_with("boardgame.io", npm.current_dir(&packages))?;
    let (release, modules) = (target().join("release"), packages.join("node_modules"));
    let mut compare = command(&release.join("compare").to_string_lossy(), &[]);
    step_with("both servers", compare.arg(release.join("tapis")).arg(modules))
}

/// Which packages the peer needs.
const PEER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../lab/trials/boardgame/package.json");
