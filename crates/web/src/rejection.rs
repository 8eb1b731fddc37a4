//! Refusals as answers, and failures of the database as refusals.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tapis_site::Refused;
use tapis_store::StoreError;
use tapis_texts::Language;

/// Why a request is refused. The guard knows the caller's language and writes the body.
#[derive(Clone, Debug)]
pub struct Rejection(pub Refused);

impl<R: Into<Refused>> From<R> for Rejection {
    fn from(refused: R) -> Self {
        Self(refused.into())
    }
}

impl Rejection {
    fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.0.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The whole answer, in this language.
    pub fn answer(&self, language: Language) -> Response {
        let (Self(refused), status) = (self, self.status());
        let mut answer = (status, Json(refused.problem(language))).into_response();
        let headers = answer.headers_mut();
        if matches!(refused, Refused::TooMany | Refused::Unavailable) {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        answer
    }
}

impl IntoResponse for Rejection {
    fn into_response(self) -> Response {
        let mut answer = self.status().into_response();
        answer.extensions_mut().insert(self);
        answer
    }
}

/// The database does not answer; trying again later may help.
pub(crate) fn unavailable(error: StoreError) -> Refused {
    metrics::counter!("tapis_store_errors_total").increment(1);
    tracing::error!(%error, "the store failed");
    Refused::Unavailable
}
