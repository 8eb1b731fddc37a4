//! What every request passes through: its number, who sends it, how often they may, where it comes
//! from, and what every answer carries.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::panic::AssertUnwindSafe;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tapis_site::Refused;
use tapis_texts::Language;
use tracing::Instrument;

use crate::app::Caller;
use crate::{App, Rejection, secrets};

/// The cookie in which a chosen language is kept.
pub const LANGUAGE_COOKIE: &str = "language";

/// How much anybody may ask for.
pub struct Limits {
    by_address: Option<DefaultKeyedRateLimiter<IpAddr>>,
    by_person: Option<DefaultKeyedRateLimiter<String>>,
    guests: Option<DefaultKeyedRateLimiter<IpAddr>>,
}

impl Limits {
    /// So many requests a second, with four seconds' worth at once; 0 means any number.
    pub fn new(by_address: u32, by_person: u32) -> Self {
        let quota = |rate: u32| {
            let burst = NonZeroU32::new(rate.saturating_mul(4))?;
            Some(Quota::per_second(NonZeroU32::new(rate)?).allow_burst(burst))
        };
        // Whoever opens accounts or tries passwords has more time than others.
        let slowly = quota(by_address)
            .map(|_| Quota::per_minute(NonZeroU32::MIN.saturating_add(29)))
            .map(|quota| quota.allow_burst(NonZeroU32::MIN.saturating_add(29)));
        Self {
            by_address: quota(by_address).map(RateLimiter::keyed),
            by_person: quota(by_person).map(RateLimiter::keyed),
            guests: slowly.map(RateLimiter::keyed),
        }
    }

    fn address(&self, address: IpAddr) -> Result<(), Refused> {
        check(&self.by_address, &subnet(address))
    }

    pub(crate) fn person(&self, person: &str) -> Result<(), Refused> {
        match &self.by_person {
            Some(limit) => check(&Some(limit), &person.to_owned()),
            None => Ok(()),
        }
    }

    /// Somebody new comes, or somebody tries a password.
    pub(crate) fn newcomer(&self, address: IpAddr) -> Result<(), Refused> {
        check(&self.guests, &subnet(address))
    }

    /// Forgets whoever has not asked for anything lately.
    pub fn tidy_up(&self) {
        self.by_address.iter().chain(&self.guests).for_each(|limit| limit.retain_recent());
        self.by_person.iter().for_each(|limit| limit.retain_recent());
    }
}

fn check<K: Clone + Eq + std::hash::Hash>(
    limit: &Option<impl std::borrow::Borrow<DefaultKeyedRateLimiter<K>>>,
    key: &K,
) -> Result<(), Refused> {
    match limit {
        Some(limit) => limit.borrow().check_key(key).map_err(|_| Refused::TooMany),
        None => Ok(()),
    }
}

/// One household or machine has a whole network of IPv6 addresses.
fn subnet(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::from([a, b, c, d, 0, 0, 0, 0])
            }
        },
    }
}

/// What a cookie of this name says.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut cookies = all.flat_map(|value| value.split("; "));
    cookies.find_map(|cookie| cookie.strip_prefix(name)?.strip_prefix('='))
}

/// The language that was chosen, else the browser's.
pub fn language(headers: &HeaderMap) -> Language {
    cookie(headers, LANGUAGE_COOKIE).and_then(Language::from_tag).unwrap_or_else(|| {
        let accept = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Language::negotiate(accept.unwrap_or_default())
    })
}

/// Passes a request on, or refuses it.
pub async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = secrets::name();
    let language = language(request.headers());
    let span = tracing::info_span!(
        "request",
        id,
        method = %request.method(),
        // Addresses of tables are secrets of a kind, so only the beginning of a path is written.
        path = first_words(request.uri().path()),
    );
    let work = async {
        let patience = app.config().patience;
        let answer = match admit(&app, &mut request).await {
            Err(refused) => Rejection(refused).into_response(),
            Ok(()) => {
                let run = AssertUnwindSafe(next.run(request)).catch_unwind();
                match tokio::time::timeout(patience, run).await {
                    Ok(Ok(answer)) => answer,
                    Ok(Err(_)) => {
                        metrics::counter!("tapis_panics_total").increment(1);
                        tracing::error!("a handler has panicked");
                        StatusCode::INTERNAL_SERVER_ERROR.into_response()
                    }
                    Err(_) => Rejection(Refused::Unavailable).into_response(),
                }
            }
        };
        let status = answer.status();
        let seconds = began.elapsed().as_secs_f64();
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), seconds, "answered");
        } else {
            tracing::debug!(status = status.as_u16(), seconds, "answered");
        }
        metrics::counter!("tapis_requests_total", "class" => class(status)).increment(1);
        answer
    };
    let mut answer = finish(work.instrument(span).await, language);
    let headers = answer.headers_mut();
    if let Ok(id) = HeaderValue::from_str(&id) {
        headers.insert(HeaderName::from_static("x-request-id"), id);
    }
    answer
}

