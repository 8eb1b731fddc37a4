//! Seeing and acting over one WebSocket, and listening to streams: only for as long as one is known,
//! from where one was, and in few bytes.

mod help;

use help::{House, PATIENCE, Socket, play_out, table};
use reqwest::Client as Http;
use serde_json::{Value, json};
use tapis_client::api::{Event, Update};
use tapis_client::{Client, Phase, View};
use tapis_game::Record;

/// The view after a message; chats change nothing in it.
fn follow(view: &mut Option<View>, event: Event) {
    match event {
        Event::Snapshot(snapshot) => *view = Some(*snapshot),
        Event::Update(update) => view.as_mut().expect("a snapshot came first").follow(*update),
        Event::Chat(_) => {}
        Event::Refused(problem) => panic!("{problem:?}"),
    }
}

#[tokio::test]
async fn a_whole_game_over_one_socket() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    for (game, how) in
        [("bids", ""), ("all-in", ""), ("bids", "?scenes=1"), ("all-in", "?scenes=1")]
    {
        let seats = ["me", "bot:random", "bot:random"];
        let info = ana.create(&table(game, &seats)).await.expect("a table");
        ana.start(&info.id).await.expect("it starts");
        let mut socket = Socket::open(&house, &info.id, how, ana.token()).await;
        let (mut view, mut heard) = (None, 0);
        loop {
            follow(&mut view, socket.next().await.expect("it goes on"));
            let view = view.as_ref().expect("a snapshot came first");
            heard += view.heard.iter().filter(|entry| entry.action().is_some()).count();
            if view.table.phase == Phase::Over {
                break;
            }
            assert_eq!(view.table.you, Some(0));
            assert_eq!(view.to_act.contains(&0), !view.legal.is_empty(), "{view:?}");
            let asked = ana.view(&info.id).await.expect("a view");
            if asked.version == view.version {
                assert_eq!(view.legal, asked.legal, "{game}{how}");
                assert_eq!(view.can_undo, asked.can_undo, "{game}{how}");
                if how == "?scenes=1" {
                    assert_eq!(view.scene, asked.scene, "{game}");
                }
            }
            if let Some(action) = view.legal.last() {
                let act = json!({ "action": action, "version": view.version });
                socket.send(&act.to_string()).await;
            }
        }
        assert!(heard > 20, "{game}{how}: {heard}");
        if game == "bids" {
            let record = ana.record(&info.id).await.expect("a record");
            Record::<tapis_bids::Bids>::read(&record).expect("it verifies");
        }
    }
}

/// What four programs are sent for an action of Bids, all of them together.
#[tokio::test]
async fn an_action_of_bids_costs_few_bytes() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let mut new = table("bids", &["me", "open", "open", "open"]);
    new.options = serde_json::from_value(json!({ "rounds": 3 })).expect("options");
    let info = ana.create(&new).await.expect("a table");
    let mut players = vec![ana];
    for name in ["Bo", "Cy", "Di"] {
        let player = house.guest(name).await;
        player.join(&info.id, None).await.expect("a seat");
        players.push(player);
    }
    let mut sockets = Vec::new();
    for player in &players {
        sockets.push(Socket::open(&house, &info.id, "", player.token()).await);
    }
    players[0].start(&info.id).await.expect("it starts");
    play_out(&players.iter().collect::<Vec<_>>(), &info).await;
    let (mut bytes, mut actions) = (0, 0);
    for socket in &mut sockets {
        loop {
            let text = socket.text().await.expect("it goes on");
            let Event::Update(update) = serde_json::from_str(&text).expect("an event") else {
                continue;
            };
            let acted = update.heard.iter().filter(|entry| entry.action().is_some()).count();
            if acted > 0 {
                (bytes, actions) = (bytes + text.len(), actions + acted);
            }
            if update.table.is_some_and(|table| table.phase == Phase::Over) {
                break;
            }
        }
    }
    let each = bytes * players.len() / actions;
    assert!(each <= 1600, "{each} bytes for all four");
}

