//! Programs that sit in the same seat of many tables, each over one WebSocket.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use serde_json::json;
use tokio::net::TcpStream;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};

use super::Load;
use crate::lean::{Connection, Socket, about_table};

/// How many messages are sent in one write.
const AT_ONCE: usize = 256;

/// A program, for all its tables.
#[derive(Clone)]
pub struct Program {
    /// With which it says who it is.
    pub token: Arc<str>,
    out: UnboundedSender<String>,
    inboxes: Inboxes,
    /// How many tables it has looked at.
    looked: Arc<AtomicU32>,
}

/// Where the messages of each table go.
type Inboxes = Arc<Mutex<HashMap<u32, UnboundedSender<Vec<u8>>>>>;

/// One table of a program.
pub struct Channel {
    program: Program,
    number: u32,
    inbox: UnboundedReceiver<Vec<u8>>,
    bytes: u64,
}

impl Program {
    /// Opens the WebSocket of whoever has this token.
    pub async fn start(load: &Load, address: SocketAddr, token: String) -> io::Result<Self> {
        let connection = Connection::new(TcpStream::connect(address).await?);
        let path = format!("/api/socket?{}", load.manner());
        let socket = connection.upgrade(&path, Some(&token)).await?;
        let (out, letters) = mpsc::unbounded_channel();
        let inboxes = Inboxes::default();
        tokio::spawn(talk(socket, letters, inboxes.clone()));
        Ok(Self { token: token.into(), out, inboxes, looked: Arc::default() })
    }

    /// Looks at a table. Each has a number of its own, because what is said about the one before may
    /// still be under way.
    pub fn look_at(&self, table: &str) -> io::Result<Channel> {
        let number = self.looked.fetch_add(1, Ordering::Relaxed);
        let (inbox, messages) = mpsc::unbounded_channel();
        inboxes(&self.inboxes).insert(number, inbox);
        let channel = Channel { program: self.clone(), number, inbox: messages, bytes: 0 };
        channel.send(&json!({ "table": table }).to_string())?;
        Ok(channel)
    }
}

impl Channel {
    /// Sends what would be sent over a WebSocket for this table alone.
    pub fn send(&self, text: &str) -> io::Result<()> {
        let letter = format!("[{},{text}]", self.number);
        self.program.out.send(letter).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }

    /// The next message about this table.
    pub async fn next(&mut self) -> io::Result<Vec<u8>> {
        let message = self.inbox.recv().await.ok_or(io::ErrorKind::UnexpectedEof)?;
        self.bytes += message.len() as u64;
        Ok(about_table(&message).map_or_else(Vec::new, |(_, message)| message.to_vec()))
    }

    /// How many bytes have come, with the number before each message.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        inboxes(&self.program.inboxes).remove(&self.number);
        // If the connection is gone, there is nothing to turn away from.
        let _ = self.send("null");
    }
}

/// Carries messages to and fro until the connection ends or nobody listens any more.
async fn talk(mut socket: Socket, mut letters: UnboundedReceiver<String>, to: Inboxes) {
    let mut bundle = Vec::with_capacity(AT_ONCE);
    loop {
        tokio::select! {
            biased;
            message = socket.next() => {
                let Ok(message) = message else { break };
                let Some((number, _)) = about_table(&message) else { break };
                if let Some(inbox) = inboxes(&to).get(&number) {
                    // Whoever does not listen any more does not need it.
                    let _ = inbox.send(message);
                }
            }
            count = letters.recv_many(&mut bundle, AT_ONCE) => {
                if count == 0 || socket.send_all(bundle.drain(..)).await.is_err() {
                    break;
                }
            }
        }
    }
    // Whoever still listens hears that nothing comes any more.
    inboxes(&to).clear();
}

fn inboxes(to: &Inboxes) -> MutexGuard<'_, HashMap<u32, UnboundedSender<Vec<u8>>>> {
    to.lock().expect("nobody panics while holding the inboxes")
}
