//! Which modules of a crate use which, drawn from their sources, and no rings among them: what
//! cannot be read, tested or moved without another is the same module in two files.
//!
//! A module and what lies below it may use each other: that is how a folder is divided. Rings that are
//! older than this test are counted in [`KNOWN`], and none is added.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A module by its path in the crate; the crate itself has none.
type Module = Vec<String>;

/// Who uses whom.
type Uses = BTreeMap<Module, BTreeSet<Module>>;

/// How many rings a crate had when this test was written. No crate gets another, and whoever breaks one
/// lowers the number.
const KNOWN: &[(&str, usize)] = &[
    ("all-in", 2),
    ("api", 1),
    ("arena", 1),
    ("bids", 1),
    ("bots", 2),
    ("client", 1),
    ("coach", 1),
    ("encoding", 1),
    ("game", 1),
    ("pages", 4),
    ("play", 2),
    ("python", 1),
    ("scenario", 1),
    ("site", 2),
    ("store", 1),
    ("tapis", 1),
    ("texts", 1),
    ("training", 1),
    ("web", 4),
];

/// The sources of a crate by module, without comments and without the tests below them.
fn sources(folder: &Path, module: &Module, found: &mut BTreeMap<Module, String>) {
    for entry in fs::read_dir(folder).expect("the sources can be listed") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            // Every program of a crate is a crate of its own.
            if name != "bin" {
                sources(&path, &[&module[..], &[name]].concat(), found);
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let own = match name.as_str() {
                "mod" => module.clone(),
                "lib" | "main" if module.is_empty() => Module::new(),
                _ => [&module[..], &[name]].concat(),
            };
            let text = fs::read_to_string(&path).expect("sources are text");
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            found.insert(own, code.collect::<Vec<_>>().join("\n"));
        }
    }
}

/// The paths that a `use` names: `a::{b, c::d}` are two.
fn paths(tree: &str) -> Vec<Vec<String>> {
    let parts = |text: &str| -> Vec<String> {
        let text = text.split(" as ").next().unwrap_or_default();
        text.split("::")
            .map(|part| part.trim().to_owned())
            .filter(|part| !part.is_empty())
            .collect()
    };
    let Some((head, rest)) = tree.split_once('{') else { return vec![parts(tree)] };
    let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (place, letter) in inner.char_indices().chain([(inner.len(), ',')]) {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.extend(paths(&inner[start..place]));
                start = place + 1;
            }
            _ => {}
        }
    }
    found.into_iter().map(|path| [parts(head), path].concat()).collect()
}

/// All `use` declarations of a source, each with whether it hands on what it names.
fn declarations(code: &str) -> Vec<(bool, Vec<String>)> {
    let mut found = Vec::new();
    for (place, _) in code.match_indices("use ") {
        let before = code[..place].rsplit('\n').next().unwrap_or_default().trim();
        let hands_on = before.starts_with("pub");
        if (before.is_empty() || hands_on)
            && let Some((tree, _)) = code[place + 4..].split_once(';')
        {
            found.extend(paths(tree).into_iter().map(|path| (hands_on, path)));
        }
    }
    found
}

/// Paths that stand in the code itself and begin at the crate or above the module.
fn inline(code: &str) -> Vec<Vec<String>> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let words = code.split(|letter: char| !is_part(letter));
    let begins = |word: &&str| word.starts_with("crate::") || word.starts_with("super::");
    words.filter(begins).map(|word| paths(word).remove(0)).collect()
}

