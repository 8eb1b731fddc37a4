//! Who one is: guests, accounts, tokens, one's own data.

use axum::Json;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use tapis_api::{
    Credentials, Done, FinishedGame, History, Logout, MadeToken, Name, NewToken, Problem, SignedIn,
    TokenInfo, TokenList, Totals,
};
use tapis_play::table::Who;
use tapis_site::House as _;

use crate::Rejection;
use crate::app::{At, Caller, Me, Sent};
use crate::house::House;
use crate::people::session_cookie;
use crate::rejection::unavailable;

/// How many games are remembered at once.
const REMEMBERED: u32 = 200;

type Answer<T> = Result<Json<T>, Rejection>;

/// Becomes a guest with this name.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = Name,
    responses((status = OK, body = SignedIn), (status = "4XX", body = Problem)))]
pub async fn guests(
    house: House,
    headers: HeaderMap,
    Sent(name): Sent<Name>,
) -> Result<Response, Rejection> {
    let who = house.welcome(&name.name).await?;
    signed_in(&house, &headers, who).await
}

/// Opens an account. A guest keeps what they have played.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Credentials,
    responses((status = OK, body = SignedIn), (status = "4XX", body = Problem)))]
pub async fn accounts(
    house: House,
    caller: Caller,
    headers: HeaderMap,
    Sent(wish): Sent<Credentials>,
) -> Result<Response, Rejection> {
    let who = house.register(caller.who().as_ref(), &wish.name, &wish.password).await?;
    signed_in(&house, &headers, who).await
}

/// Comes back to an account.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials,
    responses((status = OK, body = SignedIn), (status = "4XX", body = Problem)))]
pub async fn login(
    house: House,
    headers: HeaderMap,
    Sent(wish): Sent<Credentials>,
) -> Result<Response, Rejection> {
    let who = house.log_in(&wish.name, &wish.password).await?;
    signed_in(&house, &headers, who).await
}

async fn signed_in(house: &House, headers: &HeaderMap, who: Who) -> Result<Response, Rejection> {
    let app = house.app();
    let token = app.people.cookie(&*house.person(&who).await?);
    let cookie = session_cookie(app, headers, Some(&token));
    let Who { id: person, name } = who;
    Ok(([(header::SET_COOKIE, cookie)], Json(SignedIn { person, name, token })).into_response())
}

/// Done, and the session in the cookie is over.
fn signed_out(house: &House, headers: &HeaderMap) -> Response {
    let cookie = session_cookie(house.app(), headers, None);
    ([(header::SET_COOKIE, cookie)], Json(Done::YES)).into_response()
}

/// Ends this session, or all.
#[utoipa::path(post, path = "/api/logout", tag = "people", request_body = Logout,
    responses((status = OK, body = Done), (status = "4XX", body = Problem)))]
pub async fn logout(
    house: House,
    Me(me): Me,
    headers: HeaderMap,
    Sent(wish): Sent<Logout>,
) -> Result<Response, Rejection> {
    if wish.everywhere {
        house.app().people.end_sessions(&me.id).await?;
    }
    Ok(signed_out(&house, &headers))
}

/// The tokens of your programs.
#[utoipa::path(get, path = "/api/tokens", tag = "people",
    responses((status = OK, body = TokenList), (status = "4XX", body = Problem)))]
pub async fn tokens(house: House, Me(me): Me) -> Answer<TokenList> {
    let tokens = house.app().store().sessions(&me.id).await.map_err(unavailable)?.into_iter();
    let tokens =
        tokens.map(|token| TokenInfo { id: token.id, label: token.label, created: token.created });
    Ok(Json(TokenList { tokens: tokens.collect() }))
}

/// Makes a token for a program, which then is you.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = NewToken,
    responses((status = OK, body = MadeToken), (status = "4XX", body = Problem)))]
pub async fn make_token(house: House, Me(me): Me, Sent(wish): Sent<NewToken>) -> Answer<MadeToken> {
    let (id, token) = house.app().people.make_token(&me.id, &wish.label).await?;
    Ok(Json(MadeToken { id, token }))
}

/// Revokes a token at once.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people",
    params(("id" = String, Path, description = "the public name of the token")),
    responses((status = OK, body = Done), (status = "4XX", body = Problem)))]
pub async fn revoke(house: House, Me(me): Me, At(id): At<String>) -> Answer<Done> {
    house.revoke_token(&me, &id).await?;
    Ok(Json(Done::YES))
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = OK, body = tapis_api::Me), (status = "4XX", body = Problem)))]
pub async fn me(house: House, Me(me): Me) -> Answer<tapis_api::Me> {
    let person = house.person(&me).await?;
    let (name, account) = (person.name.clone(), person.account.clone());
    Ok(Json(tapis_api::Me { person: me.id, name, account }))
}

/// Changes how you are called at tables from now on.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = Name,
    responses((status = OK, body = tapis_api::Me), (status = "4XX", body = Problem)))]
pub async fn rename(house: House, Me(old): Me, Sent(name): Sent<Name>) -> Answer<tapis_api::Me> {
    let renamed = house.rename(&old, &name.name).await?;
    me(house, Me(renamed)).await
}

/// Everything that is kept about you.
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    responses((status = OK, body = Object), (status = "4XX", body = Problem)))]
pub async fn export(house: House, Me(me): Me) -> Answer<Value> {
    Ok(Json(house.export(&me).await?))
}

/// Forgets you: account, tokens, messages, and that it was you who played.
#[utoipa::path(delete, path = "/api/me", tag = "people",
    responses((status = OK, body = Done), (status = "4XX", body = Problem)))]
pub async fn forget(house: House, Me(me): Me, headers: HeaderMap) -> Result<Response, Rejection> {
    house.forget(&me).await?;
    Ok(signed_out(&house, &headers))
}

/// The games that you have finished.
#[utoipa::path(get, path = "/api/history", tag = "people",
    responses((status = OK, body = History), (status = "4XX", body = Problem)))]
pub async fn history(house: House, Me(me): Me) -> Answer<History> {
    let store = house.app().store();
    let games = store.history(&me.id, REMEMBERED).await.map_err(unavailable)?.into_iter();
    let games = games.map(|game| FinishedGame {
        table: game.table,
        game: game.game,
        players: game.players,
        seat: game.seat,
        score: game.score,
        won: game.won,
        finished: game.finished,
    });
    let totals = store.statistics(&me.id).await.map_err(unavailable)?.into_iter();
    let totals = totals.map(|line| Totals {
        game: line.game,
        players: line.players,
        games: line.games,
        won: line.won,
        points: line.points,
    });
    Ok(Json(History { games: games.collect(), totals: totals.collect() }))
}
