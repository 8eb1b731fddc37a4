//! A stream of server-sent events.

use std::pin::Pin;
use std::time::Duration;

use futures_util::{Stream, StreamExt, stream};
use reqwest::Response;
use sse_stream::{Sse, SseByteStream};

use crate::Error;

/// The keep-alive comments of the server come far more often than this.
const SILENCE: Duration = Duration::from_secs(60);

/// What a server sends for as long as it is listened to.
pub struct Events {
    source: Pin<Box<dyn Stream<Item = Result<Sse, sse_stream::Error>> + Send>>,
    retry: Duration,
}

/// One event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What to name when coming back.
    pub id: Option<String>,
    /// Which kind, if it is no plain message.
    pub kind: Option<String>,
    /// What it says.
    pub data: String,
}

impl Message {
    /// How many bytes it takes on the wire, before any compression.
    pub fn bytes(&self) -> usize {
        let line = |name: &str, value: &str| name.len() + ": \n".len() + value.len();
        let data = self.data.split('\n').map(|part| line("data", part)).sum::<usize>();
        let id = self.id.as_deref().map_or(0, |id| line("id", id));
        let kind = self.kind.as_deref().map_or(0, |kind| line("event", kind));
        data + id + kind + "\n".len()
    }
}

impl Events {
    pub(crate) fn new(answer: Response) -> Self {
        let pieces = stream::try_unfold(answer, |mut answer| async move {
            match tokio::time::timeout(SILENCE, answer.chunk()).await {
                Ok(piece) => Ok(piece?.map(|piece| (piece, answer))),
                Err(_) => Err(Error::Lost("the stream fell silent".to_owned())),
            }
        });
        Self { source: Box::pin(SseByteStream::new(Box::pin(pieces))), retry: Duration::ZERO }
    }

    /// The next event.
    ///
    /// # Errors
    /// If the stream ends or breaks.
    pub async fn next(&mut self) -> Result<Message, Error> {
        loop {
            let sse = match self.source.next().await {
                Some(Ok(sse)) => sse,
                Some(Err(error)) => return Err(broken(error)),
                None => return Err(Error::Lost("the server ended the stream".to_owned())),
            };
            self.retry = sse.retry.map_or(self.retry, Duration::from_millis);
            if let Some(data) = sse.data {
                let kind = sse.event.filter(|kind| kind != "message");
                return Ok(Message { id: sse.id, kind, data });
            }
        }
    }

    /// How long the server asks to wait before coming back.
    pub fn retry(&self) -> Duration {
        self.retry
    }
}

fn broken(error: sse_stream::Error) -> Error {
    match error {
        sse_stream::Error::Body(error) => match error.downcast() {
            Ok(error) => *error,
            Err(error) => Error::Lost(error.to_string()),
        },
        error => Error::Garbled(error.to_string()),
    }
}
