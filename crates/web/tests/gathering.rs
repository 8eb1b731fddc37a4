//! Who a table belongs to, who may still sit down, and where its link leads.

mod help;

use help::{House, play_out, table};
use reqwest::Client as Http;
use tapis_bids::Bids;
use tapis_client::{Client, Error};
use tapis_game::Record;

fn refused<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    match result {
        Err(Error::Refused { code, .. }) => code,
        other => panic!("not refused: {other:?}"),
    }
}

/// Whoever opened a table and leaves it again before the game leaves it to the next person; the
/// log alone tells whose it is.
#[tokio::test]
async fn a_table_passes_to_the_next_person_when_its_owner_leaves() {
    let mut house = House::open().await;
    let (ana, bo, cy) =
        (house.guest("Ana").await, house.guest("Bo").await, house.guest("Cy").await);
    let info = ana.create(&table("bids", &["me", "open", "bot:casual", "open"])).await.expect("it");
    let id = info.id.as_str();
    bo.join(id, Some(3)).await.expect("a seat");
    cy.join(id, Some(1)).await.expect("a seat");
    assert_eq!(refused(cy.start(id).await), "not_owner");
    ana.leave(id).await.expect("leaving is allowed");
    // The next one clockwise is Cy, also for a server that has only the log.
    let tokens = [&bo, &cy].map(|client| client.token().map(str::to_owned));
    house.stop().await;
    house.start(|_| {}).await;
    let [bo, cy] = tokens.map(|token| {
        let mut client = Client::new(&house.url()).expect("an address");
        client.set_token(token);
        client
    });
    assert_eq!(refused(bo.start(id).await), "not_owner");
    cy.start(id).await.expect("it is Cy's table now");
}

#[tokio::test]
async fn a_table_that_everybody_has_left_is_taken_over_by_the_first_who_comes() {
    let house = House::open().await;
    let (ana, bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    ana.leave(&info.id).await.expect("leaving is allowed");
    assert_eq!(refused(ana.start(&info.id).await), "not_owner");
    let page = Http::new().get(format!("{}/t/{}", house.url(), info.id));
    let page = page.send().await.expect("a page").text().await.expect("text");
    assert!(page.contains(&tapis_texts::Language::En.texts().msg_site_abandoned()));
    bo.join(&info.id, None).await.expect("a seat");
    bo.start(&info.id).await.expect("it is Bo's table now");
}

/// A friend who comes late gets the seat of a bot when somebody agrees, and its hand from the next
/// deal on; the record keeps the names of the deal, and holds.
#[tokio::test]
async fn whoever_comes_late_asks_for_the_seat_of_a_bot() {
    let house = House::open().await;
    let (ana, bo, cy) =
        (house.guest("Ana").await, house.guest("Bo").await, house.guest("Cy").await);
    let info = ana.create(&table("bids", &["me", "open", "bot:casual"])).await.expect("a table");
    let id = info.id.as_str();
    ana.start(id).await.expect("it starts");
    assert_eq!(refused(bo.join(id, None).await), "started", "nobody is put anywhere unasked");
    assert_eq!(refused(bo.join(id, Some(0)).await), "seat_taken", "a person keeps the seat");
    assert_eq!(refused(bo.join(id, Some(1)).await), "asked", "somebody has to agree");
    let admit = async |who: &Client| {
        let url = format!("{}/api/tables/{id}/seats/1/admit", house.url());
        let asked = Http::new().post(url).bearer_auth(who.token().expect("a guest has one"));
        asked.send().await.expect("an answer").status()
    };
    assert_eq!(admit(&bo).await, 403, "who asks does not answer");
    assert_eq!(admit(&ana).await, 200);
    assert_eq!(bo.join(id, None).await.expect("the seat is Bo's").seat, 1);
    assert_eq!(refused(cy.join(id, Some(1)).await), "seat_taken");
    let view = bo.view(id).await.expect("a view");
    for seat in 0..3 {
        let hand = view.scene["hands"][seat].as_array().expect("a hand");
        assert!(hand.iter().all(|card| card == "??"), "no hand is seen before the next deal");
    }
    // A bot that stands in for somebody gives way to nobody else.
    ana.leave(id).await.expect("leaving is allowed");
    assert_eq!(refused(cy.join(id, Some(0)).await), "seat_taken");
    play_out(&[&cy], &info).await;
    let record = bo.record(id).await.expect("a record");
    let record = Record::<Bids>::read(&record).expect("it verifies");
    assert_eq!((record.names()[0].as_str(), record.names()[1].as_str()), ("Ana", "Casual 2"));
    assert_eq!(bo.table(id).await.expect("the table").seats[1].name, "Bo");
}

/// The link leads late friends to the seats of bots, and everybody else to the table.
#[tokio::test]
async fn the_link_offers_the_seats_of_bots() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let info = ana.create(&table("bids", &["me", "bot:casual", "bot:club"])).await.expect("it");
    let page = async || {
        let page = Http::new().get(format!("{}/j/{}", house.url(), info.id)).send().await;
        page.expect("a page").text().await.expect("text")
    };
    assert!(page().await.contains("data-phase=\"waiting\""));
    ana.start(&info.id).await.expect("it starts");
    let late = page().await;
    let offered = |seat: u8| late.contains(&format!("id=\"join-{seat}\""));
    assert_eq!([offered(0), offered(1), offered(2)], [false, true, true]);
}

/// Whoever calls the server by an address in the network finds that address in the link.
#[tokio::test]
async fn the_link_names_the_server_as_its_callers_do() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let page = async |host: &str| {
        let page = Http::new().get(format!("{}/t/{}", house.url(), info.id)).header("host", host);
        // It is the host who invites others.
        let page = page.bearer_auth(ana.token().expect("a guest has one"));
        page.send().await.expect("a page").text().await.expect("text")
    };
    let near = page("192.168.1.7:7777").await;
    assert!(near.contains(&format!("http://192.168.1.7:7777/j/{}", info.id)), "{near}");
    assert!(near.contains("class=\"qr\"") && !near.contains("--listen"));
    let here = page("localhost:7777").await;
    assert!(!here.contains("class=\"qr\"") && here.contains("--listen 0.0.0.0:7777"));
}

/// Whoever sits at a table that waits sees that somebody looks on, and that they have gone again.
#[tokio::test]
async fn who_looks_on_is_counted() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    let address = format!("{}/t/{}", house.url(), info.id);
    let token = ana.token().expect("a token").to_owned();
    let seen = async || {
        let page = Http::new().get(&address).bearer_auth(&token).send().await.expect("a page");
        page.text().await.expect("text").contains("id=\"looking-on\"")
    };
    assert!(!seen().await);
    let mut stranger = Http::new().get(format!("{address}/stream")).send().await.expect("a stream");
    stranger.chunk().await.expect("something is sent");
    assert!(seen().await);
    drop(stranger);
    for _ in 0..600 {
        if !seen().await {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("nobody looks on any more");
}
