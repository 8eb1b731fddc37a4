//! From a table in play to what the pages need. Only scenes and views are handed on.

use tapis_game::{Heard, Menu, Record, Seat, Seats};
use tapis_pages::home::TableLine;
use tapis_pages::over::Over;
use tapis_pages::table::{Line, Place, Room, Said, Shown};
use tapis_pages::waiting::Waiting;
use tapis_play::{Sitting, Step, with_sitting};
use tapis_texts::Language;

use super::address::is_local;
use crate::clock;
use crate::tables::{Gathering, Live, SeatInfo, SeatKind, TableInfo};

/// How many lines of the story a page has.
pub const LINES: usize = 60;

/// Who sits where, bots under the names that they have in this language.
pub fn places(language: Language, info: &TableInfo) -> Vec<Place> {
    let bots = tapis_texts::bots::names(language);
    let place = |(seat, info): (usize, &SeatInfo)| Place {
        name: match info.kind {
            SeatKind::Bot => bots.get(seat % bots.len().max(1)).cloned().unwrap_or_default(),
            _ => info.name.clone(),
        },
        level: info.level.clone(),
        open: info.kind == SeatKind::Open,
        here: info.here,
        stand_in: info.stand_in,
    };
    info.seats.iter().enumerate().map(place).collect()
}

/// The names of all seats.
pub fn names(places: &[Place]) -> Vec<String> {
    places.iter().map(|place| place.name.clone()).collect()
}

/// What these eyes may do, in words.
pub fn legal<G: tapis_game::Game>(sitting: &Sitting<G>, eyes: Option<Seat>) -> Vec<String> {
    let Some(seat) = eyes else { return Vec::new() };
    let menu = sitting.view(seat).legal();
    menu.iter().map(|action| sitting.game().action_words(action)).collect()
}

/// What these eyes have heard with the opening and so many actions.
pub fn heard<G: Shown>(sitting: &Sitting<G>, eyes: Option<Seat>, actions: usize) -> Vec<Heard<G>> {
    (0..=actions).flat_map(|step| sitting.events(eyes, step)).collect()
}

/// The sentences of these steps.
pub fn lines<G: Shown>(language: Language, names: &[String], steps: &[Step<G>]) -> Vec<Line> {
    let told = |step: &Step<G>| {
        let texts = tapis_texts::story(language, names, step).into_iter().enumerate();
        // A step has few sentences, so that their numbers never meet those of the next step.
        let number = step.number * Line::PER_STEP;
        texts.map(move |(place, text)| Line { number: number + place, text }).collect::<Vec<_>>()
    };
    steps.iter().flat_map(told).collect()
}

/// What was said lately.
pub fn said(live: &Live) -> Vec<Said> {
    let said = live.said(0).into_iter();
    said.map(|said| Said { number: said.number, name: said.name, text: said.text }).collect()
}

/// A table as a page has it, apart from its story.
pub struct Seen {
    /// What everybody may know.
    pub info: TableInfo,
    /// Who sits where.
    pub places: Vec<Place>,
    /// The viewer's seat.
    pub eyes: Option<Seat>,
    /// The viewer's language.
    pub language: Language,
    /// What was said.
    pub chat: Vec<Said>,
    /// How long a decision may still take.
    pub left_ms: Option<u64>,
    /// How many look on without a seat.
    pub looking_on: usize,
}

impl Seen {
    /// The table as this viewer has it. Not to be called while holding the table.
    pub fn of(live: &Live, state: &Gathering, language: Language, who: Option<&str>) -> Self {
        let eyes = who.and_then(|who| state.seat_of(who));
        let info = live.info_of(state, eyes);
        let left_ms = state.deadline().map(|at| u64::try_from(at - clock::now()).unwrap_or(0));
        let places = places(language, &info);
        let (chat, looking_on) = (said(live), live.looking_on());
        Self { places, eyes, language, chat, left_ms, looking_on, info }
    }

    /// The room for a page.
    pub fn room<'a>(&'a self, legal: &'a [String], can_undo: bool, log: &'a [Line]) -> Room<'a> {
        Room {
            language: self.language,
            id: &self.info.id,
            version: self.info.version,
            places: &self.places,
            you: self.eyes,
            legal,
            can_undo,
            left_ms: self.left_ms,
            log: &log[log.len().saturating_sub(LINES)..],
            chat: &self.chat,
        }
    }
}

/// Whether somebody sits at a table, or owns it. Whoever has left it before the game does neither.
pub fn is_mine(live: &Live, who: &str) -> bool {
    let state = live.look();
    state.seat_of(who).is_some() || state.owner() == Some(who)
}

