//! Reviews of finished games, made in the background: one at a time, and only while the bots that
//! people wait for leave a core free.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tapis_coach::{Effort, Review, Reviewed, VERSION, Wanted};
use tapis_game::{Game, Record};
use tapis_play::{GameKind, with_kind};
use tapis_site::{Refused, Reviewing, Subject};
use tapis_store::Store;
use tokio::sync::Semaphore;

/// So many reviews are at hand, those that wait included.
const AT_HAND: usize = 64;
/// So many wait at most.
const WAITING: usize = 24;
/// So many records that people brought are kept.
const BROUGHT: usize = 64;
/// A review that has to wait for bots looks again so soon.
const PAUSE: Duration = Duration::from_millis(3);

/// The reviews of this node. Cloning it is cheap.
#[derive(Clone)]
pub struct Reviews(Arc<Inner>);

struct Inner {
    store: Store,
    /// What the bots of tables need in order to think.
    thinkers: Arc<Semaphore>,
    /// Only one review is made at a time.
    turn: Semaphore,
    shelf: Mutex<Shelf>,
}

/// What is at hand, the oldest first.
#[derive(Default)]
struct Shelf {
    jobs: HashMap<String, Arc<Job>>,
    order: VecDeque<String>,
    brought: HashMap<String, String>,
    brought_order: VecDeque<String>,
}

/// A review that is made, or was.
#[derive(Default)]
struct Job {
    /// Which part is done, as the bits of a number.
    part: AtomicU32,
    stop: AtomicBool,
    done: OnceLock<Arc<Review>>,
}

impl Reviews {
    /// No review yet; bots that think take one of `thinkers` each.
    pub fn new(store: Store, thinkers: Arc<Semaphore>) -> Self {
        let (turn, shelf) = (Semaphore::new(1), Mutex::default());
        Self(Arc::new(Inner { store, thinkers, turn, shelf }))
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        // A shelf is never left half changed.
        self.0.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far a review is; whoever asks first has it begun.
    ///
    /// # Errors
    /// If too many wait already.
    pub fn of(&self, subject: &Subject) -> Result<Reviewing, Refused> {
        let mut shelf = self.shelf();
        if let Some(job) = shelf.jobs.get(subject.key()) {
            return Ok(match job.done.get() {
                Some(review) => Reviewing::Done(review.clone()),
                None => Reviewing::Working(f32::from_bits(job.part.load(Ordering::Relaxed))),
            });
        }
        let waiting = shelf.jobs.values().filter(|job| job.done.get().is_none()).count();
        if waiting >= WAITING {
            return Err(Refused::TooMany);
        }
        let job = Arc::new(Job::default());
        shelf.jobs.insert(subject.key().to_owned(), job.clone());
        shelf.order.push_back(subject.key().to_owned());
        while shelf.order.len() > AT_HAND
            && let Some(done) = shelf.oldest_done()
        {
            shelf.jobs.remove(&done);
            shelf.order.retain(|key| *key != done);
        }
        tokio::spawn(self.clone().make(subject.clone(), job));
        Ok(Reviewing::Working(0.0))
    }

    /// Stops a review that is being made; whoever asks again has it begun anew.
    pub fn stop(&self, key: &str) {
        let mut shelf = self.shelf();
        if shelf.jobs.get(key).is_some_and(|job| job.done.get().is_none())
            && let Some(job) = shelf.jobs.remove(key)
        {
            job.stop.store(true, Ordering::Relaxed);
            shelf.order.retain(|other| other != key);
        }
    }

    /// Keeps a record that somebody has brought, for a while.
    pub fn bring(&self, subject: &Subject) {
        let mut shelf = self.shelf();
        let key = subject.key().to_owned();
        if shelf.brought.insert(key.clone(), subject.record.clone()).is_none() {
            shelf.brought_order.push_back(key);
        }
        if shelf.brought_order.len() > BROUGHT
            && let Some(oldest) = shelf.brought_order.pop_front()
        {
            shelf.brought.remove(&oldest);
        }
    }

    /// A record that somebody has brought.
    pub fn brought(&self, key: &str) -> Option<String> {
        self.shelf().brought.get(key).cloned()
    }

    async fn make(self, subject: Subject, job: Arc<Job>) {
        if let Ok(Some(text)) = self.0.store.review(subject.key(), VERSION).await
            && let Ok(review) = serde_json::from_str::<Review>(&text)
        {
            let _ = job.done.set(Arc::new(review));
            return;
        }
        let Ok(_turn) = self.0.turn.acquire().await else { return };
        let (thinkers, working) = (self.0.thinkers.clone(), job.clone());
        let brought = self.brought(subject.key()).is_some();
        let key = subject.key().to_owned();
        let made = tokio::task::spawn_blocking(move || made(&subject, &working, &thinkers)).await;
        match made {
            Ok(Some(review)) => {
                // What somebody brought could be anybody's and any number: only games of this
                // house are kept for good.
                if !brought
                    && let Ok(text) = serde_json::to_string(&review)
                    && let Err(error) = self.0.store.keep_review(&key, VERSION, &text).await
                {
                    tracing::warn!(%error, "a review could not be kept");
                }
                let _ = job.done.set(Arc::new(review));
            }
            // It was stopped, or the record is none.
            _ => self.stop(&key),
        }
    }
}

impl Shelf {
    fn oldest_done(&self) -> Option<String> {
        let done = |key: &&String| self.jobs.get(*key).is_none_or(|job| job.done.get().is_some());
        self.order.iter().find(done).cloned()
    }
}

/// Makes a review, on a thread of its own; nothing if it was stopped.
fn made(subject: &Subject, job: &Job, thinkers: &Semaphore) -> Option<Review> {
    let go_on = |part: f32| {
        job.part.store(part.to_bits(), Ordering::Relaxed);
        // People's bots come first.
        while thinkers.available_permits() == 0 && !job.stop.load(Ordering::Relaxed) {
            std::thread::sleep(PAUSE);
        }
        !job.stop.load(Ordering::Relaxed)
    };
    let nobodys = |step: usize| subject.nobodys.contains(&step);
    let kind: GameKind = subject.kind()?;
    with_kind!(kind, G => {
        let record = Record::<G>::read(&subject.record).ok()?;
        let wanted = Wanted { nobodys: &nobodys, ..Wanted::all(record.game().seats()) };
        G::reviewed(&record, wanted, Effort { go_on: &go_on, ..Effort::default() })
    })
}
