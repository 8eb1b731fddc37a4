//! What every handler has at hand, and what it takes from a request.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use tapis_play::table::Who;
use tapis_site::Refused;
use tapis_store::{Person, Store};

use crate::config::Config;
use crate::guard::Limits;
use crate::house::House;
use crate::people::{People, Session};
use crate::reports::Reports;
use crate::{Rejection, Reviews, Tables};

/// The largest body of a request. A deck file is the largest thing that anybody sends.
const LARGEST_BODY: usize = 64 * 1024;
/// So much of a larger one is read before it is refused.
const LARGEST_REFUSED: usize = 1024 * 1024;

/// The state of the server. Cloning it is cheap.
#[derive(Clone)]
pub struct App {
    /// The tables in play.
    pub tables: Tables,
    /// Everybody.
    pub people: People,
    /// How much anybody may ask for.
    pub limits: Arc<Limits>,
    /// What own decks and cards do to a game.
    pub reports: Reports,
    /// Reviews of finished games.
    pub reviews: Reviews,
}

impl App {
    /// Where tables live.
    pub fn store(&self) -> &Store {
        self.tables.store()
    }

    /// What the operator has decided.
    pub fn config(&self) -> &Config {
        self.tables.config()
    }
}

/// Who sends a request, and from where. The guard finds it out once for each request.
#[derive(Clone, Debug, Default)]
pub struct Caller {
    /// Who, if they have said.
    pub person: Option<Arc<Person>>,
    /// From which address.
    pub address: Option<IpAddr>,
}

impl Caller {
    /// Who it is.
    pub fn who(&self) -> Option<Who> {
        self.person.as_deref().map(who)
    }
}

/// A person, as tables know them.
pub(crate) fn who(person: &Person) -> Who {
    Who { id: person.id.clone(), name: person.name.clone() }
}

/// Who sends the request; whoever has not said is asked to.
pub struct Me(pub Who);

/// By what whoever sends the request was recognised, if they were.
pub struct Recognised(pub Option<Session>);

/// A part of the path.
pub struct At<T>(pub T);

/// What stands behind the question mark.
pub struct Asked<T>(pub T);

/// A JSON body; no body is an empty object.
pub struct Sent<T>(pub T);

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().cloned().unwrap_or_default())
    }
}

impl<S: Sync> FromRequestParts<S> for Me {
    type Rejection = Rejection;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Rejection> {
        let Ok(caller) = Caller::from_request_parts(parts, state).await;
        caller.who().map(Self).ok_or(Refused::WhoAreYou.into())
    }
}

impl FromRequestParts<App> for House {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let Ok(caller) = Caller::from_request_parts(parts, app).await;
        Ok(Self::new(app.clone(), caller.address))
    }
}

impl FromRequestParts<App> for Recognised {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let Ok(caller) = Caller::from_request_parts(parts, app).await;
        let session = caller.person.and_then(|who| app.people.session(&who, &parts.headers));
        Ok(Self(session))
    }
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for At<T> {
    type Rejection = Rejection;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Rejection> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(value)| Self(value)).map_err(|_| Refused::NotFound.into())
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Rejection;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Rejection> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query
            .map(|Query(value)| Self(value))
            .map_err(|error| Refused::BadRequest(error.body_text()).into())
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = Rejection;
    async fn from_request(request: Request, _: &S) -> Result<Self, Rejection> {
        let bytes = read(request.into_body()).await?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        Ok(Self(serde_json::from_slice(text)?))
    }
}

/// Reads a body. Of one that is too large so much is read that whoever sends it comes to hear why it
/// is refused, and no more.
pub(crate) async fn read(body: Body) -> Result<Bytes, Refused> {
    let (mut pieces, mut bytes, mut length) = (body.into_data_stream(), Vec::new(), 0);
    while let Some(piece) = pieces.next().await {
        let unreadable = |_| Refused::BadRequest("the body cannot be read".to_owned());
        let piece = piece.map_err(unreadable)?;
        length += piece.len();
        if length <= LARGEST_BODY {
            bytes.extend_from_slice(&piece);
        } else if length > LARGEST_REFUSED {
            break;
        }
    }
    if length > LARGEST_BODY { Err(Refused::TooLarge) } else { Ok(bytes.into()) }
}
