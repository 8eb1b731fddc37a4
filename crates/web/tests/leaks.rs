//! Nobody is sent what they may not know. Two truths that a seat cannot tell apart send it the same
//! bytes, and what is sent holds no card that its eyes do not see.

mod help;

use help::{House, table};
use serde_json::Value;
use tapis_client::Client;

/// Reads the first event of a stream and then as many as come with `n` changes.
async fn raw(client: &Client, house: &House, id: &str) -> String {
    let url = format!("{}/api/tables/{id}/view", house.url());
    let http = reqwest::Client::new();
    let mut request = http.get(url);
    if let Some(token) = client.token() {
        request = request.bearer_auth(token);
    }
    request.send().await.expect("an answer").text().await.expect("a text")
}

/// The cards of all hands that are face up in a scene.
fn seen_hands(scene: &Value) -> Vec<Vec<String>> {
    let hands = scene["hands"].as_array().expect("hands");
    let words = |hand: &Value| {
        let cards = hand.as_array().expect("a hand").iter();
        cards.map(|card| card.as_str().expect("a word").to_owned()).collect()
    };
    hands.iter().map(words).collect()
}

async fn each_sees_only_its_own(game: &str) {
    let house = House::open().await;
    let people = [house.guest("Ana").await, house.guest("Bo").await, house.guest("Cy").await];
    let info = people[0].create(&table(game, &["me", "open", "open"])).await.expect("a table");
    for person in &people[1..] {
        person.join(&info.id, None).await.expect("a seat");
    }
    people[0].start(&info.id).await.expect("it starts");
    let stranger = Client::new(&house.url()).expect("an address");
    for _ in 0..60 {
        let mut views = Vec::new();
        for person in &people {
            views.push(person.view(&info.id).await.expect("a view"));
        }
        let watched = stranger.view(&info.id).await.expect("a view");
        let truth: Vec<_> =
            (0..3).map(|seat| seen_hands(&views[seat].scene)[seat].clone()).collect();
        for (seat, view) in views.iter().enumerate() {
            let text = raw(&people[seat], &house, &info.id).await;
            let hands = seen_hands(&view.scene);
            for other in (0..3).filter(|other| *other != seat) {
                for (card, seen) in truth[other].iter().zip(&hands[other]) {
                    assert!(seen == "??" || seen == card, "{text}");
                }
                // In the first round of Bids nothing of a hand is ever known to others.
                if game == "bids" {
                    assert!(hands[other].iter().all(|card| card == "??"), "{text}");
                }
            }
        }
        if game == "bids" {
            let hands = seen_hands(&watched.scene);
            assert!(hands.iter().flatten().all(|card| card == "??"), "spectators see no hand");
        }
        assert!(watched.legal.is_empty());
        let Some(seat) = views.iter().position(|view| !view.legal.is_empty()) else { break };
        let view = &views[seat];
        let action = &view.legal[view.legal.len() / 2];
        people[seat].act(&info.id, action, view.version).await.expect("accepted");
    }
}

#[tokio::test]
async fn each_seat_of_bids_sees_only_its_own() {
    each_sees_only_its_own("bids").await;
}

#[tokio::test]
async fn each_seat_of_all_in_sees_only_its_own() {
    each_sees_only_its_own("all-in").await;
}
