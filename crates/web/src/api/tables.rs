//! Tables: finding, making, sitting down, acting.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tapis_play::GameKind;
use tapis_store::Phase;
use utoipa::{IntoParams, ToSchema};

use super::body::{Asked, At, Sent};
use super::events::Heard;
use crate::app::{Caller, Me};
use crate::refused::Problem;
use crate::tables::{SeatWish, TableInfo, Wish};
use crate::{App, Refused, Tables};

/// How many tables are listed.
const LISTED: u32 = 50;

/// Which tables.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// `open` (people can still sit down), `running`, or `mine`.
    #[param(example = "open")]
    state: Option<String>,
}

/// A list of tables.
#[derive(Serialize, ToSchema)]
pub struct TableList {
    /// The newest first.
    tables: Vec<TableInfo>,
}

/// The tables that strangers find, or one's own.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Which),
    responses((status = OK, body = TableList), (status = "4XX", body = Problem)))]
pub async fn list(
    State(app): State<App>,
    Caller(who): Caller,
    Asked(which): Asked<Which>,
) -> Result<Json<TableList>, Refused> {
    let store = app.store();
    let ids = match which.state.as_deref().unwrap_or("open") {
        "open" => store.public_tables(Phase::Waiting, LISTED).await?,
        "running" => store.public_tables(Phase::Playing, LISTED).await?,
        "mine" => {
            let who = who.as_ref().ok_or(Refused::WhoAreYou)?;
            let mine = store.tables_of(&who.id, LISTED).await?;
            mine.into_iter().map(|(id, _)| id).collect()
        }
        _ => return Err(Refused::none_of("state", "open, running, mine")),
    };
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        // One damaged table must not hide the others.
        if let Ok(live) = app.tables.find(&id).await {
            let you = who.as_ref().and_then(|who| live.seat_of(&who.id));
            tables.push(live.info(you));
        }
    }
    Ok(Json(TableList { tables }))
}

/// A table as it is wished for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// `all-in` or `bids`.
    #[schema(example = "bids")]
    game: String,
    /// Options of the rules that differ from their defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// For each seat `me`, `open` or `bot:LEVEL`, with one of the five levels beginner, casual,
    /// club, expert, master.
    #[schema(example = json!(["me", "open", "bot:casual"]))]
    seats: Vec<String>,
    /// Whether strangers find the table.
    #[serde(default)]
    public: bool,
    /// After how many seconds a bot decides for whoever has not; never if not said.
    clock_seconds: Option<u32>,
    /// How long a bot seems to think, in milliseconds.
    #[serde(default = "pace")]
    pace_ms: u32,
    /// Words that you add to the deal.
    #[serde(default)]
    salt: String,
}

/// A person can follow this.
fn pace() -> u32 {
    900
}

/// Makes a table. Its owner is whoever asks.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = OK, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn create(
    State(app): State<App>,
    Me(me): Me,
    Sent(new): Sent<NewTable>,
) -> Result<Json<TableInfo>, Refused> {
    let game =
        GameKind::named(&new.game).ok_or_else(|| Refused::none_of("game", "all-in, bids"))?;
    let seats = new.seats.iter().map(|word| SeatWish::read(word));
    let seats = seats
        .collect::<Option<Vec<_>>>()
        .ok_or_else(|| Refused::none_of("seats", "me, open, bot:LEVEL"))?;
    let wish = Wish {
        game,
        options: Value::Object(new.options),
        seats,
        public: new.public,
        clock_seconds: new.clock_seconds,
        pace_ms: new.pace_ms,
        salt: new.salt,
    };
    let live = app.tables.create(&me, wish).await?;
    Ok(Json(live.info(live.seat_of(&me.id))))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn show(
    State(app): State<App>,
    Caller(who): Caller,
    At(id): At<String>,
) -> Result<Json<TableInfo>, Refused> {
    let live = app.tables.find_for(&id, who.as_deref()).await?;
    Ok(Json(live.info(who.and_then(|who| live.seat_of(&who.id)))))
}

/// Where somebody wishes to sit.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat, from 0; the first free one if not said.
    seat: Option<u8>,
    /// Words that you add to the deal.
    #[serde(default)]
    salt: String,
}

/// Where somebody sits.
#[derive(Serialize, ToSchema)]
pub struct Joined {
    /// The seat, from 0.
    seat: u8,
}

/// Takes a free seat before the game, or the named seat of a bot during it.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", request_body = Join,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Joined), (status = "4XX", body = Problem)))]
pub async fn join(
    State(app): State<App>,
    Me(me): Me,
    At(id): At<String>,
    Sent(join): Sent<Join>,
) -> Result<Json<Joined>, Refused> {
    let live = app.tables.find(&id).await?;
    let seat = app.tables.join(&live, &me, join.seat, &join.salt).await?;
    Ok(Json(Joined { seat: seat.index() as u8 }))
}

/// How far a table is now.
#[derive(Serialize, ToSchema)]
pub struct Stamp {
    /// The version after what was asked for.
    version: u64,
}

/// Gives the seat up before the game; during it, a bot stands in until you return.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables",
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn leave(
    State(app): State<App>,
    Me(me): Me,
    At(id): At<String>,
) -> Result<Json<Stamp>, Refused> {
    let live = app.tables.find(&id).await?;
    Ok(Json(Stamp { version: app.tables.leave(&live, &me).await? }))
}

