//! Tables: finding, making, sitting down, acting.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use tapis_api::{
    Act, Join, Joined, Known, NewTable, Problem, Promise, Reveal, Say, SetSeat, Stamp, Start,
    TableInfo, TableList, Undo, View, Which,
};
use tapis_play::GameKind;
use tapis_play::table::{Command, Phase, SeatWish, Snapshot, Who, Wish};
use tapis_site::{House as _, Refused, tell};

use crate::Rejection;
use crate::app::{Asked, At, Caller, Me, Sent};
use crate::house::House;

type Answer<T> = Result<Json<T>, Rejection>;

/// A table as this person has it.
fn info(table: &Snapshot, who: Option<&Who>) -> Json<TableInfo> {
    Json(tell::table_info(&table.seen_by(who.map(|who| &*who.id))))
}

async fn command(house: &House, me: &Who, table: &str, command: Command) -> Answer<Stamp> {
    Ok(Json(Stamp { version: house.command(me, table, command).await? }))
}

/// The tables that strangers find, or one's own.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Which),
    responses((status = OK, body = TableList), (status = "4XX", body = Problem)))]
pub async fn list(house: House, caller: Caller, Asked(which): Asked<Which>) -> Answer<TableList> {
    let who = caller.who();
    let which = match which.state.as_deref().unwrap_or("open") {
        "open" => tapis_site::Which::Open,
        "running" => tapis_site::Which::Running,
        "mine" => tapis_site::Which::Of(who.as_ref().ok_or(Refused::WhoAreYou)?),
        _ => return Err(Refused::none_of("state", "open, running, mine").into()),
    };
    let tables = house.tables(which).await?;
    let tables = tables.iter().map(|table| info(table, who.as_ref()).0).collect();
    Ok(Json(TableList { tables }))
}

/// Makes a table. Its owner is whoever asks.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = OK, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn create(house: House, Me(me): Me, Sent(new): Sent<NewTable>) -> Answer<TableInfo> {
    let game =
        GameKind::named(&new.game).ok_or_else(|| Refused::none_of("game", "all-in, bids"))?;
    let seats = new.seats.iter().map(|word| SeatWish::read(word));
    let seats = seats
        .collect::<Option<Vec<_>>>()
        .ok_or_else(|| Refused::none_of("seats", "me, open, bot:LEVEL"))?;
    let wish = Wish {
        game,
        options: Value::Object(tapis_site::read_options(game, new.options)?),
        seats,
        public: new.public,
        clock_seconds: new.clock_seconds,
        pace_ms: new.pace_ms,
        promise: new.promise,
    };
    let id = house.create(&me, wish).await?;
    Ok(info(&house.table(&id, Some(&me)).await?, Some(&me)))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn show(house: House, caller: Caller, At(id): At<String>) -> Answer<TableInfo> {
    let who = caller.who();
    Ok(info(&house.table(&id, who.as_ref()).await?, who.as_ref()))
}

/// Takes a free seat before the game, or the named seat of a bot during it.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", request_body = Join,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Joined), (status = "4XX", body = Problem)))]
pub async fn join(
    house: House,
    Me(me): Me,
    At(id): At<String>,
    Sent(Join { seat, promise }): Sent<Join>,
) -> Answer<Joined> {
    house.command(&me, &id, Command::Join { seat, promise }).await?;
    let table = house.table(&id, Some(&me)).await?;
    let seat = table.seen_by(Some(&me.id)).seat().ok_or(Refused::Asked)?;
    Ok(Json(Joined { seat: seat.index() as u8 }))
}

/// Promises to add a salt to the deal, in place of what you have promised before; only before dealing
/// is asked, or after a deal was stopped.
#[utoipa::path(post, path = "/api/tables/{id}/promise", tag = "tables", request_body = Promise,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn promise(
    house: House,
    Me(me): Me,
    At(id): At<String>,
    Sent(Promise { promise }): Sent<Promise>,
) -> Answer<Stamp> {
    command(&house, &me, &id, Command::Promise(promise)).await
}

/// Reveals the salt that you have promised, once dealing is asked.
#[utoipa::path(post, path = "/api/tables/{id}/reveal", tag = "tables", request_body = Reveal,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn reveal(
    house: House,
    Me(me): Me,
    At(id): At<String>,
    Sent(Reveal { salt }): Sent<Reveal>,
) -> Answer<Stamp> {
    command(&house, &me, &id, Command::Reveal(salt)).await
}

