//! Play and watch in a terminal.
//!
//! [`play`] seats a person against bots, [`resume`] goes on with a game that was kept, [`join`] sits
//! down at a table of a server, [`replay`] shows a recorded game. All of them draw the same screens from a [`shown::Shown`], which holds
//! what these eyes may see and nothing else. The screens are pure functions of what is shown and
//! of the state of the [`ui::Ui`]; `run` alone touches the terminal.

pub mod app;
pub mod bots;
pub mod finished;
mod join;
pub mod local;
mod look_back;
mod net;
pub mod paint;
pub mod palette;
pub mod remote;
mod run;
pub mod save;
pub mod screen;
pub mod shown;
pub mod stage;
pub mod target;
pub mod ui;

pub use join::join;
pub use look_back::replay;
pub use net::Visit;
pub use run::random_seed;

use std::path::{Path, PathBuf};
use std::time::Duration;

use tapis_game::deal::Seed;
use tapis_game::{Opening, Seat};
use tapis_play::{GameKind, Sitting, with_kind};
use tapis_texts::{Language, Phrases};

use crate::palette::Palette;
use crate::stage::Stage;

/// How a person likes to play.
#[derive(Clone, Debug)]
pub struct Taste {
    /// The language of all texts.
    pub language: Language,
    /// The colours.
    pub palette: Palette,
    /// How long a bot waits before it acts.
    pub pace: Duration,
}

/// Who plays.
#[derive(Clone, Debug)]
pub struct Party {
    /// The names by seat.
    pub names: Vec<String>,
    /// The person's seat.
    pub you: Seat,
    /// For each seat the level of the bot there; nothing for the person.
    pub bots: Vec<Option<String>>,
}

/// What is told after the screen has been left.
pub type Told = Result<Option<String>, String>;

/// Plays a game against bots. It is kept in `file`, or else in the folder for the state of programs.
///
/// # Errors
/// Says why no game can be played here.
pub fn play<G: Stage>(
    game: G,
    party: Party,
    seed: Seed,
    taste: Taste,
    file: Option<PathBuf>,
) -> Told {
    run::needs_terminal(taste.language)?;
    let file = file.unwrap_or_else(|| save::new_file(&save::folder(), G::NAME));
    let salts = vec![String::new(); party.names.len()];
    let opening = Opening::new(party.names, salts, seed);
    let sitting = Sitting::open(game, opening);
    let sitting = sitting.map_err(|error| {
        let why = error.to_string();
        Phrases::of(taste.language).translate(&why)
    })?;
    run::local(sitting, party.you, party.bots, taste, file)
}

/// Goes on with the game in a file, or with the one that was played last.
///
/// # Errors
/// Says why there is nothing to go on with.
pub fn resume(file: Option<&Path>, taste: Taste) -> Told {
    run::needs_terminal(taste.language)?;
    let texts = taste.language.texts();
    let file = match file {
        Some(file) => file.to_owned(),
        None => save::latest(&save::folder()).ok_or_else(|| texts.msg_terminal_nothing_kept())?,
    };
    let unreadable = |error: String| {
        let error = Phrases::of(taste.language).translate(&error);
        texts.msg_terminal_unreadable(file.display().to_string(), error)
    };
    let kept = save::Kept::read(&file).map_err(unreadable)?;
    let kind = GameKind::named(&kept.game)
        .ok_or_else(|| unreadable(format!("there is no game `{}`", kept.game)))?;
    with_kind!(kind, G => {
        let sitting = kept.sitting::<G>().map_err(|error| unreadable(error.to_string()))?;
        run::local(sitting, Seat::new(kept.you), kept.bots.clone(), taste, file)
    })
}
