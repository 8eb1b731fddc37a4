//! The servers, their database and the bad network before them.

use std::io;
use std::path::Path;
use std::time::Duration;

use super::{Database, Fault};
use crate::node::Node;
use crate::postgres::Postgres;
use crate::proxy::Proxy;

/// Everything that can be broken. The servers are dropped before what they stand on.
pub struct Stage {
    proxies: Vec<Proxy>,
    nodes: Vec<Node>,
    postgres: Option<Postgres>,
    folder: tempfile::TempDir,
}

impl Stage {
    pub async fn set(program: &Path, database: Database, nodes: usize) -> io::Result<Self> {
        let folder = tempfile::tempdir()?;
        let postgres = match database {
            Database::Postgres => Some(Postgres::start(false)?),
            Database::Sqlite => None,
        };
        let url = match &postgres {
            Some(postgres) => postgres.url(),
            None => format!("sqlite://{}", folder.path().join("tapis.db").display()),
        };
        let mut stage = Self { proxies: Vec::new(), nodes: Vec::new(), postgres, folder };
        for number in 0..nodes {
            let log = stage.folder.path().join(format!("log{number}"));
            let node = Node::start(program, &url, &log).await?;
            stage.proxies.push(Proxy::start(node.address()).await?);
            stage.nodes.push(node);
        }
        Ok(stage)
    }

    /// Where players reach the servers.
    pub fn addresses(&self) -> Vec<String> {
        self.proxies.iter().map(|proxy| format!("http://{}", proxy.address())).collect()
    }

    /// Breaks something, and mends it.
    pub async fn inject(&mut self, fault: Fault) -> io::Result<Vec<(&'static str, u64)>> {
        Ok(match fault {
            Fault::KillNode(node, down) => {
                self.nodes[node].kill();
                tokio::time::sleep(down).await;
                self.nodes[node].revive().await?;
                vec![("servers killed", 1)]
            }
            Fault::StopNode(node, down) => {
                self.nodes[node].stop().await?;
                tokio::time::sleep(down).await;
                self.nodes[node].revive().await?;
                vec![("servers stopped", 1)]
            }
            Fault::KillDatabase(down) => {
                if let Some(postgres) = &mut self.postgres {
                    postgres.kill();
                    tokio::time::sleep(down).await;
                    postgres.revive()?;
                }
                vec![("databases killed", 1)]
            }
            Fault::Cut(node) => vec![("connections cut", self.proxies[node].cut())],
            Fault::Slow(node, delay, time) => {
                self.proxies[node].set_delay(delay);
                tokio::time::sleep(time).await;
                self.proxies[node].set_delay(Duration::ZERO);
                vec![("slow spells", 1)]
            }
        })
    }

    /// Everything runs again.
    pub async fn calm(&mut self) -> io::Result<()> {
        for (node, proxy) in self.nodes.iter_mut().zip(&self.proxies) {
            proxy.set_delay(Duration::ZERO);
            node.wait_until_healthy().await?;
        }
        Ok(())
    }

    /// Panics and secrets in the logs of the servers.
    pub fn complaints(&self) -> Vec<String> {
        let logs =
            (0..self.nodes.len()).map(|number| self.folder.path().join(format!("log{number}")));
        let mut found = Vec::new();
        for log in logs {
            let text = std::fs::read_to_string(log).unwrap_or_default();
            for line in text.lines().filter(|line| line.contains("panicked")).take(5) {
                found.push(format!("a server panicked: {line}"));
            }
        }
        found
    }
}
