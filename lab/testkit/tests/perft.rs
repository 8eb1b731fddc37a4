//! The numbers of action sequences agree with those of the independent reference in Python.

use std::fs;
use std::path::{Path, PathBuf};

use tapis_registry::with_game;
use tapis_testkit::perft::count;
use tapis_testkit::scenario::start;

/// Positions and numbers, written by `reference/`.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../reference/perft")
}

/// Lines of the form `file depth nodes`; `#` begins a comment.
fn expected() -> Vec<(String, u32, u64)> {
    let path = folder().join("expected.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let read = |line: &str| match line.split_whitespace().collect::<Vec<_>>()[..] {
        [file, depth, nodes] => Some((file.to_owned(), depth.parse().ok()?, nodes.parse().ok()?)),
        _ => None,
    };
    lines.map(|line| read(line).unwrap_or_else(|| panic!("`{line}` is no line"))).collect()
}

#[test]
fn as_many_sequences_as_the_reference_counts() {
    let expected = expected();
    assert!(!expected.is_empty(), "there are numbers to compare");
    for (file, depth, nodes) in expected {
        let text =
            fs::read_to_string(folder().join(&file)).unwrap_or_else(|e| panic!("{file}: {e}"));
        let start = start(&file, &text).unwrap_or_else(|failure| panic!("{failure}"));
        let found = with_game!(start, position => count(&position.game, &position.state, depth));
        assert_eq!(found, nodes, "{file}, depth {depth}");
    }
}

#[test]
fn every_position_is_counted() {
    let expected = expected();
    for entry in fs::read_dir(folder()).expect("the folder can be read") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        let is_counted = expected.iter().any(|(file, ..)| *file == name);
        assert!(is_counted || !name.ends_with(".toml"), "{name} has no numbers");
    }
}
