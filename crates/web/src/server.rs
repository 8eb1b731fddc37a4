//! Starting and stopping.

use std::net::SocketAddr;

use axum::Router;
use tapis_store::Store;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::guard::{Limits, guard};
use crate::people::People;
use crate::reports::Reports;
use crate::{App, Reviews, Tables, api, connections, figures, pages};

/// A running server.
pub struct Server {
    app: App,
    address: SocketAddr,
    serving: JoinHandle<()>,
    chores: Vec<JoinHandle<()>>,
}

/// Why the server did not start.
#[derive(Debug)]
pub enum StartError {
    /// The store did not open.
    Store(tapis_store::StoreError),
    /// The address is taken or not ours.
    Listen(SocketAddr, std::io::Error),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

impl From<tapis_store::StoreError> for StartError {
    fn from(error: tapis_store::StoreError) -> Self {
        Self::Store(error)
    }
}

/// Everything that is served.
pub fn router(app: App) -> Router {
    Router::new()
        .merge(api::router())
        .merge(figures::router())
        .merge(pages::router())
        .method_not_allowed_fallback(pages::bad_method)
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// Opens the store and starts to serve.
///
/// # Errors
/// If the store cannot be opened or the address cannot be listened on.
pub async fn serve(config: Config) -> Result<Server, StartError> {
    figures::collected();
    let store = Store::open_alone(&config.database).await?;
    let people = People::open(store.clone()).await?;
    let limits = Limits::new(config.requests_per_address, config.requests_per_person);
    let tables = Tables::new(store, people.clone(), config.clone());
    let reviews = Reviews::new(tables.store().clone(), tables.thinkers());
    let app = App {
        tables: tables.clone(),
        people,
        limits: limits.into(),
        reviews,
        reports: Reports::default(),
    };

    let listen = |address| async move {
        TcpListener::bind(address).await.map_err(|error| StartError::Listen(address, error))
    };
    let listener = listen(config.listen).await?;
    let address =
        listener.local_addr().map_err(|error| StartError::Listen(config.listen, error))?;
    let serving = connections::accept(listener, router(app.clone()), tables.clone());
    let serving = tokio::spawn(serving);
    let mut chores = tables.start_chores();
    let limits = app.limits.clone();
    let stopping = tables.stopping();
    chores.push(tokio::spawn(async move {
        tokio::pin!(stopping);
        loop {
            tokio::select! {
                () = tokio::time::sleep(std::time::Duration::from_secs(60)) => {
                    limits.tidy_up();
                    figures::collected().run_upkeep();
                }
                () = &mut stopping => return,
            }
        }
    }));
    if let Some(address) = config.metrics_listen {
        let listener = listen(address).await?;
        let serving = axum::serve(listener, figures::own_router());
        let serving = serving.with_graceful_shutdown(tables.stopping());
        chores.push(tokio::spawn(async move { drop(serving.await) }));
    }
    Ok(Server { app, address, serving, chores })
}

impl Server {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address for a browser on this machine.
    pub fn url(&self) -> String {
        let ip = if self.address.ip().is_unspecified() {
            "127.0.0.1".to_owned()
        } else if self.address.is_ipv6() {
            format!("[{}]", self.address.ip())
        } else {
            self.address.ip().to_string()
        };
        format!("http://{ip}:{}", self.address.port())
    }

    /// What its handlers have at hand.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Lets no one in any more, finishes what was begun, and closes the store.
    pub async fn stop(self) {
        self.app.tables.stop();
        drop(self.serving.await);
        let end = std::time::Duration::from_secs(10);
        for chore in self.chores {
            drop(tokio::time::timeout(end, chore).await);
        }
        self.app.store().close().await;
    }
}
