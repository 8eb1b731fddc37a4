//! A server as a process of its own.

use std::fs::File;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use tapis_client::Client;
use tapis_client::api::Health;

use crate::process;

/// One `tapis serve`. Dropped, it is killed.
#[derive(Debug)]
pub struct Node {
    program: PathBuf,
    arguments: Vec<String>,
    address: SocketAddr,
    log: PathBuf,
    child: Option<Child>,
}

impl Node {
    /// Starts a server of this program over this database and waits until it is healthy. What it
    /// says goes to `log`.
    ///
    /// # Errors
    /// If it does not come up.
    pub async fn start(program: &Path, database: &str, log: &Path) -> io::Result<Self> {
        // A free port is asked for and given back, so that a restarted node has its old address.
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let words = ["serve", "--listen", &address.to_string(), "--database", database];
        let mut node = Self {
            program: program.to_owned(),
            arguments: words
                .into_iter()
                .chain(UNLIMITED.iter().copied())
                .map(str::to_owned)
                .collect(),
            address,
            log: log.to_owned(),
            child: None,
        };
        node.revive().await?;
        Ok(node)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its process, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    /// Starts it again and waits until it is healthy.
    ///
    /// # Errors
    /// If it ends at once or does not get healthy in a minute.
    pub async fn revive(&mut self) -> io::Result<()> {
        self.launch()?;
        self.wait_until_healthy().await
    }

    /// Starts it again without waiting.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn launch(&mut self) -> io::Result<()> {
        self.kill();
        let log = File::options().create(true).append(true).open(&self.log)?;
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdin(Stdio::null());
        // On a machine under load players may take long to come; no bot is to play for them.
        command.env("TAPIS_GRACE_SECONDS", "600");
        command.stdout(log.try_clone()?).stderr(log);
        self.child = Some(command.spawn()?);
        Ok(())
    }

    /// Waits until it answers that it is healthy.
    ///
    /// # Errors
    /// If it ends or does not get healthy in a minute.
    pub async fn wait_until_healthy(&mut self) -> io::Result<()> {
        let begin = Instant::now();
        loop {
            if let Some(child) = &mut self.child
                && let Some(status) = child.try_wait()?
            {
                self.child = None;
                return Err(self.complaint(&format!("the server ended with {status}")));
            }
            if healthy(self.address).await {
                return Ok(());
            }
            if begin.elapsed() > Duration::from_secs(60) {
                return Err(self.complaint("the server does not get healthy"));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    fn complaint(&self, what: &str) -> io::Error {
        let log = std::fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        let last = lines[lines.len().saturating_sub(12)..].join("\n");
        io::Error::other(format!("{what}; its last words:\n{last}"))
    }

    /// Kills it without a warning.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Asks it to stop and waits until it has.
    ///
    /// # Errors
    /// If it does not stop within a minute.
    pub async fn stop(&mut self) -> io::Result<Option<ExitStatus>> {
        let Some(child) = &mut self.child else { return Ok(None) };
        process::signal("TERM", &[child.id()]);
        let begin = Instant::now();
        loop {
            if let Some(status) = child.try_wait()? {
                self.child = None;
                return Ok(Some(status));
            }
            if begin.elapsed() > Duration::from_secs(60) {
                return Err(self.complaint("the server does not stop"));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// What tells a server that it is being measured, and not attacked, by one address.
const UNLIMITED: [&str; 4] = ["--requests-per-address", "0", "--requests-per-person", "0"];

async fn healthy(address: SocketAddr) -> bool {
    let Ok(client) = Client::new(&format!("http://{address}")) else { return false };
    let check = client.get::<Health>("/health");
    let patience = Duration::from_secs(5);
    matches!(tokio::time::timeout(patience, check).await, Ok(Ok(_)))
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
