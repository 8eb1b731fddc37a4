//! Server-sent events, read from pieces of any size as they come over the network.

/// One event of a stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Event {
    /// The last id that the stream named, if it named any.
    pub id: Option<String>,
    /// Its kind; `message` if the stream did not say.
    pub kind: String,
    /// Its text, lines joined by line feeds.
    pub data: String,
}

/// The longest line that is read; a server that sends a longer one is broken or hostile.
const LONGEST_LINE: usize = 8 << 20;

/// Puts events together from pieces of a stream.
#[derive(Clone, Debug, Default)]
pub struct Parser {
    line: Vec<u8>,
    /// The last byte was a carriage return: a line feed that follows it ends no second line.
    after_return: bool,
    begun: bool,
    id: Option<String>,
    kind: String,
    data: String,
    retry: Option<u64>,
}

impl Parser {
    /// A parser at the beginning of a stream.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a piece and hands every event that it completes to `take`.
    ///
    /// # Errors
    /// If a line grows beyond all measure.
    pub fn read(&mut self, piece: &[u8], mut take: impl FnMut(Event)) -> Result<(), TooLong> {
        for &byte in piece {
            match byte {
                b'\n' if std::mem::take(&mut self.after_return) => {}
                b'\n' | b'\r' => {
                    self.after_return = byte == b'\r';
                    if let Some(event) = self.end_line() {
                        take(event);
                    }
                }
                _ => {
                    self.after_return = false;
                    if self.line.len() >= LONGEST_LINE {
                        return Err(TooLong);
                    }
                    self.line.push(byte);
                }
            }
        }
        Ok(())
    }

    /// How long the server asks to wait before a new connection, in milliseconds.
    pub fn retry(&self) -> Option<u64> {
        self.retry
    }

    fn end_line(&mut self) -> Option<Event> {
        let bytes = std::mem::take(&mut self.line);
        let text = String::from_utf8_lossy(&bytes);
        let mut line: &str = &text;
        if !std::mem::replace(&mut self.begun, true) {
            line = line.strip_prefix('\u{feff}').unwrap_or(line);
        }
        if line.is_empty() {
            return self.dispatch();
        }
        let (field, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.strip_prefix(' ').unwrap_or(value);
        match field {
            "data" => {
                self.data.push_str(value);
                self.data.push('\n');
            }
            "event" => value.clone_into(&mut self.kind),
            "id" if !value.contains('\0') => self.id = Some(value.to_owned()),
            "retry" => self.retry = value.parse().ok().or(self.retry),
            _ => {}
        }
        None
    }

    /// An empty line ends an event; one without data is none.
    fn dispatch(&mut self) -> Option<Event> {
        let kind = std::mem::take(&mut self.kind);
        let mut data = std::mem::take(&mut self.data);
        data.pop()?;
        let kind = if kind.is_empty() { "message".to_owned() } else { kind };
        Some(Event { id: self.id.clone(), kind, data })
    }
}

/// A line grew beyond all measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong;

#[cfg(test)]
mod tests {
    use super::*;

    fn events(text: &str, piece: usize) -> Vec<Event> {
        let (mut parser, mut found) = (Parser::new(), Vec::new());
        for piece in text.as_bytes().chunks(piece) {
            parser.read(piece, |event| found.push(event)).expect("short lines");
        }
        found
    }

    fn event(id: Option<&str>, kind: &str, data: &str) -> Event {
        Event { id: id.map(str::to_owned), kind: kind.to_owned(), data: data.to_owned() }
    }

    #[test]
    fn pieces_of_any_size_make_the_same_events() {
        let text = "\u{feff}: hello\n\nid: 7\ndata: {\"a\":\ndata:1}\n\nevent: end\r\ndata\r\n\r\n\
                    id\ndata:  «é»\r\revent: lonely\n\ndata: unfinished";
        let expected = vec![
            event(Some("7"), "message", "{\"a\":\n1}"),
            event(Some("7"), "end", ""),
            event(Some(""), "message", " «é»"),
        ];
        for piece in 1..=text.len() {
            assert_eq!(events(text, piece), expected, "pieces of {piece}");
        }
    }

    #[test]
    fn a_comment_keeps_the_stream_alive_and_says_nothing() {
        assert_eq!(events(":\n\n:\n\n", 1), []);
    }

    #[test]
    fn a_server_may_ask_for_patience() {
        let mut parser = Parser::new();
        parser.read(b"retry: 250\nretry: soon\n\n", |_| panic!("no event")).expect("short lines");
        assert_eq!(parser.retry(), Some(250));
    }

    #[test]
    fn an_endless_line_is_refused() {
        let mut parser = Parser::new();
        let piece = vec![b'x'; LONGEST_LINE];
        assert_eq!(parser.read(&piece, |_| {}), Ok(()));
        assert_eq!(parser.read(b"x", |_| {}), Err(TooLong));
    }
}
