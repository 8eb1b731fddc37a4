//! Tables, from the first visit to the next game.

use tapis_play::table::Phase;
use tapis_site::{Body, House, Kept, Refused, Wants, answer_now};

use crate::house::Memory;
use crate::{Browser, page, way};

/// What stands in the attributes of this name on a page.
pub fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    page.split(&start).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0)).collect()
}

/// Plays on until the game is over, always with the first action that the page offers.
pub fn play_to_the_end(browser: &mut Browser<'_>, table: &str) {
    for _ in 0..2000 {
        let page = browser.page(table);
        if page.contains("data-phase=\"over\"") {
            return;
        }
        let action = attributes(&page, "data-action");
        let form = format!("action={}", action.first().expect("something to do").replace(' ', "+"));
        assert_eq!(way(browser.post(&format!("{table}/act"), &form)), table);
    }
    panic!("the game does not end");
}

#[test]
fn a_stranger_plays_a_game_against_bots_and_another_one() {
    for game in ["bids", "all-in"] {
        let house = Memory::default();
        let mut browser = Browser::new(&house);
        assert!(browser.page("/").contains(&format!("action=\"/play/{game}\"")));
        let table = way(browser.post(&format!("/play/{game}"), ""));
        assert_eq!(browser.who().name, "Guest");
        assert_eq!(browser.get(&format!("{table}/record")).status, 409, "no record before the end");
        play_to_the_end(&mut browser, &table);

        let Body::File(record) = browser.get(&format!("{table}/record")).body else {
            panic!("the record is a file")
        };
        assert_eq!((record.mime, record.kept), ("text/plain; charset=utf-8", Kept::Never));
        let seed = record.text.lines().find(|line| line.starts_with("seed ")).expect("a seed");
        assert!(browser.page(&format!("{table}/verify")).contains(seed), "the check shows it");
        let replay = table.replace("/t/", "/r/");
        let (first, last) = (browser.page(&replay), browser.page(&format!("{replay}?at=9999")));
        assert!(first.contains("id=\"next\" href") && !first.contains("id=\"prev\" href"));
        assert!(!last.contains("id=\"next\" href") && last.contains("id=\"prev\" href"));

        let again = way(browser.post(&format!("{table}/rematch"), ""));
        assert_ne!(again, table);
        let next = browser.page(&again);
        assert!(next.contains("data-phase=\"playing\""), "only bots: nobody is waited for");
        assert!(browser.page("/me").contains(&again));
    }
}

/// The page of somebody without a seat says nothing of a hand.
#[test]
fn a_page_shows_what_its_viewer_may_see() {
    let house = Memory::default();
    let mut player = Browser::new(&house);
    let table = way(player.post("/play/bids", ""));
    let offered = player.page(&table);
    let (mine, actions) = (attributes(&offered, "data-k"), attributes(&offered, "data-action"));
    let bids: Vec<_> = actions.iter().filter_map(|action| action.strip_prefix("bid ")).collect();
    assert!(!bids.is_empty() && bids.iter().all(|card| mine.contains(card)), "{bids:?} {mine:?}");
    let looked_on = Browser::new(&house).page(&table);
    let seen = attributes(&looked_on, "data-k");
    assert!(bids.iter().all(|card| !seen.contains(card)), "{bids:?} {seen:?}");
    assert!(attributes(&looked_on, "data-action").is_empty());
}

#[test]
fn friends_come_by_a_link_and_sit_down() {
    let house = Memory::default();
    let mut host = Browser::new(&house);
    host.post("/name", "name=Ana");
    let form = "seats=3&seat2=open&seat3=bot%3Acasual&rounds=1&public=1";
    let table = way(host.post("/new/bids", form));
    let id = table.trim_start_matches("/t/").to_owned();
    let waiting = host.page(&table);
    assert!(waiting.contains(&format!("https://cards.example/j/{id}")) && waiting.contains("<svg"));

    let mut friend = Browser::new(&house);
    assert!(friend.page("/").contains(&table), "an open table is listed");
    assert_eq!(way(friend.get(&format!("/j/{id}"))), table);
    assert_eq!(way(friend.post(&format!("{table}/join"), "name=Bo")), table);
    assert_eq!(friend.who().name, "Bo");
    assert_eq!(friend.post(&format!("{table}/start"), "").status, 403, "it is Ana's table");
    host.post(&format!("{table}/seats/2"), "kind=open");
    host.post(&format!("{table}/seats/2"), "kind=bot%3Aclub");
    assert_eq!(host.post(&format!("{table}/seats/2"), "kind=hal").status, 422);
    assert_eq!(host.post(&format!("{table}/seats/9"), "kind=open").status, 422);
    assert_eq!(way(friend.post(&format!("{table}/chat"), "text=hello")), table);
    assert_eq!(house.said(), [(id.clone(), "hello".to_owned())]);
    assert_eq!(way(host.post(&format!("{table}/start"), "")), table);

    let mut late = Browser::new(&house);
    assert!(page(late.get(&format!("/j/{id}"))).contains("id=\"join-2\""), "a bot's seat is free");
    assert_eq!(late.post(&format!("{table}/join"), "name=Cy&seat=1").status, 409, "that is Bo's");
    assert_eq!(late.post(&format!("{table}/join"), "seat=2").status, 409, "a public table");
    host.post(&format!("{table}/latecomers"), "allowed=1");
    late.post(&format!("{table}/join"), "seat=2");
    assert_eq!(late.who().name, "Cy");
    let people = || at_once(house.table(&id, None)).people();
    assert_eq!(late.post(&format!("{table}/answer"), "seat=2&yes=1").status, 403);
    assert_eq!(people(), 2, "somebody who sits there has to agree");
    friend.post(&format!("{table}/answer"), "seat=2&yes=1");
    assert_eq!(people(), 3);
    let snapshot = at_once(house.table(&id, None));
    assert_eq!((snapshot.phase(), snapshot.people()), (Phase::Playing, 3));
    assert_eq!(way(late.post(&format!("{table}/leave"), "")), "/");
}

