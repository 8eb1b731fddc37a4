//! From a table in play to what the pages need. Only scenes and views are handed on.

use tapis_game::{Heard, Landmark, Menu, Record, Seat, Seats};
use tapis_pages::deal::Deal;
use tapis_pages::home::TableLine;
use tapis_pages::over::{Over, RoundEnd};
use tapis_pages::table::{Line, Place, Room, Said, Shown};
use tapis_pages::waiting::Waiting;
use tapis_play::{Entry, LookBack, Sitting, Through, with_sitting};
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
        away_since: None,
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

/// What these eyes have heard since the last round was scored, or since the opening, up to so many
/// actions.
pub fn heard<G: Shown>(sitting: &Sitting<G>, eyes: Option<Seat>, actions: usize) -> Vec<Heard<G>> {
    let scored = |(step, landmark)| matches!(landmark, Landmark::Scored { .. }).then_some(step);
    let ends = sitting.landmarks().filter_map(scored).filter(|step| *step <= actions);
    let from = ends.max().unwrap_or_default();
    (from..=actions).flat_map(|step| sitting.events(eyes, step)).collect()
}

/// The story as one viewer reads it.
#[derive(Default)]
pub struct Log(Vec<Line>);

impl Log {
    /// The story so far.
    pub fn of<G: Shown>(
        language: Language,
        names: &[String],
        sitting: &Sitting<G>,
        eyes: Option<Seat>,
    ) -> Self {
        let mut log = Self::default();
        sitting.heard(eyes, None).for_each(|entry| log.add(language, names, &entry));
        log
    }

    /// Something more has happened. What was taken back by it is told no longer.
    pub fn add<G: Shown>(&mut self, language: Language, names: &[String], entry: &Entry<G>) {
        if let Some(taken) = entry.takes_back() {
            self.0.retain(|line| line.version() != taken);
        }
        for text in tapis_texts::entry_story(language, names, entry) {
            let last = self.0.last().map(|line| line.number);
            self.0.push(Line { number: Line::next(last, entry.version), text });
        }
        let old = self.0.len().saturating_sub(LINES);
        self.0.drain(..old);
    }

    /// Its latest lines.
    pub fn lines(&self) -> &[Line] {
        &self.0
    }
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
            log,
            chat: &self.chat,
            rounds: &[],
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
        options: seen.info.options.clone(),
        link: Some(link),
        qr: qr.unwrap_or_default(),
        deal: Deal { commitment: seen.info.commitment.clone(), ..Deal::default() },
        clock_seconds: seen.info.clock_seconds,
    }
}

/// How the rounds of a game ended.
fn rounds<G: Shown>(sitting: &Sitting<G>) -> Vec<RoundEnd> {
    let ended = |(place, landmark)| match landmark {
        Landmark::Scored { gained, totals, .. } => Some(RoundEnd { place, gained, totals }),
        _ => None,
    };
    sitting.landmarks().filter_map(ended).collect()
}

/// The last round of a finished game as it began, with everything open.
pub fn dealt<G: Shown>(record: &Record<G>) -> G::Scene {
    let mut game = LookBack::new(record);
    let last = game.chapters().rounds().next_back().map_or(0, |round| round.place);
    game.scene(last, Through::Open)
}

/// What the page of a finished game shows, apart from the last round.
pub fn over<'a, G: Shown>(seen: &'a Seen, sitting: &Sitting<G>) -> Over<'a> {
    let scene = sitting.scene(seen.eyes);
    let heard = heard(sitting, seen.eyes, sitting.len());
    Over {
        id: &seen.info.id,
        game: seen.info.game,
        version: seen.info.version,
        places: &seen.places,
        you: seen.eyes,
        winners: tapis_game::Game::winners(sitting.game(), sitting.face_up()).unwrap_or_default(),
        decided: sitting.game().decided(&seen.room(&[], false, &[]), &scene, &heard),
        rounds: rounds(sitting),
        rematch: seen.info.rematch.as_deref(),
    }
}
