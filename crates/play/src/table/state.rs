//! A table as its log tells it: who sits where, and the game they play.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tapis_game::deal::{Commitment, Promise, Seed};
use tapis_game::{Opening, Seat, Seats};

use super::command::known_promise;
use super::dealing::Dealing;
use super::late::{Late, Latecomers};
use super::{LogEntry, Presence, Refused};
use crate::{AnySitting, TableEvent};
use tapis_registry::{GameKind, with_game};

/// The level of the bot that stands in for somebody.
pub const STAND_IN: &str = "club";
/// The shortest pause before a bot's action where nobody sits, in milliseconds.
const SMALLEST_PACE: i64 = 300;
/// The level of bots in seats that nobody took.
pub const FILL: &str = "casual";

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// People sit down.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// Nobody came back; it is no longer shown, and removed a little later.
    Closed,
}

impl Phase {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    /// The phase with this word.
    pub fn read(word: &str) -> Option<Self> {
        let all = [Self::Waiting, Self::Playing, Self::Over, Self::Closed];
        all.into_iter().find(|phase| phase.word() == word)
    }
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Who.
        id: Box<str>,
        /// How they are called at this table.
        name: Box<str>,
        /// What they promise to add to the deal.
        promise: Option<Promise>,
        /// What they added to a deal of the first version.
        salt: Box<str>,
        /// Whether a bot plays for them at the moment.
        stand_in: bool,
        /// How they came, if that was during the game.
        late: Option<Box<Late>>,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: Box<str>,
    },
}

/// What is agreed when a table is made, and the secret of its deal.
#[derive(Clone)]
pub struct Agreed {
    /// Its unguessable name.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Every option, as JSON.
    pub options: String,
    /// How many seats.
    pub seats: u8,
    /// The secret of the deal, as it is written in a record.
    pub seed: String,
    /// Whose table it is.
    pub owner: String,
    /// Whether strangers find it.
    pub public: bool,
    /// After how many seconds a bot decides for whoever has not.
    pub clock_seconds: Option<u32>,
    /// How long a bot seems to think.
    pub pace_ms: u32,
    /// When it was made, in Unix milliseconds.
    pub created: i64,
}

/// A table as its log tells it. It holds the truth of the game; others get a
/// [`Snapshot`](super::Snapshot) of it. A clone costs little.
#[derive(Clone)]
pub struct TableState {
    agreed: Arc<Agreed>,
    kind: GameKind,
    /// The secret of the first attempt to deal.
    pub(super) seed: Seed,
    /// The promise about the present attempt.
    pub(super) commitment: Commitment,
    /// For each deal that was stopped: who did not reveal.
    pub(super) stopped: Vec<Seats>,
    pub(super) dealing: Option<Dealing>,
    pub(super) latecomers: Latecomers,
    /// For each action when the turn began, and whether a person chose it.
    turns: Vec<(i64, bool)>,
    owner: Option<Box<str>>,
    pub(super) occupants: Arc<[Occupant]>,
    game: Option<AnySitting>,
    version: u64,
    moved: u64,
    moved_at: i64,
    seated: u64,
    touched_at: i64,
    closed: bool,
    rematch: Option<Box<str>>,
}

/// The log of a table does not make sense; it was damaged, or written by a newer program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged(pub String);

/// Something that has to be done at a table without anybody asking for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duty {
    /// Not before, in Unix milliseconds.
    pub at: i64,
    /// For whom.
    pub seat: Seat,
    /// What.
    pub kind: DutyKind,
}

/// What has to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DutyKind {
    /// A bot of this level decides.
    Decide(String),
    /// Time is up, and a bot of this level decides.
    DecideLate(String),
    /// A bot stands in from now on.
    StandIn,
    /// This is to be written into the log.
    Write(LogEntry),
}

impl TableState {
    /// The table with nothing in its log.
    ///
    /// # Errors
    /// If it was made by a program that knows other games.
    pub fn new(agreed: Agreed) -> Result<Self, Damaged> {
        let kind = GameKind::named(&agreed.game)
            .ok_or_else(|| Damaged(format!("no game {}", agreed.game)))?;
        let seed = Seed::read(&agreed.seed).ok_or_else(|| Damaged("no seed".to_owned()))?;
        Ok(Self {
            kind,
            commitment: seed.commitment(),
            seed,
            stopped: Vec::new(),
            dealing: None,
            latecomers: Latecomers::default(),
            turns: Vec::new(),
            owner: Some(agreed.owner.clone().into()),
            occupants: vec![Occupant::Nobody; usize::from(agreed.seats)].into(),
            game: None,
            version: 0,
            moved: 0,
            moved_at: agreed.created,
            seated: 0,
            touched_at: agreed.created,
            closed: false,
            rematch: None,
            agreed: agreed.into(),
        })
    }

