//! One table in memory: what its log tells, who is here, and who is told of changes.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use tapis_game::{BySeat, Seat};
use tapis_store::{Phase, Said, StoreError};
use tokio::sync::watch;

use super::frames::Frames;
use super::gathering::{Damaged, Gathering, Place};
use super::happening::Happening;
use super::lines::Line;

/// How many things that were said are kept in memory.
const CHAT: usize = 50;

/// What a stream compares with what it has sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tick {
    /// How many entries the log has.
    pub version: u64,
    /// How many actions the game has.
    pub actions: usize,
    /// The version after the last change of anything but the game.
    pub seated: u64,
    /// How often somebody came or went.
    pub comings: u32,
    /// How many things were said.
    pub said: u64,
}

impl Tick {
    /// Whether since then nothing was done, and nobody came or went.
    pub fn only_said_since(self, now: Self) -> bool {
        (self.version, self.comings) == (now.version, now.comings)
    }
}

/// Who looks at a table at the moment.
#[derive(Default)]
pub(super) struct Presence {
    /// Open streams of each seat on this node.
    here: BySeat<u16>,
    /// Open streams on this node of whoever has no seat.
    looking_on: u16,
    /// Until when each seat is known to be on another node, in Unix milliseconds.
    elsewhere: BySeat<i64>,
    /// Since when each seat has nobody, or somebody, in Unix milliseconds.
    gone_since: BySeat<i64>,
    here_since: BySeat<i64>,
    comings: u32,
}

/// One table in memory.
pub struct Live {
    state: Mutex<Gathering>,
    presence: Mutex<Presence>,
    chat: Mutex<Vec<Said>>,
    tick: watch::Sender<Tick>,
    lines: Mutex<Vec<Arc<Line>>>,
    pub(super) frames: Mutex<Frames>,
    /// Held by whoever writes the next entry of the log.
    pub(super) pen: Arc<tokio::sync::Mutex<()>>,
    /// The store failed: the log has to be read before it is trusted.
    pub(super) suspect: AtomicBool,
    /// Whether somebody looks after bots and clocks.
    pub(super) driven: AtomicBool,
    /// When somebody last asked for the table.
    pub(super) used: AtomicI64,
}

impl Live {
    pub(super) fn new(state: Gathering, chat: Vec<Said>, now: i64) -> Self {
        let presence = Presence { gone_since: BySeat([now; 6]), ..Presence::default() };
        let tick = Tick {
            version: state.version(),
            actions: state.actions(),
            seated: state.seated(),
            comings: 0,
            said: chat.last().map_or(0, |said| said.number + 1),
        };
        Self {
            state: Mutex::new(state),
            presence: Mutex::new(presence),
            chat: Mutex::new(chat),
            tick: watch::Sender::new(tick),
            lines: Mutex::default(),
            frames: Mutex::default(),
            pen: Arc::default(),
            suspect: AtomicBool::new(false),
            driven: AtomicBool::new(false),
            used: AtomicI64::new(now),
        }
    }

