//! What nodes tell each other, by the database's own LISTEN and NOTIFY. A notification says only
//! that something happened; whoever hears it reads what.

use sqlx::postgres::PgListener;

use crate::database::Write;
use crate::{Store, StoreError};

/// Something happened, perhaps on another node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notification {
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

impl Notification {
    /// The notification in one line. That of an entry is also written by the database itself.
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

/// PostgreSQL refuses 8000 bytes and more.
const LONGEST: usize = 7900;

/// The notifications in as few payloads as possible. Of two payloads alike in one transaction
/// PostgreSQL delivers only one, so each begins with a number of its own, which nobody reads.
pub(crate) fn payloads<'a>(notifications: impl Iterator<Item = &'a Notification>) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for line in notifications.map(Notification::line) {
        match payloads.last_mut().filter(|last| last.len() + line.len() < LONGEST) {
            Some(last) => {
                last.push('\n');
                last.push_str(&line);
            }
            None => payloads.push(format!("{}\n{line}", payloads.len())),
        }
    }
    payloads
}

/// Where notifications arrive.
pub struct Subscription {
    /// Without one nothing is ever heard: a file has one node.
    listener: Option<PgListener>,
    /// What has arrived, the last first.
    waiting: Vec<Notification>,
}

impl Subscription {
    pub(crate) fn new(listener: Option<PgListener>) -> Self {
        Self { listener, waiting: Vec::new() }
    }

    /// The next notification.
    ///
    /// # Errors
    /// If the connection is lost and cannot be made again yet; asking again tries again.
    pub async fn next(&mut self) -> Result<Notification, StoreError> {
        loop {
            if let Some(notification) = self.waiting.pop() {
                return Ok(notification);
            }
            let Some(listener) = &mut self.listener else { return std::future::pending().await };
            let Some(heard) = listener.try_recv().await? else { return Ok(Notification::Missed) };
            // Nodes of another version may say what this one does not understand.
            self.waiting.extend(heard.payload().lines().rev().filter_map(Notification::read));
        }
    }
}

impl Store {
    /// Listens to what happens on all nodes.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn subscribe(&self) -> Result<Subscription, StoreError> {
        self.database.subscribe().await
    }

    /// Tells all nodes something that is in no log.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn notify(
        &self,
        notifications: impl IntoIterator<Item = Notification>,
    ) -> Result<(), StoreError> {
        let notifications: Vec<_> = notifications.into_iter().collect();
        if self.kind() == crate::Kind::Sqlite || notifications.is_empty() {
            return Ok(());
        }
        self.writer.write(Write { notifications, ..Write::all([]) }).await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notifications_read_as_they_were_written() {
        let (id, node) = ("abc".to_owned(), "n1".to_owned());
        for notification in [
            Notification::Table { id: id.clone(), version: 7 },
            Notification::Chat { id: id.clone() },
            Notification::Here { id: id.clone(), seat: 3, node, here: true },
            Notification::Person { id },
            Notification::Missed,
        ] {
            assert_eq!(Notification::read(&notification.line()), Some(notification));
        }
        for nonsense in ["", "t", "t abc", "t abc x", "h abc 1", "z abc"] {
            assert_eq!(Notification::read(nonsense), None, "{nonsense}");
        }
    }
}
