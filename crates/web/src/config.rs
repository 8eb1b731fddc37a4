//! What an operator may decide.

use std::net::SocketAddr;
use std::time::Duration;

/// Everything that can be set, with its default.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where people and programs come in.
    pub listen: SocketAddr,
    /// Where `/metrics` is served; nowhere if not said.
    pub metrics_listen: Option<SocketAddr>,
    /// The address of the database.
    pub database: String,
    /// The address that people see, if a proxy stands before the server.
    pub public_url: Option<String>,
    /// Whether a proxy stands before the server, whose word on the caller's address counts.
    pub trust_proxy: bool,
    /// Requests a second from one address; 0 means any number.
    pub requests_per_address: u32,
    /// Requests a second from one person; 0 means any number.
    pub requests_per_person: u32,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How long a table waits for somebody who is gone, before a bot stands in.
    pub grace: Duration,
    /// How long a request may take.
    pub patience: Duration,
    /// How long a table stays in memory when nobody looks at it.
    pub idle: Duration,
    /// How many streams may be open.
    pub most_streams: usize,
    /// How often a node says that it is alive.
    pub heartbeat: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            metrics_listen: None,
            database: "sqlite://tapis.db".to_owned(),
            public_url: None,
            trust_proxy: false,
            requests_per_address: 50,
            requests_per_person: 20,
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            grace: Duration::from_secs(45),
            patience: Duration::from_secs(15),
            idle: Duration::from_secs(60),
            most_streams: 50_000,
            heartbeat: Duration::from_secs(3),
        }
    }
}

impl Config {
    /// For tests: any free port, any number of requests.
    pub fn for_tests(database: String) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            database,
            requests_per_address: 0,
            requests_per_person: 0,
            ..Self::default()
        }
    }
}
