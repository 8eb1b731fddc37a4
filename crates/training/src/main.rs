//! `cargo xtask train`: makes the weights that the bots come with, from nothing, with a fixed seed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_bots::net::Net;
use tapis_training::course::{Course, Start, read_portrait};
use tapis_training::taught::Taught;

const HELP: &str = "\
Makes the weights that the bots come with. What was made before is kept in target/training and not
made again, so that a course that was stopped goes on where it was.

  cargo xtask train                 both games
  cargo xtask train all-in          the whole course of All In
  cargo xtask train bids            the whole course of Bids
  cargo xtask train bids --brief    a course of minutes, to see that everything works; its weights
                                    stay in target/training
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (games, brief) = match words[..] {
        [] => (&["all-in", "bids"][..], false),
        ["--brief"] => (&["all-in", "bids"][..], true),
        ["all-in"] => (&["all-in"][..], false),
        ["all-in", "--brief"] => (&["all-in"][..], true),
        ["bids"] => (&["bids"][..], false),
        ["bids", "--brief"] => (&["bids"][..], true),
        _ => {
            eprint!("{HELP}");
            return ExitCode::FAILURE;
        }
    };
    for game in games {
        let trained = match *game {
            "all-in" => train::<AllIn>(brief),
            "bids" => train::<Bids>(brief),
            other => unreachable!("{other} is not taught"),
        };
        if let Err(error) = trained {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// The main course, the short one of Club, and one that looks for the weaknesses of Club.
fn train<G: Taught>(brief: bool) -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    let folder = target.join("training").join(if brief { "brief" } else { "full" }).join(G::NAME);
    let weights = if brief { folder.clone() } else { root.join("crates/bots/weights") };
    fs::create_dir_all(&weights)?;
    let write = |name: &str, net: &Net, head: String| {
        let path = weights.join(format!("{}-{name}.weights", G::NAME));
        fs::write(&path, net.write(&head))?;
        println!("wrote {}", path.display());
        Ok::<(), std::io::Error>(())
    };
    let main = match brief {
        true => Course {
            imitated: 20,
            turns: 12,
            games: 20,
            late: 6,
            portrait: 4,
            early: 8,
            ..G::COURSE
        },
        false => G::COURSE,
    };
    let last = main.run::<G>("master", &folder.join("master"), &Start::Imitating(G::first()))?;
    write("master", &last, main.head::<G>("master", main.turns))?;
    let portrait = |turn| read_portrait::<G>(&folder.join("master"), turn);
    write("early", &portrait(main.early)?, main.head::<G>("master", main.early))?;
    let club = Course { turns: if brief { 4 } else { G::CLUB }, seed: main.seed + 2, ..main };
    let start = Start::Imitating(G::casual());
    let net = club.run::<G>("club", &folder.join("club"), &start)?;
    write("club", &net, club.head::<G>("club", club.turns))?;
    let exploiter = Course { turns: main.turns / 10, seed: main.seed + 1, ..main };
    let found = exploiter.run::<G>("exploiter", &folder.join("exploiter"), &Start::Against(net))?;
    write("exploiter", &found, exploiter.head::<G>("exploiter", exploiter.turns))
}