/// The answer of something that never waits.
fn at_once<T>(answer: impl Future<Output = Result<T, Refused>>) -> T {
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    match std::pin::pin!(answer).poll(&mut context) {
        std::task::Poll::Ready(answer) => answer.expect("an answer"),
        std::task::Poll::Pending => panic!("it waits"),
    }
}

/// Nobody has to fill a form in twice, and whoever became a guest by it stays one.
#[test]
fn a_set_up_that_cannot_be_played_comes_back_with_a_reason() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    let answer = browser.post("/new/bids", "seats=3&rounds=99&seat2=bot%3Aexpert");
    assert_eq!(answer.status, 422);
    let form = page(answer);
    assert!(form.contains("role=\"alert\"") && form.contains("value=\"99\""));
    assert_eq!(browser.who().name, "Guest");
    for deck in ["deck=%7B", "deck=suits+%3D"] {
        assert_eq!(browser.post("/new/all-in", &format!("seats=3&{deck}")).status, 422, "{deck}");
    }
    assert_eq!(browser.post("/new/bids", "seats=3&seat2=me").status, 422);
}

#[test]
fn a_script_gets_words_and_no_pages() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    let table = way(browser.post("/play/bids", ""));
    browser.viewer.wants = Wants::Data;
    let action = browser.post(&format!("{table}/act"), "action=fly+away");
    assert_eq!((action.status, action.body), (409, Body::Problem(Refused::Unreadable)));
    let stale = browser.post(&format!("{table}/act"), "action=bid+R1&version=1");
    assert_eq!(stale.body, Body::Problem(Refused::Stale));
    let said = browser.post(&format!("{table}/chat"), "text=hm");
    assert_eq!((said.status, said.body), (204, Body::Done));
    assert_eq!(browser.get("/nowhere").body, Body::Problem(Refused::NotFound));
}

#[test]
fn what_is_refused_says_what_to_do() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    let nothing = browser.get("/nowhere");
    assert_eq!(nothing.status, 404);
    let nothing = page(nothing);
    assert!(nothing.contains("There is nothing here") && nothing.contains("href=\"/\""));
    let no_table = browser.get("/t/abcdefgh");
    assert_eq!(no_table.status, 404);
    assert!(page(no_table).contains("There is no such table"));
    let table = way(browser.post("/play/bids", ""));
    let stranger = Browser::new(&house).post(&format!("{table}/act"), "action=bid+R1");
    assert_eq!(stranger.status, 401);
    assert!(page(stranger).contains("id=\"back\" href=\"/me\""));
    let early = browser.post(&format!("{table}/rematch"), "");
    assert_eq!(early.status, 409);
    assert!(page(early).contains(&format!("id=\"back\" href=\"{table}\"")));
    assert_eq!(browser.post(&table, "").status, 405);
    assert_eq!(browser.get(&format!("{table}/act")).status, 405);
}

#[test]
fn what_a_browser_keeps_is_said() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    let home = browser.page("/");
    let style = attributes(&home, "href").into_iter().find(|it| it.ends_with("tapis.css"));
    let style = style.expect("a style").to_owned();
    let kept = |answer: tapis_site::Answer| match answer.body {
        Body::File(file) => (file.mime, file.kept),
        other => panic!("no file: {other:?}"),
    };
    assert_eq!(kept(browser.get(&style)), ("text/css; charset=utf-8", Kept::Forever));
    assert_eq!(kept(browser.get("/assets/old/tapis.css")).1, Kept::Never);
    assert_eq!(kept(browser.get("/favicon.ico")), ("image/svg+xml", Kept::Day));
    assert_eq!(browser.get("/assets/old/passwd").status, 404);
    // What a messenger shows of an invitation is a PNG.
    for game in ["all-in", "bids"] {
        let picture = browser.get(&format!("/assets/old/invite-{game}.png"));
        assert!(matches!(picture.body, Body::Picture(bytes) if bytes.starts_with(b"\x89PNG")));
    }
}

/// Pages for learning and for the paper game need no house at all.
#[test]
fn learning_needs_nothing_but_the_address() {
    let house = Memory::default();
    let mut browser = Browser::new(&house);
    for game in ["bids", "all-in"] {
        for address in ["/rules/GAME", "/rules/GAME/house", "/learn/GAME?at=3&no=1", "/score/GAME"]
        {
            browser.page(&address.replace("GAME", game));
        }
        assert_eq!(browser.get(&format!("/score/{game}/csv?pad=nonsense")).status, 404);
        let tried = browser.post(&format!("/learn/{game}"), "version=0&action=fly");
        assert!(way(tried).starts_with(&format!("/learn/{game}?at=")));
    }
    browser.page("/about");
    let new = browser.post("/score/bids", "do=new&name0=Ana&name1=Bo&name2=Cy");
    let pad = way(new);
    assert!(pad.starts_with("/score/bids?pad="), "{pad}");
    assert!(browser.page(&pad).contains("Ana"));
    let csv = browser.get(&pad.replace("/score/bids?", "/score/bids/csv?"));
    assert!(matches!(csv.body, Body::File(file) if file.text.contains("Ana")));
    // Whoever asks need not be a browser at all.
    let asked = tapis_site::Asked::read(tapis_site::Method::Get, "/about", "", b"").expect("known");
    assert_eq!(answer_now(&browser.viewer, &asked, &house).status, 200);
}
