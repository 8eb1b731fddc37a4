//! What the tests need from the operating system: looked for, and installed if it is missing.

use std::path::Path;

use crate::run::{Outcome, command, step, works};

/// A Debian package and how to see that what it brings is there.
struct Package {
    name: &'static str,
    purpose: &'static str,
    is_there: fn() -> bool,
}

const PACKAGES: &[Package] = &[
    Package {
        name: "python3",
        purpose: "the second implementation of the rules",
        is_there: || {
            works("python3", &["-c", "import sys, tomllib; sys.exit(sys.version_info < (3, 11))"])
        },
    },
    Package {
        name: "python3-venv",
        purpose: "the fuzzing of the API's description, and the Python package",
        is_there: || works("python3", &["-c", "import venv, ensurepip"]),
    },
    Package {
        name: "chromium",
        purpose: "the tests in a browser",
        is_there: || works("chromium", &["--version"]),
    },
    Package {
        name: "chromium-driver",
        purpose: "the tests in a browser",
        is_there: || works("chromedriver", &["--version"]),
    },
    Package {
        name: "postgresql",
        purpose: "the tests of several nodes on one database",
        is_there: || works("postgres", &["--version"]) || Path::new("/usr/lib/postgresql").is_dir(),
    },
    Package {
        name: "fonts-noto-cjk",
        purpose: "pages in Chinese",
        is_there: || {
            let fonts = command("fc-list", &[":lang=zh-tw", "file"]).output();
            fonts.is_ok_and(|out| out.status.success() && !out.stdout.is_empty())
        },
    },
    Package {
        name: "tmux",
        purpose: "the tests in a terminal",
        is_there: || works("tmux", &["-V"]),
    },
];

/// Installs what is missing, if that is possible; else says what to do.
pub fn install() -> Outcome {
    let missing: Vec<&Package> = PACKAGES.iter().filter(|one| !(one.is_there)()).collect();
    if missing.is_empty() {
        println!("== Debian packages: all there");
        return Ok(());
    }
    for package in &missing {
        println!("== missing: {} (for {})", package.name, package.purpose);
    }
    let names: Vec<&str> = missing.iter().map(|package| package.name).collect();
    let line = format!("apt-get install -y --no-install-recommends {}", names.join(" "));
    let is_root = command("id", &["-u"]).output().is_ok_and(|out| out.stdout == b"0\n");
    let prefix = match () {
        () if is_root => "",
        () if works("sudo", &["-n", "true"]) => "sudo ",
        () => return Err(format!("please run as root, then try again:\n  {line}")),
    };
    let quiet = "DEBIAN_FRONTEND=noninteractive";
    let script = format!("{prefix}apt-get update -q && {prefix}env {quiet} {line}");
    step("installing Debian packages", "sh", &["-c", &script])?;
    match PACKAGES.iter().find(|one| !(one.is_there)()) {
        Some(package) => Err(format!("{} was installed, but cannot be used", package.name)),
        None => Ok(()),
    }
}