#[tokio::test]
async fn what_a_socket_refuses() {
    let house = House::open().await;
    let (ana, eve) = (house.guest("Ana").await, house.guest("Eve").await);
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let act = json!({ "action": "bid R1", "version": 0 }).to_string();
    for (token, code) in
        [(None, "who_are_you"), (eve.token(), "not_seated"), (ana.token(), "not_started")]
    {
        let mut socket = Socket::open(&house, &info.id, "", token).await;
        socket.send(&act).await;
        assert_eq!(socket.refusal().await, code);
    }
    let mut own = Socket::open(&house, &info.id, "", ana.token()).await;
    for nonsense in ["", "{", "[]", r#"{"action":7}"#, r#"{"action":"x","more":1}"#] {
        own.send(nonsense).await;
        assert_eq!(own.refusal().await, "bad_request", "{nonsense}");
    }
    // Too long a message ends the line, and only that.
    own.send(&"x".repeat(5000)).await;
    while own.next().await.is_some() {}
    let nowhere = Socket::try_open(&house.url(), "/api/tables/nothing/socket", None).await;
    assert!(nowhere.is_none());
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
    let mut socket = Socket::open(&house, &info.id, "", ana.token()).await;
    let mut waited = 0;
    for _ in 0..200 {
        socket.send(r#"{"action":"bid R1"}"#).await;
        waited += usize::from(socket.refusal().await == "too_many");
    }
    assert!(waited > 100, "only {waited} of 200 were refused");
}

/// Whoever listens is here; whoever has sat down meanwhile is here in their seat, and sees it.
#[tokio::test]
async fn whoever_sits_down_while_they_listen_is_there() {
    let house = House::open().await;
    let (ana, bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let here = async |seat: usize| ana.table(&info.id).await.expect("a table").seats[seat].here;
    let mut socket = Socket::open(&house, &info.id, "", bo.token()).await;
    let mut view = None;
    follow(&mut view, socket.next().await.expect("a snapshot"));
    assert_eq!(view.as_ref().and_then(|view| view.table.you), None);
    assert!(!here(1).await);
    bo.join(&info.id, Some(1)).await.expect("a seat");
    while view.as_ref().and_then(|view| view.table.you) != Some(1) {
        let event = socket.next().await.expect("it goes on");
        // What was seen without a seat counts no longer.
        assert!(matches!(event, Event::Snapshot(_)), "{event:?}");
        follow(&mut view, event);
    }
    let comes = async { while !here(1).await {} };
    tokio::time::timeout(PATIENCE, comes).await.expect("Bo is here");
    drop(socket);
    let goes = async { while here(1).await {} };
    tokio::time::timeout(PATIENCE, goes).await.expect("Bo is gone");
}

/// The first message of somebody who comes back goes on from what they know, if that is possible.
#[tokio::test]
async fn whoever_comes_back_is_told_what_they_have_missed() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let seats = ["me", "bot:random", "bot:random"];
    let info = ana.create(&table("bids", &seats)).await.expect("a table");
    ana.start(&info.id).await.expect("it starts");
    let turn = async || loop {
        let view = ana.view(&info.id).await.expect("a view");
        if !view.legal.is_empty() {
            return view;
        }
    };
    let before = turn().await;
    ana.act(&info.id, &before.legal[0], before.version).await.expect("accepted");
    let after = turn().await;
    let first = async |since: Option<u64>| {
        let path = format!("/api/tables/{}/stream", info.id);
        let message = ana.events(&path, since).await.expect("a stream").next().await;
        let message = message.expect("a first message");
        assert_eq!(message.id.as_deref(), Some(&*after.version.to_string()));
        serde_json::from_str::<Event>(&message.data).expect("an event")
    };
    let Event::Update(update) = first(Some(before.version)).await else { panic!("it goes on") };
    let Update { version, heard, legal, table, .. } = *update;
    assert_eq!((version, legal), (after.version, after.legal.clone()));
    // Her own bid, and whatever the bots have done until it was her turn again; nothing twice.
    let versions: Vec<_> = heard.iter().map(|entry| entry.version).collect();
    assert_eq!(versions, (before.version + 1..=after.version).collect::<Vec<_>>());
    assert!(table.is_some());
    // Nobody can know what has not happened yet, or go on from before the cards were dealt.
    for since in [None, Some(after.version + 1), Some(0)] {
        let Event::Snapshot(view) = first(since).await else { panic!("{since:?}") };
        assert_eq!((view.version, view.scene), (after.version, after.scene.clone()));
    }
}

/// A stream that was opened with a token does not outlive it.
#[tokio::test]
async fn whoever_is_no_longer_known_is_told_nothing_more() {
    let house = House::open().await;
    let (ana, bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let made: Value = ana.post("/api/tokens", &json!({ "label": "bot" })).await.expect("a token");
    let (id, token) = (made["id"].as_str().expect("a name"), made["token"].as_str());
    let mut program = Client::new(&house.url()).expect("an address");
    program.set_token(token.map(str::to_owned));
    let stream = format!("/api/tables/{}/stream", info.id);
    let mut revoked = program.events(&stream, None).await.expect("a stream");
    let mut page = program.events(&format!("/t/{}/stream", info.id), None).await.expect("a page's");
    let mut revoked_too = Socket::open(&house, &info.id, "", token).await;
    let mut stays = bo.events(&stream, None).await.expect("a stream");
    revoked.next().await.expect("known");
    page.next().await.expect("known");
    revoked_too.next().await.expect("known");
    let url = format!("{}/api/tokens/{id}", house.url());
    let gone = Http::new().delete(&url).bearer_auth(ana.token().expect("a guest has one"));
    assert_eq!(gone.send().await.expect("an answer").status(), 200);
    bo.join(&info.id, None).await.expect("something happens");
    let ends = async {
        while revoked.next().await.is_ok() {}
        while page.next().await.is_ok() {}
        while revoked_too.next().await.is_some() {}
    };
    tokio::time::timeout(PATIENCE, ends).await.expect("all three end");
    let told = async { while !stays.next().await.expect("goes on").data.contains("\"Bo\"") {} };
    tokio::time::timeout(PATIENCE, told).await.expect("somebody else is told");
    assert!(program.get::<Value>("/api/me").await.is_err());
}
