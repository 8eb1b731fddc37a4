//! The house that lies on one device: one player, tables against bots, nothing but memory.

use std::cell::{Ref, RefCell};
use std::collections::BTreeMap;

use serde_json::Value;
use tapis_game::deal::Seed;
use tapis_game::{BySeat, Game as _, Seat, Seats};
use tapis_pages::me::Statistics;
use tapis_play::table::{
    Agreed, Command, Company, Damaged, Duty, DutyKind, LogEntry, Occupant, Phase, Presence,
    Snapshot, TableState, Who, Wish, tidy,
};
use tapis_play::{GameKind, with_game};
use tapis_site::{House, Profile, Refused, Which};

use crate::entropy::Entropy;
use crate::kept::{self, Entry, Settings, Table, Write};

/// A name has at most so many letters.
const LONGEST_NAME: usize = 24;
/// The first line of what is taken along from one device to another.
const EXPORT: &str = "tapis device 1";

/// The house.
pub struct Device(RefCell<Inside>);

struct Inside {
    settings: Settings,
    tables: BTreeMap<String, Kept>,
    /// What has to be written before the answer may be shown.
    writes: Vec<Write>,
    entropy: Entropy,
    now: i64,
}

/// A table with its log, as it is kept.
struct Kept {
    state: TableState,
    log: Vec<Entry>,
}

impl Device {
    /// The house as it was kept: keys and what stands under them, in any order. What is damaged is
    /// left alone and named; everything else is there.
    pub fn open(kept: BTreeMap<String, String>) -> (Self, Vec<Damaged>) {
        let mut damaged = Vec::new();
        let mut inside = Inside {
            settings: Settings::default(),
            tables: BTreeMap::new(),
            writes: Vec::new(),
            entropy: Entropy::read(""),
            now: 0,
        };
        if let Some(settings) = kept.get(Settings::KEY) {
            match kept::read(Settings::KEY, settings) {
                Ok(settings) => inside.settings = settings,
                Err(why) => damaged.push(why),
            }
        }
        for id in kept.keys().filter_map(|key| Table::of_key(key)) {
            match Kept::open(id, &kept) {
                Ok(table) => drop(inside.tables.insert(id.to_owned(), table)),
                Err(why) => damaged.push(why),
            }
        }
        (Self(RefCell::new(inside)), damaged)
    }

    /// Somebody asks for something at this time, with these random bytes.
    pub fn begin(&self, now: i64, entropy: &str) {
        let mut inside = self.0.borrow_mut();
        // A clock that was set back must not stop bots.
        inside.tables.values_mut().for_each(|table| table.state.not_after(now));
        (inside.now, inside.entropy) = (now, Entropy::read(entropy));
    }

    /// What has to be written now.
    pub fn writes(&self) -> Vec<Write> {
        std::mem::take(&mut self.0.borrow_mut().writes)
    }