/// Who uses whom in a crate.
fn uses(folder: &Path) -> Uses {
    let mut code = BTreeMap::new();
    sources(&folder.join("src"), &Module::new(), &mut code);
    let from = |module: &Module, path: &[String]| -> Option<(Module, Vec<String>)> {
        let (mut at, mut rest) = match path.first()?.as_str() {
            "crate" => (Module::new(), &path[1..]),
            "self" => (module.clone(), &path[1..]),
            "super" => {
                let up = path.iter().take_while(|part| *part == "super").count();
                (module[..module.len().checked_sub(up)?].to_vec(), &path[up..])
            }
            first => {
                let below = [&module[..], &[first.to_owned()]].concat();
                if !code.contains_key(&below) {
                    return None;
                }
                (module.clone(), path)
            }
        };
        while let Some((next, after)) = rest.split_first() {
            let below = [&at[..], std::slice::from_ref(next)].concat();
            if !code.contains_key(&below) {
                break;
            }
            (at, rest) = (below, after);
        }
        Some((at, rest.to_vec()))
    };
    // What a module hands on comes from somewhere else.
    let mut handed_on = BTreeMap::new();
    for (module, text) in &code {
        for (hands_on, path) in declarations(text) {
            if hands_on
                && let Some((origin, rest)) = from(module, &path)
                && let Some(item) = rest.last()
            {
                handed_on.insert((module.clone(), item.clone()), origin);
            }
        }
    }
    let origin = |(mut at, rest): (Module, Vec<String>)| {
        let mut seen = BTreeSet::new();
        while let Some(item) = rest.first()
            && let Some(next) = handed_on.get(&(at.clone(), item.clone()))
            && seen.insert(at.clone())
        {
            at.clone_from(next);
        }
        at
    };
    let related = |one: &Module, other: &Module| {
        let shorter = one.len().min(other.len());
        one[..shorter] == other[..shorter]
    };
    code.iter()
        .map(|(module, text)| {
            let declared = declarations(text).into_iter().filter(|(hands_on, _)| !hands_on);
            let paths = declared.map(|(_, path)| path).chain(inline(text));
            let used = paths.filter_map(|path| from(module, &path)).map(&origin);
            (module.clone(), used.filter(|other| !related(module, other)).collect())
        })
        .collect()
}

/// Everything that a module leads to.
fn reached(uses: &Uses, module: &Module) -> BTreeSet<Module> {
    let (mut found, mut next) = (BTreeSet::new(), vec![module]);
    while let Some(module) = next.pop() {
        for used in uses.get(module).into_iter().flatten() {
            if found.insert(used.clone()) {
                next.push(used);
            }
        }
    }
    found
}

/// The rings of a crate, each as the names of its members.
fn rings(uses: &Uses) -> BTreeSet<String> {
    let reached: BTreeMap<_, _> =
        uses.keys().map(|module| (module, reached(uses, module))).collect();
    let in_ring = uses.keys().filter(|module| reached[module].contains(*module));
    let ring = in_ring.map(|module| {
        let members = reached[module].iter().filter(|other| reached[other].contains(module));
        members.map(|member| member.join("::")).collect::<Vec<_>>().join(" ")
    });
    ring.collect()
}

#[test]
fn no_new_ring_of_modules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root");
    let mut found = BTreeMap::new();
    for folder in ["crates", "lab"] {
        for entry in fs::read_dir(root.join(folder)).expect("the crates can be listed") {
            let entry = entry.expect("an entry");
            let name = entry.file_name().to_string_lossy().into_owned();
            let rings = rings(&uses(&entry.path()));
            let known = KNOWN.iter().find(|known| known.0 == name).map_or(0, |known| known.1);
            if rings.len() > known {
                found.insert(name, (known, rings));
            }
        }
    }
    assert!(found.is_empty(), "more rings of modules than there were: {found:#?}");
}

#[test]
fn a_ring_is_found() {
    let uses: Uses = [("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")]
        .map(|(from, to)| (vec![from.to_owned()], [vec![to.to_owned()]].into()))
        .into();
    assert_eq!(rings(&uses), ["a b c".to_owned()].into());
    let tree = paths("crate::{a, b::{C, d as e}}");
    assert_eq!(
        tree.iter().map(|path| path.join("::")).collect::<Vec<_>>(),
        ["crate::a", "crate::b::C", "crate::b::d",]
    );
}
