//! `cargo xtask test`: everything that must hold.

use std::process::Stdio;

use crate::run::{Outcome, command, step, step_with, target, works};
use crate::{api, packages, python};

/// How many traced games the independent reference checks for each set of options.
const TRACES_EACH: u32 = 3;

/// The sets of options that are traced; together they touch every option of both games.
const TRACED: &[(&str, &[u8], &[&str])] = &[
    ("all-in", &[2, 3, 4, 5], &[]),
    ("all-in", &[2, 3, 4, 5], &["side=B", "discard_variant=manipulate", "tie_break=heirs"]),
    ("all-in", &[2, 3, 4, 5], &["discard_variant=closed_eye"]),
    ("all-in", &[2, 3, 4, 5], &["discard_variant=manipulate", CUSTOM_DECK]),
    ("all-in", &[2, 5], &["discard_variant=closed_eye", "side=B", CUSTOM_DECK]),
    ("all-in", &[2, 3, 5], &[GREEDY_DECK]),
    ("all-in", &[2, 4], &["discard_variant=manipulate", GREEDY_DECK]),
    ("all-in", &[4], &["discard_variant=closed_eye", GREEDY_DECK]),
    ("bids", &[3, 4, 5, 6], &[]),
    ("bids", &[3, 4, 5, 6], &["color_bids=true", "specials=shuffle,lowest_wins,great_unknown"]),
    ("bids", &[3, 4], &["specials=shuffle,lowest_wins,great_unknown,thief"]),
    (
        "bids",
        &[3, 4],
        &["specials=thief", "color_bids=true", "lucky_loser=consecutive", "rounds=20"],
    ),
    ("bids", &[4], &["ally=true", "specials=thief,shuffle"]),
    ("bids", &[5], &["ally=false", "lucky_loser=consecutive"]),
    ("bids", &[3, 4, 5, 6], &[BLANKS, "specials=shuffle,great_unknown"]),
    ("bids", &[3, 4, 5, 6], &[BLANKS, "color_bids=true", "specials=lowest_wins"]),
];

/// A deck in which every effect also stands where the built-in deck never has it.
const CUSTOM_DECK: &str = r#"deck={"suits":["T","S","M","C"],"effects":{
"A":{"C":["TAKE*","DRAW*"],"M":["REVEAL_3","DRAW*"],"S":["SWAP","SWAP","DRAW*"],"T":["DRAW","DRAW","DRAW","DRAW*"]},
"K":{"C":["EYE","EYE","HYPNOSIS","DRAW*"],"M":["REVEAL_5","REVEAL_4","REVEAL_3*"]},
"Q":{"C":["RUNE","RUNE","DRAW*"],"T":["DRAW*","DRAW*","DRAW*"]},
"2":{"S":["SWAP","TAKE","REVEAL_5*","SWAP"]},"RUNE":["EYE","TAKE*","HYPNOSIS"]}}"#;

/// A deck as a box may print it: several Takes on a card, stars on every effect, Rune beside Take, and
/// rune cards that differ.
const GREEDY_DECK: &str = r#"deck={"effects":{
"A":{"C":["TAKE*","TAKE*"],"M":["TAKE","TAKE*","TAKE"],"S":["TAKE*","TAKE*","TAKE*"],"T":["RUNE","TAKE*"]},
"K":{"C":["SWAP*","DRAW*"],"M":["TAKE*","SWAP*","TAKE*"],"S":["HYPNOSIS*","DRAW*"],"T":["EYE*","TAKE*"]},
"9":{"C":["RUNE*","TAKE*","RUNE*","TAKE*"],"M":["HYPNOSIS*","EYE*","RUNE*","TAKE*"]},
"4":{"C":["TAKE*","TAKE*"],"M":["TAKE*","TAKE*"],"S":["TAKE*","TAKE*"],"T":["TAKE*","TAKE*"]},
"RU1":["RUNE","RUNE*","TAKE*","TAKE*"],"RU2":["SWAP*","REVEAL_5*"]}}"#;

/// Two own cards that use every part of the vocabulary.
const BLANKS: &str = r#"blanks=[
{"id":"jester","name":"Jester","bid":7,"can_win":true,"points":-3,"multiply":-1,"steal":true,"hide_next":true},
{"id":"storm","bid":-2,"shuffle":true,"lowest_wins":true,"hide_next":true,"to":"aside","uses_trick":false}]"#;

/// Everything.
pub fn all() -> Outcome {
    packages::install()?;
    rust(true)?;
    api::typescript(&tapis())?;
    api::fuzz_description(&tapis())?;
    reference()?;
    python::test(false)?;
    println!("\n== all checks passed");
    Ok(())
}

/// What needs nothing but Rust.
pub fn quick() -> Outcome {
    rust(false)
}

/// What Rust checks, with or without the tests that need PostgreSQL.
fn rust(postgres: bool) -> Outcome {
    step("formatting", "cargo", &["fmt", "--all", "--check"])?;
    step(
        "clippy",
        "cargo",
        &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
    )?;
    if works("cargo", &["nextest", "--version"]) {
        let profile = ["--profile", if postgres { "default" } else { "without-postgres" }];
        let run = ["nextest", "run", "--workspace", "--locked"];
        step("tests", "cargo", &[&run[..], &profile[..]].concat())?;
    } else {
        println!("(cargo-nextest is not installed; `cargo test` runs the same tests)");
        let run = ["test", "--workspace", "--locked", "--lib", "--bins", "--tests"];
        let skip: &[&str] = if postgres { &[] } else { &["--", "--skip", "on_postgres::"] };
        step("tests", "cargo", &[&run[..], skip].concat())?;
    }
    // The registry with one more game is another program, so that game is played in a run of its own.
    let third = ["test", "--workspace", "--locked", "--features", "tapis-thirty/everywhere"];
    let third = [&third[..], &["--test", "everywhere"]].concat();
    step("a third game", "cargo", &third)?;
    step("tests in the documentation", "cargo", &["test", "--workspace", "--locked", "--doc"])?;
    step("release build", "cargo", &["build", "--release", "--locked"])?;
    step("scenarios", &tapis(), &["scenario", "lab/testkit/scenarios", "reference/scenarios"])
}

