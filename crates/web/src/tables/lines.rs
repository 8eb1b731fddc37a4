//! Lines to those who look at a table over a WebSocket.
//!
//! Whoever changes a table tells its players in the same breath, so that nobody has to be woken up
//! for it. A line has a task of its own only to listen, and for what takes time: the other side
//! reads slowly, or a pass has to be looked at again.

use std::future::poll_fn;
use std::io::{self, Read, Write};
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard};
use std::task::{Context, Poll};

use axum::body::Bytes;
use serde::Serialize;
use tapis_store::Said;
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;
use tungstenite::protocol::frame::Frame;
use tungstenite::protocol::frame::coding::{Data, OpCode};
use tungstenite::protocol::{Role, WebSocketConfig, WebSocketContext};
use tungstenite::{Error, Message};

use super::frames::{Manner, Told};
use super::live::Live;
use crate::passes::{Pass, who_looks};
use crate::refused::Problem;

/// The longest message; an action is much shorter.
const LONGEST: usize = 2048;
/// What is read at once. Most of the time nothing is, so it is small.
const AT_ONCE: usize = 256;

/// What a message from the server may be besides an update.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Aside<'a> {
    /// What somebody says.
    Chat(&'a Said),
    /// The action was refused; nothing has changed.
    Refused(Problem),
}

/// One end of a line.
pub struct Line {
    pass: Option<Pass>,
    manner: Manner,
    /// Whether a player looks, who does not wait for all those who only look on.
    player: bool,
    out: OwnedWriteHalf,
    end: Mutex<End>,
    /// Calls the task of the line.
    call: Notify,
}

struct End {
    socket: WebSocketContext,
    /// What the other side has not taken yet. Until it has, nothing more is said, and then only how
    /// the table is by that time.
    rest: Vec<u8>,
    told: Option<Told>,
    /// The number of the next thing that is said.
    said: u64,
    over: bool,
}

/// Why somebody was not told at once.
#[derive(PartialEq, Eq)]
enum Later {
    /// The pass has to be looked at again.
    Pass,
    /// The other side reads slowly; as soon as it does, it is told.
    Slow,
}

impl Line {
    /// A line over an open WebSocket of which these bytes were read already.
    pub fn new(
        out: OwnedWriteHalf,
        read: Vec<u8>,
        pass: Option<Pass>,
        manner: Manner,
        player: bool,
    ) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(AT_ONCE)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let socket = WebSocketContext::from_partially_read(read, Role::Server, Some(config));
        let end = End { socket, rest: Vec::new(), told: None, said: 0, over: false };
        Self { pass, manner, player, out, end: Mutex::new(end), call: Notify::new() }
    }

    /// Who looks; `None` once their pass does not count any more.
    pub async fn who(&self) -> Option<Option<&str>> {
        who_looks(&self.pass).await
    }

    /// Tells what has changed: a player at once, whoever only looks on as soon as there is time.
    pub(super) fn tell(&self, live: &Live) {
        let (before, told) = match self.player {
            true => {
                let mut end = self.end();
                (end.rest.is_empty(), self.tell_now(&mut end, live))
            }
            false => (true, Err(Later::Pass)),
        };
        match told {
            Ok(()) => {}
            // Its task knows already.
            Err(Later::Slow) if !before => {}
            Err(_) => self.call.notify_one(),
        }
    }

    fn tell_now(&self, end: &mut End, live: &Live) -> Result<(), Later> {
        let who = match &self.pass {
            Some(pass) => Some(pass.holder_at_once().ok_or(Later::Pass)?),
            None => None,
        };
        if end.over || !end.rest.is_empty() {
            return Err(Later::Slow);
        }
        let tick = live.tick();
        let said = match &mut end.told {
            Some(told) if told.tick.only_said_since(tick) => {
                told.tick = tick;
                tick.said
            }
            told => {
                let telling = live.tell(who, told.as_ref(), self.manner);
                let said = telling.told.tick.said;
                *told = Some(telling.told);
                end.send(&self.out, telling.text);
                said
            }
        };
        if end.said < said {
            for words in live.said(end.said) {
                end.said = words.number + 1;
                end.send_aside(&self.out, &Aside::Chat(&words));
            }
        }
        if end.over || !end.rest.is_empty() { Err(Later::Slow) } else { Ok(()) }
    }

    /// Says why an action was refused.
    pub fn refuse(&self, problem: Problem) {
        let mut end = self.end();
        let before = end.rest.is_empty();
        end.send_aside(&self.out, &Aside::Refused(problem));
        if before && (end.over || !end.rest.is_empty()) {
            self.call.notify_one();
        }
    }

    /// Asks whether the other side is still there.
    pub(super) fn ping(&self) {
        let mut end = self.end();
        if end.rest.is_empty() && !end.over {
            end.with(None, &self.out, |socket, way| {
                // Whatever is wrong with the line shows when its task is called.
                drop(socket.write(way, Message::Ping(Bytes::new())));
            });
        }
        drop(end);
        self.call.notify_one();
    }

    /// Ends the line from this side.
    pub(super) fn hang_up(&self) {
        let mut end = self.end();
        end.with(None, &self.out, |socket, way| drop(socket.close(way, None)));
        end.over = true;
        self.call.notify_one();
    }

    /// Listens for the next message, and sees to whatever takes time; `None` once the line is over.
    pub async fn next(&self, live: &Live, ear: &mut OwnedReadHalf) -> Option<Message> {
        loop {
            let slow = {
                let end = self.end();
                if end.over {
                    return None;
                }
                !end.rest.is_empty()
            };
            tokio::select! {
                biased;
                // Whoever does not listen is not listened to either.
                message = poll_fn(|cx| self.poll_hear(cx, ear)), if !slow => match message? {
                    Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
                    Message::Close(_) => return None,
                    message => return Some(message),
                },
                () = self.call.notified() => self.see_to(live).await?,
                _ = self.out.writable(), if slow => {
                    self.end().go_on(&self.out);
                    self.see_to(live).await?;
                }
            }
        }
    }

    /// Looks at the pass and tells what has changed since.
    async fn see_to(&self, live: &Live) -> Option<()> {
        loop {
            self.who().await?;
            if self.tell_now(&mut self.end(), live) != Err(Later::Pass) {
                return Some(());
            }
        }
    }

    fn poll_hear(&self, cx: &mut Context<'_>, ear: &mut OwnedReadHalf) -> Poll<Option<Message>> {
        let mut end = self.end();
        let before = end.rest.is_empty();
        let heard = end.with(Some((cx, ear)), &self.out, |socket, way| socket.read(way));
        if before && !end.rest.is_empty() {
            self.call.notify_one();
        }
        match heard {
            Ok(Message::Close(_)) => {
                end.with(None, &self.out, |socket, way| drop(socket.flush(way)));
                Poll::Ready(None)
            }
            Ok(message) => Poll::Ready(Some(message)),
            Err(Error::Io(error)) if error.kind() == io::ErrorKind::WouldBlock => Poll::Pending,
            Err(_) => Poll::Ready(None),
        }
    }

    fn end(&self) -> MutexGuard<'_, End> {
        self.end.lock().expect("nobody panics while holding a line")
    }
}

