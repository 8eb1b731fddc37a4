//! The reader's own page, and what can be done there.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use tapis_pages::Reader;
use tapis_pages::me::{Me as Page, Statistics, Token};
use tapis_store::{Person, Phase};

use super::forms::{Fields, done, with_cookie};
use super::reader::Reads;
use super::view;
use crate::api::people::session_cookie;
use crate::app::{Caller, Me};
use crate::{App, Refused, api};

/// How many finished games are listed.
const LISTED: u32 = 30;

/// The page.
pub async fn page(
    State(app): State<App>,
    Caller(who): Caller,
    Reads(reader): Reads,
) -> Result<Markup, Refused> {
    let page = gather(&app, &reader, who.as_deref()).await?;
    Ok(tapis_pages::me::page(&reader, &page))
}

async fn gather(app: &App, reader: &Reader, who: Option<&Person>) -> Result<Page, Refused> {
    let Some(who) = who else { return Ok(Page::default()) };
    let mut games: BTreeMap<String, Statistics> = BTreeMap::new();
    for line in app.store().statistics(&who.id).await? {
        let game = games.entry(line.game.clone()).or_default();
        game.game.clone_from(&line.game);
        game.played += u64::from(line.games);
        game.won += u64::from(line.won);
        game.fair += f64::from(line.games) / f64::from(line.players.max(1));
    }
    let mut history = Vec::new();
    for finished in app.store().history(&who.id, LISTED).await? {
        if let Ok(live) = app.tables.find(&finished.table).await {
            history.push(view::line(&live, reader.language, Some(&who.id)));
        }
    }
    let mut running = Vec::new();
    for (id, phase) in app.store().tables_of(&who.id, LISTED).await? {
        if phase != Phase::Over
            && let Ok(live) = app.tables.find(&id).await
            && view::is_mine(&live, &who.id)
        {
            running.push(view::line(&live, reader.language, Some(&who.id)));
        }
    }
    let tokens = app.store().sessions(&who.id).await?.into_iter();
    Ok(Page {
        account: who.account.clone(),
        statistics: games.into_values().collect(),
        running,
        history,
        tokens: tokens.map(|token| Token { id: token.id, label: token.label }).collect(),
        fresh_token: None,
        problem: None,
    })
}

/// The page with what went wrong.
async fn problem(
    app: &App,
    reader: &Reader,
    who: Option<&Person>,
    refused: &Refused,
) -> Result<Response, Refused> {
    let mut page = gather(app, reader, who).await?;
    page.problem = Some(refused.message(reader.language));
    Ok((refused.status(), tapis_pages::me::page(reader, &page)).into_response())
}

/// Makes an account, or comes back to one.
pub async fn account(
    State(app): State<App>,
    Caller(who): Caller,
    Reads(reader): Reads,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let (name, password) = (fields.get("name"), fields.get("password"));
    let known = if fields.get("do") == "login" {
        app.people.log_in(name, password).await
    } else {
        app.people.open_account(who.as_deref(), name, password).await
    };
    match known {
        Ok(person) => {
            let cookie = session_cookie(&app, &headers, Some(&app.people.pass(&person)));
            Ok(with_cookie(Redirect::to("/me").into_response(), Some(cookie)))
        }
        Err(refused) => problem(&app, &reader, who.as_deref(), &refused).await,
    }
}

/// Ends this session.
pub async fn logout(State(app): State<App>, headers: HeaderMap) -> Response {
    let cookie = session_cookie(&app, &headers, None);
    with_cookie(done(&headers, "/"), Some(cookie))
}

/// Makes a token and shows it once.
pub async fn make_token(
    State(app): State<App>,
    Me(me): Me,
    Reads(reader): Reads,
    fields: Fields,
) -> Result<Markup, Refused> {
    let (_, token) = app.people.make_token(&me, fields.get("label")).await?;
    let mut page = gather(&app, &reader, Some(&me)).await?;
    page.fresh_token = Some(token);
    Ok(tapis_pages::me::page(&reader, &page))
}

/// Revokes a token.
pub async fn revoke(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Redirect, Refused> {
    app.people.revoke(&me, &id).await?;
    Ok(Redirect::to("/me"))
}

/// Everything that is kept about the reader.
pub async fn export(state: State<App>, me: Me) -> Result<Json<serde_json::Value>, Refused> {
    api::people::export(state, me).await
}

/// Forgets the reader.
pub async fn delete(
    State(app): State<App>,
    Me(me): Me,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    if fields.some("sure").is_none() {
        return Ok(Redirect::to("/me").into_response());
    }
    app.tables.forget(&me).await?;
    let cookie = session_cookie(&app, &headers, None);
    Ok(with_cookie(Redirect::to("/").into_response(), Some(cookie)))
}
