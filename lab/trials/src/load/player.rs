//! One table under load: its people, what they listen to, their actions.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tapis_client::api::{Act, Event};
use tapis_client::{Client, Error, NewTable, Phase};
use tapis_game::Rng;

use super::listener::{Listener, Told, What};
use super::{Load, Means};

/// A table, and everybody at it.
pub struct Table {
    load: Load,
    id: String,
    people: Vec<Client>,
    listeners: Vec<Listener>,
    /// What each seat may do, if programs play.
    legal: Vec<Vec<String>>,
    /// Who acts first, if nobody has said whose turn it is.
    next: usize,
    version: u64,
    over: bool,
    /// How many bytes each thing took that was told while the table was played at.
    pub told: Vec<u32>,
    /// How many games came to their end here.
    pub games: u64,
    rng: Rng,
}

/// Makes a table at which nothing happens, for those who only look on: its name.
pub async fn resting_table(load: &Load, stranger: &Client) -> io::Result<String> {
    let mut host = stranger.clone();
    host.sign_in_as_guest("Host").await.map_err(io::Error::other)?;
    let new = NewTable::new(&load.game, vec!["open"; usize::from(load.seats)]);
    Ok(host.create(&new).await.map_err(io::Error::other)?.id)
}

impl Table {
    /// Makes a table with its people, who join and start, but do not look yet.
    pub async fn set_up(load: &Load, stranger: &Client, number: u32) -> io::Result<Self> {
        let mut people = Vec::new();
        for seat in 0..load.seats {
            let mut person = stranger.clone();
            let name = format!("Seat {seat} at {number}");
            person.sign_in_as_guest(&name).await.map_err(io::Error::other)?;
            people.push(person);
        }
        let mut table = Self {
            load: load.clone(),
            id: String::new(),
            legal: vec![Vec::new(); people.len()],
            people,
            listeners: Vec::new(),
            next: 0,
            version: 0,
            over: false,
            told: Vec::new(),
            games: 0,
            rng: Rng::from_seed(load.seed ^ u64::from(number) << 20),
        };
        table.begin().await.map_err(io::Error::other)?;
        Ok(table)
    }

    /// A new game for the same people.
    async fn begin(&mut self) -> Result<(), Error> {
        let seats = (0..self.people.len()).map(|seat| if seat == 0 { "me" } else { "open" });
        let mut new = NewTable::new(&self.load.game, seats);
        new.options = self.load.options.clone();
        let owner = &self.people[0];
        let info = owner.create(&new).await?;
        for (seat, person) in (0_u8..).zip(&self.people).skip(1) {
            person.join(&info.id, Some(seat)).await?;
        }
        owner.start(&info.id).await?;
        let version = owner.table(&info.id).await?.version;
        (self.id, self.version, self.over) = (info.id, version, false);
        Ok(())
    }

    /// Everybody begins to listen, and has seen the table when this is done.
    pub async fn sit_down(&mut self) -> io::Result<()> {
        self.listeners.clear();
        for person in &self.people {
            let listener = Listener::open(self.load.means, person, &self.id).await?;
            self.listeners.push(listener);
        }
        for seat in 0..self.people.len() {
            self.hear_until(seat, self.version).await?;
        }
        Ok(())
    }

    /// Nobody listens any more.
    pub fn stop_listening(&mut self) {
        self.listeners.clear();
    }

    /// Plays until the end of the time: how long each action took to be seen by everybody.
    pub async fn play(
        &mut self,
        begin: Instant,
        first: Option<Duration>,
        end: Instant,
        counter: &AtomicU64,
    ) -> io::Result<Vec<Duration>> {
        let mut times = Vec::new();
        let mut next = begin + first.unwrap_or_default();
        while Instant::now() < end {
            if let Some(pace) = self.load.pace {
                if next >= end {
                    return Ok(times);
                }
                tokio::time::sleep_until(next.into()).await;
                next += pace;
            }
            if let Some(time) = self.act().await? {
                times.push(time);
                counter.fetch_add(1, Ordering::Relaxed);
            }
            if self.over {
                let listened = !self.listeners.is_empty();
                self.games += 1;
                self.begin().await.map_err(io::Error::other)?;
                if listened {
                    self.sit_down().await?;
                }
            }
        }
        Ok(times)
    }

    /// Somebody acts, unless the game is over: how long until everybody had seen it.
    async fn act(&mut self) -> io::Result<Option<Duration>> {
        let Some(seat) = self.seat_to_act().await? else { return Ok(None) };
        let legal = &self.legal[seat];
        let choice = self.rng.below(u32::try_from(legal.len()).unwrap_or(1)) as usize;
        let act = Act { action: legal[choice].clone(), version: Some(self.version) };
        let begin = Instant::now();
        self.version = match self.listeners.get_mut(seat) {
            Some(Listener::Socket(socket)) => {
                socket.send(&serde_json::to_string(&act)?).await?;
                self.version + 1
            }
            _ => {
                let acted = self.people[seat].act(&self.id, &act.action, self.version).await;
                acted.map_err(io::Error::other)?.version
            }
        };
        // Whoever acted is told first, if the action was refused.
        let others = (0..self.listeners.len()).filter(|other| *other != seat);
        for seat in self.listeners.get(seat).map(|_| seat).into_iter().chain(others) {
            self.hear_until(seat, self.version).await?;
        }
        self.next = (seat + 1) % self.people.len();
        Ok(Some(begin.elapsed()))
    }

    /// Whose turn it is, with what they may do. Programs have been told; people who look at pages
    /// ask, and so does everybody while nobody listens.
    async fn seat_to_act(&mut self) -> io::Result<Option<usize>> {
        let programs = self.load.means != Means::Pages && !self.listeners.is_empty();
        if !programs {
            for turn in 0..self.people.len() {
                let seat = (self.next + turn) % self.people.len();
                let view = self.people[seat].view(&self.id).await.map_err(io::Error::other)?;
                if view.table.phase == Phase::Over {
                    self.over = true;
                    return Ok(None);
                }
                (self.legal[seat], self.version) = (view.legal, view.version);
                if !self.legal[seat].is_empty() {
                    return Ok(Some(seat));
                }
            }
        }
        let seat = (0..self.legal.len()).find(|seat| !self.legal[*seat].is_empty());
        if seat.is_none() && !self.over {
            return Err(io::Error::other(format!("nobody can act at table {}", self.id)));
        }
        Ok(seat)
    }

    /// What a seat is told, until it knows this version.
    async fn hear_until(&mut self, seat: usize, version: u64) -> io::Result<()> {
        loop {
            let Told { bytes, what } = self.listeners[seat].next().await?;
            self.told.push(u32::try_from(bytes).unwrap_or(u32::MAX));
            let known = match what {
                What::Page(known) => known.unwrap_or(version),
                What::Event(Event::Snapshot(view)) => {
                    self.over |= view.table.phase == Phase::Over;
                    self.legal[seat] = view.legal;
                    view.version
                }
                What::Event(Event::Update(update)) => {
                    self.over |= update.table.is_some_and(|table| table.phase == Phase::Over);
                    self.legal[seat] = update.legal;
                    update.version
                }
                What::Event(Event::Chat(_)) => continue,
                What::Event(Event::Refused(why)) => return Err(io::Error::other(why.message)),
            };
            if known >= version {
                return Ok(());
            }
        }
    }

    /// Whether a server shows the table at the version that was seen last.
    pub async fn is_where_it_was(&self) -> io::Result<bool> {
        let view = self.people[0].view(&self.id).await.map_err(io::Error::other)?;
        Ok(view.version >= self.version)
    }
}
