//! Games that are kept between two evenings. A game is written down after every action, so that
//! nothing is lost however the program ends.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tapis_game::deal::Seed;
use tapis_game::record::Version;
use tapis_game::{Opening, Seat, Unplayable, options};
use tapis_play::Sitting;

use crate::stage::Stage;

/// The first field of every kept game. A later format gets a later number; what was begun in the
/// first is dealt as it was.
const FORMATS: [(&str, Version); 2] =
    [("tapis game 1", Version::One), ("tapis game 2", Version::Two)];

/// A game as it is kept in a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    format: String,
    /// Which game.
    pub game: String,
    options: Value,
    names: Vec<String>,
    seed: String,
    /// The person's seat.
    pub you: u8,
    /// For each seat the level of the bot there; nothing for the person.
    pub bots: Vec<Option<String>>,
    actions: Vec<(u8, String)>,
}

impl Kept {
    /// A sitting as it stands now.
    pub fn of<G: Stage>(sitting: &Sitting<G>, you: Seat, bots: &[Option<String>]) -> Self {
        let action = |&(seat, action): &(Seat, G::Action)| {
            (seat.index() as u8, sitting.game().action_words(action))
        };
        let version = sitting.opening().version;
        let format = FORMATS.iter().find(|(_, known)| *known == version);
        Self {
            format: format.expect("every version has a format").0.to_owned(),
            game: G::NAME.to_owned(),
            options: options::to_value(sitting.game()),
            names: sitting.names().to_vec(),
            seed: sitting.opening().seed.reveal(),
            you: you.index() as u8,
            bots: bots.to_vec(),
            actions: sitting.actions().iter().map(action).collect(),
        }
    }

    /// The sitting, as it stood.
    ///
    /// # Errors
    /// Says what in the file makes no game.
    pub fn sitting<G: Stage>(&self) -> Result<Sitting<G>, Unplayable> {
        let wrong = |what: &str| Unplayable(what.to_owned());
        let seats = u8::try_from(self.names.len()).unwrap_or(u8::MAX);
        if self.you >= seats || self.bots.len() != self.names.len() {
            return Err(wrong("the seats do not fit the names"));
        }
        let game = G::new(seats, &options::from_value(self.options.clone())?)?;
        let seed = Seed::read(&self.seed).ok_or_else(|| wrong("the seed is no seed"))?;
        let salts = vec![String::new(); self.names.len()];
        let version = self.version().ok_or_else(|| wrong("another format"))?;
        let opening = Opening { version, ..Opening::new(self.names.clone(), salts, seed) };
        let mut sitting = Sitting::open(game, opening)?;
        for (seat, words) in &self.actions {
            if *seat >= seats {
                return Err(wrong("an action of a seat that is not there"));
            }
            sitting
                .act_in_words(Seat::new(*seat), words)
                .map_err(|refusal| Unplayable(refusal.to_string()))?;
        }
        Ok(sitting)
    }

    /// Reads a kept game.
    ///
    /// # Errors
    /// Says why the file holds none.
    pub fn read(path: &Path) -> Result<Self, String> {
        let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
        let kept: Self = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        if kept.version().is_some() {
            Ok(kept)
        } else {
            let [.., (latest, _)] = FORMATS;
            Err(format!("`{}` instead of `{latest}`", kept.format))
        }
    }

    /// The version of its deal, if the format is known.
    fn version(&self) -> Option<Version> {
        FORMATS.iter().find(|(format, _)| *format == self.format).map(|(_, version)| *version)
    }

    /// Writes the game; at every moment either the old or the new one is there.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let text = serde_json::to_string(self)?;
        write_whole(path, text.as_bytes())
    }
}

/// Writes a file so that a reader finds the whole of it or nothing new.
///
/// # Errors
/// If it cannot be written.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}", std::process::id()));
    let beside = PathBuf::from(beside);
    fs::write(&beside, bytes)?;
    fs::rename(&beside, path)
}

/// The same for a secret, which nobody else on the machine may read.
///
/// # Errors
/// If it cannot be written.
pub fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_whole(path, b"")?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    }
    fs::write(path, bytes)
}

/// Where games are kept: `tapis` in the folder that the system has for the state of programs.
pub fn folder() -> PathBuf {
    let from = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|p| p.is_absolute());
    from("XDG_STATE_HOME")
        .or_else(|| Some(from("HOME")?.join(".local/state")))
        .or_else(|| from("LOCALAPPDATA"))
        .unwrap_or_else(std::env::temp_dir)
        .join("tapis")
}

/// The ending of a kept game.
const ENDING: &str = "game";

/// A file for a new game, which is not there yet.
pub fn new_file(folder: &Path, game: &str) -> PathBuf {
    let number = |number: u32| folder.join(format!("{game}-{number}.{ENDING}"));
    let free = |path: &PathBuf| !path.exists() && !record_file(path).exists();
    (1..).map(number).find(free).expect("there are more numbers than files")
}

/// Where the record of a kept game goes when it is over.
pub fn record_file(kept: &Path) -> PathBuf {
    kept.with_extension("tapis")
}

/// The unfinished game that was played last.
pub fn latest(folder: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    let kept = files.filter(|path| path.extension().is_some_and(|ending| ending == ENDING));
    kept.filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .max()
        .map(|(_, path)| path)
}
