//! The binary as a person at a prompt meets it: what it prints, and how it exits.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const BIDS: &[&str] = &["--game", "bids", "--players", "3", "--seed", "7", "--option", "rounds=1"];
const ALL_IN: &[&str] = &["--game", "all-in", "--players", "2", "--seed", "7"];

fn tapis(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tapis"))
        .args(arguments)
        .env("TAPIS_LANG", "en")
        .stdin(Stdio::null())
        .output()
        .expect("the binary was built")
}

/// The same with something on the standard input.
fn tapis_with(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tapis"))
        .args(arguments)
        .env("TAPIS_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built");
    let mut pipe = child.stdin.take().expect("the standard input is a pipe");
    // A command that refuses its input early closes the pipe, which is no error here.
    let _ = pipe.write_all(input);
    drop(pipe);
    child.wait_with_output().expect("the binary ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is text")
}

fn record(deal: &[&str]) -> String {
    let output = tapis(&[&["record"], deal].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// What `tapis verify -` says of a text; `Ok` if it verified it.
fn verify(record: &[u8]) -> Result<String, String> {
    let output = tapis_with(&["verify", "-"], record);
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    match output.status.code() {
        Some(0) => Ok(text(&output.stdout)),
        Some(1) => Err(text(&output.stdout)),
        code => panic!("exit code {code:?}"),
    }
}

/// The line that a refusal names.
fn refused_line(record: &str) -> usize {
    let said = verify(record.as_bytes()).expect_err("a tampered record is refused");
    let (_, rest) = said.split_once("REFUSED, line ").unwrap_or_else(|| panic!("no line: {said}"));
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a line number")
}

fn with_line(record: &str, number: usize, line: &str) -> String {
    let mut lines: Vec<_> = record.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

#[test]
fn help_teaches_every_command() {
    for command in ["record", "replay", "verify", "scenario", "trace"] {
        let output = tapis(&[command, "--help"]);
        assert!(output.status.success());
        assert!(text(&output.stdout).contains(&format!("tapis {command} ")), "{command}");
        assert!(text(&output.stdout).contains("Example"), "{command} has no example");
    }
    assert!(text(&tapis(&["--help"]).stdout).contains("Usage: tapis"));
}

/// The numbers of the pages of a replay, out of headings such as `— 3/40  Ana: bid R4`.
fn pages(replay: &str) -> Vec<usize> {
    let headings = replay.lines().filter_map(|line| line.strip_prefix("— "));
    headings.filter_map(|heading| heading.split_once('/')?.0.parse().ok()).collect()
}

#[test]
fn a_record_verifies_and_replays() {
    for deal in [BIDS, ALL_IN] {
        let record = record(deal);
        assert!(verify(record.as_bytes()).expect("verified").contains("verified: "));
        let replay = tapis_with(&["replay", "-"], record.as_bytes());
        assert!(replay.status.success());
        let shown = text(&replay.stdout);
        let actions = record.lines().filter(|line| line.as_bytes()[0].is_ascii_digit()).count();
        assert_eq!(pages(&shown), (1..=actions).collect::<Vec<_>>(), "one page for each action");
        let blind = text(&tapis_with(&["replay", "-", "--seat", "1"], record.as_bytes()).stdout);
        assert!(blind.contains("??") && !shown.contains("??"));
        let late = text(&tapis_with(&["replay", "-", "--from", "3"], record.as_bytes()).stdout);
        assert!(shown.ends_with(&late) && late.starts_with("— 3/"));
        let nobody = tapis_with(&["replay", "-", "--seat", "9"], record.as_bytes());
        assert_eq!(nobody.status.code(), Some(2));
        assert!(text(&nobody.stderr).contains("there is no seat 9"));
    }
}

#[test]
fn a_record_that_was_tampered_with_anywhere_is_refused_there() {
    for deal in [BIDS, ALL_IN] {
        let record = record(deal);
        for (place, line) in record.lines().enumerate() {
            let number = place + 1;
            // One line less.
            let lines: Vec<_> = record.lines().collect();
            let shorter = [&lines[..place], &lines[place + 1..]].concat().join("\n") + "\n";
            assert!(verify(shorter.as_bytes()).is_err(), "without line {number}: {line}");
            // One letter changed, to another of its kind.
            let last = line.chars().last().expect("no line is empty");
            let other = match last {
                '9' => '8',
                'a'..='f' => '0',
                '0'..='8' => char::from(last as u8 + 1),
                'C' => 'M',
                _ => 'C',
            };
            let changed = format!("{}{other}", &line[..line.len() - last.len_utf8()]);
            let said = verify(with_line(&record, number, &changed).as_bytes());
            assert!(said.is_err(), "line {number}: `{line}` as `{changed}`");
        }
    }
}

#[test]
fn a_refusal_names_the_first_wrong_place() {
    let record = record(BIDS);
    let find = |start: &str| {
        record.lines().position(|line| line.starts_with(start)).expect("such a line") + 1
    };
    // One card of a deal: two words change places.
    let number = find("deal ");
    let line = record.lines().nth(number - 1).expect("that line");
    let mut words: Vec<_> = line.split(' ').collect();
    words.swap(3, 4);
    assert_eq!(refused_line(&with_line(&record, number, &words.join(" "))), number);
    // One score.
    let number = find("scores ");
    let line = record.lines().nth(number - 1).expect("that line");
    assert_eq!(refused_line(&with_line(&record, number, &format!("{line}1"))), number);
    // One action, in the same words as one before it: that card has gone.
    let first = record.lines().position(|line| line.starts_with("0 bid")).expect("an action");
    let gone = record.lines().nth(first).expect("that line").to_owned();
    let later = record.lines().enumerate().skip(first + 1);
    let (place, _) = later.filter(|(_, line)| line.starts_with("0 bid")).nth(1).expect("another");
    assert_eq!(refused_line(&with_line(&record, place + 1, &gone)), place + 1);
    // A name: the digest of what was agreed notices.
    let number = find("name 1 ");
    assert_eq!(refused_line(&with_line(&record, number, "name 1 Eve")), find("terms "));
    // The winners.
    let number = find("winners ");
    assert_eq!(refused_line(&with_line(&record, number, "winners none")), number);
    // Something after the end.
    let lines = record.lines().count();
    assert_eq!(refused_line(&format!("{record}one more\n")), lines + 1);
}

#[test]
fn files_that_are_no_records_give_a_clear_error() {
    let record = record(BIDS);
    let refusal = |bytes: &[u8]| verify(bytes).expect_err("refused");
    assert!(refusal(b"").contains("the file is empty"));
    assert!(refusal(b"hello\n").contains("this is no record"));
    assert!(refusal(b"tapis record 1\ngame chess\n").contains("`all-in` or `bids`"));
    assert!(refusal(&record.as_bytes()[..record.len() / 2]).contains("cut off"));
    assert!(refusal(&record.as_bytes()[..record.len() - 1]).contains("line feed"));
    let mut broken = record.clone().into_bytes();
    let middle = broken.len() / 2;
    broken[middle] = 0xff;
    assert!(refusal(&broken).contains("is not UTF-8"));
    assert!(refusal(&vec![b'x'; 9 << 20]).contains("larger than 8 MiB"));
    let output = tapis(&["verify", "no-such-file"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("cannot read no-such-file"));
}

#[test]
fn wrong_games_are_refused_with_what_to_do() {
    let complaint = |arguments: &[&str]| {
        let output = tapis(&[&["trace", "--seed", "1"], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        text(&output.stderr)
    };
    let all_in = ["--game", "all-in", "--players", "3", "--option"];
    let bids = ["--game", "bids", "--players", "3", "--option"];
    let said = complaint(&[&all_in[..], &["colour=red"]].concat());
    assert!(said.contains("no option `colour`") && said.contains("discard_variant"), "{said}");
    assert!(complaint(&[&bids[..], &["rounds"]].concat()).contains("key=value"));
    assert!(complaint(&[&bids[..], &["rounds=0"]].concat()).contains("rounds"));
    assert!(complaint(&[&bids[..], &["ally=true"]].concat()).to_lowercase().contains("ally"));
    assert!(complaint(&[&all_in[..], &["deck={"]].concat()).contains("deck"));
    assert!(complaint(&[&all_in[..], &["deck=no-such.toml"]].concat()).contains("cannot read"));
    assert!(complaint(&["--game", "all-in", "--players", "6"]).contains('6'));
}

#[test]
fn the_same_arguments_trace_the_same_game() {
    let trace = |seed| {
        let output = tapis(&["trace", "--game", "bids", "--players", "4", "--seed", seed]);
        assert!(output.status.success());
        text(&output.stdout)
    };
    assert_eq!(trace("7"), trace("7"));
    assert_ne!(trace("7"), trace("8"));
    let header = trace("7").lines().next().expect("a header").to_owned();
    assert!(
        header.starts_with(r#"{"format":"tapis-trace/1","game":"bids","players":4,"options":{"#)
    );
}

#[test]
fn cards_are_read_from_files() {
    let folder = scratch("cards");
    let deck = folder.join("deck.toml");
    std::fs::write(&deck, "[effects]\nA = { C = [\"TAKE*\"] }\n").expect("a file is written");
    let blanks = folder.join("blanks.toml");
    std::fs::write(&blanks, "[[blanks]]\nid = \"jester\"\npoints = 3\n")
        .expect("a file is written");
    let deck = format!("deck={}", deck.display());
    let blanks = format!("blanks={}", blanks.display());
    let all_in = record(&[ALL_IN, &["--option", &deck]].concat());
    assert!(all_in.contains(r#""TAKE*""#), "the record names the deck");
    let bids = record(&[BIDS, &["--option", &blanks]].concat());
    assert!(bids.lines().any(|line| line.starts_with("deal ") && line.contains(" jester")));
    for record in [all_in, bids] {
        verify(record.as_bytes()).expect("games with own cards verify too");
    }
}

#[test]
fn scenarios_are_counted_and_failures_named() {
    let folder = scratch("scenarios");
    let good = "game = 'bids'\nname = 'fold'\nplayers = 3\ncheck = 'fold'\n\
                [[case]]\nfront = 'K6 2x'\npoints = 12\n";
    let bad = good.replace("12", "13");
    std::fs::write(folder.join("good.toml"), good).expect("a file is written");
    let run = |path: &Path| tapis(&["scenario", path.to_str().expect("a plain path")]);
    let output = run(&folder);
    assert!(output.status.success(), "{}", text(&output.stdout));
    assert_eq!(text(&output.stdout).lines().last(), Some("1 passed, 0 failed"));
    std::fs::write(folder.join("bad.toml"), bad).expect("a file is written");
    let output = run(&folder);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("bad.toml") && text(&output.stdout).contains("points"));
    assert_eq!(text(&output.stdout).lines().last(), Some("1 passed, 1 failed"));
    assert_ne!(run(&scratch("nothing")).status.code(), Some(0));
    assert_ne!(run(Path::new("no-such-folder")).status.code(), Some(0));
}

/// An empty folder of its own for a test.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder is made");
    folder
}
