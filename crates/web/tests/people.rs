//! Who somebody is, what strangers cannot do, and what every answer carries.

mod help;

use help::{House, table};
use reqwest::{Client as Http, StatusCode};
use serde_json::{Value, json};
use tapis_client::Client;

async fn post(url: String, token: Option<&str>, body: Value) -> (StatusCode, Value) {
    let mut request = Http::new().post(url).json(&body);
    if let Some(token) = token {
        request = request.bearer_auth(token);
    }
    let answer = request.send().await.expect("an answer");
    let status = answer.status();
    (status, answer.json().await.unwrap_or_default())
}

#[tokio::test]
async fn an_account_keeps_its_history_across_devices() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let token = ana.token().expect("a token").to_owned();
    let accounts = format!("{}/api/accounts", house.url());
    let wish = json!({ "name": "Ana", "password": "seven crows" });
    let (status, made) = post(accounts.clone(), Some(&token), wish.clone()).await;
    assert_eq!(status, 200, "{made}");
    let (status, taken) = post(accounts.clone(), None, wish.clone()).await;
    assert_eq!((status, &taken["error"]), (StatusCode::CONFLICT, &json!("name_taken")));
    let short = json!({ "name": "Bo", "password": "short" });
    assert_eq!(post(accounts, None, short).await.1["error"], "bad_password");
    let login = format!("{}/api/login", house.url());
    let (status, known) = post(login.clone(), None, wish).await;
    assert_eq!((status, &known["person"]), (StatusCode::OK, &made["person"]));
    for (name, password) in [("Ana", "six crows!"), ("Nobody", "seven crows")] {
        let (status, no) =
            post(login.clone(), None, json!({ "name": name, "password": password })).await;
        assert_eq!((status, &no["error"]), (StatusCode::UNAUTHORIZED, &json!("wrong_password")));
    }
    // Ending all sessions ends the old ones.
    let (status, _) = post(
        format!("{}/api/logout", house.url()),
        known["token"].as_str(),
        json!({ "everywhere": true }),
    )
    .await;
    assert_eq!(status, 200);
    let mut old = Client::new(&house.url()).expect("an address");
    old.set_token(Some(token));
    assert!(old.get::<Value>("/api/me").await.is_err());
}

#[tokio::test]
async fn whoever_wishes_is_shown_everything_and_then_forgotten() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let info = ana.create(&table("bids", &["me", "open", "open"])).await.expect("a table");
    ana.chat(&info.id, "nobody must know this").await.expect("said");
    let all: Value = ana.get("/api/me/export").await.expect("an export");
    assert_eq!(all["said"][0]["text"], "nobody must know this");
    assert_eq!(all["tables"][0]["table"], json!(info.id));
    let me = format!("{}/api/me", house.url());
    let token = ana.token().expect("a token");
    let gone = Http::new().delete(&me).bearer_auth(token).send().await.expect("an answer");
    assert_eq!(gone.status(), 200);
    let again = Http::new().get(&me).bearer_auth(token).send().await.expect("an answer");
    assert_eq!(again.status(), 401);
    let bo = house.guest("Bo").await;
    let left = bo.table(&info.id).await.expect("the table");
    assert_eq!(left.seats[0].kind, tapis_client::SeatKind::Open);
    assert!(
        bo.get::<Value>("/api/me/export").await.expect("an export")["said"]
            .as_array()
            .is_some_and(Vec::is_empty)
    );
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    let house = House::open().await;
    let url = format!("{}/api/guests", house.url());
    let body = json!({ "name": "Eve" });
    let own = house.url();
    for (header, value, allowed) in [
        ("origin", "http://evil.example", false),
        ("origin", "null", false),
        ("sec-fetch-site", "cross-site", false),
        ("sec-fetch-site", "same-site", false),
        ("origin", own.as_str(), true),
        ("sec-fetch-site", "same-origin", true),
    ] {
        let request = Http::new().post(&url).header(header, value).json(&body);
        let answer = request.send().await.expect("an answer");
        assert_eq!(answer.status() == 200, allowed, "{header}: {value}");
    }
}

#[tokio::test]
async fn every_answer_carries_what_protects_its_reader() {
    let house = House::open().await;
    for path in ["/health", "/api/tables", "/nowhere", "/api/tables/nothing/view"] {
        let answer = Http::new()
            .get(format!("{}{path}", house.url()))
            .header("accept-language", "nl")
            .send()
            .await
            .expect("an answer");
        let headers = answer.headers();
        let policy = headers["content-security-policy"].to_str().expect("a text");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        for name in ["x-request-id", "x-content-type-options", "cache-control"] {
            assert!(headers.contains_key(name), "{path}: {name}");
        }
        if answer.status() == 404 && path.starts_with("/api") {
            let problem: Value = answer.json().await.expect("a problem");
            assert_eq!(problem["error"], "not_found");
            assert!(problem["message"].as_str().is_some_and(|text| text.starts_with("Hier")));
        }
    }
    let answer = Http::new()
        .post(format!("{}/api/guests", house.url()))
        .json(&json!({ "name": "Ana" }))
        .send()
        .await
        .expect("an answer");
    let cookie = answer.headers()["set-cookie"].to_str().expect("a text").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    // The cookie does what the token does; a changed one does nothing.
    let value = cookie.split(';').next().expect("a value");
    let me = format!("{}/api/me", house.url());
    let get = |cookie: String| Http::new().get(&me).header("cookie", cookie).send();
    assert_eq!(get(value.to_owned()).await.expect("an answer").status(), 200);
    let forged = value.replace(".0.", ".1.");
    assert_eq!(get(forged).await.expect("an answer").status(), 401);
}

#[tokio::test]
async fn too_much_is_refused() {
    let house = House::open_with(|config| config.requests_per_person = 1).await;
    let ana = house.guest("Ana").await;
    let guests = format!("{}/api/guests", house.url());
    let long = json!({ "name": "x".repeat(100) });
    assert_eq!(post(guests.clone(), None, long).await.1["error"], "bad_name");
    let huge = json!({ "name": "x".repeat(100_000) });
    assert_eq!(post(guests, None, huge).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let mut refused = None;
    for _ in 0..200 {
        if let Err(error) = ana.get::<Value>("/api/me").await {
            refused = Some(error);
            break;
        }
    }
    let Some(tapis_client::Error::Refused { status, code, .. }) = refused else {
        panic!("200 requests at once were carried out")
    };
    assert_eq!((status, code.as_str()), (429, "too_many"));
}

#[tokio::test]
async fn figures_are_for_this_machine_only() {
    let house = House::open().await;
    let url = format!("{}/metrics", house.url());
    // A request is counted once it has been answered, so the first answer cannot count itself.
    let own = async || {
        let own = Http::new().get(&url).send().await.expect("an answer");
        assert_eq!(own.status(), 200);
        own.text().await.expect("a text").contains("tapis_requests_total")
    };
    let begin = std::time::Instant::now();
    while !own().await {
        assert!(begin.elapsed().as_secs() < 60, "no request is counted");
    }
    let proxied = Http::new().get(&url).header("x-forwarded-for", "203.0.113.9").send().await;
    assert_eq!(proxied.expect("an answer").status(), 404);
}
