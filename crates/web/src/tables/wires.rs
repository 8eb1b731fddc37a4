//! WebSockets, over which programs see tables and act.
//!
//! A wire has a task of its own to listen, and for what takes time: the other side reads slowly, or
//! a pass has to be looked at again. A wire over which several tables are seen gathers what it has
//! to say, and says all of it at once when its task has its turn: what was decided at many tables in
//! the same moment is one write.

use std::future::poll_fn;
use std::io::{self, Read, Write};
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard};
use std::task::{Context, Poll};

use axum::body::Bytes;
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Data, OpCode};
use tungstenite::protocol::{Role, WebSocketConfig, WebSocketContext};
use tungstenite::{Error, Message};

use crate::passes::{Pass, who_looks};

/// The longest message; an action is much shorter.
const LONGEST: usize = 2048;
/// What is read at once. Most of the time nothing is, so it is small.
const AT_ONCE: usize = 128;
/// The same where many tables are played over one wire.
const MUCH_AT_ONCE: usize = 16 * 1024;
/// So much is gathered at most before it is sent.
const GATHERED: usize = 32 * 1024;

/// How many tables are seen over a wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carries {
    /// The one that its address names.
    One,
    /// As many as the other side asks for, each under a number of its own.
    Many,
}

/// One end of a WebSocket.
pub struct Wire {
    pass: Option<Pass>,
    carries: Carries,
    out: OwnedWriteHalf,
    end: Mutex<End>,
    /// Calls the task of the wire.
    call: Notify,
}

struct End {
    socket: WebSocketContext,
    /// What the other side has not been sent yet.
    rest: Vec<u8>,
    /// The other side reads slowly. Until it has taken the rest, nothing more is said, and then only
    /// how the tables are by that time.
    slow: bool,
    /// Somebody could not be told at once, and is told by the task.
    owed: bool,
    over: bool,
}

/// Why somebody was not told at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Later {
    /// The pass has to be looked at again.
    Pass,
    /// The other side reads slowly; as soon as it does, it is told.
    Slow,
}

impl Wire {
    /// A wire over an open WebSocket of which these bytes were read already.
    pub fn new(out: OwnedWriteHalf, read: Vec<u8>, pass: Option<Pass>, carries: Carries) -> Self {
        let at_once = match carries {
            Carries::One => AT_ONCE,
            Carries::Many => MUCH_AT_ONCE,
        };
        let config = WebSocketConfig::default()
            .read_buffer_size(at_once)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let socket = WebSocketContext::from_partially_read(read, Role::Server, Some(config));
        let end = End { socket, rest: Vec::new(), slow: false, owed: false, over: false };
        Self { pass, carries, out, end: Mutex::new(end), call: Notify::new() }
    }

    /// Who looks; `None` once their pass does not count any more.
    pub async fn who(&self) -> Option<Option<&str>> {
        who_looks(&self.pass).await
    }

    /// Who looks, if they can be told something at once.
    pub(super) fn who_at_once(&self) -> Result<Option<&str>, Later> {
        let who = match &self.pass {
            Some(pass) => Some(pass.holder_at_once().ok_or(Later::Pass)?),
            None => None,
        };
        let end = self.end();
        if end.over || end.slow { Err(Later::Slow) } else { Ok(who) }
    }

    /// Whether other tables are seen over the same wire.
    pub(super) fn carries(&self) -> Carries {
        self.carries
    }

    /// Sends a text, at once or with whatever else is said in this moment. Over a wire with several
    /// tables it stands in a list behind the number of its table.
    pub(super) fn send(&self, number: Option<u32>, json: &[u8]) {
        let mut end = self.end();
        if end.over {
            return;
        }
        let first = end.rest.is_empty();
        end.put(number, json);
        match self.carries {
            Carries::One if first => {
                end.go_on(&self.out);
                if end.over || end.slow {
                    self.call.notify_one();
                }
            }
            Carries::Many if first => self.call.notify_one(),
            Carries::Many if end.rest.len() > GATHERED && !end.slow => end.go_on(&self.out),
            _ => {}
        }
    }