/// Tests that count to a number, such as actions tried, count to a much larger one.
pub fn long() -> Outcome {
    let tests = ["test", "--release", "--locked", "--package", "tapis-testkit", "--tests"];
    step_with("long tests", command("cargo", &tests).env("TAPIS_LONG", "1"))?;
    python::test(true)
}

/// The second opinion: an implementation of the rules in Python that never saw the Rust code.
fn reference() -> Outcome {
    let mut tests =
        command("python3", &["-m", "unittest", "discover", "-s", "reference", "-t", "."]);
    step_with("tests of the Python reference", tests.env("PYTHONDONTWRITEBYTECODE", "1"))?;
    for (game, players, options) in TRACED {
        for players in *players {
            trace(game, *players, options)?;
        }
    }
    Ok(())
}

/// Traces some games and lets the reference check every state of them.
fn trace(game: &str, players: u8, options: &[&str]) -> Outcome {
    let players = players.to_string();
    let brief: Vec<_> =
        options.iter().map(|option| option.split('{').next().unwrap_or("")).collect();
    let what = format!("traces of {game}, {players} players {}", brief.join(" "));
    let mut arguments = vec!["trace", "--game", game, "--players", &players];
    for option in options {
        arguments.extend(["--option", option]);
    }
    let mut checker = command("python3", &["reference/check_trace.py"]);
    checker.env("PYTHONDONTWRITEBYTECODE", "1").stdin(Stdio::piped());
    let mut checker = checker.spawn().map_err(|error| format!("{what}: python3: {error}"))?;
    let mut input = checker.stdin.take().expect("the standard input is a pipe");
    for seed in 1..=TRACES_EACH {
        let seed = seed.to_string();
        let mut tracer = command(&tapis(), &arguments);
        let traced = tracer.args(["--seed", &seed]).output();
        let traced = traced.map_err(|error| format!("{what}: tapis: {error}"))?;
        if !traced.status.success() {
            return Err(format!("{what}: {}", String::from_utf8_lossy(&traced.stderr)));
        }
        if std::io::Write::write_all(&mut input, &traced.stdout).is_err() {
            break;
        }
    }
    drop(input);
    let status = checker.wait().map_err(|error| format!("{what}: python3: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{what}: the reference disagrees")) }
}

/// Writes anew what is kept to be read: playthroughs, screens, what is said of a game as agreed.
pub fn bless() -> Outcome {
    let mut tests =
        command("cargo", &["test", "--package", "tapis-testkit", "--test", "playthrough"]);
    step_with("playthroughs", tests.env("TAPIS_BLESS", "1"))?;
    let mut tests = command("cargo", &["test", "--package", "tapis-terminal", "screens"]);
    step_with("screens of the terminal", tests.env("TAPIS_BLESS", "1"))?;
    let mut tests = command("cargo", &["test", "--package", "tapis-encoding", "--test", "frozen"]);
    step_with("what the numbers mean", tests.env("TAPIS_BLESS", "1"))?;
    let mut tests = command("cargo", &["test", "--package", "tapis-texts", "--test", "agreed"]);
    step_with("what is said of a game", tests.env("TAPIS_BLESS", "1"))
}

/// Every fuzz target for so many seconds.
pub fn fuzz(seconds: &str) -> Outcome {
    if seconds.parse::<u32>().is_err() {
        return Err(format!("`{seconds}` is no number of seconds"));
    }
    if !works("cargo", &["+nightly", "fuzz", "--version"]) {
        return Err("fuzzing needs nightly Rust and `cargo install cargo-fuzz`".to_owned());
    }
    let limit = format!("-max_total_time={seconds}");
    for target in ["notation", "record", "deck_file", "scenario", "act"] {
        step(target, "cargo", &["+nightly", "fuzz", "run", target, "--", &limit])?;
    }
    Ok(())
}

/// Requests made from the API's own description.
pub fn fuzz_api() -> Outcome {
    packages::install()?;
    step("release build", "cargo", &["build", "--release", "--locked"])?;
    api::fuzz_description(&tapis())
}

/// A client generated from the API's own description.
pub fn client() -> Outcome {
    step("release build", "cargo", &["build", "--release", "--locked"])?;
    api::typescript(&tapis())
}

/// Games on real servers while everything that can break is broken.
pub fn torture(words: &[&str]) -> Outcome {
    packages::install()?;
    trial("torture", words)
}

/// Many tables on a real server, and what they cost it.
pub fn load(words: &[&str]) -> Outcome {
    trial("load", words)
}

/// A program of the trials with the binary as it is released.
fn trial(name: &str, words: &[&str]) -> Outcome {
    step("release build", "cargo", &["build", "--release", "--locked"])?;
    let program = tapis();
    let run = ["run", "--release", "--locked", "--package", "tapis-trials", "--bin", name];
    step_with(name, command("cargo", &run).args(["--", "--tapis", &program]).args(words))
}

/// The binary as it is released.
fn tapis() -> String {
    target().join("release/tapis").to_string_lossy().into_owned()
}
