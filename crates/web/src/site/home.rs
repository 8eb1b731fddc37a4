//! Getting to a table: the home page, a game at once, a table set up with care, an invitation.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde_json::{Map, Value, json};
use tapis_pages::home::Home;
use tapis_pages::setup::Refusal;
use tapis_play::GameKind;
use tapis_store::Phase;

use super::forms::{Fields, done, somebody, with_cookie};
use super::reader::{Reads, THEME_COOKIE};
use super::view::{self, Seen};
use crate::app::Caller;
use crate::guard::LANGUAGE_COOKIE;
use crate::refused::unread;
use crate::tables::{SeatWish, Wish};
use crate::{App, Refused};

/// How many tables are listed.
const LISTED: u32 = 12;
/// How long a bot seems to think, if nobody has said.
const PACE: u32 = 900;

/// The home page.
pub async fn home(
    State(app): State<App>,
    Caller(who): Caller,
    Reads(reader): Reads,
) -> Result<Markup, Refused> {
    let store = app.store();
    let me = who.as_ref().map(|who| who.id.as_str());
    let mut mine = Vec::new();
    if let Some(me) = me {
        for (id, _) in store.tables_of(me, LISTED).await? {
            if app.tables.find(&id).await.is_ok_and(|live| view::is_mine(&live, me)) {
                mine.push(id);
            }
        }
    }
    let open = store.public_tables(Phase::Waiting, LISTED).await?;
    let running = store.public_tables(Phase::Playing, LISTED).await?;
    let mut home = Home::default();
    for (ids, list) in
        [(mine, &mut home.mine), (open, &mut home.open), (running, &mut home.running)]
    {
        for id in ids {
            // One damaged table must not hide the others.
            if let Ok(live) = app.tables.find(&id).await {
                list.push(view::line(&live, reader.language, me));
            }
        }
    }
    Ok(tapis_pages::home::page(&reader, &home))
}

fn kind(game: &str) -> Result<GameKind, Refused> {
    GameKind::named(game).ok_or(Refused::NotFound)
}

/// Deals a game against bots at once.
pub async fn play(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let game = kind(&game)?;
    let (who, cookie) = somebody(&app, caller, &headers, None).await?;
    let bot = || SeatWish::Bot("casual".to_owned());
    let wish = Wish {
        game,
        options: json!({}),
        seats: vec![SeatWish::Me, bot(), bot(), bot()],
        public: false,
        clock_seconds: None,
        pace_ms: PACE,
        salt: String::new(),
    };
    let live = app.tables.create(&who, wish).await?;
    app.tables.start(&live, &who, None).await?;
    let to = format!("/t/{}", live.look().id());
    Ok(with_cookie(Redirect::to(&to).into_response(), cookie))
}

/// The page on which a table is set up.
pub async fn set_up(Path(game): Path<String>, Reads(reader): Reads) -> Result<Markup, Refused> {
    Ok(tapis_pages::setup::page(&reader, kind(&game)?.name(), None, None))
}

/// Opens a table as it was set up, or says what is wrong.
pub async fn create(
    State(app): State<App>,
    caller: Caller,
    Path(game): Path<String>,
    Reads(reader): Reads,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let game = kind(&game)?;
    let problem = |refused: Refused| {
        let message = refused.message(reader.language);
        let refusal = Refusal { problem: &message, fields: &fields.all() };
        let page = tapis_pages::setup::page(&reader, game.name(), None, Some(&refusal));
        (refused.status(), page).into_response()
    };
    let wish = match wish(game, &fields) {
        Ok(wish) => wish,
        Err(refused) => return Ok(problem(refused)),
    };
    let (who, cookie) = somebody(&app, caller, &headers, None).await?;
    let answer = match app.tables.create(&who, wish).await {
        Ok(live) => Redirect::to(&format!("/t/{}", live.look().id())).into_response(),
        Err(refused) => problem(refused),
    };
    Ok(with_cookie(answer, cookie))
}

/// A table as the form says it.
fn wish(game: GameKind, fields: &Fields) -> Result<Wish, Refused> {
    let seats = fields.number("seats").filter(|n| (2..=6).contains(n)).unwrap_or(4);
    let others = (2..=seats).map(|seat| match fields.some(&format!("seat{seat}")) {
        Some(word) => SeatWish::read(word).filter(|wish| *wish != SeatWish::Me),
        None => Some(SeatWish::Open),
    });
    let others = others.collect::<Option<Vec<_>>>().ok_or(Refused::NoSuchBot)?;
    Ok(Wish {
        game,
        options: Value::Object(options(game, fields)?),
        seats: std::iter::once(SeatWish::Me).chain(others).collect(),
        public: fields.some("public").is_some(),
        clock_seconds: fields.number("clock").map(|seconds| seconds.min(86_400) as u32),
        pace_ms: fields.number("pace").map_or(PACE, |pace| pace.min(10_000) as u32),
        salt: String::new(),
    })
}

