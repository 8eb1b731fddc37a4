//! Hostile input: too long, too often, from elsewhere, in somebody else's name. The server says no,
//! goes on serving everybody else, and tells nobody what they may not know.

use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use reqwest::header::{COOKIE, ORIGIN, SET_COOKIE};
use reqwest::{Response, StatusCode};
use serde_json::{Value, json};
use tapis_client::{Client, NewTable, News, Phase};
use tapis_web::{Config, Server, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Nothing that a loaded machine does takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

struct House {
    server: Server,
    http: reqwest::Client,
    _folder: tempfile::TempDir,
}

impl House {
    async fn open() -> Self {
        Self::with(|config| config).await
    }

    async fn with(change: impl FnOnce(Config) -> Config) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("tapis.db");
        let config = change(Config::for_tests(format!("sqlite://{}", file.display())));
        let server = serve(config).await.expect("a server");
        // The client of the API chooses the library for encryption, which this one needs too.
        Client::new(&server.url()).expect("a client");
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
        Self { server, http: http.build().expect("a client"), _folder: folder }
    }

    fn at(&self, path: &str) -> String {
        format!("{}{path}", self.server.url())
    }

    async fn guest(&self, name: &str) -> Client {
        let mut client = Client::new(&self.server.url()).expect("a client");
        client.sign_in_as_guest(name).await.expect("a guest");
        client
    }

    async fn get(&self, path: &str) -> Response {
        self.http.get(self.at(path)).send().await.expect("an answer")
    }

    async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Response {
        let mut request = self.http.post(self.at(path)).json(body);
        if let Some(token) = token {
            request = request.bearer_auth(token);
        }
        request.send().await.expect("an answer")
    }

    /// Whether it still serves.
    async fn is_well(&self) -> bool {
        self.get("/health").await.status() == StatusCode::OK
    }
}

async fn next_view(watch: &mut tapis_client::Watch) -> tapis_client::View {
    loop {
        let news = tokio::time::timeout(PATIENCE, watch.next()).await.expect("news in time");
        if let News::View(view) = news.expect("the stream goes on") {
            return *view;
        }
    }
}

