//! The files that a browser fetches: style, script, the picture with all cards. They are part of
//! the binary, and their address changes with their content, so that a browser may keep them for
//! ever.

use std::sync::LazyLock;

/// A file for the browser.
pub struct Asset {
    /// Its name, the last part of its address.
    pub name: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// What is in it.
    pub text: &'static str,
}

/// The sheets of the style, in order.
const STYLE: &str = concat!(
    include_str!("../assets/css/base.css"),
    include_str!("../assets/css/site.css"),
    include_str!("../assets/css/table.css"),
    include_str!("../assets/css/places.css"),
    include_str!("../assets/css/panels.css"),
    include_str!("../assets/css/learn.css"),
    include_str!("../assets/css/review.css"),
    include_str!("../assets/css/workshop.css"),
);

/// The parts of the script, in order: morphing comes from a library, everything else is ours.
const SCRIPT: &str = concat!(
    include_str!("../assets/vendor/idiomorph.min.js"),
    "\n",
    include_str!("../assets/js/settings.js"),
    include_str!("../assets/js/sound.js"),
    include_str!("../assets/js/motion.js"),
    include_str!("../assets/js/stage.js"),
    include_str!("../assets/js/choose.js"),
    include_str!("../assets/js/stream.js"),
    include_str!("../assets/js/keys.js"),
    include_str!("../assets/js/site.js"),
    include_str!("../assets/js/alone.js"),
    include_str!("../assets/js/salt.js"),
    include_str!("../assets/js/review.js"),
    include_str!("../assets/js/hints.js"),
    include_str!("../assets/js/away.js"),
    include_str!("../assets/js/live.js"),
    include_str!("../assets/js/workshop.js"),
);

/// All files.
pub fn all() -> [Asset; 5] {
    [
        Asset { name: "tapis.css", mime: "text/css; charset=utf-8", text: STYLE },
        Asset { name: "tapis.js", mime: "text/javascript; charset=utf-8", text: SCRIPT },
        Asset {
            name: "early.js",
            mime: "text/javascript; charset=utf-8",
            text: include_str!("../assets/js/early.js"),
        },
        Asset { name: "cards.svg", mime: "image/svg+xml", text: crate::art::sprite() },
        Asset { name: "icon.svg", mime: "image/svg+xml", text: include_str!("../assets/icon.svg") },
    ]
}

/// The file with this name.
pub fn get(name: &str) -> Option<Asset> {
    all().into_iter().find(|asset| asset.name == name)
}

/// The pictures that a messenger shows of an invitation, by their names. They are PNGs, because
/// messengers take nothing else; `cargo run -p tapis-pages --example gallery` draws the pages from
/// which they are taken.
const PICTURES: [(&str, &[u8]); 2] = [
    ("invite-all-in.png", include_bytes!("../assets/invite-all-in.png")),
    ("invite-bids.png", include_bytes!("../assets/invite-bids.png")),
];

/// The picture with this name.
pub fn picture(name: &str) -> Option<&'static [u8]> {
    PICTURES.into_iter().find(|(known, _)| *known == name).map(|(_, bytes)| bytes)
}

/// A word that changes whenever one of the files does.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        // FNV-1a: it only has to differ when a file differs.
        let pictures = PICTURES.into_iter().flat_map(|(_, bytes)| bytes.iter().copied());
        let bytes = all().into_iter().flat_map(|asset| asset.text.bytes()).chain(pictures);
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{hash:016x}")
    });
    &VERSION
}

/// The address of a file.
pub fn address(name: &str) -> String {
    format!("/assets/{}/{name}", version())
}
