//! What happened, as a value: told by the rules, with its reason, to whoever listens.
//!
//! What happened has drawers of its own. A [`Told`] holds what all hear and what single seats hear
//! besides, fixed when it is told; it can be neither printed nor serialised. Only
//! [`Told::heard_by`] yields something that can, and it is built by adding.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Game, Seat, Seats, State};

/// What an event is made of: data that can be written down and read again.
pub trait Plain:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}
impl<T> Plain for T where
    T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// What an event is to whoever leafs through a game: most are no mark at all.
pub trait Chapters {
    /// The chapter that begins or ends with it.
    fn landmark(&self) -> Option<Landmark> {
        None
    }
}

/// Nothing ever happens.
impl Chapters for () {}

/// A place that is found again in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Landmark {
    /// A round begins, counted from 1.
    Round(u8),
    /// A trick of the round begins, counted from 1.
    Trick(u8),
    /// A turn of this seat begins.
    Turn(Seat),
    /// A round ends.
    Scored {
        /// Which.
        round: u8,
        /// What every seat gained by it.
        gained: Vec<i32>,
        /// What every seat has now.
        totals: Vec<i32>,
    },
}

/// Somebody who is told what happens.
pub trait Tell<G: Game> {
    /// Takes in one thing that happens. It is put into words only if somebody listens.
    fn tell(&mut self, told: impl FnOnce() -> Told<G>);
}

/// Nobody listens: for a search, where the compiler removes all telling.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl<G: Game> Tell<G> for Nobody {
    #[inline(always)]
    fn tell(&mut self, _told: impl FnOnce() -> Told<G>) {}
}

/// Whoever keeps everything.
impl<G: Game> Tell<G> for Vec<Told<G>> {
    fn tell(&mut self, told: impl FnOnce() -> Told<G>) {
        self.push(told());
    }
}

/// One thing that happened, in its drawers.
pub struct Told<G: Game> {
    event: G::Event,
    alone: Vec<Alone<G::Private>>,
    new_to: Seats,
}

// Deriving would ask that the game itself can be compared, which says nothing about its events.
impl<G: Game> Clone for Told<G> {
    fn clone(&self) -> Self {
        Self { event: self.event.clone(), alone: self.alone.clone(), new_to: self.new_to }
    }
}

impl<G: Game> Told<G> {
    /// All hear this, and it shows nobody anything that did not follow from what they knew.
    pub fn all(event: G::Event) -> Self {
        Self { event, alone: Vec::new(), new_to: Seats::NONE }
    }

    /// One seat hears this besides, and nobody else does.
    #[must_use]
    pub fn and_alone(mut self, seat: Seat, what: G::Private) -> Self {
        self.alone.push(Alone { seat, what });
        self
    }

    /// To these seats it showed a card, or another's choice, that did not follow from what they
    /// knew.
    #[must_use]
    pub fn new_to(mut self, seats: Seats) -> Self {
        self.new_to = self.new_to.and(seats);
        self
    }

    /// The chapter that begins or ends with it.
    pub(crate) fn landmark(&self) -> Option<Landmark> {
        self.event.landmark()
    }

    /// What a seat, or a spectator, hears of it.
    pub fn heard_by(&self, ears: Option<Seat>) -> Heard<G> {
        let own = self.alone.iter().filter(|alone| Some(alone.seat) == ears);
        Heard { event: self.event.clone(), alone: own.cloned().collect() }
    }

    /// All of it, for whoever has the truth anyway: finished records, and games that are played
    /// without a table.
    pub fn open(&self, _truth: &State<G>) -> Heard<G> {
        Heard { event: self.event.clone(), alone: self.alone.clone() }
    }

    /// Whether it showed this seat anything new.
    pub(crate) fn is_new_to(&self, seat: Seat) -> bool {
        self.new_to.contains(seat)
    }
}

/// One thing that happened, as somebody heard it.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Heard<G: Game> {
    /// What all heard.
    #[serde(flatten)]
    pub event: G::Event,
    /// What was heard besides: by a seat its own part, with everything open all of them.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub alone: Vec<Alone<G::Private>>,
}

impl<G: Game> Clone for Heard<G> {
    fn clone(&self) -> Self {
        Self { event: self.event.clone(), alone: self.alone.clone() }
    }
}

impl<G: Game> PartialEq for Heard<G> {
    fn eq(&self, other: &Self) -> bool {
        self.event == other.event && self.alone == other.alone
    }
}

impl<G: Game> Debug for Heard<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Heard").field("event", &self.event).field("alone", &self.alone).finish()
    }
}

/// What one seat alone heard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Alone<P> {
    /// Who heard it.
    pub seat: Seat,
    /// What it was.
    #[serde(flatten)]
    pub what: P,
}