async fn admit(app: &App, request: &mut Request) -> Result<(), Refused> {
    let address = address(app, request);
    let looks = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // A WebSocket begins with a GET, but things are done over it.
    let changes = !looks || request.headers().contains_key(header::UPGRADE);
    if !right_host(app, request) {
        return Err(Refused::NotFound);
    }
    if changes && !same_origin(app, request.headers()) {
        return Err(Refused::Foreign);
    }
    if let Some(address) = address {
        app.limits.address(address)?;
    }
    let person = app.people.who(request.headers()).await?;
    if let Some(person) = &person {
        app.limits.person(&person.id)?;
    }
    request.extensions_mut().insert(Caller { person, address });
    Ok(())
}

/// Writes the body of refusals, and what every answer carries.
fn finish(mut answer: Response, language: Language) -> Response {
    if let Some(refused) = answer.extensions_mut().remove::<Rejection>() {
        answer = refused.answer(language);
    }
    let headers = answer.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, tapis_site::POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    // What a person sees is theirs; assets say otherwise themselves.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    answer
}

fn address(app: &App, request: &Request) -> Option<IpAddr> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    if !app.config().trust_proxy {
        return peer;
    }
    // The proxy in front writes the last entry; whatever stands before it anybody may have written.
    let forwarded = request.headers().get_all("x-forwarded-for").into_iter().next_back();
    let last =
        forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.or(peer)
}

/// Whether a request that changes something comes from our own pages, or from a program. Browsers
/// say where it comes from; programs say nothing.
fn same_origin(app: &App, headers: &HeaderMap) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = &app.config().public_url {
        return origin == public.trim_end_matches('/');
    }
    // This server speaks HTTP; before it a proxy may speak HTTPS.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    origin.split_once("://").is_some_and(|(scheme, rest)| {
        Some(rest) == host && (scheme == "http" || scheme == "https" && app.config().trust_proxy)
    })
}

/// Whether a request is for the host that people see, where that is set. Whoever watches over the
/// machine asks for its health under any name.
fn right_host(app: &App, request: &Request) -> bool {
    let Some(public) = &app.config().public_url else { return true };
    let public = public.trim_end_matches('/');
    let wanted = public.split_once("://").map_or(public, |(_, rest)| rest);
    let wanted = wanted.split('/').next().unwrap_or_default();
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let host = host.or(request.uri().authority().map(|authority| authority.as_str()));
    matches!(request.uri().path(), "/health" | "/metrics")
        || host.is_some_and(|host| host.eq_ignore_ascii_case(wanted))
}

/// `/api/tables/…/act` of a path, without the name of the table.
fn first_words(path: &str) -> String {
    let word = |word: &str| {
        let secret = word.len() >= 16;
        if secret { "…".to_owned() } else { word.to_owned() }
    };
    path.split('/').take(6).map(word).collect::<Vec<_>>().join("/")
}

fn class(status: StatusCode) -> &'static str {
    match status.as_u16() {
        ..=199 => "1xx",
        200..=299 => "2xx",
        300..=399 => "3xx",
        400..=499 => "4xx",
        _ => "5xx",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tables_are_not_logged() {
        assert_eq!(first_words("/api/tables/abcdefghijkmnpqr/act"), "/api/tables/…/act");
        assert_eq!(first_words("/t/abcdefghijkmnpqr"), "/t/…");
    }

    #[test]
    fn a_network_counts_as_one() {
        let network = |text: &str| subnet(text.parse().expect("an address"));
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:1"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_eq!(network("::ffff:10.0.0.1"), network("10.0.0.1"));
    }
}
