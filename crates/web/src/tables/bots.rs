//! What happens at a table without anybody asking for it: bots decide, clocks run out.

use std::time::Duration;

use tapis_bots::Roster;
use tapis_game::{Menu, Rng, Seat, View};
use tapis_play::table::{Duty, DutyKind, TableState};
use tapis_play::{Sitting, with_game};
use tapis_site::Refused;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::Tables;
use crate::{clock, secrets};

/// A clock may run for long, and its owner may still decide: a bot begins to think so late.
const THINKING: i64 = 2000;

/// Something that is being waited for: that its time comes, and that a bot has decided, if one has
/// to. It is broken off when nobody waits for it any more.
pub(super) struct Decision {
    /// What is to be done then.
    pub duty: Duty,
    /// The version after the last move when the waiting began.
    pub moved: u64,
    work: JoinHandle<Result<String, Refused>>,
}

impl Drop for Decision {
    fn drop(&mut self) {
        self.work.abort();
    }
}

impl Decision {
    /// Begins to wait.
    pub fn begin(tables: &Tables, state: &TableState, duty: Duty) -> Self {
        let moved = state.moved();
        let thought = match &duty.kind {
            DutyKind::Decide(level) | DutyKind::DecideLate(level) => state
                .game()
                .map(|game| with_game!(game, sitting => think(sitting, duty.seat, level))),
            DutyKind::StandIn | DutyKind::Write(_) => None,
        };
        let (at, late, thinkers) =
            (duty.at, matches!(duty.kind, DutyKind::DecideLate(_)), tables.0.thinkers.clone());
        let work = tokio::spawn(async move {
            let mut words = String::new();
            if let Some(thought) = thought {
                if late {
                    sleep_until(at - THINKING).await;
                }
                let permit = thinkers.acquire_owned().await.map_err(|_| Refused::Unavailable)?;
                let thinking = tokio::task::spawn_blocking(move || {
                    let began = Instant::now();
                    let words = thought();
                    drop(permit);
                    metrics::histogram!("tapis_bot_seconds").record(began.elapsed().as_secs_f64());
                    words
                });
                words = thinking.await.map_err(|_| Refused::Unavailable)?;
            }
            sleep_until(at).await;
            Ok(words)
        });
        Self { duty, moved, work }
    }

    /// Waits until it is time, and says what a bot has decided on.
    pub async fn made(&mut self) -> Result<String, Refused> {
        (&mut self.work).await.map_err(|_| Refused::Unavailable)?
    }
}

type Thought = Box<dyn FnOnce() -> String + Send>;

/// What a bot has to know to think on another thread: a view of its seat, and nothing else.
fn think<G: Roster>(sitting: &Sitting<G>, seat: Seat, level: &str) -> Thought {
    let View { game, face_up, hand, .. } = sitting.view(seat);
    let (game, face_up, hand, level) = (game.clone(), *face_up, *hand, level.to_owned());
    Box::new(move || {
        let view = View { game: &game, seat, face_up: &face_up, hand: &hand };
        let mut rng = Rng::from_seed(u64::from_le_bytes(secrets::random()));
        let action = match G::bot(&level) {
            Some(mut bot) => bot.choose(view, &mut rng),
            None => view.legal().nth(0),
        };
        game.action_words(action)
    })
}

async fn sleep_until(at: i64) {
    let wait = u64::try_from(at - clock::now()).unwrap_or(0);
    if wait > 0 {
        tokio::time::sleep(Duration::from_millis(wait)).await;
    }
}