/// Who is to have a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetSeat {
    /// `open` or `bot:LEVEL`.
    #[schema(example = "bot:casual")]
    kind: String,
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
    State(app): State<App>,
    Me(me): Me,
    At((id, seat)): At<(String, u8)>,
    Sent(wish): Sent<SetSeat>,
) -> Result<Json<Stamp>, Refused> {
    let live = app.tables.find(&id).await?;
    let wish =
        SeatWish::read(&wish.kind).ok_or_else(|| Refused::none_of("kind", "open, bot:LEVEL"))?;
    Ok(Json(Stamp { version: app.tables.set_seat(&live, &me, seat, &wish).await? }))
}

/// How the game begins.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The level of bots in seats that nobody took; casual if not said.
    fill: Option<String>,
}

/// Deals the cards. For the owner.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", request_body = Start,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn start(
    State(app): State<App>,
    Me(me): Me,
    At(id): At<String>,
    Sent(start): Sent<Start>,
) -> Result<Json<Stamp>, Refused> {
    let live = app.tables.find(&id).await?;
    let version = app.tables.start(&live, &me, start.fill.as_deref()).await?;
    Ok(Json(Stamp { version }))
}

/// Everything that a viewer sees.
#[derive(Serialize, ToSchema)]
pub struct View {
    /// How many things have happened.
    version: u64,
    /// The table.
    table: TableInfo,
    /// The game as you see it, once it has begun; a card that you may not see is `??`.
    #[schema(value_type = Option<Object>, required = true)]
    scene: Value,
    /// What you may do now.
    legal: Vec<String>,
    /// Whether you can take your last action back.
    can_undo: bool,
    /// Until when somebody has to decide, in Unix milliseconds.
    deadline_ms: Option<i64>,
    /// What you have heard since the version that you knew.
    heard: Vec<Heard>,
}

/// What is known already.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Known {
    /// The version that you have seen: you are told what you have heard since. With 0 that is
    /// everything.
    pub(super) since: Option<u64>,
}

/// Everything that you see of a table.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "playing",
    params(Known, ("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = View), (status = "4XX", body = Problem)))]
pub async fn view(
    State(app): State<App>,
    Caller(who): Caller,
    At(id): At<String>,
    Asked(known): Asked<Known>,
) -> Result<Response, Refused> {
    let live = app.tables.find_for(&id, who.as_deref()).await?;
    let telling = live.tell_all(who.as_ref().map(|who| who.id.as_str()), known.since);
    Ok(([(header::CONTENT_TYPE, "application/json")], telling.text).into_response())
}

/// What somebody does.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// One of the legal actions, as it is written there.
    #[schema(example = "bid R9")]
    pub(super) action: String,
    /// The version that you have seen. A request that is sent twice is then carried out once.
    pub(super) version: Option<u64>,
}

/// Carries out an action. It is on the disk before this answers.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "playing", request_body = Act,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn act(
    State(app): State<App>,
    Me(me): Me,
    At(id): At<String>,
    Sent(act): Sent<Act>,
) -> Result<Json<Stamp>, Refused> {
    let began = std::time::Instant::now();
    let live = app.tables.find(&id).await?;
    let version = app.tables.act(&live, &me.id, &act.action, act.version).await?;
    metrics::histogram!("tapis_action_seconds").record(began.elapsed().as_secs_f64());
    Ok(Json(Stamp { version }))
}

/// What was seen.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The version that you have seen.
    version: Option<u64>,
}

/// Takes your last action back, until something new was seen.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "playing", request_body = Seen,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn undo(
    State(app): State<App>,
    Me(me): Me,
    At(id): At<String>,
    Sent(seen): Sent<Seen>,
) -> Result<Json<Stamp>, Refused> {
    let live = app.tables.find(&id).await?;
    Ok(Json(Stamp { version: app.tables.undo(&live, &me, seen.version).await? }))
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// 1 to 300 characters.
    text: String,
}

/// Says something to the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "playing", request_body = Say,
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = Stamp), (status = "4XX", body = Problem)))]
pub async fn chat(
    State(app): State<App>,
    Me(me): Me,
    At(id): At<String>,
    Sent(say): Sent<Say>,
) -> Result<Json<Stamp>, Refused> {
    let live = app.tables.find(&id).await?;
    app.tables.chat(&live, &me, &say.text).await?;
    Ok(Json(Stamp { version: live.tick().version }))
}

/// The same company plays again, at a new table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables",
    params(("id" = String, Path, description = "the name of the table")),
    responses((status = OK, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn rematch(
    State(app): State<App>,
    Me(me): Me,
    At(id): At<String>,
) -> Result<Json<TableInfo>, Refused> {
    let live = app.tables.find(&id).await?;
    let next = app.tables.rematch(&live, &me).await?;
    Ok(Json(next.info(next.seat_of(&me.id))))
}

/// The record of a finished game, with the seed revealed.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = String, Path, description = "the name of the table")),
    responses(
        (status = OK, body = String, content_type = "text/plain"),
        (status = "4XX", body = Problem),
    ))]
pub async fn record(State(app): State<App>, At(id): At<String>) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    let text = Tables::record(&live)?;
    let plain = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
    Ok(([plain], text).into_response())
}
