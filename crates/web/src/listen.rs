//! Listening at a table: the one way behind the streams of pages, and the streams and sockets of
//! programs.

use serde::Serialize;
use tapis_api::{Chat, Event};
use tapis_play::table::Snapshot;
use tapis_site::{Refused, tell};
use tokio::sync::watch;

use crate::App;
use crate::people::Session;
use crate::tables::feed::{Drawn, Feeds, FeedsOf, Following, Told};
use crate::tables::{Here, Shown};

/// Somebody who listens at a table.
pub struct Listener<D: Drawn> {
    here: Here,
    shown: watch::Receiver<Shown>,
    session: Option<Session>,
    viewer: D::Viewer,
    feeds: fn(&Feeds) -> &FeedsOf<D>,
    following: Option<Following<D>>,
    /// Which publication was told last.
    told: u64,
}

impl<D: Drawn> Listener<D> {
    /// Somebody begins to listen.
    ///
    /// # Errors
    /// If there is no such table, or too many listen.
    pub async fn open(
        app: &App,
        id: &str,
        session: Option<Session>,
        viewer: D::Viewer,
        feeds: fn(&Feeds) -> &FeedsOf<D>,
    ) -> Result<Self, Refused> {
        let here = app.tables.arrive(id, session.as_ref().map(Session::person)).await?;
        let shown = here.table().watch();
        Ok(Self { here, shown, session, viewer, feeds, following: None, told: 0 })
    }

    /// The next messages; `None` when the table's task has ended, or whoever listens is no longer
    /// let in. It may be broken off and asked again: nothing is lost.
    pub async fn next(&mut self) -> Option<Vec<Told>> {
        loop {
            let told = self.told;
            let new = |shown: &Shown| matches!(shown, Shown::Snapshot(now, _) if *now > told);
            let shown = self.shown.wait_for(new).await.ok()?.clone();
            let Shown::Snapshot(publication, table) = shown else { return None };
            if let Some(session) = &mut self.session
                && !session.is_valid().await
            {
                return None;
            }
            let going_on = self.following.as_mut();
            let news = going_on.and_then(|it| it.next(&self.viewer, publication, &table));
            let news = news.unwrap_or_else(|| {
                let feeds = (self.feeds)(self.here.table().feeds());
                let (following, first) = feeds.follow(&self.viewer, publication, &table);
                self.following = Some(following);
                first
            });
            self.told = publication;
            if !news.is_empty() {
                return Some(news);
            }
        }
    }

    /// Who listens.
    pub fn viewer(&mut self) -> &mut D::Viewer {
        &mut self.viewer
    }
}

/// A program that listens.
pub struct Programs {
    /// Who it is.
    pub person: Option<String>,
    /// Whether it is sent the whole scene each time.
    pub scenes: bool,
    /// What it knows already, if it comes back.
    pub since: Option<u64>,
}

/// What programs are told who see a table alike.
pub struct Program {
    person: Option<String>,
    scenes: bool,
    shown: Snapshot,
}

impl Program {
    /// The table as it is.
    pub fn new(viewer: &Programs, table: &Snapshot) -> Self {
        let seated = |id: &String| table.seen_by(Some(id)).seat().is_some();
        let person = viewer.person.clone().filter(seated);
        Self { person, scenes: viewer.scenes, shown: table.clone() }
    }

    /// What one of them is sent first: everything, or what it has missed if it can go on from what
    /// it knows.
    pub fn first(&self, viewer: &Programs) -> Vec<Told> {
        let (table, view) = (&self.shown, self.shown.seen_by(self.person.as_deref()));
        let known = viewer.since.filter(|since| (table.seated()..=table.version()).contains(since));
        let first = match known {
            Some(since) => Event::Update(tell::update(&view, since, self.scenes, true).into()),
            None => Event::Snapshot(tell::view(&view, Some(0)).into()),
        };
        let chats = table.said().iter().map(|said| told(None, &Event::Chat(tell::chat(said))));
        std::iter::once(told(Some(table.version()), &first)).chain(chats).collect()
    }

    /// What they are sent when the table has changed.
    pub fn next(&mut self, table: &Snapshot) -> Vec<Told> {
        let before = std::mem::replace(&mut self.shown, table.clone());
        let mut news = Vec::new();
        let more = tell::more_than_the_game(&before, table);
        if more || table.version() != before.version() {
            let view = table.seen_by(self.person.as_deref());
            let update = tell::update(&view, before.version(), self.scenes, more);
            news.push(told(Some(table.version()), &Event::Update(update.into())));
        }
        let known = before.said().last().map(|said| said.number);
        let new = table.said().iter().filter(|said| known.is_none_or(|known| said.number > known));
        let chats = new.map(tell::chat).map(|chat: Chat| told(None, &Event::Chat(chat)));
        news.extend(chats);
        news
    }
}

/// # Panics
/// Never in practice: what is told is plain data.
fn told(id: Option<u64>, event: &impl Serialize) -> Told {
    let text = serde_json::to_string(event).expect("plain data can be written as JSON");
    Told { id, text: text.into() }
}
