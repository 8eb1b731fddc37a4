//! What a person does at a prompt: languages, simulations, own cards, odds, the score pad, reports.
//! The examples in `docs/command-line.md` are run too.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const LANGUAGES: [&str; 5] = ["en", "es", "it", "nl", "zh-Hant"];

/// An empty folder of its own for a test.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("prompt").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder is made");
    folder
}

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tapis"));
    command.args(arguments).current_dir(folder).stdin(Stdio::null());
    for name in ["LC_ALL", "LC_MESSAGES", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command.env("TAPIS_LANG", "en").env("LANG", "C");
    command
}

fn tapis(folder: &Path, arguments: &[&str]) -> Output {
    command(folder, arguments).output().expect("the binary was built")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is text")
}

/// What a command prints that must succeed.
fn said(folder: &Path, arguments: &[&str]) -> String {
    let output = tapis(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What a command complains about, with its exit code.
fn complaint(folder: &Path, arguments: &[&str]) -> (i32, String) {
    let output = tapis(folder, arguments);
    let code = output.status.code().expect("it was not killed");
    assert_ne!(code, 0, "{arguments:?} succeeded");
    (code, text(&output.stdout) + &text(&output.stderr))
}

fn json(folder: &Path, arguments: &[&str]) -> Value {
    serde_json::from_str(&said(folder, arguments)).expect("it is JSON")
}

fn write(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).expect("a file is written");
}

#[test]
fn the_language_comes_from_the_flag_or_the_environment() {
    let folder = scratch("language");
    let usage = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = command(&folder, arguments);
        command.env_remove("TAPIS_LANG");
        command.envs(variables.iter().copied());
        text(&command.output().expect("it runs").stdout)
    };
    assert!(usage(&["--help"], &[]).contains("Usage: tapis"));
    assert!(usage(&["--help", "--lang", "es"], &[]).contains("Uso: tapis"));
    assert!(usage(&["--lang=nl", "verify", "--help"], &[]).contains("Gebruik: tapis verify"));
    assert!(usage(&["help", "verify"], &[("TAPIS_LANG", "it")]).contains("Uso: tapis verify"));
    assert!(usage(&["--help"], &[("LANG", "zh_TW.UTF-8")]).contains("用法： tapis"));
    let several = [("LC_ALL", "es_MX.UTF-8"), ("LANG", "nl_NL.UTF-8")];
    assert!(usage(&["--help"], &several).contains("Uso: tapis"));
    assert!(usage(&["--help"], &[("LANG", "de_DE.UTF-8")]).contains("Usage: tapis"));
    let (code, said) = complaint(&folder, &["verify", "x", "--lang", "klingon"]);
    assert_eq!(code, 2);
    assert!(said.contains("zh-Hant"), "{said}");
}

#[test]
fn errors_are_told_in_every_language() {
    let folder = scratch("errors");
    let mut seen = std::collections::BTreeSet::new();
    for language in LANGUAGES {
        let run = |arguments: &[&str]| {
            let arguments = [&["--lang", language], arguments].concat();
            let (code, said) = complaint(&folder, &arguments);
            assert_eq!(code, 2, "{said}");
            said
        };
        let unknown = run(&["record", "--gaem", "bids"]);
        assert!(unknown.contains("--gaem") && unknown.contains("--game"), "{unknown}");
        let value = run(&["record", "--game", "chess", "--players", "3", "--seed", "1"]);
        assert!(value.contains("chess") && value.contains("all-in, bids"), "{value}");
        let missing = run(&["verify"]);
        assert!(missing.contains("FILE"), "{missing}");
        let rules = run(&["trace", "--game", "bids", "--players", "9", "--seed", "1"]);
        assert!(rules.contains('9'), "{rules}");
        let file = run(&["verify", "no-such-file"]);
        assert!(file.contains("no-such-file"), "{file}");
        let command = run(&["dance"]);
        assert!(command.contains("dance"), "{command}");
        seen.insert([unknown, value, missing, rules, file, command].concat());
    }
    assert_eq!(seen.len(), LANGUAGES.len(), "two languages say the same");
}

#[test]
fn colours_respect_pipes_and_wishes() {
    let folder = scratch("colours");
    let record = said(&folder, &["record", "--game", "bids", "--players", "3", "--seed", "1"]);
    write(&folder, "game.tapis", &record);
    let run = |variables: &[(&str, &str)]| {
        let mut command = command(&folder, &["verify", "game.tapis"]);
        command.envs(variables.iter().copied());
        text(&command.output().expect("it runs").stdout)
    };
    assert!(!run(&[]).contains('\u{1b}'), "a pipe gets no colours");
    assert!(run(&[("CLICOLOR_FORCE", "1")]).contains('\u{1b}'));
    assert!(!run(&[("NO_COLOR", "1")]).contains('\u{1b}'));
}

#[test]
fn completions_and_manual_pages_are_written() {
    let folder = scratch("man");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = said(&folder, &["completions", shell]);
        assert!(script.contains("simulate") && script.contains("verify"), "{shell}");
    }
    assert!(said(&folder, &["man"]).contains(".TH tapis 1"));
    said(&folder, &["man", "pages", "--lang", "es"]);
    let page = fs::read_to_string(folder.join("pages/tapis-deck-check.1")).expect("a page");
    assert!(page.contains("Comprueba"), "{page}");
    for english in ["SYNOPSIS", "DESCRIPTION", "EXTRA", "Examples"] {
        assert!(!page.contains(english), "{english}: {page}");
    }
    // A shell that reads the completions knows the commands.
    said(&folder, &["man", "pages"]);
    write(&folder, "tapis.bash", &said(&folder, &["completions", "bash"]));
    let shell = "source ./tapis.bash && COMP_WORDS=(tapis sim) && COMP_CWORD=1 \
        && _tapis tapis sim tapis && echo ${COMPREPLY[@]}";
    let bash = Command::new("bash").args(["-c", shell]).current_dir(&folder).output();
    let bash = bash.expect("bash is there");
    assert_eq!(text(&bash.stdout).trim(), "simulate", "{}", text(&bash.stderr));
    assert!(folder.join("pages/tapis.1").exists());
}

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

