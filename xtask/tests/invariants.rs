//! The invariants of `ARCHITECTURE.md`: what must be absent, and what must not be missing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root").to_owned()
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files with one of these endings below a folder, without what is built or fetched.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
    {
        let path = entry.expect("a folder can be listed").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if path.is_dir() && name != "target" && !name.starts_with('.') {
            found.extend(files(&path, endings));
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// A source file without its comments, which may speak of anything.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("source files are text");
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The folders of all crates, of the product and of the laboratory.
fn crates() -> Vec<PathBuf> {
    ["crates", "lab"]
        .iter()
        .flat_map(|folder| fs::read_dir(root().join(folder)).expect("the crates can be listed"))
        .map(|entry| entry.expect("an entry").path())
        .collect()
}

fn crate_sources(name: &str) -> Vec<PathBuf> {
    files(&root().join("crates").join(name).join("src"), &[".rs"])
}

#[test]
fn the_map_lists_exactly_the_crates() {
    let folders: BTreeSet<_> = crates()
        .iter()
        .map(|folder| folder.strip_prefix(root()).expect("a folder in the root"))
        .map(|folder| folder.to_str().expect("a plain name").to_owned())
        .collect();
    let map: BTreeSet<_> = read("ARCHITECTURE.md")
        .lines()
        .filter_map(|line| Some(line.strip_prefix("- `")?.split_once('`')?.0.to_owned()))
        .filter(|place| place.starts_with("crates/") || place.starts_with("lab/"))
        .collect();
    assert_eq!(map, folders);
}

#[test]
fn a_crate_with_several_programs_says_which_one_is_meant() {
    for folder in crates() {
        if folder.join("src/main.rs").exists() && folder.join("src/bin").exists() {
            let manifest = read(folder.join("Cargo.toml"));
            assert!(manifest.contains("\ndefault-run = "), "{}", folder.display());
        }
    }
}

#[test]
fn rules_and_bots_know_no_runtime_no_clock_no_file_and_no_thread() {
    let forbidden = [
        "async ",
        ".await",
        "std::time",
        "std::fs",
        "std::net",
        "std::thread",
        "std::io",
        "std::env",
        "println!",
        "eprintln!",
        "dbg!",
        "tracing",
        "log::",
    ];
    for name in ["game", "all-in", "bids", "registry", "bots", "coach", "encoding"] {
        for path in crate_sources(name) {
            let code = code(&path);
            for word in forbidden {
                assert!(!code.contains(word), "{} mentions `{word}`", path.display());
            }
        }
    }
}

#[test]
fn pages_and_addresses_know_no_clock_no_file_and_no_thread() {
    let forbidden = [
        "SystemTime",
        "Instant",
        "std::fs",
        "std::net",
        "std::thread",
        "std::env",
        "println!",
        "eprintln!",
        "dbg!",
        "tracing",
    ];
    for name in ["api", "pages", "play", "site", "texts"] {
        for path in crate_sources(name) {
            let code = code(&path);
            for word in forbidden {
                assert!(!code.contains(word), "{} mentions `{word}`", path.display());
            }
        }
    }
}

/// Every package that is linked into another.
fn linked(what: &[&str]) -> BTreeSet<String> {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--edges", "normal", "--prefix", "none", "--format", "{p}"])
        .args(["--locked", "--offline"])
        .args(what)
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let tree = String::from_utf8(tree.stdout).expect("names of packages");
    tree.lines().filter_map(|line| Some(line.split(' ').next()?.to_owned())).collect()
}

/// The site is answered inside a browser too, where there is no network of its own, no thread, and
/// nothing but what is handed in.
#[test]
fn what_a_browser_runs_reaches_no_runtime_and_no_operating_system() {
    let packages = linked(&["--package", "tapis-site", "--target", "wasm32-unknown-unknown"]);
    assert!(packages.contains("tapis-play"), "{packages:?}");
    for absent in [
        "axum",
        "getrandom",
        "hyper",
        "js-sys",
        "mio",
        "rayon",
        "reqwest",
        "rustix",
        "socket2",
        "sqlx",
        "tapis-store",
        "tapis-web",
        "tokio",
        "tower",
        "tracing",
        "wasm-bindgen",
    ] {
        assert!(!packages.contains(absent), "tapis-site reaches {absent}");
    }
}

/// A browser finds what it calls by name, and giving a function a fixed name counts as unsafe.
#[test]
fn one_file_may_be_unsafe() {
    let sources = crates().iter().flat_map(|folder| files(folder, &[".rs"])).collect::<Vec<_>>();
    let may = |path: &&PathBuf| code(path).contains("allow(unsafe_code)");
    let found: Vec<_> = sources.iter().filter(may).collect();
    assert_eq!(found, [&root().join("crates/offline/src/abi.rs")]);
}

#[test]
fn only_imagining_needs_a_generator_in_a_game() {
    for name in ["all-in", "bids"] {
        for path in crate_sources(name) {
            // `lib.rs` passes it on to `imagine`, whose signature has it.
            let imagines = path
                .components()
                .any(|part| part.as_os_str().to_string_lossy().starts_with("imagine"));
            if !imagines && !path.ends_with("lib.rs") {
                assert!(!code(&path).contains("Rng"), "{} mentions `Rng`", path.display());
            }
        }
    }
}

#[test]
fn the_truth_cannot_be_printed_or_serialised() {
    let state = read("crates/game/src/state.rs");
    let (before, _) = state.split_once("pub struct State<").expect("the truth is a struct");
    let derive = before.lines().rev().find(|line| line.starts_with("#[derive(")).expect("derives");
    assert_eq!(derive, "#[derive(PartialEq, Eq, Hash)]");
    for path in crates().iter().flat_map(|folder| files(folder, &[".rs"])) {
        let code = code(&path);
        for word in ["Debug for State", "Display for State", "Serialize for State"] {
            assert!(!code.contains(word), "{} has `{word}`", path.display());
        }
    }
}

#[test]
fn the_truth_does_not_leave_a_table_in_play() {
    let table = read("crates/game/src/table.rs");
    for line in table.lines().filter(|line| line.trim_start().starts_with("pub fn ")) {
        assert!(!line.contains("State<"), "a table hands out the truth: {line}");
    }
}

/// The numbers of the rulings that stand as articles in a rulebook, such as `A-24`.
fn articles(rulebook: &str) -> Vec<String> {
    read(rulebook)
        .lines()
        .filter_map(|line| Some(line.strip_prefix("- **")?.split_once("**")?.0.to_owned()))
        .filter(|word| word.len() == 4 && (word.starts_with("A-") || word.starts_with("B-")))
        .collect()
}

#[test]
fn every_ruling_has_a_test_named_after_it() {
    for (name, rulebook) in [("all-in", "docs/rules/all-in.md"), ("bids", "docs/rules/bids.md")] {
        let articles = articles(rulebook);
        assert!(articles.len() > 60, "{rulebook} has lost its articles");
        let tests: String = files(&root().join("crates").join(name).join("tests"), &[".rs"])
            .iter()
            .map(|path| code(path))
            .collect();
        for article in articles {
            let start = format!("fn {}_", article.replace('-', "").to_lowercase());
            assert!(tests.contains(&start), "{article} has no test `{start}…`");
        }
    }
}

#[test]
fn nothing_is_left_undone() {
    // The words are put together here so that this file does not find itself.
    let words = [["TO", "DO"].concat(), ["FIX", "ME"].concat(), ["#[ign", "ore"].concat()];
    for path in files(&root(), &[".rs", ".py", ".md", ".toml"]) {
        let text = fs::read_to_string(&path).expect("source files are text");
        for word in &words {
            assert!(!text.contains(word.as_str()), "{} says {word}", path.display());
        }
    }
}

#[test]
fn the_product_links_nothing_from_the_laboratory() {
    let lab: Vec<String> = fs::read_dir(root().join("lab"))
        .expect("the laboratory can be listed")
        .map(|entry| read(entry.expect("an entry").path().join("Cargo.toml")))
        .map(|manifest| {
            let name = manifest.lines().find_map(|line| line.strip_prefix("name = "));
            name.expect("a package has a name").trim_matches('"').to_owned()
        })
        .collect();
    assert!(lab.len() > 3, "the laboratory has lost its crates");
    let linked = linked(&["--package", "tapis"]);
    assert!(linked.contains("tapis-registry"), "{linked:?}");
    for name in &lab {
        assert!(!linked.contains(name), "the program links {name}");
    }
}

/// The sections of a manifest that name dependencies, and what they name.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut named = Vec::new();
    let mut inside = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line.ends_with("dependencies]");
        } else if inside && let Some((name, _)) = line.split_once(['.', ' ', '=']) {
            named.push(name.to_owned());
        }
    }
    named.retain(|name| !name.is_empty() && !name.starts_with('#'));
    named
}

