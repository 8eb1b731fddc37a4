//! For operators: whether the server works.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::App;

/// How the server is.
#[derive(Serialize, ToSchema)]
pub struct Health {
    /// `ok` or `failing`.
    status: &'static str,
    /// Whether the database answers.
    store: bool,
    /// The version of the program.
    version: &'static str,
}

/// Whether this node works: 200 if it does, 503 if the database does not answer or it is stopping.
#[utoipa::path(get, path = "/health", tag = "operations",
    responses((status = OK, body = Health), (status = "5XX", body = Health)))]
pub async fn health(State(app): State<App>) -> (StatusCode, Json<Health>) {
    let store = app.store().ping().await.is_ok();
    let ok = store && !app.tables.is_stopping();
    let status = if ok { "ok" } else { "failing" };
    let code = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (code, Json(Health { status, store, version: env!("CARGO_PKG_VERSION") }))
}
