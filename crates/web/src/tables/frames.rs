//! What viewers are sent: JSON, written once for each pair of eyes and change, and made of scenes.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::Arc;

use axum::body::Bytes;
use serde::Serialize;
use serde_json::Value;
use tapis_game::{Menu, Seat};
use tapis_play::with_sitting;
use tapis_store::Phase;

use super::gathering::{Gathering, Place};
use super::live::{Live, Tick};
use super::patch;
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

    fn info_of(&self, state: &Gathering, eyes: Option<Seat>) -> TableInfo {
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
            owner: state.seat_of(state.owner()).map(|seat| seat.index() as u8),
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

    /// Everything that these eyes see, as JSON.
    pub fn view_json(&self, eyes: Option<Seat>) -> String {
        let state = self.look();
        let mut frames = self.frames.lock().expect("nobody panics while holding frames");
        let parts = frames.parts(self, &state, eyes);
        let mut text = String::with_capacity(parts.body.len() + 32);
        whole(&mut text, state.version(), &parts);
        text.push('}');
        text
    }

    /// The event that tells these eyes what has changed since `seen`, or everything.
    pub fn frame(&self, eyes: Option<Seat>, seen: Option<Tick>, patches: bool) -> (Bytes, Tick) {
        let state = self.look();
        let tick = self.tick();
        let mut frames = self.frames.lock().expect("nobody panics while holding frames");
        let key = Key { eyes, seen, patches };
        if frames.tick != tick {
            frames.events.clear();
        }
        if let Some(bytes) = frames.events.get(&key) {
            return (bytes.clone(), tick);
        }
        let before = seen.and_then(|seen| frames.before(eyes, seen));
        let parts = frames.parts(self, &state, eyes);
        frames.tick = tick;
        let mut text = String::with_capacity(if patches { 512 } else { parts.body.len() + 256 });
        let version = state.version();
        let _ = write!(text, "id: {version}\ndata: ");
        match before.filter(|_| patches) {
            Some(before) => {
                let patch = patch::between(&before.body, &parts.body);
                let patch = patch.as_deref().unwrap_or("{}");
                let _ = write!(text, "{{\"version\":{version},\"patch\":{patch}");
            }
            None => whole(&mut text, version, &parts),
        }
        text.push_str(",\"happened\":[");
        if let (Some(game), Some(seen)) = (state.game(), seen) {
            with_sitting!(game, sitting => {
                for (place, heard) in sitting.heard(eyes, seen.actions).enumerate() {
                    if place > 0 {
                        text.push(',');
                    }
                    text.push_str(&json(&heard));
                }
            });
        }
        text.push_str("]}\n\n");
        let bytes = Bytes::from(text);
        frames.events.insert(key, bytes.clone());
        (bytes, tick)
    }

    /// Nobody looks with these eyes any more.
    pub(super) fn close_eyes(&self) {
        if self.watch_count() == 0 {
            *self.frames.lock().expect("nobody panics while holding frames") = Frames::default();
        }
    }
}

fn whole(text: &mut String, version: u64, parts: &Parts) {
    let _ = write!(text, "{{\"version\":{version},");
    // The body is an object of its own, so that patches can be made of it.
    text.push_str(&parts.body[1..parts.body.len() - 1]);
}

/// What was written lately, so that it is written once for all who see the same.
#[derive(Default)]
pub(super) struct Frames {
    tick: Tick,
    events: HashMap<Key, Bytes>,
    /// The table itself, which seldom changes, without the last two members.
    table: Option<(u64, u32, String)>,
    /// For each pair of eyes the newest text and the one before.
    parts: HashMap<Option<Seat>, [Option<Arc<Parts>>; 2]>,
}

#[derive(PartialEq, Eq, Hash)]
struct Key {
    eyes: Option<Seat>,
    seen: Option<Tick>,
    patches: bool,
}

/// Everything but the version, at one tick.
struct Parts {
    tick: Tick,
    body: String,
}

impl Frames {
    fn table(&mut self, live: &Live, state: &Gathering, tick: Tick) -> &str {
        let key = (state.seated(), tick.comings);
        if self.table.as_ref().is_none_or(|(seated, comings, _)| (*seated, *comings) != key) {
            let mut text = json(&live.info_of(state, None));
            let end = text.rfind(",\"you\":").expect("the last but one member");
            text.truncate(end);
            self.table = Some((key.0, key.1, text));
        }
        self.table.as_ref().map_or("", |(.., text)| text)
    }

    fn before(&self, eyes: Option<Seat>, seen: Tick) -> Option<Arc<Parts>> {
        let known = self.parts.get(&eyes)?.iter().flatten();
        known.into_iter().find(|parts| parts.tick == seen).cloned()
    }

    fn parts(&mut self, live: &Live, state: &Gathering, eyes: Option<Seat>) -> Arc<Parts> {
        let tick = live.tick();
        if let Some([Some(parts), _]) = self.parts.get(&eyes)
            && parts.tick == tick
        {
            return parts.clone();
        }
        let body = body(self.table(live, state, tick), state, eyes);
        let parts = Arc::new(Parts { tick, body });
        let known = self.parts.entry(eyes).or_default();
        known.swap(0, 1);
        known[0] = Some(parts.clone());
        parts
    }
}

/// All that these eyes see, as a JSON object without the version.
fn body(table: &str, state: &Gathering, eyes: Option<Seat>) -> String {
    let mut text = String::with_capacity(2048);
    let (you, version) = (eyes.map(|seat| seat.index()), state.version());
    let _ = write!(text, "{{\"table\":{table},\"you\":{},\"version\":{version}}}", json(&you));
    let mut can_undo = false;
    match state.game() {
        None => text.push_str(",\"scene\":null,\"legal\":["),
        Some(game) => with_sitting!(game, sitting => {
            let _ = write!(text, ",\"scene\":{},\"legal\":[", json(&sitting.scene(eyes)));
            if let Some(seat) = eyes {
                for (place, action) in sitting.view(seat).legal().iter().enumerate() {
                    if place > 0 {
                        text.push(',');
                    }
                    let words = tapis_game::Game::action_words(sitting.game(), action);
                    text.push_str(&json(&words));
                }
                can_undo = sitting.can_undo(seat);
            }
        }),
    }
    let _ = write!(text, "],\"can_undo\":{can_undo},\"deadline_ms\":{}}}", json(&state.deadline()));
    text
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data can be written as JSON")
}
