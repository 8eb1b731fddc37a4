//! The project's own chores: `cargo xtask test` and its siblings. Standard library only, so that
//! it starts at once.

mod api;
mod bench;
mod dist;
mod packages;
mod pictures;
mod python;
mod run;
mod site;
mod test;
mod train;

use std::process::ExitCode;

const HELP: &str = "\
The project's own chores.

  cargo xtask test           everything: formatting, clippy, all tests, also in a browser and under
                             faults, scenarios, the API fuzzed and used by a generated client,
                             Python tests; installs what the
                             tests need if it is missing
  cargo xtask test --quick   the same without installing anything and without the Python tests
  cargo xtask test --long    the tests that count to a number, such as actions tried, with a much
                             larger one
  cargo xtask test --python  the Python package alone: its wheel, built and tested in an environment of
                             its own
  cargo xtask bless          writes anew the playthroughs, the screens of the terminal, and what is
                             said of a game as agreed; review them as a diff
  cargo xtask torture [--seconds N] [--seed S] [--database sqlite|postgres]
                             games on real servers while servers, database and connections are
                             killed and cut; a minute if nobody says otherwise
  cargo xtask load           a server under load: many tables over the real API, and what they cost;
                             --help explains every word and every figure
  cargo xtask bench          speed, as ratios against baselines measured in the same run
  cargo xtask bench --peers  also against OpenSpiel, installed into target/
  cargo xtask bench --python the Python package beside RLCard, Pgx, OpenSpiel and PettingZoo, installed
                             into target/
  cargo xtask bench --server the server against boardgame.io, installed into target/ by npm
  cargo xtask train [GAME]   teaches the bots from nothing, in hours, and writes their weights; goes
                             on where it was stopped; with --brief a course of minutes that only
                             shows that everything works
  cargo xtask dist           what people download who have no Rust, into target/dist: an archive and a
                             Debian package with one static program
  cargo xtask site DIR       the table that needs no server, as a folder of static files for any host
  cargo xtask screenshots [NAME...]
                             takes the pictures of docs/pictures anew, in a real Chromium
  cargo xtask client         a client in TypeScript, generated from the API's own description by
                             packages that npm installs into target/, plays on a real server
  cargo xtask fuzz-api       requests made from the API's own description by Schemathesis, which is
                             installed into target/
  cargo xtask fuzz [SECONDS] each fuzz target for so long (needs nightly Rust and cargo-fuzz)
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["test"] => test::all(),
        ["test", "--quick"] => test::quick(),
        ["test", "--long"] => test::long(),
        ["test", "--python"] => python::test(false),
        ["torture", ref rest @ ..] => test::torture(rest),
        ["bless"] => test::bless(),
        ["load", ref rest @ ..] => test::load(rest),
        ["bench"] => bench::bench(false),
        ["bench", "--peers"] => bench::bench(true),
        ["bench", "--server"] => bench::server(),
        ["bench", "--python"] => python::bench(),
        ["train", ref rest @ ..] => train::train(rest),
        ["screenshots", ref names @ ..] => pictures::take(names),
        ["dist"] => dist::dist(),
        ["site", folder] => site::site(folder),
        ["client"] => test::client(),
        ["fuzz-api"] => test::fuzz_api(),
        ["fuzz"] => test::fuzz("60"),
        ["fuzz", seconds] => test::fuzz(seconds),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("`{}` is no chore.\n\n{HELP}", words.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("\nxtask: {what}");
            ExitCode::FAILURE
        }
    }
}
