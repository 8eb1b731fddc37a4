//! Who one is, and one's own page.

use tapis_pages::Theme;
use tapis_site::{Body, Session};
use tapis_texts::Language;

use crate::house::Memory;
use crate::{Browser, page, way};

#[test]
fn language_and_theme_are_remembered_and_lead_back() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    let chosen = browser.post("/settings", "language=nl&theme=dark&back=%2Frules%2Fbids");
    assert_eq!((chosen.language, chosen.theme), (Language::from_tag("nl"), Some(Theme::Dark)));
    assert_eq!(way(chosen), "/rules/bids");
    let nothing = browser.post("/settings", "language=klingon&back=%2F%2Fevil.example");
    assert_eq!((nothing.language, nothing.theme), (None, None));
    assert_eq!(way(nothing), "/");
}

#[test]
fn an_account_is_made_and_come_back_to() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    browser.post("/name", "name=Ana");
    let guest = browser.who().clone();
    let short = browser.post("/account", "do=register&name=Ana&password=short");
    assert_eq!(short.status, 422);
    assert!(page(short).contains("role=\"alert\""));
    let made = browser.post("/account", "do=register&name=Ana&password=long+enough");
    assert_eq!(way(made), "/me");
    assert_eq!(browser.who().id, guest.id, "a guest keeps what they have played");
    assert!(browser.page("/me").contains("action=\"/logout\""));
    let out = browser.post("/logout", "");
    assert_eq!(out.session, Some(Session::End));
    let wrong = browser.post("/account", "do=login&name=Ana&password=wrong+one");
    assert_eq!((wrong.status, browser.viewer.who.is_some()), (401, false));
    browser.post("/account", "do=login&name=Ana&password=long+enough");
    assert_eq!(browser.who().id, guest.id);
}

#[test]
fn tokens_are_shown_once_and_revoked() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    assert_eq!(browser.post("/tokens", "label=bot").status, 401);
    browser.post("/name", "name=Ana");
    assert!(page(browser.post("/tokens", "label=my+bot")).contains("tapis_secret"));
    let later = browser.page("/me");
    assert!(later.contains("my bot") && !later.contains("tapis_secret"));
    assert_eq!(way(browser.post("/tokens/token0", "")), "/me");
    assert_eq!(browser.post("/tokens/token0", "").status, 404);
}

#[test]
fn whoever_is_sure_is_forgotten() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    browser.post("/name", "name=Ana");
    let ana = browser.who().clone();
    let Body::File(export) = browser.get("/me/export").body else { panic!("a file") };
    assert_eq!((export.mime, &*export.text), ("application/json", r#"{"name":"Ana"}"#));
    assert_eq!(way(browser.post("/me/delete", "")), "/me");
    assert!(house.knows(&ana));
    assert_eq!(way(browser.post("/me/delete", "sure=1")), "/");
    assert!(!house.knows(&ana) && browser.viewer.who.is_none());
}

#[test]
fn a_name_is_given_and_changed() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    assert_eq!(browser.post("/name", "name=").status, 422);
    assert_eq!(way(browser.post("/name", "name=Ana&back=%2Fme")), "/me");
    let id = browser.who().id.clone();
    assert_eq!(browser.post("/name", "name=Anna").session, None);
    assert!(house.knows(browser.who()));
    assert_eq!(browser.who().id, id);
}
