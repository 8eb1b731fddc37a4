//! What a person does at a prompt: languages, simulations, own cards, odds, the score pad, reports.
//! The examples in `docs/command-line.md` are run too.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

mod cards;
mod numbers;
mod score;

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