fn options(game: GameKind, fields: &Fields) -> Result<Map<String, Value>, Refused> {
    let mut options = Map::new();
    let written = |name: &str| fields.some(name).map(|text| own(name, text)).transpose();
    if game == GameKind::AllIn {
        for key in ["side", "discard_variant", "tie_break"] {
            options.extend(fields.some(key).map(|value| (key.to_owned(), value.into())));
        }
        options.extend(written("deck")?.map(|deck| ("deck".to_owned(), deck)));
    } else if game == GameKind::Bids {
        let specials = ["thief", "shuffle", "lowest_wins", "great_unknown"].into_iter();
        // What the form hides for so many players does not count, whatever was chosen before.
        let players = fields.number("seats").unwrap_or(4);
        let specials: Vec<Value> = specials
            .filter(|special| *special != "thief" || players <= 4)
            .filter(|special| fields.some(&format!("special-{special}")).is_some())
            .map(Value::from)
            .collect();
        options.insert("specials".to_owned(), specials.into());
        options.insert("color_bids".to_owned(), fields.some("color_bids").is_some().into());
        options.extend(fields.number("rounds").map(|n| ("rounds".to_owned(), n.into())));
        let ally = fields.some("ally").filter(|_| players == 4 || players == 5);
        let ally = ally.map(|ally| ally == "true");
        options.extend(ally.map(|ally| ("ally".to_owned(), ally.into())));
        let lucky = fields.some("lucky_loser");
        options.extend(lucky.map(|value| ("lucky_loser".to_owned(), value.into())));
        options.extend(written("blanks")?.map(|blanks| ("blanks".to_owned(), blanks)));
    }
    Ok(options)
}

/// What players bring themselves, as JSON or as a TOML file. A file of blank cards is a list under
/// the option's own name; a deck file is the value itself.
fn own(name: &str, text: &str) -> Result<Value, Refused> {
    let wrong = |what: String| Refused::Unplayable(format!("`{name}`: {what}"));
    match serde_json::from_str(text) {
        Ok(value) => return Ok(value),
        Err(error) if text.starts_with('{') => return Err(wrong(unread(&error))),
        Err(_) => {}
    }
    let mut file: Map<String, Value> = toml::from_str(text).map_err(|error| {
        // Where it stands in the text; the picture of the place is for terminals.
        let before = &text[..error.span().map_or(0, |span| span.start.min(text.len()))];
        let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
        let line = before.matches('\n').count() + 1;
        wrong(format!("{} at line {line} column {column}", error.message()))
    })?;
    Ok(file.remove(name).unwrap_or(Value::Object(file)))
}

/// Whoever has the link comes to the table; whoever comes late is offered the seat of a bot.
pub async fn invited(
    State(app): State<App>,
    Caller(who): Caller,
    Path(id): Path<String>,
    Reads(reader): Reads,
) -> Result<Response, Refused> {
    let live = app.tables.find(&id).await?;
    let state = live.look();
    let seen = Seen::of(&live, &state, reader.language, who.as_ref().map(|who| who.id.as_str()));
    let bots = seen.places.iter().any(|place| place.level.is_some());
    if state.phase() == Phase::Playing && seen.eyes.is_none() && bots {
        let late = {
            let (info, places) = (&seen.info, &seen.places);
            tapis_pages::waiting::late(&reader, &id, info.game, places, &info.options)
        };
        return Ok(late.into_response());
    }
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// Changes the name of the reader, or gives them one.
pub async fn name(
    State(app): State<App>,
    caller: Caller,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refused> {
    let name = fields.get("name");
    let cookie = match &caller.0 {
        Some(person) => {
            app.people.rename(person, name).await?;
            None
        }
        None => somebody(&app, caller, &headers, Some(name)).await?.1,
    };
    Ok(with_cookie(done(&headers, fields.back()), cookie))
}

/// Keeps the language and the theme that were chosen.
pub async fn settings(headers: HeaderMap, fields: Fields) -> Response {
    let mut answer = done(&headers, fields.back());
    let language = tapis_texts::Language::from_tag(fields.get("language")).map(|l| l.tag());
    let theme = tapis_pages::Theme::named(fields.get("theme")).map(|theme| theme.word());
    for (cookie, value) in [(LANGUAGE_COOKIE, language), (THEME_COOKIE, theme)] {
        let Some(value) = value else { continue };
        let cookie = format!("{cookie}={value}; Path=/; SameSite=Lax; Max-Age=31536000");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            answer.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    answer
}
