//! A course: a network imitates a heuristic, then it practises. In every turn of practice it plays
//! many games, mostly against itself, and does more often what came out better than expected
//! (proximal policy optimisation). What is on disk is not done again, so a course that was stopped
//! goes on where it was, to the same weights.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use indicatif::{ProgressBar, ProgressStyle};
use tapis_bots::learned::{Features, Learned};
use tapis_bots::net::Net;
use tapis_bots::policy::Policy;
use tapis_game::{Menu, Nobody, OpenTable, Players, Rng, Seat, View, drive};

use crate::learn::{Student, chances};
use crate::play::{Company, Moment, glance};
use crate::taught::Taught;
use crate::watch::{Lesson, study};

/// What is taught, and how long.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Everything follows from this number.
    pub seed: u64,
    /// How many games are looked at to imitate.
    pub imitated: u64,
    /// How many turns of practice.
    pub turns: usize,
    /// How many games a turn has.
    pub games: usize,
    /// Rate and variety fall to a tenth of what they were over so many turns.
    pub span: usize,
    /// The rate of learning at the beginning.
    pub rate: f32,
    /// How much variety is worth at the beginning.
    pub variety: f32,
    /// After so many turns the student meets others more often than itself.
    pub late: usize,
    /// After so many turns the student is kept, as it then is, among the others that it meets.
    pub portrait: usize,
    /// After so many turns the older version in the pool stopped.
    pub early: usize,
}

/// How a student begins.
pub enum Start<G: Taught> {
    /// It plays about as somebody does whom it has watched, and will meet anybody.
    Imitating(Arc<dyn Policy<G>>),
    /// It plays as an opponent does, and looks for his weaknesses.
    Against(Net),
}

/// A batch of so many decisions is learned at once.
const BATCH: usize = 1024;
/// How often the decisions of a turn are studied.
const EPOCHS: usize = 2;
/// A decision is not made more than so much likelier or less likely in one turn.
const LEASH: f32 = 0.2;
/// So many portraits are met at a time; more would be too weak to learn from.
const PORTRAITS: usize = 4;

/// Where a course stands.
struct Standing {
    turn: usize,
    student: Student,
    critic: Student,
}

impl Course {
    /// Goes through the whole course and returns what was learned.
    ///
    /// # Errors
    /// Passes on what the disk says.
    pub fn run<G: Taught>(&self, name: &str, folder: &Path, start: &Start<G>) -> io::Result<Net> {
        fs::create_dir_all(folder)?;
        let mut standing = match Standing::read::<G>(folder)? {
            Some(standing) => standing,
            None => match start {
                Start::Against(opponent) => self.copy::<G>(opponent),
                Start::Imitating(teacher) => self.imitate::<G>(name, teacher.as_ref()),
            },
        };
        let judge = G::judge();
        let bar = progress(&format!("{} {name} practice", G::NAME), self.turns);
        bar.set_position(standing.turn as u64);
        while standing.turn < self.turns {
            if standing.turn.is_multiple_of(self.portrait) {
                let path = portrait(folder, standing.turn);
                let head = self.head::<G>(name, standing.turn);
                whole(&path, &standing.student.net.write(&head))?;
            }
            let others = match start {
                Start::Against(opponent) => vec![learned::<G>(opponent.clone())],
                Start::Imitating(_) => self.others::<G>(folder, standing.turn)?,
            };
            let company = Company {
                student: &standing.student.net,
                critic: &standing.critic.net,
                others: &others,
                among_equals: match start {
                    Start::Against(_) => 0,
                    Start::Imitating(_) if self.late(standing.turn) => 2,
                    Start::Imitating(_) => 4,
                },
                judge: judge.as_ref(),
            };
            let seed = Rng::from_seed(self.seed ^ (standing.turn as u64) << 20).bits();
            let moments = company.play(self.games, seed);
            let report = self.practise(&mut standing, moments, seed);
            bar.set_message(report);
            standing.turn += 1;
            bar.inc(1);
            if standing.turn.is_multiple_of(10) || standing.turn == self.turns {
                standing.write(folder)?;
            }
        }
        bar.finish();
        println!("{} {name}: {} turns, {}", G::NAME, self.turns, bar.message());
        Ok(standing.student.net)
    }

    /// Whether the student meets others more often than itself by now.
    fn late(&self, turn: usize) -> bool {
        turn >= self.late
    }

