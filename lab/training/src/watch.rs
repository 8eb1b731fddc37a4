//! Watching players who search: what they did in many games are lessons, and a network that studies
//! them plays about as they do, at once. It tells a search what to expect of the others.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;

use tapis_bots::net::Net;
use tapis_bots::thinker::Thinker;
use tapis_game::{Bot, Menu, Nobody, OpenTable, Players, Rng, Seat, View, drive};

use crate::course::progress;
use crate::learn::{Glance, Student, imitate};
use crate::play::{glance, on_all_cores};
use crate::taught::Taught;

/// A decision, and how likely each action was to whoever made it.
pub type Lesson = (Glance, Vec<f32>);

/// Whom to watch, and for how long.
pub struct Watch<G: Taught> {
    /// Everything follows from this number.
    pub seed: u64,
    /// Who sits at all tables.
    pub player: Thinker<G>,
    /// How many games are watched.
    pub games: usize,
}

/// How often the lessons are studied.
const EPOCHS: usize = 4;
/// The rate of learning at the beginning.
pub(crate) const RATE: f32 = 2e-3;

impl<G: Taught> Watch<G> {
    /// Watches on all cores, and teaches a network that begins as `start` what was seen. The games
    /// are written down in a file and not played again.
    ///
    /// # Errors
    /// Passes on what the disk says.
    pub fn run(&self, name: &str, folder: &Path, start: Net) -> io::Result<Net> {
        fs::create_dir_all(folder)?;
        let path = folder.join("games");
        let known = read(&path)?;
        let file = Mutex::new(OpenOptions::new().create(true).append(true).open(&path)?);
        let bar = progress(&format!("{} {name} watching", G::NAME), self.games);
        let games = on_all_cores(self.games, |game| {
            let lessons = self.watch(game, known.get(&game), &file);
            bar.inc(1);
            lessons
        });
        bar.finish();
        let mut lessons = Vec::new();
        for game in games {
            lessons.append(&mut game?);
        }
        let mut student = Student::from_net(start);
        let mut rng = Rng::from_seed(self.seed);
        let loss = study(&mut student, &mut lessons, EPOCHS, &mut rng);
        println!("{} {name}: {} decisions, loss {loss:.3}", G::NAME, lessons.len());
        Ok(student.net)
    }

    /// How weights were made, for the head of their file.
    pub fn head(&self, name: &str) -> String {
        format!(
            "game: {}\ncourse: {name}, made by `cargo xtask train {}`\nseed: {}\n\
             watched: {} games of Expert\nstudied: {EPOCHS} times, rate: {RATE} and falling",
            G::NAME,
            G::NAME,
            self.seed,
            self.games,
        )
    }

    /// One game, and what was done in it: as it is known from before, or played now.
    fn watch(
        &self,
        number: usize,
        known: Option<&Vec<usize>>,
        file: &Mutex<File>,
    ) -> io::Result<Vec<Lesson>> {
        let mut rng = Rng::from_seed(self.seed ^ (number as u64) << 32);
        let thoughts = Rng::from_seed(rng.bits());
        let game = G::any(&mut rng);
        let start = Seat::new(rng.below(game.seats().into()) as u8);
        let mut table = OpenTable::deal(&game, start, rng);
        let (lessons, done) = (Vec::new(), Vec::new());
        let mut players = Watched { player: self.player.clone(), thoughts, known, lessons, done };
        drive(&mut table, &mut players, &mut Nobody).expect("what is on the menu is legal");
        let Watched { lessons, done, .. } = players;
        if known.is_none() {
            let places: Vec<String> = done.iter().map(usize::to_string).collect();
            let mut file = file.lock().expect("nobody stops while writing");
            file.write_all(format!("{number}: {}\n", places.join(" ")).as_bytes())?;
        }
        Ok(lessons)
    }
}

/// Whoever is watched, in every seat, and what was seen.
struct Watched<'a, G: Taught> {
    player: Thinker<G>,
    thoughts: Rng,
    /// The places of what was chosen, if the game is known from before.
    known: Option<&'a Vec<usize>>,
    lessons: Vec<Lesson>,
    done: Vec<usize>,
}

impl<G: Taught> Players<G> for Watched<'_, G> {
    fn decide(&mut self, view: View<'_, G>) -> Option<G::Action> {
        let menu = view.legal();
        if menu.len() == 1 {
            return Some(menu.nth(0));
        }
        let place = match self.known {
            Some(places) => places[self.done.len()],
            None => {
                let action = self.player.choose(view, &mut self.thoughts);
                menu.iter().position(|other| other == action).expect("it is on the menu")
            }
        };
        let did = (0..menu.len()).map(|other| f32::from(u8::from(other == place)));
        self.lessons.push((glance::<G>(view, &menu), did.collect()));
        self.done.push(place);
        Some(menu.nth(place))
    }
}

/// The games that were watched before, each with the places of what was chosen. A line that was
/// cut off is played again.
fn read(path: &Path) -> io::Result<HashMap<usize, Vec<usize>>> {
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(HashMap::new()),
        other => other?,
    };
    let game = |line: &str| {
        let (number, places) = line.strip_suffix('\n')?.split_once(": ")?;
        let places: Result<_, _> = places.split(' ').map(str::parse).collect();
        Some((number.parse().ok()?, places.ok()?))
    };
    Ok(text.split_inclusive('\n').filter_map(game).collect())
}

/// Studies lessons so many times, always in another order, and returns the loss in the end.
pub(crate) fn study(
    student: &mut Student,
    lessons: &mut [Lesson],
    epochs: usize,
    rng: &mut Rng,
) -> f32 {
    let mut loss = 0.0;
    for epoch in 0..epochs {
        rng.shuffle(lessons);
        let rate = RATE * (1.0 - epoch as f32 / epochs as f32);
        for batch in lessons.chunks(256) {
            loss += 0.01
                * (student.study(batch, rate, |slope, net, (glance, wanted)| {
                    slope.add(net, glance, wanted.len(), |scores, errors| {
                        imitate(wanted, scores, errors)
                    })
                }) - loss);
        }
    }
    loss
}

#[cfg(test)]
mod tests {
    use super::*;
    use tapis_bids::Bids;
    use tapis_bots::Level;

    #[test]
    fn whoever_was_interrupted_learns_the_same() {
        let begin = || Student::new(121, 50, &mut Rng::from_seed(4)).net;
        let player = || Level::Expert.bot::<Bids>().with_playouts(4);
        let watch = Watch { seed: 8, player: player(), games: 3 };
        let folder = tempfile::tempdir().expect("a folder");
        let learned = watch.run("test", folder.path(), begin()).expect("a disk");
        assert_ne!(learned, begin(), "there is something to learn");

        let path = folder.path().join("games");
        let text = fs::read_to_string(&path).expect("the games were written down");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        let (half, _) = lines[1].split_at(lines[1].len() / 2);
        fs::write(&path, format!("{}\n{half}", lines[0])).expect("a disk");
        assert_eq!(read(&path).expect("a disk").len(), 1, "half a line is none");
        let again = watch.run("test", folder.path(), begin()).expect("a disk");
        assert!(again == learned, "to the bit");
    }
}
