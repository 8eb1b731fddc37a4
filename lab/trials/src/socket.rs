//! A WebSocket of a player, with everything on it counted.

use std::io;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;

/// An open WebSocket.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    bytes: u64,
}

impl Socket {
    /// Opens the WebSocket at this path of a server, `http://HOST:PORT`.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses.
    pub async fn open(server: &str, path: &str, token: Option<&str>) -> io::Result<Self> {
        let host = server.trim_start_matches("http://").trim_end_matches('/');
        let mut request = format!("ws://{host}{path}").into_client_request().map_err(broken)?;
        if let Some(token) = token {
            let token = format!("Bearer {token}").parse().map_err(io::Error::other)?;
            request.headers_mut().insert(AUTHORIZATION, token);
        }
        let stream = TcpStream::connect(host).await?;
        // What is measured is not to wait for a fuller packet.
        stream.set_nodelay(true)?;
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await.map_err(broken)?;
        Ok(Self { stream, bytes: 0 })
    }

    /// Sends a message.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn send(&mut self, text: &str) -> io::Result<()> {
        self.stream.send(Message::text(text)).await.map_err(broken)
    }

    /// The next message. Questions whether anybody is still there are answered meanwhile.
    ///
    /// # Errors
    /// If the connection breaks or ends.
    pub async fn next(&mut self) -> io::Result<String> {
        loop {
            let message = self.stream.next().await.ok_or(io::ErrorKind::ConnectionReset)?;
            let message = message.map_err(broken)?;
            // The server's frames carry no mask; their head is two bytes, or four, or ten.
            let head = match message.len() {
                0..=125 => 2,
                126..=65_535 => 4,
                _ => 10,
            };
            self.bytes += (head + message.len()) as u64;
            match message {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(_) => return Err(io::ErrorKind::ConnectionReset.into()),
                _ => {}
            }
        }
    }

    /// How many bytes have come.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

fn broken(error: tokio_tungstenite::tungstenite::Error) -> io::Error {
    match error {
        tokio_tungstenite::tungstenite::Error::Io(error) => error,
        error => io::Error::other(error),
    }
}
