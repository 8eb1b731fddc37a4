//! Own cards, and the odds of a hand or a trick.

use serde_json::Value;

use crate::{complaint, json, said, scratch, write};

#[test]
fn deck_files_are_written_checked_and_described() {
    let folder = scratch("deck");
    said(&folder, &["deck", "template", "my.toml"]);
    said(&folder, &["deck", "template", "all.toml", "--full"]);
    let good = said(&folder, &["deck", "check", "my.toml", "all.toml"]);
    assert_eq!(good.matches("built-in deck: 0").count(), 2, "{good}");
    let (code, again) = complaint(&folder, &["deck", "template", "my.toml"]);
    assert!(code == 2 && again.contains("exists"), "{again}");
    write(
        &folder,
        "bad.toml",
        "suits = [\"T\", \"S\", \"M\", \"C\"]\n\n[effects]\nQ = { C = [\"FLY*\"], M = [\"TAKE\", \"DRAW*\"] }\nRUNE = [\"RUNE\"]\n",
    );
    let (code, said_of) = complaint(&folder, &["deck", "check", "bad.toml"]);
    assert_eq!(code, 1);
    assert!(said_of.contains("bad.toml:4:12: deck: QC: there is no effect `FLY*`"), "{said_of}");
    assert!(said_of.contains("\n   |            ^^^^^^\n"), "{said_of}");
    assert!(said_of.contains("bad.toml:5:8: "), "{said_of}");
    let (_, dutch) = complaint(&folder, &["deck", "check", "bad.toml", "--lang", "nl"]);
    assert!(dutch.contains("bad.toml:4:12: kaarten: QC: er is geen effect"), "{dutch}");
    write(&folder, "cut.toml", "suits = [\"T\"\n");
    assert!(complaint(&folder, &["deck", "check", "cut.toml"]).1.contains("cut.toml:1:"));
    write(&folder, "good.toml", "[effects]\nA = { C = [\"TAKE*\"] }\n");
    let described = json(&folder, &["deck", "describe", "good.toml", "--json"]);
    assert_eq!(described["changed"], serde_json::json!(["AC"]));
    assert_eq!(described["effects"]["AC"], serde_json::json!(["TAKE*"]));
    assert!(said(&folder, &["deck", "describe", "--lang", "it"]).contains("Ipnosi"));
    assert_eq!(complaint(&folder, &["deck", "check", "none.toml"]).0, 2);
}

#[test]
fn own_cards_are_written_checked_and_described() {
    let folder = scratch("cards");
    said(&folder, &["cards", "template", "my.toml"]);
    assert!(said(&folder, &["cards", "check", "my.toml"]).contains(": 2"));
    let described = said(&folder, &["cards", "describe", "my.toml"]);
    assert!(described.contains("Jester (`jester`)") && described.contains("steals"), "{described}");
    write(
        &folder,
        "bad.toml",
        "[[blanks]]\nid = \"Jester\"\n\n[[blanks]]\nid = \"bob\"\npoints = 99\n",
    );
    let (code, said_of) = complaint(&folder, &["cards", "check", "bad.toml"]);
    assert_eq!(code, 1);
    assert!(said_of.contains("bad.toml:2:6: "), "{said_of}");
    assert!(said_of.contains("bad.toml:6:10: "), "{said_of}");
    write(&folder, "field.toml", "[[blanks]]\nid = \"bob\"\nbids = 3\n");
    let (code, said_of) = complaint(&folder, &["cards", "check", "field.toml"]);
    assert!(code == 1 && said_of.contains("field.toml:3:1: "), "{said_of}");
    write(&folder, "twins.toml", "[[blanks]]\nid = \"bob\"\n[[blanks]]\nid = \"bob\"\n");
    let (code, said_of) = complaint(&folder, &["cards", "check", "twins.toml"]);
    assert!(code == 1 && said_of.contains("twins.toml:4:6: "), "{said_of}");
    let list = json(&folder, &["cards", "describe", "my.toml", "--json"]);
    assert_eq!(list[0]["id"], "jester");
}

