//! Many games and what is told of them: simulations, the arena, replays, reports, a server under load.

use std::fs;

use serde_json::Value;

use crate::{LANGUAGES, complaint, json, said, scratch, tapis, write};

#[test]
fn a_simulation_gives_the_same_numbers_on_any_number_of_threads() {
    let folder = scratch("simulate");
    let base = ["simulate", "--game", "bids", "--players", "3", "--bots", "casual,random"];
    let run = |threads: &str| {
        let more = ["--games", "60", "--option", "rounds=1", "--threads", threads, "--json"];
        json(&folder, &[&base[..], &more].concat())
    };
    let results = run("1");
    assert_eq!(results, run("2"));
    assert_eq!(results["games"], 60);
    assert_eq!(results["deals"], 20);
    let bots = results["bots"].as_array().expect("a list of bots");
    assert_eq!(bots.len(), 2);
    let share = |bot: &Value| bot["win_share"]["mean"].as_f64().expect("a share");
    assert!(share(&bots[0]) > share(&bots[1]), "casual beats random: {results}");
    let seats = results["by_seat"].as_array().expect("shares by seat");
    let all: f64 = seats.iter().map(|seat| seat["mean"].as_f64().expect("a share")).sum();
    assert!((all - 1.0).abs() < 1e-9, "all victories are somebody's: {all}");
    let shown = said(&folder, &[&base[..], &["--games", "6", "--option", "rounds=1"]].concat());
    assert!(shown.contains("± ") && shown.contains("casual"), "{shown}");
    let (code, said) = complaint(&folder, &[&base[..5], &["--bots", "nobody"]].concat());
    assert!(code == 2 && said.contains("nobody") && said.contains("casual"), "{said}");
}

#[test]
fn the_arena_speaks_every_language_and_json() {
    let folder = scratch("arena");
    let base = ["arena", "--game", "bids", "--players", "3", "--option", "rounds=1"];
    let base = [&base[..], &["--bots", "beginner,random", "--deals", "4"]].concat();
    let mut seen = std::collections::BTreeSet::new();
    for language in LANGUAGES {
        let more = ["--lang", language, "--html", "arena.html"];
        let shown = said(&folder, &[&base[..], &more].concat());
        let page = fs::read_to_string(folder.join("arena.html")).expect("a page");
        assert!(page.contains(&format!("<html lang=\"{language}\">")), "{page}");
        assert_eq!(shown.contains("deals"), language == "en", "{shown}");
        assert_eq!(page.contains("How to read this"), language == "en");
        seen.insert(shown.lines().next().expect("a headline").to_owned());
    }
    assert_eq!(seen.len(), LANGUAGES.len(), "two languages say the same");
    let printed = json(&folder, &[&base[..], &["--json"]].concat());
    assert_eq!(printed["deals"], 4);
    said(&folder, &[&base[..], &["--json", "arena.json"]].concat());
    let written = fs::read_to_string(folder.join("arena.json")).expect("a file");
    let written: Value = serde_json::from_str(&written).expect("it is JSON");
    assert_eq!(written["bots"], printed["bots"]);
    let test = ["arena", "--game", "bids", "--players", "3", "--sprt", "casual", "random"];
    let (code, said) = complaint(&folder, &[&test[..], &["--h1", "much", "--lang", "it"]].concat());
    assert!(code == 2 && said.contains("Un guadagno è un numero"), "{said}");
}

