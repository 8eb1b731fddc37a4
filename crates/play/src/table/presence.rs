//! Who looks at a table at the moment.

use tapis_game::{BySeat, Seat};

/// Who looks at a table at the moment, and since when. Times are Unix milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// Open streams of each seat on this node.
    streams: BySeat<u16>,
    /// Open streams on this node of whoever has no seat.
    looking_on: u32,
    /// Until when each seat is known to be on another node.
    elsewhere: BySeat<i64>,
    /// Since when each seat has nobody, or somebody.
    gone_since: BySeat<i64>,
    here_since: BySeat<i64>,
}

/// Who looks at a table, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// Whether somebody looks at it from each seat.
    pub here: BySeat<bool>,
    /// How many look on without a seat, as far as this node knows.
    pub looking_on: u32,
    /// Since when nobody has looked from a seat, in Unix milliseconds; 0 where somebody does.
    pub gone_since: BySeat<i64>,
}

impl Presence {
    /// Nobody, since this time.
    pub fn nobody_since(now: i64) -> Self {
        Self { gone_since: BySeat([now; 6]), ..Self::default() }
    }

    /// A stream of a seat, or of somebody who only looks on, begins on this node. Says whether a
    /// seat has somebody now that had nobody.
    pub fn come(&mut self, seat: Option<Seat>, now: i64) -> bool {
        self.change(seat, now, true)
    }

    /// A stream ends on this node. Says whether a seat has nobody now that had somebody.
    pub fn go(&mut self, seat: Option<Seat>, now: i64) -> bool {
        self.change(seat, now, false)
    }

    fn change(&mut self, seat: Option<Seat>, now: i64, comes: bool) -> bool {
        let Some(seat) = seat else {
            let on = self.looking_on;
            self.looking_on = if comes { on + 1 } else { on.saturating_sub(1) };
            return false;
        };
        let before = self.is_here(seat, now);
        let streams = self.streams[seat];
        self.streams[seat] =
            if comes { streams.saturating_add(1) } else { streams.saturating_sub(1) };
        self.note(seat, before, now)
    }

    /// Another node tells that somebody is there, until some time, or is not any more. Says whether
    /// that changes who is here.
    pub fn heard_of(&mut self, seat: Seat, until: i64, now: i64) -> bool {
        let before = self.is_here(seat, now);
        self.elsewhere[seat] = until;
        self.note(seat, before, now)
    }

    fn note(&mut self, seat: Seat, before: bool, now: i64) -> bool {
        let after = self.is_here(seat, now);
        match (before, after) {
            (true, false) => self.gone_since[seat] = now,
            (false, true) => self.here_since[seat] = now,
            _ => {}
        }
        after != before
    }

    /// Whether somebody looks at the table from this seat.
    pub fn is_here(&self, seat: Seat, now: i64) -> bool {
        self.streams[seat] > 0 || self.elsewhere[seat] > now
    }

    /// Since when nobody looks at it from this seat; later than now, if that is only expected.
    pub(super) fn gone_since(&self, seat: Seat) -> i64 {
        self.gone_since[seat].max(self.elsewhere[seat])
    }

    pub(super) fn here_since(&self, seat: Seat) -> i64 {
        self.here_since[seat]
    }

    /// Whether nobody has a stream on this node.
    pub fn is_empty(&self) -> bool {
        self.looking_on == 0 && self.streams.0.iter().all(|streams| *streams == 0)
    }

    /// The seats that have a stream on this node.
    pub fn seats_here(&self) -> impl Iterator<Item = Seat> {
        Seat::all(6).filter(|seat| self.streams[*seat] > 0)
    }

    /// Who looks, as everybody may know it.
    pub fn company(&self, now: i64) -> Company {
        let mut here = BySeat([false; 6]);
        let mut gone_since = BySeat([0; 6]);
        for seat in Seat::all(6) {
            here[seat] = self.is_here(seat, now);
            gone_since[seat] = if here[seat] { 0 } else { self.gone_since[seat] };
        }
        Company { here, looking_on: self.looking_on, gone_since }
    }
}
