//! Following a table, through lost connections and restarts of the server.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::{Client, Error, Parser, Update, View, merge};

/// What a watch tells.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// The table as it is now.
    View(Box<Update>),
    /// The connection was lost; the next attempt is made after this time.
    Lost {
        /// Why.
        error: Error,
        /// How long until the next attempt.
        retry_in: Duration,
    },
    /// The server refuses for good; nothing follows.
    Refused(Error),
}

/// A table that is being followed. It may be asked inside a `select!`: nothing gets lost when the
/// waiting is broken off.
#[derive(Debug)]
pub struct Watch {
    news: mpsc::Receiver<News>,
    task: JoinHandle<()>,
}

impl Watch {
    pub(crate) fn new(client: Client, path: String) -> Self {
        let (teller, news) = mpsc::channel(16);
        let task = tokio::spawn(follow(client, path, teller));
        Self { news, task }
    }

    /// The next news; `None` when the server has refused for good.
    pub async fn next(&mut self) -> Option<News> {
        self.news.recv().await
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// How long to wait before the next attempt: longer each time, and never the same for everybody,
/// so that a restarted server is not overrun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Backoff {
    failures: u32,
}

impl Backoff {
    const FIRST: Duration = Duration::from_millis(100);
    const LONGEST: Duration = Duration::from_secs(5);

    /// The wait after one more failure; `chance` is any number.
    pub fn next(&mut self, chance: u64) -> Duration {
        let whole = Self::FIRST.saturating_mul(1 << self.failures.min(10)).min(Self::LONGEST);
        self.failures += 1;
        let share = u32::try_from(chance % 512).expect("a small number");
        whole / 2 + whole * share / 1024
    }

    /// All is well again.
    pub fn reset(&mut self) {
        self.failures = 0;
    }
}

/// The keep-alive comments of the server come far more often than this.
const SILENCE: Duration = Duration::from_secs(60);

async fn follow(client: Client, path: String, teller: mpsc::Sender<News>) {
    let mut backoff = Backoff::default();
    let mut known = Known::default();
    loop {
        let (error, asked) =
            match connection(&client, &path, &teller, &mut known, &mut backoff).await {
                Some(end) => end,
                None => return,
            };
        if !error.is_passing() {
            let _ = teller.send(News::Refused(error)).await;
            return;
        }
        let chance = RandomState::new().build_hasher().finish();
        let retry_in = backoff.next(chance).max(Duration::from_millis(asked.min(5000)));
        if teller.send(News::Lost { error, retry_in }).await.is_err() {
            return;
        }
        tokio::time::sleep(retry_in).await;
    }
}

/// One connection from its beginning to its end: why it ended and how long the server asked to
/// wait, or `None` if nobody listens any more.
async fn connection(
    client: &Client,
    path: &str,
    teller: &mpsc::Sender<News>,
    known: &mut Known,
    backoff: &mut Backoff,
) -> Option<(Error, u64)> {
    // What happened while the line was down is told too.
    let path = format!("{path}&since={}", known.version);
    let mut answer = match client.open(&path).await {
        Ok(answer) => answer,
        Err(error) => return Some((error, 0)),
    };
    let mut parser = Parser::new();
    let mut events = Vec::new();
    let error = loop {
        let piece = match tokio::time::timeout(SILENCE, answer.chunk()).await {
            Ok(Ok(Some(piece))) => piece,
            Ok(Ok(None)) => break Error::Lost("the server ended the stream".to_owned()),
            Ok(Err(error)) => break error.into(),
            Err(_) => break Error::Lost("the stream fell silent".to_owned()),
        };
        if parser.read(&piece, |event| events.push(event)).is_err() {
            break Error::Garbled("an endless line".to_owned());
        }
        for event in events.drain(..).filter(|event| event.kind == "message") {
            match known.learn(&event.data) {
                Ok(update) => {
                    backoff.reset();
                    teller.send(News::View(Box::new(update))).await.ok()?;
                }
                Err(error) => return Some((Error::Garbled(error.to_string()), 0)),
            }
        }
    };
    Some((error, parser.retry().unwrap_or(0)))
}

/// The table as far as it has been told; patches change it.
#[derive(Default)]
struct Known {
    version: u64,
    view: Value,
}

#[derive(Deserialize)]
struct Message {
    #[serde(default)]
    heard: Vec<Value>,
    version: u64,
    patch: Option<Value>,
}

impl Known {
    fn learn(&mut self, data: &str) -> Result<Update, serde_json::Error> {
        let mut whole: Value = serde_json::from_str(data)?;
        let message = Message::deserialize(&whole)?;
        match message.patch {
            Some(patch) => {
                merge(&mut self.view, patch);
                if let Value::Object(members) = &mut self.view {
                    members.insert("version".to_owned(), message.version.into());
                }
            }
            None => {
                if let Value::Object(members) = &mut whole {
                    members.remove("heard");
                }
                self.view = whole;
            }
        }
        self.version = message.version;
        Ok(Update { view: View::deserialize(&self.view)?, heard: message.heard })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Action;

    #[test]
    fn waits_grow_and_stay_bounded() {
        let mut backoff = Backoff::default();
        let most: Vec<_> = (0..12).map(|_| backoff.next(511).as_millis()).collect();
        assert_eq!(most[..4], [99, 199, 399, 799]);
        assert!(most[11] <= 5000, "{most:?}");
        backoff.reset();
        assert_eq!(backoff.next(0), Duration::from_millis(50));
    }

    #[test]
    fn patches_change_what_is_known() {
        let mut known = Known::default();
        let table = r#"{"id":"t","game":"bids","phase":"playing","seats":[],"version":3,"you":1}"#;
        let whole = format!(
            r#"{{"version":3,"table":{table},"scene":{{"a":1}},"legal":["bid R9"],"can_undo":true}}"#
        );
        let first = known.learn(&whole).expect("a view");
        assert_eq!(first.view.legal, ["bid R9"]);
        assert_eq!(first.view.table.you, Some(1));
        let patch = r#"{"version":4,"patch":{"scene":{"a":2,"b":[1]},"legal":[],
            "table":{"version":4}},"heard":[
            {"version":4,"what":"action","seat":1,"action":"bid R9","events":[]},
            {"version":4,"what":"table","event":"stood_in","seat":2}]}"#;
        let second = known.learn(patch).expect("a patch");
        assert_eq!(second.view.version, 4);
        assert_eq!(second.view.table.version, 4);
        assert_eq!(second.view.scene, serde_json::json!({"a": 2, "b": [1]}));
        assert!(second.view.legal.is_empty() && second.view.can_undo);
        let actions: Vec<_> = second.actions().collect();
        assert_eq!(actions, [Action { version: 4, seat: 1, action: "bid R9".to_owned() }]);
        assert_eq!(known.version, 4);
    }
}