/// Has a bot play for somebody who has to act and has been away for a while, until they return.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/stand-in", tag = "tables",
    params(
        ("id" = String, Path, description = "the name of the table"),
        ("seat" = u8, Path, description = "the seat, from 0"),
    ),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn stand_in(house: House, Me(me): Me, At((id, seat)): At<(String, u8)>) -> Answer<Stamp> {
    command(&house, &me, &id, Command::StandIn { seat }).await
}

/// Lets in whoever asks for the seat of a bot during the game. For whoever sits at the table.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/admit", tag = "tables",
    params(
        ("id" = String, Path, description = "the name of the table"),
        ("seat" = u8, Path, description = "the seat, from 0"),
    ),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn admit(house: House, Me(me): Me, At((id, seat)): At<(String, u8)>) -> Answer<Stamp> {
    command(&house, &me, &id, Command::Answer { seat, yes: true }).await
}

/// Gives the seat up before the game; during it, a bot stands in until you return.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables",
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn leave(house: House, Me(me): Me, At(id): At<String>) -> Answer<Stamp> {
    command(&house, &me, &id, Command::Leave).await
}

/// Frees a seat or gives it to a bot; removes who sits there. For the owner, before the game.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", tag = "tables",
    request_body = SetSeat,
    params(
        ("id" = String, Path, description = "the name of the table"),
        ("seat" = u8, Path, description = "the seat, from 0"),
    ),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn set_seat(
    house: House,
    Me(me): Me,
    At((id, seat)): At<(String, u8)>,
    Sent(wish): Sent<SetSeat>,
) -> Answer<Stamp> {
    let wish =
        SeatWish::read(&wish.kind).ok_or_else(|| Refused::none_of("kind", "open, bot:LEVEL"))?;
    command(&house, &me, &id, Command::SetSeat { seat, wish }).await
}

/// Deals the cards. For the owner.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", request_body = Start,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn start(
    house: House,
    Me(me): Me,
    At(id): At<String>,
    Sent(Start { fill }): Sent<Start>,
) -> Answer<Stamp> {
    command(&house, &me, &id, Command::Start { fill }).await
}

/// Everything that you see of a table.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "playing",
    params(Known, ("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = View), (status = "4XX", body = Problem)))]
pub async fn view(
    house: House,
    caller: Caller,
    At(id): At<String>,
    Asked(known): Asked<Known>,
) -> Answer<View> {
    let who = caller.who();
    let table = house.table(&id, who.as_ref()).await?;
    Ok(Json(tell::view(&table.seen_by(who.as_ref().map(|who| &*who.id)), known.since)))
}

/// Carries out an action. It is on the disk before this answers.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "playing", request_body = Act,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn act(
    house: House,
    Me(me): Me,
    At(id): At<String>,
    Sent(Act { action, version }): Sent<Act>,
) -> Answer<Stamp> {
    command(&house, &me, &id, Command::Act { action, version }).await
}

/// Takes your last action back, until something new was seen.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "playing", request_body = Undo,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn undo(
    house: House,
    Me(me): Me,
    At(id): At<String>,
    Sent(Undo { version }): Sent<Undo>,
) -> Answer<Stamp> {
    command(&house, &me, &id, Command::Undo { version }).await
}

/// Says something to the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "playing", request_body = Say,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn chat(
    house: House,
    Me(me): Me,
    At(id): At<String>,
    Sent(Say { text }): Sent<Say>,
) -> Answer<Stamp> {
    house.say(&me, &id, &text).await?;
    Ok(Json(Stamp { version: house.table(&id, Some(&me)).await?.version() }))
}

/// The same company plays again, at a new table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables",
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn rematch(house: House, Me(me): Me, At(id): At<String>) -> Answer<TableInfo> {
    let next = house.rematch(&me, &id).await?;
    Ok(info(&house.table(&next, Some(&me)).await?, Some(&me)))
}

/// The record of a finished game, with the seed revealed.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = String, Path, description = "the name of the table")),
    responses(
        (status = OK, body = String, content_type = "text/plain"),
        (status = "4XX", body = Problem),
    ))]
pub async fn record(house: House, At(id): At<String>) -> Result<Response, Rejection> {
    let table = house.table(&id, None).await?;
    let waits = table.phase() == Phase::Waiting;
    let record =
        table.record().ok_or(if waits { Refused::NotStarted } else { Refused::NotOver })?;
    let plain = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
    Ok(([plain], record).into_response())
}
