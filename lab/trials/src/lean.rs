//! HTTP as lean as it gets: one connection kept alive, no more headers than needed, so that the
//! load is on the server and not on whoever measures it.

use std::io;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One connection to a server.
#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    /// What was read and not yet used.
    buffer: Vec<u8>,
    used: usize,
}

/// An answer of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The body.
    pub body: String,
}

/// The head of an answer: the status, and how the body is parted from what follows.
struct Head {
    status: u16,
    length: Option<usize>,
    chunked: bool,
}

fn garbled(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.to_owned())
}

impl Connection {
    /// Takes a connected socket.
    pub fn new(stream: TcpStream) -> Self {
        // A measured request is not to wait for a fuller packet; if this fails, it just waits.
        let _ = stream.set_nodelay(true);
        Self { stream, buffer: Vec::new(), used: 0 }
    }

    /// Sends a request and reads the whole answer.
    ///
    /// # Errors
    /// If the connection breaks or the answer is no HTTP.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> io::Result<Answer> {
        self.send(method, path, token, body).await?;
        let head = self.head().await?;
        let mut text = Vec::new();
        if head.chunked {
            while self.chunk(&mut text).await? {}
        } else {
            let length = head.length.unwrap_or(0);
            self.take(length, &mut text).await?;
        }
        let body = String::from_utf8(text).map_err(|_| garbled("the body is no text"))?;
        Ok(Answer { status: head.status, body })
    }

    /// Opens a stream of events: the connection is used up by it.
    ///
    /// # Errors
    /// If the connection breaks or the server refuses.
    pub async fn listen(mut self, path: &str, token: Option<&str>) -> io::Result<Events> {
        self.send("GET", path, token, "").await?;
        let head = self.head().await?;
        if head.status != 200 || !head.chunked {
            return Err(garbled(&format!("{path}: no stream but status {}", head.status)));
        }
        Ok(Events { connection: self, text: Vec::new(), bytes: 0 })
    }

    /// Opens a WebSocket: the connection is used up by it.
    ///
    /// # Errors
    /// If the connection breaks or the server refuses.
    pub async fn upgrade(mut self, path: &str, token: Option<&str>) -> io::Result<Socket> {
        let token = token.map(|token| format!("authorization: Bearer {token}\r\n"));
        let text = format!(
            "GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n",
            token.unwrap_or_default()
        );
        self.stream.write_all(text.as_bytes()).await?;
        match self.head().await?.status {
            101 => Ok(Socket { connection: self, bytes: 0 }),
            status => Err(garbled(&format!("{path}: no WebSocket but status {status}"))),
        }
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> io::Result<()> {
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\n");
        if let Some(token) = token {
            text += &format!("authorization: Bearer {token}\r\n");
        }
        if !body.is_empty() {
            let length = body.len();
            text += &format!("content-type: application/json\r\ncontent-length: {length}\r\n");
        } else if method == "POST" {
            text += "content-length: 0\r\n";
        }
        text += "\r\n";
        text += body;
        self.stream.write_all(text.as_bytes()).await
    }

    async fn more(&mut self) -> io::Result<()> {
        if self.used == self.buffer.len() {
            self.buffer.clear();
            self.used = 0;
        } else if self.used > 1 << 16 {
            self.buffer.drain(..self.used);
            self.used = 0;
        }
        if self.stream.read_buf(&mut self.buffer).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(())
    }

    /// The next line without its end.
    async fn line(&mut self) -> io::Result<String> {
        loop {
            let rest = &self.buffer[self.used..];
            if let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
                let line = String::from_utf8_lossy(&rest[..end]).trim_end().to_owned();
                self.used += end + 1;
                return Ok(line);
            }
            self.more().await?;
        }
    }

    async fn head(&mut self) -> io::Result<Head> {
        let first = self.line().await?;
        let status = first.split(' ').nth(1).and_then(|word| word.parse().ok());
        let status = status.ok_or_else(|| garbled("the answer is no HTTP"))?;
        let mut head = Head { status, length: None, chunked: false };
        loop {
            let line = self.line().await?.to_ascii_lowercase();
            let Some((name, value)) = line.split_once(':') else { return Ok(head) };
            match name {
                "content-length" => head.length = value.trim().parse().ok(),
                "transfer-encoding" => head.chunked = value.trim() == "chunked",
                _ => {}
            }
        }
    }

    async fn take(&mut self, length: usize, text: &mut Vec<u8>) -> io::Result<()> {
        while self.buffer.len() - self.used < length {
            self.more().await?;
        }
        text.extend(&self.buffer[self.used..self.used + length]);
        self.used += length;
        Ok(())
    }

    /// The next chunk of a body; `false` if it was the last.
    async fn chunk(&mut self, text: &mut Vec<u8>) -> io::Result<bool> {
        let line = self.line().await?;
        let length = usize::from_str_radix(line.split(';').next().unwrap_or_default(), 16);
        let length = length.map_err(|_| garbled("a chunk without a length"))?;
        self.take(length, text).await?;
        self.line().await?;
        Ok(length > 0)
    }
}

/// A stream of server-sent events.
#[derive(Debug)]
pub struct Events {
    connection: Connection,
    text: Vec<u8>,
    /// How many bytes of events have come.
    bytes: u64,
}