#[test]
fn what_was_found_is_told_to_programs() {
    let folder = scratch("found");
    let record = said(&folder, &["record", "--game", "bids", "--players", "3", "--seed", "1"]);
    write(&folder, "good.tapis", &record);
    write(&folder, "bad.tapis", &record.replace("players 3", "players 4"));
    let output = tapis(&folder, &["verify", "good.tapis", "bad.tapis", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let found: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(found[0]["verified"], true);
    assert_eq!(found[0]["players"], 3);
    assert_eq!(found[1]["verified"], false);
    assert!(found[1]["line"].as_u64().is_some_and(|line| line > 1), "{found}");
    let steps = said(&folder, &["replay", "good.tapis", "--seat", "1", "--json"]);
    let steps: Vec<Value> =
        steps.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    assert_eq!(steps.len() as u64, 1 + found[0]["actions"].as_u64().expect("a number"));
    assert_eq!(steps[0]["scene"]["hands"][0][0], "??", "others' hands are hidden");
    assert_ne!(steps[0]["scene"]["hands"][1][0], "??");
    write(&folder, "bad.toml", "[effects]\nQ = { C = [\"FLY*\"] }\n");
    let output = tapis(&folder, &["deck", "check", "bad.toml", "--json", "--lang", "es"]);
    assert_eq!(output.status.code(), Some(1));
    let found: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(found[0]["faults"][0]["line"], 2);
    assert_eq!(found[0]["faults"][0]["column"], 12);
    let what = found[0]["faults"][0]["what"].as_str().expect("a sentence");
    assert!(what.contains("no existe el efecto"), "{what}");
    write(&folder, "broken.toml", "[effects]\nQ = { C = [\"DRAW*\" }\n");
    let (code, said) = complaint(&folder, &["deck", "check", "broken.toml", "--lang", "nl"]);
    assert!(code == 1 && said.contains("broken.toml:2:"), "{said}");
}

#[test]
fn a_replay_is_told_in_every_language() {
    let folder = scratch("replay");
    for game in ["bids", "all-in"] {
        let deal = ["record", "--game", game, "--players", "3", "--seed", "1"];
        write(&folder, "game.tapis", &said(&folder, &deal));
        let mut seen = std::collections::BTreeSet::new();
        for language in LANGUAGES {
            let shown = said(&folder, &["replay", "game.tapis", "--lang", language]);
            for english in ["Round ", "deck", "Over", "To act", "bids "] {
                let ours = language == "en" || language == "it" && english == "Round ";
                assert!(ours || !shown.contains(english), "{language} says `{english}`: {shown}");
            }
            seen.insert(shown);
        }
        assert_eq!(seen.len(), LANGUAGES.len(), "two languages say the same");
    }
}

#[test]
fn a_report_stands_alone_and_compares() {
    let folder = scratch("report");
    write(&folder, "mine.toml", "[[blanks]]\nid = \"jester\"\nname = \"Jester\"\npoints = 7\n");
    let base = ["report", "--game", "bids", "--players", "3", "--games", "12"];
    let compare = ["--option", "blanks=mine.toml", "--compare", "default", "--out", "b.html"];
    said(&folder, &[&base[..], &compare].concat());
    let page = fs::read_to_string(folder.join("b.html")).expect("a page");
    for word in ["jester", "<svg", "Lucky losers", "Δ", "blanks=mine.toml"] {
        assert!(page.contains(word), "the page has no `{word}`");
    }
    for word in ["http:", "https:", "<script", "src="] {
        assert!(!page.contains(word), "the page reaches out: `{word}`");
    }
    let base =
        ["report", "--game", "all-in", "--players", "3", "--games", "9", "--lang", "zh-Hant"];
    said(&folder, &[&base[..], &["--out", "a.html"]].concat());
    let page = fs::read_to_string(folder.join("a.html")).expect("a page");
    assert!(page.contains("lang=\"zh-Hant\"") && page.contains("葫蘆"));
    let balance = json(&folder, &[&base[..], &["--json"]].concat());
    let sections = balance["sides"][0]["balance"]["sections"].as_array().expect("sections");
    let ids: Vec<_> =
        sections.iter().map(|section| section["id"].as_str().expect("an id")).collect();
    let all =
        ["seats", "ranks", "played", "held", "effects", "all-in", "predictions", "calibration"];
    assert_eq!(ids, all);
    let ranks = &sections[1]["rows"].as_array().expect("rows");
    let share = |row: &Value| row["cells"]["hands-share"]["value"].as_f64().expect("a share");
    let all: f64 = ranks.iter().map(share).sum();
    assert!((all - 1.0).abs() < 1e-9, "every hand has a rank: {all}");
}
