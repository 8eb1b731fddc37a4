//! Nobody is sent what they may not know: in a hand of somebody else one sees only cards that one has
//! seen before, elsewhere, or that an Eye has shown. (`truths.rs` compares what is sent byte by byte.)

mod help;

use std::collections::HashSet;

use help::{House, table};
use serde_json::{Value, json};
use tapis_client::Client;

/// The cards of all hands that are face up in a scene.
fn seen_hands(scene: &Value) -> Vec<Vec<String>> {
    let hands = scene["hands"].as_array().expect("hands");
    let words = |hand: &Value| {
        let cards = hand.as_array().expect("a hand").iter();
        cards.map(|card| card.as_str().expect("a word").to_owned()).collect()
    };
    hands.iter().map(words).collect()
}

/// All words in what is sent, apart from what stands under `hands`.
fn words(value: &Value, found: &mut HashSet<String>) {
    match value {
        Value::String(word) => drop(found.insert(word.clone())),
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(members) => {
            let others = members.iter().filter(|(name, _)| *name != "hands");
            others.for_each(|(_, value)| words(value, found));
        }
        _ => {}
    }
}

/// What somebody has seen so far, and whose hand an Eye shows them.
#[derive(Default)]
struct Known {
    cards: HashSet<String>,
    shown: HashSet<usize>,
}

impl Known {
    /// Takes in what these eyes see now, and checks that no hand shows more than they may know.
    fn see(&mut self, own: Option<usize>, scene: &Value) -> usize {
        words(scene, &mut self.cards);
        let hands = seen_hands(scene);
        self.cards.extend(own.into_iter().flat_map(|own| hands[own].iter().cloned()));
        let mut hidden = 0;
        for (seat, hand) in hands.iter().enumerate().filter(|(seat, _)| Some(*seat) != own) {
            if self.shown.contains(&seat) {
                self.cards.extend(hand.iter().cloned());
            }
            for card in hand {
                hidden += usize::from(card == "??");
                let known = card == "??" || self.cards.contains(card);
                assert!(known, "{own:?} sees {card} in the hand of {seat}: {scene}");
            }
        }
        hidden
    }
}

async fn each_sees_only_its_own(game: &str, options: Value) {
    let house = House::open().await;
    let people = [house.guest("Ana").await, house.guest("Bo").await, house.guest("Cy").await];
    let mut new = table(game, &["me", "open", "open"]);
    new.options = serde_json::from_value(options).expect("options");
    let info = people[0].create(&new).await.expect("a table");
    for person in &people[1..] {
        person.join(&info.id, None).await.expect("a seat");
    }
    people[0].start(&info.id).await.expect("it starts");
    let stranger = Client::new(&house.url()).expect("an address");
    let mut known: [Known; 4] = Default::default();
    let mut hidden = 0;
    for _ in 0..150 {
        let mut views = Vec::new();
        for person in people.iter().chain([&stranger]) {
            views.push(person.view(&info.id).await.expect("a view"));
        }
        // When all is over, the last hands are shown.
        if views[3].scene["phase"] == "over" {
            break;
        }
        for (seat, (view, known)) in views.iter().zip(&mut known).enumerate() {
            hidden += known.see(Some(seat).filter(|seat| *seat < 3), &view.scene);
        }
        // In one round of Bids nothing of a hand is ever known to others.
        if game == "bids" {
            for (seat, view) in views.iter().enumerate() {
                let hands = seen_hands(&view.scene).into_iter().enumerate();
                let mut others =
                    hands.filter(|(other, _)| *other != seat).flat_map(|(_, hand)| hand);
                assert!(others.all(|card| card == "??"), "{}", view.scene);
            }
        }
        assert!(views[3].legal.is_empty());
        let Some(seat) = views.iter().position(|view| !view.legal.is_empty()) else { break };
        let legal = &views[seat].legal;
        // An Eye is used whenever there is one.
        let eye = legal.iter().find(|action| action.starts_with("eye "));
        let action = eye.unwrap_or(&legal[legal.len() / 2]);
        people[seat].act(&info.id, action, views[seat].version).await.expect("accepted");
        if let Some(target) = action.strip_prefix("eye ") {
            known[seat].shown.insert(target.parse().expect("a seat"));
        } else if !action.starts_with("hide ") {
            // What is drawn after that is hidden again.
            known.iter_mut().for_each(|known| known.shown.clear());
        }
    }
    assert!(hidden > 100, "only {hidden} cards were hidden");
}

#[tokio::test]
async fn each_seat_of_bids_sees_only_its_own() {
    let specials = json!({ "rounds": 1, "specials": ["thief", "great_unknown", "shuffle"] });
    each_sees_only_its_own("bids", specials).await;
}

#[tokio::test]
async fn each_seat_of_all_in_sees_only_its_own() {
    each_sees_only_its_own("all-in", json!({})).await;
}
