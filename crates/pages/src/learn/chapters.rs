//! Chapters of the rules are Fluent messages in Markdown; here they become HTML. Pictures name the
//! cards to be drawn.

use std::iter::Peekable;

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use tapis_texts::Language;

use super::pictures;

/// A chapter as HTML.
pub(super) fn chapter(language: Language, markdown: &str) -> Markup {
    let mut out = String::new();
    let mut events = Parser::new_ext(markdown, Options::ENABLE_TABLES).peekable();
    let mut bare = false;
    let mut head = false;
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::Paragraph) => {
                // A picture is a figure, which stands by itself.
                bare = matches!(events.peek(), Some(Event::Start(Tag::Image { .. })));
                if !bare {
                    out.push_str("<p>");
                }
            }
            Event::End(TagEnd::Paragraph) if !bare => out.push_str("</p>"),
            Event::Start(Tag::Image { dest_url, .. }) => {
                let caption = caption(&mut events);
                out.push_str(&pictures::picture(language, &dest_url, &caption).into_string());
            }
            Event::Start(Tag::TableHead) => {
                head = true;
                out.push_str("<thead><tr>");
            }
            Event::End(TagEnd::TableHead) => {
                head = false;
                out.push_str("</tr></thead><tbody>");
            }
            Event::Start(Tag::TableCell) => {
                out.push_str(if head { "<th scope=\"col\">" } else { "<td>" });
            }
            Event::End(TagEnd::TableCell) => out.push_str(if head { "</th>" } else { "</td>" }),
            Event::Start(tag) => out.push_str(opening(&tag)),
            Event::End(tag) => out.push_str(closing(tag)),
            Event::Text(text) => out.push_str(&html! { (text) }.into_string()),
            Event::SoftBreak | Event::HardBreak => out.push(' '),
            _ => {}
        }
    }
    PreEscaped(out)
}

/// What is said about a picture.
fn caption<'a>(events: &mut Peekable<impl Iterator<Item = Event<'a>>>) -> String {
    let mut caption = String::new();
    for event in events {
        match event {
            Event::End(TagEnd::Image) => break,
            Event::Text(text) => caption.push_str(&text),
            _ => {}
        }
    }
    caption
}

fn opening(tag: &Tag<'_>) -> &'static str {
    match tag {
        Tag::List(Some(_)) => "<ol class=\"steps-list\">",
        Tag::List(None) => "<ul class=\"points\">",
        Tag::Item => "<li>",
        Tag::Strong => "<strong>",
        Tag::Emphasis => "<em>",
        Tag::Table(_) => "<div class=\"wide\"><table>",
        Tag::TableRow => "<tr>",
        _ => "",
    }
}

fn closing(tag: TagEnd) -> &'static str {
    match tag {
        TagEnd::List(true) => "</ol>",
        TagEnd::List(false) => "</ul>",
        TagEnd::Item => "</li>",
        TagEnd::Strong => "</strong>",
        TagEnd::Emphasis => "</em>",
        TagEnd::Table => "</tbody></table></div>",
        TagEnd::TableRow => "</tr>",
        _ => "",
    }
}
