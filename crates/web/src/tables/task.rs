//! The task of one table: nobody else changes it.
//!
//! A message comes from the mailbox, or something is due that nobody asks for: a bot's decision, a
//! clock that has run out. The task decides by [`TableState`], has the store write an entry of the
//! log, takes over the state after it, and shows a new snapshot. Only then does it look at the next
//! message. What is decided is on the disk before anybody is told.
//!
//! With several nodes each table may have a task on every one of them. The numbers of the log let
//! only one write each entry; the others read what they have missed, and decide again.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tapis_game::Seat;
use tapis_play::table::{
    Command, Company, Damaged, Duty, DutyKind, LogEntry, Occupant, Phase, Presence, Said, Snapshot,
    TableState, Who, tidy,
};
use tapis_play::with_game;
use tapis_site::Refused;
use tapis_store::{Append, Change, Kind, Notification, Outcome, StoreError, StoredTable};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use super::bots::Decision;
use super::{Shown, Tables};
use crate::rejection::unavailable;
use crate::{clock, secrets};

/// How many things that were said are kept in memory.
const CHAT: u32 = 50;
/// The longest text that somebody may say.
const LONGEST_TEXT: usize = 300;
/// Who comes and goes is told at most so often.
const COMPANY_EVERY: Duration = Duration::from_secs(1);
/// How long a failed attempt waits before the next.
const AGAIN: Duration = Duration::from_millis(500);

/// Where an answer is waited for.
pub(super) type Answer<T> = oneshot::Sender<Result<T, Refused>>;

/// What a table is told, or asked for.
pub(super) enum Message {
    /// Somebody does something.
    Command { who: Who, command: Command, answer: Answer<u64> },
    /// Somebody says something.
    Say { who: Who, text: String, answer: Answer<()> },
    /// Somebody wants to play again.
    Rematch { who: Who, answer: Answer<String> },
    /// Somebody begins to listen.
    Come { number: u64, person: Option<Box<str>>, answer: Answer<()> },
    /// They have stopped.
    Go { number: u64 },
    /// A seat is known to be on another node until then.
    Elsewhere { seat: Seat, until: i64 },
    /// Which seats listen on this node?
    WhoIsHere(Answer<Vec<Seat>>),
    /// Another node may have written something.
    CatchUp(Answer<()>),
    /// Something was said on another node; or everything has to be read again.
    ReadChat { anew: bool },
    /// Whose table it is to look after may have changed.
    Look,
    /// If nothing has happened since, and nobody listens, it is over.
    Close { phase: Phase, since: i64, answer: Answer<()> },
    /// What a test does to see what becomes of the others.
    #[cfg(test)]
    Panic,
}

/// Starts the task of a table.
pub(super) fn start(
    tables: Tables,
    id: String,
    mailbox: mpsc::Receiver<Message>,
    shown: watch::Sender<Shown>,
) {
    tokio::spawn(async move {
        let run = Task::run(tables.clone(), &id, mailbox, shown);
        // Whoever waits for an answer learns that there is none; the next visitor finds the table
        // as its log tells it.
        if AssertUnwindSafe(run).catch_unwind().await.is_err() {
            metrics::counter!("tapis_panics_total").increment(1);
            tracing::error!("the task of a table has panicked");
        }
    });
}

struct Task {
    tables: Tables,
    state: Arc<TableState>,
    said: Arc<[Said]>,
    shown: watch::Sender<Shown>,
    publications: u64,
    presence: Presence,
    /// As it was told last.
    company: Arc<Company>,
    company_told: Instant,
    /// When a change of it is to be told.
    company_due: Option<Instant>,
    /// Who listens on this node, and from which seat.
    listeners: HashMap<u64, (Option<Box<str>>, Option<Seat>)>,
    /// The store failed: the log has to be read before it is trusted.
    is_suspect: bool,
    /// What is being waited for, to be done without anybody asking for it.
    decision: Option<Decision>,
    /// When somebody last asked for anything.
    used: Instant,
}

