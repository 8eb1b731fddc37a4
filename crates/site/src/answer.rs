//! What a browser gets.

use maud::Markup;
use tapis_pages::{Theme, assets, layout};
use tapis_play::table::Who;
use tapis_texts::Language;

use crate::{Address, Refused, Viewer, Wants};

/// What a browser gets, and what it is to remember.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status in the numbers of HTTP.
    pub status: u16,
    /// The page, the file, or where to go.
    pub body: Body,
    /// What changes about who the viewer is.
    pub session: Option<Session>,
    /// The language to remember.
    pub language: Option<Language>,
    /// The theme to remember.
    pub theme: Option<Theme>,
}

/// What an answer consists of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    /// A page, in HTML.
    Page(String),
    /// The way to a page.
    Redirect(String),
    /// It is done, and whoever asked is a script that stays where it is.
    Done,
    /// Something that is no page.
    File(File),
    /// A PNG that is part of the program; its address changes with its content.
    Picture(&'static [u8]),
    /// Why nothing is done, for a script.
    Problem(Refused),
}

/// Something that is no page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// Its media type.
    pub mime: &'static str,
    /// How long it may be kept.
    pub kept: Kept,
    /// What is in it.
    pub text: String,
}

/// How long a browser may keep a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// Not at all.
    Never,
    /// For a day.
    Day,
    /// For ever: its address changes with its content.
    Forever,
}

/// What changes about who the viewer is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Session {
    /// They are known as this person from now on.
    Begin(Who),
    /// They are nobody again.
    End,
}

impl Answer {
    fn with(status: u16, body: Body) -> Self {
        Self { status, body, session: None, language: None, theme: None }
    }

    /// A page.
    pub(crate) fn page(page: Markup) -> Self {
        Self::with(200, Body::Page(page.into_string()))
    }

    /// A page that says why something was not done.
    pub(crate) fn page_with(refused: &Refused, page: Markup) -> Self {
        Self::with(refused.status(), Body::Page(page.into_string()))
    }

    /// The way to another page, which is looked at and not sent a form.
    pub(crate) fn redirect(to: impl Into<String>) -> Self {
        Self::with(303, Body::Redirect(to.into()))
    }

    /// Something was done: whoever has no script goes to a page, and a script stays where it is.
    pub(crate) fn done(viewer: &Viewer, to: &str) -> Self {
        match viewer.wants {
            Wants::Page => Self::redirect(to),
            Wants::Data => Self::with(204, Body::Done),
        }
    }

    /// A file that is made for this viewer.
    pub(crate) fn file(mime: &'static str, text: String) -> Self {
        Self::with(200, Body::File(File { mime, kept: Kept::Never, text }))
    }

    /// Style, script or a picture. Their address changes with their content.
    pub(crate) fn asset(version: &str, name: &str) -> Result<Self, Refused> {
        if let Some(picture) = assets::picture(name) {
            return Ok(Self::with(200, Body::Picture(picture)));
        }
        let kept = if version == assets::version() { Kept::Forever } else { Kept::Never };
        Self::kept(name, kept)
    }

    /// The icon for whatever names none itself: a record, the answers to programs.
    pub(crate) fn icon() -> Result<Self, Refused> {
        Self::kept("icon.svg", Kept::Day)
    }

    fn kept(name: &str, kept: Kept) -> Result<Self, Refused> {
        let asset = assets::get(name).ok_or(Refused::NotFound)?;
        let file = File { mime: asset.mime, kept, text: asset.text.to_owned() };
        Ok(Self::with(200, Body::File(file)))
    }

    /// Why nothing is done: a page for people, a word and a sentence for scripts.
    pub fn refused(viewer: &Viewer, address: Option<&Address>, refused: &Refused) -> Self {
        if viewer.wants == Wants::Data {
            return Self::with(refused.status(), Body::Problem(refused.clone()));
        }
        let texts = viewer.reader.language.texts();
        let table = address.and_then(Address::table);
        let message = match refused {
            Refused::NotFound if table.is_some() => texts.msg_site_no_table(),
            Refused::NotFound => texts.msg_site_no_page(),
            refused => refused.message(viewer.reader.language),
        };
        let back = match refused {
            Refused::NotFound => None,
            Refused::WhoAreYou => Some("/me".to_owned()),
            _ => table.map(|id| format!("/t/{id}")),
        };
        let (reader, status) = (&viewer.reader, refused.status());
        Self::page_with(refused, layout::error(reader, status, &message, back.as_deref()))
    }
}
