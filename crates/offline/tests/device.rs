//! The table without a server, called as a browser calls it: JSON in, JSON out, and a database that
//! is nothing but a map.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tapis_offline::Module;

/// A browser with its database.
#[derive(Default)]
struct Browser {
    module: Module,
    kept: BTreeMap<String, String>,
    now: i64,
    calls: u32,
    /// Where the site lies.
    site: String,
}

impl Browser {
    fn new() -> Self {
        let browser = Self { site: "https://cards.example".to_owned(), ..Self::default() };
        browser.open();
        browser
    }

    /// The module begins with what is kept.
    fn open(&self) -> Value {
        said(&self.module, &json!({ "do": "open", "kept": self.kept }))
    }

    fn call(&mut self, call: &Value) -> Value {
        let reply = said(&self.module, call);
        for write in reply["writes"].as_array().into_iter().flatten() {
            let key = write["key"].as_str().expect("a key").to_owned();
            match write["value"].as_str() {
                Some(value) => drop(self.kept.insert(key, value.to_owned())),
                None => drop(self.kept.remove(&key)),
            }
        }
        reply
    }

    fn asked(&mut self, method: &str, address: &str, form: &str) -> Value {
        self.now += 1000;
        self.calls += 1;
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let entropy: String =
            (0..128).map(|n| format!("{:02x}", (n * 7 + self.calls) % 256)).collect();
        json!({
            "do": "ask", "method": method, "path": path, "query": query, "form": form,
            "entropy": entropy, "site": self.site, "languages": "en", "now": self.now,
        })
    }

    fn ask(&mut self, method: &str, address: &str, form: &str) -> Value {
        let call = self.asked(method, address, form);
        self.call(&call)
    }

    fn page(&mut self, address: &str) -> String {
        let reply = self.ask("GET", address, "");
        assert_eq!(reply["status"], 200, "{address}");
        reply["body"].as_str().expect("a page").to_owned()
    }

    /// Sends a form, and goes where that leads.
    fn post(&mut self, address: &str, form: &str) -> String {
        let reply = self.ask("POST", address, form);
        assert_eq!(reply["status"], 303, "{address}: {reply}");
        header(&reply, "location")
    }

    /// Bots act until nobody but the player has to.
    fn bots(&mut self, table: &str) {
        loop {
            self.now += 1000;
            let reply = self.call(&json!({ "do": "duty", "table": table, "now": self.now }));
            let Some(duty) = reply.get("duty") else { return };
            assert_eq!(duty["missing"], json!([]), "every net is carried here");
            // A thinker is another instance, which knows nothing but what it is told.
            let thinker = Module::default();
            let parts = if duty["shared"] == true { 2 } else { 1 };
            let found: Vec<Value> = (0..parts)
                .map(|part| {
                    let think = json!({
                        "do": "think", "copy": duty["copy"], "asked": duty["asked"], "seed": 7,
                        "share": { "part": part, "of": parts },
                    });
                    said(&thinker, &think)["found"].clone()
                })
                .collect();
            let agreed = self.call(&json!({ "do": "agree", "found": found }));
            let action = agreed["action"].as_str().expect("a decision");
            let decide = json!({
                "do": "decide", "table": table, "asked": duty["asked"], "action": action,
                "now": self.now,
            });
            let done = self.call(&decide);
            assert_eq!(done.get("error"), None, "{action}");
        }
    }

    /// Plays on, always with the first action that the page offers, until the game is over.
    fn play_to_the_end(&mut self, address: &str) {
        let table = address.rsplit('/').next().expect("a name").to_owned();
        for _ in 0..1000 {
            self.bots(&table);
            let page = self.page(&format!("/t/{table}"));
            if page.contains("data-phase=\"over\"") {
                return;
            }
            let action =
                page.split(" data-action=\"").nth(1).and_then(|rest| rest.split('"').next());
            let action = action.expect("something to do").replace(' ', "+");
            self.post(&format!("/t/{table}/act"), &format!("action={action}"));
        }
        panic!("the game does not end");
    }
}

