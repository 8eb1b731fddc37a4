//! The example bot of the documentation takes a seat with a token and plays a whole game.

mod help;

use std::process::Stdio;
use std::time::Duration;

use help::{House, table};
use serde_json::{Value, json};
use tapis_client::Phase;

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_a_whole_game() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let made: Value = ana.post("/api/tokens", &json!({ "label": "example" })).await.expect("made");
    let token = made["token"].as_str().expect("a token").to_owned();
    for game in ["bids", "all-in"] {
        let seats = ["me", "bot:beginner", "bot:random"];
        let info = ana.create(&table(game, &seats)).await.expect("a table");
        let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/first_legal.py");
        let mut bot = tokio::process::Command::new("python3")
            .args([bot, &house.url(), &info.id, &token])
            .stdout(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("Python is installed");
        ana.start(&info.id).await.expect("it starts");
        let end = tokio::time::timeout(Duration::from_secs(300), bot.wait()).await;
        assert!(end.expect("in time").expect("it ran").success());
        assert_eq!(ana.table(&info.id).await.expect("the table").phase, Phase::Over);
    }
    // A revoked token opens nothing.
    let url = format!("{}/api/tokens/{}", house.url(), made["id"].as_str().expect("an id"));
    let http = reqwest::Client::new();
    let answer = http.delete(url).bearer_auth(ana.token().expect("a token")).send().await;
    assert!(answer.expect("an answer").status().is_success());
    let me = http.get(format!("{}/api/me", house.url())).bearer_auth(&token).send().await;
    assert_eq!(me.expect("an answer").status(), 401);
}
