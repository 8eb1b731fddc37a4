//! A page that needs nothing else: no script, no font, no address outside itself.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use tapis_texts::Language;

const STYLE: &str = include_str!("page.css");

/// A page with its title, the lines below it, and what follows.
pub fn sheet(language: Language, title: &str, lines: &[String], rest: Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                @for line in lines { p.soft { (line) } }
                (rest)
            }
        }
    };
    page.into_string()
}