/// A refusal that a program can read: no 5xx, and a code.
async fn refused(answer: Response) -> (StatusCode, String) {
    let status = answer.status();
    assert!(status.is_client_error(), "{status}");
    let body: Value = answer.json().await.expect("a refusal in JSON");
    (status, body["error"].as_str().expect("a code").to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_long_is_refused() {
    let house = House::open().await;
    let huge = "x".repeat(200_000);
    let answer = house.post("/api/guests", None, &json!({ "name": huge })).await;
    assert_eq!(refused(answer).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    for name in ["", "   ", &"x".repeat(25), "\u{200b}", "\n\t"] {
        let answer = house.post("/api/guests", None, &json!({ "name": name })).await;
        refused(answer).await;
    }
    // What cannot be seen in a name, or would turn the line around, is not kept.
    for name in ["a\nb", "a\u{0}b", "\u{202e}ab", "a\u{200b}b", "a\u{1b}[31mb"] {
        let answer = house.post("/api/guests", None, &json!({ "name": name })).await;
        if answer.status() == StatusCode::OK {
            let body: Value = answer.json().await.expect("a guest");
            let kept = body["name"].as_str().expect("a name");
            let hidden = |c: char| c.is_control() || "\u{202e}\u{200b}".contains(c);
            assert!(!kept.contains(hidden), "{kept:?}");
        } else {
            refused(answer).await;
        }
    }
    let ada = house.guest("Ada").await;
    let table = ada.create(&NewTable::new("bids", ["me", "open", "open"])).await.expect("a table");
    let long = "y".repeat(301);
    for text in ["", long.as_str(), "\u{7}"] {
        let error = ada.chat(&table.id, text).await.expect_err("nothing to say");
        assert!(error.status().is_some_and(|status| (400..500).contains(&status)), "{error:?}");
    }
    ada.chat(&table.id, &"é".repeat(300)).await.expect("three hundred characters are allowed");
    for seats in [0, 1, 2, 7, 5000] {
        let new = NewTable::new("bids", vec!["open"; seats]);
        let error = ada.create(&new).await.expect_err("no such table");
        assert!(error.status().is_some_and(|status| (400..500).contains(&status)), "{error:?}");
    }
    assert!(house.is_well().await);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_request_is_refused() {
    let house = House::open().await;
    let address = house.server.address();
    let long = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "a".repeat(600_000));
    for bytes in [&b"\x16\x03\x01\x02\x00\x01\x00"[..], b"NONSENSE\r\n\r\n", long.as_bytes()] {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        // The server may hang up before it has read everything.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
        let _ = read.expect("the server answers or hangs up");
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    for (path, body) in [
        ("/api/guests", "{"),
        ("/api/guests", "[]"),
        ("/api/guests", "null"),
        ("/api/tables", r#"{"game":7}"#),
        ("/api/tables/x/act", "\u{feff}{}"),
        ("/api/tables/%00/act", "{}"),
        ("/api/tables/..%2f..%2fetc/act", "{}"),
        ("/t/x/act", "version=-1&action=%ff"),
    ] {
        let answer = house.http.post(house.at(path)).body(body).send().await.expect("an answer");
        assert!(answer.status().is_client_error(), "{path} {body}: {}", answer.status());
    }
    assert!(house.is_well().await);
    house.server.stop().await;
}

/// Nothing of a name or of what is said becomes part of a page.
#[tokio::test(flavor = "multi_thread")]
async fn nasty_names_are_only_names() {
    let house = House::open().await;
    let nasty =
        ["<script>alert(1)", "\"><img src=x>", "' onload='x", "</title><b>", "&lt;x{{7*7}}"];
    for name in nasty {
        let eve = house.guest(name).await;
        let mut new = NewTable::new("bids", ["me", "bot:beginner", "bot:beginner"]);
        new.public = true;
        let table = eve.create(&new).await.expect("a table");
        eve.chat(&table.id, name).await.expect("it may be said");
        let mut pages =
            vec![house.get(&format!("/t/{}", table.id)).await.text().await.expect("a page")];
        eve.start(&table.id).await.expect("a start");
        let token = eve.token().expect("a guest has one");
        for path in ["/".to_owned(), "/me".to_owned(), format!("/t/{}", table.id)] {
            let cookie = format!("tapis={token}");
            let answer = house.http.get(house.at(&path)).header(COOKIE, cookie).send().await;
            pages.push(answer.expect("an answer").text().await.expect("a page"));
        }
        for page in pages {
            // Attributes stand in double quotes, so that a single one in a name ends nothing.
            for dangerous in ["<script>alert", "<img src=x", "</title><b>", "=' onload", "x49"] {
                assert!(!page.contains(dangerous), "{name}: {dangerous} became a part of the page");
            }
        }
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_has_the_strict_policy_and_nothing_inline() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let table =
        ada.create(&NewTable::new("all-in", ["me", "bot:beginner"])).await.expect("a table");
    ada.start(&table.id).await.expect("a start");
    let table = format!("/t/{}", table.id);
    let paths = [
        "/",
        "/new/bids",
        "/new/all-in",
        "/me",
        "/rules/bids",
        "/learn/all-in",
        "/about",
        "/nowhere",
        &table,
    ];
    for path in paths {
        let cookie = format!("tapis={}", ada.token().expect("a guest has one"));
        let request =
            house.http.get(house.at(path)).header(COOKIE, cookie).header("accept", "text/html");
        let answer = request.send().await.expect("an answer");
        let header = |name: &str| {
            let value =
                answer.headers().get(name).unwrap_or_else(|| panic!("{path} has no {name}"));
            value.to_str().expect("plain text").to_owned()
        };
        let policy = header("content-security-policy");
        assert!(
            !policy.contains("unsafe") && !policy.contains('*') && !policy.contains("http"),
            "{policy}"
        );
        for part in
            ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]
        {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        header("referrer-policy");
        let page = answer.text().await.expect("a page");
        for (at, _) in page.match_indices("<script") {
            let tag = page[at..].split('>').next().unwrap_or_default();
            assert!(tag.contains("src=\"/"), "{path}: {tag}");
        }
        for inline in
            [" style=\"", " onclick=", " onload=", "javascript:", "//cdn", "https://fonts"]
        {
            assert!(!page.contains(inline), "{path} has {inline}");
        }
    }
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_act_for_a_visitor() {
    let house = House::open().await;
    let answer = house.post("/api/guests", None, &json!({ "name": "Ada" })).await;
    let cookie = answer.headers()[SET_COOKIE].to_str().expect("plain text").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let cookie = cookie.split(';').next().expect("a value").to_owned();
    let body = json!({ "game": "bids", "seats": ["me", "open", "open"] });
    let ask = |origin: Option<&'static str>, site: Option<&'static str>| {
        let mut request =
            house.http.post(house.at("/api/tables")).header(COOKIE, &cookie).json(&body);
        if let Some(origin) = origin {
            request = request.header(ORIGIN, origin);
        }
        if let Some(site) = site {
            request = request.header("sec-fetch-site", site);
        }
        request.send()
    };
    for (origin, site) in [
        (Some("https://evil.example"), None),
        (Some("null"), None),
        (Some("http://127.0.0.1:1"), None),
        (Some("https://evil.example"), Some("cross-site")),
    ] {
        let answer = ask(origin, site).await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{origin:?} {site:?}");
    }
    let own = house.server.url();
    let own: &'static str = Box::leak(own.into_boxed_str());
    let safe: &'static str = Box::leak(own.replace("http://", "https://").into_boxed_str());
    let answer = ask(Some(safe), None).await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::FORBIDDEN, "another scheme is another site");
    let answer = ask(Some(own), Some("same-origin")).await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
    house.server.stop().await;
}

/// Whoever points a name of their own at this server gets nothing from it, where its address is set.
#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_that_people_see_is_served() {
    let public_url = Some("https://cards.example".to_owned());
    let house = House::with(|config| Config { public_url, ..config }).await;
    let ask = async |path: &str, host: &str| {
        let request = house.http.get(house.at(path)).header("host", host);
        request.send().await.expect("an answer").status()
    };
    assert_eq!(ask("/", "cards.example").await, StatusCode::OK);
    assert_eq!(ask("/", "evil.example").await, StatusCode::NOT_FOUND);
    assert_eq!(ask("/api/tables", "127.0.0.1").await, StatusCode::NOT_FOUND);
    assert_eq!(ask("/health", "10.0.0.7").await, StatusCode::OK);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_too_often_waits() {
    let house = House::with(|config| Config { requests_per_address: 5, ..config }).await;
    let mut refused = 0;
    for _ in 0..200 {
        match house.get("/api/tables").await.status() {
            StatusCode::TOO_MANY_REQUESTS => refused += 1,
            status => assert_eq!(status, StatusCode::OK),
        }
    }
    assert!(refused > 50, "only {refused} of 200 requests were refused");
    house.server.stop().await;

    let house = House::with(|config| Config { requests_per_person: 5, ..config }).await;
    let (eve, ada) = (house.guest("Eve").await, house.guest("Ada").await);
    let mut refused = 0;
    for _ in 0..200 {
        refused += u32::from(
            eve.get::<Value>("/api/me").await.is_err_and(|error| error.status() == Some(429)),
        );
    }
    assert!(refused > 50, "only {refused} of 200 requests were refused");
    ada.get::<Value>("/api/me").await.expect("somebody else is served");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_somebody_else() {
    let house = House::open().await;
    let (ada, bob, eve) =
        (house.guest("Ada").await, house.guest("Bob").await, house.guest("Eve").await);
    let table = ada.create(&NewTable::new("all-in", ["me", "open"])).await.expect("a table").id;
    // Whoever is not the owner can neither start nor remove anybody.
    bob.join(&table, None).await.expect("a free seat");
    for error in [
        eve.start(&table).await.expect_err("not hers"),
        bob.start(&table).await.expect_err("not his"),
        eve.set_seat(&table, 0, "open").await.expect_err("not hers"),
        bob.set_seat(&table, 0, "bot:master").await.expect_err("not his"),
    ] {
        assert!(matches!(error.status(), Some(403 | 409)), "{error:?}");
    }
    // The owner can remove a player before the start.
    ada.set_seat(&table, 1, "open").await.expect("her table");
    assert_eq!(bob.table(&table).await.expect("a table").you, None);
    bob.join(&table, Some(1)).await.expect("a free seat");
    eve.join(&table, None).await.expect_err("no seat is free");
    ada.start(&table).await.expect("her table");
    let views = [ada.view(&table).await.expect("a view"), bob.view(&table).await.expect("a view")];
    let turn = usize::from(views[0].legal.is_empty());
    let (actor, other) = if turn == 0 { (&ada, &bob) } else { (&bob, &ada) };
    let (version, action) = (views[turn].version, &views[turn].legal[0]);
    // A spectator sees no hand, has no choices, and cannot act, whatever the request says.
    let watched = eve.view(&table).await.expect("everybody may look");
    assert_eq!((watched.table.you, watched.legal.len()), (None, 0));
    for hand in watched.scene["hands"].as_array().expect("hands") {
        assert!(hand.as_array().expect("cards").iter().all(|card| card == "??"), "{hand}");
    }
    for client in [&eve, other] {
        let error = client.act(&table, action, version).await.expect_err("not their turn");
        assert!(matches!(error.status(), Some(403 | 409)), "{error:?}");
    }
    let nobody = Client::new(&house.server.url()).expect("a client");
    assert_eq!(nobody.act(&table, action, version).await.expect_err("nobody").status(), Some(401));
    let mut forged = nobody.clone();
    let token = actor.token().expect("a guest has one");
    forged.set_token(Some(format!(
        "{}{}",
        &token[..token.len() - 1],
        if token.ends_with('0') { '1' } else { '0' }
    )));
    assert_eq!(forged.act(&table, action, version).await.expect_err("forged").status(), Some(401));
    assert!(ada.record(&table).await.is_err(), "the record of a game in play holds all cards");
    // After all that, whoever is to act can.
    let stamp = actor.act(&table, action, version).await.expect("their turn");
    assert!(stamp.version > version);
    // Once more the same is refused and changes nothing.
    let error = actor.act(&table, action, version).await.expect_err("stale");
    assert_eq!(error.status(), Some(409));
    house.server.stop().await;
}

/// Somebody who opens streams and never reads them is alone with that.
#[tokio::test(flavor = "multi_thread")]
async fn slow_readers_and_idle_streams_hurt_nobody() {
    const IDLE: usize = 300;
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let mut new = NewTable::new("bids", ["me", "bot:beginner", "bot:beginner"]);
    new.options = serde_json::from_value(json!({ "rounds": 1 })).expect("options");
    let table = ada.create(&new).await.expect("a table").id;
    ada.start(&table).await.expect("a start");
    let mut streams = Vec::new();
    for number in 0..IDLE {
        let mut stream = TcpStream::connect(house.server.address()).await.expect("a connection");
        let kind = if number % 2 == 0 { "/t" } else { "/api/tables" };
        let request = format!("GET {kind}/{table}/stream HTTP/1.1\r\nhost: localhost\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("a request");
        streams.push(stream);
    }
    let mut watch = ada.watch(&table);
    loop {
        let view = next_view(&mut watch).await;
        if view.table.phase == Phase::Over {
            break;
        }
        if let Some(action) = view.legal.first() {
            match ada.act(&table, action, view.version).await {
                Ok(_) => {}
                Err(error) => assert_eq!(error.status(), Some(409), "{error:?}"),
            }
        }
    }
    // Those who look again find that their streams have gone on too.
    for mut stream in streams {
        let mut text = Vec::new();
        while !String::from_utf8_lossy(&text).contains("data:") {
            let read = tokio::time::timeout(PATIENCE, stream.read_buf(&mut text)).await;
            assert!(read.expect("in time").expect("an open stream") > 0, "a stream was closed");
        }
        assert!(text.starts_with(b"HTTP/1.1 200"));
    }
    assert!(house.is_well().await);
    house.server.stop().await;
}

/// Everything that is logged in this process.
#[derive(Clone, Default)]
struct Diary(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Diary {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics here").extend(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn diary() -> &'static Diary {
    static DIARY: OnceLock<Diary> = OnceLock::new();
    DIARY.get_or_init(|| {
        let diary = Diary::default();
        let writer = diary.clone();
        tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(move || writer.clone())
            .init();
        diary
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_logged() {
    let diary = diary();
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let password = "correct horse battery";
    let account = json!({ "name": "Lovelace", "password": password });
    let opened: Value = ada.post("/api/accounts", &account).await.expect("an account");
    let wrong = json!({ "name": "Lovelace", "password": "wrong horse battery" });
    ada.post::<Value>("/api/login", &wrong).await.expect_err("a wrong password");
    let table =
        ada.create(&NewTable::new("all-in", ["me", "bot:beginner"])).await.expect("a table").id;
    ada.start(&table).await.expect("a start");
    let view = ada.view(&table).await.expect("a view");
    let hand: Vec<String> = serde_json::from_value(view.scene["hands"][0].clone()).expect("a hand");
    let cookie = format!("tapis={}", ada.token().expect("a guest has one"));
    let request = house.http.get(house.at(&format!("/t/{table}"))).header(COOKIE, cookie);
    request.send().await.expect("an answer");
    ada.act(&table, "nonsense", view.version).await.expect_err("no action");
    house.server.stop().await;
    let text = String::from_utf8_lossy(&diary.0.lock().expect("nobody panics here")).into_owned();
    assert!(text.contains("/api/tables"), "requests are logged");
    // The layers below log the bytes that pass at the finest level; our own words are looked at.
    let own: Vec<&str> = text.lines().filter(|line| line.contains("tapis")).collect();
    assert!(!own.is_empty());
    let token = opened["token"].as_str().expect("a token");
    for secret in [password, "wrong horse", token, ada.token().expect("a guest has one"), &table] {
        assert!(!own.iter().any(|line| line.contains(secret)), "{secret} was logged");
    }
    let hand = hand.join("\",\"");
    assert!(!own.iter().any(|line| line.contains(&hand)), "a hand was logged");
}
