//! Reading what programs send.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

use crate::Refused;

/// A JSON body; no body is an empty object.
pub struct Sent<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let bytes = Bytes::from_request(request, state).await.map_err(too_large)?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        Ok(Self(serde_json::from_slice(text)?))
    }
}

fn too_large(rejection: BytesRejection) -> Refused {
    match rejection.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refused::TooLarge,
        _ => Refused::BadRequest("the body cannot be read".to_owned()),
    }
}

/// A part of the path.
pub struct At<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for At<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(value)| Self(value)).map_err(|_| Refused::NotFound)
    }
}

/// What stands behind the question mark.
pub struct Asked<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query
            .map(|Query(value)| Self(value))
            .map_err(|error| Refused::BadRequest(error.body_text()))
    }
}
