//! The stream of a table's page: what a browser is sent when something has happened.
//!
//! A [`LivePage`] draws the moving parts of the page for one kind of viewer: all who sit in the same
//! seat, or look on, and read the same language see alike, and are drawn for once. What is sent is
//! the whole page at first, and then for each thing that happened a [delta](crate::delta): the table
//! after each action, and before that what is held until it has been seen.

use std::any::Any;
use std::sync::Arc;

use tapis_game::{Heard, Seat};
use tapis_pages::late::asks;
use tapis_pages::table::{Flight, Mode, Shown, frame};
use tapis_pages::{Reader, over, waiting};
use tapis_play::table::{GameView, Phase, Snapshot};
use tapis_play::{Entry, Step, What, with_game};

use crate::Viewer;
use crate::delta::Remembered;
use crate::show::{self, Log, Shows};

/// Whoever is further behind sees the present at once.
const MOST_STEPS: usize = 8;

/// What all have in common who see a table alike.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Alike {
    /// Whoever sits here, or owns the table, sees it as nobody else does; and somebody who has sat
    /// down sees no longer what those see who look on.
    person: Option<String>,
    seat: Option<Seat>,
    is_owner: bool,
    language: tapis_texts::Language,
    /// What is of interest only until the cards are dealt: the viewer's name, and where others find
    /// the table.
    before_the_game: Option<(String, String, bool)>,
}

impl Alike {
    /// How this viewer sees the table.
    pub fn of(viewer: &Viewer, table: &Snapshot) -> Self {
        let view = table.seen_by(viewer.id());
        let (name, base) = (&viewer.reader.name, &viewer.base);
        let waits = table.phase() == Phase::Waiting;
        let takes_part = view.seat().is_some() || view.is_owner();
        Self {
            person: viewer.id().filter(|_| takes_part).map(str::to_owned),
            seat: view.seat(),
            is_owner: view.is_owner(),
            language: viewer.reader.language,
            before_the_game: waits.then(|| (name.clone(), base.clone(), viewer.is_local)),
        }
    }
}

/// The moving parts of a table's page, as some viewers have them before them.
pub struct LivePage {
    viewer: Viewer,
    /// What they have been shown.
    shown: Snapshot,
    page: Remembered,
    log: Log,
    /// The scene as it was shown last, of whichever game it is.
    scene: Option<Box<dyn Any + Send>>,
}

impl LivePage {
    /// The page at this moment for all who see it as this viewer does, and what they are sent.
    pub fn begin(viewer: &Viewer, table: &Snapshot) -> (Self, Arc<str>) {
        let takes_part = Alike::of(viewer, table).person.is_some();
        let who = viewer.who.clone().filter(|_| takes_part);
        let reader = Reader { path: format!("/t/{}", table.id()), ..viewer.reader.clone() };
        let viewer = Viewer { who, reader, ..viewer.clone() };
        let mut page = Self {
            viewer,
            shown: table.clone(),
            page: Remembered::default(),
            log: Log::default(),
            scene: None,
        };
        let html = page.present(table);
        page.page = Remembered::of(&html);
        (page, html.into())
    }

    /// The whole page as it was shown last, for one more who sees it, at this time of day. If it is
    /// not what the others have before them piece by piece, they are sent the difference, too.
    pub fn again(&mut self, now: i64) -> (Arc<str>, Option<Arc<str>>) {
        self.viewer.now = now;
        let html = self.present(&self.shown.clone());
        // A clock that has run on, or cards that have landed, are the same piece as before.
        let same = Remembered::of(&html).len() == self.page.len();
        let for_others = (!same).then(|| self.page.delta(&html).into());
        (html.into(), for_others)
    }

    /// What leads from what was shown to the table as it is now, step by step. Only for a table at
    /// which the viewers are [alike](Alike) as they were at the beginning.
    pub fn next(&mut self, table: &Snapshot, now: i64) -> Vec<Arc<str>> {
        self.viewer.now = now;
        let mut pages = self.steps(table);
        if pages.is_empty() {
            pages.push(self.present(table));
        }
        self.shown = table.clone();
        pages.iter().map(|html| self.page.delta(&one_line(html)).into()).collect()
    }

    /// Everything as it is now.
    fn present(&mut self, table: &Snapshot) -> String {
        let viewer = self.viewer.clone();
        let shows = Shows::at(viewer.now, viewer.reader.language, table.seen_by(viewer.id()));
        (self.scene, self.log) = (None, Log::default());
        let Some(game) = shows.table.game() else {
            return one_line(&waiting::main(&viewer.reader, &shows.waiting(&viewer)).into_string());
        };
        let html = with_game!(game, game => {
            if table.phase() == Phase::Over {
                finished(&shows, &game, &viewer.reader)
            } else {
                self.log = Log::of(viewer.reader.language, &show::names(&shows.places), &game);
                let scene = game.scene();
                let html = live(&shows, &game, &scene, &self.log, &Flight::default());
                self.scene = Some(Box::new(scene));
                html
            }
        });
        one_line(&html)
    }

