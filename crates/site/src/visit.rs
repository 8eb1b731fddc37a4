//! Who looks, and what becomes of them while they are answered.

use tapis_pages::Reader;
use tapis_play::table::Who;

use crate::{House, Refused, Session};

/// Who looks, and in what light.
#[derive(Clone, Debug)]
pub struct Viewer {
    /// Who, if they are known.
    pub who: Option<Who>,
    /// Their language, their theme, and where they are.
    pub reader: Reader,
    /// What they want to get.
    pub wants: Wants,
    /// The address of the house as others reach it, such as `https://cards.example`.
    pub base: String,
    /// Whether only this computer can follow that address.
    pub is_local: bool,
    /// The time of day, in Unix milliseconds.
    pub now: i64,
}

/// What somebody wants to get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wants {
    /// A page to look at.
    Page,
    /// For a script: that it is done, or why not.
    Data,
}

impl Viewer {
    /// Under which name the viewer is kept, if they are known.
    pub fn id(&self) -> Option<&str> {
        self.who.as_ref().map(|who| &*who.id)
    }
}

/// Somebody who is being answered.
pub(crate) struct Visit<'a, H> {
    /// Who looks.
    pub viewer: &'a Viewer,
    /// The house that they visit.
    pub house: &'a H,
    /// What has changed about who they are.
    pub session: Option<Session>,
}

impl<'a, H: House> Visit<'a, H> {
    pub fn new(viewer: &'a Viewer, house: &'a H) -> Self {
        Self { viewer, house, session: None }
    }

    /// Who it is; whoever has not said is asked to.
    pub fn me(&self) -> Result<&'a Who, Refused> {
        self.viewer.who.as_ref().ok_or(Refused::WhoAreYou)
    }

    /// Who it is; whoever has no name here yet becomes a guest, under this one if they said one.
    pub async fn somebody(&mut self, name: Option<&str>) -> Result<Who, Refused> {
        if let Some(who) = &self.viewer.who {
            return Ok(who.clone());
        }
        let guest = self.viewer.reader.language.texts().msg_site_guest();
        let who = self.house.welcome(name.unwrap_or(&guest)).await?;
        self.session = Some(Session::Begin(who.clone()));
        Ok(who)
    }
}