fn said(module: &Module, call: &Value) -> Value {
    serde_json::from_slice(&module.call(call.to_string().as_bytes())).expect("JSON")
}

fn header(reply: &Value, name: &str) -> String {
    let headers = reply["headers"].as_array().expect("headers");
    let one = headers.iter().find(|header| header[0] == name).expect("that header");
    one[1].as_str().expect("a text").to_owned()
}

#[test]
fn both_games_are_played_to_the_end_and_verify() {
    for game in ["bids", "all-in"] {
        let mut browser = Browser::new();
        let table = browser.post(&format!("/play/{game}"), "");
        browser.play_to_the_end(&table);
        let record = browser.ask("GET", &format!("{table}/record"), "");
        assert!(record["body"].as_str().expect("a record").starts_with("tapis record"));
        let verified = browser.page(&format!("{table}/verify"));
        assert!(!verified.contains("role=\"alert\""), "{verified}");
        browser.page(&format!("/r/{}", table.rsplit('/').next().expect("a name")));
        let again = browser.post(&format!("{table}/rematch"), "");
        assert_ne!(again, table);
        assert!(browser.page(&again).contains("data-phase=\"playing\""));
        assert_eq!(browser.post(&format!("{table}/rematch"), ""), again, "asked twice, made once");
    }
}

#[test]
fn a_device_that_was_switched_off_goes_on_where_it_was() {
    let mut browser = Browser::new();
    let table = browser.post("/play/bids", "");
    browser.bots(table.rsplit('/').next().expect("a name"));
    let before = browser.page(&table);
    assert_eq!(browser.open().get("damaged"), None);
    assert_eq!(browser.page(&table), before);
    assert!(browser.page("/").contains(&format!("href=\"{table}\"")));
    browser.play_to_the_end(&table);
}

#[test]
fn what_could_not_be_kept_has_not_happened() {
    let mut browser = Browser::new();
    let table = browser.post("/play/bids", "");
    browser.bots(table.rsplit('/').next().expect("a name"));
    let before = browser.page(&table);
    let action = before.split(" data-action=\"").nth(1).and_then(|rest| rest.split('"').next());
    let form = format!("action={}", action.expect("something to do").replace(' ', "+"));
    // The device has no room: nothing of this call is kept, and the module begins anew.
    let call = browser.asked("POST", &format!("{table}/act"), &form);
    assert!(said(&browser.module, &call)["writes"].as_array().is_some_and(|all| !all.is_empty()));
    browser.open();
    let light = json!({ "site": browser.site, "languages": "nl", "now": browser.now });
    let mut failed = json!({ "do": "failed", "full": true, "script": true, "path": table });
    failed.as_object_mut().expect("a call").extend(light.as_object().expect("light").clone());
    let told = browser.call(&failed);
    assert_eq!(told["status"], 507);
    assert!(told["body"].as_str().expect("a reason").contains("geen ruimte"), "{told}");
    assert_eq!(browser.page(&table), before, "the table is as it was");
    browser.post(&format!("{table}/act"), &form);
}

#[test]
fn streams_bring_what_the_page_would_show() {
    let mut browser = Browser::new();
    let table = browser.post("/play/bids", "");
    let id = table.rsplit('/').next().expect("a name").to_owned();
    let now = browser.now;
    let light = json!({
        "do": "listen", "stream": 1, "table": id, "site": browser.site, "languages": "en", "now": now,
    });
    let first = browser.call(&light);
    let mut page = tapis_site::delta::Page::default();
    let frames = |reply: &Value| -> Vec<String> {
        let frames = reply["frames"].as_array().into_iter().flatten();
        frames.map(|frame| frame.as_str().expect("a text").to_owned()).collect()
    };
    let mut shown = frames(&first).iter().filter_map(|frame| page.read(frame)).next_back();
    browser.bots(&id);
    let next = browser.call(&json!({ "do": "next", "stream": 1, "now": now }));
    for frame in frames(&next) {
        shown = page.read(&frame);
    }
    let shown = shown.expect("a page");
    assert!(shown.contains(" data-action=\""), "it is the player's turn: {shown}");
    assert_eq!(browser.call(&json!({ "do": "leave", "stream": 1 })).get("error"), None);
    let gone = browser.call(&json!({ "do": "next", "stream": 1, "now": now }));
    assert_eq!(gone["error"], "not_found");
}

