//! From a snapshot of a table to what the pages need. Nothing but what one viewer sees and hears
//! is handed on; the page of a table and its stream are both drawn from this.

use tapis_coach::Reviewed;
use tapis_game::{Game, Heard, Landmark, Record, Seat, Seats};
use tapis_pages::deal::{Deal, Step};
use tapis_pages::home::TableLine;
use tapis_pages::late::Asking;
use tapis_pages::over::{Over, RoundEnd};
use tapis_pages::table::{Line, Place, Room, Said, Shown};
use tapis_pages::waiting::Waiting;
use tapis_play::table::{Ask, GameView, SeatInfo, SeatKind, Snapshot, TableView};
use tapis_play::{Entry, LookBack, Through, with_game, with_kind};
use tapis_texts::Language;

use crate::Viewer;

/// How many lines of the story a page has.
pub const LINES: usize = 60;

/// Who sits where; a bot has the same name for everybody, whatever language each reads.
pub fn places(_: Language, table: &Snapshot) -> Vec<Place> {
    let bots = tapis_texts::bots::names(Language::En);
    let place = |(seat, info): (usize, SeatInfo)| Place {
        name: match info.kind {
            SeatKind::Bot => bots.get(seat % bots.len().max(1)).cloned().unwrap_or_default(),
            SeatKind::Open | SeatKind::Person => info.name,
        },
        level: info.level,
        open: info.kind == SeatKind::Open,
        here: info.here,
        stand_in: info.stand_in,
        away_since: info.away_since,
    };
    table.seats().into_iter().enumerate().map(place).collect()
}

/// The names of all seats.
pub fn names(places: &[Place]) -> Vec<String> {
    places.iter().map(|place| place.name.clone()).collect()
}

/// What was heard since the last round was scored, or since the opening, up to so many actions.
pub fn heard<G: Shown>(game: &GameView<'_, G>, actions: usize) -> Vec<Heard<G>> {
    let scored = |(step, landmark)| matches!(landmark, Landmark::Scored { .. }).then_some(step);
    let ends = game.landmarks().filter_map(scored).filter(|step| *step <= actions);
    let from = ends.max().unwrap_or_default();
    (from..=actions).flat_map(|step| game.events(step)).collect()
}

/// The story as one viewer reads it: in the second person where they are meant.
#[derive(Clone, Debug, Default)]
pub struct Log {
    lines: Vec<Line>,
    reader: Option<Seat>,
}

impl Log {
    /// The story so far.
    pub fn of<G: Shown>(language: Language, names: &[String], game: &GameView<'_, G>) -> Self {
        let mut log = Self { lines: Vec::new(), reader: game.seat() };
        game.heard(None).for_each(|entry| log.add(language, names, &entry));
        log
    }

    /// Something more has happened. What was taken back by it is told no longer.
    pub fn add<G: Shown>(&mut self, language: Language, names: &[String], entry: &Entry<G>) {
        if let Some(taken) = entry.takes_back() {
            self.lines.retain(|line| line.version() != taken);
        }
        let names = tapis_texts::addressed(names, self.reader);
        for text in tapis_texts::entry_story(language, &names, entry) {
            let last = self.lines.last().map(|line| line.number);
            self.lines.push(Line { number: Line::next(last, entry.version), text });
        }
        let old = self.lines.len().saturating_sub(LINES);
        self.lines.drain(..old);
    }

    /// Its latest lines.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }
}

/// A table as one viewer has it on a page, apart from the game itself.
pub struct Shows<'a> {
    /// The table as they see it.
    pub table: TableView<'a>,
    /// Their language.
    pub language: Language,
    /// Who sits where.
    pub places: Vec<Place>,
    /// What was said.
    pub chat: Vec<Said>,
    /// How long a decision may still take, in milliseconds.
    pub left_ms: Option<u64>,
    /// How the rounds so far have ended.
    pub rounds: Vec<RoundEnd>,
}

impl<'a> Shows<'a> {
    /// The table at this time of day, in Unix milliseconds.
    pub fn at(now: i64, language: Language, table: TableView<'a>) -> Self {
        let snapshot = table.snapshot();
        let said = snapshot.said().iter().cloned();
        let said = said.map(|said| Said { number: said.number, name: said.name, text: said.text });
        Self {
            places: places(language, snapshot),
            chat: said.collect(),
            left_ms: snapshot.deadline().map(|at| u64::try_from(at - now).unwrap_or(0)),
            rounds: table
                .game()
                .map_or_else(Vec::new, |game| with_game!(game, game => rounds(&game))),
            table,
            language,
        }
    }

    /// Who asks for the seat of a bot, for whoever can answer.
    pub fn asks(&self) -> Vec<Asking> {
        let asks = self.table.snapshot().asks().iter().filter(|_| self.table.seat().is_some());
        let asking = |ask: &Ask| Asking {
            seat: ask.seat.index() as u8,
            name: ask.name.to_string(),
            bot: self.places[ask.seat.index()].name.clone(),
        };
        asks.map(asking).collect()
    }

