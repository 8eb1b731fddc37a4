//! The files of weights that come with the bots.
//!
//! A program carries all of them (feature `every-net`). One that is fetched over a slow line
//! carries Club's alone, and is lent those of a stronger level when somebody wants to play against
//! it.

use std::sync::OnceLock;

use crate::Level;

/// A file of weights: carried by the program, or lent to it.
pub(crate) struct Weights {
    name: &'static str,
    carried: Option<&'static [u8]>,
    lent: OnceLock<Vec<u8>>,
}

impl Weights {
    pub(crate) const fn new(name: &'static str, carried: Option<&'static [u8]>) -> Self {
        Self { name, carried, lent: OnceLock::new() }
    }

    /// What is in it, if it is here.
    pub(crate) fn file(&self) -> Option<&[u8]> {
        self.carried.or_else(|| self.lent.get().map(Vec::as_slice))
    }
}

/// A file of weights that every program carries.
macro_rules! carried {
    ($name:literal) => {
        $crate::weights::Weights::new(
            $name,
            Some(include_bytes!(concat!("../../weights/", $name, ".weights"))),
        )
    };
}
pub(crate) use carried;

/// A file of weights that a program carries only with the feature `every-net`.
#[cfg(feature = "every-net")]
macro_rules! lendable {
    ($name:literal) => {
        $crate::weights::carried!($name)
    };
}
#[cfg(not(feature = "every-net"))]
macro_rules! lendable {
    ($name:literal) => {
        $crate::weights::Weights::new($name, None)
    };
}
pub(crate) use lendable;

/// What the strongest level needs, and a program may have to be lent.
fn of_the_strongest() -> [&'static Weights; 4] {
    use crate::{all_in, bids};
    [&all_in::MASTER, &all_in::OTHERS, &bids::MASTER, &bids::OTHERS]
}

/// Which files of weights a level needs at a game and are not here yet, by their names.
pub fn missing(game: &str, level: Level) -> Vec<&'static str> {
    let of_game = |weights: &&&Weights| weights.name.strip_prefix(game).is_some();
    match level {
        Level::Master => {
            let wanted = of_the_strongest();
            let missing = wanted.iter().filter(of_game).filter(|weights| weights.file().is_none());
            missing.map(|weights| weights.name).collect()
        }
        Level::Beginner | Level::Casual | Level::Club | Level::Expert => Vec::new(),
    }
}

/// Lends the program a file of weights.
///
/// # Errors
/// If no file of this name is known.
pub fn lend(name: &str, file: Vec<u8>) -> Result<(), String> {
    let wanted = of_the_strongest().into_iter().find(|weights| weights.name == name);
    let wanted = wanted.ok_or_else(|| format!("no weights are called {name}"))?;
    // What is here already stays.
    wanted.lent.get_or_init(|| file);
    Ok(())
}
