//! A site that lies in a folder of a host instead of at its root.

/// A page, or what leads to it from another one, with every address of the site below this folder
/// (`/cards`, or nothing at the root of a host).
///
/// Pages name addresses of the site in attributes alone, beginning with a slash. In their texts a
/// quotation mark is written as an entity, so `="/` stands at the beginning of such an address and
/// nowhere else.
pub fn rooted(html: &str, root: &str) -> String {
    match root {
        "" => html.to_owned(),
        root => html.replace("=\"/", &format!("=\"{root}/")),
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::rooted;

    #[test]
    fn addresses_lie_below_the_folder_and_texts_stay() {
        let page = html! {
            a href="/" { "home" }
            form action={ "/t/" ("x") "/act" } { input value="a/b"; }
            p title="=\"/" { "say href=\"/\" yourself" }
            a href="https://example.org/" {}
        };
        let page = page.into_string();
        assert_eq!(rooted(&page, ""), page);
        let below = rooted(&page, "/cards");
        assert!(below.starts_with("<a href=\"/cards/\">home</a><form action=\"/cards/t/x/act\">"));
        assert_eq!(below.matches("/cards/").count(), 2, "{below}");
        assert_eq!(below.replace("\"/cards/", "\"/"), page);
    }
}
