//! What every handler has at hand.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tapis_store::{Person, Store};
use tapis_texts::Language;

use crate::config::Config;
use crate::guard::Limits;
use crate::people::People;
use crate::{Refused, Tables};

/// The state of the server. Cloning it is cheap.
#[derive(Clone)]
pub struct App {
    /// The tables in play.
    pub tables: Tables,
    /// Everybody.
    pub people: People,
    /// How much anybody may ask for.
    pub limits: Arc<Limits>,
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

/// Who sends the request, if they have said. The guard finds it out once for each request.
#[derive(Clone, Debug)]
pub struct Caller(pub Option<Arc<Person>>);

/// Who sends the request; whoever has not said is asked to.
#[derive(Clone, Debug)]
pub struct Me(pub Arc<Person>);

/// The language of whoever sends the request: the one chosen, else the browser's.
#[derive(Clone, Copy, Debug)]
pub struct Tongue(pub Language);

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().cloned().unwrap_or(Self(None)))
    }
}

impl<S: Sync> FromRequestParts<S> for Me {
    type Rejection = Refused;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refused> {
        let caller = parts.extensions.get::<Caller>().and_then(|caller| caller.0.clone());
        caller.map(Self).ok_or(Refused::WhoAreYou)
    }
}

impl<S: Sync> FromRequestParts<S> for Tongue {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(crate::guard::language(&parts.headers)))
    }
}
