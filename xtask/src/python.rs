//! The Python package: built as a wheel, installed into an environment of its own below `target`,
//! and tested from there.

use std::path::PathBuf;

use crate::run::{Outcome, command, root, step, step_with, target};

/// An environment with the wheel of this clone and some of its extras.
fn environment(extras: &str) -> Outcome<String> {
    let place = target().join("python");
    let python = place.join("bin/python").to_string_lossy().into_owned();
    if !place.join("bin/python").exists() {
        step("Python environment", "python3", &["-m", "venv", &place.to_string_lossy()])?;
    }
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    step("what builds a wheel", &python, &[&pip[..], &["maturin>=1.9.4,<2"]].concat())?;
    let wheels = place.join("wheels");
    // Wheels of other versions would be installed instead.
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels)
            .map_err(|error| format!("{}: {error}", wheels.display()))?;
    }
    let mut build = command(&python, &["-m", "maturin", "build", "--release", "--locked"]);
    step_with("wheel", build.arg("--out").arg(&wheels))?;
    let wheel = only_file(wheels)?;
    let wished = format!("{}[{extras}]", wheel.display());
    step("what the tests need", &python, &[&pip[..], &[&wished]].concat())?;
    // The version of a clone stays the same, so the wheel itself has to be put in again.
    let again = ["--force-reinstall", "--no-deps", &wheel.to_string_lossy()].map(str::to_owned);
    let again: Vec<&str> = pip.iter().copied().chain(again.iter().map(String::as_str)).collect();
    step("the wheel installed", &python, &again)?;
    Ok(python)
}

fn only_file(folder: PathBuf) -> Outcome<PathBuf> {
    let files =
        std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = files.filter_map(Result::ok).map(|entry| entry.path());
    files.next().ok_or_else(|| format!("no wheel lies in {}", folder.display()))
}

/// The tests of the package, as it is installed; the long ones train for minutes.
pub fn test(long: bool) -> Outcome {
    let python = environment("test")?;
    let mut tests = command(&python, &["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
    if long {
        tests.arg("--long");
    }
    // From elsewhere, so that the sources beside the wheel are not imported instead of it.
    tests.arg(root().join("crates/python/tests")).current_dir(target());
    tests.arg("--rootdir").arg(root()).arg("-c").arg(root().join("pyproject.toml"));
    // On few cores, threads that wait for each other in a matrix product cost more than they bring.
    tests.env("OPENBLAS_NUM_THREADS", "1");
    step_with("tests of the Python package", tests.env("PYTHONDONTWRITEBYTECODE", "1"))
}

/// The package beside its peers.
pub fn bench() -> Outcome {
    let python = environment("test,peers")?;
    let mut bench = command(&python, &["lab/bench/python.py"]);
    bench.env("PYTHONDONTWRITEBYTECODE", "1").env("JAX_PLATFORMS", "cpu");
    step_with("the Python package beside its peers", &mut bench)
}