#[test]
fn everything_goes_along_to_another_device_in_one_file() {
    let mut browser = Browser::new();
    browser.post("/name", "name=Ana");
    let table = browser.post("/play/all-in", "");
    browser.bots(table.rsplit('/').next().expect("a name"));
    let export = browser.ask("GET", "/me/export", "")["body"].as_str().expect("a file").to_owned();
    let file: String = form_urlencoded_value(&export);
    let mut other = Browser::new();
    assert_eq!(other.post("/me/import", &format!("file={file}")), "/me");
    assert_eq!(other.page(&table), browser.page(&table));
    assert!(other.page("/me").contains("Ana"));
    other.open();
    assert_eq!(other.page(&table), browser.page(&table), "it was kept");
    let wrong = other.ask("POST", "/me/import", "file=%7B%7D");
    assert_eq!(wrong["status"], 422);
}

fn form_urlencoded_value(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[test]
fn a_site_in_a_folder_names_nothing_outside_of_it() {
    let mut browser = Browser::new();
    browser.site = "https://host.example/cards".to_owned();
    browser.open();
    for address in ["/", "/rules/bids", "/learn/all-in", "/new/bids", "/score/all-in", "/me"] {
        let page = browser.page(address);
        for part in page.split("=\"/").skip(1) {
            assert!(part.starts_with("cards/"), "{address}: /{}", &part[..part.len().min(40)]);
        }
    }
    assert!(browser.post("/play/bids", "").starts_with("/cards/t/"));
}

#[test]
fn what_needs_others_is_refused_in_the_readers_language() {
    let mut browser = Browser::new();
    browser.post("/name", "name=Ana");
    browser.post("/settings", "language=es&theme=auto&back=%2F");
    let refused = browser.ask("POST", "/tokens", "label=bot");
    assert_eq!(refused["status"], 501);
    assert!(refused["body"].as_str().expect("a page").contains("servidor"));
    assert_eq!(browser.open().get("damaged"), None);
    assert!(browser.page("/").contains("lang=\"es\""), "the language is kept");
}

#[test]
fn whoever_is_forgotten_leaves_nothing_behind() {
    let mut browser = Browser::new();
    browser.post("/play/bids", "");
    assert!(browser.kept.len() > 2);
    browser.post("/me/delete", "sure=1");
    assert_eq!(browser.kept, BTreeMap::new());
}

#[test]
fn what_is_damaged_is_named_and_the_rest_is_there() {
    let mut browser = Browser::new();
    let (bad, good) = (browser.post("/play/bids", ""), browser.post("/play/all-in", ""));
    let key = format!("table/{}", bad.rsplit('/').next().expect("a name"));
    browser.kept.insert(key.clone(), "{}".to_owned());
    let damaged = browser.open()["damaged"].clone();
    assert!(damaged[0].as_str().is_some_and(|what| what.contains(&key)), "{damaged}");
    assert_eq!(browser.ask("GET", &bad, "")["status"], 404);
    browser.page(&good);
}

#[test]
fn nonsense_is_answered_and_breaks_nothing() {
    let module = Module::default();
    for call in ["", "{", "[]", "{\"do\":\"dance\"}", "{\"do\":\"next\",\"stream\":1,\"now\":0}"] {
        let reply: Value = serde_json::from_slice(&module.call(call.as_bytes())).expect("JSON");
        assert!(reply["error"].is_string(), "{call}: {reply}");
    }
}