    /// Who plays here, and what they like.
    pub fn settings(&self) -> Ref<'_, Settings> {
        Ref::map(self.0.borrow(), |inside| &inside.settings)
    }

    /// Changes what the player likes.
    pub fn change_settings(&self, change: impl FnOnce(&mut Settings)) {
        let inside = &mut *self.0.borrow_mut();
        let before = inside.settings.clone();
        change(&mut inside.settings);
        if inside.settings != before {
            inside.writes.push(kept::write(Settings::KEY, &inside.settings));
        }
    }

    /// What a bot has to decide at a table, and when at the earliest; what the table does by itself
    /// has been done then.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn duty(&self, table: &str) -> Result<Option<Asked>, Refused> {
        let inside = &mut *self.0.borrow_mut();
        loop {
            let state = &inside.tables.get(table).ok_or(Refused::NotFound)?.state;
            let (duty, moved) = (state.duty(&Presence::default(), 0, inside.now), state.moved());
            let Some(Duty { at, seat, kind }) = duty else { return Ok(None) };
            match kind {
                DutyKind::Decide(level) => {
                    return Ok(Some(Asked { at, seat: seat.index() as u8, level, moved }));
                }
                DutyKind::Write(entry) if at <= inside.now => inside.note(table, entry)?,
                DutyKind::Write(_) | DutyKind::DecideLate(_) | DutyKind::StandIn => {
                    return Ok(None);
                }
            }
        }
    }

    /// A table as a bot needs it to think somewhere else.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn copy(&self, table: &str) -> Result<Copy, Refused> {
        let inside = self.0.borrow();
        let kept = inside.tables.get(table).ok_or(Refused::NotFound)?;
        Ok(Copy { table: Table::of(kept.state.agreed()), log: kept.log.clone() })
    }

    /// A bot has decided, unless the table has moved on meanwhile. Says whether it has acted.
    ///
    /// # Errors
    /// If there is no such table, or the rules refuse the action.
    pub fn decide(&self, table: &str, asked: &Asked, action: &str) -> Result<bool, Refused> {
        let inside = &mut *self.0.borrow_mut();
        let state = &inside.tables.get(table).ok_or(Refused::NotFound)?.state;
        if state.moved() != asked.moved {
            return Ok(false);
        }
        inside.note(table, LogEntry::Act(asked.seat, action.to_owned()))?;
        Ok(true)
    }

    /// A table at this moment, for whoever sits there.
    ///
    /// # Errors
    /// If there is none.
    pub fn snapshot(&self, table: &str) -> Result<Snapshot, Refused> {
        self.0.borrow().snapshot(table)
    }

    /// Everything that is kept, as one file.
    pub fn export(&self) -> Value {
        let inside = self.0.borrow();
        let mut kept = BTreeMap::new();
        let mut put = |write: Write| kept.insert(write.key, write.value.unwrap_or_default());
        put(kept::write(Settings::KEY, &inside.settings));
        for (id, table) in &inside.tables {
            put(kept::write(Table::key(id), &Table::of(table.state.agreed())));
            for (number, entry) in (0..).zip(&table.log) {
                put(kept::write(Entry::key(id, number), entry));
            }
        }
        serde_json::json!({ "format": EXPORT, "kept": kept })
    }

    /// Takes in what was taken along from another device: tables that are not here yet become those
    /// of whoever plays here. Says how many came.
    ///
    /// # Errors
    /// If it is no such file.
    pub fn import(&self, file: &str) -> Result<usize, Refused> {
        #[derive(serde::Deserialize)]
        struct File {
            format: String,
            kept: BTreeMap<String, String>,
        }
        let no_file = || Refused::BadRequest("this is no file of a Tapis device".to_owned());
        let file: File = serde_json::from_str(file).map_err(|_| no_file())?;
        if file.format != EXPORT {
            return Err(no_file());
        }
        let (other, damaged) = Self::open(file.kept);
        if let Some(Damaged(why)) = damaged.into_iter().next() {
            return Err(Refused::BadRequest(why));
        }
        let other = other.0.into_inner();
        let inside = &mut *self.0.borrow_mut();
        // The same player goes on with the same name; somebody who already plays here stays.
        if inside.settings.person.is_none() {
            inside.settings = other.settings;
            inside.writes.push(kept::write(Settings::KEY, &inside.settings));
        }
        let mut came = 0;
        for (id, table) in other.tables {
            if inside.tables.contains_key(&id) {
                continue;
            }
            inside.writes.push(kept::write(Table::key(&id), &Table::of(table.state.agreed())));
            for (number, entry) in (0..).zip(&table.log) {
                inside.writes.push(kept::write(Entry::key(&id, number), entry));
            }
            inside.tables.insert(id, table);
            came += 1;
        }
        Ok(came)
    }
}

/// A bot is asked to decide.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Asked {
    /// Not before, in Unix milliseconds.
    pub at: i64,
    /// For which seat.
    pub seat: u8,
    /// How strong it is.
    pub level: String,
    /// The version of the table that it decides about.
    pub moved: u64,
}

/// A table as a bot needs it to think somewhere else. The bot itself gets a view of its seat.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub struct Copy {
    table: Table,
    log: Vec<Entry>,
}

impl Copy {
    /// The table.
    ///
    /// # Errors
    /// If the copy is no table.
    pub fn open(self) -> Result<TableState, Damaged> {
        Ok(Kept::read(self.table.agreed(), self.log)?.state)
    }
}

impl Kept {
    fn open(id: &str, kept: &BTreeMap<String, String>) -> Result<Self, Damaged> {
        let key = Table::key(id);
        let table: Table = kept::read(&key, &kept[&key])?;
        let entries = (0..).map(|number| Entry::key(id, number));
        let entries = entries.map_while(|key| kept.get_key_value(&key));
        let log = entries.map(|(key, value)| kept::read(key, value)).collect::<Result<_, _>>()?;
        Self::read(table.agreed(), log)
    }

