//! What an operator may decide.

use std::net::SocketAddr;
use std::time::Duration;

use serde::Deserialize;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

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
    /// After how long a table that waits for people is removed, if nothing happens; `None` is never.
    pub waiting: Option<Duration>,
    /// After how long a game is removed in which nobody goes on; `None` is never.
    pub abandoned: Option<Duration>,
    /// How many streams may be open.
    pub most_streams: usize,
    /// How often a node says that it is alive.
    pub heartbeat: Duration,
    /// How often the stream of a page says that it is alive. No setting: pages follow it.
    pub beat: Duration,
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
            waiting: Some(DAY * 7),
            abandoned: Some(DAY * 90),
            most_streams: 50_000,
            heartbeat: Duration::from_secs(3),
            beat: Duration::from_secs(10),
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

/// Settings as they are written in a file, in the environment or behind a command; whatever is not
/// said is left to the next source.
macro_rules! settings {
    ($($(#[$doc:meta])* $name:ident: $type:ty,)*) => {
        /// What an operator has said in one place: a file, the environment, or a command.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Settings {
            $($(#[$doc])* pub $name: Option<$type>,)*
        }

        impl Settings {
            /// The names of all settings; in the environment they are in capitals, after `TAPIS_`.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// What the environment says, asked for by the names of variables.
            ///
            /// # Errors
            /// Names the variable whose value is not understood.
            pub fn from_environment(
                get: impl Fn(&str) -> Option<String>,
            ) -> Result<Self, String> {
                Ok(Self {
                    $($name: {
                        let name = format!("TAPIS_{}", stringify!($name).to_uppercase());
                        match get(&name).filter(|value| !value.is_empty()) {
                            None => None,
                            Some(value) => {
                                let read = value.parse::<$type>();
                                Some(read.map_err(|error| format!("{name}: {error}"))?)
                            }
                        }
                    },)*
                })
            }

            /// These settings, and where they say nothing, those.
            #[must_use]
            pub fn or(self, other: Self) -> Self {
                Self { $($name: self.$name.or(other.$name),)* }
            }
        }
    };
}

settings! {
    /// Where people and programs come in.
    listen: SocketAddr,
    /// Where `/metrics` is served.
    metrics_listen: SocketAddr,
    /// The address of the database.
    database: String,
    /// The address that people see.
    public_url: String,
    /// Whether a proxy stands before the server.
    trust_proxy: bool,
    /// Requests a second from one address; 0 means any number.
    requests_per_address: u32,
    /// Requests a second from one person; 0 means any number.
    requests_per_person: u32,
    /// How many bots think at the same time.
    thinkers: usize,
    /// How long a table waits for somebody who is gone, before a bot stands in.
    grace_seconds: u64,
    /// How long a request may take.
    patience_seconds: u64,
    /// How long a table stays in memory when nobody looks at it.
    idle_seconds: u64,
    /// After how many days a table that waits for people is removed; 0 means never.
    waiting_days: u32,
    /// After how many days a game is removed in which nobody goes on; 0 means never.
    abandoned_days: u32,
    /// How many streams may be open.
    most_streams: usize,
    /// How often a node says that it is alive.
    heartbeat_seconds: u64,
    /// What is logged: `error`, `warn`, `info`, `debug`, or a filter by module.
    log: String,
    /// `text` or `json`.
    log_format: String,
}

impl Settings {
    /// The configuration, with defaults for whatever was not said.
    pub fn config(&self) -> Config {
        let seconds =
            |value: Option<u64>, default: Duration| value.map_or(default, Duration::from_secs);
        let days = |value: Option<u32>, default: Option<Duration>| match value {
            None => default,
            Some(days) => (days > 0).then(|| DAY * days),
        };
        let defaults = Config::default();
        Config {
            listen: self.listen.unwrap_or(defaults.listen),
            metrics_listen: self.metrics_listen,
            database: self.database.clone().unwrap_or(defaults.database),
            public_url: self.public_url.clone(),
            trust_proxy: self.trust_proxy.unwrap_or(defaults.trust_proxy),
            requests_per_address: self
                .requests_per_address
                .unwrap_or(defaults.requests_per_address),
            requests_per_person: self.requests_per_person.unwrap_or(defaults.requests_per_person),
            thinkers: self.thinkers.unwrap_or(defaults.thinkers),
            grace: seconds(self.grace_seconds, defaults.grace),
            patience: seconds(self.patience_seconds, defaults.patience),
            idle: seconds(self.idle_seconds, defaults.idle),
            waiting: days(self.waiting_days, defaults.waiting),
            abandoned: days(self.abandoned_days, defaults.abandoned),
            most_streams: self.most_streams.unwrap_or(defaults.most_streams),
            heartbeat: seconds(self.heartbeat_seconds, defaults.heartbeat)
                .max(Duration::from_secs(1)),
            beat: defaults.beat,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearer_source_decides() {
        let environment = Settings::from_environment(|name| match name {
            "TAPIS_LISTEN" => Some("0.0.0.0:80".to_owned()),
            "TAPIS_THINKERS" => Some("3".to_owned()),
            "TAPIS_DATABASE" => Some(String::new()),
            _ => None,
        });
        let environment = environment.expect("understood");
        let flags = Settings { thinkers: Some(1), ..Settings::default() };
        let file = Settings { database: Some("sqlite://x.db".to_owned()), ..Settings::default() };
        let config = flags.or(environment).or(file).config();
        assert_eq!((config.listen.port(), config.thinkers), (80, 1));
        assert_eq!(config.database, "sqlite://x.db");
        assert_eq!(config.grace, Config::default().grace);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let wrong = Settings::from_environment(|name| {
            (name == "TAPIS_TRUST_PROXY").then(|| "perhaps".to_owned())
        });
        assert!(wrong.expect_err("not understood").starts_with("TAPIS_TRUST_PROXY"));
    }
}