#[test]
fn a_score_pad_is_kept_between_rounds() {
    let folder = scratch("score");
    let run = |arguments: &[&str]| said(&folder, &[&["score", "bids"], arguments].concat());
    run(&["new", "Ana", "Bo", "Cy", "--option", "rounds=2"]);
    let shown = run(&["add", "5 8", "-", "2x -5"]);
    assert!(
        shown.contains("12 (lucky loser ×1)") && shown.contains("Ana starts round 2"),
        "{shown}"
    );
    let fail = |arguments: &[&str]| complaint(&folder, &[&["score", "bids"], arguments].concat());
    assert!(fail(&["add", "9", "-", "9"]).1.contains("entered twice: Black 9"));
    assert!(fail(&["add", "9", "-"]).1.contains("3 players"));
    assert!(fail(&["add", "9", "-", "1", "--allies", "ana,dan"]).1.contains("dan"));
    assert!(fail(&["new", "Ana", "Bo", "Cy"]).1.contains("--replace"));
    let shown = run(&["add", "9", "4", "1", "--allies", "ana,b"]);
    assert!(shown.contains("7 (allied, own 9)") && shown.contains("Won by Ana"), "{shown}");
    assert!(fail(&["add", "9", "-", "1"]).1.contains("over"));
    assert_eq!(
        run(&["export", "csv"]),
        "round,Ana,Bo,Cy\r\n1,13,12,-5\r\n2,7,7,1\r\ntotal,20,19,-4\r\n"
    );
    assert!(run(&["undo"]).contains("starts round 2"));
    let sheet = json(&folder, &["score", "bids", "show", "--json"]);
    assert_eq!(sheet["sheet"]["totals"], serde_json::json!([13, 12, -5]));
    run(&["undo"]);
    assert!(fail(&["undo"]).1.contains("no round"));
    assert!(complaint(&folder, &["score", "all-in", "show"]).1.contains("score all-in new"));
}

#[test]
fn a_score_pad_asks_and_forgives() {
    use std::io::Write;
    let folder = scratch("asks");
    let talk = |lines: &str, language: &str| {
        let mut child = command(&folder, &["score", "all-in", "--lang", language])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut input = child.stdin.take().expect("a pipe");
        input.write_all(lines.as_bytes()).expect("it listens");
        drop(input);
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success());
        text(&output.stdout)
    };
    let round = "7C 7S QT 9T RU1\nfull_house KC\nBo\nBo\n1\n\n";
    // One player alone cannot play; then a round; then nothing more.
    let said = talk(&format!("Ana\n\nAna, Bo\nside=A\n{round}"), "en");
    assert!(said.contains("2 to 5 players, not 1"), "{said}");
    assert!(said.contains("(Pair 3 + pot 1 + effects 1)"), "{said}");
    assert!(said.contains("Ana starts round 2"), "{said}");
    // Another day, in another language: every mistake is asked about again at once, an answer is
    // taken back, and then two rounds are.
    let hands = "7C 7S QT 9T RU1\n7C 2S 3S 4S 5S\nfull_house\nundo\nfull_house KC\n";
    let said = talk(&format!("{hands}nobody\nBo\nBo\nmany\n\n\nundo\nundo\nquit\n"), "es");
    for words in ["7C", "«nobody»", "«many» no es un número"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(said.contains("Ana empieza la ronda 3"), "{said}");
    assert!(said.trim_end().contains("La ronda 1 la empieza uno de: Ana, Bo"), "{said}");
    let csv = complaint(&folder, &["score", "bids", "export", "csv", "--lang", "nl"]).1;
    assert!(csv.contains("tapis score bids new"), "{csv}");
    let csv = tapis(&folder, &["score", "all-in", "export", "csv", "--lang", "nl"]);
    assert!(text(&csv.stdout).starts_with("ronde,Ana,Bo\r\n"), "{csv:?}");
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

/// Every command in the page is run, one after the other, in one folder; a line of the page that
/// follows a command must be in its output.
#[test]
fn the_examples_of_the_documentation_run() {
    let folder = scratch("docs");
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/command-line.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let mut run = 0;
    let mut output = String::new();
    let blocks = page.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next());
    for line in blocks.flat_map(str::lines) {
        if let Some(example) = line.strip_prefix("$ ") {
            let binary = env!("CARGO_BIN_EXE_tapis");
            let path = Path::new(binary).parent().expect("a folder").display().to_string();
            let shell = Command::new("sh")
                .args(["-c", example])
                .current_dir(&folder)
                .env("PATH", format!("{path}:/usr/bin:/bin"))
                .env("TAPIS_LANG", "en")
                .env_remove("CLICOLOR_FORCE")
                .stdin(Stdio::null())
                .output()
                .expect("a shell");
            output = text(&shell.stdout) + &text(&shell.stderr);
            assert!(shell.status.code().is_some_and(|code| code < 2), "{example}\n{output}");
            run += 1;
        } else if !line.is_empty() && line != "…" {
            assert!(output.contains(line), "`{line}` is not in:\n{output}");
        }
    }
    assert!(run >= 12, "only {run} examples");
}
