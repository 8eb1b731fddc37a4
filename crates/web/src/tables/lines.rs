//! Lines to those who look at a table over a WebSocket.
//!
//! Whoever changes a table tells its players in the same breath, so that nobody has to be woken up
//! for it. What takes time is left to the task of the wire.

use std::sync::{Arc, Mutex, MutexGuard};

use serde::Serialize;
use tapis_store::Said;
use tokio::net::tcp::OwnedReadHalf;
use tungstenite::Message;

use super::frames::{Manner, Told};
use super::live::Live;
use super::wires::{Carries, Later, Wire};
use crate::refused::Problem;

/// What a message from the server may be besides an update.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Aside<'a> {
    /// What somebody says.
    Chat(&'a Said),
    /// The action was refused; nothing has changed.
    Refused(Problem),
}

/// One table, seen over a wire.
pub struct Line {
    wire: Arc<Wire>,
    /// What the other side calls the table, where it sees several over one wire.
    number: Option<u32>,
    manner: Manner,
    /// Whether a player looks, who does not wait for all those who only look on.
    player: bool,
    known: Mutex<Known>,
}

/// What the other side knows.
#[derive(Default)]
struct Known {
    told: Option<Told>,
    /// The number of the next thing that is said.
    said: u64,
}

impl Line {
    /// A table is to be seen over this wire.
    pub fn new(wire: &Arc<Wire>, number: Option<u32>, manner: Manner, player: bool) -> Self {
        Self { wire: wire.clone(), number, manner, player, known: Mutex::default() }
    }

    /// Tells what has changed: a player at once, whoever only looks on as soon as there is time.
    pub(super) fn tell(&self, live: &Live) {
        if !self.player || self.tell_now(live) == Err(Later::Pass) {
            self.wire.owe();
        }
    }

    /// Tells what has changed, if that needs no waiting.
    pub(crate) fn tell_now(&self, live: &Live) -> Result<(), Later> {
        let mut known = self.known();
        let who = self.wire.who_at_once()?;
        let tick = live.tick();
        let said = match &mut known.told {
            Some(told) if told.tick.only_said_since(tick) => {
                told.tick = tick;
                tick.said
            }
            told => {
                let telling = live.tell(who, told.as_ref(), self.manner);
                let said = telling.told.tick.said;
                *told = Some(telling.told);
                self.wire.send(self.number, &telling.text);
                said
            }
        };
        if known.said < said {
            for words in live.said(known.said) {
                known.said = words.number + 1;
                send_aside(&self.wire, self.number, &Aside::Chat(&words));
            }
        }
        Ok(())
    }

    /// Says why an action was refused.
    pub fn refuse(&self, problem: Problem) {
        Self::refuse_over(&self.wire, self.number, problem);
    }

    /// Says why something was refused that concerns the table of this number, or none.
    pub fn refuse_over(wire: &Wire, number: Option<u32>, problem: Problem) {
        send_aside(wire, number, &Aside::Refused(problem));
    }

    /// Asks whether the other side is still there. A wire with several tables asks by itself.
    pub(super) fn ping(&self) {
        if self.wire.carries() == Carries::One {
            self.wire.ping();
        }
    }

    /// Ends the wire from this side, and with it every line over it.
    pub(super) fn hang_up(&self) {
        self.wire.hang_up();
    }

    /// Listens for the next message of whoever looks at this table alone.
    pub async fn next(&self, live: &Live, ear: &mut OwnedReadHalf) -> Option<Message> {
        self.wire.next(ear, || self.tell_now(live)).await
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().expect("nobody panics while holding a line")
    }
}

fn send_aside(wire: &Wire, number: Option<u32>, aside: &Aside<'_>) {
    let json = serde_json::to_vec(aside).expect("plain data can be written as JSON");
    wire.send(number, &json);
}
