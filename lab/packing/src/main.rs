//! `packing MODULE FOLDER`: the site that needs no server, as a folder of static files.
//!
//! The module in WebAssembly answers every address; beside it lie the scripts that load it, a page
//! that begins, the nets of the strongest level, a manifest and an icon. What changes with its
//! content has a hash in its name; beside each file lies what it is when compressed.

mod start;

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::json;

/// What the service worker and the thinkers are made of.
const MODULE: &str = include_str!("../../../crates/offline/assets/module.js");
const KEPT: &str = include_str!("../../../crates/offline/assets/kept.js");
const WORKER: &str = include_str!("../../../crates/offline/assets/sw.js");
const THINKER: &str = include_str!("../../../crates/offline/assets/thinker.js");
const START: &str = include_str!("../../../crates/offline/assets/start.js");
const STYLE: &str = include_str!("../../../crates/offline/assets/start.css");
/// The nets that are fetched when they are wanted.
const NETS: [&str; 4] = ["all-in-master", "all-in-others", "bids-master", "bids-others"];
/// What a host that lets a folder say so tells browsers about every file, and about the two scripts
/// that make the module.
const HEADERS: &str = include_str!("../../../crates/offline/assets/_headers");

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(module), Some(folder), None) = (words.next(), words.next(), words.next()) else {
        return Err("usage: packing MODULE FOLDER".into());
    };
    let mut site = Site::begin(&folder)?;
    let module = site.hashed("tapis", "wasm", &fs::read(module)?)?;
    let mut nets = serde_json::Map::new();
    let weights = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/bots/weights");
    for net in NETS {
        let file = fs::read(weights.join(format!("{net}.weights")))?;
        nets.insert(net.to_owned(), site.hashed(net, "weights", &file)?.into());
    }
    let start = site.hashed("start", "js", START.as_bytes())?;
    let style = site.hashed("start", "css", STYLE.as_bytes())?;
    let icon = tapis_pages::assets::get("icon.svg").ok_or("the icon is missing")?;
    site.file("icon.svg", icon.text.as_bytes())?;
    site.file("manifest.webmanifest", start::manifest().to_string().as_bytes())?;
    site.file("_headers", HEADERS.as_bytes())?;
    let page = start::page(&start, &style).into_string();
    site.file("index.html", page.as_bytes())?;
    // Hosts show this page for an address that is no file: it sets the table and comes back.
    site.file("404.html", page.as_bytes())?;

    let shell = [&*module, "manifest.webmanifest", "icon.svg"];
    let files: Vec<&str> = site.names.iter().map(String::as_str).collect();
    let is_part = |name: &&str| !name.ends_with(".html") && *name != "_headers";
    let files: Vec<&str> = files.into_iter().filter(is_part).chain(["thinker.js"]).collect();
    let scripts = [MODULE, KEPT, WORKER, THINKER].concat();
    let version = hash(&[page.as_bytes(), scripts.as_bytes(), module.as_bytes()].concat());
    let build = json!({
        "version": version, "module": module, "nets": nets, "shell": shell,
        "files": files,
    });
    let build = format!("'use strict';\nconst BUILD = {build};\n");
    site.file("sw.js", [&*build, MODULE, KEPT, WORKER].concat().as_bytes())?;
    site.file("thinker.js", [&*build, MODULE, THINKER].concat().as_bytes())?;
    site.report();
    Ok(())
}

/// The folder, and what lies in it.
struct Site {
    folder: PathBuf,
    names: Vec<String>,
    sizes: Vec<(usize, usize)>,
}

impl Site {
    fn begin(folder: &Path) -> Result<Self, Box<dyn Error>> {
        if folder.join("sw.js").exists() || !folder.exists() {
            let _ = fs::remove_dir_all(folder);
            fs::create_dir_all(folder)?;
        } else if fs::read_dir(folder)?.next().is_some() {
            let what = "has something else in it; name a folder that is empty or new";
            return Err(format!("{} {what}", folder.display()).into());
        }
        Ok(Self { folder: folder.to_owned(), names: Vec::new(), sizes: Vec::new() })
    }

    /// A file whose name changes with its content.
    fn hashed(&mut self, name: &str, ending: &str, bytes: &[u8]) -> Result<String, Box<dyn Error>> {
        let name = format!("{name}.{}.{ending}", hash(bytes));
        self.file(&name, bytes)?;
        Ok(name)
    }

    /// A file, and beside it what it is when compressed.
    fn file(&mut self, name: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
        let place = self.folder.join(name);
        fs::write(&place, bytes)?;
        let mut small = Vec::new();
        let best =
            brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
        brotli::BrotliCompress(&mut &*bytes, &mut small, &best)?;
        fs::write(self.folder.join(format!("{name}.br")), &small)?;
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        gzip.write_all(bytes)?;
        fs::write(self.folder.join(format!("{name}.gz")), gzip.finish()?)?;
        self.names.push(name.to_owned());
        self.sizes.push((bytes.len(), small.len()));
        Ok(())
    }

    /// Says what lies there, and what it weighs.
    fn report(&self) {
        println!("{:>10} {:>10}  file", "bytes", "brotli");
        for (name, (whole, small)) in self.names.iter().zip(&self.sizes) {
            println!("{whole:>10} {small:>10}  {name}");
        }
        println!("The site lies in {}.", self.folder.display());
    }
}

/// A word that changes whenever the content does.
fn hash(bytes: &[u8]) -> String {
    blake3::hash(bytes).to_hex()[..10].to_owned()
}