    /// What a page draws besides the game.
    pub fn room<'b>(&'b self, legal: &'b [String], can_undo: bool, log: &'b [Line]) -> Room<'b> {
        let snapshot = self.table.snapshot();
        Room {
            language: self.language,
            id: snapshot.id(),
            version: snapshot.version(),
            places: &self.places,
            you: self.table.plays(),
            legal,
            can_undo,
            left_ms: self.left_ms,
            log,
            chat: &self.chat,
            rounds: &self.rounds,
        }
    }

    /// What the page of a finished game shows, apart from the last round.
    pub fn over<G: Shown>(&self, game: &GameView<'_, G>) -> Over<'_> {
        let snapshot = self.table.snapshot();
        let heard = heard(game, game.actions());
        Over {
            id: snapshot.id(),
            game: snapshot.kind().name(),
            version: snapshot.version(),
            places: &self.places,
            you: self.table.seat(),
            winners: winners(game),
            decided: game.game().decided(&self.room(&[], false, &[]), &game.scene(), &heard),
            rounds: self.rounds.clone(),
            reviewed: with_kind!(snapshot.kind(), G => <G as Reviewed>::COACHED),
            rematch: snapshot.rematch(),
        }
    }

    /// How far the deal is, for the page of this viewer.
    fn deal(&self) -> Deal {
        let snapshot = self.table.snapshot();
        let deal = snapshot.deal();
        let names = |seats: Seats| -> Vec<String> {
            seats.iter().map(|seat| self.places[seat.index()].name.clone()).collect()
        };
        let promised = Seat::all(deal.promises.len() as u8);
        let own = self.table.seat().map(|you| (you, deal.promises[you.index()]));
        let step = match own {
            Some((you, _)) if deal.awaited.contains(you) => Step::Reveal,
            Some(_) if deal.terms.is_none() => Step::Promise,
            _ => Step::Rest,
        };
        Deal {
            commitment: deal.commitment.to_string(),
            promised: names(promised.filter(|s| deal.promises[s.index()].is_some()).collect()),
            stopped: deal.stopped.iter().copied().map(names).collect(),
            asked: deal.asked,
            awaited: names(deal.awaited),
            terms: deal.terms.map(|terms| terms.digest()),
            step,
            own: own.and_then(|(_, promise)| Some(promise?.to_string())),
        }
    }

    /// What the page of a table that waits shows to this viewer.
    pub fn waiting(&self, viewer: &Viewer) -> Waiting {
        let snapshot = self.table.snapshot();
        let link = format!("{}/j/{}", viewer.base, snapshot.id());
        let looking_on = snapshot.company().looking_on as usize;
        let you = self.table.seat();
        Waiting {
            id: snapshot.id().to_owned(),
            game: snapshot.kind().name().to_owned(),
            version: snapshot.version(),
            places: self.places.clone(),
            you,
            owner: self.table.is_owner(),
            host: snapshot.owner().map(|seat| self.places[seat.index()].name.clone()),
            abandoned: snapshot.is_abandoned(),
            looking_on: looking_on.saturating_sub(usize::from(you.is_none())),
            local: viewer.is_local,
            options: snapshot.options(),
            qr: qr_code(&link),
            link: Some(link),
            deal: self.deal(),
            clock_seconds: snapshot.clock_seconds(),
        }
    }
}

/// How the rounds of a game have ended so far.
fn rounds<G: Game>(game: &GameView<'_, G>) -> Vec<RoundEnd> {
    let ended = |(place, landmark)| match landmark {
        Landmark::Scored { gained, totals, .. } => Some(RoundEnd { place, gained, totals }),
        _ => None,
    };
    game.landmarks().filter_map(ended).collect()
}

/// A link as an SVG that stands inside a page; nothing if it is too long for one.
fn qr_code(link: &str) -> String {
    let Ok(code) = qrcode::QrCode::new(link.as_bytes()) else { return String::new() };
    let svg = code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(180, 180).build();
    // Inside a page, the drawing begins with its own element.
    svg.find("<svg").map(|start| svg[start..].to_owned()).unwrap_or_default()
}

/// Who has won; nobody before the game is over.
fn winners<G: Game>(game: &GameView<'_, G>) -> Seats {
    game.game().winners(game.face_up()).unwrap_or_default()
}

/// Tables in a list.
pub(crate) fn lines(viewer: &Viewer, tables: &[Snapshot]) -> Vec<TableLine> {
    tables.iter().map(|table| line(viewer, table)).collect()
}

fn line(viewer: &Viewer, table: &Snapshot) -> TableLine {
    let view = table.seen_by(viewer.id());
    let places = places(viewer.reader.language, table);
    let winners = view.game().map_or(Seats::NONE, |game| with_game!(game, game => winners(&game)));
    let name = |seat: Seat| places[seat.index()].name.clone();
    TableLine {
        id: table.id().to_owned(),
        game: table.kind().name().to_owned(),
        phase: table.phase().word().to_owned(),
        your_turn: view.seat().is_some_and(|seat| table.to_act().contains(seat)),
        winners: winners.iter().map(name).collect(),
        at: table.moved_at(),
        places,
    }
}

/// The last round of a finished game as it began, with everything open.
pub(crate) fn dealt<G: Shown>(record: &Record<G>) -> G::Scene {
    let mut game = LookBack::new(record);
    let last = game.chapters().rounds().next_back().map_or(0, |round| round.place);
    game.scene(last, Through::Open)
}
