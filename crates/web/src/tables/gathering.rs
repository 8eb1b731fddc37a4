//! A table as its log tells it: who sits where, and the game they play. Pure: no clock, no store.

use serde_json::Value;
use tapis_bots::Level;
use tapis_game::deal::Seed;
use tapis_game::record::Version;
use tapis_game::{Opening, Seat, Seats};
use tapis_play::{AnySitting, GameKind, TableEvent, with_sitting};
use tapis_store::{Entry, NewTable, Phase, StoredTable};

use super::happening::Happening;

/// The level of the bot that stands in for somebody.
pub const STAND_IN: &str = "club";
/// The level of bots in seats that nobody took.
pub const FILL: &str = "casual";

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Who.
        id: Box<str>,
        /// How they are called at this table.
        name: Box<str>,
        /// What they add to the deal.
        salt: Box<str>,
        /// Whether a bot plays for them at the moment.
        stand_in: bool,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: Box<str>,
    },
}

/// A table as its log tells it.
pub struct Gathering {
    id: Box<str>,
    kind: GameKind,
    options: Box<str>,
    owner: Option<Box<str>>,
    public: bool,
    clock_seconds: Option<u32>,
    pace_ms: u32,
    created: i64,
    seed: Seed,
    commitment: Box<str>,
    places: Vec<Place>,
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

impl Gathering {
    /// The table with nothing in its log.
    ///
    /// # Errors
    /// If it was stored by a program that knows other games.
    pub fn new(stored: StoredTable) -> Result<Self, Damaged> {
        let NewTable {
            id,
            game,
            options,
            seats,
            seed,
            owner,
            public,
            clock_seconds,
            pace_ms,
            created,
        } = stored.table;
        let kind = GameKind::named(&game).ok_or_else(|| Damaged(format!("no game {game}")))?;
        let seed = Seed::read(&seed).ok_or_else(|| Damaged("no seed".to_owned()))?;
        Ok(Self {
            id: id.into(),
            kind,
            options: options.into(),
            owner: Some(owner.into()),
            public,
            clock_seconds,
            pace_ms,
            created,
            commitment: seed.commitment().to_string().into(),
            seed,
            places: vec![Place::Open; usize::from(seats)],
            game: None,
            version: 0,
            moved: 0,
            moved_at: created,
            seated: 0,
            touched_at: created,
            closed: false,
            rematch: None,
        })
    }

    /// Takes in the next entry of the log.
    ///
    /// # Errors
    /// If it does not fit what was before.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Damaged> {
        if entry.number != self.version {
            return Err(Damaged(format!("entry {} after {}", entry.number, self.version)));
        }
        let happening = Happening::read(&entry.text)
            .ok_or_else(|| Damaged(format!("entry {} is not understood", entry.number)))?;
        self.happen(happening, entry.at)
    }

    /// Takes in what has just been written as the next entry.
    pub(super) fn happen(&mut self, happening: Happening, at: i64) -> Result<(), Damaged> {
        let wrong = |what: &dyn std::fmt::Display| Damaged(what.to_string());
        // Whether the game has moved on, and whether more than the game has changed.
        let (mut moved, mut seated) = (false, true);
        match happening {
            Happening::Sit { seat, person, name, salt } => {
                self.note(TableEvent::TookOver { seat: self.seat(seat)?, name: name.clone() });
                let (id, name, salt): (Box<str>, _, _) = (person.into(), name.into(), salt.into());
                // A table that was left by everybody is taken over by the first who comes.
                self.owner.get_or_insert_with(|| id.clone());
                *self.place_mut(seat)? = Place::Person { id, name, salt, stand_in: false };
            }
            Happening::Bot { seat, level } => {
                *self.place_mut(seat)? = Place::Bot { level: level.into() };
            }
            Happening::Open { seat } => {
                let left = self.seat(seat)?;
                let owner = self.owner().and_then(|owner| self.seat_of(owner));
                *self.place_mut(seat)? = Place::Open;
                if owner == Some(left) {
                    self.owner = self.next_person(left).map(Into::into);
                }
            }
            Happening::Start { fill } => {
                for place in self.places.iter_mut().filter(|place| **place == Place::Open) {
                    *place = Place::Bot { level: fill.clone().into() };
                }
                let mut game = self.deal().map_err(|why| wrong(&why))?;
                with_sitting!(&mut game, sitting => sitting.begin_at(self.version + 1));
                self.game = Some(game);
                moved = true;
            }
            Happening::Act(number, ref words) | Happening::Late(number, ref words) => {
                let seat = self.seat(number)?;
                if matches!(happening, Happening::Late(..)) {
                    self.note(TableEvent::ClockRanOut { seat });
                }
                let game = self.game.as_mut().ok_or_else(|| wrong(&"an action before the deal"))?;
                with_sitting!(game, sitting => sitting.act_in_words(seat, words))
                    .map_err(|why| wrong(&why))?;
                (moved, seated) = (true, self.to_act().is_empty());
            }
            Happening::Undo(seat) => {
                let seat = self.seat(seat)?;
                let game = self.game.as_mut().ok_or_else(|| wrong(&"an undo before the deal"))?;
                with_sitting!(game, sitting => sitting.undo(seat)).map_err(|why| wrong(&why))?;
                (moved, seated) = (true, false);
            }
            Happening::StandIn(number) | Happening::Back(number) => {
                let seat = self.seat(number)?;
                let now = matches!(happening, Happening::StandIn(_));
                match self.place_mut(number)? {
                    Place::Person { stand_in, .. } => *stand_in = now,
                    _ => return Err(wrong(&"nobody to stand in for")),
                }
                self.note(match now {
                    true => TableEvent::StoodIn { seat },
                    false => TableEvent::CameBack { seat },
                });
            }
            Happening::Rematch(id) => {
                self.note(TableEvent::Rematch { table: id.clone() });
                self.rematch = Some(id.into());
            }
            Happening::Close => self.closed = true,
        }
        self.version += 1;
        self.touched_at = at;
        if moved {
            (self.moved, self.moved_at) = (self.version, at);
        }
        if seated {
            self.seated = self.version;
        }
        Ok(())
    }

