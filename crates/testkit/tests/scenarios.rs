//! Every scenario file passes; and the runner notices what is wrong.

use std::path::{Path, PathBuf};

use tapis_testkit::scenario::{collect, run_file, run_text};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")
}

#[test]
fn all_scenarios_pass() {
    let files = collect(&[folder()]).expect("the folder can be read");
    assert!(files.len() > 200, "{} files", files.len());
    let failures: Vec<_> = files.iter().filter_map(|file| run_file(file).err()).flatten().collect();
    let words: Vec<_> = failures.iter().map(ToString::to_string).collect();
    assert!(words.is_empty(), "{}", words.join("\n"));
}