    /// What has happened since, page by page; nothing if the present says more.
    fn steps(&mut self, table: &Snapshot) -> Vec<String> {
        let view = table.seen_by(self.viewer.id());
        let (Some(game), Some(_)) = (view.game(), &self.scene) else { return Vec::new() };
        let (language, since) = (self.viewer.reader.language, self.shown.version());
        let shows = Shows::at(self.viewer.now, language, view);
        with_game!(game, game => {
            let entries: Vec<_> = game.heard(Some(since)).collect();
            match self.actions(&game, &entries) {
                Some(steps) => self.tell(&shows, &game, &entries, &steps),
                None => Vec::new(),
            }
        })
    }

    /// The actions among these entries, unless they are too many. What was shown last is how the
    /// table was before, so that a single action need not be played again to be seen.
    fn actions<G: Shown>(
        &self,
        game: &GameView<'_, G>,
        entries: &[Entry<G>],
    ) -> Option<Vec<Step<G>>> {
        let acts = || {
            entries.iter().filter_map(|entry| match &entry.what {
                What::Action { seat, action, events } => Some((*seat, action, events)),
                _ => None,
            })
        };
        let count = acts().count();
        if count > MOST_STEPS {
            return None;
        }
        let before = self.scene.as_ref().and_then(|scene| scene.downcast_ref::<G::Scene>());
        let taken_back = entries.iter().any(|entry| entry.takes_back().is_some());
        match (before, acts().next()) {
            (Some(before), Some((seat, action, heard))) if count == 1 && !taken_back => {
                Some(vec![Step {
                    number: game.actions() - 1,
                    seat,
                    action: action.clone(),
                    heard: heard.clone(),
                    before: before.clone(),
                    after: game.scene(),
                }])
            }
            _ => Some(game.steps(game.actions() - count)),
        }
    }

    /// After each action what is held until it has been seen, then the table.
    fn tell<G: Shown>(
        &mut self,
        shows: &Shows<'_>,
        game: &GameView<'_, G>,
        entries: &[Entry<G>],
        steps: &[Step<G>],
    ) -> Vec<String>
    where
        G::Scene: Send,
    {
        let (language, names) = (self.viewer.reader.language, show::names(&shows.places));
        let names = tapis_texts::addressed(&names, game.seat());
        let over = shows.table.snapshot().phase() == Phase::Over;
        let mut pages = Vec::new();
        let mut steps = steps.iter().peekable();
        let mut flight = Flight::default();
        for entry in entries {
            self.log.add(language, &names, entry);
            let room = shows.room(&[], false, self.log.lines());
            let draw = |scene: &G::Scene, heard: &[Heard<G>], flight: &Flight, mode| {
                frame(&room, game.game(), scene, heard, flight, mode).into_string()
            };
            if !matches!(entry.what, What::Action { .. }) {
                // The table is as it was before what comes next.
                if let (Some(_), Some(next)) = (entry.takes_back(), steps.peek()) {
                    let heard = show::heard(game, next.number);
                    pages.push(draw(&next.before, &heard, &Flight::default(), Mode::Live));
                }
                continue;
            }
            let step = steps.next().expect("as many steps as actions were heard");
            flight = game.game().flight(step);
            let held = game.game().held(step);
            let goes_on = over || steps.peek().is_some();
            if goes_on || !held.is_empty() {
                let heard = show::heard(game, step.number + 1);
                for (mode, scene) in held {
                    pages.push(draw(&scene, &heard, &flight, mode));
                }
                if goes_on {
                    pages.push(draw(&step.after, &heard, &flight, Mode::Live));
                }
            }
        }
        if over {
            self.scene = None;
            pages.push(finished(shows, game, &self.viewer.reader));
        } else {
            let scene = game.scene();
            pages.push(live(shows, game, &scene, &self.log, &flight));
            self.scene = Some(Box::new(scene));
        }
        pages
    }
}

/// The table as it is, with what the viewer may do.
fn live<G: Shown>(
    shows: &Shows<'_>,
    game: &GameView<'_, G>,
    scene: &G::Scene,
    log: &Log,
    flight: &Flight,
) -> String {
    let legal = game.legal();
    let room = shows.room(&legal, game.can_undo(), log.lines());
    let heard = show::heard(game, game.actions());
    let frame = frame(&room, game.game(), scene, &heard, flight, Mode::Live).into_string();
    frame + &asks(room.language, room.id, &shows.asks()).into_string()
}

fn finished<G: Shown>(shows: &Shows<'_>, game: &GameView<'_, G>, reader: &Reader) -> String {
    over::main(reader, &shows.over(game)).into_string()
}

/// An event of a stream stands on one line, and tabs separate the parts of a delta.
fn one_line(html: &str) -> String {
    html.replace(['\n', '\r', '\t'], " ")
}
