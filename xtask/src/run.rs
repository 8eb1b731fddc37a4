//! Running other programs, saying so, and failing loudly.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// What a chore answers: nothing, or what went wrong.
pub type Outcome<T = ()> = Result<T, String>;

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root").to_owned()
}

/// A program to be run in the root of the project.
pub fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    // What cargo told this program about itself makes dependencies that listen to it build again.
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&*name);
        }
    }
    command
}

/// Runs a program, saying what it is for and how long it took.
pub fn step(what: &str, program: &str, arguments: &[&str]) -> Outcome {
    step_with(what, &mut command(program, arguments))
}

/// The same for a command with more than arguments.
pub fn step_with(what: &str, command: &mut Command) -> Outcome {
    println!("\n== {what}");
    let begin = Instant::now();
    let program = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => {
            println!("== {what}: done in {:.1} s", begin.elapsed().as_secs_f32());
            Ok(())
        }
        Ok(status) => Err(format!("{what}: `{program}` ended with {status}")),
        Err(error) => Err(format!("{what}: cannot run `{program}`: {error}")),
    }
}

/// Whether a program can be started and succeeds.
pub fn works(program: &str, arguments: &[&str]) -> bool {
    let mut command = command(program, arguments);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}