    /// Takes in the next entry of the log, which was written at this time.
    ///
    /// # Errors
    /// If it does not fit what was before; then the table is of no more use.
    pub fn read(&mut self, number: u64, text: &str, at: i64) -> Result<(), Damaged> {
        if number != self.version {
            return Err(Damaged(format!("entry {number} after {}", self.version)));
        }
        let entry = LogEntry::read(text)
            .ok_or_else(|| Damaged(format!("entry {number} is not understood")))?;
        self.apply(&entry, at).map_err(|why| Damaged(format!("entry {number}: {why}")))
    }

    /// The table after one more entry.
    ///
    /// # Errors
    /// If it cannot happen now.
    pub fn after(&self, entry: &LogEntry, at: i64) -> Result<Self, Refused> {
        let mut next = self.clone();
        next.apply(entry, at)?;
        Ok(next)
    }

    /// A clock that was wrong while the log was written, or is wrong now, must not stop bots and
    /// clocks: what has happened has happened by now.
    pub fn not_after(&mut self, now: i64) {
        self.moved_at = self.moved_at.min(now);
        self.turns.iter_mut().for_each(|(began, _)| *began = (*began).min(now));
        self.touched_at = self.touched_at.min(now);
        if let Some(dealing) = &mut self.dealing {
            dealing.not_after(now);
        }
    }

    fn apply(&mut self, entry: &LogEntry, at: i64) -> Result<(), Refused> {
        // Whether the game has moved on, and whether more than the game has changed.
        let (mut moved, mut seated) = (false, true);
        let (mut acted, mut began_before) = (None, None);
        match entry {
            LogEntry::Sit { seat, person, name, promise, salt } => {
                self.note(TableEvent::TookOver { seat: self.seat(*seat)?, name: name.clone() });
                // A table that was left by everybody is taken over by the first who comes.
                self.owner.get_or_insert_with(|| person.as_str().into());
                let (id, name, salt) = (&**person, &**name, &**salt);
                let (id, name, salt) = (id.into(), name.into(), salt.into());
                let promise = known_promise(promise.as_deref())?;
                let (stand_in, late) = (false, None);
                let person = Occupant::Person { id, name, promise, salt, stand_in, late };
                self.seat_down(*seat, person)?;
            }
            LogEntry::Bot { seat, level } => {
                self.seat_down(*seat, Occupant::Bot { level: level.as_str().into() })?;
            }
            LogEntry::Open { seat } => {
                let left = self.seat(*seat)?;
                let owner = self.owner().and_then(|owner| self.seat_of(owner));
                self.seat_down(*seat, Occupant::Nobody)?;
                if owner == Some(left) {
                    self.owner = self.next_person(left).map(Into::into);
                }
            }
            LogEntry::Start { fill } => {
                self.fill(fill)?;
                self.begin(self.first_opening())?;
                moved = true;
            }
            LogEntry::Promise { seat, promise } => self.promise(*seat, promise)?,
            LogEntry::Deal { fill } => moved = self.ask(fill, at)?,
            LogEntry::Reveal { seat, salt } => moved = self.reveal(*seat, salt)?,
            LogEntry::Stop => self.stop(at)?,
            LogEntry::Ask { seat, person, name } => self.ask_for(*seat, person, name)?,
            LogEntry::Admit(seat) => self.answer(*seat, true)?,
            LogEntry::TurnAway(seat) => self.answer(*seat, false)?,
            LogEntry::Latecomers(allowed) => self.latecomers.allowed = Some(*allowed),
            LogEntry::GiveBack(seat) => self.give_back(*seat)?,
            LogEntry::Act(number, words) | LogEntry::Late(number, words) => {
                let seat = self.seat(*number)?;
                let by_person = matches!(entry, LogEntry::Act(..)) && self.bot(seat).is_none();
                if matches!(entry, LogEntry::Late(..)) {
                    self.note(TableEvent::ClockRanOut { seat });
                }
                let game = self.game.as_mut().ok_or(Refused::NotStarted)?;
                with_game!(game, sitting => sitting.act_in_words(seat, words))?;
                self.turns.push((self.moved_at, by_person));
                acted = Some(seat).filter(|_| by_person);
                (moved, seated) = (true, self.to_act().is_empty());
            }
            LogEntry::Undo(number) => {
                let seat = self.seat(*number)?;
                let game = self.game.as_mut().ok_or(Refused::NotStarted)?;
                with_game!(game, sitting => sitting.undo(seat)).map_err(|_| Refused::CannotUndo)?;
                // Whoever chooses again has the time that was left when they chose.
                let (began, _) = self.turns.pop().unwrap_or((at, true));
                began_before = Some(began + (at - self.moved_at).max(0));
                (moved, seated) = (true, false);
            }
            LogEntry::StandIn(number) | LogEntry::Back(number) => {
                let seat = self.seat(*number)?;
                let now = matches!(entry, LogEntry::StandIn(_));
                let mut occupant = self.occupants[seat.index()].clone();
                match &mut occupant {
                    Occupant::Person { stand_in, .. } => *stand_in = now,
                    _ => return Err(Refused::NotSeated),
                }
                self.seat_down(*number, occupant)?;
                self.note(match now {
                    true => TableEvent::StoodIn { seat },
                    false => TableEvent::CameBack { seat },
                });
            }
            LogEntry::Rematch(id) => {
                self.note(TableEvent::Rematch { table: id.clone() });
                self.rematch = Some(id.as_str().into());
            }
            LogEntry::Close => self.closed = true,
        }
        self.version += 1;
        self.touched_at = at;
        if moved {
            (self.moved, self.moved_at) = (self.version, began_before.unwrap_or(at).min(at));
            self.follow_latecomers(acted, at);
        }
        if seated {
            self.seated = self.version;
        }
        Ok(())
    }

