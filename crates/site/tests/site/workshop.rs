//! The workshop and the score pad: everything follows from an address.

use tapis_all_in::{Deck, DeckFile};
use tapis_site::{Answer, Body};

use crate::house::Memory;
use crate::{Browser, page};

/// Where somebody was sent.
fn sent(answer: Answer) -> String {
    match answer.body {
        Body::Redirect(to) => to,
        other => panic!("not sent anywhere: {other:?}"),
    }
}

fn file(answer: Answer) -> String {
    match answer.body {
        Body::File(file) => file.text,
        other => panic!("no file: {other:?}"),
    }
}

/// The address after each of these is done.
fn done(browser: &mut Browser<'_>, address: &str, steps: &[&str]) -> String {
    steps.iter().fold(address.to_owned(), |at, step| {
        let joint = if at.contains('?') { '&' } else { '?' };
        sent(browser.get(&format!("{at}{joint}do={step}")))
    })
}

#[test]
fn a_deck_is_made_by_touches_and_stands_in_the_address() {
    let memory = Memory::default();
    let mut browser = Browser::new(&memory);
    // Nothing but the built-in deck is a short address.
    let at = done(&mut browser, "/workshop/all-in?at=KC", &["clear", "add:h", "add:T", "add:T"]);
    assert_eq!(at, "/workshop/all-in?at=KC&KC=HT*T");
    let shown = browser.page(&at);
    assert!(shown.contains("54 of 54 cards are complete"), "{at}");
    // The star was the last reason why this card can be played.
    let at = done(&mut browser, &at, &["star:1"]);
    assert_eq!(at, "/workshop/all-in?at=KC&KC=HTT");
    let shown = browser.page(&at);
    assert!(shown.contains("53 of 54 cards are complete"));
    assert!(shown.contains("Still missing: a Take, a Draw or a Reveal with a star"));
    assert!(!shown.contains("id=\"choose\""), "no table can be set up with it");
    let at = done(&mut browser, &at, &["star-last", "up:2", "off:0", "next", "like", "suits:TSMC"]);
    assert_eq!(at, "/workshop/all-in?at=KM&suits=TSMC&KC=T*T&KM=T*T");
    let at = done(&mut browser, &at, &["suit-up:1", "back", "as-built-in"]);
    assert_eq!(at, "/workshop/all-in?at=KC&suits=STMC&KM=T*T");
    assert_eq!(done(&mut browser, &at, &["built-in"]), "/workshop/all-in?at=KC");
    // Nonsense does nothing.
    let nonsense = ["star:9", "add:Q", "off", "up:0", "suits:CCCC", "suit-up:7", "x"];
    assert_eq!(done(&mut browser, &at, &nonsense), at);
    // An empty deck waits for its cards, one after the other.
    let at = done(&mut browser, "/workshop/all-in", &["empty", "add:3", "next"]);
    assert!(at.starts_with("/workshop/all-in?at=AM&AC=3*&AM=-&"), "{at}");
    assert!(browser.page(&at).contains("1 of 54 cards are complete"));
    assert!(at.len() < 500, "54 cards are a short address: {}", at.len());
}

#[test]
fn a_deck_goes_out_as_a_file_and_comes_in_again() {
    let memory = Memory::default();
    let mut browser = Browser::new(&memory);
    let query = "at=AC&name=My%20box&suits=TSMC&AC=HD*&QT=T*T*&RU1=D*D&RU2=ED*";
    let toml = file(browser.get(&format!("/workshop/all-in/toml?{query}")));
    assert!(toml.starts_with("# My box\nsuits = [\"T\", \"S\", \"M\", \"C\"]\n"), "{toml}");
    let read: DeckFile = toml::from_str(&toml).expect("a deck file");
    let deck = Deck::from_file(&read).expect("a valid deck");
    assert_eq!(deck.suits().map(|suit| suit.letter()), ["T", "S", "M", "C"]);
    let pieces =
        form_urlencoded::Serializer::new(String::new()).append_pair("text", &toml).finish();
    let at = sent(browser.post("/workshop/all-in", &pieces));
    assert_eq!(at, "/workshop/all-in?at=AC&suits=TSMC&AC=HD*&QT=T*T*&RU1=D*D&RU2=ED*");
    // JSON is as good, and a deck that cannot be played yet comes in too.
    let at =
        sent(browser.post("/workshop/all-in", "text={\"effects\":{\"Q\":{\"C\":[\"SWAP*\"]}}}"));
    assert_eq!(at, "/workshop/all-in?at=AC&QC=S*");
    let refused = browser.post("/workshop/all-in", "text=[effects]%0AQ%20%3D%207");
    assert_eq!(refused.status, 422);
    assert!(page(refused).contains("role=\"alert\""));
    // The built-in deck is written as the command line writes it.
    assert_eq!(file(browser.get("/workshop/all-in/toml")), Deck::built_in().to_toml());
}