/// Every dependency is named by some source of its crate, and every foreign one that the workspace
/// offers by some crate.
#[test]
fn no_dependency_is_unused() {
    let mut used = BTreeSet::new();
    let mut unused = Vec::new();
    for folder in crates().into_iter().chain([root().join("xtask")]) {
        let manifest = read(folder.join("Cargo.toml"));
        let code: String = files(&folder, &[".rs"]).iter().map(|path| code(path)).collect();
        for name in dependencies(&manifest) {
            // Without it there is no third game to be entered.
            let entered = manifest.contains(&format!("\"dep:{name}\""));
            let features = manifest.contains(&format!("\"{name}/"));
            if !code.contains(&name.replace('-', "_")) && !entered && !features {
                unused.push(format!("{}: {name}", folder.display()));
            }
            used.insert(name);
        }
    }
    let offered = read("Cargo.toml");
    let offered = offered.split_once("[workspace.dependencies]").expect("a list").1;
    let offered = offered.split_once("\n[").map_or(offered, |(list, _)| list);
    let names = offered.lines().filter_map(|line| Some(line.split_once([' ', '='])?.0));
    let others = names.filter(|name| !name.is_empty() && !name.starts_with("tapis-"));
    unused.extend(others.filter(|name| !used.contains(*name)).map(str::to_owned));
    assert!(unused.is_empty(), "nobody uses {unused:#?}");
}

