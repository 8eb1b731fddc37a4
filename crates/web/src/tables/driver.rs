//! Bots and clocks: what happens at a table without anybody asking for it.
//!
//! A table that has something to do has one task, which ends when nothing is left to do. With
//! several nodes the one to which the table belongs does it; should two try, the number in the log
//! lets only one of them.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use tapis_bots::Roster;
use tapis_game::{Menu, Rng, Seat, View};
use tapis_play::{Sitting, with_game};
use tokio::sync::watch;

use super::actions::check;
use super::happening::Happening;
use super::live::{Duty, Live, Tick, What};
use super::{Tables, bot_seed};
use crate::{Refused, clock};

/// How long a failed attempt waits before the next.
const AGAIN: Duration = Duration::from_millis(500);

impl Tables {
    /// Sees to it that somebody looks after a table, if there is something to do.
    pub(super) fn look_after(&self, live: &Arc<Live>) {
        if self.duty(live).is_none() || live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (tables, live) = (self.clone(), live.clone());
        self.spawn(async move {
            loop {
                tables.drive(&live).await;
                live.driven.store(false, Ordering::Release);
                // Something may have come up between the last look and the end.
                if tables.duty(&live).is_none() || live.driven.swap(true, Ordering::AcqRel) {
                    break;
                }
            }
        });
    }

    fn duty(&self, live: &Live) -> Option<Duty> {
        if self.is_stopping() || !self.owns(live.look().id()) {
            return None;
        }
        live.duty(self.config().grace.as_millis() as i64, clock::now())
    }

    async fn drive(&self, live: &Arc<Live>) {
        let mut ticks = live.watch();
        loop {
            let seen = *ticks.borrow_and_update();
            let Some(duty) = self.duty(live) else { return };
            let moved = live.look().moved();
            let work = async {
                match &duty.what {
                    What::Decide(level) | What::DecideLate(level) => {
                        self.decide(live, &duty, level, moved).await
                    }
                    What::StandIn => {
                        sleep_until(duty.at).await;
                        self.stand_in(live, duty.seat).await
                    }
                }
            };
            // Comings and goings matter only to who waits for somebody; a bot thinks on.
            let waits = duty.what == What::StandIn;
            let stopping = self.stopping();
            tokio::select! {
                done = work => match done {
                    // Somebody else was faster, or the table has moved on: look again.
                    Ok(()) | Err(Refused::Stale | Refused::NotYourTurn | Refused::Over) => {}
                    Err(_) => tokio::time::sleep(AGAIN).await,
                },
                () = changed(&mut ticks, |tick| {
                    tick.version != seen.version || waits && tick.comings != seen.comings
                }) => {}
                () = stopping => return,
            }
        }
    }

    async fn decide(
        &self,
        live: &Arc<Live>,
        duty: &Duty,
        level: &str,
        moved: u64,
    ) -> Result<(), Refused> {
        let &Duty { at, seat, .. } = duty;
        // A clock may run for long, and its owner may still decide: thinking waits until then.
        if at - clock::now() > 5_000 {
            sleep_until(at - 2_000).await;
        }
        let think = {
            let state = live.look();
            if state.moved() != moved {
                return Err(Refused::Stale);
            }
            let game = state.game().ok_or(Refused::NotStarted)?;
            with_game!(game, sitting => Think::of(sitting, seat, level))
        };
        let permit = self.thinkers().acquire_owned().await.map_err(|_| Refused::Unavailable)?;
        let words = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            let words = think();
            drop(permit);
            metrics::histogram!("tapis_bot_seconds").record(began.elapsed().as_secs_f64());
            words
        });
        let words = words.await.map_err(|_| Refused::Unavailable)?;
        sleep_until(at).await;
        let change = self.change(live, |state| {
            if state.moved() != moved {
                return Err(Refused::Stale);
            }
            check(state, seat, &words)?;
            let (number, words) = (seat.index() as u8, words.clone());
            let happening = match duty.what {
                What::DecideLate(_) => Happening::Late(number, words),
                _ => Happening::Act(number, words),
            };
            Ok((happening, Vec::new()))
        });
        change.await.map(drop)
    }
}

/// Waits until something has changed in this way.
async fn changed(ticks: &mut watch::Receiver<Tick>, how: impl FnMut(&Tick) -> bool) {
    drop(ticks.wait_for(how).await);
}

async fn sleep_until(at: i64) {
    let wait = u64::try_from(at - clock::now()).unwrap_or(0);
    if wait > 0 {
        tokio::time::sleep(Duration::from_millis(wait)).await;
    }
}

/// What a bot has to know to think on another thread: a view of its seat, and nothing else.
struct Think;

type Thought = Box<dyn FnOnce() -> String + Send>;

impl Think {
    fn of<G: Roster>(sitting: &Sitting<G>, seat: Seat, level: &str) -> Thought {
        let View { game, face_up, hand, .. } = sitting.view(seat);
        let (game, face_up, hand, level) = (game.clone(), *face_up, *hand, level.to_owned());
        Box::new(move || {
            let view = View { game: &game, seat, face_up: &face_up, hand: &hand };
            let mut rng = Rng::from_seed(bot_seed());
            let action = match G::bot(&level) {
                Some(mut bot) => bot.choose(view, &mut rng),
                None => view.legal().nth(0),
            };
            game.action_words(action)
        })
    }
}
