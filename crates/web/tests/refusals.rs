//! Whoever is refused something reads why in their own language.

mod help;

use help::{House, table};
use reqwest::header::ACCEPT_LANGUAGE;
use serde_json::{Value, json};
use tapis_client::Client;
use tapis_site::Refused;
use tapis_texts::Language;

/// Words of English that are words of neither Dutch nor Chinese. What stands in backticks, and
/// names of fields, are words of the program and the same everywhere.
const ENGLISH: &str = "the a an at be cannot expected found for has have invalid line column missing \
    must no not of one or please read text than there these this to twice unknown which while with \
    failed header players cards field type value many few most";

/// What reads as English in a sentence that is not.
fn english(language: Language, message: &str) -> Vec<String> {
    // Every second piece between backticks or quotation marks is quoted.
    let plain: Vec<_> = message.split(['`', '"']).step_by(2).collect();
    let words = plain.join(" ");
    let words = words.split(|letter: char| !letter.is_ascii_alphabetic()).map(str::to_lowercase);
    let dutch = ["of", "have", "type", "twee", "over", "header", "a"];
    let same = |word: &str| language == Language::Nl && dutch.contains(&word);
    let english: Vec<_> = ENGLISH.split_whitespace().collect();
    words.filter(|word| english.contains(&word.as_str()) && !same(word)).collect()
}

/// A refusal, in English and in two other languages.
struct Ask<'a> {
    house: &'a House,
    who: &'a Client,
    /// What was wrong.
    wrong: std::cell::RefCell<Vec<String>>,
}

impl<'a> Ask<'a> {
    fn of(house: &'a House, who: &'a Client) -> Self {
        Self { house, who, wrong: Default::default() }
    }

