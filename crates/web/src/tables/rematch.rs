//! Playing again at a new table.

use std::sync::Arc;

use tapis_store::{NewTable, Person, Phase};

use super::gathering::{Gathering, Place};
use super::happening::Happening;
use super::{Live, Tables};
use crate::{Refused, clock, secrets};

impl Tables {
    /// The same company plays again: a new table, the same seats. Whoever asks second finds it.
    ///
    /// # Errors
    /// If the game is not over, the caller had no seat, or the store fails.
    pub async fn rematch(&self, live: &Arc<Live>, who: &Person) -> Result<Arc<Live>, Refused> {
        let wish = {
            let state = live.look();
            if state.phase() != Phase::Over {
                return Err(Refused::NotOver);
            }
            match state.rematch() {
                Some(next) => Err(next.to_owned()),
                None => {
                    state.seat_of(&who.id).ok_or(Refused::NotSeated)?;
                    Ok(Again::of(&state))
                }
            }
        };
        let wish = match wish {
            Ok(wish) => wish,
            Err(next) => return self.find(&next).await,
        };
        let next = self.create_again(&wish, who).await?;
        let change = self.change(live, |state| match state.rematch() {
            Some(_) => Err(Refused::Stale),
            None => Ok((Happening::Rematch(next.clone()), Vec::new())),
        });
        match change.await {
            Ok(_) => self.find(&next).await,
            Err(Refused::Stale) => {
                let first = live.look().rematch().map(str::to_owned).ok_or(Refused::Stale)?;
                self.find(&first).await
            }
            Err(refused) => Err(refused),
        }
    }

    async fn create_again(&self, again: &Again, who: &Person) -> Result<String, Refused> {
        let (mut entries, mut sitters) = (Vec::new(), Vec::new());
        for (seat, place) in again.places.iter().enumerate() {
            let seat = seat as u8;
            match place {
                Place::Open => {}
                Place::Person { id, name, .. } => {
                    let (person, name) = (id.to_string(), name.to_string());
                    sitters.push((seat, person.clone()));
                    let salt = String::new();
                    entries.push(Happening::Sit { seat, person, name, salt }.text());
                }
                Place::Bot { level } => {
                    let level = level.to_string();
                    entries.push(Happening::Bot { seat, level }.text());
                }
            }
        }
        let table = NewTable {
            id: secrets::name(),
            seed: secrets::seed().reveal(),
            owner: who.id.clone(),
            created: clock::now(),
            ..again.table.clone()
        };
        self.store().create(&table, &entries, &sitters).await?;
        Ok(table.id)
    }
}

/// What a rematch takes over.
struct Again {
    table: NewTable,
    places: Vec<Place>,
}

impl Again {
    fn of(state: &Gathering) -> Self {
        let table = NewTable {
            id: String::new(),
            game: state.kind().name().to_owned(),
            options: state.options().to_string(),
            seats: state.places().len() as u8,
            seed: String::new(),
            owner: String::new(),
            public: state.is_public(),
            clock_seconds: state.clock_seconds(),
            pace_ms: state.pace_ms(),
            created: 0,
        };
        Self { table, places: state.places().to_vec() }
    }
}