impl End {
    fn send(&mut self, out: &OwnedWriteHalf, json: Bytes) {
        let frame = Frame::message(json, OpCode::Data(Data::Text), true);
        let mut bytes = Vec::with_capacity(frame.len());
        frame.format(&mut bytes).expect("memory takes what is written to it");
        if (Way { ear: None, out, rest: &mut self.rest }).write_all(&bytes).is_err() {
            self.over = true;
        }
    }

    fn send_aside(&mut self, out: &OwnedWriteHalf, aside: &Aside<'_>) {
        let json = serde_json::to_string(aside).expect("plain data can be written as JSON");
        self.send(out, json.into());
    }

    /// Sends more of what the other side has not taken yet.
    fn go_on(&mut self, out: &OwnedWriteHalf) {
        let rest = std::mem::take(&mut self.rest);
        if (Way { ear: None, out, rest: &mut self.rest }).write_all(&rest).is_err() {
            self.over = true;
        }
    }

    fn with<'a, T>(
        &'a mut self,
        ear: Option<(&'a mut Context<'_>, &'a mut OwnedReadHalf)>,
        out: &'a OwnedWriteHalf,
        work: impl FnOnce(&mut WebSocketContext, &mut Way<'a, '_>) -> T,
    ) -> T {
        let Self { socket, rest, .. } = self;
        work(socket, &mut Way { ear, out, rest })
    }
}

/// Both directions of a connection, neither of which ever waits.
struct Way<'a, 'b> {
    ear: Option<(&'a mut Context<'b>, &'a mut OwnedReadHalf)>,
    out: &'a OwnedWriteHalf,
    rest: &'a mut Vec<u8>,
}

impl Read for Way<'_, '_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let Some((cx, ear)) = &mut self.ear else { return Err(io::ErrorKind::WouldBlock.into()) };
        let mut bytes = ReadBuf::new(bytes);
        match Pin::new(&mut **ear).poll_read(cx, &mut bytes) {
            Poll::Ready(done) => done.map(|()| bytes.filled().len()),
            Poll::Pending => Err(io::ErrorKind::WouldBlock.into()),
        }
    }
}

impl Write for Way<'_, '_> {
    /// Takes everything; what cannot be sent now stays for later.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let sent = match self.rest.is_empty() {
            true => match self.out.try_write(bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => 0,
                sent => sent?,
            },
            false => 0,
        };
        self.rest.extend_from_slice(&bytes[sent..]);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
