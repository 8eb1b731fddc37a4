//! `cargo xtask train`: makes the weights that the bots come with, from nothing, with a fixed seed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_bots::learned::Learned;
use tapis_training::course::Course;
use tapis_training::teach::{Manner, Taught};

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

/// The main course, then one that looks for the weaknesses of what it made.
fn train<G: Taught>(brief: bool) -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
    let folder = target.join("training").join(if brief { "brief" } else { "full" }).join(G::NAME);
    let main = G::course(brief, folder.join("main"));
    let nets = main.run::<G>(None)?;
    let last = nets.len() - 1;
    let club = Learned::<G, G::Features>::new(nets[last].clone());
    let exploiter = Course {
        name: "exploiter",
        generations: 1,
        chunks: main.chunks.div_ceil(12),
        games: main.games.div_ceil(2),
        manner: Manner { one_in: main.manner.one_in.div_ceil(3), ..main.manner },
        folder: folder.join("exploiter"),
        ..main.clone()
    };
    let against = exploiter.run::<G>(Some(std::sync::Arc::new(club)))?;
    let weights = if brief { folder } else { root.join("crates/bots/weights") };
    fs::create_dir_all(&weights)?;
    let mut files = vec![(format!("{}.weights", G::NAME), nets[last].write(&main.head::<G>(last)))];
    if let Some(net) = against.last() {
        let head = exploiter.head::<G>(against.len() - 1);
        files.push((format!("{}-exploiter.weights", G::NAME), net.write(&head)));
    }
    for (name, file) in files {
        let path = weights.join(name);
        fs::write(&path, file)?;
        println!("wrote {}", path.display());
    }
    Ok(())
}
