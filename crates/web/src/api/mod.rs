//! For programs: JSON in, JSON out, and what is heard at a table.

mod listen;
mod people;
mod tables;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use tapis_api::Health;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;

/// The description of the API. Its paths come from the routes themselves.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tapis",
        description = "Play All In – Predictions and Bids, or let a program play. \
            A program in a seat sees exactly what a person there would see.",
        license(name = "MIT OR Apache-2.0")
    ),
    security(("token" = []), ("cookie" = []), ())
)]
struct Description;

fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(tables::join))
        .routes(routes!(tables::promise))
        .routes(routes!(tables::reveal))
        .routes(routes!(tables::stand_in))
        .routes(routes!(tables::admit))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::set_seat))
        .routes(routes!(tables::start))
        .routes(routes!(tables::view))
        .routes(routes!(listen::stream))
        .routes(routes!(listen::socket))
        .routes(routes!(tables::act))
        .routes(routes!(tables::undo))
        .routes(routes!(tables::chat))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::record))
        .routes(routes!(people::guests))
        .routes(routes!(people::accounts))
        .routes(routes!(people::login))
        .routes(routes!(people::logout))
        .routes(routes!(people::tokens, people::make_token))
        .routes(routes!(people::revoke))
        .routes(routes!(people::me, people::rename, people::forget))
        .routes(routes!(people::export))
        .routes(routes!(people::history))
        .routes(routes!(health))
}

/// All routes of the API.
pub fn router() -> Router<App> {
    let (router, _) = routes().split_for_parts();
    router.route("/api/openapi.json", get(|| async { Json(description()) }))
}

/// The whole description, as it is served.
pub fn description() -> utoipa::openapi::OpenApi {
    let (_, mut description) = routes().split_for_parts();
    // Whatever can be refused can be refused because the database does not answer.
    for item in description.paths.paths.values_mut() {
        let operations = [&mut item.get, &mut item.post, &mut item.put, &mut item.delete];
        for responses in operations.into_iter().flatten().map(|one| &mut one.responses.responses) {
            if let Some(refused) = responses.get("4XX").cloned() {
                responses.entry("5XX".to_owned()).or_insert(refused);
            }
        }
    }
    let components = description.components.get_or_insert_default();
    components.schemas.extend(tapis_play::schema::schemas());
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    let cookie = ApiKey::Cookie(ApiKeyValue::new(crate::people::COOKIE));
    components.add_security_scheme("token", SecurityScheme::Http(token));
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
    description
}

/// Whether this node works: 200 if it does, 503 if the database does not answer or it is stopping.
#[utoipa::path(get, path = "/health", tag = "operations",
    responses((status = OK, body = Health), (status = "5XX", body = Health)))]
async fn health(State(app): State<App>) -> (StatusCode, Json<Health>) {
    let store = app.store().ping().await.is_ok();
    let ok = store && !app.tables.is_stopping();
    let code = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let status = if ok { "ok" } else { "failing" }.to_owned();
    (code, Json(Health { status, store, version: env!("CARGO_PKG_VERSION").to_owned() }))
}
