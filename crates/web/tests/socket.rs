//! Seeing and acting over one WebSocket, in few words, and only for as long as one is known.

mod help;

use std::io;
use std::time::Duration;

use help::{House, table};
use reqwest::Client as Http;
use serde_json::{Value, json};
use tapis_client::{Client, Phase, amend, merge};
use tapis_game::Record;
use tapis_trials::lean::{Connection, Socket};
use tokio::net::TcpStream;

/// Nothing that a loaded machine does takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

async fn connection(house: &House) -> Connection {
    Connection::new(TcpStream::connect(house.server().address()).await.expect("a server"))
}

async fn socket(house: &House, table: &str, how: &str, token: Option<&str>) -> Socket {
    let path = format!("/api/tables/{table}/socket{how}");
    connection(house).await.upgrade(&path, token).await.expect("a WebSocket")
}

async fn next(socket: &mut Socket) -> io::Result<Value> {
    let text = tokio::time::timeout(PATIENCE, socket.next()).await.expect("in time")?;
    Ok(serde_json::from_slice(&text).expect("JSON"))
}

/// Without nulls, which a merge patch cannot tell from absence, and without an order of members.
fn bare(value: &Value) -> Value {
    let Value::Object(members) = value else { return value.clone() };
    let mut kept: Vec<_> = members.iter().filter(|(_, value)| !value.is_null()).collect();
    kept.sort_by_key(|(key, _)| key.as_str());
    kept.into_iter().map(|(key, value)| (key.clone(), bare(value))).collect()
}

#[tokio::test]
async fn a_whole_game_over_one_socket() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    for (game, how) in
        [("bids", "?brief=1"), ("all-in", "?brief=1"), ("bids", "?patch=1"), ("bids", "")]
    {
        let seats = ["me", "bot:random", "bot:random"];
        let info = ana.create(&table(game, &seats)).await.expect("a table");
        ana.start(&info.id).await.expect("it starts");
        let mut socket = socket(&house, &info.id, how, ana.token()).await;
        let mut view = next(&mut socket).await.expect("the whole view");
        assert_eq!(view["table"]["you"], 0);
        let (mut heard, mut brief) = (0, 0);
        let mut turn = true;
        while view["table"]["phase"] != "over" {
            let legal: Vec<String> = serde_json::from_value(view["legal"].clone()).expect("a list");
            if turn && let Some(action) = legal.last() {
                let asked = ana.view(&info.id).await.expect("a view");
                if asked.version == view["version"] {
                    assert_eq!(bare(&view["scene"]), bare(&asked.scene), "{game}{how}");
                    assert_eq!(legal, asked.legal, "{game}{how}");
                }
                let act = json!({ "action": action, "version": view["version"] });
                socket.send(&act.to_string()).await.expect("sent");
            }
            let mut update = next(&mut socket).await.expect("an update");
            assert_eq!(update.get("refused"), None, "{update}");
            // A brief update is a list: the version, what was heard and, unless it came between
            // turns, what has changed.
            let words = if update.is_array() { &update[1] } else { &update["heard"] };
            heard += words.as_array().expect("a list").len();
            turn = true;
            match update.as_array().map(Vec::len) {
                Some(2) => (turn, brief) = (false, brief + 1),
                Some(_) => {
                    amend(&mut view, update[2].take());
                    view["version"] = update[0].take();
                }
                None => match update.get_mut("patch").map(Value::take) {
                    Some(patch) => {
                        merge(&mut view, patch);
                        view["version"] = update["version"].take();
                    }
                    None => view = update,
                },
            }
        }
        assert!(heard > 20, "{game}{how}: {heard}");
        assert_eq!(brief > 0, how == "?brief=1", "{game}{how}");
        if game == "bids" {
            let record = ana.record(&info.id).await.expect("a record");
            Record::<tapis_bids::Bids>::read(&record).expect("it verifies");
        }
    }
}