    fn read(agreed: Agreed, log: Vec<Entry>) -> Result<Self, Damaged> {
        let mut state = TableState::new(agreed)?;
        for (number, Entry { entry, at }) in (0..).zip(&log) {
            state.read(number, entry, *at)?;
        }
        Ok(Self { state, log })
    }
}

impl Inside {
    fn snapshot(&self, table: &str) -> Result<Snapshot, Refused> {
        let kept = self.tables.get(table).ok_or(Refused::NotFound)?;
        let company = Company { here: BySeat([true; 6]), ..Company::default() };
        Ok(Snapshot::new(kept.state.clone(), company, []))
    }

    /// Writes an entry into the log of a table, which is what the log then tells.
    fn note(&mut self, table: &str, entry: LogEntry) -> Result<(), Refused> {
        let now = self.now;
        let kept = self.tables.get_mut(table).ok_or(Refused::NotFound)?;
        let number = kept.state.version();
        kept.state = kept.state.after(&entry, now)?;
        let entry = Entry { entry: entry.text(), at: now };
        self.writes.push(kept::write(Entry::key(table, number), &entry));
        kept.log.push(entry);
        Ok(())
    }

    fn make(&mut self, agreed: Agreed, entries: Vec<LogEntry>) -> Result<String, Refused> {
        let id = agreed.id.clone();
        self.writes.push(kept::write(Table::key(&id), &Table::of(&agreed)));
        let state = TableState::new(agreed).map_err(|_| Refused::NotFound)?;
        self.tables.insert(id.clone(), Kept { state, log: Vec::new() });
        for entry in entries {
            self.note(&id, entry)?;
        }
        Ok(id)
    }

    fn fresh(&mut self) -> Result<(String, String), Refused> {
        let id = self.entropy.name().ok_or(Refused::Unavailable)?;
        let seed = self.entropy.take::<32>().ok_or(Refused::Unavailable)?;
        Ok((id, Seed::new(seed).reveal()))
    }

    fn name(&mut self, name: &str) -> Result<Who, Refused> {
        let name = tidy(name);
        if name.is_empty() || name.chars().count() > LONGEST_NAME {
            return Err(Refused::BadName);
        }
        if self.settings.person.is_none() {
            self.settings.person = Some(self.entropy.name().ok_or(Refused::Unavailable)?);
        }
        self.settings.name = name;
        self.writes.push(kept::write(Settings::KEY, &self.settings));
        self.settings.who().ok_or(Refused::Unavailable)
    }
}

impl House for Device {
    async fn table(&self, id: &str, who: Option<&Who>) -> Result<Snapshot, Refused> {
        let inside = &mut *self.0.borrow_mut();
        let kept = inside.tables.get(id).ok_or(Refused::NotFound)?;
        if let Some(seat) = who.and_then(|who| kept.state.stood_in(&who.id)) {
            inside.note(id, LogEntry::Back(seat.index() as u8))?;
        }
        inside.snapshot(id)
    }

    async fn tables(&self, which: Which<'_>) -> Result<Vec<Snapshot>, Refused> {
        let inside = self.0.borrow();
        let wanted = |table: &Snapshot| match which {
            Which::Open | Which::Running => false,
            Which::Of(_) => true,
            Which::FinishedBy(_) => table.phase() == Phase::Over,
        };
        let tables = inside.tables.keys().map(|id| inside.snapshot(id));
        let mut tables: Vec<_> = tables.collect::<Result<_, _>>()?;
        tables.retain(wanted);
        tables.sort_by_key(|table| std::cmp::Reverse((table.moved_at(), table.created())));
        Ok(tables)
    }

    async fn create(&self, who: &Who, wish: Wish) -> Result<String, Refused> {
        let inside = &mut *self.0.borrow_mut();
        let (id, seed) = inside.fresh()?;
        let (agreed, entries) = wish.settle(who, id, seed, inside.now)?;
        let alone = Agreed { public: false, clock_seconds: None, ..agreed };
        inside.make(alone, entries)
    }

    async fn command(&self, who: &Who, table: &str, command: Command) -> Result<u64, Refused> {
        let inside = &mut *self.0.borrow_mut();
        let state = &inside.tables.get(table).ok_or(Refused::NotFound)?.state;
        if let Some((entry, _)) = state.carry_out(who, &command, inside.now)? {
            inside.note(table, entry)?;
        }
        Ok(inside.tables[table].state.version())
    }

