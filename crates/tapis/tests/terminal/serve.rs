//! Plain `tapis`: it sets the table, says where, and on a desktop offers to open it.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, Instant};

use tapis_texts::Language;

use crate::pty::{CTRL_C, ENTER, Terminal};

/// `tapis` on a desktop whose browser writes down what it is asked to open.
fn tapis(folder: &Path, display: &str) -> Terminal {
    let programs = folder.join("programs");
    fs::create_dir_all(&programs).expect("a folder");
    for name in ["xdg-open", "open"] {
        let program = programs.join(name);
        let text = format!("#!/bin/sh\necho \"$1\" > {}\n", folder.join("opened").display());
        fs::write(&program, text).expect("a program");
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it can be run");
    }
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap_or_default());
    let environment = [
        ("PATH", path.as_str()),
        ("DISPLAY", display),
        ("WAYLAND_DISPLAY", ""),
        ("SSH_CONNECTION", if display.is_empty() { "1.2.3.4 5 6.7.8.9 22" } else { "" }),
        ("TAPIS_LISTEN", "127.0.0.1:0"),
    ];
    Terminal::run(&[], folder, &environment)
}

/// The address on the screen.
fn address(text: &str) -> String {
    let begin = text.find("http://127.0.0.1:").unwrap_or_else(|| panic!("no address:\n{text}"));
    text[begin..].split_whitespace().next().unwrap_or_default().to_owned()
}

#[test]
fn enter_opens_the_browser_on_a_desktop() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = tapis(folder.path(), ":0");
    let text = terminal.wait_for(&Language::En.texts().msg_commands_serve_open());
    let opened = folder.path().join("opened");
    assert!(!opened.exists(), "nothing is opened before anybody asks for it");
    terminal.press(ENTER);
    let begin = Instant::now();
    let asked = loop {
        let asked = fs::read_to_string(&opened).unwrap_or_default();
        if asked.ends_with('\n') {
            break asked;
        }
        assert!(begin.elapsed() < Duration::from_secs(60), "nothing was opened");
        std::thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(asked.trim_end(), address(&text));
    assert!(folder.path().join("tapis.db").exists(), "the tables are in a file beside");
    terminal.press(CTRL_C);
    assert!(terminal.end());
}

#[test]
fn without_a_desktop_nothing_is_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = tapis(folder.path(), "");
    terminal.wait_for("http://127.0.0.1:");
    terminal.press(ENTER);
    terminal.press(CTRL_C);
    let text = terminal.wait_for(&Language::En.texts().msg_commands_serve_ending());
    assert!(!text.contains(&Language::En.texts().msg_commands_serve_open()), "{text}");
    assert!(terminal.end());
    assert!(!folder.path().join("opened").exists());
}