    /// Writes something into the log of the game, if it has begun.
    pub(super) fn note(&mut self, event: TableEvent) {
        if let Some(game) = &mut self.game {
            with_game!(game, sitting => sitting.note(event));
        }
    }

    /// Gives the seats that are still free to bots.
    pub(super) fn fill(&mut self, level: &str) -> Result<(), Refused> {
        for seat in 0..self.agreed.seats {
            if self.occupants[usize::from(seat)] == Occupant::Nobody {
                self.seat_down(seat, Occupant::Bot { level: level.into() })?;
            }
        }
        Ok(())
    }

    /// The cards are dealt.
    pub(super) fn begin(&mut self, opening: Opening) -> Result<(), Refused> {
        let game = crate::open(self.kind, self.options(), opening);
        let mut game = game.map_err(Refused::Unplayable)?;
        with_game!(&mut game, sitting => sitting.begin_at(self.version + 1));
        self.game = Some(game);
        Ok(())
    }

    pub(super) fn seat(&self, seat: u8) -> Result<Seat, Refused> {
        let known = usize::from(seat) < self.occupants.len();
        known.then(|| Seat::new(seat)).ok_or(Refused::NoSuchSeat)
    }

    fn seat_down(&mut self, seat: u8, occupant: Occupant) -> Result<(), Refused> {
        let seat = self.seat(seat)?;
        Arc::make_mut(&mut self.occupants)[seat.index()] = occupant;
        Ok(())
    }

    /// The first person clockwise from a seat.
    fn next_person(&self, seat: Seat) -> Option<&str> {
        let mut round = seat.round_from(self.occupants.len() as u8).skip(1);
        round.find_map(|seat| match &self.occupants[seat.index()] {
            Occupant::Person { id, .. } => Some(&**id),
            _ => None,
        })
    }

    /// What was agreed when it was made, with the secret of the deal.
    pub fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    /// Which game.
    pub fn kind(&self) -> GameKind {
        self.kind
    }

    /// Every option, as JSON.
    pub fn options(&self) -> Value {
        serde_json::from_str(&self.agreed.options).unwrap_or_default()
    }

    /// Whose table it is: of whoever opened it, and if they have given up their seat before the
    /// game, of the next person. Nobody's if nobody was left.
    pub fn owner(&self) -> Option<&str> {
        self.owner.as_deref()
    }

    /// Who has which seat.
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// The table at which the same company plays again.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The game, once it has begun. It holds the truth: show only what a viewer sees of it.
    pub fn game(&self) -> Option<&AnySitting> {
        self.game.as_ref()
    }

    /// How many entries the log has.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// The version after the last deal, action or undo.
    pub fn moved(&self) -> u64 {
        self.moved
    }

    /// The version after the last change of anything but the game: seats, phase, rematch.
    pub fn seated(&self) -> u64 {
        self.seated
    }

    /// When the last deal, action or undo was.
    pub fn moved_at(&self) -> i64 {
        self.moved_at
    }

    /// When the last entry was written.
    pub fn touched_at(&self) -> i64 {
        self.touched_at
    }

