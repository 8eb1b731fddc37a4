//! The frame of every page: head, language and theme, the way home.

use maud::{DOCTYPE, Markup, html};
use tapis_texts::Language;

use crate::{art, assets};

/// Light, dark, or as the system likes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system likes it.
    #[default]
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// Its word in cookies and in the page.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }
}

/// Who reads a page.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    /// The language.
    pub language: Language,
    /// The theme.
    pub theme: Theme,
    /// The name, if the reader has one here.
    pub name: String,
    /// Where the reader is, to come back to after a switch.
    pub path: String,
    /// Whether the table lies on the reader's own device: there are no others, and no accounts.
    pub alone: bool,
}

/// A page without a frame of its own: the table. `stream` is where its events come from.
pub fn bare(
    reader: &Reader,
    title: &str,
    class: &str,
    stream: Option<&str>,
    body: Markup,
) -> Markup {
    with_head(reader, title, class, stream, html! {}, body)
}

/// What a messenger shows of a link before anybody opens it.
pub(crate) struct Preview<'a> {
    /// What it is, in one line.
    pub(crate) title: &'a str,
    /// What it is, in a sentence or two.
    pub(crate) what: &'a str,
    /// The address under which others find this server.
    pub(crate) base: &'a str,
    /// The page, from that address on.
    pub(crate) path: &'a str,
    /// The picture among the assets.
    pub(crate) picture: &'a str,
}

impl Preview<'_> {
    /// The Open Graph tags; addresses have to be absolute in them.
    pub(crate) fn tags(&self, language: Language) -> Markup {
        let Self { title, what, base, path, picture } = self;
        html! {
            meta name="description" content=(what);
            meta property="og:type" content="website";
            meta property="og:site_name" content="Tapis";
            meta property="og:title" content=(title);
            meta property="og:description" content=(what);
            meta property="og:url" content={ (base) (path) };
            meta property="og:image" content={ (base) (assets::address(picture)) };
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta property="og:locale" content=(language.tag().replace('-', "_"));
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

fn with_head(
    reader: &Reader,
    title: &str,
    class: &str,
    stream: Option<&str>,
    head: Markup,
    body: Markup,
) -> Markup {
    let t = reader.language.texts();
    html! {
        (DOCTYPE)
        html lang=(reader.language.tag()) data-theme=(reader.theme.word()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content";
                meta name="color-scheme" content=(match reader.theme { Theme::Auto => "light dark", Theme::Light => "light", Theme::Dark => "dark" });
                meta name="referrer" content="same-origin";
                title { (title) " · Tapis" }
                link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
                @if reader.alone { link rel="manifest" href="/manifest.webmanifest"; }
                script src=(assets::address("early.js")) {}
                link rel="stylesheet" href=(assets::address("tapis.css"));
                script src=(assets::address("tapis.js")) defer {}
                (head)
            }
            body class=(class) data-alone=[reader.alone.then_some("/")] data-stream=[stream] data-offline=(t.msg_table_lost()) data-pending=(t.msg_table_pending("[choice]")) data-unsent=(t.msg_table_unsent()) { (body) }
        }
    }
}

/// A page with the head and foot of the site.
pub fn page(reader: &Reader, title: &str, class: &str, body: Markup) -> Markup {
    framed(reader, title, class, None, body)
}

/// A page of the site that follows a stream.
pub fn framed(
    reader: &Reader,
    title: &str,
    class: &str,
    stream: Option<&str>,
    body: Markup,
) -> Markup {
    framed_with(reader, title, class, stream, html! {}, body)
}

/// The same with more in its head.
pub(crate) fn framed_with(
    reader: &Reader,
    title: &str,
    class: &str,
    stream: Option<&str>,
    head: Markup,
    body: Markup,
) -> Markup {
    let t = reader.language.texts();
    with_head(
        reader,
        title,
        &format!("site {class}"),
        stream,
        head,
        html! {
            a.skip href="#content" { (t.msg_site_skip()) }
            header.site-head {
                a.brand href="/" { (logo()) span { "Tapis" } }
                nav aria-label=(t.msg_site_menu()) {
                    a href="/me" { @if reader.name.is_empty() { (t.msg_site_me()) } @else { (reader.name) } }
                    a href="/about" { (t.msg_site_about()) }
                }
            }
            div #content tabindex="-1" { (body) }
            footer.site-foot {
                (switches(reader))
                p { (t.msg_site_footer()) }
            }
            p #why role="status" {}
            p #lost.notice role="status" { (t.msg_table_lost()) }
            @if reader.alone {
                p #new-version.notice role="status" hidden { (t.msg_offline_new_version()) " " button type="button" { (t.msg_offline_new_version_take()) } }
            }
        },
    )
}

fn logo() -> Markup {
    html! { img src=(assets::address("icon.svg")) alt="" width="32" height="32"; }
}

/// The switches for language and theme; they work without a script too.
pub fn switches(reader: &Reader) -> Markup {
    let t = reader.language.texts();
    html! {
        form.switches method="post" action="/settings" {
            input type="hidden" name="back" value=(reader.path);
            label { span { (t.msg_site_language()) } select name="language" data-submit {
                @for language in Language::ALL {
                    option value=(language.tag()) lang=(language.tag()) selected[language == reader.language] { (language.own_name()) }
                }
            } }
            label { span { (t.msg_site_theme()) } select name="theme" data-submit {
                @for theme in Theme::ALL {
                    option value=(theme.word()) selected[theme == reader.theme] { (t.msg_site_theme_name(theme.word())) }
                }
            } }
            noscript { button type="submit" { (t.msg_site_save()) } }
        }
    }
}

/// Points, with a minus sign instead of a hyphen.
pub(crate) fn points(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// A page that says what went wrong, and where to go from there: back to where something else can be
/// tried, or home.
pub fn error(reader: &Reader, status: u16, message: &str, back: Option<&str>) -> Markup {
    let t = reader.language.texts();
    let title = if status == 404 { t.msg_site_nothing() } else { t.msg_site_error() };
    page(
        reader,
        &title,
        "error",
        html! {
            main.narrow {
                p.error-art { (art::icon("i-unknown")) }
                h1 { (title) }
                p #error data-status=(status) { (message) }
                p.buttons {
                    @if let Some(back) = back { a.button #back href=(back) { (t.msg_site_back()) } }
                    a.button.quiet[back.is_some()] href="/" { (t.msg_site_home()) }
                    @for game in ["all-in", "bids"] { a.button.quiet href={ "/new/" (game) } { (t.msg_site_set_up_title(tapis_texts::game_short_name(reader.language, game).unwrap_or_default())) } }
                }
            }
        },
    )
}
