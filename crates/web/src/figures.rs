//! Figures for operators, in the format of Prometheus. Nothing in them names a person or a table.

use std::net::{IpAddr, SocketAddr};
use std::sync::OnceLock;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tapis_site::Refused;

use crate::{App, Rejection};

/// Seconds, from a fast disk to a slow bot.
const BUCKETS: [f64; 14] =
    [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

/// Where figures are collected, for the whole process.
pub fn collected() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS)
            .expect("there are buckets");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // Whoever embeds the server may collect figures in a way of their own.
        drop(metrics::set_global_recorder(recorder));
        describe();
        handle
    })
}

fn describe() {
    metrics::describe_gauge!("tapis_tables", "Tables in memory");
    metrics::describe_gauge!("tapis_streams", "Open streams");
    metrics::describe_counter!("tapis_tables_created_total", "Tables that were made");
    metrics::describe_counter!("tapis_games_finished_total", "Games that were played to the end");
    metrics::describe_histogram!("tapis_action_seconds", "From an action to its acknowledgement");
    metrics::describe_histogram!("tapis_bot_seconds", "How long a bot thinks about one decision");
    metrics::describe_counter!("tapis_store_errors_total", "Failures of the database");
    metrics::describe_counter!("tapis_requests_total", "Requests by the class of their answer");
    metrics::describe_counter!("tapis_panics_total", "Handlers that have panicked");
}

/// `/metrics` on the public address, for whoever asks from this machine and through no proxy.
pub fn router() -> Router<App> {
    Router::new().route("/metrics", get(show_here))
}

/// `/metrics` on an address of its own, for whoever can reach it.
pub fn own_router() -> Router {
    Router::new().route("/metrics", get(|| async { show() }))
}

async fn show_here(
    State(app): State<App>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    let local = peer.is_some_and(|peer| match peer.0.0.ip() {
        IpAddr::V4(v4) => v4.is_loopback(),
        IpAddr::V6(v6) => v6.to_canonical().is_loopback(),
    });
    let forwarded = ["x-forwarded-for", "forwarded", "via"];
    let proxied = app.config().trust_proxy || forwarded.iter().any(|it| headers.contains_key(*it));
    if local && !proxied { Ok(show()) } else { Err(Refused::NotFound.into()) }
}

fn show() -> Response {
    let plain = (header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8");
    ([plain], collected().render()).into_response()
}
