//! Who reads a page, and in what light.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use tapis_pages::{Reader, Theme};

use crate::app::Caller;
use crate::guard;

/// The cookie in which a chosen theme is kept.
pub const THEME_COOKIE: &str = "theme";

/// Who reads this page.
pub struct Reads(pub Reader);

impl<S: Sync> FromRequestParts<S> for Reads {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let caller = parts.extensions.get::<Caller>().and_then(|caller| caller.0.clone());
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        Ok(Self(Reader {
            language: guard::language(&parts.headers),
            theme: cookie(&parts.headers, THEME_COOKIE)
                .and_then(|word| Theme::named(&word))
                .unwrap_or_default(),
            name: caller.map(|person| person.name.clone()).unwrap_or_default(),
            path: path.to_owned(),
            alone: false,
        }))
    }
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split("; "))
        .find_map(|cookie| cookie.strip_prefix(name)?.strip_prefix('=').map(str::to_owned))
}
