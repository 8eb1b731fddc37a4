//! The addresses, in a house that lies in memory: no server, no network, no runtime.

mod house;
mod live;
mod people;
mod review;
mod tables;
mod workshop;

use house::Memory;
use tapis_pages::Reader;
use tapis_play::table::Who;
use tapis_site::{Answer, Asked, Body, Method, Session, Viewer, Wants, answer_now};

/// Somebody with a browser, who remembers what they are told to.
pub struct Browser<'a> {
    house: &'a Memory,
    /// Who they are, as the house sees them.
    pub viewer: Viewer,
}

impl<'a> Browser<'a> {
    /// Somebody whom nobody knows.
    pub fn new(house: &'a Memory) -> Self {
        let viewer = Viewer {
            who: None,
            reader: Reader::default(),
            wants: Wants::Page,
            base: "https://cards.example".to_owned(),
            is_local: false,
            now: 0,
        };
        Self { house, viewer }
    }

    fn ask(&mut self, method: Method, address: &str, form: &str) -> Answer {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let answer = match Asked::read(method, path, query, form.as_bytes()) {
            Ok(asked) => answer_now(&self.viewer, &asked, self.house),
            Err(refused) => Answer::refused(&self.viewer, None, &refused),
        };
        match &answer.session {
            Some(Session::Begin(who)) => self.viewer.who = Some(who.clone()),
            Some(Session::End) => self.viewer.who = None,
            None => {}
        }
        self.viewer.reader.name =
            self.viewer.who.as_ref().map(|who| who.name.clone()).unwrap_or_default();
        answer
    }

    /// Looks at an address.
    pub fn get(&mut self, address: &str) -> Answer {
        self.ask(Method::Get, address, "")
    }

    /// Sends a form.
    pub fn post(&mut self, address: &str, form: &str) -> Answer {
        self.ask(Method::Post, address, form)
    }

    /// A page that is there.
    pub fn page(&mut self, address: &str) -> String {
        let answer = self.get(address);
        assert_eq!(answer.status, 200, "{address}");
        page(answer)
    }

    /// Who they are, once they are known.
    pub fn who(&self) -> &Who {
        self.viewer.who.as_ref().expect("somebody who is known")
    }
}

/// The page that somebody got, whatever its status.
pub fn page(answer: Answer) -> String {
    match answer.body {
        Body::Page(page) => page,
        other => panic!("no page: {other:?}"),
    }
}

/// Where somebody was sent.
pub fn way(answer: Answer) -> String {
    match answer.body {
        Body::Redirect(to) => to,
        other => panic!("no way to anywhere: {other:?}"),
    }
}
