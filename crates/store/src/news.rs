//! Telling the other nodes, by the database's own LISTEN and NOTIFY. News say only that something
//! happened; whoever hears them reads what.

use sqlx::postgres::PgListener;
use sqlx::{AnyConnection, Executor};

use crate::{Kind, Store, StoreError};

/// The channel on which all nodes listen.
pub(crate) const CHANNEL: &str = "tapis";
/// PostgreSQL refuses 8000 bytes and more.
const LONGEST: usize = 7900;

/// Something happened, perhaps on another node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A table's log has so many entries now.
    Table {
        /// Which table.
        id: String,
        /// How many entries.
        version: u64,
    },
    /// Somebody said something.
    Chat {
        /// At which table.
        id: String,
    },
    /// Somebody in a seat is here, or is not any more.
    Here {
        /// At which table.
        id: String,
        /// In which seat.
        seat: u8,
        /// On which node.
        node: String,
        /// Whether.
        here: bool,
    },
    /// A person has changed: cached knowledge of them is old.
    Person {
        /// Who.
        id: String,
    },
    /// The connection was lost and is back; anything may have been missed.
    Missed,
}

impl News {
    pub(crate) fn line(&self) -> String {
        match self {
            Self::Table { id, version } => format!("t {id} {version}"),
            Self::Chat { id } => format!("c {id}"),
            Self::Here { id, seat, node, here } => {
                format!("h {id} {seat} {node} {}", u8::from(*here))
            }
            Self::Person { id } => format!("p {id}"),
            Self::Missed => "m".to_owned(),
        }
    }

    fn read(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let kind = words.next()?;
        if kind == "m" {
            return Some(Self::Missed);
        }
        let id = words.next()?.to_owned();
        Some(match kind {
            "t" => Self::Table { id, version: words.next()?.parse().ok()? },
            "c" => Self::Chat { id },
            "p" => Self::Person { id },
            "h" => Self::Here {
                id,
                seat: words.next()?.parse().ok()?,
                node: words.next()?.to_owned(),
                here: words.next()? == "1",
            },
            _ => return None,
        })
    }
}

/// Tells all nodes when the transaction is committed.
pub(crate) async fn tell(
    connection: &mut AnyConnection,
    news: impl Iterator<Item = News>,
) -> Result<(), StoreError> {
    let mut payload = String::new();
    for line in news.map(|news| news.line()) {
        if payload.len() + line.len() + 1 > LONGEST {
            send(connection, &std::mem::take(&mut payload)).await?;
        }
        if !payload.is_empty() {
            payload.push('\n');
        }
        payload += &line;
    }
    if !payload.is_empty() {
        send(connection, &payload).await?;
    }
    Ok(())
}

async fn send(connection: &mut AnyConnection, payload: &str) -> Result<(), StoreError> {
    connection.execute(sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload)).await?;
    Ok(())
}

/// Where news arrive.
pub struct Newsroom {
    listener: Option<PgListener>,
    waiting: Vec<News>,
}

impl Newsroom {
    /// The next news. On SQLite there is only one node, so nothing is ever heard.
    ///
    /// # Errors
    /// If the connection is lost and cannot be made again yet; asking again tries again.
    pub async fn next(&mut self) -> Result<News, StoreError> {
        loop {
            if let Some(news) = self.waiting.pop() {
                return Ok(news);
            }
            let Some(listener) = &mut self.listener else {
                return std::future::pending().await;
            };
            match listener.try_recv().await? {
                Some(heard) => {
                    self.waiting.extend(heard.payload().lines().rev().filter_map(News::read));
                }
                None => return Ok(News::Missed),
            }
        }
    }
}

impl Store {
    /// Listens to what happens on all nodes.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn listen(&self) -> Result<Newsroom, StoreError> {
        let listener = match self.kind {
            Kind::Sqlite => None,
            Kind::Postgres => {
                let mut listener = PgListener::connect(&self.url).await?;
                listener.listen(CHANNEL).await?;
                Some(listener)
            }
        };
        Ok(Newsroom { listener, waiting: Vec::new() })
    }

    /// Tells all nodes something that is in no log.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn tell(&self, news: impl IntoIterator<Item = News>) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            let mut connection = self.pool.acquire().await?;
            tell(&mut connection, news.into_iter()).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_read_as_they_were_written() {
        let (id, node) = ("abc".to_owned(), "n1".to_owned());
        for news in [
            News::Table { id: id.clone(), version: 7 },
            News::Chat { id: id.clone() },
            News::Here { id: id.clone(), seat: 3, node, here: true },
            News::Person { id },
            News::Missed,
        ] {
            assert_eq!(News::read(&news.line()), Some(news));
        }
        for nonsense in ["", "t", "t abc", "t abc x", "h abc 1", "z abc"] {
            assert_eq!(News::read(nonsense), None, "{nonsense}");
        }
    }
}
