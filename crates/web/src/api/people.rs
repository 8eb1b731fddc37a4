//! Who one is: guests, accounts, tokens, one's own data.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tapis_store::Person;
use utoipa::ToSchema;

use super::body::{At, Sent};
use crate::app::{Caller, Me};
use crate::people::COOKIE;
use crate::refused::Problem;
use crate::{App, Refused};

/// How many games are remembered at once.
const REMEMBERED: u32 = 200;

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 24 characters.
    #[schema(example = "Ada")]
    name: String,
}

/// Somebody who has just said who they are.
#[derive(Serialize, ToSchema)]
pub struct Known {
    /// Who.
    person: String,
    /// How they are called.
    name: String,
    /// To be sent as `Authorization: Bearer …`; the cookie of the answer does the same.
    token: String,
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 1 to 24 characters.
    name: String,
    /// 8 to 200 characters.
    password: String,
}

/// Becomes a guest with this name.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = Name,
    responses((status = OK, body = Known), (status = "4XX", body = Problem)))]
pub async fn guests(
    State(app): State<App>,
    headers: HeaderMap,
    Sent(name): Sent<Name>,
) -> Result<Response, Refused> {
    let person = app.people.guest(&name.name).await?;
    Ok(known(&app, &headers, &person))
}

/// Opens an account. A guest keeps what they have played.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Credentials,
    responses((status = OK, body = Known), (status = "4XX", body = Problem)))]
pub async fn accounts(
    State(app): State<App>,
    Caller(who): Caller,
    headers: HeaderMap,
    Sent(wish): Sent<Credentials>,
) -> Result<Response, Refused> {
    let person = app.people.open_account(who.as_deref(), &wish.name, &wish.password).await?;
    Ok(known(&app, &headers, &person))
}

/// Comes back to an account.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials,
    responses((status = OK, body = Known), (status = "4XX", body = Problem)))]
pub async fn login(
    State(app): State<App>,
    headers: HeaderMap,
    Sent(wish): Sent<Credentials>,
) -> Result<Response, Refused> {
    let person = app.people.log_in(&wish.name, &wish.password).await?;
    Ok(known(&app, &headers, &person))
}

fn known(app: &App, headers: &HeaderMap, person: &Person) -> Response {
    let token = app.people.pass(person);
    let cookie = session_cookie(app, headers, Some(&token));
    let known = Known { person: person.id.clone(), name: person.name.clone(), token };
    ([(header::SET_COOKIE, cookie)], Json(known)).into_response()
}

/// The cookie by which a browser is recognised, for a year; or the one that ends it.
pub fn session_cookie(app: &App, headers: &HeaderMap, token: Option<&str>) -> HeaderValue {
    let https = match &app.config().public_url {
        Some(url) => url.starts_with("https://"),
        None => {
            let proto = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
            app.config().trust_proxy && proto
        }
    };
    let secure = if https { "; Secure" } else { "" };
    let (value, age) = token.map_or(("", 0), |token| (token, 31_536_000));
    let cookie = format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).expect("made of plain letters")
}

/// What to end.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Logout {
    /// Whether to end the sessions on all devices.
    #[serde(default)]
    everywhere: bool,
}

/// Whether something was done.
#[derive(Serialize, ToSchema)]
pub struct Done {
    /// Always true.
    done: bool,
}

/// Ends this session, or all.
#[utoipa::path(post, path = "/api/logout", tag = "people", request_body = Logout,
    responses((status = OK, body = Done), (status = "4XX", body = Problem)))]
pub async fn logout(
    State(app): State<App>,
    Me(me): Me,
    headers: HeaderMap,
    Sent(wish): Sent<Logout>,
) -> Result<Response, Refused> {
    if wish.everywhere {
        app.people.end_sessions(&me).await?;
    }
    let cookie = session_cookie(&app, &headers, None);
    Ok(([(header::SET_COOKIE, cookie)], Json(Done { done: true })).into_response())
}

/// A token as its owner sees it.
#[derive(Serialize, ToSchema)]
pub struct TokenInfo {
    /// Its public name.
    id: String,
    /// What its owner calls it.
    label: String,
    /// When it was made, in Unix milliseconds.
    created: i64,
}

/// The tokens of one's programs.
#[derive(Serialize, ToSchema)]
pub struct TokenList {
    /// The oldest first.
    tokens: Vec<TokenInfo>,
}

/// The tokens of your programs.
#[utoipa::path(get, path = "/api/tokens", tag = "people",
    responses((status = OK, body = TokenList), (status = "4XX", body = Problem)))]