    /// The table as its log tells it. Whoever holds this must not wait for anything.
    ///
    /// # Panics
    /// Panics if somebody else has panicked while changing it.
    pub fn look(&self) -> MutexGuard<'_, Gathering> {
        self.state.lock().expect("nobody panics while holding a table")
    }

    /// Tells when something has changed. The first value is the present one.
    pub fn watch(&self) -> watch::Receiver<Tick> {
        self.tick.subscribe()
    }

    /// What a stream compares with what it has sent.
    pub fn tick(&self) -> Tick {
        *self.tick.borrow()
    }

    /// How many look at it.
    pub fn watch_count(&self) -> usize {
        self.tick.receiver_count() + self.lines().len()
    }

    /// Somebody looks over a line from now on.
    pub fn put_through(&self, line: &Arc<Line>) {
        self.lines().push(line.clone());
        line.tell(self);
    }

    /// The line is over.
    pub fn cut_off(&self, line: &Arc<Line>) {
        let mut lines = self.lines();
        lines.retain(|other| !Arc::ptr_eq(other, line));
        if lines.is_empty() {
            *lines = Vec::new();
        }
    }

    /// Everybody who looks over a line. Whoever holds this must not change the table.
    pub(super) fn lines(&self) -> MutexGuard<'_, Vec<Arc<Line>>> {
        self.lines.lock().expect("nobody panics while holding lines")
    }

    /// Tells everybody who looks over a line what has changed.
    pub(super) fn tell_lines(&self) {
        self.lines().iter().for_each(|line| line.tell(self));
    }

    /// The last things that were said, from this number on, the oldest first.
    pub fn said(&self, from: u64) -> Vec<Said> {
        let chat = self.chat.lock().expect("nobody panics while holding the chat");
        chat.iter().filter(|said| said.number >= from).cloned().collect()
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        self.look().seat_of(person)
    }

    /// Whether somebody looks at the table from this seat.
    pub fn is_here(&self, seat: Seat, now: i64) -> bool {
        self.presence().is_here(seat, now)
    }

    pub(super) fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().expect("nobody panics while holding who is here")
    }

    /// Takes in what has just been written, and says whether the game is over. Whoever looks over a
    /// line has to be told then.
    pub(super) fn write_down(&self, happening: Happening, at: i64) -> bool {
        let mut state = self.look();
        // What was agreed to a moment ago, with the pen in hand, fits.
        if let Err(Damaged(why)) = state.happen(happening, at) {
            tracing::error!(why, "an entry does not fit its own table");
        }
        self.publish(&state);
        state.phase() == Phase::Over
    }

    /// Something was not written, or perhaps it was: then the log has to be read before it is
    /// trusted.
    pub(super) fn doubt(&self, error: StoreError) -> StoreError {
        if !matches!(error, StoreError::Taken) {
            self.suspect.store(true, Ordering::Release);
        }
        error
    }

    /// Tells the streams that the log has grown.
    pub(super) fn publish(&self, state: &Gathering) {
        let (version, actions, seated) = (state.version(), state.actions(), state.seated());
        self.tick.send_modify(|tick| {
            (tick.version, tick.actions, tick.seated) = (version, actions, seated);
        });
    }

    /// Takes in what was said.
    pub(super) fn hear(&self, said: Vec<Said>) {
        let mut chat = self.chat.lock().expect("nobody panics while holding the chat");
        let known = chat.last().map_or(0, |said| said.number + 1);
        chat.extend(said.into_iter().filter(|said| said.number >= known));
        let old = chat.len().saturating_sub(CHAT);
        chat.drain(..old);
        let count = chat.last().map_or(0, |said| said.number + 1);
        self.tick.send_modify(|tick| tick.said = count);
        drop(chat);
        self.tell_lines();
    }

    /// Forgets everything that was said by somebody who wishes to be forgotten.
    pub(super) fn hear_anew(&self, said: Vec<Said>) {
        *self.chat.lock().expect("nobody panics while holding the chat") = said;
    }

    /// A stream of a seat begins or ends on this node; says whether that changes who is here.
    pub(super) fn come_or_go(&self, seat: Seat, comes: bool, now: i64) -> bool {
        let mut presence = self.presence();
        let before = presence.is_here(seat, now);
        let here = &mut presence.here[seat];
        *here = if comes { here.saturating_add(1) } else { here.saturating_sub(1) };
        self.noted(presence, seat, before, now)
    }

    /// Somebody without a seat comes or goes on this node; told to those who wait for company.
    pub(super) fn look_on(&self, comes: bool) {
        let waiting = self.look().phase() == Phase::Waiting;
        let mut presence = self.presence();
        let count = &mut presence.looking_on;
        *count = if comes { count.saturating_add(1) } else { count.saturating_sub(1) };
        if waiting {
            presence.comings += 1;
            let comings = presence.comings;
            drop(presence);
            self.tick.send_modify(|tick| tick.comings = comings);
            self.tell_lines();
        }
    }

    /// How many look on without a seat, as far as this node knows.
    pub fn looking_on(&self) -> usize {
        usize::from(self.presence().looking_on)
    }

    /// Another node tells that somebody is there, until some time, or is not any more.
    pub(super) fn heard_of(&self, seat: Seat, until: i64, now: i64) -> bool {
        let mut presence = self.presence();
        let before = presence.is_here(seat, now);
        presence.elsewhere[seat] = until;
        self.noted(presence, seat, before, now)
    }

    fn noted(
        &self,
        mut presence: MutexGuard<'_, Presence>,
        seat: Seat,
        before: bool,
        now: i64,
    ) -> bool {
        let after = presence.is_here(seat, now);
        match (before, after) {
            (true, false) => presence.gone_since[seat] = now,
            (false, true) => presence.here_since[seat] = now,
            _ => {}
        }
        if after != before {
            presence.comings += 1;
            let comings = presence.comings;
            drop(presence);
            self.tick.send_modify(|tick| tick.comings = comings);
            self.tell_lines();
        }
        after != before
    }

    /// The seats that have a stream on this node.
    pub(super) fn seats_here(&self) -> Vec<Seat> {
        let seats = self.look().places().len() as u8;
        let presence = self.presence();
        Seat::all(seats).filter(|seat| presence.here[*seat] > 0).collect()
    }

    /// Whether nobody needs it in memory.
    pub(super) fn is_idle(&self, before: i64) -> bool {
        self.watch_count() == 0
            && !self.driven.load(Ordering::Acquire)
            && self.used.load(Ordering::Relaxed) < before
    }

    /// What has to be done here without anybody asking for it, the most urgent first.
    pub(super) fn duty(&self, grace_ms: i64, now: i64) -> Option<Duty> {
        let state = self.look();
        if state.phase() != Phase::Playing {
            return None;
        }
        let presence = self.presence();
        // Since when somebody else has been waiting.
        let company_since = |seat: Seat| {
            let others = Seat::all(state.places().len() as u8).filter(|other| *other != seat);
            let waiting = others.into_iter().filter(|other| {
                matches!(state.places()[other.index()], Place::Person { stand_in: false, .. })
                    && presence.is_here(*other, now)
            });
            waiting.map(|other| presence.here_since[other]).min()
        };
        let mut duties = Vec::new();
        for seat in state.to_act().iter() {
            if let Some(level) = state.bot(seat) {
                let at = state.moved_at() + i64::from(state.pace_ms());
                duties.push(Duty { at, seat, what: What::Decide(level.to_owned()) });
                continue;
            }
            if let Some(at) = state.deadline() {
                let level = super::gathering::STAND_IN.to_owned();
                duties.push(Duty { at, seat, what: What::DecideLate(level) });
            }
            // With nobody else here the table simply waits.
            if !presence.is_here(seat, now)
                && let Some(since) = company_since(seat)
            {
                let gone = presence.gone_since[seat].max(presence.elsewhere[seat]);
                let at = gone.max(since) + grace_ms;
                duties.push(Duty { at, seat, what: What::StandIn });
            }
        }
        duties.into_iter().min_by_key(|duty| duty.at)
    }
}

impl Presence {
    pub(super) fn is_here(&self, seat: Seat, now: i64) -> bool {
        self.here[seat] > 0 || self.elsewhere[seat] > now
    }
}

/// Something that has to be done at a table without anybody asking for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Duty {
    /// Not before, in Unix milliseconds.
    pub at: i64,
    /// For whom.
    pub seat: Seat,
    /// What.
    pub what: What,
}

/// What has to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// A bot of this level decides.
    Decide(String),
    /// Time is up, and a bot of this level decides.
    DecideLate(String),
    /// A bot stands in from now on.
    StandIn,
}
