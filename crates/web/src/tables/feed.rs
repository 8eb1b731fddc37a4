//! What is drawn once for all who see a table alike.
//!
//! Whoever listens wakes up when the task of the table shows a new snapshot. The first of those who
//! see it alike draws what has changed, and the others take the same messages. Only a few are kept:
//! whoever was too slow for them gets everything anew.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, Weak};

use tapis_play::table::Snapshot;
use tapis_site::live::{Alike, LivePage};

use crate::listen::{Program, Programs};

/// How many changes are kept for those who have not taken them yet.
const KEPT: usize = 8;

/// A message, and for an event stream its id.
#[derive(Clone, Debug)]
pub struct Told {
    /// The id, if the message has one.
    pub id: Option<u64>,
    /// What is sent.
    pub text: Arc<str>,
}

/// What is drawn for viewers who see a table alike.
pub trait Drawn: Send + Sized {
    /// Who looks.
    type Viewer;
    /// What all have in common who see it alike.
    type Key: Clone + Eq + Hash;
    /// What this viewer has in common with others at the moment.
    fn key(viewer: &Self::Viewer, table: &Snapshot) -> Self::Key;
    /// The beginning: what such viewers are sent first.
    fn begin(viewer: &Self::Viewer, table: &Snapshot) -> (Self, Vec<Told>);
    /// What one more viewer is sent first, and what the others are sent so that all have the same
    /// before them.
    fn again(&mut self, viewer: &Self::Viewer) -> (Vec<Told>, Vec<Told>);
    /// What all are sent when the table has changed.
    fn next(&mut self, table: &Snapshot) -> Vec<Told>;
}

/// The feeds of one table.
#[derive(Default)]
pub struct Feeds {
    /// Of its page.
    pub pages: FeedsOf<LivePage>,
    /// For programs.
    pub programs: FeedsOf<Program>,
}

/// The feeds of one kind, by what their viewers have in common.
pub struct FeedsOf<D: Drawn>(Mutex<HashMap<D::Key, Weak<Feed<D>>>>);

impl<D: Drawn> Default for FeedsOf<D> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

/// What all are sent who see a table alike.
pub struct Feed<D: Drawn> {
    key: D::Key,
    inside: Mutex<Inside<D>>,
}

struct Inside<D> {
    drawn: D,
    /// Which publication of the table was drawn last.
    publication: u64,
    /// How many changes there were, and the last of them.
    changes: u64,
    recent: VecDeque<Vec<Told>>,
}

/// How far somebody has followed a feed.
pub struct Following<D: Drawn> {
    feed: Arc<Feed<D>>,
    change: u64,
}

impl<D: Drawn> FeedsOf<D> {
    /// Begins to follow the feed of those who see this publication of the table as the viewer does:
    /// what they are sent first.
    pub fn follow(
        &self,
        viewer: &D::Viewer,
        publication: u64,
        table: &Snapshot,
    ) -> (Following<D>, Vec<Told>) {
        let key = D::key(viewer, table);
        let mut feeds = self.0.lock().expect("nobody panics while drawing");
        if let Some(feed) = feeds.get(&key).and_then(Weak::upgrade) {
            drop(feeds);
            let mut inside = feed.inside();
            inside.advance(publication, table);
            let (first, others) = inside.drawn.again(viewer);
            inside.push(others);
            let change = inside.changes;
            drop(inside);
            return (Following { feed, change }, first);
        }
        let (drawn, first) = D::begin(viewer, table);
        let inside = Inside { drawn, publication, changes: 0, recent: VecDeque::new() };
        let feed = Arc::new(Feed { key: key.clone(), inside: Mutex::new(inside) });
        feeds.retain(|_, feed| feed.strong_count() > 0);
        feeds.insert(key, Arc::downgrade(&feed));
        (Following { feed, change: 0 }, first)
    }
}

impl<D: Drawn> Following<D> {
    /// What the viewer is sent now that the table has been published so; `None` if they see it as
    /// others do than before, or were too slow: then they have to begin anew.
    pub fn next(
        &mut self,
        viewer: &D::Viewer,
        publication: u64,
        table: &Snapshot,
    ) -> Option<Vec<Told>> {
        if self.feed.key != D::key(viewer, table) {
            return None;
        }
        let mut inside = self.feed.inside();
        inside.advance(publication, table);
        let missing = usize::try_from(inside.changes - self.change).ok()?;
        let known = inside.recent.len().checked_sub(missing)?;
        let told = inside.recent.iter().skip(known).flatten().cloned().collect();
        self.change = inside.changes;
        // Where nobody else follows, nothing is kept.
        if Arc::strong_count(&self.feed) == 1 {
            inside.recent = VecDeque::new();
        }
        Some(told)
    }
}

impl<D: Drawn> Feed<D> {
    fn inside(&self) -> MutexGuard<'_, Inside<D>> {
        self.inside.lock().expect("nobody panics while drawing")
    }
}

impl<D: Drawn> Inside<D> {
    fn advance(&mut self, publication: u64, table: &Snapshot) {
        if publication > self.publication {
            self.publication = publication;
            let told = self.drawn.next(table);
            self.push(told);
        }
    }

    fn push(&mut self, told: Vec<Told>) {
        if !told.is_empty() {
            self.changes += 1;
            self.recent.push_back(told);
            if self.recent.len() > KEPT {
                self.recent.pop_front();
            }
        }
    }
}

impl Drawn for LivePage {
    type Viewer = tapis_site::Viewer;
    type Key = Alike;

    fn key(viewer: &Self::Viewer, table: &Snapshot) -> Alike {
        Alike::of(viewer, table)
    }

    fn begin(viewer: &Self::Viewer, table: &Snapshot) -> (Self, Vec<Told>) {
        let (page, first) = Self::begin(viewer, table);
        (page, vec![Told { id: Some(table.version()), text: first }])
    }

    fn again(&mut self, _: &Self::Viewer) -> (Vec<Told>, Vec<Told>) {
        let (first, others) = Self::again(self, crate::clock::now());
        let told = |text| Told { id: None, text };
        (vec![told(first)], others.map(told).into_iter().collect())
    }

    fn next(&mut self, table: &Snapshot) -> Vec<Told> {
        let changes = Self::next(self, table, crate::clock::now());
        let told = |text| Told { id: Some(table.version()), text };
        changes.into_iter().map(told).collect()
    }
}

impl Drawn for Program {
    type Viewer = Programs;
    type Key = (Option<String>, bool);

    fn key(viewer: &Programs, table: &Snapshot) -> Self::Key {
        // Whoever has a seat sees what nobody else does; all others see the same.
        let seated = viewer.person.clone().filter(|id| table.seen_by(Some(id)).seat().is_some());
        (seated, viewer.scenes)
    }

    fn begin(viewer: &Programs, table: &Snapshot) -> (Self, Vec<Told>) {
        let program = Self::new(viewer, table);
        let first = program.first(viewer);
        (program, first)
    }

    fn again(&mut self, viewer: &Programs) -> (Vec<Told>, Vec<Told>) {
        (self.first(viewer), Vec::new())
    }

    fn next(&mut self, table: &Snapshot) -> Vec<Told> {
        self.next(table)
    }
}