    /// Who has to act.
    pub fn to_act(&self) -> Seats {
        let game = self.game.as_ref();
        game.map_or(Seats::NONE, |game| with_game!(game, sitting => sitting.to_act()))
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        match &self.game {
            _ if self.closed => Phase::Closed,
            None => Phase::Waiting,
            Some(_) if self.to_act().is_empty() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// The seat of a person.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let sits = |occupant: &Occupant| matches!(occupant, Occupant::Person { id, .. } if **id == *person);
        self.occupants.iter().position(sits).map(|seat| Seat::new(seat as u8))
    }

    /// The seat in which a bot plays for this person at the moment.
    pub fn stood_in(&self, person: &str) -> Option<Seat> {
        let seat = self.seat_of(person)?;
        let away = matches!(self.occupants[seat.index()], Occupant::Person { stand_in: true, .. });
        (away && self.phase() == Phase::Playing).then_some(seat)
    }

    /// How a seat is called in the record.
    pub fn name(&self, seat: usize) -> String {
        match &self.occupants[seat] {
            Occupant::Nobody => String::new(),
            Occupant::Person { name, .. } => name.to_string(),
            Occupant::Bot { level } => bot_name(level, seat),
        }
    }

    /// The bot that decides for a seat, if one does.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match &self.occupants[seat.index()] {
            Occupant::Bot { level } => Some(level),
            Occupant::Person { stand_in: true, .. } => Some(STAND_IN),
            _ => self.waits_for_deal(seat).map(|late| &*late.level),
        }
    }

    /// Whether somebody took this seat over from a bot.
    pub(super) fn came_late(&self, seat: u8) -> bool {
        matches!(
            self.occupants.get(usize::from(seat)),
            Some(Occupant::Person { late: Some(_), .. })
        )
    }

    /// Whether this seat can take its last action back: nothing new was seen by it, and its person
    /// chose it. What a clock or a stand-in did stays done.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let chose = self.turns.last().is_some_and(|(_, by_person)| *by_person);
        let game = self.game.as_ref().filter(|_| chose && self.bot(seat).is_none());
        game.is_some_and(|game| with_game!(game, sitting => sitting.can_undo(seat)))
    }

    /// Until when somebody has to decide, in Unix milliseconds.
    pub fn deadline(&self) -> Option<i64> {
        let people = self.to_act().iter().any(|seat| self.bot(seat).is_none());
        let seconds = self.agreed.clock_seconds.filter(|_| people)?;
        Some(self.moved_at + i64::from(seconds) * 1000)
    }

    /// What has to be done here without anybody asking for it, the most urgent first. Away is not
    /// gone: without a clock nobody's seat is taken by a bot until somebody at the table asks for it.
    /// With one, a bot stands in for whoever is away when it has run out, if others wait and the
    /// absence has lasted so many milliseconds; for whoever is there it decides that once.
    pub fn duty(&self, presence: &Presence, grace_ms: i64, now: i64) -> Option<Duty> {
        if self.phase() == Phase::Waiting {
            return self.dealing_duty();
        }
        if self.phase() != Phase::Playing {
            return None;
        }
        // Bots among themselves play for whoever looks on, and not faster than one can follow.
        let sits = |occupant: &Occupant| matches!(occupant, Occupant::Person { .. });
        let among_themselves = !self.occupants.iter().any(sits);
        if among_themselves && presence.is_empty() {
            return None;
        }
        let smallest = if among_themselves { SMALLEST_PACE } else { 0 };
        let mut duties: Vec<_> = self.late_duties().collect();
        for seat in self.to_act().iter() {
            if let Some(level) = self.bot(seat) {
                let at = self.moved_at + i64::from(self.agreed.pace_ms).max(smallest);
                duties.push(Duty { at, seat, kind: DutyKind::Decide(level.to_owned()) });
                continue;
            }
            let Some(at) = self.deadline() else { continue };
            let kind = match self.missing_since(seat, presence, now) {
                Some(since) if since + grace_ms <= at => DutyKind::StandIn,
                _ => DutyKind::DecideLate(STAND_IN.to_owned()),
            };
            duties.push(Duty { at, seat, kind });
        }
        duties.into_iter().min_by_key(|duty| duty.at)
    }

    /// Since when others have been waiting for somebody who has to act and does not look at the
    /// table; nothing if nobody is missing there. From then on they may ask for a bot.
    pub fn missing_since(&self, seat: Seat, presence: &Presence, now: i64) -> Option<i64> {
        let is_person = matches!(
            self.occupants.get(seat.index()),
            Some(Occupant::Person { stand_in: false, .. })
        );
        if !is_person || !self.to_act().contains(seat) || presence.is_here(seat, now) {
            return None;
        }
        // With nobody else here the table simply waits.
        let company = self.company_since(seat, presence, now)?;
        Some(presence.gone_since(seat).max(company).max(self.moved_at))
    }

    /// Since when somebody else has been waiting for this seat.
    fn company_since(&self, seat: Seat, presence: &Presence, now: i64) -> Option<i64> {
        let others = Seat::all(self.agreed.seats).filter(|other| {
            let person = &self.occupants[other.index()];
            *other != seat && matches!(person, Occupant::Person { stand_in: false, .. })
        });
        let here = others.filter(|other| presence.is_here(*other, now));
        here.map(|other| presence.here_since(other)).min()
    }
}

/// How a bot is called in a record: its level and its place.
fn bot_name(level: &str, seat: usize) -> String {
    let mut letters = level.chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    let first: String = first.into_iter().collect();
    format!("{first}{} {}", letters.as_str(), seat + 1)
}