#[test]
fn what_was_made_stands_in_the_form_of_a_new_table() {
    let memory = Memory::default();
    let mut browser = Browser::new(&memory);
    let made = browser.page("/workshop/all-in?at=AC&AC=HD*");
    assert!(made.contains("href=\"/new/all-in?at=AC&amp;AC=HD*\""));
    let form = browser.page("/new/all-in?at=AC&AC=HD*");
    assert!(form.contains("A = { C = [&quot;HYPNOSIS&quot;, &quot;DRAW*&quot;]"), "the deck");
    let form = browser.page("/new/bids?id1=jester&points1=3&steal1=1&goes1=front");
    assert!(form.contains("id = &quot;jester&quot;\npoints = 3\nsteal = true"), "the cards");
    assert!(!browser.page("/new/all-in").contains("HYPNOSIS"), "nothing by itself");
    // A table plays with it.
    let deck = file(browser.get("/workshop/all-in/toml?AC=HD*"));
    let form: String = form_urlencoded::Serializer::new(String::new())
        .append_pair("seats", "2")
        .append_pair("deck", &deck)
        .finish();
    let table = sent(browser.post("/new/all-in", &form));
    assert!(table.starts_with("/t/"), "{table}");
}

#[test]
fn blank_cards_are_made_by_choices() {
    let memory = Memory::default();
    let mut browser = Browser::new(&memory);
    let at = done(&mut browser, "/workshop/bids", &["add"]);
    assert_eq!(at, "/workshop/bids?id1=card-1&called1=&points1=3&goes1=front");
    // The way it is written follows the name, until somebody writes it.
    let named =
        sent(browser.get("/workshop/bids?id1=card-1&called1=The%20Jester&was1=&goes1=front&do=x"));
    assert_eq!(named, "/workshop/bids?id1=the-jester&called1=The%20Jester&goes1=front");
    let written = "/workshop/bids?id1=joker&called1=Jester&was1=The%20Jester&goes1=front&do=x";
    assert!(sent(browser.get(written)).contains("id1=joker"));
    let shown =
        browser.page("/workshop/bids?id1=jester&called1=Jester&points1=3&steal1=1&goes1=front");
    assert!(shown.contains("It is worth 3 points."));
    assert!(shown.contains("id=\"choose\""));
    // The same check as on the command line, at the card.
    let wrong = browser.page("/workshop/bids?id1=jester&points1=3&goes1=aside");
    assert!(wrong.contains("class=\"problem\"") && !wrong.contains("id=\"choose\""), "{wrong}");
    let toml = file(browser.get("/workshop/bids/toml?id1=storm&shuffle1=1&goes1=at-once"));
    assert_eq!(
        toml,
        "[[blanks]]\nid = \"storm\"\nshuffle = true\nto = \"aside\"\nuses_trick = false\n\n"
    );
    let pieces =
        form_urlencoded::Serializer::new(String::new()).append_pair("text", &toml).finish();
    let at = sent(browser.post("/workshop/bids", &pieces));
    assert_eq!(at, "/workshop/bids?id1=storm&called1=&shuffle1=1&goes1=at-once");
    assert_eq!(done(&mut browser, &at, &["off:0"]), "/workshop/bids?");
}