#[tokio::test]
async fn what_a_socket_refuses() {
    let house = House::open().await;
    let (ana, eve) = (house.guest("Ana").await, house.guest("Eve").await);
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let refused = async |socket: &mut Socket, text: &str| -> String {
        socket.send(text).await.expect("sent");
        loop {
            let update = next(socket).await.expect("an answer");
            if let Some(code) = update["refused"]["error"].as_str() {
                return code.to_owned();
            }
        }
    };
    let act = json!({ "action": "bid R1", "version": 0 }).to_string();
    let mut nobody = socket(&house, &info.id, "", None).await;
    assert_eq!(refused(&mut nobody, &act).await, "who_are_you");
    let mut stranger = socket(&house, &info.id, "", eve.token()).await;
    assert_eq!(refused(&mut stranger, &act).await, "not_seated");
    let mut own = socket(&house, &info.id, "", ana.token()).await;
    assert_eq!(refused(&mut own, &json!({ "action": "bid R1" }).to_string()).await, "not_started");
    for nonsense in ["", "{", "[]", r#"{"action":7}"#, r#"{"action":"x","more":1}"#] {
        assert_eq!(refused(&mut own, nonsense).await, "bad_request", "{nonsense}");
    }
    // Too long a message ends the line, and only that.
    own.send(&"x".repeat(5000)).await.expect("sent");
    while next(&mut own).await.is_ok() {}
    assert!(connection(&house).await.upgrade("/api/tables/nothing/socket", None).await.is_err());
    // A page of another site cannot open one in a visitor's name.
    let url = format!("{}/api/tables/{}/socket", house.url(), info.id);
    for (header, value) in [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")] {
        let request = Http::new().get(&url).header("upgrade", "websocket").header(header, value);
        assert_eq!(request.send().await.expect("an answer").status(), 403, "{header}");
    }
    assert_eq!(Http::new().get(&url).send().await.expect("an answer").status(), 422);
    assert_eq!(ana.table(&info.id).await.expect("it is there").phase, Phase::Waiting);
}

#[tokio::test]
async fn whoever_sends_too_much_over_a_socket_waits() {
    let house = House::open_with(|config| config.requests_per_person = 5).await;
    let ana = house.guest("Ana").await;
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let mut socket = socket(&house, &info.id, "", ana.token()).await;
    for _ in 0..200 {
        socket.send(r#"{"action":"bid R1"}"#).await.expect("sent");
    }
    let mut codes = Vec::new();
    while codes.len() < 200 {
        let update = next(&mut socket).await.expect("an answer");
        codes.extend(update["refused"]["error"].as_str().map(str::to_owned));
    }
    let waited = codes.iter().filter(|code| *code == "too_many").count();
    assert!(waited > 100, "only {waited} of 200 were refused");
}

/// A stream that was opened with a token does not outlive it.
#[tokio::test]
async fn whoever_is_no_longer_known_is_told_nothing_more() {
    let house = House::open().await;
    let (ana, bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let made: Value = ana.post("/api/tokens", &json!({ "label": "bot" })).await.expect("a token");
    let (id, token) = (made["id"].as_str().expect("a name"), made["token"].as_str());
    let stream = format!("/api/tables/{}/stream", info.id);
    let mut revoked = connection(&house).await.listen(&stream, token).await.expect("a stream");
    let mut revoked_too = socket(&house, &info.id, "", token).await;
    let mut page = connection(&house).await.listen(&format!("/t/{}/stream", info.id), token).await;
    let page = page.as_mut().expect("the stream of a page");
    let mut stays = connection(&house).await.listen(&stream, bo.token()).await.expect("a stream");
    revoked.next().await.expect("known");
    page.next().await.expect("known");
    next(&mut revoked_too).await.expect("known");
    let url = format!("{}/api/tokens/{id}", house.url());
    let gone = Http::new().delete(&url).bearer_auth(ana.token().expect("a guest has one"));
    assert_eq!(gone.send().await.expect("an answer").status(), 200);
    bo.join(&info.id, None).await.expect("something happens");
    let ends = async {
        while revoked.next().await.is_ok() {}
        while page.next().await.is_ok() {}
        while revoked_too.next().await.is_ok() {}
    };
    tokio::time::timeout(PATIENCE, ends).await.expect("all three end");
    let told = async {
        while !String::from_utf8_lossy(&stays.next().await.expect("goes on")).contains("\"Bo\"") {}
    };
    tokio::time::timeout(PATIENCE, told).await.expect("somebody else is told");
    let mut client = Client::new(&house.url()).expect("an address");
    client.set_token(token.map(str::to_owned));
    assert!(client.get::<Value>("/api/me").await.is_err());
}
