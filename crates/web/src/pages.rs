//! The site over the network: what a browser asks for is handed to [`tapis_site`], and its answer
//! becomes one of HTTP.

use std::convert::Infallible;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::{Stream, StreamExt, stream};
use tapis_pages::{Reader, Theme};
use tapis_site::live::LivePage;
use tapis_site::{Answer, Asked, Body, File, Kept, Refused, Session, Viewer, Wants};
use tower_http::compression::CompressionLayer;

use crate::app::{At, Caller, Recognised, read};
use crate::guard::{LANGUAGE_COOKIE, cookie, language};
use crate::house::House;
use crate::listen::Listener;
use crate::people::session_cookie;
use crate::tables::feed::Told;
use crate::{App, Rejection, address, clock};

/// The cookie in which a chosen theme is kept.
const THEME_COOKIE: &str = "theme";

/// The pages, and the streams of tables' pages.
pub fn router() -> Router<App> {
    let pages = Router::new().fallback(page).layer(CompressionLayer::new());
    Router::new().route("/t/{id}/stream", get(stream)).merge(pages)
}

/// Any page, and whatever is done there.
async fn page(house: House, caller: Caller, parts: Parts, form: axum::body::Body) -> Response {
    let viewer = viewer(house.app(), &caller, &parts);
    let method = match parts.method {
        Method::GET | Method::HEAD => Ok(tapis_site::Method::Get),
        Method::POST => Ok(tapis_site::Method::Post),
        _ => Err(Refused::BadMethod),
    };
    let (path, query) = (parts.uri.path(), parts.uri.query().unwrap_or_default());
    let form = read(form).await;
    let asked = method.and_then(|method| Asked::read(method, path, query, &form?));
    let answer = match asked {
        // The programs' part of the house knows no pages.
        Err(refused) if path.starts_with("/api/") => return Rejection(refused).into_response(),
        Err(refused) => Answer::refused(&viewer, None, &refused),
        Ok(asked) => tapis_site::answer(&viewer, &asked, &house).await,
    };
    respond(house.app(), &parts.headers, answer).await
}

/// Who looks, and in what light.
fn viewer(app: &App, caller: &Caller, parts: &Parts) -> Viewer {
    let headers = &parts.headers;
    let who = caller.who();
    let base = address::base(app, headers);
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
    let theme = cookie(headers, THEME_COOKIE).and_then(Theme::named);
    Viewer {
        reader: Reader {
            language: language(headers),
            theme: theme.unwrap_or_default(),
            name: who.as_ref().map(|who| who.name.clone()).unwrap_or_default(),
            path: path.to_owned(),
            alone: false,
        },
        wants: match accept {
            Some(accept) if accept.contains("text/html") => Wants::Page,
            _ => Wants::Data,
        },
        who,
        is_local: address::is_local(&base),
        base,
        now: clock::now(),
    }
}

async fn respond(app: &App, headers: &HeaderMap, answer: Answer) -> Response {
    let status = StatusCode::from_u16(answer.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
    let mut response = match answer.body {
        Body::Page(page) => (status, html, page).into_response(),
        Body::Redirect(to) => (status, [(header::LOCATION, to)]).into_response(),
        Body::Done => status.into_response(),
        Body::Problem(refused) => Rejection(refused).into_response(),
        Body::Picture(picture) => {
            let kept = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");
            (status, [(header::CONTENT_TYPE, "image/png"), kept], picture).into_response()
        }
        Body::File(File { mime, kept, text }) => {
            let kept = match kept {
                Kept::Never => "no-store",
                Kept::Day => "public, max-age=86400",
                Kept::Forever => "public, max-age=31536000, immutable",
            };
            let headers = [(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, kept)];
            (status, headers, text).into_response()
        }
    };
    let session = match answer.session {
        None => None,
        Some(Session::End) => Some(session_cookie(app, headers, None)),
        Some(Session::Begin(who)) => match app.people.person(&who.id).await {
            Ok(Some(person)) => {
                Some(session_cookie(app, headers, Some(&app.people.cookie(&person))))
            }
            Ok(None) => None,
            Err(refused) => return Rejection(refused).into_response(),
        },
    };
    let chosen = [
        (LANGUAGE_COOKIE, answer.language.map(|language| language.tag())),
        (THEME_COOKIE, answer.theme.map(|theme| theme.word())),
    ];
    let chosen = chosen.into_iter().filter_map(|(name, word)| {
        let cookie = format!("{name}={}; Path=/; SameSite=Lax; Max-Age=31536000", word?);
        HeaderValue::from_str(&cookie).ok()
    });
    for cookie in session.into_iter().chain(chosen) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The stream of a table's page: its moving parts, and what has changed in them.
async fn stream(
    State(app): State<App>,
    caller: Caller,
    Recognised(session): Recognised,
    At(id): At<String>,
    parts: Parts,
) -> Result<Response, Rejection> {
    let viewer = viewer(&app, &caller, &parts);
    let listener =
        Listener::<LivePage>::open(&app, &id, session, viewer, |feeds| &feeds.pages).await?;
    Ok(event_stream(&app, events(listener, app.config().beat)))
}

/// What there is to tell; and every so often that the stream is alive, with the time in milliseconds
/// until it will say so again: whoever hears nothing for longer knows that the line is dead.
fn events(
    listener: Listener<LivePage>,
    every: Duration,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let beat = move || Event::default().event("beat").data(every.as_millis().to_string());
    let first = stream::once(async move { vec![Ok(beat())] });
    let rest = stream::unfold(listener, move |mut listener| async move {
        listener.viewer().now = clock::now();
        let events = match tokio::time::timeout(every, listener.next()).await {
            Err(_) => vec![Ok(beat())],
            Ok(news) => {
                let news = news?.into_iter().map(|told| Ok(event(&told)));
                news.collect()
            }
        };
        Some((events, listener))
    });
    first.chain(rest).flat_map(stream::iter)
}

/// A message as an event of a stream.
pub(crate) fn event(told: &Told) -> Event {
    let event = Event::default().data(&*told.text);
    match told.id {
        Some(id) => event.id(id.to_string()),
        None => event,
    }
}

/// An answer that goes on until the server stops.
pub(crate) fn event_stream(
    app: &App,
    events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    // A stream that is open keeps the server from stopping.
    let events = Sse::new(events.take_until(Box::pin(app.tables.stopping())));
    let mut answer = events.into_response();
    let headers = answer.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store, no-transform"));
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    answer
}

/// What does not fit an address.
pub(crate) async fn bad_method() -> Rejection {
    Refused::BadMethod.into()
}