/// A table in a list.
pub fn line(live: &Live, language: Language, who: Option<&str>) -> TableLine {
    let state = live.look();
    let seen = Seen::of(live, &state, language, who);
    let winners = state.game().map_or(Seats::NONE, |game| {
        with_sitting!(game, sitting => {
            tapis_game::Game::winners(sitting.game(), sitting.face_up()).unwrap_or_default()
        })
    });
    let to_act = state.to_act();
    TableLine {
        id: seen.info.id.clone(),
        game: seen.info.game.to_owned(),
        phase: state.phase().word().to_owned(),
        your_turn: seen.eyes.is_some_and(|seat| to_act.contains(seat)),
        winners: winners.iter().map(|seat| seen.places[seat.index()].name.clone()).collect(),
        at: state.moved_at(),
        places: seen.places,
    }
}

/// A table that waits. `base` is the address under which others find this server.
pub fn waiting(state: &Gathering, seen: &Seen, who: Option<&str>, base: &str) -> Waiting {
    let link = format!("{base}/j/{}", seen.info.id);
    let host = state.owner().and_then(|owner| state.seat_of(owner));
    let qr = qrcode::QrCode::new(link.as_bytes()).map(|code| {
        let svg = code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(180, 180).build();
        // Inside a page, the drawing begins with its own element.
        svg.find("<svg").map(|start| svg[start..].to_owned()).unwrap_or_default()
    });
    Waiting {
        id: seen.info.id.clone(),
        game: seen.info.game.to_owned(),
        version: seen.info.version,
        places: seen.places.clone(),
        you: seen.eyes,
        owner: who.is_some() && state.owner() == who,
        host: host.map(|seat| seen.places[seat.index()].name.clone()),
        abandoned: state.owner().is_none(),
        looking_on: seen.looking_on.saturating_sub(usize::from(seen.eyes.is_none())),
        local: is_local(base),
        options: agreed(&seen.info.options),
        link: Some(link),
        qr: qr.unwrap_or_default(),
        commitment: seen.info.commitment.clone(),
        clock_seconds: seen.info.clock_seconds,
    }
}

/// The options as keys and values; each special card for itself.
fn agreed(options: &serde_json::Value) -> Vec<(String, String)> {
    use serde_json::Value;
    let mut agreed = Vec::new();
    for (key, value) in options.as_object().into_iter().flatten() {
        match value {
            Value::Array(list) if key == "specials" => agreed.extend(
                list.iter()
                    .filter_map(|one| Some(("special".to_owned(), one.as_str()?.to_owned()))),
            ),
            Value::Array(list) if list.is_empty() => {}
            Value::String(text) => agreed.push((key.clone(), text.clone())),
            other => agreed.push((key.clone(), other.to_string())),
        }
    }
    agreed
}

/// The scores after each round, from the story as everybody saw it.
pub fn rounds<G: Shown>(sitting: &Sitting<G>) -> Vec<Vec<i32>> {
    ends(sitting).into_iter().map(|(_, totals)| totals).collect()
}

/// After how many actions each round ended, and the scores then.
fn ends<G: Shown>(sitting: &Sitting<G>) -> Vec<(usize, Vec<i32>)> {
    use tapis_pages::table::Mode;
    let game = sitting.game();
    let steps = sitting.steps(None, 0);
    let ended = |step: &&Step<G>| {
        let held = game.held(step);
        held.iter().any(|(mode, _)| *mode == Mode::Round)
    };
    steps.iter().filter(ended).map(|step| (step.number + 1, game.points(&step.after))).collect()
}

/// The last round of a finished game as it began, with everything open.
pub fn dealt<G: Shown>(record: &Record<G>) -> G::Scene {
    let game = record.game();
    let mut replay = record.replay();
    let mut place = record.actions().len();
    loop {
        replay.go_to(place);
        let scene = replay.state().open_scene(game);
        if place == 0 || game.begins(&scene) {
            return scene;
        }
        place -= 1;
    }
}

/// What the page of a finished game shows, apart from the last round.
pub fn over<'a, G: Shown>(
    seen: &'a Seen,
    sitting: &Sitting<G>,
    rounds: &'a [Vec<i32>],
) -> Over<'a> {
    let scene = sitting.scene(seen.eyes);
    let heard = heard(sitting, seen.eyes, sitting.len());
    Over {
        id: &seen.info.id,
        version: seen.info.version,
        places: &seen.places,
        you: seen.eyes,
        winners: tapis_game::Game::winners(sitting.game(), sitting.face_up()).unwrap_or_default(),
        decided: sitting.game().decided(&seen.room(&[], false, &[]), &scene, &heard),
        rounds,
        ends: ends(sitting).into_iter().map(|(end, _)| end).collect(),
        rematch: seen.info.rematch.as_deref(),
    }
}
