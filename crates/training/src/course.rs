//! A course: generation after generation, lessons are made, kept on disk, and learned. What is on
//! disk is not made again, so a course that was stopped goes on where it was.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use tapis_bots::learned::{Features, Learned};
use tapis_bots::net::Net;
use tapis_bots::policy::Policy;
use tapis_game::Rng;

use crate::learn::{Lesson, Student};
use crate::lessons;
use crate::teach::{Company, Manner, Taught, one_game};

/// What is taught, and how long.
#[derive(Clone, Debug)]
pub struct Course {
    /// What it is called in the head of its weights and on the screen.
    pub name: &'static str,
    /// Everything follows from this number.
    pub seed: u64,
    /// How many generations.
    pub generations: usize,
    /// How many chunks of lessons a generation has; each is a file.
    pub chunks: usize,
    /// How many games a chunk has in generation 0; later ones cost more and have half as many.
    pub games: u64,
    /// How lessons are made.
    pub manner: Manner,
    /// How much more sharply the student is to distinguish than the lessons do: their chances are
    /// raised to this power.
    pub focus: f32,
    /// How often every lesson is studied.
    pub epochs: usize,
    /// Where everything is kept.
    pub folder: PathBuf,
}

/// A batch of so many lessons is learned at once.
const BATCH: usize = 128;
/// So many generations are learned together, because the last alone would make it forget.
const MEMORY: usize = 3;

impl Course {
    /// Goes through the whole course; what was learned in each generation. A course against a fixed
    /// opponent looks for its weaknesses.
    ///
    /// # Errors
    /// Passes on what the disk says.
    pub fn run<G: Taught>(&self, against: Option<Arc<dyn Policy<G>>>) -> io::Result<Vec<Net>> {
        fs::create_dir_all(&self.folder)?;
        let mut nets: Vec<Net> = Vec::new();
        for generation in 0..self.generations {
            let path = self.folder.join(format!("{generation}.weights"));
            let kept = fs::read(&path)
                .ok()
                .and_then(|bytes| Net::read(&bytes, G::Features::SEEN, G::Features::DONE).ok());
            let net = match kept {
                Some(net) => net,
                None => {
                    self.teach::<G>(generation, &nets, against.clone())?;
                    let net = self.study::<G>(generation)?;
                    let file = net.write(&self.head::<G>(generation));
                    fs::write(&path, file)?;
                    net
                }
            };
            nets.push(net);
        }
        Ok(nets)
    }

    /// How the weights of a generation were made, for the head of their file.
    pub fn head<G: Taught>(&self, generation: usize) -> String {
        let Manner { worlds, one_in, temperature, sharpness } = self.manner;
        format!(
            "game: {}\ncourse: {}, made by `cargo xtask train {}`\nseed: {}\n\
             generation: {} of {}\ngames: {} in the first generation, half as many in later ones\n\
             searched: one decision in {one_in}, in {worlds} worlds, temperature {temperature}, \
             sharpness {sharpness}\nfocus: {}\nepochs: {}",
            G::NAME,
            self.name,
            G::NAME,
            self.seed,
            generation + 1,
            self.generations,
            self.chunks as u64 * self.games,
            self.focus,
            self.epochs,
        )
    }

    fn chunk(&self, generation: usize, chunk: usize) -> PathBuf {
        self.folder.join(format!("{generation}-{chunk:03}.lessons"))
    }

    /// Makes the lessons of a generation, on all cores.
    fn teach<G: Taught>(
        &self,
        generation: usize,
        nets: &[Net],
        against: Option<Arc<dyn Policy<G>>>,
    ) -> io::Result<()> {
        let mut policies: Vec<Arc<dyn Policy<G>>> = nets
            .iter()
            .rev()
            .take(MEMORY)
            .map(|net| Arc::new(Learned::<G, G::Features>::new(net.clone())) as Arc<dyn Policy<G>>)
            .collect();
        let alone = against.is_some();
        match against {
            Some(opponent) => policies = policies.into_iter().take(1).chain([opponent]).collect(),
            None => {
                policies.push(G::first());
                policies.push(G::casual());
                policies.extend(G::STYLES.iter().filter_map(|name| G::style(name)));
            }
        }
        // Before anything was learned, the student plays like its opponent, or like the heuristic.
        let student = policies[0].clone();
        let others = if nets.is_empty() { &policies[..] } else { &policies[1..] };
        let company = Company {
            student: student.as_ref(),
            others: others.iter().map(AsRef::as_ref).collect(),
            alone,
        };
        let judge = G::judge();
        let games = if generation == 0 { self.games } else { self.games.div_ceil(2) };
        let bar = progress(&format!("{} {} lessons {generation}", G::NAME, self.name), self.chunks);
        let next = AtomicUsize::new(0);
        let failure = Mutex::new(None);
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    loop {
                        let chunk = next.fetch_add(1, Ordering::Relaxed);
                        if chunk >= self.chunks {
                            return;
                        }
                        let path = self.chunk(generation, chunk);
                        if !path.exists() {
                            let first = ((generation * self.chunks + chunk) as u64) << 32;
                            let made: Vec<Lesson> = (first..first + games)
                                .flat_map(|game| {
                                    let seed = Rng::from_seed(self.seed ^ game).bits();
                                    one_game(&company, judge.as_ref(), self.manner, seed)
                                })
                                .collect();
                            if let Err(error) = lessons::write(&path, &made) {
                                *failure.lock().unwrap_or_else(PoisonError::into_inner) =
                                    Some(error);
                                return;
                            }
                        }
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish();
        match failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    /// Learns from the lessons of the last generations.
    fn study<G: Taught>(&self, generation: usize) -> io::Result<Net> {
        let mut all: Vec<Lesson> = Vec::new();
        for generation in generation.saturating_sub(MEMORY - 1)..=generation {
            for chunk in 0..self.chunks {
                all.extend(lessons::read(&self.chunk(generation, chunk))?);
            }
        }
        all.iter_mut().for_each(|lesson| lesson.sharpen(self.focus));
        let mut rng = Rng::from_seed(self.seed ^ generation as u64);
        // One lesson in twenty is kept aside, to see what was understood and not just remembered.
        rng.shuffle(&mut all);
        let held_out = all.split_off(all.len() - all.len() / 20);
        let mut student = Student::new(G::Features::SEEN, G::Features::DONE, &mut rng);
        let bar = progress(&format!("{} {} study {generation}", G::NAME, self.name), self.epochs);
        for epoch in 0..self.epochs {
            rng.shuffle(&mut all);
            let rate = 2e-3 * (1.0 - epoch as f32 / self.epochs as f32) + 1e-4;
            let mut loss = 0.0;
            for batch in all.chunks(BATCH) {
                loss += student.study(batch.iter(), rate) * batch.len() as f32;
            }
            let test = student.loss(held_out.iter());
            bar.set_message(format!("loss {:.4}, held out {test:.4}", loss / all.len() as f32));
            bar.inc(1);
        }
        bar.finish();
        println!(
            "{} {}, generation {generation}: {} lessons, {}",
            G::NAME,
            self.name,
            all.len(),
            bar.message()
        );
        Ok(student.net)
    }
}

fn progress(what: &str, len: usize) -> ProgressBar {
    let style = "{prefix:28} [{bar:30}] {pos}/{len}, {elapsed} gone, {eta} left  {msg}";
    let bar = ProgressBar::new(len as u64);
    bar.set_style(ProgressStyle::with_template(style).expect("a valid template"));
    bar.set_prefix(what.to_owned());
    bar
}