impl Events {
    /// The data of the next event without a name; others, such as what somebody says, and comments
    /// that keep the stream alive are passed over.
    ///
    /// # Errors
    /// If the stream ends.
    pub async fn next(&mut self) -> io::Result<Vec<u8>> {
        loop {
            while let Some(end) = self.text.windows(2).position(|pair| pair == b"\n\n") {
                let data = data_of(&self.text[..end]);
                self.text.drain(..end + 2);
                if let Some(data) = data {
                    return Ok(data);
                }
            }
            let before = self.text.len();
            if !self.connection.chunk(&mut self.text).await? {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            self.bytes += (self.text.len() - before) as u64;
        }
    }

    /// How many bytes of events have come so far.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// A WebSocket with short messages of text in both directions.
#[derive(Debug)]
pub struct Socket {
    connection: Connection,
    bytes: u64,
}

impl Socket {
    /// Sends a text of less than 64 KB.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn send(&mut self, text: &str) -> io::Result<()> {
        self.send_all([text]).await
    }

    /// Sends several of them in one write.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn send_all<T: AsRef<str>>(
        &mut self,
        texts: impl IntoIterator<Item = T>,
    ) -> io::Result<()> {
        let mut frames = Vec::new();
        for text in texts {
            let text = text.as_ref().as_bytes();
            let length = u16::try_from(text.len()).map_err(|_| garbled("too long a message"))?;
            frames.push(0x81);
            match length {
                0..126 => frames.push(0x80 | length as u8),
                _ => {
                    frames.push(0x80 | 126);
                    frames.extend(length.to_be_bytes());
                }
            }
            // A mask of zeros, because nobody on the way has to be protected from a measurement.
            frames.extend([0; 4]);
            frames.extend(text);
        }
        self.connection.stream.write_all(&frames).await
    }

    /// The next text; pings are passed over. Nothing gets lost when the waiting is broken off.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn next(&mut self) -> io::Result<Vec<u8>> {
        loop {
            let rest = &self.connection.buffer[self.connection.used..];
            let (kind, begin, length) = match *rest {
                [kind, 126, high, low, ..] => {
                    (kind, 4, usize::from(u16::from_be_bytes([high, low])))
                }
                [_, 127..=255, ..] => return Err(garbled("a message of more than 64 KB")),
                [kind, length @ 0..=125, ..] => (kind, 2, usize::from(length)),
                _ => {
                    self.connection.more().await?;
                    continue;
                }
            };
            let Some(text) = rest.get(begin..begin + length) else {
                self.connection.more().await?;
                continue;
            };
            let text = text.to_vec();
            self.connection.used += begin + length;
            match kind & 15 {
                1 => {
                    self.bytes += length as u64;
                    return Ok(text);
                }
                8 => return Err(io::ErrorKind::UnexpectedEof.into()),
                _ => {}
            }
        }
    }

    /// How many bytes of messages have come so far.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// The number of the table that a message is about and the message itself, where a WebSocket tells of
/// many tables; none for a complaint about what was not understood.
pub fn about_table(message: &[u8]) -> Option<(u32, &[u8])> {
    let inner = message.strip_prefix(b"[")?.strip_suffix(b"]")?;
    let comma = inner.iter().position(|byte| *byte == b',')?;
    let number = std::str::from_utf8(&inner[..comma]).ok()?.parse().ok()?;
    Some((number, &inner[comma + 1..]))
}

/// The data of one event, which may stand on several lines.
fn data_of(event: &[u8]) -> Option<Vec<u8>> {
    let mut data: Option<Vec<u8>> = None;
    for line in event.split(|byte| *byte == b'\n') {
        if line.starts_with(b"event:") {
            return None;
        }
        if let Some(rest) = line.strip_prefix(b"data:") {
            let rest = rest.strip_prefix(b" ").unwrap_or(rest);
            match &mut data {
                Some(data) => {
                    data.push(b'\n');
                    data.extend(rest);
                }
                None => data = Some(rest.to_vec()),
            }
        }
    }
    data
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn answers_and_streams_are_read_from_pieces() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let server = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a client");
            let mut asked = vec![0; 4096];
            let mut heads = Vec::new();
            for pieces in [
                &["HTTP/1.1 200 OK\r\ncontent-le", "ngth: 2\r\n\r\nh", "i"][..],
                &[
                    "HTTP/1.1 409 Conflict\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
                ],
                &[
                    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
                    "2\r\n:\n\r\n",
                    "1\r\n\n\r\n12\r\nid: 1\ndata: {\"a\":1\r\nd\r\n,\ndata: 2}\n\n\r\n0\r\n\r\n",
                ],
            ] {
                let read = stream.read(&mut asked).await.expect("a request");
                heads.push(String::from_utf8_lossy(&asked[..read]).into_owned());
                for piece in pieces {
                    stream.write_all(piece.as_bytes()).await.expect("a listener");
                    stream.flush().await.expect("a listener");
                    tokio::task::yield_now().await;
                }
            }
            heads
        });
        let mut connection = Connection::new(TcpStream::connect(address).await.expect("a server"));
        let answer = connection.request("GET", "/health", None, "").await.expect("an answer");
        assert_eq!(answer, Answer { status: 200, body: "hi".to_owned() });
        let answer = connection.request("POST", "/x", Some("t"), "{}").await.expect("an answer");
        assert_eq!(answer, Answer { status: 409, body: "abc".to_owned() });
        let mut events = connection.listen("/stream", None).await.expect("a stream");
        assert_eq!(events.next().await.expect("an event"), b"{\"a\":1,\n2}");
        assert!(events.next().await.is_err());
        let heads = server.await.expect("the server saw three requests");
        assert!(heads[1].contains("Bearer t\r\n") && heads[1].ends_with("\r\n\r\n{}"));
    }
}