impl Task {
    async fn run(
        tables: Tables,
        id: &str,
        mailbox: mpsc::Receiver<Message>,
        shown: watch::Sender<Shown>,
    ) {
        match load(&tables, id).await {
            Ok((state, said)) => {
                let now = Instant::now();
                let task = Self {
                    presence: Presence::nobody_since(clock::now()),
                    tables,
                    state: state.into(),
                    said: said.into(),
                    shown,
                    publications: 0,
                    company: Arc::default(),
                    company_told: now.checked_sub(COMPANY_EVERY).unwrap_or(now),
                    company_due: None,
                    listeners: HashMap::new(),
                    is_suspect: false,
                    decision: None,
                    used: now,
                };
                task.go_on(mailbox).await;
            }
            Err(refused) => {
                tables.open().remove(id);
                shown.send_replace(Shown::Missing(refused));
            }
        }
    }

    async fn go_on(mut self, mut mailbox: mpsc::Receiver<Message>) {
        self.show();
        loop {
            self.plan();
            let idle = self.used + self.tables.config().idle;
            let (is_idle, company_changes) = (self.is_idle(), self.company_due.is_some());
            let company_due = self.company_due.unwrap_or(idle);
            let decided = async {
                match &mut self.decision {
                    Some(decision) => decision.made().await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                message = mailbox.recv() => match message {
                    Some(message) => {
                        self.used = Instant::now();
                        self.take(message).await;
                    }
                    None => return,
                },
                words = decided => self.carry_out(words).await,
                () = tokio::time::sleep_until(company_due), if company_changes => {
                    self.tell_company();
                }
                () = tokio::time::sleep_until(idle), if is_idle => {
                    if self.leave(&mailbox) {
                        return;
                    }
                    self.used = Instant::now();
                }
            }
        }
    }

    async fn take(&mut self, message: Message) {
        match message {
            Message::Command { who, command, answer } => {
                drop(answer.send(self.command(&who, &command).await));
            }
            Message::Say { who, text, answer } => drop(answer.send(self.say(&who, &text).await)),
            Message::Rematch { who, answer } => drop(answer.send(self.rematch(&who).await)),
            Message::Come { number, person, answer } => {
                self.come(number, person).await;
                drop(answer.send(Ok(())));
            }
            Message::Go { number } => self.go(number),
            Message::Elsewhere { seat, until } => {
                if self.presence.heard_of(seat, until, clock::now()) {
                    self.company_changes();
                }
            }
            Message::WhoIsHere(answer) => {
                drop(answer.send(Ok(self.presence.seats_here().collect())));
            }
            Message::CatchUp(answer) => drop(answer.send(self.catch_up().await)),
            Message::ReadChat { anew } => drop(self.read_chat(anew).await),
            Message::Look => {}
            Message::Close { phase, since, answer } => {
                drop(answer.send(self.close(phase, since).await));
            }
            #[cfg(test)]
            Message::Panic => panic!("on purpose"),
        }
    }

    /// Decides something about the table as it is. Whoever asks may have seen on another node what
    /// this one has not heard of yet, so that nothing is refused before the log was read.
    async fn decide<T>(
        &mut self,
        mut decide: impl FnMut(&TableState) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        if self.is_suspect {
            self.catch_up().await?;
        }
        if self.state.phase() == Phase::Closed {
            return Err(Refused::NotFound);
        }
        match decide(&self.state) {
            Err(refused) if self.tables.store().kind() == Kind::Postgres => {
                let known = self.state.version();
                self.catch_up().await?;
                if self.state.version() == known { Err(refused) } else { decide(&self.state) }
            }
            decided => decided,
        }
    }

    /// Writes the entry on which `decide` decides, shows the table after it, and says how many
    /// things have happened then. If another node was faster, it decides again.
    async fn write(
        &mut self,
        mut decide: impl FnMut(&TableState, i64) -> Result<Option<(LogEntry, TableState)>, Refused>,
    ) -> Result<u64, Refused> {
        loop {
            let now = clock::now();
            let decided = self.decide(|state| decide(state, now)).await?;
            let Some((entry, next)) = decided else { return Ok(self.state.version()) };
            let append = Append {
                table: self.state.agreed().id.clone(),
                at: now,
                entry: Some((self.state.version(), entry.text())),
                changes: changes(&self.state, &next),
            };
            match self.tables.store().append(append).await {
                Ok(()) => {
                    if next.phase() == Phase::Over && self.state.phase() != Phase::Over {
                        metrics::counter!("tapis_games_finished_total").increment(1);
                    }
                    self.state = next.into();
                    self.seats_change();
                    self.show();
                    return Ok(self.state.version());
                }
                Err(StoreError::Taken) => self.catch_up().await?,
                Err(error) => {
                    self.is_suspect = true;
                    return Err(unavailable(error));
                }
            }
        }
    }

    /// Writes an entry of the house itself, if it still fits.
    async fn write_own(
        &mut self,
        fits: impl Fn(&TableState) -> bool,
        entry: LogEntry,
    ) -> Result<u64, Refused> {
        let write = self.write(|state, now| {
            if !fits(state) {
                return Err(Refused::Stale);
            }
            Ok(Some((entry.clone(), state.after(&entry, now)?)))
        });
        write.await
    }

    async fn command(&mut self, who: &Who, command: &Command) -> Result<u64, Refused> {
        let began = Instant::now();
        let acts = matches!(command, Command::Act { .. });
        if acts {
            self.hand_back(&who.id).await?;
        }
        if let Command::StandIn { seat } = command
            && (usize::from(*seat) >= self.state.occupants().len()
                || !self.is_missing(Seat::new(*seat)))
        {
            return Err(Refused::Stale);
        }
        let version = self.write(|state, now| Ok(state.carry_out(who, command, now)?)).await?;
        if acts {
            metrics::histogram!("tapis_action_seconds").record(began.elapsed().as_secs_f64());
        }
        Ok(version)
    }

    /// Whether somebody has been away for so long that others may ask for a bot.
    fn is_missing(&self, seat: Seat) -> bool {
        let (now, grace) = (clock::now(), self.tables.config().grace.as_millis() as i64);
        let since = self.state.missing_since(seat, &self.presence, now);
        since.is_some_and(|since| since + grace <= now)
    }

    /// Whoever returns gets the seat back from the bot.
    async fn hand_back(&mut self, person: &str) -> Result<(), Refused> {
        let Some(seat) = self.state.stood_in(person) else { return Ok(()) };
        let entry = LogEntry::Back(seat.index() as u8);
        match self.write_own(|state| state.stood_in(person) == Some(seat), entry).await {
            Ok(_) | Err(Refused::Stale) => Ok(()),
            Err(refused) => Err(refused),
        }
    }

    async fn rematch(&mut self, who: &Who) -> Result<String, Refused> {
        let next = self.decide(|state| match state.rematch() {
            Some(next) => Ok(Err(next.to_owned())),
            None => {
                let seed = secrets::seed().reveal();
                Ok(Ok(state.again(who, secrets::name(), seed, clock::now())?))
            }
        });
        let (agreed, entries) = match next.await? {
            Ok(again) => again,
            Err(next) => return Ok(next),
        };
        let next = self.tables.keep(agreed, &entries).await?;
        let entry = LogEntry::Rematch(next);
        match self.write_own(|state| state.rematch().is_none(), entry).await {
            // Somebody has asked for it on another node first.
            Ok(_) | Err(Refused::Stale) => {
                self.state.rematch().map(str::to_owned).ok_or(Refused::Stale)
            }
            Err(refused) => Err(refused),
        }
    }

    async fn say(&mut self, who: &Who, text: &str) -> Result<(), Refused> {
        let text = tidy(text);
        if text.is_empty() || text.chars().count() > LONGEST_TEXT {
            return Err(Refused::BadText);
        }
        self.decide(|state| state.seat_of(&who.id).map(drop).ok_or(Refused::NotSeated)).await?;
        let (id, now) = (&self.state.agreed().id, clock::now());
        let said = self.tables.store().say(id, &who.id, &who.name, &text, now).await;
        said.map_err(unavailable)?;
        self.read_chat(false).await
    }

    /// Reads what was said since, or everything again.
    async fn read_chat(&mut self, anew: bool) -> Result<(), Refused> {
        let known = if anew { 0 } else { self.said.last().map_or(0, |said| said.number + 1) };
        let new = said(&self.tables, &self.state.agreed().id, known).await?;
        let old = if anew { [].iter() } else { self.said.iter() };
        let all: Vec<Said> = old.cloned().chain(new).collect();
        self.said = all[all.len().saturating_sub(CHAT as usize)..].into();
        self.show();
        Ok(())
    }

    /// Reads what other nodes have written.
    async fn catch_up(&mut self) -> Result<(), Refused> {
        let (id, version) = (&self.state.agreed().id, self.state.version());
        let entries = self.tables.store().entries(id, version).await.map_err(unavailable)?;
        self.is_suspect = false;
        if entries.is_empty() {
            return Ok(());
        }
        let mut state = TableState::clone(&self.state);
        for entry in entries {
            state.read(entry.number, &entry.text, entry.at).map_err(damaged)?;
        }
        state.not_after(clock::now());
        self.state = state.into();
        self.seats_change();
        self.show();
        Ok(())
    }

    /// Shows everybody the table as it is.
    fn show(&mut self) {
        let (state, company) = (self.state.clone(), self.company.clone());
        let snapshot = Snapshot::new(state, company, self.said.clone());
        self.publications += 1;
        self.shown.send_replace(Shown::Snapshot(self.publications, snapshot));
    }

    async fn come(&mut self, number: u64, person: Option<Box<str>>) {
        let seat = person.as_ref().and_then(|person| self.state.seat_of(person));
        if let Some(person) = &person {
            // If it cannot be written now, their first action hands it back.
            drop(self.hand_back(person).await);
        }
        self.listeners.insert(number, (person, seat));
        let changed = self.presence.come(seat, clock::now());
        self.somebody_moves(seat, changed, true);
    }

    fn go(&mut self, number: u64) {
        if let Some((_, seat)) = self.listeners.remove(&number) {
            let changed = self.presence.go(seat, clock::now());
            self.somebody_moves(seat, changed, false);
        }
        if self.listeners.capacity() > 4 * self.listeners.len() + 16 {
            self.listeners.shrink_to_fit();
        }
    }

    /// Somebody comes or goes. Who looks on is told only to those who wait for company.
    fn somebody_moves(&mut self, seat: Option<Seat>, changed: bool, comes: bool) {
        if changed && let Some(seat) = seat {
            self.tell_other_nodes(seat, comes);
        }
        if changed || seat.is_none() && self.state.phase() == Phase::Waiting {
            self.company_changes();
        }
    }

    /// Whoever has sat down or stood up while they listen is here in another seat now.
    fn seats_change(&mut self) {
        let (state, now) = (&self.state, clock::now());
        let mut changes = Vec::new();
        for (person, seat) in self.listeners.values_mut() {
            let sits = person.as_ref().and_then(|person| state.seat_of(person));
            if sits != *seat {
                changes.push((std::mem::replace(seat, sits), sits));
            }
        }
        for (left, taken) in changes {
            let gone = self.presence.go(left, now);
            self.somebody_moves(left, gone, false);
            let come = self.presence.come(taken, now);
            self.somebody_moves(taken, come, true);
        }
    }

    fn tell_other_nodes(&self, seat: Seat, here: bool) {
        let store = self.tables.store();
        if store.kind() == Kind::Postgres {
            let (store, id) = (store.clone(), self.state.agreed().id.clone());
            let (seat, node) = (seat.index() as u8, self.tables.0.node.clone());
            tokio::spawn(async move {
                drop(store.notify([Notification::Here { id, seat, node, here }]).await);
            });
        }
    }

    /// The first change is told at once, those that follow it together.
    fn company_changes(&mut self) {
        let due = self.company_told + COMPANY_EVERY;
        if due <= Instant::now() {
            self.tell_company();
        } else {
            self.company_due.get_or_insert(due);
        }
    }

    fn tell_company(&mut self) {
        (self.company_told, self.company_due) = (Instant::now(), None);
        let company = self.presence.company(clock::now());
        if *self.company != company {
            self.company = company.into();
            self.show();
        }
    }

    /// Sees to it that what has to be done without anybody asking for it is waited for.
    fn plan(&mut self) {
        let duty = self.duty();
        let moved = self.state.moved();
        let same = self.decision.as_ref().map(|it| (&it.duty, it.moved));
        if same != duty.as_ref().map(|duty| (duty, moved)) {
            let think = |duty| Decision::begin(&self.tables, &self.state, duty);
            self.decision = duty.map(think);
        }
    }

    fn duty(&self) -> Option<Duty> {
        if self.tables.is_stopping() || !self.tables.owns(&self.state.agreed().id) {
            return None;
        }
        let grace = self.tables.config().grace.as_millis() as i64;
        self.state.duty(&self.presence, grace, clock::now())
    }

    /// What was waited for is done; a bot has decided on these words.
    async fn carry_out(&mut self, words: Result<String, Refused>) {
        let Some(Decision { duty: Duty { seat, ref kind, .. }, moved, .. }) = self.decision else {
            return;
        };
        let number = seat.index() as u8;
        let done = match (kind, words) {
            (_, Err(refused)) => Err(refused),
            (DutyKind::Decide(_), Ok(words)) => {
                let entry = LogEntry::Act(number, words);
                self.write_own(|state| state.moved() == moved, entry).await
            }
            (DutyKind::DecideLate(_), Ok(words)) => {
                let entry = LogEntry::Late(number, words);
                self.write_own(|state| state.moved() == moved, entry).await
            }
            (DutyKind::StandIn, Ok(_)) => {
                let is_here = self.presence.is_here(seat, clock::now());
                let entry = LogEntry::StandIn(number);
                self.write_own(|state| !is_here && state.bot(seat).is_none(), entry).await
            }
            (DutyKind::Write(entry), Ok(_)) => {
                let (entry, version) = (entry.clone(), self.state.version());
                self.write_own(|state| state.version() == version, entry).await
            }
        };
        self.decision = None;
        match done {
            // Somebody else was faster, or the table has moved on: look again.
            Ok(_) | Err(Refused::Stale | Refused::NotYourTurn | Refused::Over) => {}
            Err(_) => tokio::time::sleep(AGAIN).await,
        }
    }

    async fn close(&mut self, phase: Phase, since: i64) -> Result<(), Refused> {
        let empty = self.listeners.is_empty();
        let rests =
            |state: &TableState| empty && state.phase() == phase && state.touched_at() < since;
        self.write_own(rests, LogEntry::Close).await.map(drop)
    }

    /// Whether nobody needs it in memory.
    fn is_idle(&self) -> bool {
        self.listeners.is_empty() && self.decision.is_none()
    }

    /// Gives the table up, unless somebody has just asked for it.
    fn leave(&self, mailbox: &mpsc::Receiver<Message>) -> bool {
        let mut open = self.tables.open();
        // Whoever reaches for a table does it while holding the list.
        let alone = mailbox.is_empty() && mailbox.sender_strong_count() == 1;
        if alone {
            open.remove(self.state.agreed().id.as_str());
            if open.capacity() > 4 * open.len() + 64 {
                open.shrink_to_fit();
            }
            metrics::gauge!("tapis_tables").set(open.len() as f64);
        }
        alone
    }
}

/// Reads the log of a table.
async fn load(tables: &Tables, id: &str) -> Result<(TableState, Vec<Said>), Refused> {
    let stored = tables.store().load(id).await.map_err(unavailable)?;
    let (StoredTable { table, phase }, entries) = stored.ok_or(Refused::NotFound)?;
    let mut state = TableState::new(tapis_play::table::Agreed {
        id: table.id,
        game: table.game,
        options: table.options,
        seats: table.seats,
        seed: table.seed,
        owner: table.owner,
        public: table.public,
        clock_seconds: table.clock_seconds,
        pace_ms: table.pace_ms,
        created: table.created,
    })
    .map_err(damaged)?;
    for entry in entries {
        state.read(entry.number, &entry.text, entry.at).map_err(damaged)?;
    }
    state.not_after(clock::now());
    match state.phase() {
        Phase::Closed => return Err(Refused::NotFound),
        // What remains of a game follows from its log, and is made up for.
        Phase::Over if phase != tapis_store::Phase::Over => {
            let (table, at) = (id.to_owned(), state.moved_at());
            let changes = vec![finished(&state)];
            let append = Append { table, at, entry: None, changes };
            tables.store().append(append).await.map_err(unavailable)?;
        }
        _ => {}
    }
    let said = said(tables, id, 0).await?;
    Ok((state, said))
}

/// What was said at a table, from this number on.
async fn said(tables: &Tables, id: &str, from: u64) -> Result<Vec<Said>, Refused> {
    let said = tables.store().said(id, from, CHAT).await.map_err(unavailable)?.into_iter();
    let said = said.map(|said| Said {
        number: said.number,
        name: said.name,
        text: said.text,
        at: said.at,
    });
    Ok(said.collect())
}

/// What changes besides the log when one state follows another.
fn changes(before: &TableState, after: &TableState) -> Vec<Change> {
    let person = |occupant: &Occupant| match occupant {
        Occupant::Person { id, .. } => Some(id.to_string()),
        Occupant::Nobody | Occupant::Bot { .. } => None,
    };
    let mut changes = Vec::new();
    for (seat, (was, is)) in (0..).zip(before.occupants().iter().zip(after.occupants())) {
        match (person(was), person(is)) {
            (was, Some(person)) if was.as_ref() != Some(&person) => {
                changes.push(Change::Sits { seat, person });
            }
            (Some(_), None) => changes.push(Change::Stands { seat }),
            _ => {}
        }
    }
    match after.phase() {
        phase if phase == before.phase() => {}
        Phase::Over => changes.push(finished(after)),
        Phase::Waiting => changes.push(Change::Phase(tapis_store::Phase::Waiting)),
        Phase::Playing => changes.push(Change::Phase(tapis_store::Phase::Playing)),
        Phase::Closed => changes.push(Change::Phase(tapis_store::Phase::Closed)),
    }
    changes
}

/// What remains of a finished game.
fn finished(state: &TableState) -> Change {
    let game = state.game().expect("a game that is over has begun");
    with_game!(game, sitting => {
        let scores = tapis_game::Game::scores(sitting.game(), sitting.face_up());
        let winners = tapis_game::Game::winners(sitting.game(), sitting.face_up());
        let winners = winners.unwrap_or_default();
        let outcome = |(seat, occupant): (u8, &Occupant)| Outcome {
            seat,
            person: match occupant {
                Occupant::Person { id, .. } => Some(id.to_string()),
                Occupant::Nobody | Occupant::Bot { .. } => None,
            },
            score: i64::from(scores[Seat::new(seat)]),
            won: winners.contains(Seat::new(seat)),
        };
        Change::Finished {
            record: sitting.record().expect("a game that is over has a record").to_string(),
            outcomes: (0..).zip(state.occupants()).map(outcome).collect(),
        }
    })
}

fn damaged(Damaged(why): Damaged) -> Refused {
    tracing::error!(why, "a table's log does not make sense");
    Refused::Unavailable
}
