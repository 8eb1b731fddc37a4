//! Pages for people.

use axum::Router;

use crate::App;

/// All pages.
pub fn router() -> Router<App> {
    Router::new()
}
