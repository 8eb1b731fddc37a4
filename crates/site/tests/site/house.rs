//! A house that lies in memory, for one process: tables as the rules keep them, people by name, and
//! bots that act at once. What a site needs in earnest, a server or a service worker has besides.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use tapis_coach::{Effort, Review, Reviewed, Wanted};
use tapis_game::deal::Seed;
use tapis_game::{Game, Record, Seat};
use tapis_pages::me::Token;
use tapis_play::table::{Command, Company, LogEntry, Phase, Snapshot, TableState, Who, Wish};
use tapis_play::{with_game, with_kind};
use tapis_site::{House, Profile, Refused, Reviewing, Subject, Which};

/// The house.
#[derive(Default)]
pub struct Memory(RefCell<Inside>);

#[derive(Default)]
struct Inside {
    tables: BTreeMap<String, TableState>,
    people: BTreeMap<String, Who>,
    accounts: BTreeMap<String, (String, String)>,
    tokens: BTreeMap<String, String>,
    said: Vec<(String, String)>,
    brought: BTreeMap<String, String>,
    reviews: BTreeMap<String, Arc<Review>>,
}

impl Memory {
    /// What was said, at which table.
    pub fn said(&self) -> Vec<(String, String)> {
        self.0.borrow().said.clone()
    }

    /// Whether it still knows somebody.
    pub fn knows(&self, who: &Who) -> bool {
        self.0.borrow().people.contains_key(&who.id)
    }
}

fn open(state: &TableState) -> Snapshot {
    Snapshot::new(state.clone(), Company::default(), [])
}

/// Until a person has to act, bots choose what comes first.
fn bots_act(mut state: TableState) -> TableState {
    let act = |state: &TableState| {
        let seat = state.to_act().iter().find(|seat| state.bot(*seat).is_some())?;
        let game = state.game()?;
        let action = with_game!(game, sitting => {
            let menu = tapis_game::Menu::iter(&sitting.view(seat).legal()).next()?;
            tapis_game::Game::action_words(sitting.game(), menu)
        });
        Some(LogEntry::Act(seat.index() as u8, action))
    };
    while let Some(entry) = act(&state) {
        state = state.after(&entry, 0).expect("a legal action");
    }
    state
}

impl House for Memory {
    async fn table(&self, id: &str, _: Option<&Who>) -> Result<Snapshot, Refused> {
        self.0.borrow().tables.get(id).map(open).ok_or(Refused::NotFound)
    }

    async fn tables(&self, which: Which<'_>) -> Result<Vec<Snapshot>, Refused> {
        let inside = self.0.borrow();
        let sits = |state: &TableState, who: &Who| state.seat_of(&who.id).is_some();
        let chosen = inside.tables.values().filter(|state| match which {
            Which::Open => state.agreed().public && state.phase() == Phase::Waiting,
            Which::Running => state.agreed().public && state.phase() == Phase::Playing,
            Which::Of(who) => sits(state, who),
            Which::FinishedBy(who) => sits(state, who) && state.phase() == Phase::Over,
        });
        Ok(chosen.map(open).collect())
    }

    async fn create(&self, who: &Who, wish: Wish) -> Result<String, Refused> {
        let tables = &mut self.0.borrow_mut().tables;
        let id = format!("table{}", tables.len());
        let seed = Seed::new([tables.len() as u8; 32]).reveal();
        let (agreed, entries) = wish.settle(who, id.clone(), seed, 0)?;
        let mut state = TableState::new(agreed).expect("a known game");
        for entry in entries {
            state = state.after(&entry, 0)?;
        }
        tables.insert(id.clone(), state);
        Ok(id)
    }

    async fn command(&self, who: &Who, table: &str, command: Command) -> Result<u64, Refused> {
        let tables = &mut self.0.borrow_mut().tables;
        let state = tables.get_mut(table).ok_or(Refused::NotFound)?;
        if let Some((_, next)) = state.carry_out(who, &command, 0)? {
            *state = bots_act(next);
        }
        Ok(state.version())
    }

    async fn say(&self, who: &Who, table: &str, text: &str) -> Result<(), Refused> {
        let mut inside = self.0.borrow_mut();
        let state = inside.tables.get(table).ok_or(Refused::NotFound)?;
        state.seat_of(&who.id).ok_or(Refused::NotSeated)?;
        inside.said.push((table.to_owned(), text.to_owned()));
        Ok(())
    }