pub async fn tokens(State(app): State<App>, Me(me): Me) -> Result<Json<TokenList>, Refused> {
    let tokens = app.store().sessions(&me.id).await?.into_iter();
    let tokens =
        tokens.map(|token| TokenInfo { id: token.id, label: token.label, created: token.created });
    Ok(Json(TokenList { tokens: tokens.collect() }))
}

/// A token as it is wished for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What you call it.
    #[serde(default)]
    label: String,
}

/// A token, the only time that its secret is shown.
#[derive(Serialize, ToSchema)]
pub struct MadeToken {
    /// Its public name.
    id: String,
    /// To be sent as `Authorization: Bearer …`.
    token: String,
}

/// Makes a token for a program, which then is you.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = NewToken,
    responses((status = OK, body = MadeToken), (status = "4XX", body = Problem)))]
pub async fn make_token(
    State(app): State<App>,
    Me(me): Me,
    Sent(wish): Sent<NewToken>,
) -> Result<Json<MadeToken>, Refused> {
    let (id, token) = app.people.make_token(&me, &wish.label).await?;
    Ok(Json(MadeToken { id, token }))
}

/// Revokes a token at once.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people",
    params(("id" = String, Path, description = "the public name of the token")),
    responses((status = OK, body = Done), (status = "4XX", body = Problem)))]
pub async fn revoke(
    State(app): State<App>,
    Me(me): Me,
    At(id): At<String>,
) -> Result<Json<Done>, Refused> {
    app.people.revoke(&me, &id).await?;
    Ok(Json(Done { done: true }))
}

/// Who one is.
#[derive(Serialize, ToSchema)]
pub struct MeInfo {
    /// Who.
    person: String,
    /// How you are called.
    name: String,
    /// The name of your account, if you have one.
    account: Option<String>,
}

impl MeInfo {
    fn of(person: &Person) -> Self {
        let Person { id, name, account, .. } = person.clone();
        Self { person: id, name, account }
    }
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = OK, body = MeInfo), (status = "4XX", body = Problem)))]
pub async fn me(Me(me): Me) -> Json<MeInfo> {
    Json(MeInfo::of(&me))
}

/// Changes how you are called at tables from now on.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = Name,
    responses((status = OK, body = MeInfo), (status = "4XX", body = Problem)))]
pub async fn rename(
    State(app): State<App>,
    Me(me): Me,
    Sent(name): Sent<Name>,
) -> Result<Json<MeInfo>, Refused> {
    Ok(Json(MeInfo::of(&*app.people.rename(&me, &name.name).await?)))
}

/// Everything that is kept about you.
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    responses((status = OK, body = Object), (status = "4XX", body = Problem)))]
pub async fn export(State(app): State<App>, Me(me): Me) -> Result<Json<Value>, Refused> {
    let store = app.store();
    let tokens = store.sessions(&me.id).await?.into_iter();
    let tokens: Vec<_> = tokens
        .map(|token| json!({ "id": token.id, "label": token.label, "created": token.created }))
        .collect();
    let tables = store.tables_of(&me.id, u32::MAX).await?.into_iter();
    let tables: Vec<_> =
        tables.map(|(id, phase)| json!({ "table": id, "phase": phase.word() })).collect();
    let said = store.said_by(&me.id).await?.into_iter();
    let said: Vec<_> = said
        .map(|(table, said)| json!({ "table": table, "text": said.text, "at": said.at }))
        .collect();
    Ok(Json(json!({
        "me": MeInfo::of(&me),
        "tokens": tokens,
        "tables": tables,
        "results": store.history(&me.id, u32::MAX).await?,
        "said": said,
    })))
}

/// Forgets you: account, tokens, messages, and that it was you who played.
#[utoipa::path(delete, path = "/api/me", tag = "people",
    responses((status = OK, body = Done), (status = "4XX", body = Problem)))]
pub async fn forget(
    State(app): State<App>,
    Me(me): Me,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    app.tables.forget(&me).await?;
    let cookie = session_cookie(&app, &headers, None);
    Ok(([(header::SET_COOKIE, cookie)], Json(Done { done: true })).into_response())
}

/// Finished games and what they add up to.
#[derive(Serialize, ToSchema)]
pub struct History {
    /// The newest first.
    #[schema(value_type = Vec<Object>)]
    games: Vec<tapis_store::Finished>,
    /// By game and number of players.
    #[schema(value_type = Vec<Object>)]
    totals: Vec<tapis_store::Totals>,
}

/// The games that you have finished.
#[utoipa::path(get, path = "/api/history", tag = "people",
    responses((status = OK, body = History), (status = "4XX", body = Problem)))]
pub async fn history(State(app): State<App>, Me(me): Me) -> Result<Json<History>, Refused> {
    let games = app.store().history(&me.id, REMEMBERED).await?;
    Ok(Json(History { games, totals: app.store().statistics(&me.id).await? }))
}