#[test]
fn a_score_pad_knows_the_box_and_counts_while_one_types() {
    let memory = Memory::default();
    let mut browser = Browser::new(&memory);
    let new = "do=new&name0=Ana&name1=Bo&dealer=1&suits=TSMC";
    let pad = sent(browser.post("/score/all-in", new));
    assert!(browser.page(&pad).contains("Ana starts."), "the dealer's left neighbour");
    // Both are pairs of kings: on this box Trees are the best suit.
    let typed = "rank0=pair&cards0=KC&rank1=pair&cards1=KT&predict0=1&predict1=1&runes0=0&runes1=1";
    let live = browser.page(&format!("{pad}&{typed}"));
    assert!(live.contains("id=\"live-sums\""), "sums while one types");
    let entered = sent(browser.get(&format!("{pad}&{typed}&do=enter")));
    let shown = browser.page(&entered);
    assert!(shown.contains("Ana starts the next round"), "1 rune against 3: {shown}");
    // The round is corrected, with what was entered in its fields.
    let again = browser.page(&format!("{entered}&round=1"));
    assert!(again.contains("Correcting round 1") && again.contains("value=\"KT\""));
    let corrected = sent(browser.get(&format!("{entered}&round=1&{typed}&cards1=KM&do=enter")));
    assert!(browser.page(&corrected).contains("Bo starts the next round") || corrected != entered);
    // A card that was entered cannot be tapped again.
    assert!(live.contains("disabled data-add=\"KC\""), "greyed");
    // Own decks are taken, and what is wrong in them is said.
    let own = form_urlencoded::byte_serialize(b"suits = ['S', 'M', 'T', 'C']").collect::<String>();
    let pad = sent(browser.post("/score/all-in", &format!("do=new&name0=A&name1=B&own={own}")));
    assert!(pad.contains("%22suits%22"), "{pad}");
    let wrong = browser.post("/score/all-in", "do=new&name0=A&name1=B&own=suits%20%3D%20[%22C%22]");
    assert!(page(wrong).contains("role=\"alert\""));
    // So are own cards of Bids, and the letters of the reader's language.
    let own = form_urlencoded::byte_serialize(b"[[blanks]]\nid = 'jester'\npoints = 3")
        .collect::<String>();
    let pad =
        sent(browser.post("/score/bids", &format!("do=new&name0=A&name1=B&name2=C&own={own}")));
    let entered = sent(browser.get(&format!("{pad}&cards0=5+jester&cards1=9&do=enter")));
    assert!(entered.contains("jester"), "{entered}");
}

#[test]
fn a_program_may_send_a_deck_or_cards_as_a_text() {
    use serde_json::{Value, json};
    use tapis_play::GameKind;
    let read = |game, options: Value| {
        let Value::Object(options) = options else { panic!("options are a table") };
        tapis_site::read_options(game, options).map(Value::Object)
    };
    let deck = json!({ "deck": { "suits": ["T", "S", "M", "C"] } });
    for text in ["suits = ['T', 'S', 'M', 'C']", "{\"suits\": [\"T\", \"S\", \"M\", \"C\"]}"] {
        assert_eq!(read(GameKind::AllIn, json!({ "deck": text })), Ok(deck.clone()));
    }
    let cards = "[[blanks]]\nid = 'jester'";
    let blanks = json!({ "rounds": 3, "blanks": [{ "id": "jester" }] });
    assert_eq!(read(GameKind::Bids, json!({ "rounds": 3, "blanks": cards })), Ok(blanks.clone()));
    // What is no text stays as it is, and so does what goes by a name.
    for same in [deck, json!({ "deck": "builtin" }), json!({ "side": "B" })] {
        assert_eq!(read(GameKind::AllIn, same.clone()), Ok(same));
    }
    assert_eq!(read(GameKind::Bids, blanks.clone()), Ok(blanks));
    assert!(read(GameKind::AllIn, json!({ "deck": "suits = " })).is_err());
}