    /// Everybody whom the student meets: heuristics, and itself as it was.
    fn others<G: Taught>(&self, folder: &Path, turn: usize) -> io::Result<Vec<Arc<dyn Policy<G>>>> {
        let mut others = G::company();
        if self.late(turn) {
            // Among equals one learns to play soundly, and from who plays as people do, what else
            // there is to win.
            others.extend(vec![others[0].clone(); others.len()]);
        }
        let portraits = (1..=turn / self.portrait).rev().take(PORTRAITS);
        let count = others.len();
        for number in portraits {
            let net = read_portrait::<G>(folder, number * self.portrait)?;
            let learned = learned::<G>(net);
            // Together the portraits are met as often as the heuristics.
            for _ in 0..count.div_ceil(PORTRAITS) {
                others.push(learned.clone());
            }
        }
        Ok(others)
    }

    /// How weights were made, for the head of their file.
    pub fn head<G: Taught>(&self, name: &str, turn: usize) -> String {
        format!(
            "game: {}\ncourse: {name}, made by `cargo xtask train {}`\nseed: {}\n\
             imitated: {} games of heuristics\npractised: {turn} of {} turns with {} games each\n\
             rate: {}, variety: {}, both falling over {} turns",
            G::NAME,
            G::NAME,
            self.seed,
            self.imitated,
            self.turns,
            self.games,
            self.rate,
            self.variety,
            self.span,
        )
    }

    /// A student that plays as its opponent does, for now.
    fn copy<G: Taught>(&self, opponent: &Net) -> Standing {
        let mut rng = Rng::from_seed(self.seed);
        let student = Student::from_net(opponent.clone());
        let critic = Student::new(G::Features::SEEN, 0, &mut rng);
        Standing { turn: 0, student, critic }
    }

    /// A student that plays about as a heuristic does.
    fn imitate<G: Taught>(&self, name: &str, teacher: &dyn Policy<G>) -> Standing {
        const EPOCHS: usize = 4;
        let mut rng = Rng::from_seed(self.seed);
        let bar = progress(&format!("{} {name} imitation", G::NAME), self.imitated as usize);
        let mut lessons = Vec::new();
        for _ in 0..self.imitated {
            one_game::<G>(teacher, &mut rng, &mut lessons);
            bar.inc(1);
        }
        let mut student = Student::new(G::Features::SEEN, G::Features::DONE, &mut rng);
        let loss = study(&mut student, &mut lessons, EPOCHS, &mut rng);
        bar.finish();
        println!("{} {name}: imitates with a loss of {loss:.3}", G::NAME);
        let critic = Student::new(G::Features::SEEN, 0, &mut rng);
        Standing { turn: 0, student, critic }
    }

    /// Learns from the decisions of a turn.
    fn practise(&self, standing: &mut Standing, mut moments: Vec<Moment>, seed: u64) -> String {
        let gone = standing.turn as f32 / self.span as f32;
        let fade = 1.0 - 0.9 * gone;
        let (rate, variety) = (self.rate * fade, self.variety * fade);
        let n = moments.len().max(1) as f32;
        let mean = moments.iter().map(|moment| moment.advantage).sum::<f32>() / n;
        let square = moments.iter().map(|moment| (moment.advantage - mean).powi(2)).sum::<f32>();
        let spread = (square / n).sqrt().max(1e-6);
        let mut rng = Rng::from_seed(seed ^ 1);
        let (mut surprise, mut steps) = (0.0, 0);
        for _ in 0..EPOCHS {
            rng.shuffle(&mut moments);
            for batch in moments.chunks(BATCH) {
                standing.student.study(batch, rate, |slope, net, moment| {
                    slope.add(net, &moment.glance, moment.actions, |scores, errors| {
                        let advantage = (moment.advantage - mean) / spread;
                        prefer(moment, advantage, variety, scores, errors)
                    })
                });
                surprise += standing.critic.study(batch, rate, |slope, net, moment| {
                    slope.add(net, &moment.glance, 1, |scores, errors| {
                        errors[0] = scores[0] - (moment.expected + moment.advantage);
                        errors[0] * errors[0]
                    })
                });
                steps += 1;
            }
        }
        let certain = moments.iter().map(|moment| moment.logarithm).sum::<f32>() / n;
        format!(
            "{} decisions, surprise {:.4}, spread {spread:.3}, certainty {certain:.3}",
            moments.len(),
            (surprise / steps.max(1) as f32).sqrt()
        )
    }
}

