//! Teaches the coach's evaluator: what the end of a round was worth to every seat, learned from
//! positions with all hands open.

use std::io;

use indicatif::ProgressBar;
use tapis_bots::Level;
use tapis_bots::net::Net;
use tapis_bots::policy::{ByPolicy, Policy};
use tapis_bots::skill::Skill;
use tapis_coach::{Coached, Value};
use tapis_game::{Bot, Game, InPlay, OpenTable, Rng, Seat, Turn, Unplayable};

use crate::learn::{Glance, Student, imitate};

/// A course of the evaluator.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ValueCourse {
    /// How many pools of positions are played and learned.
    pub pools: usize,
    /// How many positions are in one of them.
    pub pool: usize,
    /// What everything follows from.
    pub seed: u64,
}

/// A position that somebody has to decide in, and what became of it.
struct Lesson {
    glance: Glance,
    /// Every seat's chance of winning the game, once the round had been scored.
    wanted: Vec<f32>,
}

const BATCH: usize = 256;
const RATE: f32 = 2e-3;
/// One position out of so many is kept, because neighbours look alike.
const KEEP: u32 = 3;

impl ValueCourse {
    /// Plays and learns; returns the network and what the last pool, before it was learned, cost.
    ///
    /// # Errors
    /// Fails if a table cannot be set up.
    pub fn run<G: Coached>(&self) -> Result<(Net, f32), Unplayable> {
        let mut rng = Rng::from_seed(self.seed);
        let mut student = Student::new(G::TABLE, G::SEAT, &mut rng);
        let bar = ProgressBar::new(self.pools as u64);
        let mut last = f32::NAN;
        for pool in 0..self.pools {
            let mut lessons = self.play::<G>(&mut rng)?;
            let rate = RATE * (1.0 - pool as f32 / self.pools as f32).max(0.02);
            for pass in 0..2 {
                rng.shuffle(&mut lessons);
                let mut sum = 0.0;
                let batches = lessons.chunks(BATCH).len();
                for batch in lessons.chunks(BATCH) {
                    sum += student.study(batch, rate, |slope, net, lesson: &Lesson| {
                        slope.add(net, &lesson.glance, lesson.wanted.len(), |scores, errors| {
                            imitate(&lesson.wanted, scores, errors)
                        })
                    });
                }
                if pass == 0 {
                    last = sum / batches as f32;
                }
            }
            bar.inc(1);
            bar.suspend(|| eprintln!("{} pool {pool}: {last:.4}", G::NAME));
        }
        Ok((student.net, last))
    }

    /// What stands in the head of the file.
    pub fn head<G: Game>(&self, loss: f32) -> String {
        format!(
            "game: {}\nfor: the coach's evaluator of open positions\nseed: {}\npools: {} of {} \
             positions\ncross-entropy of the last pool, unseen: {loss:.4}\n",
            G::NAME,
            self.seed,
            self.pools,
            self.pool
        )
    }

    fn play<G: Coached>(&self, rng: &mut Rng) -> Result<Vec<Lesson>, Unplayable> {
        let mut lessons = Vec::with_capacity(self.pool + 512);
        while lessons.len() < self.pool {
            let sizes = u32::from(G::SEATS.end() - G::SEATS.start() + 1);
            let seats = G::SEATS.start() + rng.below(sizes) as u8;
            let game = G::new(seats, &G::Options::default())?;
            play_one(&game, rng, &mut lessons);
        }
        Ok(lessons)
    }
}

/// One game, mostly between players of Club's strength: what a choice gives is told by comparison with
/// theirs.
fn play_one<G: Coached>(game: &G, rng: &mut Rng, lessons: &mut Vec<Lesson>) {
    let mut bots: Vec<Box<dyn Bot<G>>> =
        Seat::all(game.seats()).map(|_| somebody::<G>(rng)).collect();
    let start = Seat::new(rng.below(game.seats().into()) as u8);
    let mut table = OpenTable::deal(game, start, rng.split());
    // Positions of this round, whose end is still unknown.
    let mut open: Vec<Glance> = Vec::new();
    loop {
        let round = game.round(&table.state.face_up);
        let Turn::Act(to_act) = table.turn() else { return };
        let seat = to_act.first().expect("somebody has to act");
        if rng.below(KEEP) == 0 && Value::looks_at(game, &table.state) {
            let mut glance = Glance {
                seen: vec![0.0; G::TABLE],
                done: vec![0.0; G::SEAT * usize::from(game.seats())],
            };
            game.look(&table.state, &mut glance.seen, &mut glance.done);
            open.push(glance);
        }
        let action = bots[seat.index()].choose(table.view(seat), rng);
        table.act(seat, action).expect("a bot chooses what is legal");
        let over = table.turn() == Turn::Over;
        if over || game.round(&table.state.face_up) != round {
            let wanted =
                Value::<G>::new(Net::blank(G::TABLE, G::SEAT)).settled(game, &table.state.face_up);
            let wanted: Vec<f32> =
                wanted.of(game.seats()).iter().map(|share| *share as f32).collect();
            let learned = open.drain(..);
            lessons.extend(learned.map(|glance| Lesson { glance, wanted: wanted.clone() }));
        }
    }
}

fn somebody<G: Skill>(rng: &mut Rng) -> Box<dyn Bot<G>> {
    let by = |policy: std::sync::Arc<dyn Policy<G>>, temperature| {
        Box::new(ByPolicy { policy, temperature }) as Box<dyn Bot<G>>
    };
    match rng.below(8) {
        0 => by(G::casual(), 0.0),
        1..=3 => by(G::learned(Level::Club), G::TEMPERATURE),
        _ => by(G::learned(Level::Club), 0.0),
    }
}

/// Writes an evaluator where the coach finds it.
///
/// # Errors
/// Says what cannot be written.
pub fn write<G: Coached>(course: &ValueCourse, path: &std::path::Path) -> io::Result<()> {
    let (net, loss) = course.run::<G>().map_err(io::Error::other)?;
    std::fs::write(path, net.write(&course.head::<G>(loss)))?;
    println!("wrote {}", path.display());
    Ok(())
}
