//! Refusals as pages, for whoever came with a browser.

use axum::extract::{FromRequestParts, Request};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::reader::Reads;
use crate::Refused;

/// Turns the refusal of a page into a page. Scripts and programs ask for JSON and get it from the
/// guard.
pub async fn as_pages(request: Request, next: Next) -> Response {
    let wants = wants_page(request.headers()) && !request.uri().path().starts_with("/api/");
    let (mut parts, body) = request.into_parts();
    let at_table = ["/t/", "/j/", "/r/"].iter().any(|room| parts.uri.path().starts_with(room));
    let Ok(Reads(reader)) = Reads::from_request_parts(&mut parts, &()).await;
    let mut answer = next.run(Request::from_parts(parts, body)).await;
    if !wants {
        return answer;
    }
    match answer.extensions_mut().remove::<Refused>() {
        Some(refused) => {
            let texts = reader.language.texts();
            let message = match refused {
                Refused::NotFound if at_table => texts.msg_site_no_table(),
                Refused::NotFound => texts.msg_site_no_page(),
                _ => refused.message(reader.language),
            };
            let status = refused.status();
            let page = tapis_pages::layout::error(&reader, status.as_u16(), &message, None);
            (status, page).into_response()
        }
        None => answer,
    }
}

/// Whether a page is asked for, not data.
pub fn wants_page(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}
