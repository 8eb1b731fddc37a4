//! The page that begins: it has the service worker installed, and then it is the table.

use maud::{DOCTYPE, Markup, html};
use serde_json::{Value, json};
use tapis_texts::Language;

/// What a browser reads of an app before it installs it.
pub fn manifest() -> Value {
    json!({
        "id": "./",
        "name": "Tapis",
        "short_name": "Tapis",
        "description": Language::En.texts().msg_offline_start_what(),
        "start_url": "./",
        "scope": "./",
        "display": "fullscreen",
        "display_override": ["fullscreen", "standalone"],
        "background_color": "#14532d",
        "theme_color": "#14532d",
        "icons": [
            { "src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
        ],
    })
}

/// The page, in every language; the script shows the reader's.
pub fn page(script: &str, style: &str) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; connect-src 'self'";
                title { "Tapis" }
                link rel="icon" href="icon.svg" type="image/svg+xml";
                link rel="manifest" href="manifest.webmanifest";
                link rel="stylesheet" href=(style);
                script src=(script) defer {}
            }
            body {
                main {
                    img src="icon.svg" alt="" width="96" height="96";
                    @for language in Language::ALL {
                        @let t = language.texts();
                        section lang=(language.tag()) hidden[language != Language::En] {
                            h1 { (t.msg_offline_start()) }
                            p { (t.msg_offline_start_what()) }
                            p data-when="loading" role="status" { b { (t.msg_offline_start_loading()) } " " (t.msg_offline_start_slow()) }
                            p data-when="failed" role="alert" hidden { (t.msg_offline_start_failed()) }
                            p data-when="insecure" role="alert" hidden { (t.msg_offline_start_insecure()) }
                            p data-when="old" role="alert" hidden { (t.msg_offline_start_old()) }
                        }
                    }
                    progress aria-hidden="true" {}
                }
            }
        }
    }
}