#[test]
fn odds_add_up_and_agree_with_each_other() {
    let folder = scratch("odds");
    let base = ["odds", "all-in", "--hand", "7C 7S QT 9T RU1", "--display", "5C JM KS", "--json"];
    let exact = json(&folder, &[&base[..], &["--players", "2", "--samples", "1000"]].concat());
    let other = &exact["players"][1];
    assert_eq!(other["method"], "exact");
    let ranks = other["ranks"].as_array().expect("ranks");
    let all: f64 = ranks.iter().map(|rank| rank["chance"]["chance"].as_f64().expect("one")).sum();
    assert!((all - 1.0).abs() < 1e-9, "{all}");
    let best = |player: &Value| player["best"]["chance"].as_f64().expect("a chance");
    assert!((best(&exact["players"][0]) + best(other) - 1.0).abs() < 1e-9);
    assert_eq!(other["beats_you"]["chance"], other["best"]["chance"]);
    // With three players the best hand is sampled, and is less often the own one.
    let three = json(&folder, &[&base[..], &["--players", "3", "--samples", "4000"]].concat());
    assert!(best(&three["players"][0]) < best(&exact["players"][0]));
    assert!(three["players"][0]["best"]["margin"].as_f64().expect("a margin") > 0.0);
    let (code, said_of) = complaint(&folder, &["odds", "all-in", "--hand", "7C 7S"]);
    assert!(code == 2 && said_of.contains("5 cards"), "{said_of}");
}

#[test]
fn odds_of_a_trick_are_exact_where_that_is_feasible() {
    let folder = scratch("trick");
    let hand = "R9 R2 B10 B4 B3 G7 G1 Y8 Y5 K3";
    let base = ["odds", "bids", "--players", "4", "--hand", hand, "--centre", "K5", "--json"];
    let card = |odds: &Value, card: &str| -> Value {
        let cards = odds["cards"].as_array().expect("cards");
        cards.iter().find(|odds| odds["card"] == card).expect("that card").clone()
    };
    // Last to bid: everything is known.
    let last = ["--plays", "R4 Y6 G8", "--gone", "G9"];
    let last = json(&folder, &[&base[..], &last].concat());
    assert_eq!(last["method"], "exact");
    assert_eq!(card(&last, "R9")["win"]["chance"], 1.0);
    assert_eq!(card(&last, "R9")["points"], 5.0);
    assert_eq!(card(&last, "Y8")["burn"]["chance"], 1.0);
    assert_eq!(card(&last, "G1")["lose"]["chance"], 1.0);
    // One more to bid: counted for a random one, and sampling agrees.
    let one = ["--plays", "R4 Y6", "--gone", "G9", "--opponents", "random"];
    let exact = json(&folder, &[&base[..], &one].concat());
    assert_eq!(exact["method"], "exact");
    let sampled = json(
        &folder,
        &[
            &base[..],
            &["--plays", "R4", "--gone", "G9", "--opponents", "random", "--samples", "2000"],
        ]
        .concat(),
    );
    assert_eq!(sampled["method"], "sampling");
    let win = |odds: &Value| card(odds, "B10")["win"]["chance"].as_f64().expect("a chance");
    // Ten is beaten by nothing; it burns with one of the three other tens: 3 of 28 unseen cards
    // that matter, counted by hand.
    assert!((win(&exact) - 25.0 / 28.0).abs() < 1e-9, "{}", win(&exact));
    assert!(win(&sampled) < win(&exact));
    let (code, said_of) = complaint(&folder, &[&base[..8], &["--plays", "R4 Y6"]].concat());
    assert!(code == 2 && said_of.contains("--gone"), "{said_of}");
}

#[test]
fn odds_of_a_record_use_only_what_the_seat_sees() {
    let folder = scratch("record");
    let record = said(&folder, &["record", "--game", "bids", "--players", "4", "--seed", "5"]);
    write(&folder, "b.tapis", &record);
    let odds = |more: &[&str]| {
        json(
            &folder,
            &[&["odds", "--record", "b.tapis", "--samples", "300", "--json"], more].concat(),
        )
    };
    assert_eq!(odds(&["--at", "12"]), odds(&["--at", "12"]), "the same seed, the same numbers");
    assert_ne!(odds(&["--at", "12"]), odds(&["--at", "12", "--seed", "2"]));
    let args = ["odds", "--record", "b.tapis", "--at", "12", "--seat", "2"];
    let (code, said_of) = complaint(&folder, &args);
    assert!(code == 2 && said_of.contains("Seat 2"), "{said_of}");
}
