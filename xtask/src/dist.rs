//! What people download who have no Rust: an archive and a Debian package, each with one program
//! that needs nothing else.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::run::{Outcome, command, root, step_with, target};

/// The platform for which it is built. The name says that its C library stands inside.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";
/// Everything stands inside, and nothing is looked for on the machine.
const STATIC: &str = "-C target-feature=+crt-static";
/// The shells that learn the commands, and where Debian looks for what they learn.
const SHELLS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/tapis"),
    ("zsh", "usr/share/zsh/vendor-completions/_tapis"),
    ("fish", "usr/share/fish/vendor_completions.d/tapis.fish"),
];
/// What has to go along with every copy.
const LICENCES: [&str; 4] = ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT", "NOTICE"];

/// Builds the program and packs it into `target/dist`.
pub fn dist() -> Outcome {
    let program = build()?;
    let version = version()?;
    let folder = target().join("dist");
    let _ = fs::remove_dir_all(&folder);
    make(&folder)?;
    let archive = archive(&program, &folder, &version)?;
    let package = package(&program, &folder, &version)?;
    let names = [archive, package].map(|path| name(&path));
    let mut sums = command("sha256sum", &names.each_ref().map(String::as_str));
    let sums = sums.current_dir(&folder).output().map_err(|error| format!("sha256sum: {error}"))?;
    write(&folder.join("SHA256SUMS"), &sums.stdout)?;
    println!("\n{}in {}", String::from_utf8_lossy(&sums.stdout), folder.display());
    Ok(())
}

/// The program, static and without what only a debugger wants.
fn build() -> Outcome<PathBuf> {
    let folder = target().join("static");
    let mut build = command("cargo", &["build", "--release", "--locked", "-p", "tapis"]);
    build.args(["--bin", "tapis", "--target", PLATFORM, "--target-dir"]).arg(&folder);
    build.env("RUSTFLAGS", STATIC).env("CARGO_PROFILE_RELEASE_STRIP", "symbols");
    step_with("a static program", &mut build)?;
    let program = folder.join(PLATFORM).join("release/tapis");
    // A program that looks for libraries would say which.
    let linked = command("ldd", &[&program.to_string_lossy()]).output();
    let linked = linked.map_err(|error| format!("ldd: {error}"))?;
    let said = String::from_utf8_lossy(&linked.stdout);
    if said.contains("=>") {
        return Err(format!("the program is not static:\n{said}"));
    }
    Ok(program)
}

fn version() -> Outcome<String> {
    let manifest = read(&root().join("Cargo.toml"))?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("version = \""));
    line.and_then(|rest| Some(rest.split_once('"')?.0.to_owned()))
        .ok_or_else(|| "Cargo.toml names no version".to_owned())
}

/// What every way of installing brings along: licences, completions, manual pages.
fn company(program: &Path, folder: &Path, places: &Places) -> Outcome {
    for licence in LICENCES {
        copy(&root().join(licence), &folder.join(places.documents).join(licence), 0o644)?;
    }
    copy(&root().join("README.md"), &folder.join(places.documents).join("README.md"), 0o644)?;
    for (shell, place) in SHELLS {
        let said = command(&program.to_string_lossy(), &["completions", shell]).output();
        let said = said.map_err(|error| format!("completions for {shell}: {error}"))?;
        let place = match places.completions {
            Some(short) => folder.join(short).join(Path::new(place).file_name().expect("a name")),
            None => folder.join(place),
        };
        make(place.parent().expect("a folder"))?;
        write(&place, &said.stdout)?;
    }
    let pages = folder.join(places.manuals);
    make(&pages)?;
    let mut man = command(&program.to_string_lossy(), &["man"]);
    step_with("manual pages", man.arg(&pages))
}

/// Where things lie.
struct Places {
    documents: &'static str,
    manuals: &'static str,
    /// One folder for all shells, or each where Debian looks for it.
    completions: Option<&'static str>,
}