/// The errors of scores after a decision that turned out so much better than expected.
fn prefer(
    moment: &Moment,
    advantage: f32,
    variety: f32,
    scores: &[f32],
    errors: &mut [f32],
) -> f32 {
    let entropy: f32 = chances(scores).map(|(chance, logarithm)| -chance * logarithm).sum();
    let mut pull = 0.0;
    for (place, (chance, logarithm)) in chances(scores).enumerate() {
        // More variety pulls every chance towards the others.
        errors[place] = variety * chance * (logarithm + entropy);
        if place == moment.chosen {
            let ratio = (logarithm - moment.logarithm).exp();
            let leashed = if advantage > 0.0 { ratio > 1.0 + LEASH } else { ratio < 1.0 - LEASH };
            pull = if leashed { 0.0 } else { ratio * advantage };
        }
    }
    if pull != 0.0 {
        for (place, (chance, _)) in chances(scores).enumerate() {
            let one = if place == moment.chosen { 1.0 } else { 0.0 };
            errors[place] -= pull * (one - chance);
        }
    }
    -pull - variety * entropy
}

/// A game of a heuristic among its kind, with the chances that it gave each action.
fn one_game<G: Taught>(teacher: &dyn Policy<G>, rng: &mut Rng, lessons: &mut Vec<Lesson>) {
    let game = G::any(rng);
    let start = Seat::new(rng.below(game.seats().into()) as u8);
    let mut table = OpenTable::deal(&game, start, rng.split());
    let mut players = Teachers { teacher, rng, lessons };
    drive(&mut table, &mut players, &mut Nobody).expect("a policy chooses what is legal");
}

/// A heuristic in every seat, and what is learned from it.
struct Teachers<'a, G: Taught> {
    teacher: &'a dyn Policy<G>,
    rng: &'a mut Rng,
    lessons: &'a mut Vec<Lesson>,
}

impl<G: Taught> Players<G> for Teachers<'_, G> {
    fn decide(&mut self, view: View<'_, G>) -> Option<G::Action> {
        let menu = view.legal();
        if menu.len() == 1 {
            return Some(menu.nth(0));
        }
        let preferences = self.teacher.prefer(view, &menu);
        let wanted = preferences.clone().into_chances(1.0);
        self.lessons.push((glance::<G>(view, &menu), wanted.as_slice().to_vec()));
        Some(menu.nth(preferences.draw(1.0, self.rng)))
    }
}

fn learned<G: Taught>(net: Net) -> Arc<dyn Policy<G>> {
    Arc::new(Learned::<G, G::Features>::new(net))
}

/// Where the student is kept as it was after so many turns.
pub fn portrait(folder: &Path, turn: usize) -> PathBuf {
    folder.join(format!("{turn:05}.weights"))
}

/// The student as it was after so many turns.
///
/// # Errors
/// Passes on what the disk says, or says what is wrong with the file.
pub fn read_portrait<G: Taught>(folder: &Path, turn: usize) -> io::Result<Net> {
    let bytes = fs::read(portrait(folder, turn))?;
    Net::read(&bytes, G::Features::SEEN, G::Features::DONE).map_err(io::Error::other)
}

impl Standing {
    /// Where the course stands by what is on disk, if it has begun.
    fn read<G: Taught>(folder: &Path) -> io::Result<Option<Self>> {
        let bytes = match fs::read(folder.join("standing")) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            other => other?,
        };
        let numbers: Vec<f32> = bytes
            .chunks_exact(4)
            .map(|word| f32::from_le_bytes(word.try_into().expect("four bytes")))
            .collect();
        let (seen, done) = (G::Features::SEEN, G::Features::DONE);
        let first = 1 + 3 * Net::size(seen, done) + 1;
        let read = || {
            let turn = numbers.first()?.to_bits() as usize;
            let student = Student::from_numbers(seen, done, numbers.get(1..first)?)?;
            let critic = Student::from_numbers(seen, 0, numbers.get(first..)?)?;
            Some(Self { turn, student, critic })
        };
        let broken = "what was learned so far is of another network: remove the folder";
        read().map(Some).ok_or_else(|| io::Error::other(format!("{}: {broken}", folder.display())))
    }

    fn write(&self, folder: &Path) -> io::Result<()> {
        let turn = f32::from_bits(self.turn as u32);
        let numbers = [&[turn][..], &self.student.to_numbers(), &self.critic.to_numbers()].concat();
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        whole(&folder.join("standing"), &bytes)
    }
}

/// Writes a file that appears whole or not at all.
fn whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("part");
    fs::write(&beside, bytes)?;
    fs::rename(beside, path)
}

/// Shows how far something has come.
pub(crate) fn progress(what: &str, len: usize) -> ProgressBar {
    let style = "{prefix:28} [{bar:30}] {pos}/{len}, {elapsed} gone, {eta} left  {msg}";
    let bar = ProgressBar::new(len as u64);
    bar.set_style(ProgressStyle::with_template(style).expect("a valid template"));
    bar.set_prefix(what.to_owned());
    bar
}
