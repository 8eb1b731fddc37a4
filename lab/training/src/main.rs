//! `cargo xtask train`: makes the weights that the bots come with, from nothing, with a fixed seed.

use std::fmt::Display;
use std::fs;
use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_bots::learned::{Features, Learned};
use tapis_bots::net::Net;
use tapis_coach::Coached;
use tapis_training::course::{Course, Start, read_portrait};
use tapis_training::taught::Taught;
use tapis_training::value::{self, ValueCourse};
use tapis_training::watch::Watch;

const HELP: &str = "\
Makes the weights that the bots come with. What was made before is kept in target/training and not
made again, so that a course that was stopped goes on where it was.

  cargo xtask train                 both games
  cargo xtask train all-in          the whole course of All In
  cargo xtask train bids            the whole course of Bids
  cargo xtask train bids others     one part of it: master, club, others, exploiter or value (the
                                    coach's evaluator); it builds on the weights of the parts
                                    before it as they are
  cargo xtask train bids --brief    a course of minutes, to see that everything works; its weights
                                    stay in target/training
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    let brief = words.pop_if(|word| *word == "--brief").is_some();
    let (games, parts) = match words[..] {
        [] => (&["all-in", "bids"][..], &PARTS[..]),
        [ref game] if GAMES.contains(game) => (std::slice::from_ref(game), &PARTS[..]),
        [ref game, ref part] if GAMES.contains(game) && PARTS.contains(part) => {
            (std::slice::from_ref(game), std::slice::from_ref(part))
        }
        _ => {
            eprint!("{HELP}");
            return ExitCode::FAILURE;
        }
    };
    for game in games {
        let trained = match *game {
            "all-in" => Workshop::<AllIn>::open(brief).and_then(|shop| shop.make(parts)),
            _ => Workshop::<Bids>::open(brief).and_then(|shop| shop.make(parts)),
        };
        if let Err(error) = trained {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

const GAMES: [&str; 2] = ["all-in", "bids"];
/// The parts of a course, in the order in which they build on each other.
const PARTS: [&str; 5] = ["master", "club", "others", "exploiter", "value"];

/// Where weights are made.
struct Workshop<G: Taught + Coached> {
    /// What goes on is kept here.
    folder: PathBuf,
    /// What is made is put here.
    weights: PathBuf,
    main: Course,
    club: usize,
    watched: usize,
    brief: bool,
    game: PhantomData<G>,
}

impl<G: Taught + Coached> Workshop<G> {
    fn open(brief: bool) -> io::Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
        let folder =
            target.join("training").join(if brief { "brief" } else { "full" }).join(G::NAME);
        let weights = if brief { folder.clone() } else { root.join("crates/bots/weights") };
        fs::create_dir_all(&weights)?;
        let (main, club, watched) = match brief {
            true => {
                let (imitated, turns, games) = (20, 12, 20);
                let (late, portrait, early) = (6, 4, 8);
                (Course { imitated, turns, games, late, portrait, early, ..G::COURSE }, 4, 2)
            }
            false => (G::COURSE, G::CLUB, G::WATCHED),
        };
        Ok(Self { folder, weights, main, club, watched, brief, game: PhantomData })
    }

    fn make(&self, parts: &[&str]) -> io::Result<()> {
        for part in parts {
            match *part {
                "master" => self.master()?,
                "club" => self.club()?,
                "others" => self.others()?,
                "exploiter" => self.exploiter()?,
                _ => self.value()?,
            }
        }
        Ok(())
    }

    /// The main course, and the student as it was early in it.
    fn master(&self) -> io::Result<()> {
        let (main, folder) = (self.main, self.folder.join("master"));
        let last = main.run::<G>("master", &folder, &Start::Imitating(G::first()))?;
        self.write("master", &last, &main.head::<G>("master", main.turns))?;
        let early = read_portrait::<G>(&folder, main.early)?;
        self.write("early", &early, &main.head::<G>("master", main.early))
    }

    /// A short course that begins with other rules of thumb.
    fn club(&self) -> io::Result<()> {
        let club = Course { turns: self.club, seed: self.main.seed + 2, ..self.main };
        let start = Start::Imitating(G::second());
        let net = club.run::<G>("club", &self.folder.join("club"), &start)?;
        self.write("club", &net, &club.head::<G>("club", club.turns))
    }

    /// Watches those who search with what Club has learned, to know how others play.
    fn others(&self) -> io::Result<()> {
        let club = self.read("club")?;
        let policy = Arc::new(Learned::<G, G::Features>::new(club.clone()));
        let player = G::watched(policy);
        let watch = Watch { seed: self.main.seed + 10, player, games: self.watched };
        let net = watch.run("others", &self.folder.join("others"), club)?;
        self.write("others", &net, &watch.head("others"))
    }

    /// Looks for the weaknesses of the best policy that there is.
    fn exploiter(&self) -> io::Result<()> {
        let turns = self.main.turns / 10;
        let course = Course { turns, seed: self.main.seed + 1, ..self.main };
        let start = Start::Against(self.read("master")?);
        let net = course.run::<G>("exploiter", &self.folder.join("exploiter"), &start)?;
        self.write("exploiter", &net, &course.head::<G>("exploiter", turns))
    }

    /// The coach's evaluator of open positions.
    fn value(&self) -> io::Result<()> {
        let (pools, pool) = if self.brief { (2, 2_000) } else { (80, 24_000) };
        let course = ValueCourse { pools, pool, seed: self.main.seed + 20 };
        let name = format!("{}.weights", G::NAME);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/coach/weights");
        let folder = if self.brief { &self.folder } else { &root };
        value::write::<G>(&course, &folder.join(name))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.weights.join(format!("{}-{name}.weights", G::NAME))
    }

    fn read(&self, name: &str) -> io::Result<Net> {
        let path = self.path(name);
        let what = |error: &dyn Display| io::Error::other(format!("{}: {error}", path.display()));
        let bytes = fs::read(&path).map_err(|error| what(&error))?;
        Net::read(&bytes, G::Features::SEEN, G::Features::DONE).map_err(|error| what(&error))
    }

    fn write(&self, name: &str, net: &Net, head: &str) -> io::Result<()> {
        fs::write(self.path(name), net.write(head))?;
        println!("wrote {}", self.path(name).display());
        Ok(())
    }
}
