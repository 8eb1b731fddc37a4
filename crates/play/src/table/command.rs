//! What somebody can do at a table, and why it is refused.

use std::fmt;

use tapis_game::deal::Promise;
use tapis_game::{Refusal, Seat, Unplayable};

use super::wish::known_bot;
use super::{FILL, LogEntry, Occupant, Phase, SeatWish, TableState};

/// Who commands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// The name under which a person is kept.
    pub id: String,
    /// How they are called from now on.
    pub name: String,
}

/// Something that somebody does at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Takes a seat: this one, or the first free one. Whoever sits already keeps the seat. During
    /// the game a bot's seat can be asked for, if it is named.
    Join {
        /// Which.
        seat: Option<u8>,
        /// What they promise to add to the deal, if anything.
        promise: Option<String>,
    },
    /// Answers whoever asks for the seat of a bot. For people who sit here.
    Answer {
        /// Which seat they ask for.
        seat: u8,
        /// Whether they get it.
        yes: bool,
    },
    /// Says whether anybody may ask for the seat of a bot during the game. For the owner.
    Latecomers(bool),
    /// Promises to add something else to the deal, before dealing is asked or after a deal was
    /// stopped.
    Promise(String),
    /// Adds to the deal what was promised, once dealing is asked.
    Reveal(String),
    /// Gives a seat up before the game; during it, a bot stands in.
    Leave,
    /// Has a bot play for somebody who has to act and is away. Whoever carries commands out refuses
    /// it as long as [`TableState::missing_since`] says that nobody is missing there.
    StandIn {
        /// For whom.
        seat: u8,
    },
    /// Frees a seat or gives it to a bot, before the game; also removes who sits there. For the
    /// owner.
    SetSeat {
        /// Which.
        seat: u8,
        /// Open, or a bot.
        wish: SeatWish,
    },
    /// Asks for the cards to be dealt. Seats that are still free go to bots. For the owner.
    Start {
        /// The level of those bots.
        fill: Option<String>,
    },
    /// Chooses an action. With the version that was seen, a command that comes twice is harmless:
    /// the second one is stale.
    Act {
        /// The action as it is written.
        action: String,
        /// The version that was seen.
        version: Option<u64>,
    },
    /// Takes the last action back.
    Undo {
        /// The version that was seen.
        version: Option<u64>,
    },
}

/// Why a command was refused. The reasons follow from what its author knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// They sit in no seat of this table.
    NotSeated,
    /// Only the owner of the table may do that.
    NotOwner,
    /// The table has moved on since the version that was named.
    Stale,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// The game has not begun yet.
    NotStarted,
    /// The game has begun.
    Started,
    /// This table takes nobody in during the game, or not this person.
    NoLatecomers,
    /// Nobody asks for this seat.
    NobodyAsks,
    /// Whoever comes late plays from the next deal on.
    NextDeal,
    /// The cards are being dealt, which takes a moment.
    Dealing,
    /// Nobody has asked for cards.
    NotDealing,
    /// A promise is 64 lower-case hexadecimal digits; two stopped deals are enough for a seat.
    BadPromise,
    /// The salt does not keep the promise.
    BrokenPromise,
    /// The table is closed.
    Closed,
    /// The seat is taken, or no seat is open.
    SeatTaken,
    /// The table has no such seat.
    NoSuchSeat,
    /// There is no bot of that name.
    NoSuchBot,
    /// A seat is to be open or a bot's.
    NoSuchWish,
    /// Something new was seen, or somebody else has acted.
    CannotUndo,
    /// A text is empty or too long.
    BadText,
    /// No game can be played like that.
    Unplayable(Unplayable),
    /// The rules do not allow it.
    Rules(Refusal),
}

/// For logs. Whoever is refused is told in their language by whoever serves them.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Refused {}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Over => Self::Over,
            refusal => Self::Rules(refusal),
        }
    }
}

impl TableState {
    /// Carries a command out at this time: what is to be written, and the table once it is.
    /// Nothing has happened until then. What comes to nothing has no entry: whoever sits already
    /// sits down again.
    ///
    /// # Errors
    /// Says why not.
    pub fn carry_out(
        &self,
        who: &Who,
        command: &Command,
        now: i64,
    ) -> Result<Option<(LogEntry, Self)>, Refused> {
        match self.entry_for(who, command)? {
            Some(entry) => {
                let next = self.after(&entry, now)?;
                Ok(Some((entry, next)))
            }
            None => Ok(None),
        }
    }