    /// Writes something into the log of the game, if it has begun.
    fn note(&mut self, event: TableEvent) {
        if let Some(game) = &mut self.game {
            with_sitting!(game, sitting => sitting.note(event));
        }
    }

    fn seat(&self, seat: u8) -> Result<Seat, Damaged> {
        let known = usize::from(seat) < self.places.len();
        known.then(|| Seat::new(seat)).ok_or_else(|| Damaged(format!("no seat {seat}")))
    }

    fn place_mut(&mut self, seat: u8) -> Result<&mut Place, Damaged> {
        self.places.get_mut(usize::from(seat)).ok_or_else(|| Damaged(format!("no seat {seat}")))
    }

    /// The first person clockwise from a seat.
    fn next_person(&self, seat: Seat) -> Option<&str> {
        let mut round = seat.round_from(self.places.len() as u8).skip(1);
        round.find_map(|seat| match &self.places[seat.index()] {
            Place::Person { id, .. } => Some(&**id),
            _ => None,
        })
    }

    fn deal(&self) -> Result<AnySitting, tapis_game::Unplayable> {
        let names = (0..self.places.len()).map(|seat| self.name(seat)).collect();
        let salts = self.places.iter().map(|place| match place {
            Place::Person { salt, .. } => salt.to_string(),
            _ => String::new(),
        });
        let opening = Opening::new(names, salts.collect(), self.seed.clone());
        let opening = Opening { version: Version::One, ..opening };
        tapis_play::open(self.kind, self.options(), opening)
    }

    /// Its unguessable name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Which game.
    pub fn kind(&self) -> GameKind {
        self.kind
    }

    /// Every option, as JSON.
    pub fn options(&self) -> Value {
        serde_json::from_str(&self.options).unwrap_or_default()
    }

    /// Whose table it is: of whoever opened it, and if they have given up their seat before the
    /// game, of the next person. Nobody's if nobody was left.
    pub fn owner(&self) -> Option<&str> {
        self.owner.as_deref()
    }

    /// Whether strangers find it.
    pub fn is_public(&self) -> bool {
        self.public
    }

    /// After how many seconds a bot decides for whoever has not.
    pub fn clock_seconds(&self) -> Option<u32> {
        self.clock_seconds
    }

    /// How long a bot seems to think.
    pub fn pace_ms(&self) -> u32 {
        self.pace_ms
    }

    /// When it was created, in Unix milliseconds.
    pub fn created(&self) -> i64 {
        self.created
    }

    /// The promise about the deal.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// Who has which seat.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The table at which the same company plays again.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The game, once it has begun. It holds the truth: show only scenes and views of it.
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

    /// How many actions there were.
    pub fn actions(&self) -> usize {
        self.game.as_ref().map_or(0, |game| with_sitting!(game, sitting => sitting.len()))
    }

    /// Who has to act.
    pub fn to_act(&self) -> Seats {
        let game = self.game.as_ref();
        game.map_or(Seats::NONE, |game| with_sitting!(game, sitting => sitting.to_act()))
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
        let sits = |place: &Place| matches!(place, Place::Person { id, .. } if **id == *person);
        self.places.iter().position(sits).map(|seat| Seat::new(seat as u8))
    }

    /// How a seat is called in the record.
    pub fn name(&self, seat: usize) -> String {
        match &self.places[seat] {
            Place::Open => String::new(),
            Place::Person { name, .. } => name.to_string(),
            Place::Bot { level } => bot_name(level, seat),
        }
    }

    /// The bot that decides for a seat, if one does.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match &self.places[seat.index()] {
            Place::Bot { level } => Some(level),
            Place::Person { stand_in: true, .. } => Some(STAND_IN),
            _ => None,
        }
    }

    /// Until when somebody has to decide, in Unix milliseconds.
    pub fn deadline(&self) -> Option<i64> {
        let people = self.to_act().iter().any(|seat| self.bot(seat).is_none());
        let seconds = self.clock_seconds.filter(|_| people)?;
        Some(self.moved_at + i64::from(seconds) * 1000)
    }
}

/// Whether a bot of this name may sit at a table. Others may think for too long.
pub fn is_bot(level: &str) -> bool {
    level == "random" || Level::from_name(level).is_some()
}

/// How a bot is called in a record: its level and its place.
fn bot_name(level: &str, seat: usize) -> String {
    let mut letters = level.chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    let first: String = first.into_iter().collect();
    format!("{first}{} {}", letters.as_str(), seat + 1)
}