    /// Lets the task tell what could not be told at once.
    pub(super) fn owe(&self) {
        let mut end = self.end();
        if !end.owed {
            end.owed = true;
            self.call.notify_one();
        }
    }

    /// Asks whether the other side is still there.
    pub fn ping(&self) {
        let mut end = self.end();
        if end.rest.is_empty() && !end.over {
            end.with(None, &self.out, |socket, way| {
                // Whatever is wrong with the wire shows when its task is called.
                drop(socket.write(way, Message::Ping(Bytes::new())));
            });
            end.slow = !end.rest.is_empty();
        }
        drop(end);
        self.call.notify_one();
    }

    /// Ends the wire from this side.
    pub fn hang_up(&self) {
        let mut end = self.end();
        if !end.over {
            end.go_on(&self.out);
            end.with(None, &self.out, |socket, way| drop(socket.close(way, None)));
            end.over = true;
            self.call.notify_one();
        }
    }

    /// Listens for the next message, and sees to whatever takes time; `None` once the wire is over.
    /// `tell` tells everybody who looks over it how things are.
    pub(crate) async fn next(
        &self,
        ear: &mut OwnedReadHalf,
        tell: impl Fn() -> Result<(), Later>,
    ) -> Option<Message> {
        loop {
            let (slow, owed) = {
                let end = self.end();
                if end.over {
                    return None;
                }
                (end.slow, end.owed)
            };
            if owed && !slow {
                self.see_to(&tell).await?;
                continue;
            }
            tokio::select! {
                biased;
                // Whoever does not listen is not listened to either.
                message = poll_fn(|cx| self.poll_hear(cx, ear)), if !slow => match message? {
                    Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
                    Message::Close(_) => return None,
                    message => return Some(message),
                },
                () = self.call.notified() => {
                    let mut end = self.end();
                    if !end.slow {
                        end.go_on(&self.out);
                    }
                }
                _ = self.out.writable(), if slow => {
                    let mut end = self.end();
                    end.go_on(&self.out);
                    // Much may have happened meanwhile.
                    end.owed = true;
                }
            }
        }
    }

    /// Looks at the pass and tells what has changed since. Should this be broken off, it is still
    /// owed.
    async fn see_to(&self, tell: &impl Fn() -> Result<(), Later>) -> Option<()> {
        loop {
            self.who().await?;
            self.end().owed = false;
            if tell() != Err(Later::Pass) {
                return Some(());
            }
            self.end().owed = true;
        }
    }

    fn poll_hear(&self, cx: &mut Context<'_>, ear: &mut OwnedReadHalf) -> Poll<Option<Message>> {
        let mut end = self.end();
        let before = end.rest.is_empty();
        let heard = end.with(Some((cx, ear)), &self.out, |socket, way| socket.read(way));
        if before && !end.rest.is_empty() {
            end.slow = true;
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
        self.end.lock().expect("nobody panics while holding a wire")
    }
}

impl End {
    /// Puts a text behind what has not been sent yet.
    fn put(&mut self, number: Option<u32>, json: &[u8]) {
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let number = number.map(|number| format!("[{number},"));
        let around = number.as_ref().map_or(0, |number| number.len() + 1);
        let length = json.len() + around;
        self.rest.reserve(length + header.len(length as u64));
        header.format(length as u64, &mut self.rest).expect("memory takes what is written to it");
        self.rest.extend_from_slice(number.as_deref().unwrap_or_default().as_bytes());
        self.rest.extend_from_slice(json);
        if number.is_some() {
            self.rest.push(b']');
        }
    }

    /// Sends as much as the other side takes of what it has not been sent yet.
    fn go_on(&mut self, out: &OwnedWriteHalf) {
        let rest = std::mem::take(&mut self.rest);
        if rest.is_empty() {
            self.slow = false;
            return;
        }
        if (Way { ear: None, out, rest: &mut self.rest }).write_all(&rest).is_err() {
            self.over = true;
        }
        self.slow = !self.rest.is_empty();
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
