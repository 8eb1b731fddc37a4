//! What viewers are sent: JSON, written once for each pair of eyes and change, and made of scenes.

use std::io::Write;
use std::sync::{Arc, MutexGuard};

use axum::body::Bytes;
use serde::Serialize;
use serde_json::Value;
use tapis_game::{Menu, Seat};
use tapis_play::with_sitting;
use tapis_store::Phase;

use super::gathering::{Gathering, Place};
use super::live::{Live, Tick};
use super::patch::{self, Lists, Object};
use crate::clock;

/// A table as everybody may see it.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
pub struct TableInfo {
    /// Its unguessable name.
    pub id: String,
    /// `all-in` or `bids`.
    pub game: &'static str,
    /// Every option of the rules.
    #[schema(value_type = Object)]
    pub options: Value,
    /// `waiting`, `playing` or `over`.
    #[schema(value_type = String)]
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The seat of the table's owner, if they have one.
    pub owner: Option<u8>,
    /// Whether strangers find it.
    pub public: bool,
    /// After how many seconds a bot decides for whoever has not.
    pub clock_seconds: Option<u32>,
    /// How long a bot seems to think, in milliseconds.
    pub pace_ms: u32,
    /// The promise about the deal.
    pub commitment: String,
    /// The table at which the same company plays again.
    pub rematch: Option<String>,
    /// When it was created, in Unix milliseconds.
    pub created: i64,
    /// Your seat, if you have one.
    pub you: Option<u8>,
    /// How many things have happened; goes up by one with each.
    pub version: u64,
}

/// A seat as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
pub struct SeatInfo {
    /// Who has it.
    pub kind: SeatKind,
    /// How they are called.
    pub name: String,
    /// How strong the bot is.
    pub level: Option<String>,
    /// Whether they look at the table; a bot always does.
    pub here: bool,
    /// Whether a bot plays for them at the moment.
    pub stand_in: bool,
}

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

impl Live {
    /// The table as these eyes may see it.
    pub fn info(&self, eyes: Option<Seat>) -> TableInfo {
        let state = self.look();
        self.info_of(&state, eyes)
    }

    /// The same, for whoever holds the table already.
    pub(crate) fn info_of(&self, state: &Gathering, eyes: Option<Seat>) -> TableInfo {
        let now = clock::now();
        let presence = self.presence();
        let seats = state.places().iter().enumerate().map(|(number, place)| {
            let (kind, level, stand_in, here) = match place {
                Place::Open => (SeatKind::Open, None, false, false),
                Place::Person { stand_in, .. } => {
                    let here = presence.is_here(Seat::new(number as u8), now);
                    (SeatKind::Person, None, *stand_in, here)
                }
                Place::Bot { level } => (SeatKind::Bot, Some(level.to_string()), false, true),
            };
            SeatInfo { kind, name: state.name(number), level, here, stand_in }
        });
        TableInfo {
            id: state.id().to_owned(),
            game: state.kind().name(),
            options: state.options(),
            phase: state.phase(),
            seats: seats.collect(),
            owner: state
                .owner()
                .and_then(|owner| state.seat_of(owner))
                .map(|seat| seat.index() as u8),
            public: state.is_public(),
            clock_seconds: state.clock_seconds(),
            pace_ms: state.pace_ms(),
            commitment: state.commitment().to_owned(),
            rematch: state.rematch().map(str::to_owned),
            created: state.created(),
            you: eyes.map(|seat| seat.index() as u8),
            version: state.version(),
        }
    }

    /// Everything that these eyes see, as JSON, with what they heard after the version that they
    /// have seen.
    pub fn tell_all(&self, who: Option<&str>, seen: Option<u64>) -> Telling {
        let state = self.look();
        let eyes = who.and_then(|who| state.seat_of(who));
        let parts = Arc::new(Parts::of(self, &state, eyes));
        let mut text = Vec::with_capacity(2048);
        parts.whole(&mut text, state.version());
        put_heard(&mut text, &state, eyes, seen);
        text.push(b'}');
        Telling { text: text.into(), told: Told { tick: self.tick(), parts } }
    }