fn archive(program: &Path, folder: &Path, version: &str) -> Outcome<PathBuf> {
    let inside = format!("tapis-{version}-x86_64-linux");
    let place = folder.join(&inside);
    let places = Places { documents: "", manuals: "man/man1", completions: Some("completions") };
    make(&place)?;
    copy(program, &place.join("tapis"), 0o755)?;
    company(program, &place, &places)?;
    for unit in ["tapis.service", "nginx.conf"] {
        copy(&root().join("docs/deploy").join(unit), &place.join("deploy").join(unit), 0o644)?;
    }
    let archive = folder.join(format!("{inside}.tar.gz"));
    let mut tar = command("tar", &["--owner=0", "--group=0", "--numeric-owner", "-czf"]);
    step_with("the archive", tar.arg(&archive).arg("-C").arg(folder).arg(&inside))?;
    remove(&place)?;
    Ok(archive)
}

fn package(program: &Path, folder: &Path, version: &str) -> Outcome<PathBuf> {
    let place = folder.join("deb");
    let places = Places {
        documents: "usr/share/doc/tapis",
        manuals: "usr/share/man/man1",
        completions: None,
    };
    copy(program, &place.join("usr/bin/tapis"), 0o755)?;
    company(program, &place, &places)?;
    let unit = read(&root().join("docs/deploy/tapis.service"))?;
    // The package has a user of its own, so that its files stay its own when it is installed anew.
    let unit = unit.replace("/usr/local/bin/tapis", "/usr/bin/tapis");
    let unit = unit.replace("DynamicUser=yes", "User=tapis\nGroup=tapis");
    let system = place.join("usr/lib/systemd/system");
    make(&system)?;
    write(&system.join("tapis.service"), unit.as_bytes())?;
    let users = place.join("usr/lib/sysusers.d");
    make(&users)?;
    write(
        &users.join("tapis.conf"),
        b"u tapis - \"Tapis, a table for card games\" /var/lib/tapis\n",
    )?;
    let debian = place.join("DEBIAN");
    make(&debian)?;
    let size = fs::metadata(program).map_err(|error| error.to_string())?.len() / 1024;
    write(&debian.join("control"), control(version, size).as_bytes())?;
    for (name, text) in [("postinst", INSTALLED), ("prerm", LEAVING), ("postrm", LEFT)] {
        write(&debian.join(name), text.as_bytes())?;
        chmod(&debian.join(name), 0o755)?;
    }
    let package = folder.join(format!("tapis_{version}_amd64.deb"));
    let mut build = command("dpkg-deb", &["--root-owner-group", "--build"]);
    step_with("the Debian package", build.arg(&place).arg(&package))?;
    remove(&place)?;
    Ok(package)
}

fn control(version: &str, size: u64) -> String {
    format!(
        "Package: tapis\nVersion: {version}\nArchitecture: amd64\nSection: games\n\
         Priority: optional\nInstalled-Size: {size}\nMaintainer: The Tapis maintainers\n\
         Recommends: systemd\n\
         Description: table for two card games, All In - Predictions and Bids\n \
         Serves a table in a browser for people and bots, on a database in one file, and plays\n \
         in a terminal. Runs as its own user, listens on 127.0.0.1:7777 and keeps its database\n \
         in /var/lib/tapis.\n"
    )
}

/// Where systemd runs, the user is made and the table is set; elsewhere only the program is there.
const INSTALLED: &str = "#!/bin/sh
set -e
if [ \"$1\" = configure ] && [ -d /run/systemd/system ]; then
    systemd-sysusers tapis.conf
    systemctl daemon-reload
    systemctl enable tapis.service
    systemctl restart tapis.service
fi
";
const LEAVING: &str = "#!/bin/sh
set -e
if [ \"$1\" = remove ] && [ -d /run/systemd/system ]; then
    systemctl disable --now tapis.service
fi
";
/// The database stays until the package is purged.
const LEFT: &str = "#!/bin/sh
set -e
[ -d /run/systemd/system ] && systemctl daemon-reload
if [ \"$1\" = purge ]; then rm -rf /var/lib/tapis; fi
";

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn make(folder: &Path) -> Outcome {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn remove(folder: &Path) -> Outcome {
    fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &[u8]) -> Outcome {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

fn chmod(path: &Path, mode: u32) -> Outcome {
    fs::set_permissions(path, fs::Permissions::from_mode(mode))
        .map_err(|error| format!("{}: {error}", path.display()))
}

fn copy(from: &Path, to: &Path, mode: u32) -> Outcome {
    make(to.parent().expect("a folder"))?;
    fs::copy(from, to).map_err(|error| format!("{}: {error}", from.display()))?;
    chmod(to, mode)
}
