//! Any number of tables over one WebSocket: each as if it were seen alone.

mod help;

use std::collections::HashMap;
use std::io;
use std::time::Duration;

use help::{House, table};
use serde_json::{Value, json};
use tapis_client::{Phase, amend};
use tapis_trials::lean::{Connection, Socket};
use tokio::net::TcpStream;

/// Nothing that a loaded machine does takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

async fn socket(house: &House, how: &str, token: Option<&str>) -> Socket {
    let stream = TcpStream::connect(house.server().address()).await.expect("a server");
    let path = format!("/api/socket{how}");
    Connection::new(stream).upgrade(&path, token).await.expect("a WebSocket")
}

async fn send(socket: &mut Socket, number: u32, wish: Value) {
    socket.send(&json!([number, wish]).to_string()).await.expect("sent");
}

async fn next(socket: &mut Socket) -> io::Result<Value> {
    let text = tokio::time::timeout(PATIENCE, socket.next()).await.expect("in time")?;
    Ok(serde_json::from_slice(&text).expect("JSON"))
}

/// The next refusal, and the table that it is about.
async fn refused(socket: &mut Socket) -> (Option<u64>, String) {
    loop {
        let message = next(socket).await.expect("an answer");
        let (number, said) = match &message {
            Value::Array(parts) => (parts[0].as_u64(), &parts[1]),
            said => (None, said),
        };
        if let Some(code) = said["refused"]["error"].as_str() {
            return (number, code.to_owned());
        }
    }
}

/// One table as far as the socket has told it.
#[derive(Default)]
struct Known {
    view: Value,
    version: Value,
    turn: bool,
}

impl Known {
    fn learn(&mut self, mut message: Value) {
        self.turn = true;
        match message.as_array().map(Vec::len) {
            Some(2) => self.turn = false,
            Some(_) => amend(&mut self.view, message[2].take()),
            None => {
                self.version = message["version"].clone();
                self.view = message;
                return;
            }
        }
        self.version = message[0].take();
    }
}

#[tokio::test]
async fn whole_games_of_both_at_once_over_one_socket() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let mut socket = socket(&house, "?brief=1", ana.token()).await;
    let mut tables = HashMap::new();
    for (number, game) in ["bids", "all-in", "bids", "all-in"].into_iter().enumerate() {
        let seats = ["me", "bot:random", "bot:random"];
        let info = ana.create(&table(game, &seats)).await.expect("a table");
        ana.start(&info.id).await.expect("it starts");
        let number = 70 + number as u32;
        send(&mut socket, number, json!({ "table": info.id })).await;
        tables.insert(number, (info.id, Known::default()));
    }
    let mut playing = tables.len();
    while playing > 0 {
        let message = next(&mut socket).await.expect("an update");
        let number = message[0].as_u64().expect("a number") as u32;
        let (id, known) = tables.get_mut(&number).expect("one of ours");
        assert_eq!(message[1].get("refused"), None, "{message}");
        known.learn(message[1].clone());
        assert_eq!(known.view["table"]["id"], **id, "every table under its own number");
        if known.view["table"]["phase"] == "over" {
            playing -= 1;
            continue;
        }
        let legal: Vec<String> =
            serde_json::from_value(known.view["legal"].clone()).expect("a list");
        if let Some(action) = legal.last().filter(|_| known.turn) {
            let asked = ana.view(id).await.expect("a view");
            if known.version == asked.version {
                assert_eq!(legal, asked.legal);
            }
            send(&mut socket, number, json!({ "action": action, "version": known.version })).await;
        }
    }
    for (id, _) in tables.values() {
        assert_eq!(ana.table(id).await.expect("it is there").phase, Phase::Over);
    }
}

#[tokio::test]
async fn what_is_refused_concerns_one_table() {
    let house = House::open().await;
    let (ana, eve) = (house.guest("Ana").await, house.guest("Eve").await);
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let mut own = socket(&house, "", ana.token()).await;
    send(&mut own, 5, json!({ "table": info.id })).await;
    for (number, wish, code) in [
        (5, json!({ "action": "bid R1" }), "not_started"),
        (5, json!({ "table": info.id }), "bad_request"),
        (5, json!({}), "bad_request"),
        (5, json!({ "table": info.id, "action": "bid R1" }), "bad_request"),
        (6, json!({ "table": "nothing" }), "not_found"),
        (6, json!({ "action": "bid R1" }), "not_found"),
        (6, Value::Null, "not_found"),
    ] {
        send(&mut own, number, wish.clone()).await;
        assert_eq!(refused(&mut own).await, (Some(number.into()), code.to_owned()), "{wish}");
    }
    for nonsense in ["", "{}", "[]", "[5]", r#"["5",null]"#, r#"[5,{"more":1}]"#] {
        own.send(nonsense).await.expect("sent");
        assert_eq!(refused(&mut own).await, (None, "bad_request".to_owned()), "{nonsense}");
    }
    // A stranger sees the table as anybody does, and cannot act there.
    let mut stranger = socket(&house, "", eve.token()).await;
    send(&mut stranger, 0, json!({ "table": info.id })).await;
    assert_eq!(next(&mut stranger).await.expect("a view")[1]["table"]["you"], Value::Null);
    send(&mut stranger, 0, json!({ "action": "bid R1" })).await;
    assert_eq!(refused(&mut stranger).await, (Some(0), "not_seated".to_owned()));
}

#[tokio::test]
async fn whoever_turns_away_is_not_here_and_is_told_nothing_more() {
    let house = House::open().await;
    let (ana, bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let mut names = Vec::new();
    for _ in 0..2 {
        let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
        names.push(info.id);
    }
    let mut socket = socket(&house, "", ana.token()).await;
    for (number, name) in (0..).zip(&names) {
        send(&mut socket, number, json!({ "table": name })).await;
        assert_eq!(next(&mut socket).await.expect("a view")[0], number);
    }
    let here = async |name: &str| ana.table(name).await.expect("it is there").seats[0].here;
    assert!(here(&names[0]).await && here(&names[1]).await);
    send(&mut socket, 0, Value::Null).await;
    let gone = async { while here(&names[0]).await {} };
    tokio::time::timeout(PATIENCE, gone).await.expect("nobody looks at the first table");
    assert!(here(&names[1]).await);
    for name in &names {
        bo.join(name, None).await.expect("something happens at both");
    }
    let told = next(&mut socket).await.expect("an update");
    assert_eq!((&told[0], &told[1]["table"]["seats"][1]["name"]), (&json!(1), &json!("Bo")));
    drop(socket);
    let gone = async { while here(&names[1]).await {} };
    tokio::time::timeout(PATIENCE, gone).await.expect("nobody looks at the second table either");
}

#[tokio::test]
async fn a_socket_does_not_outlive_its_token() {
    let house = House::open().await;
    let (ana, bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let made: Value = ana.post("/api/tokens", &json!({ "label": "bot" })).await.expect("a token");
    let mut socket = socket(&house, "", made["token"].as_str()).await;
    send(&mut socket, 1, json!({ "table": info.id })).await;
    next(&mut socket).await.expect("known");
    let url = format!("{}/api/tokens/{}", house.url(), made["id"].as_str().expect("a name"));
    let gone = reqwest::Client::new().delete(&url).bearer_auth(ana.token().expect("a guest"));
    assert_eq!(gone.send().await.expect("an answer").status(), 200);
    bo.join(&info.id, None).await.expect("something happens");
    let ends = async { while socket.next().await.is_ok() {} };
    tokio::time::timeout(PATIENCE, ends).await.expect("it ends");
}