    /// The JSON that tells somebody what has changed since they were last told, or everything: with
    /// the eyes of their seat, or of somebody who only looks on.
    pub fn tell(&self, who: Option<&str>, before: Option<&Told>, manner: Manner) -> Telling {
        let state = self.look();
        let tick = self.tick();
        let eyes = match before {
            Some(told) if told.tick.seated == tick.seated => told.parts.eyes,
            _ => who.and_then(|who| state.seat_of(who)),
        };
        if eyes.is_some() {
            return self.telling(&state, tick, eyes, before, manner);
        }
        // Many may look on with the same eyes; what they are told is written once.
        let known = self.lock_frames().known(tick, before, manner);
        known.unwrap_or_else(|| {
            let telling = self.telling(&state, tick, eyes, before, manner);
            self.lock_frames().keep(tick, before, manner, &telling);
            telling
        })
    }

    fn telling(
        &self,
        state: &Gathering,
        tick: Tick,
        eyes: Option<Seat>,
        before: Option<&Told>,
        manner: Manner,
    ) -> Telling {
        let version = state.version();
        let seen = before.map(|told| told.tick.version);
        let mut text = Vec::with_capacity(512);
        let known = before.filter(|told| manner != Manner::Whole && told.parts.eyes == eyes);
        let parts = match known {
            Some(told) if manner == Manner::Brief => {
                let _ = write!(text, "[{version},");
                put_actions(&mut text, state, eyes, told.tick.version);
                let parts = match told.can_be_brief(state, tick) {
                    true => told.parts.clone(),
                    false => {
                        let parts = Arc::new(Parts::of(self, state, eyes));
                        text.push(b',');
                        parts.briefly_since(&told.parts, &mut text);
                        parts
                    }
                };
                text.push(b']');
                parts
            }
            _ => {
                let parts = Arc::new(Parts::of(self, state, eyes));
                match known {
                    Some(told) => {
                        let _ = write!(text, "{{\"version\":{version},\"patch\":");
                        parts.since(&told.parts, &mut text, version);
                    }
                    None => parts.whole(&mut text, version),
                }
                put_heard(&mut text, state, eyes, seen);
                text.push(b'}');
                parts
            }
        };
        Telling { text: text.into(), told: Told { tick, parts } }
    }

    /// The table itself. It seldom changes and is written once for all.
    fn sign(&self, state: &Gathering) -> Arc<Sign> {
        let key = (state.seated(), self.tick().comings);
        let mut frames = self.lock_frames();
        match &frames.sign {
            Some(sign) if sign.key == key => sign.clone(),
            _ => {
                let info = self.info_of(state, None);
                let mut text = serde_json::to_string(&info).expect("plain data");
                text.truncate(text.rfind(",\"you\":").expect("the last but one member"));
                let sign = Arc::new(Sign { key, text: text.into() });
                frames.sign = Some(sign.clone());
                sign
            }
        }
    }

    fn lock_frames(&self) -> MutexGuard<'_, Frames> {
        self.frames.lock().expect("nobody panics while holding frames")
    }

    /// Nobody looks with these eyes any more.
    pub(super) fn close_eyes(&self) {
        if self.watch_count() == 0 {
            *self.lock_frames() = Frames::default();
        }
    }
}

/// How much a viewer wishes to be told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// Everything, every time.
    Whole,
    /// What has changed.
    Patch,
    /// What has changed when it is one's turn; in between only what was heard.
    Brief,
}

/// What a viewer is told, as JSON, and what is to be remembered of it for the next time.
#[derive(Clone)]
pub struct Telling {
    /// The JSON.
    pub text: Bytes,
    /// For the next time.
    pub told: Told,
}

/// What a viewer was told last.
#[derive(Clone)]
pub struct Told {
    /// How far the table was.
    pub tick: Tick,
    parts: Arc<Parts>,
}

