//! `tapis play` as a person uses it. Every step waits until the expected words are on the screen; no
//! screen is compared as a whole.

use std::process::Stdio;

use tapis_texts::Language;

use crate::pty::{CTRL_C, ENTER, ESCAPE, Terminal, YOUR_TURN, place};

/// A game in which the person starts, because their name is the longest.
const BIDS: [&str; 12] = [
    "play",
    "bids",
    "--players",
    "3",
    "--bots",
    "random",
    "--seed",
    "1",
    "--name",
    "Anastasia",
    "--option",
    "rounds=1",
];

fn with<'a>(words: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [words, more].concat()
}

#[test]
fn a_whole_game_is_played_with_keys_and_looked_back_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::run(&with(&BIDS, &["--pace", "0"]), folder.path(), &[]);
    let texts = Language::En.texts();
    terminal.wait_for(YOUR_TURN);
    terminal.press("?");
    terminal.wait_for(&texts.msg_terminal_help_mouse_what());
    terminal.press(ESCAPE);
    let over = texts.msg_terminal_result_title();
    for _ in 0..200 {
        let before = terminal.wait_until("a turn or the end", |text| {
            text.contains(YOUR_TURN) || text.contains(&over)
        });
        if before.contains(&over) {
            break;
        }
        terminal.press(ENTER);
        terminal.wait_until("something to happen", |text| text != before);
    }
    terminal.wait_for(&over);
    terminal.wait_for("verified");
    terminal.press("r");
    terminal.wait_for(&texts.msg_terminal_eyes_open());
    terminal.press("e");
    terminal.wait_for(&texts.msg_terminal_eyes_of("Anastasia"));
    terminal.press("q");
    terminal.wait_for(&over);
    terminal.press("q");
    assert!(terminal.end());
    assert!(folder.path().join("tapis/bids-1.tapis").exists(), "the record is kept");
}

#[test]
fn a_game_outlives_its_program_and_is_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["play", "all-in", "--players", "2", "--bots", "random", "--seed", "3"];
    let mut terminal = Terminal::run(&with(&arguments, &["--pace", "0"]), folder.path(), &[]);
    terminal.wait_for(YOUR_TURN);
    terminal.press("p");
    let kept = folder.path().join("tapis/all-in-1.game");
    terminal.wait_until("the pass to be kept", |_| {
        std::fs::read_to_string(&kept).is_ok_and(|text| text.contains("[0,\"pass\"]"))
    });
    terminal.press(CTRL_C);
    terminal.wait_for("tapis play --resume");
    assert!(terminal.end());
    // Once more, and this time it is killed.
    let mut terminal = Terminal::run(&["play", "--resume", "--pace", "0"], folder.path(), &[]);
    terminal.wait_for(YOUR_TURN);
    terminal.program.kill().expect("it can be killed");
    terminal.program.wait().expect("it has ended");
    let mut terminal = Terminal::run(&["play", "--resume", "--pace", "0"], folder.path(), &[]);
    terminal.wait_for(YOUR_TURN);
    terminal.press("q");
    assert!(terminal.end());
}

#[test]
fn the_mouse_points_and_chooses_and_a_bid_is_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    // The bots wait so long that nobody acts before the bid is taken back.
    let mut terminal = Terminal::run(&with(&BIDS, &["--pace", "10000"]), folder.path(), &[]);
    let before = terminal.wait_for(YOUR_TURN);
    let hand = Language::En.texts().msg_terminal_hand();
    let (title, _) = place(&before, &hand).expect("a hand");
    let click = |terminal: &mut Terminal| {
        let (row, column) = (title + 2, 3);
        terminal.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    };
    click(&mut terminal);
    click(&mut terminal);
    terminal.wait_until("the bid", |text| !text.contains(YOUR_TURN));
    terminal.press("u");
    terminal.wait_for(&Language::En.texts().msg_terminal_undone());
    terminal.press(ESCAPE);
    terminal.wait_for(YOUR_TURN);
    terminal.press("q");
    assert!(terminal.end());
}

#[test]
fn the_window_can_be_resized() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::run(&with(&BIDS, &["--pace", "10000"]), folder.path(), &[]);
    terminal.wait_for(YOUR_TURN);
    terminal.resize(60, 20);
    terminal.wait_for("60×20");
    terminal.resize(120, 40);
    terminal.wait_for(YOUR_TURN);
    terminal.press("q");
    assert!(terminal.end());
}

#[test]
fn languages_and_plain_screens_are_respected() {
    for (language, plain) in [(Language::Nl, true), (Language::ZhHant, false)] {
        let folder = tempfile::tempdir().expect("a folder");
        let arguments = with(&BIDS, &["--pace", "10000", "--lang", language.tag()]);
        let environment: &[(&str, &str)] = if plain { &[("NO_COLOR", "1")] } else { &[] };
        let mut terminal = Terminal::run(&arguments, folder.path(), environment);
        terminal.wait_for(&language.texts().msg_terminal_your_turn());
        terminal.wait_for(&language.texts().msg_terminal_hand());
        let coloured = {
            let screen = terminal.screen.0.lock().expect("nobody panics here");
            let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
            cells
                .filter_map(|(row, column)| screen.parser.screen().cell(row, column))
                .any(|cell| cell.fgcolor() != vt100::Color::Default)
        };
        assert_eq!(coloured, !plain, "{}", terminal.text());
        terminal.press("q");
        assert!(terminal.end());
    }
}

#[test]
fn without_a_terminal_there_is_a_clear_word() {
    let folder = tempfile::tempdir().expect("a folder");
    for arguments in [&["play", "bids"][..], &["play", "--resume"], &["join", "127.0.0.1:1/t/x"]] {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_tapis"))
            .args(arguments)
            .env("XDG_STATE_HOME", folder.path())
            .env("TAPIS_LANG", "en")
            .stdin(Stdio::null())
            .output()
            .expect("tapis starts");
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(&Language::En.texts().msg_terminal_no_terminal()), "{said}");
        assert!(output.stdout.is_empty());
    }
}
