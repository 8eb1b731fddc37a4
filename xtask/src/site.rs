//! The site that needs no server: the module in WebAssembly, and the files around it.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{Outcome, command, root, step_with, target};

/// The target of browsers.
const WASM: &str = "wasm32-unknown-unknown";
/// What bots add up with.
const SIMD: &str = "-C target-feature=+simd128";
/// Debian's packages with a compiler for browsers, for whoever has no rustup.
const DEBIAN: &str = "rustc-web cargo-web rust-web-src lld-22";

/// Builds the module and puts the site into a folder.
pub fn site(folder: &str) -> Outcome {
    let module = module()?;
    let mut pack = command("cargo", &["run", "--release", "--locked", "-p", "tapis-packing", "--"]);
    step_with("the site", pack.arg(module).arg(folder))
}

/// Builds the module with whichever compiler for browsers there is.
pub fn module() -> Outcome<PathBuf> {
    let compiler = Compiler::find()?;
    println!("== the module is built by {}", compiler.name());
    let folder = target().join("wasm");
    let mut build = compiler.command();
    build.current_dir(root()).env("RUSTFLAGS", SIMD);
    build.args(["build", "--profile", "offline", "--locked", "-p", "tapis-offline"]);
    build.args(["--target", WASM, "--target-dir"]).arg(&folder);
    step_with("the module in WebAssembly", &mut build)?;
    Ok(folder.join(WASM).join("offline/tapis_offline.wasm"))
}

/// A compiler for browsers.
enum Compiler {
    /// The target that rustup has added.
    Rustup,
    /// Debian's packages, with their linker.
    Debian(PathBuf),
}

impl Compiler {
    fn find() -> Outcome<Self> {
        let sysroot = command("rustc", &["--print", "sysroot"]).output();
        let sysroot = sysroot.map(|out| String::from_utf8_lossy(&out.stdout).trim().to_owned());
        let added = |root: String| Path::new(&root).join("lib/rustlib").join(WASM).is_dir();
        if sysroot.is_ok_and(added) {
            return Ok(Self::Rustup);
        }
        let sources = ["/usr/src/rustc-web", "/usr/lib/rustlib/src"];
        let linker = (14..40).rev().map(|n| PathBuf::from(format!("/usr/bin/wasm-ld-{n}")));
        let linker = linker.into_iter().find(|linker| linker.exists());
        let compiler = Path::new("/usr/bin/rustc").exists() && Path::new("/usr/bin/cargo").exists();
        match linker {
            Some(linker) if compiler && sources.iter().any(|place| Path::new(place).exists()) => {
                Ok(Self::Debian(linker))
            }
            _ => Err(format!(
                "no compiler for browsers is here. One of these brings it:\n  \
                 rustup target add {WASM}\n  apt-get install {DEBIAN}"
            )),
        }
    }

    fn name(&self) -> &'static str {
        match self {
            Self::Rustup => "rustup's compiler",
            Self::Debian(_) => "Debian's compiler",
        }
    }

    fn command(&self) -> Command {
        match self {
            Self::Rustup => command("cargo", &[]),
            Self::Debian(linker) => {
                // Two compilers lie side by side: each has to be called by its place.
                let mut cargo = command("/usr/bin/cargo", &["-Zbuild-std=std,panic_abort"]);
                for name in ["RUSTUP_TOOLCHAIN", "CARGO", "RUSTDOC"] {
                    cargo.env_remove(name);
                }
                cargo.env("RUSTC_BOOTSTRAP", "1").env("RUSTC", "/usr/bin/rustc");
                cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                cargo
            }
        }
    }
}