impl Told {
    /// Whether this is the very same that somebody else was told.
    fn is(&self, other: &Self) -> bool {
        self.tick == other.tick && Arc::ptr_eq(&self.parts, &other.parts)
    }

    /// Whether the same eyes need to hear only what was done: somebody acted, others are to act next,
    /// and nothing else has changed.
    fn can_be_brief(&self, state: &Gathering, tick: Tick) -> bool {
        let turn = self.parts.eyes.is_some_and(|seat| state.to_act().contains(seat));
        !turn
            && state.phase() == Phase::Playing
            && self.parts.sign.key == (state.seated(), tick.comings)
            && tick.actions > self.tick.actions
    }
}

/// What was written lately for those who only look on, so that it is written once for all of them.
#[derive(Default)]
pub(super) struct Frames {
    tick: Tick,
    shared: Vec<(Option<Told>, Manner, Telling)>,
    sign: Option<Arc<Sign>>,
}

impl Frames {
    fn known(&self, tick: Tick, before: Option<&Told>, manner: Manner) -> Option<Telling> {
        let same = |told: &Option<Told>| match (told, before) {
            (Some(told), Some(before)) => told.is(before),
            (told, before) => told.is_none() && before.is_none(),
        };
        let mut shared = self.shared.iter().filter(|_| self.tick == tick);
        let found = shared.find(|(told, other, _)| *other == manner && same(told));
        found.map(|(.., telling)| telling.clone())
    }

    fn keep(&mut self, tick: Tick, before: Option<&Told>, manner: Manner, telling: &Telling) {
        // A few manners, and a few who are behind; whoever else is behind is told alone.
        const MOST: usize = 8;
        if self.tick != tick {
            (self.tick, self.shared) = (tick, Vec::new());
        }
        if self.shared.len() < MOST {
            self.shared.push((before.cloned(), manner, telling.clone()));
        }
    }
}

/// The table itself as JSON, without `you` and `version`, which stand at its end.
struct Sign {
    /// After the last change of seats, and after how many comings and goings.
    key: (u64, u32),
    text: Box<str>,
}

impl Sign {
    fn write(&self, text: &mut Vec<u8>, eyes: Option<Seat>, version: u64) {
        text.extend_from_slice(self.text.as_bytes());
        text.extend_from_slice(b",\"you\":");
        put(text, &eyes.map(|seat| seat.index()));
        let _ = write!(text, ",\"version\":{version}}}");
    }
}

/// What these eyes see at one moment.
struct Parts {
    eyes: Option<Seat>,
    sign: Arc<Sign>,
    scene: Object,
    legal: Box<[u8]>,
    can_undo: bool,
    deadline: Option<i64>,
}

impl Parts {
    fn of(live: &Live, state: &Gathering, eyes: Option<Seat>) -> Self {
        let mut legal = Vec::with_capacity(512);
        let mut can_undo = false;
        legal.push(b'[');
        let scene = match state.game() {
            Some(game) => with_sitting!(game, sitting => {
                if let Some(seat) = eyes {
                    for (place, action) in sitting.view(seat).legal().iter().enumerate() {
                        if place > 0 {
                            legal.push(b',');
                        }
                        put(&mut legal, &tapis_game::Game::action_words(sitting.game(), action));
                    }
                    can_undo = sitting.can_undo(seat);
                }
                Object::of(&sitting.scene(eyes))
            }),
            None => Object::of(&()),
        };
        legal.push(b']');
        let (sign, deadline) = (live.sign(state), state.deadline());
        Self { eyes, sign, scene, legal: legal.into(), can_undo, deadline }
    }

    /// Everything, without the end of the object.
    fn whole(&self, text: &mut Vec<u8>, version: u64) {
        let _ = write!(text, "{{\"version\":{version},\"table\":");
        self.sign.write(text, self.eyes, version);
        text.extend_from_slice(b",\"scene\":");
        text.extend_from_slice(self.scene.text());
        text.extend_from_slice(b",\"legal\":");
        text.extend_from_slice(&self.legal);
        let _ = write!(text, ",\"can_undo\":{},\"deadline_ms\":", self.can_undo);
        put(text, &self.deadline);
    }

