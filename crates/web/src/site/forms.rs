//! What browsers send, and what they get for it: a page to go to, or nothing for a script.

use std::collections::BTreeMap;

use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use std::sync::Arc;
use tapis_store::Person;
use tapis_texts::Language;

use super::errors::wants_page;
use crate::api::people::session_cookie;
use crate::app::Caller;
use crate::{App, Refused, guard};

/// The fields of a form. Unknown ones are ignored, as browsers may add some.
pub struct Fields(BTreeMap<String, String>);

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Refused;
    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let form = axum::Form::<BTreeMap<String, String>>::from_request(request, state).await;
        form.map(|form| Self(form.0)).map_err(|error| match error.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLarge,
            _ => Refused::BadRequest("the form cannot be read".to_owned()),
        })
    }
}

impl Fields {
    /// A field, empty if it was not sent.
    pub fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str).trim()
    }

    /// A field, if it was filled in.
    pub fn some(&self, name: &str) -> Option<&str> {
        Some(self.get(name)).filter(|value| !value.is_empty())
    }

    /// A number, if one was filled in.
    pub fn number(&self, name: &str) -> Option<u64> {
        self.some(name)?.parse().ok()
    }

    /// All fields.
    pub fn all(&self) -> Vec<(String, String)> {
        self.0.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
    }

    /// Where to go back to: only within this site.
    pub fn back(&self) -> &str {
        let back = self.get("back");
        let inside = back.starts_with('/') && !back.starts_with("//") && !back.contains('\\');
        if inside && back.bytes().all(|byte| byte > 32 && byte < 127) { back } else { "/" }
    }
}

/// What a form gets: the way to a page, or for a script just that it is done.
pub fn done(headers: &HeaderMap, to: &str) -> Response {
    if wants_page(headers) {
        Redirect::to(to).into_response()
    } else {
        StatusCode::NO_CONTENT.into_response()
    }
}

/// Whoever has no name yet becomes a guest here; the cookie is to be sent along.
pub async fn somebody(
    app: &App,
    caller: Caller,
    headers: &HeaderMap,
    name: Option<&str>,
) -> Result<(Arc<Person>, Option<HeaderValue>), Refused> {
    if let Some(person) = caller.0 {
        return Ok((person, None));
    }
    let language = guard::language(headers);
    let guest = guest_name(language);
    let person = app.people.guest(name.unwrap_or(&guest)).await?;
    let cookie = session_cookie(app, headers, Some(&app.people.pass(&person)));
    Ok((person, Some(cookie)))
}

fn guest_name(language: Language) -> String {
    language.texts().msg_site_guest()
}

/// Sends a cookie along.
pub fn with_cookie(mut answer: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    }
    answer
}
