//! The client against a server of a few lines that breaks off, refuses and comes back.

use std::time::Duration;

use tapis_client::{Client, Error, NewTable, News};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// The head of the next request on a connection, and its body.
async fn request(stream: &mut TcpStream) -> (String, String) {
    let mut bytes = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head
                .lines()
                .find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok())
                .unwrap_or(0);
            if body.len() >= length {
                return (head.to_owned(), body.to_owned());
            }
        }
        let mut piece = [0; 4096];
        let read = stream.read(&mut piece).await.expect("a request");
        assert!(read > 0, "the client hung up");
        bytes.extend(&piece[..read]);
    }
}

async fn answer(stream: &mut TcpStream, status: &str, kind: &str, body: &str) {
    let length = body.len();
    let text = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n\
         connection: close\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await.expect("the client listens");
    stream.shutdown().await.expect("the client listens");
}

fn view(version: u64) -> String {
    format!(
        "id: {version}\ndata: {{\"snapshot\":{{\"version\":{version},\"table\":{{\"id\":\"t\",\
         \"game\":\"bids\",\"options\":{{}},\"phase\":\"playing\",\"seats\":[],\"owner\":null,\
         \"public\":false,\"clock_seconds\":null,\"pace_ms\":0,\"commitment\":\"\",\
         \"rematch\":null,\"created\":1,\"you\":null,\"version\":{version}}},\"scene\":null,\
         \"to_act\":[],\"legal\":[],\"can_undo\":false,\"deadline_ms\":null,\"heard\":[]}}}}\n\n"
    )
}

async fn next(watch: &mut tapis_client::Watch) -> Option<News> {
    tokio::time::timeout(Duration::from_secs(60), watch.next()).await.expect("news in time")
}

/// The version of the next view, past losses, and how many losses there were.
async fn next_version(watch: &mut tapis_client::Watch) -> (u64, usize) {
    let mut losses = 0;
    loop {
        match next(watch).await.expect("more news") {
            News::View(view) => return (view.version, losses),
            News::Chat(chat) => panic!("nobody speaks: {chat:?}"),
            News::Lost { .. } => losses += 1,
            News::Refused(error) => panic!("refused: {error}"),
        }
    }
}

#[tokio::test]
async fn a_watch_comes_back_by_itself_until_it_is_refused_for_good() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let server = tokio::spawn(async move {
        let events = "text/event-stream";
        let update = r#"data: {"update":{"version":2,"to_act":[1],"legal":["pass"]}}"#;
        let update = format!("{update}\n\n");
        for (status, kind, body, known) in [
            ("200 OK", events, view(1) + ": still here\n\n" + &update, None),
            ("503 Service Unavailable", "text/plain", String::new(), Some(2)),
            ("200 OK", events, view(7), Some(2)),
            ("404 Not Found", "application/json", r#"{"error":"no_such_table"}"#.into(), Some(7)),
        ] {
            let (mut stream, _) = listener.accept().await.expect("a connection");
            let (head, _) = request(&mut stream).await;
            assert!(head.starts_with("GET /api/tables/t/stream?scenes=1 HTTP/1.1"), "{head}");
            let resumes = known.map(|version: u64| format!("last-event-id: {version}\r\n"));
            match resumes {
                Some(resumes) => assert!(head.contains(&resumes), "{head}"),
                None => assert!(!head.contains("last-event-id"), "{head}"),
            }
            assert!(head.contains("Bearer secret"), "{head}");
            answer(&mut stream, status, kind, &body).await;
        }
    });
    let mut client = Client::new(&format!("http://{address}/")).expect("a client");
    client.set_token(Some("secret".to_owned()));
    let mut watch = client.watch("t");
    assert_eq!(next_version(&mut watch).await, (1, 0));
    let Some(News::View(view)) = next(&mut watch).await else { panic!("no update") };
    assert_eq!((view.version, &view.legal[..]), (2, &["pass".to_owned()][..]));
    assert_eq!(next_version(&mut watch).await, (7, 2));
    assert!(matches!(next(&mut watch).await, Some(News::Lost { .. })));
    let Some(News::Refused(error)) = next(&mut watch).await else { panic!("not refused") };
    assert_eq!(error.code(), Some("no_such_table"));
    assert_eq!(next(&mut watch).await, None);
    server.await.expect("the server saw what it expected");
}

#[tokio::test]
async fn requests_are_written_as_the_api_asks_and_refusals_are_read() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let server = tokio::spawn(async move {
        let mut seen = Vec::new();
        let json = "application/json";
        for (status, body) in [
            ("200 OK", r#"{"person":"p","name":"Ada","token":"secret"}"#),
            ("409 Conflict", r#"{"error":"stale_version","message":"Somebody was faster."}"#),
            ("502 Bad Gateway", "<html>"),
        ] {
            let (mut stream, _) = listener.accept().await.expect("a connection");
            seen.push(request(&mut stream).await);
            answer(&mut stream, status, json, body).await;
        }
        seen
    });
    let mut client = Client::new(&address.to_string()).expect("a client");
    client.set_language(Some("nl".to_owned()));
    client.sign_in_as_guest("Ada").await.expect("a guest");
    let error = client.act("k/../3", "bid R9", 5).await.expect_err("a refusal");
    assert_eq!(error.to_string(), "Somebody was faster.");
    assert_eq!((error.status(), error.is_passing()), (Some(409), false));
    let error = client.create(&NewTable::new("bids", ["me", "open"])).await.expect_err("no server");
    assert_eq!((error.code(), error.is_passing()), (Some("bad_gateway"), true));
    let seen = server.await.expect("the server saw three requests");
    assert!(seen[0].0.starts_with("POST /api/guests "));
    assert_eq!(seen[0].1, r#"{"name":"Ada"}"#);
    assert!(seen[1].0.starts_with("POST /api/tables/k3/act "), "{}", seen[1].0);
    assert!(seen[1].0.contains("Bearer secret") && seen[1].0.contains("accept-language: nl"));
    assert_eq!(seen[1].1, r#"{"action":"bid R9","version":5}"#);
    assert!(seen[2].1.contains(r#""seats":["me","open"]"#), "{}", seen[2].1);
}

/// A killed server ends its streams in the middle of a chunk.
#[tokio::test]
async fn a_stream_that_breaks_off_is_a_passing_loss() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let server = tokio::spawn(async move {
        for version in [1, 2] {
            let (mut stream, _) = listener.accept().await.expect("a connection");
            request(&mut stream).await;
            let event = view(version);
            let head = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";
            let text = format!("{head}{:x}\r\n{event}\r\nff\r\ndata: {{", event.len());
            stream.write_all(text.as_bytes()).await.expect("the client listens");
        }
    });
    let client = Client::new(&address.to_string()).expect("a client");
    let mut watch = client.watch("t");
    assert_eq!(next_version(&mut watch).await, (1, 0));
    assert_eq!(next_version(&mut watch).await, (2, 1));
    server.await.expect("two connections");
}

#[tokio::test]
async fn nobody_at_the_address_is_a_passing_loss() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let client = Client::new(&address.to_string()).expect("a client");
    let error = client.table("t").await.expect_err("nobody there");
    assert!(matches!(error, Error::Lost(_)) && error.is_passing(), "{error:?}");
    let mut watch = client.watch("t");
    assert!(matches!(next(&mut watch).await, Some(News::Lost { .. })));
}
