//! Playing again at a new table.

use super::{Agreed, LogEntry, Occupant, Phase, Refused, TableState, Who};

impl TableState {
    /// The table at which the same company plays again, in the same seats: what is agreed, and the
    /// first entries of its log. It belongs to whoever asks.
    ///
    /// # Errors
    /// If the game is not over, or they had no seat.
    pub fn again(
        &self,
        who: &Who,
        id: String,
        seed: String,
        now: i64,
    ) -> Result<(Agreed, Vec<LogEntry>), Refused> {
        if self.phase() != Phase::Over {
            return Err(Refused::NotOver);
        }
        self.seat_of(&who.id).ok_or(Refused::NotSeated)?;
        let sits = |(seat, occupant): (u8, &Occupant)| match occupant {
            Occupant::Nobody => None,
            Occupant::Person { id, name, .. } => {
                let who = Who { id: id.to_string(), name: name.to_string() };
                Some(LogEntry::sit(seat, &who, None))
            }
            Occupant::Bot { level } => Some(LogEntry::Bot { seat, level: level.to_string() }),
        };
        let entries = (0..).zip(self.occupants()).filter_map(sits).collect();
        let agreed =
            Agreed { id, seed, owner: who.id.clone(), created: now, ..self.agreed().clone() };
        Ok((agreed, entries))
    }
}
