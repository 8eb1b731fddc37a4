//! Balance reports of people's own decks and cards: played in the background, one at a time on one
//! thread, one for each person, and no longer than a minute.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use tapis_arena::balance::{Balance, Balanced, measure_while, page, tables};
use tapis_arena::{Contestant, Problem, Simulation};
use tapis_game::Unplayable;
use tapis_game::options;
use tapis_pages::workshop::Report;
use tapis_play::with_kind;
use tapis_site::{Refused, ReportWish};
use tapis_texts::{Language, game_name};
use tokio::sync::Semaphore;

/// How many games are played with what somebody has made, and how many without.
const GAMES: u64 = 400;
/// Who plays them: quick, and sensible with any deck.
const BOT: &str = "veteran";
/// The number from which all chance follows, the same on both sides.
const SEED: u64 = 1;
/// How long the games may take.
const LONGEST: Duration = Duration::from_secs(60);
/// How many reports are kept, each the last one of a person.
const KEPT: usize = 200;

/// All reports.
#[derive(Clone)]
pub struct Reports {
    jobs: Arc<Mutex<HashMap<String, Arc<Job>>>>,
    turn: Arc<Semaphore>,
}

impl Default for Reports {
    fn default() -> Self {
        Self { jobs: Arc::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

/// The report of one person.
struct Job {
    wish: ReportWish,
    asked: Instant,
    planned: AtomicU64,
    done: AtomicU64,
    begun: AtomicBool,
    stopped: AtomicBool,
    told: OnceLock<Result<[Balance; 2], Trouble>>,
}

/// Why nothing can be told.
enum Trouble {
    /// The games took longer than they may.
    TooLong,
    /// In the words of the rules.
    Unplayable(String),
}

impl Reports {
    /// Begins the report that this person wishes; the one before is stopped.
    ///
    /// # Errors
    /// If no game can be played like that, or too many wait.
    pub fn begin(&self, person: &str, wish: ReportWish) -> Result<(), Refused> {
        with_kind!(wish.game, G => both::<G>(&wish).map(drop))?;
        let job = Arc::new(Job {
            wish,
            asked: Instant::now(),
            planned: AtomicU64::new(2 * GAMES),
            done: AtomicU64::new(0),
            begun: AtomicBool::new(false),
            stopped: AtomicBool::new(false),
            told: OnceLock::new(),
        });
        {
            let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
            if !jobs.contains_key(person) && jobs.len() >= KEPT {
                let over = jobs.iter().filter(|(_, job)| job.told.get().is_some());
                let oldest = over.min_by_key(|(_, job)| job.asked).map(|(id, _)| id.clone());
                jobs.remove(&oldest.ok_or(Refused::TooMany)?);
            }
            if let Some(before) = jobs.insert(person.to_owned(), Arc::clone(&job)) {
                before.stopped.store(true, Ordering::Relaxed);
            }
        }
        let turn = Arc::clone(&self.turn);
        tokio::spawn(async move {
            let Ok(_turn) = turn.acquire_owned().await else { return };
            if job.stopped.load(Ordering::Relaxed) {
                return;
            }
            job.begun.store(true, Ordering::Relaxed);
            // What comes of it is written into the job.
            _ = tokio::task::spawn_blocking(move || job.run()).await;
        });
        Ok(())
    }

    /// The last report of this person, as it stands.
    pub fn report(&self, person: &str, language: Language) -> Option<Report> {
        let job = self.job(person)?;
        let (told, problem) = match job.told.get() {
            Some(Ok(sides)) => {
                let sides = named(&job.wish, sides, language);
                (Some(with_kind!(job.wish.game, G => tables::<G>(&sides, language))), None)
            }
            Some(Err(Trouble::TooLong)) => {
                (None, Some(language.texts().msg_workshop_report_too_long()))
            }
            Some(Err(Trouble::Unplayable(why))) => {
                let refused = Refused::Unplayable(why.clone());
                (None, Some(refused.message(language)))
            }
            None => (None, None),
        };
        Some(Report {
            game: job.wish.game,
            query: job.wish.query.clone(),
            players: job.wish.players,
            done: job.done.load(Ordering::Relaxed),
            planned: job.planned.load(Ordering::Relaxed),
            waits: !job.begun.load(Ordering::Relaxed),
            problem,
            told,
        })
    }

    /// The same with all charts.
    pub fn file(&self, person: &str, language: Language) -> Option<String> {
        let job = self.job(person)?;
        let sides = job.told.get()?.as_ref().ok()?;
        let sides = named(&job.wish, sides, language);
        let texts = language.texts();
        let game = game_name(language, job.wish.game.name()).unwrap_or_default();
        let title = texts.msg_report_title(game, job.wish.players);
        let games = sides[0].1.simulated.games;
        let lines = [texts.msg_report_line(games, BOT, SEED.to_string())];
        Some(with_kind!(job.wish.game, G => page::<G>(&title, &lines, &sides, language)))
    }

    /// Stops the report of this person, and forgets it.
    pub fn stop(&self, person: &str) {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(job) = jobs.remove(person) {
            job.stopped.store(true, Ordering::Relaxed);
        }
    }

    fn job(&self, person: &str) -> Option<Arc<Job>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).get(person).cloned()
    }
}

impl Job {
    fn run(&self) {
        let played = with_kind!(self.wish.game, G => self.play::<G>());
        let told =
            played.map_err(Trouble::Unplayable).and_then(|sides| sides.ok_or(Trouble::TooLong));
        _ = self.told.set(told);
    }

