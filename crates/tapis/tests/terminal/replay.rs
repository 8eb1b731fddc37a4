//! `tapis replay` at a terminal: the whole screen, through any eyes, in any language.

use std::process::Command;

use tapis_texts::Language;

use crate::pty::Terminal;

#[test]
fn a_record_is_walked_through_on_the_whole_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let names = ["--name", "Ana", "--name", "Bo", "--name", "Cy"];
    let recorded = Command::new(env!("CARGO_BIN_EXE_tapis"))
        .args(["record", "--game", "bids", "--players", "3", "--seed", "7"])
        .args(names)
        .output()
        .expect("tapis starts");
    std::fs::write(folder.path().join("game.tapis"), recorded.stdout).expect("a file is written");
    let arguments = ["replay", "game.tapis", "--from", "12", "--seat", "1"];
    let mut terminal = Terminal::run(&arguments, folder.path(), &[]);
    let texts = Language::En.texts();
    let all = text_lines(folder.path());
    terminal.wait_for(&texts.msg_terminal_replay_title(12, all));
    terminal.wait_for(&texts.msg_terminal_eyes_of("Bo"));
    terminal.press("\x1b[C");
    terminal.wait_for(&texts.msg_terminal_replay_title(13, all));
    // The last seat's eyes come next, then everything lies open.
    terminal.press("e");
    terminal.wait_for(&texts.msg_terminal_eyes_of("Cy"));
    terminal.press("e");
    terminal.wait_for(&texts.msg_terminal_eyes_open());
    terminal.press("g");
    terminal.wait_for(&Language::Es.texts().msg_terminal_eyes_open());
    terminal.press("q");
    assert!(terminal.end());
}

/// How many actions the record holds.
fn text_lines(folder: &std::path::Path) -> u32 {
    let verified = Command::new(env!("CARGO_BIN_EXE_tapis"))
        .args(["verify", "--json", "game.tapis"])
        .current_dir(folder)
        .output()
        .expect("tapis starts");
    let found: serde_json::Value = serde_json::from_slice(&verified.stdout).expect("JSON");
    found[0]["actions"].as_u64().expect("a number") as u32
}
