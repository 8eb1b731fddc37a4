//! Pages for people. Everything is drawn by `tapis-pages` from what the viewer may see; here are
//! only the addresses, the forms and the streams.

mod address;
mod after;
mod errors;
mod forms;
mod home;
mod learn;
mod me;
mod reader;
mod stream;
mod table;
mod view;

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::{App, Refused};

pub use errors::as_pages;

/// All pages.
pub fn router() -> Router<App> {
    let compressed = Router::new()
        .route("/", get(home::home))
        .route("/assets/{version}/{name}", get(asset))
        .route("/favicon.ico", get(icon))
        .route("/play/{game}", post(home::play))
        .route("/new/{game}", get(home::set_up).post(home::create))
        .route("/name", post(home::name))
        .route("/settings", post(home::settings))
        .route("/j/{id}", get(home::invited))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/verify", get(after::verify))
        .route("/t/{id}/record", get(after::record))
        .route("/r/{id}", get(after::replay))
        .route("/about", get(learn::about))
        .route("/rules/{game}", get(learn::rules))
        .route("/rules/{game}/house", get(learn::house))
        .route("/learn/{game}", get(learn::lesson).post(learn::attempt))
        .route("/score/{game}", get(learn::score).post(learn::scored))
        .route("/score/{game}/csv", get(learn::csv))
        .route("/score/{game}/json", get(learn::json))
        .route("/me", get(me::page))
        .route("/me/export", get(me::export))
        .route("/me/delete", post(me::delete))
        .route("/account", post(me::account))
        .route("/logout", post(me::logout))
        .route("/tokens", post(me::make_token))
        .route("/tokens/{id}", post(me::revoke))
        .layer(CompressionLayer::new());
    Router::new()
        .merge(compressed)
        .route("/t/{id}/stream", get(stream::stream))
        .route("/t/{id}/act", post(table::act))
        .route("/t/{id}/undo", post(table::undo))
        .route("/t/{id}/chat", post(table::chat))
        .route("/t/{id}/join", post(table::join))
        .route("/t/{id}/salt", post(table::salt))
        .route("/t/{id}/leave", post(table::leave))
        .route("/t/{id}/start", post(table::start))
        .route("/t/{id}/seats/{seat}", post(table::set_seat))
        .route("/t/{id}/rematch", post(table::rematch))
}

/// How long a browser keeps what its address changes with.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Style, script and pictures. Their address changes with their content, so a browser keeps them.
async fn asset(Path((version, name)): Path<(String, String)>) -> Result<Response, Refused> {
    let kept = version == tapis_pages::assets::version();
    file(&name, if kept { FOR_EVER } else { "no-store" })
}

/// The icon for whatever names none itself: a record, the answers to programs.
async fn icon() -> Result<Response, Refused> {
    file("icon.svg", "public, max-age=86400")
}

fn file(name: &str, keep: &'static str) -> Result<Response, Refused> {
    let asset = tapis_pages::assets::get(name).ok_or(Refused::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.mime)),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
    ];
    Ok((headers, asset.text).into_response())
}
