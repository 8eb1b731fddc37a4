//! The networks look at features that heuristics compute. Whoever edits one of those changes what ten
//! networks see, though not a number in their files: here it is noticed.
//!
//! `weights/taught-on.txt` says of each file of weights what the features said on fixed positions when
//! it was taught. `TAPIS_BLESS=1` writes it anew, which is right only after the networks of that game
//! were taught again, or if what has changed leaves the features as they were in meaning.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use tapis_all_in::AllIn;
use tapis_bids::Bids;
use tapis_bots::learned::Features;
use tapis_bots::{all_in, bids};
use tapis_game::{Anything, Before, Game, InPlay, Menu, OpenTable, Rng, Seat, drive};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("weights")
}

/// What the features of a game say on the positions of one game at random for each number of players.
/// What is less than a thousandth apart counts as the same.
fn sight<G: Game, F: Features<G>>() -> String {
    let mut sum = Sha256::new();
    let mut number = |value: &f32| sum.update(((value * 1024.0).round() as i32).to_le_bytes());
    for seats in G::SEATS {
        let game = G::new(seats, &G::Options::default()).expect("the defaults are playable");
        let mut table = OpenTable::deal(&game, Seat::new(0), Rng::from_seed(seats.into()));
        let mut look = Before(|table: &OpenTable<'_, G, Rng>, seat: Seat, _: G::Action| {
            let view = table.view(seat);
            let mut seen = vec![0.0; F::SEEN];
            let look = F::seen(view, &mut seen);
            seen.iter().for_each(&mut number);
            for action in view.legal().iter() {
                let mut done = vec![0.0; F::DONE];
                F::done(view, &look, action, &mut done);
                done.iter().for_each(&mut number);
            }
        });
        let mut anything = Anything(Rng::from_seed(1));
        drive(&mut table, &mut anything, &mut look).expect("what is on the menu is legal");
    }
    sum.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is seen now, by file of weights.
fn now() -> BTreeMap<String, String> {
    let all_in = sight::<AllIn, all_in::Sight>();
    let bids = sight::<Bids, bids::Sight>();
    let files = fs::read_dir(folder()).expect("the weights can be listed");
    let names =
        files.map(|file| file.expect("an entry").file_name().into_string().expect("a name"));
    let nets = names.filter_map(|name| Some(name.strip_suffix(".weights")?.to_owned()));
    nets.map(|net| {
        let seen = if net.starts_with("all-in") { all_in.clone() } else { bids.clone() };
        (net, seen)
    })
    .collect()
}

#[test]
fn every_network_sees_what_it_was_taught_on() {
    let (file, now) = (folder().join("taught-on.txt"), now());
    assert!(now.len() >= 10, "the weights are gone");
    if std::env::var_os("TAPIS_BLESS").is_some() {
        let lines: String = now.iter().map(|(net, seen)| format!("{net} {seen}\n")).collect();
        fs::write(&file, lines).expect("the file can be written");
    }
    let taught = fs::read_to_string(&file).expect("it is kept what the networks were taught on");
    let taught: BTreeMap<String, String> = taught
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(net, seen)| (net.to_owned(), seen.to_owned()))
        .collect();
    let changed: Vec<_> = now.iter().filter(|(net, seen)| taught.get(*net) != Some(seen)).collect();
    assert!(
        changed.is_empty() && taught.len() == now.len(),
        "these networks see something else than they were taught on: {changed:?}. Teach them again \
         (`cargo xtask train`), or if the meaning of every number is as it was, TAPIS_BLESS=1"
    );
}