    async fn say(&self, _: &Who, _: &str, _: &str) -> Result<(), Refused> {
        Err(Refused::NeedsServer)
    }

    async fn rematch(&self, who: &Who, table: &str) -> Result<String, Refused> {
        let inside = &mut *self.0.borrow_mut();
        let state = &inside.tables.get(table).ok_or(Refused::NotFound)?.state;
        if state.phase() != Phase::Over {
            return Err(Refused::NotOver);
        }
        if let Some(next) = state.rematch() {
            return Ok(next.to_owned());
        }
        let state = state.clone();
        let (id, seed) = inside.fresh()?;
        let created = inside.now;
        let owner = who.id.clone();
        let entries = Seat::all(state.agreed().seats).filter_map(|seat| {
            let number = seat.index() as u8;
            Some(match &state.occupants()[seat.index()] {
                Occupant::Person { .. } => sit(number, who),
                Occupant::Bot { level } => LogEntry::Bot { seat: number, level: level.to_string() },
                Occupant::Nobody => return None,
            })
        });
        let agreed = Agreed { id, seed, owner, created, ..state.agreed().clone() };
        let next = inside.make(agreed, entries.collect())?;
        inside.note(table, LogEntry::Rematch(next.clone()))?;
        Ok(next)
    }

    async fn welcome(&self, name: &str) -> Result<Who, Refused> {
        self.0.borrow_mut().name(name)
    }

    async fn rename(&self, _: &Who, name: &str) -> Result<Who, Refused> {
        self.0.borrow_mut().name(name)
    }

    async fn profile(&self, who: &Who) -> Result<Profile, Refused> {
        let inside = self.0.borrow();
        let finished = inside.tables.values().filter(|table| table.state.phase() == Phase::Over);
        let mut statistics: Vec<_> = GameKind::ALL
            .into_iter()
            .map(|kind| Statistics { game: kind.name().to_owned(), ..Statistics::default() })
            .collect();
        for table in finished {
            let name = table.state.kind().name();
            let line = statistics.iter_mut().find(|line| line.game == name);
            let (Some(line), Some(seat)) = (line, table.state.seat_of(&who.id)) else { continue };
            line.played += 1;
            line.won += u64::from(winners(&table.state).contains(seat));
            line.fair += 1.0 / f64::from(table.state.agreed().seats);
        }
        Ok(Profile { account: None, statistics, tokens: Vec::new() })
    }

    async fn register(&self, _: Option<&Who>, _: &str, _: &str) -> Result<Who, Refused> {
        Err(Refused::NeedsServer)
    }

    async fn log_in(&self, _: &str, _: &str) -> Result<Who, Refused> {
        Err(Refused::NeedsServer)
    }

    async fn make_token(&self, _: &Who, _: &str) -> Result<String, Refused> {
        Err(Refused::NeedsServer)
    }

    async fn revoke_token(&self, _: &Who, _: &str) -> Result<(), Refused> {
        Err(Refused::NeedsServer)
    }

    async fn export(&self, _: &Who) -> Result<Value, Refused> {
        Ok(Self::export(self))
    }

    async fn forget(&self, _: &Who) -> Result<(), Refused> {
        let inside = &mut *self.0.borrow_mut();
        let tables = std::mem::take(&mut inside.tables);
        let keys = tables.iter().flat_map(|(id, table)| {
            let log = (0..table.log.len() as u64).map(|number| Entry::key(id, number));
            std::iter::once(Table::key(id)).chain(log)
        });
        let gone = keys.chain([Settings::KEY.to_owned()]);
        inside.writes = gone.map(|key| Write { key, value: None }).collect();
        inside.settings = Settings::default();
        Ok(())
    }
}

fn sit(seat: u8, who: &Who) -> LogEntry {
    let (person, name) = (who.id.clone(), who.name.clone());
    LogEntry::Sit { seat, person, name, salt: String::new(), promise: None }
}

/// Who has won a game that is over.
fn winners(state: &TableState) -> Seats {
    let Some(game) = state.game() else { return Seats::NONE };
    let winners = with_game!(game, sitting => sitting.game().winners(sitting.face_up()));
    winners.unwrap_or_default()
}