    /// Whether everything was as it has to be.
    fn check(self) {
        let wrong = self.wrong.into_inner();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    async fn post(&self, path: &str, body: &str) {
        self.send(reqwest::Method::POST, path, body, "application/json").await;
    }

    async fn send(&self, method: reqwest::Method, path: &str, body: &str, content: &str) {
        let mut sentences = Vec::new();
        for language in [Language::En, Language::Nl, Language::ZhHant] {
            let request = reqwest::Client::new()
                .request(method.clone(), format!("{}{path}", self.house.url()))
                .bearer_auth(self.who.token().expect("a guest has one"))
                .header(ACCEPT_LANGUAGE, language.tag())
                .header("accept", "application/json")
                .header("content-type", content);
            let answer = request.body(body.to_owned()).send().await.expect("an answer");
            let status = answer.status();
            let text = answer.text().await.expect("a text");
            if !status.is_client_error() {
                self.note(format!("{method} {path} {body}: {status} {text}"));
                return;
            }
            let message = match serde_json::from_str::<Value>(&text) {
                Ok(problem) => problem["message"].as_str().expect("a sentence").to_owned(),
                // The set-up page comes again and says what is wrong.
                Err(_) => {
                    let (_, said) = text.split_once("role=\"alert\">").expect("a sentence");
                    said.split_once('<').expect("an end").0.to_owned()
                }
            };
            if language != Language::En {
                let found = english(language, &message);
                if !found.is_empty() {
                    self.note(format!("{path} {body}: {message} has {found:?}"));
                }
            }
            sentences.push(message);
        }
        let [en, nl, zh] = &sentences[..] else { unreachable!("three languages") };
        if en == nl || en == zh || nl == zh {
            self.note(format!("{path} {body}: {sentences:?}"));
        }
    }

    fn note(&self, wrong: String) {
        self.wrong.borrow_mut().push(wrong);
    }
}

#[test]
fn english_is_found_where_it_is() {
    let texts = Language::Nl.texts();
    let mixed = texts.msg_api_unplayable("the Thief is for 3 and 4 players");
    assert_eq!(english(Language::Nl, &mixed), ["the", "for", "players"]);
    let mixed = Language::ZhHant.texts().msg_api_bad_request("missing field `not`");
    assert_eq!(english(Language::ZhHant, &mixed), ["missing", "field"]);
}

/// Tables that cannot be, as the set-up page and programs may wish for them.
#[tokio::test]
async fn tables_that_cannot_be_are_refused_in_the_readers_language() {
    let house = House::open().await;
    let who = house.guest("Ana").await;
    let ask = Ask::of(&house, &who);
    let bids = ["me", "open", "open"];
    let blank = |more: Value| {
        let mut blank = json!({ "id": "moon", "points": 3 });
        blank.as_object_mut().expect("a table").extend(more.as_object().expect("a table").clone());
        json!({ "blanks": [blank] })
    };
    let wishes = [
        ("chess", 3, json!({})),
        ("bids", 2, json!({})),
        ("bids", 9, json!({})),
        ("all-in", 1, json!({})),
        ("all-in", 6, json!({})),
        ("bids", 3, json!({ "rounds": 99 })),
        ("bids", 3, json!({ "rounds": 999 })),
        ("bids", 3, json!({ "rounds": -1 })),
        ("bids", 3, json!({ "rounds": 1.5 })),
        ("bids", 3, json!({ "rounds": "many" })),
        ("bids", 3, json!({ "rounds": null })),
        ("bids", 3, json!({ "rounds": [3] })),
        ("bids", 3, json!({ "color_bids": "yes" })),
        ("bids", 3, json!({ "colour": true })),
        ("bids", 3, json!({ "ally": true })),
        ("bids", 6, json!({ "ally": false })),
        ("bids", 6, json!({ "ally": 1 })),
        ("bids", 5, json!({ "specials": ["thief"] })),
        ("bids", 3, json!({ "specials": ["thief", "thief"] })),
        ("bids", 3, json!({ "specials": ["dragon"] })),
        ("bids", 3, json!({ "specials": "thief" })),
        ("bids", 3, json!({ "lucky_loser": "never" })),
        ("bids", 3, json!({ "lucky_loser": 3 })),
        ("bids", 3, json!({ "blanks": [{}] })),
        ("bids", 3, json!({ "blanks": "one" })),
        ("bids", 3, json!({ "blanks": ["one"] })),
        ("bids", 3, json!({ "blanks": [{ "id": "a1" }, { "id": "b1" }, { "id": "c1" }] })),
        ("bids", 3, json!({ "blanks": [{ "id": "a1" }, { "id": "a1" }] })),
        ("bids", 3, blank(json!({ "id": "X" }))),
        ("bids", 3, blank(json!({ "id": "thief" }))),
        ("bids", 3, blank(json!({ "points": 1000 }))),
        ("bids", 3, blank(json!({ "wings": 2 }))),
        ("all-in", 3, json!({ "side": "C" })),
        ("all-in", 3, json!({ "side": true })),
        ("all-in", 3, json!({ "tie_break": "dice" })),
        ("all-in", 3, json!({ "discard_variant": "burn" })),
        ("all-in", 3, json!({ "deck": [] })),
        ("all-in", 3, json!({ "deck": { "suits": ["C"] } })),
        ("all-in", 3, json!({ "deck": { "effects": { "RUNE": { "C": "TAKE" } } } })),
        ("all-in", 3, json!({ "deck": { "effects": { "K": { "Q": ["TAKE*"] } } } })),
        ("all-in", 3, json!({ "deck": { "effects": { "Z": { "C": ["TAKE*"] } } } })),
        ("all-in", 3, json!({ "deck": { "effects": { "K": { "C": ["FLY*"] } } } })),
        ("all-in", 3, json!({ "deck": { "effects": { "K": { "C": ["EYE"] } } } })),
        ("all-in", 3, json!({ "deck": { "effects": { "K": { "C": ["SWAP*", "DRAW"] } } } })),
        ("all-in", 3, json!({ "deck": { "effects": { "K": { "C": 7 } } } })),
        ("all-in", 3, json!({ "deck": { "effects": { "K": 7 } } })),
    ];
    for (game, seats, options) in wishes {
        let mut places = bids.to_vec();
        places.resize(seats, "open");
        let wish = json!({ "game": game, "seats": places, "options": options });
        ask.post("/api/tables", &wish.to_string()).await;
    }
    for seats in [json!(["king"]), json!(["me", "me", "open"]), json!(["bot:hal", "me", "open"])] {
        ask.post("/api/tables", &json!({ "game": "bids", "seats": seats }).to_string()).await;
    }
    // The set-up page: people bring cards of their own.
    for own in ["blanks=%7B", "blanks=x", "blanks=x+%3D", "blanks=x+%3D+1%0Ay", "rounds=99"] {
        let form = "application/x-www-form-urlencoded";
        let fields = format!("game=bids&seats=3&seat-0=me&seat-1=open&seat-2=open&{own}");
        ask.send(reqwest::Method::POST, "/new/bids", &fields, form).await;
    }
    ask.check();
}

/// Requests that are none, from broken text to unknown fields.
#[tokio::test]
async fn requests_that_are_none_are_refused_in_the_readers_language() {
    let house = House::open().await;
    let who = house.guest("Ana").await;
    let ask = Ask::of(&house, &who);
    let id = who.create(&table("bids", &["me", "open", "open"])).await.expect("a table").id;
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    for body in
        ["{", "", "[]", "3", "{\"game\": 3}", "{\"game\": \"bids\", \"x\": 1}", "x", "{} {}"]
    {
        ask.post("/api/tables", body).await;
    }
    for body in ["{\"seat\": 1000}", "{\"seat\": \"a\"}", "{\"salt\": null}"] {
        ask.post(&at("join"), body).await;
    }
    for (what, body) in [
        ("seats/1", "{\"kind\": \"me\"}"),
        ("seats/1", "{\"kind\": \"king\"}"),
        ("seats/1", "{\"kind\": \"bot:hal\"}"),
        ("seats/9", "{\"kind\": \"open\"}"),
        ("seats/x", "{\"kind\": \"open\"}"),
        ("act", "{\"action\": \"bid R1\"}"),
        ("act", "{\"action\": \"bid R1\", \"version\": \"x\"}"),
        ("act", "{\"version\": 1}"),
        ("undo", "{}"),
        ("chat", "{\"text\": \"\"}"),
        ("rematch", ""),
        ("start", "{\"fill\": \"hal\"}"),
    ] {
        ask.post(&at(what), body).await;
    }
    for path in ["/api/tables?state=none", "/api/tables?state=open&state=mine", "/api/nothing"] {
        ask.send(reqwest::Method::GET, path, "", "text/plain").await;
    }
    ask.send(reqwest::Method::GET, &at("record"), "", "text/plain").await;
    ask.send(reqwest::Method::GET, &at("socket"), "", "text/plain").await;
    ask.send(reqwest::Method::DELETE, &at("act"), "", "text/plain").await;
    ask.send(reqwest::Method::POST, "/name", "%", "text/plain").await;
    for _ in 0..20 {
        let _: Value = who.post("/api/tokens", &json!({ "label": "a" })).await.expect("a token");
    }
    ask.post("/api/tokens", "{\"label\": \"one more\"}").await;
    for (path, body) in [
        ("/api/guests", json!({ "name": "" })),
        ("/api/accounts", json!({ "name": "Ana", "password": "short" })),
        ("/api/login", json!({ "name": "Ana", "password": "a wrong one" })),
    ] {
        ask.post(path, &body.to_string()).await;
    }
    ask.check();
}

/// What has no reason of its own has a sentence of its own.
#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let all = [
        Refused::NotFound,
        Refused::WhoAreYou,
        Refused::NotSeated,
        Refused::NotOwner,
        Refused::NotYourTurn,
        Refused::Unreadable,
        Refused::Illegal,
        Refused::Stale,
        Refused::Over,
        Refused::NotOver,
        Refused::NotStarted,
        Refused::Started,
        Refused::SeatTaken,
        Refused::NoSuchSeat,
        Refused::NoSuchBot,
        Refused::CannotUndo,
        Refused::BadName,
        Refused::BadText,
        Refused::BadPassword,
        Refused::WrongPassword,
        Refused::NameTaken,
        Refused::Foreign,
        Refused::TooMany,
        Refused::TooLarge,
        Refused::BadMethod,
        Refused::Unavailable,
    ];
    for refused in all {
        for language in [Language::Nl, Language::ZhHant] {
            let message = refused.message(language);
            assert_ne!(message, refused.message(Language::En));
            assert!(english(language, &message).is_empty(), "{message}");
        }
    }
}