    /// What has changed since, as a merge patch (RFC 7396).
    fn since(&self, old: &Self, text: &mut Vec<u8>, version: u64) {
        text.extend_from_slice(b"{\"table\":");
        let mut differs = false;
        if !Arc::ptr_eq(&old.sign, &self.sign) {
            let (mut before, mut after) = (Vec::new(), Vec::new());
            old.sign.write(&mut before, old.eyes, 0);
            self.sign.write(&mut after, self.eyes, version);
            differs = patch::between(&before, &after, Lists::Whole, text);
        }
        if !differs {
            let _ = write!(text, "{{\"version\":{version}}}");
        }
        self.scene_since(old, Lists::Whole, text);
        if old.legal != self.legal {
            text.extend_from_slice(b",\"legal\":");
            text.extend_from_slice(&self.legal);
        }
        self.rest_since(old, text);
        text.push(b'}');
    }

    /// The same in few bytes: without the version, and with lists by what is different in them.
    fn briefly_since(&self, old: &Self, text: &mut Vec<u8>) {
        let start = text.len();
        if !Arc::ptr_eq(&old.sign, &self.sign) {
            let (mut before, mut after) = (Vec::new(), Vec::new());
            old.sign.write(&mut before, old.eyes, 0);
            self.sign.write(&mut after, self.eyes, 0);
            text.extend_from_slice(b",\"table\":");
            if !patch::between(&before, &after, Lists::Edited, text) {
                text.truncate(start);
            }
        }
        self.scene_since(old, Lists::Edited, text);
        if old.legal != self.legal {
            text.extend_from_slice(b",\"legal\":");
            patch::list(&old.legal, &self.legal, text);
        }
        self.rest_since(old, text);
        // What comes first begins the object.
        match text.get_mut(start) {
            Some(comma) => *comma = b'{',
            None => text.push(b'{'),
        }
        text.push(b'}');
    }

    fn scene_since(&self, old: &Self, lists: Lists, text: &mut Vec<u8>) {
        let start = text.len();
        text.extend_from_slice(b",\"scene\":");
        if !self.scene.since(&old.scene, lists, text) {
            text.truncate(start);
        }
    }

    fn rest_since(&self, old: &Self, text: &mut Vec<u8>) {
        if old.can_undo != self.can_undo {
            let _ = write!(text, ",\"can_undo\":{}", self.can_undo);
        }
        if old.deadline != self.deadline {
            text.extend_from_slice(b",\"deadline_ms\":");
            put(text, &self.deadline);
        }
    }
}

/// Writes what these ears heard after the version that they have seen; nothing if they have seen
/// none, because then they see the table as it is.
fn put_heard(text: &mut Vec<u8>, state: &Gathering, ears: Option<Seat>, seen: Option<u64>) {
    text.extend_from_slice(b",\"heard\":[");
    if let (Some(game), Some(_)) = (state.game(), seen) {
        with_sitting!(game, sitting => {
            for (place, entry) in sitting.heard(ears, seen).enumerate() {
                if place > 0 {
                    text.push(b',');
                }
                put(text, &entry);
            }
        });
    }
    text.push(b']');
}

/// Writes a list of the actions since, in as few words as possible: the seat and the action.
fn put_actions(text: &mut Vec<u8>, state: &Gathering, ears: Option<Seat>, seen: u64) {
    let mut words = Vec::new();
    if let Some(game) = state.game() {
        with_sitting!(game, sitting => {
            words.extend(sitting.said(ears, seen).map(|(seat, words)| format!("{seat} {words}")));
        });
    }
    put(text, &words);
}

/// Writes plain data as JSON behind what is there.
fn put(text: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(text, value).expect("plain data can be written as JSON");
}
