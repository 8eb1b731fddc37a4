//! Letting people in: one task for each connection, none of which can hold up the others.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower::Service;

use crate::Tables;

/// How long somebody may take to say what they want; also how long a silent connection is kept.
const ASKING: Duration = Duration::from_secs(60);
/// What is read at once; longer headers are refused.
const HEADERS: usize = 16 * 1024;
/// How long connections have to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(8);
/// How long to wait when there are no more file descriptors.
const BREATH: Duration = Duration::from_millis(50);

/// Serves until the server stops, and then until what was begun is finished.
pub(crate) async fn accept(listener: TcpListener, router: Router, tables: Tables) {
    let mut connections = JoinSet::new();
    let mut stopping = Box::pin(tables.stopping());
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    connections.spawn(serve(stream, peer, router.clone(), tables.clone()));
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(BREATH).await;
                }
            },
            Some(_) = connections.join_next(), if !connections.is_empty() => {}
            () = &mut stopping => break,
        }
    }
    drop(listener);
    let end = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(FAREWELL, end).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

async fn serve(stream: TcpStream, peer: SocketAddr, router: Router, tables: Tables) {
    // An update of a table is small and must not wait for more.
    drop(stream.set_nodelay(true));
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut router = router.clone();
        async move { Ok::<_, Infallible>(call(&mut router, request).await) }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(ASKING).max_buf_size(HEADERS);
    let mut connection =
        Box::pin(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        // Whoever breaks off breaks off.
        _ = connection.as_mut() => true,
        () = tables.stopping() => false,
    };
    if !ended {
        connection.as_mut().graceful_shutdown();
        drop(connection.await);
    }
}

async fn call(router: &mut Router, request: hyper::Request<Body>) -> axum::response::Response {
    match Service::call(router, request).await {
        Ok(answer) => answer,
        Err(never) => match never {},
    }
}
