//! `tapis serve`: the table in a browser. Plain `tapis` means the same.

use std::io::{self, BufRead, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;
use tapis_web::Settings;
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::cannot_read;
use crate::language::{texts, translate};
use crate::output::{Failure, STRONG, paint, problem, stdout};
use crate::pointer::{Fault, Source};

/// The file that is read if it is there and no other is named.
const FILE: &str = "tapis.toml";

#[derive(Args, Default)]
#[command(about = texts().msg_help_serve(), after_help = "\
tapis serve
tapis serve --listen 0.0.0.0:80 --public-url https://cards.example
tapis serve --database postgres://tapis@db.example/tapis --trust-proxy true
tapis serve --config /etc/tapis.toml --log-format json")]
pub struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", help = texts().msg_help_serve_listen())]
    listen: Option<SocketAddr>,
    #[arg(long, value_name = "URL", help = texts().msg_help_any_database())]
    database: Option<String>,
    #[arg(long, value_name = "URL", help = texts().msg_help_serve_public_url())]
    public_url: Option<String>,
    #[arg(long, value_name = "BOOL", help = texts().msg_help_serve_trust_proxy())]
    trust_proxy: Option<bool>,
    #[arg(long, value_name = "ADDRESS", help = texts().msg_help_serve_metrics_listen())]
    metrics_listen: Option<SocketAddr>,
    #[arg(long, value_name = "N", help = texts().msg_help_serve_requests_per_address())]
    requests_per_address: Option<u32>,
    #[arg(long, value_name = "N", help = texts().msg_help_serve_requests_per_person())]
    requests_per_person: Option<u32>,
    #[arg(long, value_name = "FILTER", help = texts().msg_help_serve_log())]
    log: Option<String>,
    #[arg(help = texts().msg_help_serve_log_format())]
    #[arg(long, value_name = "FORMAT", value_parser = ["text", "json"])]
    log_format: Option<String>,
    #[arg(long, value_name = "FILE", help = texts().msg_help_any_config())]
    config: Option<PathBuf>,
}

impl ServeArgs {
    fn settings(&self) -> Settings {
        Settings {
            listen: self.listen,
            database: self.database.clone(),
            public_url: self.public_url.clone(),
            trust_proxy: self.trust_proxy,
            metrics_listen: self.metrics_listen,
            requests_per_address: self.requests_per_address,
            requests_per_person: self.requests_per_person,
            log: self.log.clone(),
            log_format: self.log_format.clone(),
            ..Settings::default()
        }
    }
}

/// What the command, the environment and the file say, the nearer one first.
pub fn settings(nearest: Settings, file: Option<&Path>) -> Result<Settings, Failure> {
    let environment = Settings::from_environment(|name| std::env::var(name).ok())
        .map_err(|error| problem(translate(error)))?;
    let path = file.unwrap_or(Path::new(FILE));
    let file = match std::fs::read_to_string(path) {
        Ok(text) => {
            let source = Source { name: path.display().to_string(), text };
            toml::from_str(&source.text)
                .map_err(|error| problem(source.show(&Fault::of_toml(&error)).trim_end()))?
        }
        Err(error) if file.is_none() && error.kind() == io::ErrorKind::NotFound => {
            Settings::default()
        }
        Err(error) => return Err(cannot_read(path, &error)),
    };
    Ok(nearest.or(environment).or(file))
}

/// Serves until it is told to stop.
pub fn run(args: &ServeArgs) -> Result<(), Failure> {
    let settings = settings(args.settings(), args.config.as_deref())?;
    log(&settings)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // From here on a signal ends what was begun in order, also before anybody is told where the
        // table is.
        let mut end = End::listen()?;
        let server = tapis_web::serve(settings.config()).await;
        let server = server.map_err(|error| problem(translate(error)))?;
        let url = settings.public_url.clone().unwrap_or_else(|| server.url());
        writeln!(stdout(), "{}", texts().msg_commands_serve_ready(paint(STRONG, &url)))?;
        offer_to_open(url)?;
        end.wait().await;
        writeln!(stdout(), "{}", texts().msg_commands_serve_ending())?;
        server.stop().await;
        Ok(())
    })
}

/// The signals by which a server is told to stop.
struct End {
    terminate: Signal,
    interrupt: Signal,
}

impl End {
    fn listen() -> io::Result<Self> {
        let terminate = signal(SignalKind::terminate())?;
        Ok(Self { terminate, interrupt: signal(SignalKind::interrupt())? })
    }

    async fn wait(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}

/// What opens a page on this desktop, if this is one.
fn opener() -> Option<&'static str> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "macos") {
        // Whoever came over the network looks at another desktop.
        return (!set("SSH_CONNECTION")).then_some("open");
    }
    (set("DISPLAY") || set("WAYLAND_DISPLAY")).then_some("xdg-open")
}

/// On a desktop, Enter opens the browser.
fn offer_to_open(url: String) -> io::Result<()> {
    let Some(opener) = opener().filter(|_| io::stdin().is_terminal()) else { return Ok(()) };
    writeln!(stdout(), "{}", texts().msg_commands_serve_open())?;
    std::thread::spawn(move || {
        let mut line = String::new();
        if io::stdin().lock().read_line(&mut line).is_ok_and(|read| read > 0) {
            let mut opener = Command::new(opener);
            let opener = opener.arg(url).stdin(Stdio::null()).stdout(Stdio::null());
            drop(opener.stderr(Stdio::null()).status());
        }
    });
    Ok(())
}

fn log(settings: &Settings) -> Result<(), Failure> {
    use tracing_subscriber::EnvFilter;
    let filter = settings.log.as_deref().unwrap_or("warn,tapis_web=info");
    let filter = EnvFilter::try_new(filter).map_err(problem)?;
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if settings.log_format.as_deref() == Some("json") {
        logs.json().init();
    } else {
        logs.with_ansi(io::stderr().is_terminal()).init();
    }
    Ok(())
}