    /// Plays all games; nothing if they were stopped or took too long.
    fn play<G: Balanced>(&self) -> Result<Option<[Balance; 2]>, String> {
        let until = Instant::now() + LONGEST;
        let going = || !self.stopped.load(Ordering::Relaxed) && Instant::now() < until;
        let on_deal = |games| _ = self.done.fetch_add(games, Ordering::Relaxed);
        let in_words = |problem: Problem| problem.to_string();
        let mut sides = Vec::new();
        for game in both::<G>(&self.wish).map_err(|error| error.to_string())? {
            let bots = vec![Contestant::<G>::named(BOT).map_err(in_words)?];
            let simulation = Simulation { game, bots, games: GAMES, seed: SEED, threads: 1 };
            match measure_while(&simulation, on_deal, going).map_err(in_words)? {
                Some(side) => sides.push(side),
                None => return Ok(None),
            }
        }
        Ok(<[Balance; 2]>::try_from(sides).ok())
    }
}

/// The game with what was made, and the game as it is usual.
fn both<G: Balanced>(wish: &ReportWish) -> Result<[G; 2], Unplayable> {
    let own = options::from_value::<G::Options>(wish.options.clone())?;
    Ok([G::new(wish.players, &own)?, G::new(wish.players, &G::Options::default())?])
}

/// The two sides with their names.
fn named<'a>(
    wish: &ReportWish,
    sides: &'a [Balance; 2],
    language: Language,
) -> [(String, &'a Balance); 2] {
    let texts = language.texts();
    let own = match wish.name.as_str() {
        "" => texts.msg_workshop_nameless(),
        name => name.to_owned(),
    };
    let usual = match wish.options.get("deck") {
        Some(_) => texts.msg_options_choice("builtin"),
        None => texts.msg_report_default(),
    };
    [(own, &sides[0]), (usual, &sides[1])]
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use tapis_play::GameKind;

    use super::*;

    fn wish(players: u8, options: Value) -> ReportWish {
        let (name, query) = ("My box".to_owned(), "at=AC".to_owned());
        ReportWish { game: GameKind::AllIn, players, options, name, query }
    }

    fn deck() -> Value {
        json!({ "deck": { "effects": { "A": { "C": ["RUNE*", "DRAW*"] } } } })
    }

    #[tokio::test]
    async fn an_own_deck_is_told_beside_the_built_in_one() {
        let reports = Reports::default();
        reports.begin("ana", wish(2, deck())).expect("a valid deck");
        assert!(reports.report("bo", Language::En).is_none(), "it is that of one person");
        let told = loop {
            tokio::task::yield_now().await;
            let report = reports.report("ana", Language::En).expect("it was asked for");
            assert_eq!(report.problem, None);
            assert!(report.done <= report.planned);
            if let Some(told) = report.told {
                assert_eq!(report.done, report.planned);
                break told.into_string();
            }
        };
        for said in ["My box", "Built-in deck", "Advantage of each seat"] {
            assert!(told.contains(said), "{said}");
        }
        assert!(reports.file("ana", Language::Es).expect("a page").contains("<svg"));
        reports.stop("ana");
        assert!(reports.report("ana", Language::En).is_none());
    }

    #[tokio::test]
    async fn own_cards_of_bids_are_told_too() {
        let reports = Reports::default();
        let options = json!({ "blanks": [{ "id": "jester", "points": 3, "steal": true }] });
        let wish = ReportWish { game: GameKind::Bids, ..wish(4, options) };
        reports.begin("bo", wish).expect("valid cards");
        let told = loop {
            tokio::task::yield_now().await;
            let report = reports.report("bo", Language::En).expect("it was asked for");
            assert_eq!(report.problem, None);
            if let Some(told) = report.told {
                break told.into_string();
            }
        };
        assert!(told.contains("jester") && told.contains("Each point card in the centre"));
    }

    #[tokio::test]
    async fn a_report_can_be_stopped_and_a_new_one_stops_the_old() {
        let reports = Reports::default();
        reports.begin("ana", wish(5, deck())).expect("a valid deck");
        let first = reports.job("ana").expect("it was asked for");
        reports.begin("ana", wish(4, deck())).expect("a valid deck");
        assert!(first.stopped.load(Ordering::Relaxed));
        let second = reports.job("ana").expect("it was asked for");
        reports.stop("ana");
        assert!(second.stopped.load(Ordering::Relaxed));
        // The turn of both comes and goes: nothing of them is played or told.
        _ = reports.turn.acquire().await;
        assert!(first.told.get().is_none_or(Result::is_err));
        assert!(second.told.get().is_none_or(Result::is_err));
    }

    #[tokio::test]
    async fn what_cannot_be_played_is_refused_at_once() {
        let reports = Reports::default();
        let broken = json!({ "deck": { "effects": { "A": { "C": ["RUNE*"] } } } });
        assert!(matches!(reports.begin("ana", wish(3, broken)), Err(Refused::Unplayable(_))));
        assert!(reports.begin("ana", wish(6, deck())).is_err(), "six players");
        assert!(reports.report("ana", Language::En).is_none());
    }
}
