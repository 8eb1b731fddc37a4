//! Following a table, through lost connections and restarts of the server.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

use tapis_api::{Chat, Event, View};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::{Client, Error};

/// What a watch tells.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// The table as it is now, and what was heard since the last time. Of a table that is seen for
    /// the first time, or anew after much was missed, everything was heard that there is to hear.
    View(Box<View>),
    /// Somebody says something.
    Chat(Chat),
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

async fn follow(client: Client, path: String, teller: mpsc::Sender<News>) {
    let mut backoff = Backoff::default();
    let mut known = None;
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
        let retry_in = backoff.next(chance).max(asked.min(Backoff::LONGEST));
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
    known: &mut Option<View>,
    backoff: &mut Backoff,
) -> Option<(Error, Duration)> {
    // What happened while the connection was lost is told too.
    let version = known.as_ref().map(|view| view.version);
    let mut events = match client.events(path, version).await {
        Ok(events) => events,
        Err(error) => return Some((error, Duration::ZERO)),
    };
    loop {
        let message = match events.next().await {
            Ok(message) => message,
            Err(error) => return Some((error, events.retry())),
        };
        match learn(known, &message.data) {
            Ok(Some(news)) => {
                backoff.reset();
                teller.send(news).await.ok()?;
            }
            Ok(None) => {}
            Err(why) => return Some((Error::Garbled(why), Duration::ZERO)),
        }
    }
}

/// What an event says, with what is known already.
fn learn(known: &mut Option<View>, data: &str) -> Result<Option<News>, String> {
    let event = serde_json::from_str(data).map_err(|error| error.to_string())?;
    let view = match event {
        Event::Snapshot(view) => known.insert(*view),
        Event::Update(update) => {
            let view = known.as_mut().ok_or("an update of what was never shown")?;
            view.follow(*update);
            view
        }
        Event::Chat(chat) => return Ok(Some(News::Chat(chat))),
        // Nothing was asked for over a stream.
        Event::Refused(_) => return Ok(None),
    };
    Ok(Some(News::View(Box::new(view.clone()))))
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tapis_api::Action;

    use super::*;

    #[test]
    fn waits_grow_and_stay_bounded() {
        let mut backoff = Backoff::default();
        let most: Vec<_> = (0..12).map(|_| backoff.next(511).as_millis()).collect();
        assert_eq!(most[..4], [99, 199, 399, 799]);
        assert!(most[11] <= 5000, "{most:?}");
        backoff.reset();
        assert_eq!(backoff.next(0), Duration::from_millis(50));
    }

    fn view(known: &mut Option<View>, event: &serde_json::Value) -> View {
        match learn(known, &event.to_string()).expect("an event") {
            Some(News::View(view)) => *view,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn updates_change_what_is_known() {
        let table = json!({
            "id": "t", "game": "bids", "options": {}, "phase": "playing", "seats": [], "owner": 0,
            "public": false, "clock_seconds": null, "pace_ms": 0, "commitment": "", "rematch": null,
            "created": 1, "you": 1, "version": 3,
        });
        let snapshot = json!({
            "version": 3, "table": table, "scene": {"a": 1}, "to_act": [1], "legal": ["bid R9"],
            "can_undo": true, "deadline_ms": null, "heard": [],
        });
        let update = json!({ "update": {
            "version": 4, "to_act": [2], "scene": {"a": 2},
            "heard": [
                {"version": 4, "what": "action", "seat": 1, "action": "bid R9", "events": []},
                {"version": 4, "what": "table", "event": "stood_in", "seat": 2},
            ],
        }});
        let mut known = None;
        assert!(learn(&mut known, &update.to_string()).is_err(), "nothing was shown yet");
        let first = view(&mut known, &json!({ "snapshot": snapshot }));
        assert_eq!((first.legal, first.table.you), (vec!["bid R9".to_owned()], Some(1)));
        let second = view(&mut known, &update);
        assert_eq!((second.version, second.table.version, second.to_act), (4, 4, vec![2]));
        assert_eq!((second.scene, second.table.you), (json!({"a": 2}), Some(1)));
        assert!(second.legal.is_empty() && !second.can_undo);
        let actions: Vec<_> = second.heard.iter().filter_map(|heard| heard.action()).collect();
        let action = Action { seat: 1, action: "bid R9".to_owned(), events: Vec::new() };
        assert_eq!(actions, [&action]);
        let chat = json!({ "chat": {"number": 0, "name": "Bo", "text": "hi", "at": 5} });
        let heard = learn(&mut known, &chat.to_string()).expect("an event");
        assert!(matches!(heard, Some(News::Chat(chat)) if chat.text == "hi"));
    }
}