/// A program that hears an event finds it described, with its members.
#[test]
fn every_event_is_described_in_the_documentation() {
    let formats = read("docs/formats.md");
    for (file, name) in [
        ("crates/all-in/src/event.rs", "Event"),
        ("crates/all-in/src/event.rs", "Private"),
        ("crates/bids/src/event.rs", "Event"),
        ("crates/bids/src/event.rs", "Private"),
        ("crates/play/src/log.rs", "TableEvent"),
    ] {
        let source = read(file);
        let (_, body) = source.split_once(&format!("pub enum {name} {{\n")).expect("an enum");
        let (body, _) = body.split_once("\n}\n").expect("its end");
        let of_variant = |line: &str| {
            line.strip_prefix("    ")
                .filter(|rest| rest.starts_with(char::is_uppercase))
                .map(str::to_owned)
        };
        let variants: Vec<String> = body.lines().filter_map(of_variant).collect();
        assert!(!variants.is_empty(), "{file}: {name}");
        for variant in variants {
            let word: String = variant.chars().take_while(|c| c.is_alphanumeric()).collect();
            let mut snake = String::new();
            for letter in word.chars() {
                if letter.is_uppercase() && !snake.is_empty() {
                    snake.push('_');
                }
                snake.extend(letter.to_lowercase());
            }
            assert!(
                formats.contains(&format!("| `{snake}` |")),
                "`{snake}` of {file} is not described"
            );
        }
    }
}