    async fn rematch(&self, who: &Who, table: &str) -> Result<String, Refused> {
        let tables = &mut self.0.borrow_mut().tables;
        let state = tables.get(table).ok_or(Refused::NotFound)?;
        if state.phase() != Phase::Over {
            return Err(Refused::NotOver);
        }
        if let Some(next) = state.rematch() {
            return Ok(next.to_owned());
        }
        let next = format!("again{}", tables.len());
        let mut agreed = state.agreed().clone();
        (agreed.id, agreed.seed) = (next.clone(), Seed::new([99; 32]).reveal());
        let mut again = TableState::new(agreed).expect("a known game");
        let seat = state.seat_of(&who.id).ok_or(Refused::NotSeated)?;
        for other in Seat::all(state.agreed().seats) {
            let entry = match other == seat {
                true => LogEntry::sit(other.index() as u8, who, None),
                false => LogEntry::Bot { seat: other.index() as u8, level: "club".to_owned() },
            };
            again = again.after(&entry, 0)?;
        }
        let noted = state.after(&LogEntry::Rematch(next.clone()), 0)?;
        tables.extend([(table.to_owned(), noted), (next.clone(), again)]);
        Ok(next)
    }

    async fn welcome(&self, name: &str) -> Result<Who, Refused> {
        if name.is_empty() {
            return Err(Refused::BadName);
        }
        let people = &mut self.0.borrow_mut().people;
        let who = Who { id: format!("person{}", people.len()), name: name.to_owned() };
        people.insert(who.id.clone(), who.clone());
        Ok(who)
    }

    async fn rename(&self, who: &Who, name: &str) -> Result<Who, Refused> {
        if name.is_empty() {
            return Err(Refused::BadName);
        }
        let who = Who { id: who.id.clone(), name: name.to_owned() };
        self.0.borrow_mut().people.insert(who.id.clone(), who.clone());
        Ok(who)
    }

    async fn profile(&self, who: &Who) -> Result<Profile, Refused> {
        let inside = self.0.borrow();
        let account = inside.accounts.iter().find(|(_, (person, _))| *person == who.id);
        let tokens = inside.tokens.iter();
        let tokens = tokens.map(|(id, label)| Token { id: id.clone(), label: label.clone() });
        Ok(Profile {
            account: account.map(|(name, _)| name.clone()),
            statistics: Vec::new(),
            tokens: tokens.collect(),
        })
    }

    async fn register(
        &self,
        who: Option<&Who>,
        name: &str,
        password: &str,
    ) -> Result<Who, Refused> {
        if password.len() < 8 {
            return Err(Refused::BadPassword);
        }
        let who = match who {
            Some(who) => self.rename(who, name).await?,
            None => self.welcome(name).await?,
        };
        let kept = (who.id.clone(), password.to_owned());
        self.0.borrow_mut().accounts.insert(name.to_owned(), kept);
        Ok(who)
    }

    async fn log_in(&self, name: &str, password: &str) -> Result<Who, Refused> {
        let inside = self.0.borrow();
        let (person, right) = inside.accounts.get(name).ok_or(Refused::WrongPassword)?;
        let who = inside.people.get(person).filter(|_| right == password);
        who.cloned().ok_or(Refused::WrongPassword)
    }

    async fn make_token(&self, _: &Who, label: &str) -> Result<String, Refused> {
        self.0.borrow_mut().tokens.insert("token0".to_owned(), label.to_owned());
        Ok("tapis_secret".to_owned())
    }

    async fn revoke_token(&self, _: &Who, id: &str) -> Result<(), Refused> {
        self.0.borrow_mut().tokens.remove(id).map(drop).ok_or(Refused::NotFound)
    }

    async fn export(&self, who: &Who) -> Result<Value, Refused> {
        Ok(json!({ "name": who.name }))
    }

    /// There is no background here: a short review is made at once.
    async fn review(&self, of: &Subject) -> Result<Reviewing, Refused> {
        if let Some(done) = self.0.borrow().reviews.get(of.key()) {
            return Ok(Reviewing::Done(done.clone()));
        }
        let kind = of.kind().ok_or(Refused::NotFound)?;
        let nobodys = |step: usize| of.nobodys.contains(&step);
        Ok(with_kind!(kind, G => {
            let record = Record::<G>::read(&of.record).map_err(|_| Refused::NotFound)?;
            let wanted = Wanted { nobodys: &nobodys, ..Wanted::all(record.game().seats()) };
            let effort = Effort { playouts: 2_000, ..Effort::default() };
            let review = G::reviewed(&record, wanted, effort).ok_or(Refused::NotFound)?;
            let review = Arc::new(review);
            self.0.borrow_mut().reviews.insert(of.key().to_owned(), review.clone());
            Reviewing::Done(review)
        }))
    }

    async fn bring(&self, subject: &Subject) -> Result<(), Refused> {
        let (key, record) = (subject.key().to_owned(), subject.record.clone());
        self.0.borrow_mut().brought.insert(key, record);
        Ok(())
    }

    async fn brought(&self, key: &str) -> Result<String, Refused> {
        self.0.borrow().brought.get(key).cloned().ok_or(Refused::NotFound)
    }

    async fn forget(&self, who: &Who) -> Result<(), Refused> {
        self.0.borrow_mut().people.remove(&who.id);
        Ok(())
    }
}