    fn entry_for(&self, who: &Who, command: &Command) -> Result<Option<LogEntry>, Refused> {
        if self.phase() == Phase::Closed {
            return Err(Refused::Closed);
        }
        let mine = self.seat_of(&who.id);
        let own = || mine.map(number).ok_or(Refused::NotSeated);
        Ok(Some(match command {
            Command::Join { .. } if mine.is_some() => return Ok(None),
            Command::Join { seat: Some(seat), .. } if self.phase() == Phase::Playing => {
                return self.asking(who, *seat);
            }
            Command::Answer { seat, yes } => {
                own()?;
                if *yes { LogEntry::Admit(*seat) } else { LogEntry::TurnAway(*seat) }
            }
            Command::Latecomers(allowed) => {
                self.owned_by(who)?;
                LogEntry::Latecomers(*allowed)
            }
            Command::Join { seat, promise } => {
                let seat = self.free_seat(*seat)?;
                LogEntry::sit(seat, who, known_promise(promise.as_deref())?)
            }
            Command::Promise(promise) => {
                let (seat, promise) = (own()?, promise.clone());
                LogEntry::Promise { seat, promise }
            }
            // A page that reveals once more while the cards are being dealt has done nothing wrong.
            Command::Reveal(_) if self.phase() == Phase::Playing && mine.is_some() => {
                return Ok(None);
            }
            Command::Reveal(salt) => LogEntry::Reveal { seat: own()?, salt: salt.clone() },
            Command::Leave => {
                let seat = own()?;
                match self.phase() {
                    Phase::Waiting => {
                        self.waiting()?;
                        LogEntry::Open { seat }
                    }
                    Phase::Playing if self.came_late(seat) => LogEntry::GiveBack(seat),
                    Phase::Playing => LogEntry::StandIn(seat),
                    Phase::Over => return Err(Refused::Over),
                    Phase::Closed => return Err(Refused::Closed),
                }
            }
            Command::StandIn { seat } => {
                let mine = own()?;
                self.started()?;
                let seat = *seat;
                match self.occupants().get(usize::from(seat)) {
                    None => return Err(Refused::NoSuchSeat),
                    Some(Occupant::Person { stand_in: true, .. }) => return Ok(None),
                    Some(Occupant::Person { .. })
                        if seat != mine && self.to_act().contains(Seat::new(seat)) =>
                    {
                        LogEntry::StandIn(seat)
                    }
                    Some(_) => return Err(Refused::SeatTaken),
                }
            }
            Command::SetSeat { seat, wish } => {
                self.owned_by(who)?;
                self.waiting()?;
                let seat = *seat;
                if usize::from(seat) >= self.occupants().len() {
                    return Err(Refused::NoSuchSeat);
                }
                match wish {
                    SeatWish::Open => LogEntry::Open { seat },
                    SeatWish::Bot(level) => LogEntry::Bot { seat, level: known_bot(level)? },
                    SeatWish::Me => return Err(Refused::NoSuchWish),
                }
            }
            Command::Start { fill } => {
                let fill = known_bot(fill.as_deref().unwrap_or(FILL))?;
                self.owned_by(who)?;
                self.waiting()?;
                LogEntry::Deal { fill }
            }
            Command::Act { action, version } => {
                let seat = own()?;
                self.fresh(*version)?;
                self.started()?;
                if self.waits_for_deal(Seat::new(seat)).is_some() {
                    return Err(Refused::NextDeal);
                }
                LogEntry::Act(seat, action.clone())
            }
            Command::Undo { version } => {
                let seat = own()?;
                self.fresh(*version)?;
                self.started()?;
                if !self.can_undo(Seat::new(seat)) {
                    return Err(Refused::CannotUndo);
                }
                LogEntry::Undo(seat)
            }
        }))
    }

    fn free_seat(&self, wished: Option<u8>) -> Result<u8, Refused> {
        self.waiting()?;
        let free = |seat: &usize| self.occupants()[*seat] == Occupant::Nobody;
        let seat = match wished.map(usize::from) {
            Some(seat) if seat >= self.occupants().len() => return Err(Refused::NoSuchSeat),
            Some(seat) => Some(seat).filter(free),
            None => (0..self.occupants().len()).find(free),
        };
        seat.map(|seat| seat as u8).ok_or(Refused::SeatTaken)
    }

    /// Whether nobody has moved since this version.
    fn fresh(&self, version: Option<u64>) -> Result<(), Refused> {
        match version {
            Some(version) if version < self.moved() || version > self.version() => {
                Err(Refused::Stale)
            }
            _ => Ok(()),
        }
    }

    fn waiting(&self) -> Result<(), Refused> {
        match self.phase() {
            Phase::Waiting if self.dealing().is_some() => Err(Refused::Dealing),
            Phase::Waiting => Ok(()),
            _ => Err(Refused::Started),
        }
    }

    fn started(&self) -> Result<(), Refused> {
        if self.phase() == Phase::Waiting { Err(Refused::NotStarted) } else { Ok(()) }
    }

    fn owned_by(&self, who: &Who) -> Result<(), Refused> {
        if self.owner() == Some(&*who.id) { Ok(()) } else { Err(Refused::NotOwner) }
    }
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

pub(super) fn known_promise(promise: Option<&str>) -> Result<Option<Promise>, Refused> {
    promise.map(|promise| Promise::read(promise).ok_or(Refused::BadPromise)).transpose()
}

/// A text on one line, without what cannot be seen or turns the writing around.
pub fn tidy(text: &str) -> String {
    let seen = |c: &char| {
        !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
    };
    let plain: String =
        text.chars().filter(seen).map(|c| if c.is_control() { ' ' } else { c }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
